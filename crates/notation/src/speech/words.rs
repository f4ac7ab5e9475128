//! The words that matter in a spoken move. Words that are in no table pass unheard.

use jadoube_board::File::{A, B, C, D, E, F, G, H};
use jadoube_board::Rank::{Eighth, Fifth, First, Fourth, Second, Seventh, Sixth, Third};
use jadoube_board::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
use jadoube_board::Wing;

use super::dictation::Word::{
    self, Article, Castles, CastlesOn, File, OfSide, Piece, Rank, RookOrCastles, Side, Takes,
};

/// Meanings with their spellings, separated by blanks.
pub(super) type Table = &'static [(Word, &'static str)];

/// D.2.1, with umlauts written or left out, the misprint of the Serbian Laws, and the Greek spellings of the Greek Laws.
pub(super) const ANNOUNCEMENT: Table = &[
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

pub(super) const ENGLISH: Table = &[
    (Piece(King), "king"),
    (Piece(Queen), "queen lady"),
    (Piece(Rook), "rook"),
    (RookOrCastles, "castle"),
    (Piece(Bishop), "bishop"),
    (Piece(Knight), "knight night horse"),
    (Piece(Pawn), "pawn"),
    (Takes, "takes captures capture x"),
    (Castles, "castles castling"),
    (Side(Wing::King), "kingside short"),
    (Side(Wing::Queen), "queenside long"),
    (OfSide, "side wing"),
    (Rank(First), "one"),
    (Rank(Second), "two"),
    (Rank(Third), "three"),
    (Rank(Fourth), "four"),
    (Rank(Fifth), "five"),
    (Rank(Sixth), "six"),
    (Rank(Seventh), "seven"),
    (Rank(Eighth), "eight"),
];

/// What is captured stands in the accusative, mostly after its square, and is left out so as not to be heard as a
/// promotion.
pub(super) const HUNGARIAN: Table = &[
    (Article, "a"),
    (Piece(King), "király királlyal királlyá"),
    (Piece(Queen), "vezér vezérrel vezérré"),
    (Piece(Rook), "bástya bástyával bástyává"),
    (Piece(Bishop), "futó futóval futóvá futár"),
    (Piece(Knight), "huszár huszárral huszárrá ló"),
    (Piece(Pawn), "gyalog gyaloggal paraszt"),
    (Takes, "üti üt ütés kiüti"),
    (CastlesOn(Wing::King), "rövidsánc"),
    (CastlesOn(Wing::Queen), "hosszúsánc"),
    (Castles, "sánc sáncol sáncolás"),
    (Side(Wing::King), "rövid röviden rövidre"),
    (Side(Wing::Queen), "hosszú hosszan hosszúra"),
    (Rank(First), "egy"),
    (Rank(Second), "kettő két"),
    (Rank(Third), "három"),
    (Rank(Fourth), "négy"),
    (Rank(Fifth), "öt"),
    (Rank(Sixth), "hat"),
    (Rank(Seventh), "hét"),
    (Rank(Eighth), "nyolc"),
];

pub(super) const SWEDISH: Table = &[
    (Piece(King), "kung kungen"),
    (Piece(Queen), "dam damen drottning drottningen"),
    (Piece(Rook), "torn tornet"),
    (Piece(Bishop), "löpare löparen"),
    (Piece(Knight), "springare springaren häst hästen"),
    (Piece(Pawn), "bonde bonden"),
    (Takes, "slår tar"),
    (Castles, "rockad rockerar"),
    (Side(Wing::King), "kort"),
    (Side(Wing::Queen), "lång långt"),
    (Rank(First), "ett"),
    (Rank(Second), "två"),
    (Rank(Third), "tre"),
    (Rank(Fourth), "fyra"),
    (Rank(Fifth), "fem"),
    (Rank(Sixth), "sex"),
    (Rank(Seventh), "sju"),
    (Rank(Eighth), "åtta"),
];

pub(super) const GREEK: Table = &[
    (Piece(King), "βασιλιάς βασιλιά"),
    (Piece(Queen), "βασίλισσα βασίλισσας"),
    (Piece(Rook), "πύργος πύργο πύργου"),
    (Piece(Bishop), "αξιωματικός αξιωματικό αξιωματικού"),
    (Piece(Knight), "ίππος ίππο ίππου άλογο"),
    (Piece(Pawn), "πιόνι πόνι"),
    (Takes, "παίρνει τρώει"),
    (Castles, "ροκέ"),
    (Side(Wing::King), "μικρό"),
    (Side(Wing::Queen), "μεγάλο"),
    (Rank(First), "ένα"),
    (Rank(Second), "δύο"),
    (Rank(Third), "τρία"),
    (Rank(Fourth), "τέσσερα"),
    (Rank(Fifth), "πέντε"),
    (Rank(Sixth), "έξι"),
    (Rank(Seventh), "επτά εφτά"),
    (Rank(Eighth), "οκτώ οχτώ"),
];

/// In Latin script; Cyrillic is made from it.
pub(super) const SERBIAN: Table = &[
    (Piece(King), "kralj kralja kraljem"),
    (Piece(Queen), "dama damu damom kraljica kraljicu"),
    (Piece(Rook), "top topa topom"),
    (Piece(Bishop), "lovac lovca lovcem"),
    (Piece(Knight), "skakač skakača skakačem konj konja konjem"),
    (Piece(Pawn), "pešak pešaka pešakom pion"),
    (Takes, "uzima uzimanje jede"),
    (Castles, "rokada rokadu"),
    (Side(Wing::King), "mala malu"),
    (Side(Wing::Queen), "velika veliku"),
    (Rank(First), "jedan"),
    (Rank(Second), "dva"),
    (Rank(Third), "tri"),
    (Rank(Fourth), "četiri"),
    (Rank(Fifth), "pet"),
    (Rank(Sixth), "šest"),
    (Rank(Seventh), "sedam"),
    (Rank(Eighth), "osam"),
];
