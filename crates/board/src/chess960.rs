//! Guideline II: the 960 arrays of Chess960, their numbers, and drawing one from chance that the caller supplies.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::validity::list;
use crate::{Bitboard, Board, Castling, Color, File, Position, Rank, Role, Setup, Square};

/// The number of a Chess960 array, from 0 to 959, as Reinhard Scharnagl counts them; 518 is the array of chess.
///
/// Divided by 4, the number leaves the bishop of the light squares (b, d, f, h); the quotient divided by 4 that of the
/// dark squares (a, c, e, g); the next quotient divided by 6 the queen's place among the six files that are left; what
/// then remains, 0 to 9, says which two of the five files that are left take the knights. Rook, king and rook fill the
/// rest in this order, so that the king is always between the rooks (II.2.1).
///
/// ```
/// use jadoube_board::{ArrayNumber, Position};
/// assert_eq!(ArrayNumber::STANDARD.position(), Position::standard());
/// let number = ArrayNumber::new(0).unwrap();
/// assert_eq!(number.to_string(), "BBQNNRKR");
/// assert_eq!(ArrayNumber::of_board(number.position().board()), Ok(number));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ArrayNumber(u16);

/// Which two of five files take the knights, by the last digit of the numbering.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

impl ArrayNumber {
    /// How many arrays there are.
    pub const COUNT: u16 = 960;
    /// The array of chess (2.3).
    pub const STANDARD: ArrayNumber = ArrayNumber(518);

    /// The array with this number; `None` from 960 on.
    #[inline]
    pub const fn new(number: u16) -> Option<ArrayNumber> {
        if number < ArrayNumber::COUNT { Some(ArrayNumber(number)) } else { None }
    }

    /// The number, 0 to 959.
    #[inline]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// All arrays in the order of their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = ArrayNumber> {
        (0..ArrayNumber::COUNT).map(ArrayNumber)
    }

    /// What stands on the first rank, from the a-file to the h-file.
    pub fn first_rank(self) -> [Role; 8] {
        let number = usize::from(self.0);
        array(2 * (number % 4) + 1, 2 * (number / 4 % 4), number / 16 % 6, KNIGHTS[number / 96])
    }

    /// The number of a first rank, or what Guideline II.2 has against it.
    pub fn of_first_rank(rank: &[Role; 8]) -> Result<ArrayNumber, ArrayError> {
        let faults = rank_faults(Color::White, &rank.map(Some));
        if faults.is_empty() { Ok(number_of(rank)) } else { Err(ArrayError { faults }) }
    }

    /// The number of the array that stands on a board, or everything that Guideline II.2 has against it.
    ///
    /// ```
    /// use jadoube_board::{ArrayNumber, Setup};
    /// let setup: Setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1".parse()?;
    /// let error = ArrayNumber::of_board(&setup.board).unwrap_err();
    /// assert_eq!(error.to_string(), "the black array does not mirror the white one: d8 and e8");
    /// # Ok::<(), jadoube_board::FenError>(())
    /// ```
    pub fn of_board(board: &Board) -> Result<ArrayNumber, ArrayError> {
        let mut faults = Vec::new();
        let mut expected = Board::EMPTY;
        for color in Color::ALL {
            let pawn = Role::Pawn.of(color);
            for file in File::ALL {
                expected.put(Square::new(file, Rank::Second.seen_by(color)), pawn);
            }
            let absent = expected.pieces(pawn).without(board.pieces(pawn));
            if absent.any() {
                faults.push(ArrayFault::PawnsAbsent(color, absent));
            }
            faults.extend(rank_faults(color, &rank_of(board, color)));
        }
        let middle = board.occupied().without(expected.occupied() | Bitboard::BACK_RANKS);
        if middle.any() {
            faults.push(ArrayFault::Surplus(middle));
        }
        let white = rank_of(board, Color::White);
        let black = rank_of(board, Color::Black);
        let differ: Bitboard = File::ALL
            .into_iter()
            .filter(|file| white[file.index()] != black[file.index()])
            .map(|file| Square::new(file, Rank::Eighth))
            .collect();
        if differ.any() {
            faults.push(ArrayFault::NotMirrored(differ));
        }
        match (faults.is_empty(), whole(&white)) {
            (true, Some(rank)) => Ok(number_of(&rank)),
            _ => Err(ArrayError { faults }),
        }
    }

    /// The array as a position to start from: White to move, both players with both rights to castle.
    pub fn position(self) -> Position {
        Position::double_chess960(self, self)
    }
}

/// The men of one array, placed on the files that are given: bishops by file, the queen by her place among the files
/// left, the knights by theirs among the files then left.
fn array(light: usize, dark: usize, queen: usize, knights: (usize, usize)) -> [Role; 8] {
    let mut rank = [None; 8];
    rank[light] = Some(Role::Bishop);
    rank[dark] = Some(Role::Bishop);
    put_on_free(&mut rank, queen, Role::Queen);
    put_on_free(&mut rank, knights.1, Role::Knight);
    put_on_free(&mut rank, knights.0, Role::Knight);
    let mut others = [Role::Rook, Role::King, Role::Rook].into_iter();
    rank.map(|role| role.or_else(|| others.next()).unwrap_or(Role::Rook))
}

