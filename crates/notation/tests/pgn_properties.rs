//! What must hold of any text and any game, not only of those that somebody thought of.

use std::io::{self, Read};
use std::ops::ControlFlow;

use jadoube_board::{Coordinates, Position, Role, Square};
use jadoube_notation::pgn::{
    Command, Comment, Game, Line, Nag, Outcome, Paint, Part, Played, Ply, Problem, ProblemKind, Reader, Replay, Score,
    Start, Text, Token, Visitor,
};
use proptest::collection::vec;
use proptest::prelude::*;

const SOUND: &str = "\n\n[Event \"sound\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {fine} (2. f4) 1-0\n";

/// Bits of PGN in any order, sound and broken, with some bytes of any kind between them.
fn scrap() -> impl Strategy<Value = Vec<u8>> {
    let known = prop::sample::select(vec![
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "[Event \"a\"]\n",
        "[Site \"b\\\"]\n",
        "[Event \"open\n",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
        "[Variant \"Crazyhouse\"]\n",
        "[Variant \"Chess960\"]\n",
        "[%clk 0:01:02.5]",
        "{",
        "}",
        "{a comment}",
        "{ [%eval 0.3] [%cal Ga1a2,Rb1b2] x }",
        "{a { b } c }",
        "; to the end\n",
        ";",
        "% escaped\n",
        "(",
        ")",
        "(=)",
        "( 1. d4 d5 )",
        "$1",
        "$",
        "$99999999",
        "!",
        "??",
        "!?!",
        "1.",
        "1...",
        "1. ",
        "12",
        "e4 ",
        "e5 ",
        "Nf3 ",
        "Nc6 ",
        "d4 ",
        "exd4 ",
        "O-O ",
        "0-0 ",
        "O-O-O-O ",
        "Ke2 ",
        "Ke1-e3 ",
        "e2e5 ",
        "a7a8 ",
        "e8=Q+ ",
        "e8(Q) ",
        "exd6 e.p. ",
        "-- ",
        "Z0 ",
        "Nz3 ",
        "word ",
        "P@e4 ",
        "1-0",
        "0-1 ",
        "1/2-1/2\n",
        "*",
        "½–½ ",
        "1-0\n\n",
        "<br>",
        "&nbsp;",
        "[pgn]",
        "<12> ",
        "{[%irregular 3. Ke1-e3 \"x\\\"y\" {in%7D}]}",
        "{[%irregular (]}",
        "\u{feff}",
        "[",
        "]",
        "\"",
        "\\",
        "@@",
        "=",
        "±",
        "1.e4 e5 2",
    ]);
    let bit = prop_oneof![
        12 => known.prop_map(|text| text.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..6),
    ];
    vec(bit, 0..40).prop_map(|bits| bits.concat())
}

fn all_games(text: &[u8]) -> Vec<Game> {
    Reader::new(text).games().map(Result::unwrap).collect()
}

