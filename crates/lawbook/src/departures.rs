//! Where an official translation of the Laws says something else than the English text, which is the authentic one.
//!
//! They are data (`data/departures.tsv`). Our own texts follow the English text in every language, so that a reader who has
//! the translation of a federation at hand finds here why the two differ.

use jadoube_texts::Locale;

use crate::load::{File, LoadError, lawbook};
use crate::{Article, Edition};

/// A passage of a translation that departs from the English text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Departure {
    /// The edition that was translated.
    pub edition: Edition,
    /// The language of the translation.
    pub locale: Locale,
    /// The Article, as in [`Article::number`].
    pub number: &'static str,
    /// What the translation says, in English.
    pub translation: &'static str,
    /// What the English text says.
    pub english: &'static str,
}

pub(crate) fn read(file: &File, editions: &[Edition]) -> Result<Vec<Departure>, LoadError> {
    if file.head() != ["edition", "locale", "number", "translation", "english"] {
        return Err(file.fails(1, "expected edition, locale, number, translation and english with tabs between"));
    }
    let mut departures = Vec::new();
    for row in file.rows(5) {
        let (line, row) = row?;
        let Some(&edition) = editions.iter().find(|edition| edition.name() == row[0]) else {
            return Err(file.fails(line, format!("{:?} is not an edition", row[0])));
        };
        let Some(locale) = Locale::all().find(|locale| locale.tag() == row[1]) else {
            return Err(file.fails(line, format!("{:?} is not a locale", row[1])));
        };
        if edition.catalogue().get(row[2]).is_none() {
            return Err(file.fails(line, format!("{edition} has no Article {}", row[2])));
        }
        if row[3].is_empty() || row[4].is_empty() {
            return Err(file.fails(line, "expected what the translation says and what the English text says"));
        }
        departures.push(Departure { edition, locale, number: row[2], translation: row[3], english: row[4] });
    }
    Ok(departures)
}

/// Every departure that we know of, by edition and Article.
pub fn departures() -> &'static [Departure] {
    lawbook().departures()
}

impl Article {
    /// Where translations of this Article depart from the English text.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// use jadoube_texts::Locale;
    /// let edition: Edition = "2018".parse()?;
    /// let recording = edition.article("8.4").unwrap();
    /// let found: Vec<_> = recording.departures().collect();
    /// assert!(found.iter().all(|departure| departure.locale == Locale::HU));
    /// assert!(found[0].translation.contains("rest of the period"));
    /// # Ok::<(), jadoube_lawbook::NoEdition>(())
    /// ```
    pub fn departures(&self) -> impl Iterator<Item = &'static Departure> + use<> {
        let article = *self;
        departures().iter().filter(move |it| it.edition == article.edition && it.number == article.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_departure_is_listed_twice() {
        let all = departures();
        assert!(all.len() > 100);
        for (index, departure) in all.iter().enumerate() {
            assert!(!all[..index].contains(departure), "{departure:?}");
        }
    }

    #[test]
    fn a_bad_line_is_named() {
        let row = |row: &str| {
            let text = format!("edition\tlocale\tnumber\ttranslation\tenglish\n{row}\n");
            let read = read(&File { name: "list", text: text.leak() }, Edition::known());
            read.err().map(|error| error.to_string()).unwrap_or_default()
        };
        assert_eq!(row("2009\thu\t1.1\tThis.\tThat."), "");
        assert_eq!(row("2008\thu\t1.1\tThis.\tThat."), "list, line 2: \"2008\" is not an edition");
        assert_eq!(row("2009\txx\t1.1\tThis.\tThat."), "list, line 2: \"xx\" is not a locale");
        assert_eq!(row("2009\thu\t1.99\tThis.\tThat."), "list, line 2: 2009 has no Article 1.99");
        assert!(row("2009\thu\t1.1\tThis.\t").contains("expected what the translation says"));
    }
}
