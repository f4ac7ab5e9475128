//! Games in PGN as JSON.

use jadoube_board::Position;
use jadoube_notation::pgn::{Comment, Game, Line, Played, Reader, Replay};
use jadoube_notation::{Form, Language, Style, write_to};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

/// A game as its PGN has it.
#[derive(Serialize)]
struct Read<'a> {
    tags: Vec<(&'a str, &'a str)>,
    /// The outcome at the end of the moves or in the tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<Ply>,
    /// The board after the last move, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<Problem>,
}

/// A move.
#[derive(Serialize)]
struct Ply {
    /// In SAN; as it was written if nobody can tell what was moved.
    san: String,
    /// Not a legal move: `stood`, `null` or `unreadable`.
    #[serde(skip_serializing_if = "Option::is_none")]
    irregular: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    nags: Vec<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Variation>,
}

#[derive(Serialize)]
struct Variation {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<String>,
    moves: Vec<Ply>,
}

#[derive(Serialize)]
struct Problem {
    line: u64,
    column: u64,
    message: String,
}

fn comments(from: &[Comment]) -> Vec<String> {
    from.iter().map(ToString::to_string).collect()
}

fn san(position: Option<&Position>, played: &Played, form: &Form) -> (String, Option<&'static str>) {
    let mut text = String::new();
    match (played, position) {
        (Played::Legal(m), Some(position)) => {
            write_to(&mut text, position, *m, form);
            (text, None)
        }
        (Played::Legal(m), None) => (format!("{m:?}"), None),
        (Played::Stood(squares), _) => (squares.to_string(), Some("stood")),
        (Played::Null, _) => ("--".to_owned(), Some("null")),
        (Played::Unreadable(written), _) => (written.clone(), Some("unreadable")),
    }
}

fn plies(line: &Line, mut board: Replay, form: &Form) -> (Vec<Ply>, Replay) {
    let mut told = Vec::with_capacity(line.plies.len());
    for ply in &line.plies {
        let position = if let Replay::Lawful(position) = &board { Some(position) } else { None };
        let (san, irregular) = san(position, &ply.played, form);
        let before = board;
        board.make(&ply.played);
        told.push(Ply {
            san,
            irregular,
            nags: ply.nags.iter().map(|nag| nag.0).collect(),
            comments: comments(&ply.comments),
            variations: ply.variations.iter().map(|line| variation(line, before, form)).collect(),
        });
    }
    (told, board)
}

fn variation(line: &Line, board: Replay, form: &Form) -> Variation {
    Variation { comments: comments(&line.intro), moves: plies(line, board, form).0 }
}

fn told<'a>(game: &'a Game, form: &Form) -> Read<'a> {
    let (moves, end) = plies(&game.line, game.start().replay(), form);
    let problem = |problem: &jadoube_notation::pgn::Problem| Problem {
        line: problem.place.line,
        column: problem.place.column,
        message: Message::from(&problem.kind).text(Locale::EN),
    };
    Read {
        tags: game.tags.iter().collect(),
        result: game.any_outcome().map(|outcome| outcome.as_str()),
        comments: comments(&game.line.intro),
        moves,
        fen: end.setup().map(|setup| setup.fen().to_string()),
        problems: game.problems.iter().map(problem).collect(),
    }
}

/// Writes all games of a PGN file as a JSON list.
pub fn read(pgn: &[u8], output: &mut Vec<u8>) {
    let form = Form::Algebraic(Style::pgn(Language::ENGLISH));
    output.push(b'[');
    let mut first = true;
    // Memory cannot fail to be read, and neither can JSON to memory.
    for game in Reader::new(pgn).games().map_while(Result::ok) {
        if !std::mem::take(&mut first) {
            output.push(b',');
        }
        let _ = serde_json::to_writer(&mut *output, &told(&game, &form));
    }
    output.push(b']');
}

#[cfg(test)]
mod tests {
    #[test]
    fn everything_that_a_game_says_is_there() {
        let pgn = b"[White \"A\"]\n\n{intro} 1. f3 e5 (1... e6 2. g4 Qh4#) 2. g4?? {oh} Qh4# 0-1\n\n1. e4 Ke6 *\n";
        let mut output = Vec::new();
        super::read(pgn, &mut output);
        let games: serde_json::Value = serde_json::from_slice(&output).unwrap();
        let first = &games[0];
        assert_eq!(first["tags"][0], serde_json::json!(["White", "A"]));
        assert_eq!((first["result"].as_str(), first["comments"][0].as_str()), (Some("0-1"), Some("intro")));
        assert_eq!(first["moves"][1]["variations"][0]["moves"][2]["san"], "Qh4#");
        assert_eq!((&first["moves"][2]["nags"][0], &first["moves"][2]["comments"][0]), (&4.into(), &"oh".into()));
        assert_eq!(first["fen"], "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
        assert_eq!(games[1]["moves"][1]["irregular"], "unreadable");
        assert_eq!(games[1]["problems"].as_array().unwrap().len(), 1);
    }
}
