//! `/settings`: a person's reading preferences, and requests to be forgotten.

use super::handler::{Handler, HandlerResult};
use super::invoker::{ALOUD, CONFIRM, Invoker};
use super::typed::Typed;
use crate::present::{Press, PrivatePanel, Verb, words};
use crate::table::{LANGUAGE, OFF, ON, Owner, PAGE, PICTURES, Refusal, Right, STATISTICS, THREAD};

/// Personal settings: the option of the command, and the name of the setting.
const OWN: [(&str, &str); 5] = [
    ("language", LANGUAGE),
    ("screen-reader", ALOUD),
    ("confirm", CONFIRM),
    ("pictures", PICTURES),
    ("statistics", STATISTICS),
];

impl Handler {
    pub async fn settings(&self, invoker: &Invoker, typed: &Typed) -> HandlerResult {
        if typed.flag("forget-me") == Some(true) {
            let reader = invoker.reader(&self.tables).await?;
            let press = Press::open(Verb::Forget, "", "");
            return Ok(PrivatePanel::ask(&reader, &words::ASK_FORGET.say(), press, &words::FORGET_ME).into());
        }
        if let Some(language) = typed.get("server-language") {
            let server = invoker.server.ok_or(Refusal::NotAllowed(Right::Manage))?;
            self.set(invoker, Owner::Server(server), LANGUAGE, language).await?;
        }
        for (option, name) in [("server-threads", THREAD), ("server-pages", PAGE)] {
            if let Some(on) = typed.flag(option) {
                let server = invoker.server.ok_or(Refusal::NotAllowed(Right::Manage))?;
                self.set(invoker, Owner::Server(server), name, if on { ON } else { OFF }).await?;
            }
        }
        let own = Owner::Person(invoker.person());
        for (option, name) in OWN {
            if let Some(value) = typed.get(option) {
                self.set(invoker, own, name, value).await?;
            }
        }
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::settings(&reader).into())
    }

    /// A choice in the settings panel, as `name=value`.
    pub async fn choose_setting(&self, invoker: &Invoker, choice: &str) -> HandlerResult {
        let chosen = choice.split_once('=');
        let chosen = chosen.and_then(|(option, value)| Some((OWN.iter().find(|(name, _)| *name == option)?.1, value)));
        if let Some((name, value)) = chosen {
            self.set(invoker, Owner::Person(invoker.person()), name, value).await?;
        }
        let reader = invoker.reader(&self.tables).await?;
        Ok(PrivatePanel::settings(&reader).into())
    }

    /// One command may contain several settings, so each is its own request.
    pub async fn set(&self, invoker: &Invoker, owner: Owner, name: &str, value: &str) -> Result<(), Refusal> {
        self.tables.set(&invoker.part(&format!("{owner}:{name}")), owner, name, Some(value)).await.map(|_| ())
    }
}
