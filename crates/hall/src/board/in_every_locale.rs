use std::collections::BTreeMap;

use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

/// A text that was rendered in every locale before its reader is known, by the tags of the locales.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct InEveryLocale(BTreeMap<String, String>);

impl InEveryLocale {
    /// Renders the text in each locale.
    pub fn of(write: impl Fn(Locale) -> String) -> InEveryLocale {
        InEveryLocale(Locale::all().map(|locale| (locale.tag().to_owned(), write(locale))).collect())
    }

    /// The text for a reader. Another version of the hall may have rendered it in other locales; then it is English.
    pub fn text(&self, locale: Locale) -> String {
        let written = self.0.get(locale.tag()).cloned();
        let made = || self.0.get(locale.base().tag()).map(|text| locale.adapt(text).into_owned());
        written.or_else(made).or_else(|| self.0.get(Locale::EN.tag()).cloned()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reader_gets_their_own_language_or_english() {
        let said = InEveryLocale::of(|locale| format!("in {locale}"));
        for locale in Locale::all() {
            assert_eq!(said.text(locale), format!("in {locale}"));
        }
        assert!(said.text(Locale::PSEUDO).starts_with("⟦íñ éñ"), "{}", said.text(Locale::PSEUDO));
        let older: InEveryLocale = serde_json::from_str(r#"{"en":"in en"}"#).unwrap();
        assert_eq!(older.text(Locale::HU), "in en");
    }
}
