//! Random games and random setups: Jadoube's legal moves, the positions after them and its verdicts must be those of
//! shakmaty and of cozy-chess, and its Polyglot keys those of shakmaty.
//!
//! A sample by default; hundreds of thousands of positions with `JADOUBE_FULL=1` in the environment.
#![forbid(unsafe_code)]

use jadoube_board::{MoveKind, PolyglotKey, Position, Setup};
use jadoube_peers::oracle::{Answer, Oracle};
use jadoube_peers::rng::Rng;
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Position as _};

/// How many positions a test compares.
fn wanted() -> u32 {
    if std::env::var_os("JADOUBE_FULL").is_some_and(|value| value == "1") { 125_000 } else { 5_000 }
}

/// One position as the libraries hold it; a peer is missing where it does not take the position.
struct Trio {
    ours: Position,
    /// The key in opening books, kept up to date move by move.
    key: PolyglotKey,
    shakmaty: Option<shakmaty::Chess>,
    cozy: Option<cozy_chess::Board>,
}

impl Trio {
    /// None where we or both of the peers do not take the position.
    fn read(fen: &str, chess960: bool) -> Option<Self> {
        let shakmaty = shakmaty::Chess::read(fen, chess960);
        let cozy = cozy_chess::Board::read(fen, chess960);
        let ours = Position::read(fen, chess960);
        // cozy-chess is no measure here: it takes kings that stand side by side.
        assert!(ours.is_some() || shakmaty.is_none(), "we refuse what shakmaty takes: {fen}");
        let key = PolyglotKey::of_setup(&fen.parse::<Setup>().ok()?);
        (shakmaty.is_some() || cozy.is_some()).then_some(Self { ours: ours?, key, shakmaty, cozy })
    }

    /// Compares everything, then plays one move at random. None at the end of the game.
    fn step(&self, chess960: bool, rng: &mut Rng, seed: u64) -> Option<Self> {
        let ours = Answer::of(&self.ours, chess960);
        let listed: Vec<_> = self.ours.legal_moves().iter().map(|mv| (mv, self.ours.after(mv))).collect();
        let mut visited = Vec::new();
        self.ours.visit_next(|mv, next| visited.push((mv, *next)));
        assert_eq!(listed, visited, "our two ways to play all moves of {} (seed {seed})", ours.fen);
        let shakmaty = self.shakmaty.as_ref().map(|position| agreed(&ours, position, chess960, seed));
        if let Some(position) = &self.shakmaty {
            let theirs = Fen::from_position(position, EnPassantMode::Legal).to_string();
            assert_eq!(self.ours.fen().to_string(), theirs, "X-FEN of a position of seed {seed}");
            let Zobrist64(theirs) = position.zobrist_hash(EnPassantMode::PseudoLegal);
            assert_eq!(self.key.get(), theirs, "key of {} (seed {seed})", ours.fen);
        }
        let cozy = self.cozy.as_ref().map(|position| agreed(&ours, position, chess960, seed));
        if ours.moves.is_empty() {
            return None;
        }
        let index = rng.below(ours.moves.len());
        let next = ours.moves[index].next;
        let (played, _) = listed.iter().find(|(_, after)| *after == next)?;
        Some(Self {
            ours: next,
            key: self.key.after(&self.ours, *played),
            shakmaty: shakmaty.map(|answer| answer.moves[index].next.clone()),
            cozy: cozy.map(|answer| answer.moves[index].next.clone()),
        })
    }
}

fn agreed<O: Oracle>(ours: &Answer<Position>, peer: &O, chess960: bool, seed: u64) -> Answer<O> {
    let theirs = Answer::of(peer, chess960);
    assert!(ours.agrees(&theirs), "disagreement on {} (seed {seed}, Chess960: {chess960})\n{ours}{theirs}", ours.fen);
    theirs
}

/// What has been compared, so that no test passes by looking at nothing.
#[derive(Debug, Default)]
struct Tally {
    positions: u32,
    by_shakmaty: u32,
    by_cozy: u32,
    refused: u32,
    castling: usize,
    en_passant: usize,
    promotions: usize,
    double_checks: u32,
    checkmates: u32,
    stalemates: u32,
}

