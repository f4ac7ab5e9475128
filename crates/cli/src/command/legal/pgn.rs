//! A proof game as PGN.

use jadoube_board::ArrayNumber;
use jadoube_legality::ProofGame;
use jadoube_notation::write_san;

/// The moves, each written in its own position.
pub(super) fn san(game: &ProofGame) -> Vec<String> {
    let mut position = game.start.position();
    let moves = game.moves.iter().map(|&m| {
        let written = write_san(&position, m);
        position = position.after(m);
        written
    });
    moves.collect()
}

/// The game with its tags.
pub(super) fn game(game: &ProofGame) -> String {
    let mut text = String::new();
    for tag in ["Event", "Site", "Date", "Round", "White", "Black"] {
        let value = if tag == "Date" { "????.??.??" } else { "?" };
        text += &format!("[{tag} \"{value}\"]\n");
    }
    text += "[Result \"*\"]\n";
    if game.start.array() != ArrayNumber::STANDARD {
        let start = game.start.position();
        text += &format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{}\"]\n", start.fen());
    }
    text.push('\n');
    let mut line = String::new();
    for (ply, written) in san(game).into_iter().chain(["*".to_owned()]).enumerate() {
        let is_end = ply == game.moves.len();
        let word = if ply % 2 == 0 && !is_end { format!("{}. {written}", ply / 2 + 1) } else { written };
        if line.len() + 1 + word.len() > WIDTH {
            text += &line;
            text.push('\n');
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line += &word;
    }
    text + &line + "\n"
}

/// Lines of PGN for export have fewer than 80 characters.
const WIDTH: usize = 79;
