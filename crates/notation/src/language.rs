use std::fmt;

use jadoube_board::{File, Role, Square};

use crate::languages::TABLE;

/// How one language names the pieces (C.2, C.3) and the files (C.5) in writing.
///
/// ```
/// use jadoube_board::Role;
/// use jadoube_notation::Language;
/// let hungarian = Language::find("hu").unwrap();
/// assert_eq!(hungarian.symbol(Role::Knight), "H");
/// assert_eq!(Language::find("sr").unwrap().code(), "sr-Latn");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Language {
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
    /// King, queen, rook, bishop, knight and pawn, the last empty where nobody seems to write one.
    pub(crate) symbols: [&'static str; 6],
    pub(crate) script: Script,
}

/// The script of a language, as far as notation is concerned.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Script {
    Latin,
    /// Files are written α to θ.
    Greek,
    /// Files are written in Latin, but Cyrillic letters of the same look or sound are understood.
    Cyrillic,
    /// Files are written in Cyrillic: а б ц д е ф г х.
    SerbianCyrillic,
    /// Neither, with files in Latin.
    Other,
}

pub(crate) const GREEK_FILES: [char; 8] = ['α', 'β', 'γ', 'δ', 'ε', 'ζ', 'η', 'θ'];
pub(crate) const CYRILLIC_FILES: [char; 8] = ['а', 'б', 'ц', 'д', 'е', 'ф', 'г', 'х'];

impl Language {
    /// English, whose letters PGN uses.
    pub const ENGLISH: Language =
        Language { code: "en", name: "English", symbols: ["K", "Q", "R", "B", "N", "P"], script: Script::Latin };

    /// Every language known, by code.
    pub fn all() -> &'static [Language] {
        TABLE
    }

    /// The language with this code, in any case and with or without a region. `sr` is Serbian in Latin script, and the
    /// two kinds of Norwegian are one here.
    pub fn find(code: &str) -> Option<Language> {
        let code = code.replace('_', "-").to_ascii_lowercase();
        let primary = code.split('-').next().unwrap_or_default();
        let wanted = match primary {
            "sr" if code.contains("cyrl") => "sr-Cyrl",
            "sr" => "sr-Latn",
            "nb" | "nn" => "no",
            other => other,
        };
        TABLE.iter().find(|language| language.code == wanted).copied()
    }

    /// The BCP 47 code.
    pub const fn code(self) -> &'static str {
        self.code
    }

    /// The name in English.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The letter or letters for a piece. A pawn's are read, but not written (C.4), and some languages have none.
    pub const fn symbol(self, role: Role) -> &'static str {
        match role {
            Role::King => self.symbols[0],
            Role::Queen => self.symbols[1],
            Role::Rook => self.symbols[2],
            Role::Bishop => self.symbols[3],
            Role::Knight => self.symbols[4],
            Role::Pawn => self.symbols[5],
        }
    }

    /// The letter of a file as it is written.
    pub const fn file(self, file: File) -> char {
        match self.script {
            Script::Greek => GREEK_FILES[file.index()],
            Script::SerbianCyrillic => CYRILLIC_FILES[file.index()],
            _ => file.to_char(),
        }
    }

    /// Whether a symbol and a file together look like another symbol: Bengali bishops on the h-file and knights do.
    pub(crate) fn symbols_clash(self) -> bool {
        self.symbols.iter().filter(|symbol| symbol.len() > 1).any(|long| {
            self.symbols.iter().any(|short| {
                let next = long.strip_prefix(short).and_then(|rest| rest.chars().next());
                !short.is_empty() && next.is_some_and(|next| File::ALL.into_iter().any(|file| self.file(file) == next))
            })
        })
    }

    /// A square as it is written.
    pub fn square(self, square: Square) -> String {
        format!("{}{}", self.file(square.file()), square.rank().to_char())
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "texts")]
    #[test]
    fn every_locale_has_its_language_with_the_same_files() {
        for locale in jadoube_texts::Locale::all_and_pseudo() {
            let language = Language::from(locale);
            assert_eq!(language.code(), locale.notation());
            for file in File::ALL {
                assert_eq!(language.file(file), locale.file(file), "{locale}");
            }
        }
    }

    #[test]
    fn codes_are_found_in_any_spelling() {
        for (code, found) in [("HU", "hu"), ("sr", "sr-Latn"), ("sr_Cyrl", "sr-Cyrl"), ("nb", "no"), ("pt-BR", "pt")] {
            assert_eq!(Language::find(code).map(Language::code), Some(found));
        }
        assert_eq!(Language::find("xx"), None);
        assert_eq!(Language::find(""), None);
    }

    #[test]
    fn piece_letters_of_a_language_differ() {
        for language in Language::all() {
            for role in Role::ALL {
                let others = Role::ALL.into_iter().filter(|&other| other != role && !language.symbol(other).is_empty());
                assert!(others.into_iter().all(|other| language.symbol(other) != language.symbol(role)), "{language}");
            }
        }
    }

    #[test]
    fn only_bengali_symbols_clash_with_files() {
        let clashing: Vec<&str> = Language::all()
            .iter()
            .filter(|language| language.symbols_clash())
            .map(|language| language.code())
            .collect();
        assert_eq!(clashing, ["bn"]);
    }
}
