//! The state of a stored game, in a form that does not depend on the engine's representation.

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_laws::game::Game;
use serde_json::{Value, json};

pub fn standing(game: &Game) -> Value {
    let state = game.state();
    let at = game.log().last().map_or(Instant::START, |entry| entry.event.at);
    json!({
        "table": state.table().to_string(),
        "boards": state.plies().iter().map(|ply| ply.after.to_string()).collect::<Vec<_>>(),
        "permitted": state.permission().moves.len(),
        "clock": state.reading(at),
        "illegal_moves": Color::ALL.map(|color| state.illegal_moves(color)),
        "questions": state.questions(),
        "sheets": Color::ALL.map(|color| state.sheet(color).moves.clone()),
        "score": state.score(),
        "corrected": game.log().iter().filter(|entry| entry.corrected).count(),
    })
}
