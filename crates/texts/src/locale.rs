use std::fmt;
use std::str::FromStr;

use jadoube_board::{File, Square};

use crate::{Argument, Message};

/// A language with its script, in which Jadoube can speak.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Hungarian.
    Hu,
    /// Swedish.
    Sv,
    /// Greek.
    El,
    /// Serbian in Latin script.
    SrLatn,
    /// Serbian in Cyrillic script.
    SrCyrl,
}

/// The text names no locale that Jadoube has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLocale(pub String);

impl From<&UnknownLocale> for Message {
    fn from(unknown: &UnknownLocale) -> Message {
        let known = Locale::ALL.map(|locale| locale.tag().to_owned());
        Message::new("locale-unknown").with("found", unknown.0.as_str()).with("known", Argument::All(known.into()))
    }
}

/// In English; for other languages there is [`Message`].
impl fmt::Display for UnknownLocale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl std::error::Error for UnknownLocale {}

impl Locale {
    /// All of them, English first.
    pub const ALL: [Locale; 6] = [Locale::En, Locale::Hu, Locale::Sv, Locale::El, Locale::SrLatn, Locale::SrCyrl];

    /// The BCP 47 tag, which is also the name of the folder with the texts.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Hu => "hu",
            Locale::Sv => "sv",
            Locale::El => "el",
            Locale::SrLatn => "sr-Latn",
            Locale::SrCyrl => "sr-Cyrl",
        }
    }

    /// The locale that a value of the environment variable `LANG` asks for, such as `hu_HU.UTF-8`; `None` for `C` and
    /// for languages that Jadoube does not have. Systems mean Cyrillic by `sr_RS` and say `sr_RS@latin` otherwise.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert_eq!(Locale::from_lang("sv_SE.UTF-8"), Some(Locale::Sv));
    /// assert_eq!(Locale::from_lang("sr_RS.UTF-8@latin"), Some(Locale::SrLatn));
    /// assert_eq!(Locale::from_lang("C.UTF-8"), None);
    /// ```
    pub fn from_lang(value: &str) -> Option<Locale> {
        let (name, modifier) = value.split_once('@').unwrap_or((value, ""));
        let name = name.split('.').next().unwrap_or(name);
        let locale = name.parse().ok()?;
        let of_serbia = locale == Locale::SrLatn && name.len() == "sr_RS".len() && name.contains('_');
        match modifier.to_ascii_lowercase().as_str() {
            "latin" | "latn" => Some(locale),
            "cyrillic" | "cyrl" if locale == Locale::SrLatn => Some(Locale::SrCyrl),
            _ if of_serbia => Some(Locale::SrCyrl),
            _ => Some(locale),
        }
    }

    /// A square as it is written in running text.
    pub fn square(self, square: Square) -> String {
        format!("{}{}", self.file(square.file()), square.rank().to_char())
    }

    /// The letter of a file as it is written in running text: Greek and Serbian Cyrillic have their own.
    pub const fn file(self, file: File) -> char {
        const GREEK: [char; 8] = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ'];
        const CYRILLIC: [char; 8] = ['а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х'];
        match self {
            Locale::El => GREEK[file.index()],
            Locale::SrCyrl => CYRILLIC[file.index()],
            _ => file.to_char(),
        }
    }
}

/// The tag.
impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// Reads a tag in any case, with `-` or `_`, with or without a region: `en-GB` is English. `sr` alone means Latin script.
impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(tag: &str) -> Result<Locale, UnknownLocale> {
        let lower = tag.to_ascii_lowercase();
        let mut parts = lower.split(['-', '_']);
        let language = parts.next().unwrap_or_default();
        match language {
            "en" => Ok(Locale::En),
            "hu" => Ok(Locale::Hu),
            "sv" => Ok(Locale::Sv),
            "el" => Ok(Locale::El),
            "sr" if parts.any(|part| part == "cyrl") => Ok(Locale::SrCyrl),
            "sr" => Ok(Locale::SrLatn),
            _ => Err(UnknownLocale(tag.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_back() {
        for locale in Locale::ALL {
            assert_eq!(locale.tag().parse(), Ok(locale));
        }
        assert_eq!("sr".parse(), Ok(Locale::SrLatn));
        assert_eq!("sr_Cyrl_RS".parse(), Ok(Locale::SrCyrl));
        assert_eq!("EN-gb".parse(), Ok(Locale::En));
        let unknown = "".parse::<Locale>().unwrap_err();
        assert_eq!(unknown.to_string(), "“” is none of the locales en, hu, sv, el, sr-Latn and sr-Cyrl");
    }

    #[test]
    fn lang_is_understood_as_systems_mean_it() {
        let cases = [
            ("sr_RS.UTF-8", Some(Locale::SrCyrl)),
            ("sr_RS@latin", Some(Locale::SrLatn)),
            ("sr", Some(Locale::SrLatn)),
            ("el_GR", Some(Locale::El)),
            ("POSIX", None),
            ("", None),
        ];
        for (value, expected) in cases {
            assert_eq!(Locale::from_lang(value), expected, "{value}");
        }
    }
}
