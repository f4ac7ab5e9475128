//! The language of a command.

use jadoube_texts::Locale;

/// The requested language, else that of the environment, else English.
pub(crate) fn chosen(asked: Option<Locale>) -> Locale {
    pseudo().or(asked).or_else(|| of_environment(|name| std::env::var(name).ok())).unwrap_or_default()
}

/// The pseudo-locale, if `JADOUBE_PSEUDO_LOCALE` is set. Tests set it to find texts that bypass the messages.
pub(crate) fn pseudo() -> Option<Locale> {
    std::env::var_os("JADOUBE_PSEUDO_LOCALE").filter(|value| !value.is_empty()).map(|_| Locale::PSEUDO)
}

/// The first of the variables for messages that is set decides, as usual on such systems.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Option<Locale> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty())?;
    Locale::from_lang(&set)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let environment = |set: &'static [(&str, &str)]| {
            let value = move |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, v)| (*v).to_owned());
            of_environment(value)
        };
        assert_eq!(environment(&[("LANG", "hu_HU.UTF-8")]), Some(Locale::HU));
        assert_eq!(environment(&[("LANG", "hu_HU.UTF-8"), ("LC_ALL", "sv_SE")]), Some(Locale::SV));
        assert_eq!(environment(&[("LANG", "el_GR"), ("LC_ALL", "")]), Some(Locale::EL));
        assert_eq!(environment(&[("LANG", "el_GR"), ("LC_MESSAGES", "C")]), None);
        assert_eq!(environment(&[]), None);
    }
}
