use std::borrow::Cow;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::OnceLock;

use jadoube_board::{File, Square};

use crate::settings::{BadSetting, Settings};
use crate::{Argument, Message, pseudo, serbian};

/// A language with its script, in which Jadoube can speak: a folder of `locales/`.
///
/// It is a small name for texts that live elsewhere. There is a constant for each folder, such as [`Locale::EN`]. It can
/// be compared, but neither matched nor counted by: what is particular about a language is a line of its `locale.toml`.
#[derive(Copy, Clone)]
pub struct Locale(&'static Definition);

/// What a folder of `locales/` holds.
pub(crate) struct Definition {
    pub(crate) tag: &'static str,
    pub(crate) settings: Settings<'static>,
    /// Names and contents of the Fluent files. A locale that is made from another has none.
    pub(crate) files: &'static [(&'static str, &'static str)],
    /// The same, where the build left them out.
    pub(crate) supplied: OnceLock<Vec<(&'static str, &'static str)>>,
}

// The constants of `Locale`, and `ALL`, English first.
include!(concat!(env!("OUT_DIR"), "/locales.rs"));

static PSEUDO: Definition =
    Definition { tag: pseudo::TAG, settings: pseudo::SETTINGS, files: &[], supplied: OnceLock::new() };

/// The text names no locale that Jadoube has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLocale(pub String);

impl From<&UnknownLocale> for Message {
    fn from(unknown: &UnknownLocale) -> Message {
        let known = Locale::all().map(|locale| locale.tag().to_owned());
        Message::new("locale-unknown").with("found", unknown.0.as_str()).with("known", Argument::All(known.collect()))
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
    /// English with accents, in brackets and longer: it shows what bypasses the messages and what is too narrow for
    /// other languages. It is for tests, is not one of [`Locale::all`], and is never read from a tag.
    ///
    /// ```
    /// use jadoube_texts::{Locale, Message};
    /// assert_eq!(Message::new("speech-check").text(Locale::PSEUDO), "⟦čĥéčķ ~⟧");
    /// ```
    pub const PSEUDO: Locale = Locale(&PSEUDO);

    /// All of them, English first, the others by their tags.
    pub fn all() -> impl ExactSizeIterator<Item = Locale> + DoubleEndedIterator + Clone {
        ALL.iter().copied()
    }

    /// All of them and the pseudo-locale, for tests of everything that is said.
    pub fn all_and_pseudo() -> impl Iterator<Item = Locale> + Clone {
        Locale::all().chain([Locale::PSEUDO])
    }

    /// A locale that is not built in: the name and contents of each file of its folder, `locale.toml` among them. It
    /// stays in memory until the program ends, and is not one of [`Locale::all`].
    ///
    /// ```
    /// use jadoube_texts::{Locale, Message};
    /// let files = [("locale.toml", "name = \"Deutsch\""), ("board.ftl", "breach-no-promotion = nur ein Bauer")];
    /// let german = Locale::load("de", files).unwrap();
    /// assert_eq!(Message::new("breach-no-promotion").text(german), "nur ein Bauer");
    /// ```
    pub fn load<'a>(tag: &str, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Locale, BadSetting> {
        let mut settings = Settings::parse("");
        let mut messages = Vec::new();
        for (name, content) in files {
            match name {
                "locale.toml" => settings = Settings::parse(kept(content)),
                _ => messages.push((kept(name), kept(content))),
            }
        }
        let files = Box::leak(messages.into());
        let definition = Definition { tag: kept(tag), settings: settings?, files, supplied: OnceLock::new() };
        Ok(Locale(Box::leak(Box::new(definition))))
    }

    /// Gives the locale its messages where the build left them out (`JADOUBE_EMBED=core`): the name and contents of each
    /// Fluent file of its folder, as [`Locale::own_files`] lists them in a complete build. False, and nothing changes, if
    /// the locale has messages already or has been asked for one.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert!(Locale::HU.has_messages() && !Locale::HU.supply([("board.ftl", "breach-no-promotion = csak gyalog")]));
    /// ```
    pub fn supply<'a>(self, files: impl IntoIterator<Item = (&'a str, &'a str)>) -> bool {
        let asked = Locale::all().any(|locale| locale.base() == self && crate::catalogue::is_loaded(locale));
        if asked || self.has_messages() {
            return false;
        }
        let files = files.into_iter().map(|(name, content)| (kept(name), kept(content)));
        self.0.supplied.set(files.collect()).is_ok()
    }

    /// Whether its messages are there: built in, supplied, or made from those of another locale that has them.
    pub fn has_messages(self) -> bool {
        !self.base().own_files().is_empty()
    }

    /// The BCP 47 tag, which is also the name of the folder with the texts.
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// What the language is called in itself.
    pub const fn name(self) -> &'static str {
        self.0.settings.name
    }

    /// The code of the language of notation in which its readers write moves.
    pub const fn notation(self) -> &'static str {
        match self.0.settings.notation {
            Some(code) => code,
            None => self.0.tag,
        }
    }

    /// The locale whose texts these are, in another script or for tests; itself where they are its own.
    pub fn base(self) -> Locale {
        if self == Locale::PSEUDO {
            return Locale::EN;
        }
        self.0.settings.transliterated_from.and_then(find).unwrap_or(self)
    }

    /// A text of [`Locale::base`] as this locale has it.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert_eq!(Locale::SR_CYRL.adapt("pešak"), "пешак");
    /// assert_eq!(Locale::HU.adapt("gyalog"), "gyalog");
    /// ```
    pub fn adapt(self, text: &str) -> Cow<'_, str> {
        if self == Locale::PSEUDO {
            pseudo::text(text).into()
        } else if self == self.base() {
            text.into()
        } else {
            serbian::to_cyrillic(text).into()
        }
    }

    /// This locale and those that it takes missing messages from, in order. English is the last.
    pub fn chain(self) -> Vec<Locale> {
        let mut chain = vec![self];
        let fallback = |locale: &Locale| locale.0.settings.fallback.and_then(find).or(Some(Locale::EN));
        // Settings that name each other in a circle end it, too.
        while let Some(next) = chain.last().and_then(fallback).filter(|next| !chain.contains(next)) {
            chain.push(next);
        }
        if !chain.contains(&Locale::EN) {
            chain.push(Locale::EN);
        }
        chain
    }

    /// Names and contents of its own Fluent files. A locale that is made from another has none.
    pub fn own_files(self) -> &'static [(&'static str, &'static str)] {
        self.0.supplied.get().map_or(self.0.files, Vec::as_slice)
    }

    /// The locale that a value of the environment variable `LANG` asks for, such as `hu_HU.UTF-8`; `None` for `C` and
    /// for languages that Jadoube does not have. Systems mean Cyrillic by `sr_RS` and say `sr_RS@latin` otherwise.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert_eq!(Locale::from_lang("sv_SE.UTF-8"), Some(Locale::SV));
    /// assert_eq!(Locale::from_lang("sr_RS.UTF-8@latin"), Some(Locale::SR_LATN));
    /// assert_eq!(Locale::from_lang("C.UTF-8"), None);
    /// ```
    pub fn from_lang(value: &str) -> Option<Locale> {
        let (name, modifier) = value.split_once('@').unwrap_or((value, ""));
        let name = name.split('.').next().unwrap_or(name);
        let locale: Locale = name.parse().ok()?;
        let script = match modifier.to_ascii_lowercase().as_str() {
            "latin" => "latn".to_owned(),
            "cyrillic" => "cyrl".to_owned(),
            other => other.to_owned(),
        };
        let in_script = || in_language(locale.language()).find(|other| other.has_script(&script));
        let means = |other: &Locale| {
            let names = other.0.settings.posix.unwrap_or_default();
            names.split(' ').any(|known| known.eq_ignore_ascii_case(name))
        };
        in_script().or_else(|| Locale::all().find(means)).or(Some(locale))
    }

    /// A square as it is written in running text.
    pub fn square(self, square: Square) -> String {
        format!("{}{}", self.file(square.file()), square.rank().to_char())
    }

    /// The letter of a file as it is written in running text: Greek and Serbian Cyrillic have their own.
    pub const fn file(self, file: File) -> char {
        self.0.settings.files[file.index()]
    }

    /// A number with a decimal point, with the decimal sign of the language instead.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert_eq!((Locale::EN.decimal("1.5"), Locale::SV.decimal("1.5")), ("1.5".to_owned(), "1,5".to_owned()));
    /// ```
    pub fn decimal(self, number: &str) -> String {
        number.replace('.', self.0.settings.decimal)
    }

    /// What the language writes for a letter from `a` to `h`, small or capital, in the number of an Article; anything
    /// else stays.
    ///
    /// ```
    /// use jadoube_texts::Locale;
    /// assert_eq!((Locale::EL.counting_letter("b"), Locale::EL.counting_letter("F")), ("β".into(), "ΣΤ".into()));
    /// ```
    pub fn counting_letter(self, letter: &str) -> Cow<'_, str> {
        let (Some(words), [byte]) = (self.0.settings.letters, letter.as_bytes()) else { return letter.into() };
        let index = usize::from(byte.to_ascii_lowercase().wrapping_sub(b'a'));
        match words.split(' ').nth(index) {
            Some(word) if byte.is_ascii_uppercase() => word.to_uppercase().into(),
            Some(word) => word.into(),
            None => letter.into(),
        }
    }

    fn language(self) -> &'static str {
        self.tag().split('-').next().unwrap_or_default()
    }

    fn has_script(self, script: &str) -> bool {
        self.tag().split('-').skip(1).any(|part| part.eq_ignore_ascii_case(script))
    }
}