fn put_on_free(rank: &mut [Option<Role>; 8], place: usize, role: Role) {
    if let Some(file) = rank.iter_mut().filter(|file| file.is_none()).nth(place) {
        *file = Some(role);
    }
}

/// The number of a rank without faults.
fn number_of(rank: &[Role; 8]) -> ArrayNumber {
    let bishop = |parity| (0..8).find(|file| file % 2 == parity && rank[*file] == Role::Bishop).unwrap_or(0) / 2;
    let without_bishops = rank.iter().filter(|role| **role != Role::Bishop);
    let queen = without_bishops.clone().position(|role| *role == Role::Queen).unwrap_or(0);
    let mut knights = without_bishops
        .filter(|role| **role != Role::Queen)
        .enumerate()
        .filter_map(|(place, role)| (*role == Role::Knight).then_some(place));
    let pair = (knights.next().unwrap_or(0), knights.next().unwrap_or(1));
    let code = KNIGHTS.iter().position(|knights| *knights == pair).unwrap_or(0);
    ArrayNumber((bishop(1) + 4 * (bishop(0) + 4 * (queen + 6 * code))) as u16)
}

/// The eight letters of White's first rank, as `RNBQKBNR`.
impl fmt::Display for ArrayNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first_rank().into_iter().try_for_each(|role| write!(f, "{}", role.of(Color::White).to_char()))
    }
}

impl Position {
    /// A position to start from in which the players' arrays differ: White's has one number, Black's another. Guideline
    /// II.2.3 wants them equal ([`ArrayNumber::position`]); some competitions do not.
    ///
    /// ```
    /// use jadoube_board::{ArrayNumber, Position};
    /// let [white, black] = [518, 0].map(|number| ArrayNumber::new(number).unwrap());
    /// let position = Position::double_chess960(white, black);
    /// let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(position.fen().to_string(), fen);
    /// ```
    pub fn double_chess960(white: ArrayNumber, black: ArrayNumber) -> Position {
        let mut board = Board::EMPTY;
        for (color, number) in Color::ALL.into_iter().zip([white, black]) {
            for (file, role) in File::ALL.into_iter().zip(number.first_rank()) {
                board.put(Square::new(file, Rank::First.seen_by(color)), role.of(color));
                board.put(Square::new(file, Rank::Second.seen_by(color)), Role::Pawn.of(color));
            }
        }
        Position { board, castling: Castling::from_rooks(board.role(Role::Rook)), ..Position::standard() }
    }
}

impl From<ArrayNumber> for Setup {
    fn from(number: ArrayNumber) -> Setup {
        number.position().into()
    }
}

/// Something that Guideline II.2 has against an array.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ArrayFault {
    /// On these squares of the second rank a pawn of this color is absent.
    PawnsAbsent(Color, Bitboard),
    /// The first rank does not hold exactly a king, a queen, two rooks, two bishops and two knights of this color.
    WrongMen(Color),
    /// The king is not between the rooks (II.2.1).
    KingNotBetweenRooks(Color),
    /// Both bishops are on squares of one color (II.2.2).
    BishopsOnOneColor(Color),
    /// Black's men are not opposite White's of the same kind (II.2.3); these are their squares.
    NotMirrored(Bitboard),
    /// Something stands between the two camps.
    Surplus(Bitboard),
}

impl fmt::Display for ArrayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ArrayFault::PawnsAbsent(color, squares) => write!(f, "{color} has no pawn on {}", list(squares)),
            ArrayFault::WrongMen(color) => {
                write!(f, "the {color} first rank is not one king, one queen, two rooks, two bishops and two knights")
            }
            ArrayFault::KingNotBetweenRooks(color) => write!(f, "the {color} king is not between its rooks"),
            ArrayFault::BishopsOnOneColor(color) => write!(f, "the {color} bishops are on squares of one color"),
            ArrayFault::NotMirrored(squares) => {
                write!(f, "the black array does not mirror the white one: {}", list(squares))
            }
            ArrayFault::Surplus(squares) => write!(f, "something stands on {}", list(squares)),
        }
    }
}

/// Why something is not an array of Chess960: every reason at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrayError {
    faults: Vec<ArrayFault>,
}

impl ArrayError {
    /// Every reason, at least one.
    pub fn faults(&self) -> &[ArrayFault] {
        &self.faults
    }
}

impl fmt::Display for ArrayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            write!(f, "{}{fault}", if index > 0 { "; " } else { "" })?;
        }
        Ok(())
    }
}

impl core::error::Error for ArrayError {}

