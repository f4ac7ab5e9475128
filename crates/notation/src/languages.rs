//! The letters of the pieces in many languages.
//!
//! They are facts, gathered from: the PGN standard of 1994 (section 8.2.3 and the tables of its appendix); the language
//! files of Lucas Chess, PyChess, Scid, Jose and the PGN viewer of M. Bolt; the tables of Wikipedia (English, Greek);
//! for Hungarian, Swedish, Greek and Serbian the federations' translations of the Laws of Chess (C.2, with the game at
//! the end of Appendix C); for the Cyrillic files of Serbian the articles on openings of the Serbian Wikipedia, which
//! write "1. е4 е5 2. Сф3 Сц6 3. Лб5". The last column tells rows that rest on a single source.

use crate::language::{Language, Script};

/// King, queen, rook, bishop, knight, pawn.
const fn row(code: &'static str, name: &'static str, symbols: [&'static str; 6], script: Script) -> Language {
    Language { code, name, symbols, script }
}

#[rustfmt::skip]
pub(crate) static TABLE: &[Language] = &[
    row("af", "Afrikaans", ["K", "D", "T", "L", "R", "P"], Script::Latin),
    row("ar", "Arabic", ["م", "و", "ر", "ف", "ح", "ب"], Script::Other), // one source
    row("az", "Azerbaijani", ["Ş", "V", "T", "F", "A", "P"], Script::Latin),
    row("be", "Belarusian", ["К", "Вз", "Лд", "А", "В", "Л"], Script::Cyrillic), // one source
    row("bg", "Bulgarian", ["Ц", "Д", "Т", "О", "К", "П"], Script::Cyrillic), // one source
    row("bn", "Bengali", ["R", "M", "N", "G", "Gh", "B"], Script::Latin), // one source
    row("ca", "Catalan", ["R", "D", "T", "A", "C", "P"], Script::Latin),
    row("cs", "Czech", ["K", "D", "V", "S", "J", "P"], Script::Latin),
    row("da", "Danish", ["K", "D", "T", "L", "S", "B"], Script::Latin),
    row("de", "German", ["K", "D", "T", "L", "S", "B"], Script::Latin),
    row("el", "Greek", ["Ρ", "Β", "Π", "Α", "Ι", "Σ"], Script::Greek),
    Language::ENGLISH,
    row("es", "Spanish", ["R", "D", "T", "A", "C", "P"], Script::Latin),
    row("et", "Estonian", ["K", "L", "V", "O", "R", "P"], Script::Latin),
    row("eu", "Basque", ["E", "D", "G", "A", "Z", ""], Script::Latin), // one source
    row("fi", "Finnish", ["K", "D", "T", "L", "R", "P"], Script::Latin),
    row("fr", "French", ["R", "D", "T", "F", "C", "P"], Script::Latin),
    row("gl", "Galician", ["Re", "Ra", "T", "A", "C", "P"], Script::Latin), // one source
    row("hr", "Croatian", ["K", "D", "T", "L", "S", "P"], Script::Latin), // one source
    row("hu", "Hungarian", ["K", "V", "B", "F", "H", "G"], Script::Latin),
    row("hy", "Armenian", ["Ա", "Թ", "Ն", "Փ", "Ձ", ""], Script::Other), // one source
    row("id", "Indonesian", ["R", "M", "B", "G", "K", ""], Script::Latin), // one source
    row("is", "Icelandic", ["K", "D", "H", "B", "R", "P"], Script::Latin),
    row("it", "Italian", ["R", "D", "T", "A", "C", "P"], Script::Latin),
    row("lt", "Lithuanian", ["K", "V", "B", "R", "Ž", "p"], Script::Latin), // one source
    row("nl", "Dutch", ["K", "D", "T", "L", "P", "O"], Script::Latin),
    row("no", "Norwegian", ["K", "D", "T", "L", "S", "B"], Script::Latin),
    row("pl", "Polish", ["K", "H", "W", "G", "S", "P"], Script::Latin),
    row("pt", "Portuguese", ["R", "D", "T", "B", "C", "P"], Script::Latin),
    row("ro", "Romanian", ["R", "D", "T", "N", "C", "P"], Script::Latin),
    row("ru", "Russian", ["Кр", "Ф", "Л", "С", "К", "п"], Script::Cyrillic),
    row("sk", "Slovak", ["K", "D", "V", "S", "J", "P"], Script::Latin), // one source
    row("sl", "Slovene", ["K", "D", "T", "L", "S", "P"], Script::Latin),
    row("sq", "Albanian", ["M", "Msh", "Ku", "O", "Ka", "U"], Script::Latin), // one source
    row("sr-Cyrl", "Serbian (Cyrillic)", ["К", "Д", "Т", "Л", "С", ""], Script::SerbianCyrillic),
    row("sr-Latn", "Serbian (Latin)", ["K", "D", "T", "L", "S", ""], Script::Latin),
    row("sv", "Swedish", ["K", "D", "T", "L", "S", "B"], Script::Latin),
    row("tr", "Turkish", ["Ş", "V", "K", "F", "A", "P"], Script::Latin), // one source
    row("uk", "Ukrainian", ["Кр", "Ф", "Т", "С", "К", ""], Script::Cyrillic), // one source
    row("vi", "Vietnamese", ["V", "H", "X", "T", "M", ""], Script::Latin), // one source
    row("zh", "Chinese", ["K", "Q", "R", "B", "N", "P"], Script::Latin), // one source
];
