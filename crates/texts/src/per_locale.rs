use std::sync::OnceLock;

use crate::Locale;

/// Something that is made once for each locale, when it is first asked for.
///
/// ```
/// use jadoube_texts::{Locale, PerLocale};
/// static NAMES: PerLocale<String> = PerLocale::new();
/// let name: &'static String = NAMES.get_or_init(Locale::SV, || Locale::SV.tag().to_uppercase());
/// assert_eq!((name.as_str(), NAMES.get(Locale::EN)), ("SV", None));
/// ```
// A list that only grows at its end, so that whoever has an entry keeps it without a lock. There are few locales, and
// mostly one or two of them are asked for.
#[derive(Debug)]
pub struct PerLocale<T> {
    entry: OnceLock<(Locale, T)>,
    next: OnceLock<Box<PerLocale<T>>>,
}

impl<T> PerLocale<T> {
    /// Nothing made yet.
    pub const fn new() -> PerLocale<T> {
        PerLocale { entry: OnceLock::new(), next: OnceLock::new() }
    }

    /// What was made for a locale. Two who ask first at the same time may both make it; both get the same one.
    pub fn get_or_init(&self, locale: Locale, make: impl FnOnce() -> T) -> &T {
        if let Some(made) = self.get(locale) {
            return made;
        }
        // Made before it has a place: making it may ask for another locale.
        let mut new = Some((locale, make()));
        let mut list = self;
        loop {
            if let Some(entry) = new.take() {
                new = list.entry.set(entry).err();
            }
            match list.entry.get() {
                Some((made, value)) if *made == locale => return value,
                _ => list = list.next.get_or_init(Box::default),
            }
        }
    }

    /// What was made for a locale, if it was.
    pub fn get(&self, locale: Locale) -> Option<&T> {
        let mut list = self;
        loop {
            match list.entry.get()? {
                (made, value) if *made == locale => return Some(value),
                _ => list = list.next.get()?,
            }
        }
    }
}

impl<T> Default for PerLocale<T> {
    fn default() -> PerLocale<T> {
        PerLocale::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_locale_has_its_own_and_makes_it_once() {
        let made = std::cell::Cell::new(0);
        let tags = PerLocale::new();
        for locale in Locale::all_and_pseudo().chain(Locale::all()) {
            let tag = tags.get_or_init(locale, || {
                made.set(made.get() + 1);
                locale.tag()
            });
            assert_eq!(*tag, locale.tag());
        }
        assert_eq!(made.get(), Locale::all_and_pseudo().count());
    }

    #[test]
    fn making_one_may_ask_for_another() {
        let tags: PerLocale<String> = PerLocale::new();
        let both = tags.get_or_init(Locale::SV, || tags.get_or_init(Locale::EN, || "en".to_owned()).clone() + " sv");
        assert_eq!((both.as_str(), tags.get(Locale::EN).map(String::as_str)), ("en sv", Some("en")));
    }

    #[test]
    fn many_threads_see_the_same() {
        let tags: PerLocale<String> = PerLocale::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for locale in Locale::all_and_pseudo() {
                        assert_eq!(tags.get_or_init(locale, || locale.tag().to_owned()), locale.tag());
                    }
                });
            }
        });
    }
}