/// What stands on the first rank of `color` as far as it is of this color.
fn rank_of(board: &Board, color: Color) -> [Option<Role>; 8] {
    File::ALL.map(|file| {
        let piece = board.piece_at(Square::new(file, Rank::First.seen_by(color)));
        piece.filter(|piece| piece.color == color).map(|piece| piece.role)
    })
}

fn whole(rank: &[Option<Role>; 8]) -> Option<[Role; 8]> {
    let mut roles = [Role::Pawn; 8];
    for (role, found) in roles.iter_mut().zip(rank) {
        *role = (*found)?;
    }
    Some(roles)
}

fn rank_faults(color: Color, rank: &[Option<Role>; 8]) -> Vec<ArrayFault> {
    let files = |role| (0..8).filter(move |file| rank[*file] == Some(role));
    let wanted = [(Role::King, 1), (Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2)];
    if wanted.into_iter().any(|(role, count)| files(role).count() != count) {
        return vec![ArrayFault::WrongMen(color)];
    }
    let mut faults = Vec::new();
    let king = files(Role::King).sum();
    if files(Role::Rook).filter(|rook| *rook < king).count() != 1 {
        faults.push(ArrayFault::KingNotBetweenRooks(color));
    }
    if files(Role::Bishop).sum::<usize>() % 2 == 0 {
        faults.push(ArrayFault::BishopsOnOneColor(color));
    }
    faults
}

/// A throw of an ordinary die, 1 to 6.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Throw(u8);

impl Throw {
    /// The throw with this many pips; `None` for anything but 1 to 6.
    #[inline]
    pub const fn new(pips: u8) -> Option<Throw> {
        if pips >= 1 && pips <= 6 { Some(Throw(pips)) } else { None }
    }

    /// How many pips it shows.
    #[inline]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// Drawing an array by computer, coin or dice, as II.2.3 leaves open. This crate rolls no dice: chance comes in as an
/// iterator, which is read only as far as needed. Each way is exactly fair if its chance is, and gives `None` only when
/// the iterator ends before an array is found.
impl ArrayNumber {
    /// From random words: the ten highest bits of a word are the number; a word whose ten bits make 960 or more, one in
    /// sixteen, is passed over, since reducing it would favour some numbers.
    ///
    /// ```
    /// use jadoube_board::ArrayNumber;
    /// let chance = [1023 << 54, 518 << 54]; // the first is too large
    /// assert_eq!(ArrayNumber::from_words(chance), Some(ArrayNumber::STANDARD));
    /// ```
    pub fn from_words(words: impl IntoIterator<Item = u64>) -> Option<ArrayNumber> {
        words.into_iter().find_map(|word| ArrayNumber::new((word >> 54) as u16))
    }

    /// From tosses of a coin, heads being `true`: ten tosses are the number in binary digits, heads 1 and tails 0, the
    /// first toss the highest digit; if they make 960 or more, that is, if the first four are all heads, all ten are
    /// tossed again.
    pub fn from_coins(heads: impl IntoIterator<Item = bool>) -> Option<ArrayNumber> {
        let mut heads = heads.into_iter();
        loop {
            let mut number = 0;
            for _ in 0..10 {
                number = number << 1 | u16::from(heads.next()?);
            }
            if let Some(array) = ArrayNumber::new(number) {
                return Some(array);
            }
        }
    }

    /// From throws of one die, as over the board. In this order, counting files from White's left, free ones only:
    ///
    /// 1. the bishop of the light squares: 1 to 4 are b, d, f and h; 5 and 6 are thrown again;
    /// 2. the bishop of the dark squares: 1 to 4 are a, c, e and g; 5 and 6 are thrown again;
    /// 3. the queen: 1 to 6 is which of the six free squares;
    /// 4. a knight: 1 to 5 is which of the five free squares; 6 is thrown again;
    /// 5. the other knight: 1 to 4 is which of the four free squares; 5 and 6 are thrown again;
    /// 6. rook, king and rook take what is left.
    ///
    /// Every array comes about in exactly two ways, by the two orders of the knights, so all are equally likely.
    ///
    /// ```
    /// use jadoube_board::{ArrayNumber, Throw};
    /// let throws = [3, 5, 2, 3, 2, 3].map(|pips| Throw::new(pips).unwrap()); // the 5 is thrown again
    /// assert_eq!(ArrayNumber::from_dice(throws), Some(ArrayNumber::STANDARD));
    /// ```
    pub fn from_dice(throws: impl IntoIterator<Item = Throw>) -> Option<ArrayNumber> {
        let mut throws = throws.into_iter();
        let mut below = |sides: u8| throws.find(|throw| throw.0 <= sides).map(|throw| usize::from(throw.0) - 1);
        let light = 2 * below(4)? + 1;
        let dark = 2 * below(4)?;
        let queen = below(6)?;
        let first = below(5)?;
        let second = below(4)?;
        // The second knight counts only the files that the first has left free.
        let second = if second >= first { second + 1 } else { second };
        let knights = (first.min(second), first.max(second));
        Some(number_of(&array(light, dark, queen, knights)))
    }
}
