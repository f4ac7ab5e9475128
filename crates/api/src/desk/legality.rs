//! Whether a position that the arbiter has stated can arise by legal moves (3.10.3).

use jadoube_board::{Color, Setup};
use jadoube_legality::{Budget, Start, legality};
use jadoube_texts::{Locale, Message};

use super::{Inquiry, Kind, STATED, Step};
use crate::legal::legal_message;

/// About a second at most: an arbiter waits for the answer.
const BUDGET: Budget = Budget { nodes: 400_000, retractions: 300, kernels: 20_000 };

/// The answers with White and with Black to move: whose turn it is can be what is wrong. Without a position there are none.
pub(super) fn told(inquiry: &Inquiry, locale: Locale) -> Vec<Step> {
    let stated = inquiry.position.as_ref().filter(|_| inquiry.variant == STATED);
    let Some(setup) = stated.and_then(|fen| fen.parse::<Setup>().ok()) else { return Vec::new() };
    let told = |turn: Color| {
        let setup = Setup { turn, ..setup };
        let to_move = Message::new(turn.pick("desk-white-to-move", "desk-black-to-move"));
        let answer = legal_message(&setup, &legality(&setup, Start::Standard, BUDGET));
        Step { kind: Kind::Board, text: to_move.with("answer", answer).text(locale) }
    };
    Color::ALL.map(told).into()
}