/// A text that stays in memory until the program ends.
fn kept(text: &str) -> &'static str {
    Box::leak(text.into())
}

/// The locale with exactly this tag.
fn find(tag: &str) -> Option<Locale> {
    Locale::all().find(|locale| locale.tag() == tag)
}

fn in_language(language: &str) -> impl Iterator<Item = Locale> {
    Locale::all().filter(move |locale| locale.language().eq_ignore_ascii_case(language))
}

// Written by hand and not derived: a type whose equality is not derived cannot stand in a pattern, so that no `match` can
// list the locales.
impl PartialEq for Locale {
    fn eq(&self, other: &Locale) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Locale {}

impl Hash for Locale {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tag().hash(state);
    }
}

/// English.
impl Default for Locale {
    fn default() -> Locale {
        Locale::EN
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
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
        let mut parts = tag.split(['-', '_']);
        let language = parts.next().unwrap_or_default();
        let in_script = parts.find_map(|part| in_language(language).find(|locale| locale.has_script(part)));
        let is_default = |locale: &Locale| locale.0.settings.default_for == Some(locale.language());
        in_script
            .or_else(|| in_language(language).find(is_default))
            .or_else(|| in_language(language).next())
            .ok_or_else(|| UnknownLocale(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_back() {
        for locale in Locale::all() {
            assert_eq!(locale.tag().parse(), Ok(locale));
        }
        assert_eq!("sr".parse(), Ok(Locale::SR_LATN));
        assert_eq!("sr_Cyrl_RS".parse(), Ok(Locale::SR_CYRL));
        assert_eq!("EN-gb".parse(), Ok(Locale::EN));
        let unknown = "".parse::<Locale>().unwrap_err();
        assert_eq!(unknown.to_string(), "“” is not one of the locales en, el, hu, sr-Cyrl, sr-Latn and sv");
    }

    #[test]
    fn lang_is_understood_as_systems_mean_it() {
        let cases = [
            ("sr_RS.UTF-8", Some(Locale::SR_CYRL)),
            ("sr_RS@latin", Some(Locale::SR_LATN)),
            ("sr@cyrillic", Some(Locale::SR_CYRL)),
            ("sr-RS", Some(Locale::SR_LATN)),
            ("sr", Some(Locale::SR_LATN)),
            ("el_GR", Some(Locale::EL)),
            ("POSIX", None),
            ("", None),
        ];
        for (value, expected) in cases {
            assert_eq!(Locale::from_lang(value), expected, "{value}");
        }
    }

    #[test]
    fn settings_name_locales_that_exist() {
        for locale in Locale::all() {
            let settings = locale.0.settings;
            for named in [settings.fallback, settings.transliterated_from].into_iter().flatten() {
                assert!(find(named).is_some_and(|other| other != locale), "{locale}: {named}");
            }
            assert_eq!(
                locale.base() == locale,
                !locale.own_files().is_empty(),
                "{locale} has its own texts or another's"
            );
        }
    }

    #[test]
    fn nobody_gets_the_pseudo_locale_by_accident() {
        assert!(Locale::all().all(|locale| locale != Locale::PSEUDO));
        assert_eq!(Locale::PSEUDO.tag().parse(), Ok(Locale::EN));
        assert_eq!(Locale::from_lang(Locale::PSEUDO.tag()), Some(Locale::EN));
    }
}
