//! The words that matter in a spoken move. Words that are in no table pass unheard. Those of a language are its messages
//! `heard-…`.

use std::collections::HashMap;
use std::sync::LazyLock;

use jadoube_board::File::{A, B, C, D, E, F, G, H};
use jadoube_board::Rank::{Eighth, Fifth, First, Fourth, Second, Seventh, Sixth, Third};
use jadoube_board::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
use jadoube_board::Wing;
use jadoube_texts::{Locale, Message, PerLocale, fold};

use super::dictation::Word::{
    self, Article, Castles, CastlesOn, File, OfSide, Piece, Rank, RookOrCastles, Side, Takes,
};

/// Words, folded, with their meanings.
pub(super) type Words = HashMap<String, Word>;

/// D.2.1, with umlauts written or left out, the misprint of the Serbian Laws, and the Greek spellings of the Greek Laws.
const ANNOUNCEMENT: &[(Word, &str)] = &[
    (File(A), "Anna Άννα"),
    (File(B), "Bella Μπέλλα"),
    (File(C), "Cesar Cäsar Caesar Τσέζαρ"),
    (File(D), "David Ντάβιντ"),
    (File(E), "Eva Εύα"),
    (File(F), "Felix Φέλιξ"),
    (File(G), "Gustav Γκούσταβ"),
    (File(H), "Hector Hektor Χέκτορ"),
    (Rank(First), "eins άιντς"),
    (Rank(Second), "zwei zwo τσβάι"),
    (Rank(Third), "drei ντράι"),
    (Rank(Fourth), "vier φίερ"),
    (Rank(Fifth), "fuenf fünf φινφ"),
    (Rank(Sixth), "sechs ζεξ"),
    (Rank(Seventh), "sieben ζίμπεν"),
    (Rank(Eighth), "acht αχτ"),
    (Piece(King), "Koenig König κένιχ"),
    (Piece(Queen), "Dame ντάμε"),
    (Piece(Rook), "Turm τουρμ"),
    (Piece(Bishop), "Laeufer Läufer Laeuffer λόιφερ"),
    (Piece(Knight), "Springer σπρίνγκερ"),
    (Piece(Pawn), "Bauer μπάουερ"),
    (Castles, "Rochade ροχάντε"),
    (Side(Wing::King), "kurze kurz κούρτσε"),
    (Side(Wing::Queen), "lange lang λάνγκε"),
    (Takes, "schlägt schlaegt nimmt mal"),
];

/// The meanings of a language, and the messages with its words for them. Of a word that is in two, the first counts.
const PLAIN: &[(Word, &str)] = &[
    (Article, "heard-article"),
    (Piece(King), "heard-king"),
    (Piece(Queen), "heard-queen"),
    (Piece(Rook), "heard-rook"),
    (RookOrCastles, "heard-rook-or-castles"),
    (Piece(Bishop), "heard-bishop"),
    (Piece(Knight), "heard-knight"),
    (Piece(Pawn), "heard-pawn"),
    (Takes, "heard-takes"),
    (CastlesOn(Wing::King), "heard-castles-king"),
    (CastlesOn(Wing::Queen), "heard-castles-queen"),
    (Castles, "heard-castles"),
    (Side(Wing::King), "heard-short"),
    (Side(Wing::Queen), "heard-long"),
    (OfSide, "heard-side"),
    (Rank(First), "heard-one"),
    (Rank(Second), "heard-two"),
    (Rank(Third), "heard-three"),
    (Rank(Fourth), "heard-four"),
    (Rank(Fifth), "heard-five"),
    (Rank(Sixth), "heard-six"),
    (Rank(Seventh), "heard-seven"),
    (Rank(Eighth), "heard-eight"),
];

/// The words of D.2.1.
pub(super) fn announcement() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| {
        let mut words = Words::new();
        ANNOUNCEMENT.iter().for_each(|&(meaning, spellings)| learn(&mut words, meaning, spellings));
        words
    });
    &WORDS
}

/// The words of a language.
pub(super) fn plain(locale: Locale) -> &'static Words {
    static WORDS: PerLocale<Words> = PerLocale::new();
    WORDS.get_or_init(locale, || {
        let mut words = Words::new();
        for &(meaning, message) in PLAIN {
            learn(&mut words, meaning, &Message::new(message).text(locale));
        }
        words
    })
}

fn learn(words: &mut Words, meaning: Word, spellings: &str) {
    for spelling in spellings.split(|letter: char| !letter.is_alphanumeric()).filter(|spelling| !spelling.is_empty()) {
        words.entry(fold(spelling)).or_insert(meaning);
    }
}