impl Tally {
    fn add(&mut self, trio: &Trio) {
        let moves = trio.ours.legal_moves();
        let count = |is: fn(MoveKind) -> bool| moves.iter().filter(|mv| is(mv.kind())).count();
        self.positions += 1;
        self.by_shakmaty += u32::from(trio.shakmaty.is_some());
        self.by_cozy += u32::from(trio.cozy.is_some());
        self.castling += count(|kind| matches!(kind, MoveKind::CastlingKing | MoveKind::CastlingQueen));
        self.en_passant += count(|kind| kind == MoveKind::EnPassant);
        self.promotions += count(|kind| kind == MoveKind::ToQueen);
        self.double_checks += u32::from(trio.ours.checkers().many());
        self.checkmates += u32::from(trio.ours.is_checkmate());
        self.stalemates += u32::from(trio.ours.is_stalemate());
    }

    /// Each peer must have taken this many.
    fn expect(&self, positions: u32) {
        assert!(self.by_shakmaty.min(self.by_cozy) >= positions, "{self:?}");
    }

    /// What is rare must have been there.
    fn expect_rarities(&self) {
        assert!(self.castling.min(self.en_passant).min(self.promotions) >= 100, "{self:?}");
        assert!(self.double_checks.min(self.checkmates) >= 50 && self.stalemates > 0, "{self:?}");
    }
}

/// Plays at random from the positions that `start` makes, until enough have been compared.
fn compare(chess960: bool, plies: u32, start: impl Fn(&mut Rng) -> String) -> Tally {
    let mut tally = Tally::default();
    for seed in 0.. {
        let mut rng = Rng::new(seed);
        let mut trio = Trio::read(&start(&mut rng), chess960);
        tally.refused += u32::from(trio.is_none());
        for _ in 0..plies {
            let Some(position) = trio else { break };
            tally.add(&position);
            trio = position.step(chess960, &mut rng, seed);
        }
        assert!(tally.refused < 1_000 + 20 * tally.positions, "nearly all is refused: {tally:?}");
        if tally.positions >= wanted() {
            break;
        }
    }
    tally
}

#[test]
fn standard_games() {
    let tally = compare(false, 200, |_| "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned());
    tally.expect(tally.positions);
}

#[test]
fn chess960_games() {
    let tally = compare(true, 200, chess960_start);
    tally.expect(tally.positions);
}

#[test]
fn standard_setups() {
    let tally = compare(false, 5, |rng| Sketch::random(rng, false).fen());
    tally.expect(tally.positions / 2);
    tally.expect_rarities();
}

#[test]
fn chess960_setups() {
    let tally = compare(true, 5, |rng| Sketch::random(rng, true).fen());
    tally.expect(tally.positions / 2);
    tally.expect_rarities();
}

#[test]
fn a_disagreement_is_seen() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let ours = Answer::of(&Position::standard(), false);
    let unlike = [start.replace("KQkq", "Qkq"), start.replace(" w ", " b "), start.replace("0 1", "1 1")];
    for fen in unlike.iter().map(String::as_str).chain([start]) {
        let theirs = shakmaty::Chess::read(fen, false).expect("a position that can be played");
        assert_eq!(ours.agrees(&Answer::of(&theirs, false)), fen == start, "{fen}");
    }
}

/// A start position of Chess960; one time in two the players have different arrays.
fn chess960_start(rng: &mut Rng) -> String {
    let white = chess960_array(rng);
    let black = if rng.once_in(2) { white.clone() } else { chess960_array(rng) };
    let rooks = |array: &str| array.match_indices('r').map(|(file, _)| (b'a' + file as u8) as char).collect::<String>();
    let castling = rooks(&white).to_uppercase() + &rooks(&black);
    format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{} w {castling} - 0 1", white.to_uppercase())
}

fn chess960_array(rng: &mut Rng) -> String {
    let mut array = [' '; 8];
    array[2 * rng.below(4)] = 'b';
    array[2 * rng.below(4) + 1] = 'b';
    let mut put = |piece, nth| {
        let square = (0..8).filter(|&file| array[file] == ' ').nth(nth).expect("a free square");
        array[square] = piece;
    };
    put('q', rng.below(6));
    put('n', rng.below(5));
    put('n', rng.below(4));
    put('r', 0);
    put('k', 0);
    put('r', 0);
    array.iter().collect()
}

