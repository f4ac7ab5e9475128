//! The language of messages: what `--lang` says, else what the environment says, else English.

use jadoube_texts::{Locale, UnknownLocale};

/// For clap: a locale by its tag.
pub(crate) fn read_locale(tag: &str) -> Result<Locale, UnknownLocale> {
    tag.parse()
}

/// The locale that was asked for, else that of the environment.
pub(crate) fn or_environment(asked: Option<Locale>) -> Locale {
    asked.unwrap_or_else(|| from_environment(|name| std::env::var(name).ok()))
}

/// As POSIX has it, the first of these variables that is set and not empty says what messages are wanted.
fn from_environment(value: impl Fn(&str) -> Option<String>) -> Locale {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(value);
    set.into_iter().find(|value| !value.is_empty()).and_then(|value| Locale::from_lang(&value)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_counts() {
        let with = |set: &'static [(&str, &str)]| {
            from_environment(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(with(&[]), Locale::En);
        assert_eq!(with(&[("LANG", "hu_HU.UTF-8")]), Locale::Hu);
        assert_eq!(with(&[("LC_ALL", "el_GR.UTF-8"), ("LANG", "hu_HU.UTF-8")]), Locale::El);
        assert_eq!(with(&[("LC_ALL", ""), ("LC_MESSAGES", "C"), ("LANG", "hu_HU.UTF-8")]), Locale::En);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Locale::En);
    }
}
