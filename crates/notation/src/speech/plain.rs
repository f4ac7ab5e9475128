use jadoube_board::{Move, MoveKind, Position};
use jadoube_texts::{Locale, Message};

use super::dictation::{Vocabulary, understand};
use crate::ReadError;

/// A legal move in plain words: `pawn from e7 takes rook on d8, becomes a queen, check`.
///
/// ```
/// use jadoube_board::Position;
/// use jadoube_notation::{read_san, read_speech, write_speech};
/// use jadoube_texts::Locale;
/// let start = Position::standard();
/// let m = read_san(&start, b"Nf3").unwrap();
/// assert_eq!(write_speech(&start, m, Locale::SR_LATN), "skakač sa g1 na f3");
/// assert_eq!(read_speech(&start, "horse to f3 please", Locale::EN), Ok(m));
/// ```
pub fn write_speech(position: &Position, m: Move, locale: Locale) -> String {
    let said: Vec<String> = messages(position, m).iter().map(|message| message.text(locale)).collect();
    said.join(", ")
}

fn messages(position: &Position, m: Move) -> Vec<Message> {
    let on_squares = |id| Message::new(id).with("from", m.from()).with("to", m.to());
    let victim = m.captures(position).and_then(|square| position.board().role_at(square));
    let mut messages = vec![match (m.castling(), m.kind(), victim) {
        (Some(wing), _, _) => Message::new("speech-castling").with("wing", wing),
        (_, MoveKind::EnPassant, _) => on_squares("speech-en-passant"),
        (_, _, Some(victim)) => on_squares("speech-capture").with("piece", m.role()).with("victim", victim),
        (_, _, None) => on_squares("speech-move").with("piece", m.role()),
    }];
    messages.extend(m.promotion().map(|role| Message::new("speech-promotion").with("piece", role)));
    let after = position.after(m);
    if after.is_checkmate() {
        messages.push(Message::new("speech-mate"));
    } else if after.is_check() {
        messages.push(Message::new("speech-check"));
    }
    messages
}

/// The legal move that somebody says in plain words. Words that matter are picked out, others pass; the square left, the
/// piece of a pawn's move and the captured piece may be missing where the move is clear without them.
pub fn read_speech(position: &Position, said: &str, locale: Locale) -> Result<Move, ReadError> {
    understand(position, said, Vocabulary::Plain(locale))
}