/// Pieces thrown on a board, often with castling rights and an en passant square that could be right.
struct Sketch {
    /// FEN letters, from a1 to h8; a space is free, a point is to stay free.
    squares: [char; 64],
    white_moves: bool,
    castling: String,
    en_passant: String,
    halfmoves: usize,
    fullmoves: usize,
}

impl Sketch {
    fn random(rng: &mut Rng, chess960: bool) -> Self {
        let mut sketch = Self {
            squares: [' '; 64],
            white_moves: rng.once_in(2),
            castling: String::new(),
            en_passant: "-".to_owned(),
            halfmoves: 0,
            fullmoves: 1 + rng.below(100),
        };
        for white in [true, false] {
            if rng.once_in(2) {
                sketch.put_castling(rng, white, chess960);
            } else {
                sketch.put_anywhere(rng, 'k', white);
            }
        }
        if rng.once_in(2) {
            sketch.put_en_passant(rng);
        } else {
            sketch.halfmoves = rng.below(120);
        }
        // A few kinds of piece at a time, in any number: nine queens, many knights, pawns only.
        let kinds: Vec<char> = (0..1 + rng.below(5)).map(|_| rng.pick(&['p', 'p', 'n', 'b', 'r', 'q'])).collect();
        for white in [true, false] {
            let most = rng.pick(&[0, 2, 6, 15, 20]);
            for _ in 0..rng.below(most + 1) {
                let kind = rng.pick(&kinds);
                sketch.put_anywhere(rng, kind, white);
            }
        }
        sketch
    }

    fn fen(&self) -> String {
        let mut board: String = self.squares.rchunks(8).map(|rank| rank.iter().collect::<String>() + "/").collect();
        board = board.trim_end_matches('/').replace('.', " ");
        for empty in (1..=8).rev() {
            board = board.replace(&" ".repeat(empty), &empty.to_string());
        }
        let turn = if self.white_moves { 'w' } else { 'b' };
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        format!("{board} {turn} {castling} {} {} {}", self.en_passant, self.halfmoves, self.fullmoves)
    }

    fn put(&mut self, square: usize, piece: char, white: bool) {
        self.squares[square] = if white { piece.to_ascii_uppercase() } else { piece };
    }

    /// Puts a piece on a random square that is free and, for a pawn, not on a back rank.
    fn put_anywhere(&mut self, rng: &mut Rng, piece: char, white: bool) {
        let squares = if piece == 'p' { 8..56 } else { 0..64 };
        let free: Vec<usize> = squares.filter(|&square| self.squares[square] == ' ').collect();
        if !free.is_empty() {
            self.put(rng.pick(&free), piece, white);
        }
    }

    /// Puts a king and one or two rooks with which it may castle.
    fn put_castling(&mut self, rng: &mut Rng, white: bool, chess960: bool) {
        let (king, long, short) = if chess960 {
            let king = 1 + rng.below(6);
            (king, rng.below(king), king + 1 + rng.below(7 - king))
        } else {
            (4, 0, 7)
        };
        let rank = if white { 0 } else { 56 };
        self.put(rank + king, 'k', white);
        let which = rng.below(3);
        for (rook, letter, leave_out) in [(short, 'k', 0), (long, 'q', 1)] {
            if which != leave_out {
                self.put(rank + rook, 'r', white);
                let letter = if chess960 { (b'a' + rook as u8) as char } else { letter };
                self.castling.push(if white { letter.to_ascii_uppercase() } else { letter });
            }
        }
    }

    /// Puts a pawn that may have just made a double step, and one or two that may capture it.
    fn put_en_passant(&mut self, rng: &mut Rng) {
        let file = rng.below(8);
        let (from, passed, to) = if self.white_moves { (6, 5, 4) } else { (1, 2, 3) };
        let stands = to * 8 + file;
        let left = [from * 8 + file, passed * 8 + file];
        if left.iter().chain(&[stands]).any(|&square| self.squares[square] != ' ') {
            return;
        }
        for square in left {
            self.squares[square] = '.';
        }
        self.put(stands, 'p', !self.white_moves);
        self.en_passant = format!("{}{}", (b'a' + file as u8) as char, passed + 1);
        for (beside, exists) in [(stands.wrapping_sub(1), file > 0), (stands + 1, file < 7)] {
            if exists && self.squares[beside] == ' ' && !rng.once_in(4) {
                self.put(beside, 'p', self.white_moves);
            }
        }
    }
}
