//! `/settings`: a person's reading preferences, and requests to be forgotten.

use super::caller::{ALOUD, Caller};
use super::desk::{Desk, DeskResult};
use super::typed::Typed;
use present::words;
use present::{CONFIRM, PrivatePanel, Request, Setting};
use table::{LANGUAGE, OFF, ON, Owner, PAGE, PICTURES, Refusal, Right, STATISTICS, THREAD};

/// Personal settings: the option of the command, and the name of the setting.
const OWN: [(&str, &str); 5] = [
    ("language", LANGUAGE),
    ("screen-reader", ALOUD),
    ("confirm", CONFIRM),
    ("pictures", PICTURES),
    ("statistics", STATISTICS),
];

impl Desk {
    pub async fn settings(&self, caller: &Caller, typed: &Typed) -> DeskResult {
        if typed.flag("forget-me") == Some(true) {
            let reader = caller.reader(&self.tables).await?;
            return Ok(PrivatePanel::ask(&reader, &words::ASK_FORGET.say(), Request::Forget, &words::FORGET_ME).into());
        }
        if typed.flag("sign-out") == Some(true) {
            let reader = caller.reader(&self.tables).await?;
            self.tables.sign_out_everywhere(caller.person()).await?;
            return Ok(PrivatePanel::word(&reader, &words::SIGNED_OUT.say()).into());
        }
        if let Some(language) = typed.get("server-language") {
            let server = caller.server.ok_or(Refusal::NotAllowed(Right::Manage))?;
            self.set(caller, Owner::Server(server), LANGUAGE, language).await?;
        }
        for (option, name) in [("server-threads", THREAD), ("server-pages", PAGE)] {
            if let Some(on) = typed.flag(option) {
                let server = caller.server.ok_or(Refusal::NotAllowed(Right::Manage))?;
                self.set(caller, Owner::Server(server), name, if on { ON } else { OFF }).await?;
            }
        }
        let own = Owner::Person(caller.person());
        for (option, name) in OWN {
            if let Some(value) = typed.get(option) {
                self.set(caller, own, name, value).await?;
            }
        }
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::settings(&reader).into())
    }

    /// A choice in the settings panel.
    pub async fn choose_setting(&self, caller: &Caller, chosen: Option<Setting>) -> DeskResult {
        let known = |chosen: Setting| Some((OWN.iter().find(|(name, _)| *name == chosen.name)?.1, chosen.value));
        if let Some((name, value)) = chosen.and_then(known) {
            self.set(caller, Owner::Person(caller.person()), name, &value).await?;
        }
        let reader = caller.reader(&self.tables).await?;
        Ok(PrivatePanel::settings(&reader).into())
    }

    /// One command may contain several settings, so each is its own request.
    pub async fn set(&self, caller: &Caller, owner: Owner, name: &str, value: &str) -> Result<(), Refusal> {
        self.tables.set(&caller.part(&format!("{owner}:{name}")), owner, name, Some(value)).await.map(|_| ())
    }
}
