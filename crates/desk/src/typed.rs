//! A slash command as typed: its names, and its options as text.

use std::collections::BTreeMap;

use present::Setting;

/// A command as typed. Names are in English, whatever language the client shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    pub command: String,
    pub sub: Option<String>,
    options: BTreeMap<String, String>,
    /// The option being typed.
    pub focused: Option<String>,
}

/// A single option, as chosen in a panel; or none.
impl From<Option<Setting>> for Typed {
    fn from(chosen: Option<Setting>) -> Typed {
        chosen.map_or_else(Typed::default, |chosen| Typed::with(&chosen.name, &chosen.value))
    }
}

impl Typed {
    /// A single option, as chosen in a panel.
    pub fn with(option: &str, value: &str) -> Typed {
        let options = BTreeMap::from([(option.to_owned(), value.to_owned())]);
        Typed { options, ..Typed::default() }
    }

    /// Adds another option.
    pub fn and(mut self, option: &str, value: &str) -> Typed {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    pub fn add(&mut self, option: &str, value: String) {
        self.options.insert(option.to_owned(), value);
    }

    pub fn get(&self, name: &str) -> Option<&str> {
        self.options.get(name).map(String::as_str)
    }

    /// What is being typed.
    pub fn text(&self) -> &str {
        self.focused.as_deref().and_then(|option| self.get(option)).unwrap_or_default()
    }

    pub fn flag(&self, name: &str) -> Option<bool> {
        self.get(name).map(|value| value == "true")
    }

    /// Every option with its text.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The whole command without its options: what may be logged.
    pub fn name(&self) -> String {
        let sub = self.sub.as_ref().map(|sub| format!(" {sub}")).unwrap_or_default();
        format!("{}{sub}", self.command)
    }
}