/// Gives few bytes at a time.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.0.len().min(buffer.len()).min(3);
        buffer[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

/// Leaves every game after so many moves.
struct Leaves {
    after: usize,
    moves: usize,
}

impl Visitor for Leaves {
    fn begin(&mut self, _: jadoube_notation::pgn::Place) {
        self.moves = 0;
    }

    fn tag(&mut self, name: Text<'_>, _: Text<'_>) -> ControlFlow<()> {
        if self.after == 3 && name.0 == b"FEN" { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn start(&mut self, _: &Start) -> ControlFlow<()> {
        if self.after == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn played(&mut self, _: Token<'_>) -> ControlFlow<()> {
        self.moves += 1;
        if self.moves > self.after { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn begin_variation(&mut self, _: Token<'_>) -> ControlFlow<()> {
        if self.after.is_multiple_of(2) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        let _ = text.decode();
        ControlFlow::Continue(())
    }
}

/// What a visitor is told, in words; numbers of moves only if it wants them.
#[derive(Default)]
struct Told<const NUMBERS: bool> {
    words: Vec<String>,
    numbers: usize,
}

impl<const NUMBERS: bool> Visitor for Told<NUMBERS> {
    const NUMBERS: bool = NUMBERS;

    fn number(&mut self, _: u32, _: usize) {
        self.numbers += 1;
    }

    fn played(&mut self, token: Token<'_>) -> ControlFlow<()> {
        self.words.push(format!("{:?} {:?} {:?}", token.place(), token.text(), token.san()));
        ControlFlow::Continue(())
    }

    fn nag(&mut self, nag: Nag) -> ControlFlow<()> {
        self.words.push(format!("{nag:?}"));
        ControlFlow::Continue(())
    }

    fn comment(&mut self, text: Text<'_>) -> ControlFlow<()> {
        self.words.push(format!("{text:?}"));
        ControlFlow::Continue(())
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.words.push(format!("{outcome:?}"));
    }

    fn problem(&mut self, problem: Problem) {
        self.words.push(format!("{problem:?}"));
    }

    fn end(&mut self) {
        self.words.push("end".to_owned());
    }
}

/// The last move is told when the line is already read to its end.
#[test]
fn a_game_that_is_left_at_its_last_move_ends_where_it_would_have() {
    for text in ["e4 0-0 \n\n\n", "1. e4 0-0 {both}\n\n\n1. d4 *\n"] {
        let (mut whole, mut left) = (Reader::new(text.as_bytes()), Reader::new(text.as_bytes()));
        while whole.skip_game().unwrap() {
            assert!(left.read_game(&mut Leaves { after: 1, moves: 0 }).unwrap());
            assert_eq!(whole.place(), left.place(), "{text:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_visitor_without_numbers_is_told_everything_else(text in scrap()) {
        let (mut with, mut without) = (Told::<true>::default(), Told::<false>::default());
        let (mut one, mut other) = (Reader::new(text.as_slice()), Reader::new(text.as_slice()));
        while one.read_game(&mut with).unwrap() {
            prop_assert!(other.read_game(&mut without).unwrap());
            prop_assert_eq!(one.place(), other.place());
        }
        prop_assert!(!other.read_game(&mut without).unwrap());
        prop_assert_eq!(with.words, without.words);
        prop_assert_eq!(without.numbers, 0);
    }

    #[test]
    fn a_sound_game_is_never_lost_behind_a_broken_one(broken in scrap()) {
        let games = all_games(&[&broken, SOUND.as_bytes()].concat());
        let last = games.last().unwrap();
        prop_assert_eq!(last.tags.get("Event"), Some("sound"));
        prop_assert_eq!(last.line.plies.len(), 3);
        prop_assert_eq!(last.outcome, Some(Outcome::WhiteWins));
        prop_assert_eq!(&last.problems, &Vec::<Problem>::new());
    }

    #[test]
    fn written_games_round_trip(text in scrap()) {
        for game in all_games(&text) {
            let first = game.to_string();
            let again = all_games(first.as_bytes());
            prop_assert_eq!(again.len(), 1, "{}", first);
            prop_assert_eq!(&again[0].line, &game.line, "{}", first);
            prop_assert_eq!(&again[0].to_string(), &first);
            let known = |problem: &Problem| matches!(
                problem.kind,
                ProblemKind::Illegal(_) | ProblemKind::Unreadable(_) | ProblemKind::BadFen(_) | ProblemKind::OtherVariant(_)
            );
            prop_assert!(again[0].problems.iter().all(known), "{:?}\n{}", again[0].problems, first);
        }
    }

    #[test]
    fn every_way_of_reading_leaves_the_stream_at_the_same_places(text in scrap(), after in 0usize..6) {
        let shown = String::from_utf8_lossy(&text);
        let mut tree = Reader::new(text.as_slice());
        let mut skip = Reader::new(text.as_slice());
        let mut leave = Reader::new(text.as_slice());
        let mut trickle = Reader::new(Trickle(&text));
        while let Some(game) = tree.next_game().unwrap() {
            prop_assert!(skip.skip_game().unwrap());
            let mut leaves = Leaves { after, moves: 0 };
            prop_assert!(leave.read_game(&mut leaves).unwrap());
            prop_assert_eq!(trickle.next_game().unwrap(), Some(game));
            prop_assert_eq!(tree.place(), skip.place(), "{:?}", shown);
            prop_assert_eq!(tree.place(), leave.place(), "{:?}", shown);
            prop_assert_eq!(tree.place(), trickle.place());
        }
        prop_assert!(!skip.skip_game().unwrap());
    }

    #[test]
    fn bytes_of_any_kind_are_read_to_their_end(text in vec(any::<u8>(), 0..300)) {
        let mut reader = Reader::new(text.as_slice());
        while reader.skip_game().unwrap() {}
        prop_assert_eq!(reader.place().byte, text.len() as u64);
        all_games(&text);
    }

    #[test]
    fn random_trees_survive_writing(tree in game()) {
        let text = tree.to_string();
        let again = all_games(text.as_bytes());
        prop_assert_eq!(again.len(), 1);
        prop_assert_eq!(&again[0].line, &tree.line, "{}", text);
        prop_assert_eq!(again[0].outcome, tree.outcome);
        for (name, value) in tree.tags.iter() {
            prop_assert_eq!(again[0].tags.get(name), Some(value));
        }
        prop_assert_eq!(again[0].to_string(), text.clone());
        prop_assert!(text.lines().all(|line| line.chars().count() < 80 || line.starts_with('[') || line.contains("; ")), "{}", text);
    }
}

/// Numbers from which a game is made: what they mean depends on the board.
fn game() -> impl Strategy<Value = Game> {
    let starts = prop::sample::select(vec![
        None,
        Some("r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R b KQkq - 3 17"),
        Some("1r2k1r1/8/8/8/8/8/P6p/1R2K1R1 w GBgb - 0 1"),
        Some("8/P6k/8/8/8/8/p6K/8 w - - 0 60"),
    ]);
    let tags = vec(("[A-Z][A-Za-z]{0,8}", "[ -~é–]{0,30}"), 0..4);
    (starts, tags, vec(any::<u32>(), 1..200), 0usize..4).prop_map(|(fen, tags, seeds, outcome)| {
        let mut game = Game::default();
        for (name, value) in tags.into_iter().filter(|(name, _)| name != "FEN" && name != "Variant") {
            game.tags.set(name, value);
        }
        if let Some(fen) = fen {
            game.tags.set("FEN", fen);
        }
        let mut seeds = seeds.into_iter();
        game.line = random_line(&mut seeds, game.start().replay(), 0);
        game.outcome = Some([Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unknown][outcome]);
        game
    })
}

fn random_line(seeds: &mut dyn Iterator<Item = u32>, mut board: Replay, depth: usize) -> Line {
    let mut line = Line::default();
    while let Some(seed) = seeds.next() {
        let end = depth > 0 && seed % 5 == 0;
        if line.plies.is_empty() && seed % 7 == 0 {
            line.intro.push(comment(seed));
        }
        let Some(played) = some_move(&board, seed) else { break };
        let before = board;
        board.make(&played);
        let mut ply = Ply::from(played);
        match seed >> 8 & 15 {
            0 => ply.nags.push(Nag((seed >> 12 & 255) as u16)),
            1 => ply.comments.push(comment(seed >> 12)),
            2 if depth < 3 => ply.variations.push(random_line(seeds, before, depth + 1)),
            3 => ply.comments.extend([comment(seed >> 12), comment(seed >> 13)]),
            _ => {}
        }
        ply.variations.retain(|variation| *variation != Line::default());
        line.plies.push(ply);
        if end {
            break;
        }
    }
    line
}

/// Mostly a legal move, sometimes an illegal one that stands, a null move or a scrawl.
fn some_move(board: &Replay, seed: u32) -> Option<Played> {
    let choice = seed >> 16;
    let scrawl = ["Nz3", "?", "two words", "say \"x\"", "{", "e4)", "\\", "§"][choice as usize % 8];
    let Some(setup) = board.setup() else { return Some(Played::Unreadable(scrawl.to_owned())) };
    match seed >> 4 & 63 {
        0 => return Some(Played::Unreadable(scrawl.to_owned())),
        1 => return Some(Played::Null),
        2 | 3 => {
            let from = setup.board.color(setup.turn).into_iter().nth(choice as usize % 8)?;
            let to = Square::from_index(choice as usize / 8 % 64)?;
            let promotion = [None, None, Some(Role::King), Some(Role::Queen)][choice as usize / 512 % 4];
            let squares = Coordinates { from, to, promotion };
            // Squares that mean a legal move are read as that.
            return Some(match setup.judge(squares) {
                Ok(m) => Played::Legal(m),
                Err(_) if from != to => Played::Stood(squares),
                Err(_) => return None,
            });
        }
        _ => {}
    }
    let moves = match board {
        Replay::Lawful(position) => position.legal_moves().iter().collect(),
        _ => setup.moves(),
    };
    if moves.is_empty() { None } else { Some(Played::Legal(moves[choice as usize % moves.len()])) }
}

fn comment(seed: u32) -> Comment {
    let words =
        ["hm", "a } brace", "a { brace", "100% sure", "(=)", "é – ½", "%7D", "1. e4 e5 1-0", "[Event \"x\"]", "; # $1"];
    let text = Part::Text(words[seed as usize % words.len()].to_owned());
    let commands = [
        Command::Clock(u64::from(seed) % 10_000_000),
        Command::Elapsed(u64::from(seed) % 100_000 * 10),
        Command::Eval { score: Score::Centipawns(seed as i32 % 5000), depth: Some(seed % 50) },
        Command::Eval { score: Score::Mate(seed as i32 % 20 - 10), depth: None },
        Command::Squares(vec![(Paint::Green, Square::A1), (Paint::Blue, Square::H8)]),
        Command::Arrows(vec![(Paint::Red, Square::E2, Square::E4)]),
        Command::Other { name: "tqu".to_owned(), value: "En \"x\"".to_owned() },
    ];
    let command = Part::Command(commands[seed as usize / 16 % commands.len()].clone());
    let parts = match seed % 3 {
        0 => vec![text],
        1 => vec![command],
        _ => vec![command, text],
    };
    Comment { parts }
}

#[test]
fn a_position_that_is_played_on_is_the_standard_one_without_tags() {
    assert_eq!(Game::from("*").start().replay(), Replay::Lawful(Position::standard()));
}
