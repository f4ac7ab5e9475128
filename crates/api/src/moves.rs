//! Moves of a game that is being played: made ones in words, and typed or dictated ones read.

use jadoube_board::{Color, Move, Position};
use jadoube_laws::game::Ply;
use jadoube_laws::telling;
use jadoube_notation::{
    Form, Language, SeenMove, Style, read_announcement, read_speech, write, write_announcement, write_speech,
};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

/// A move in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoveText {
    /// The player who made it.
    pub by: Color,
    /// In the notation of the language.
    pub written: String,
    /// The same with its number: `12. Nf3`, `12... Nf6`.
    pub numbered: String,
    /// In words.
    pub spoken: String,
    /// As Appendix D prescribes, the same in every language.
    pub announced: String,
}

impl MoveText {
    /// A legal move.
    pub fn legal(by: Color, number: u32, before: &Position, m: Move, style: &Style, locale: Locale) -> MoveText {
        let written = write(before, m, &Form::Algebraic(*style));
        MoveText::numbered(by, number, written, write_speech(before, m, locale), write_announcement(m))
    }

    /// A move as everybody has seen it, legal or not.
    pub fn seen(by: Color, number: u32, seen: &SeenMove, style: &Style, locale: Locale) -> MoveText {
        MoveText::numbered(by, number, seen.written(style), seen.spoken(locale), seen.announced())
    }

    /// A move of a game; `None` if no piece of the player has gone to another square.
    pub fn of(ply: &Ply, style: &Style, locale: Locale) -> Option<MoveText> {
        let number = ply.before.fullmoves;
        match (ply.played, Position::try_from(ply.before)) {
            (Ok(m), Ok(before)) => Some(MoveText::legal(ply.by, number, &before, m, style, locale)),
            _ => SeenMove::between(&ply.before.board, &ply.after.board, ply.by)
                .map(|seen| MoveText::seen(ply.by, number, &seen, style, locale)),
        }
    }

    /// The same from its parts.
    pub fn numbered(by: Color, number: u32, written: String, spoken: String, announced: String) -> MoveText {
        let dots = if by == Color::White { "." } else { "..." };
        MoveText { by, numbered: format!("{number}{dots} {written}"), written, spoken, announced }
    }
}

/// Reads a move as people type or dictate it: in the first of the languages of notation that fits, in words of the reader's
/// language, or as Appendix D prescribes. An error says in words why the first language does not fit.
pub fn read_typed(position: &Position, text: &str, languages: &[Language], locale: Locale) -> Result<Move, String> {
    let mut first = None;
    for &language in languages {
        match jadoube_notation::read(position, text, language) {
            Ok(reading) => return Ok(reading.played),
            Err(error) => first = first.or(Some(error)),
        }
    }
    let others = [read_speech(position, text, locale), read_announcement(position, text)];
    let found = others.into_iter().find_map(Result::ok);
    let told = |error| telling::sentence(&Message::from(error).text(locale));
    found.ok_or_else(|| first.as_ref().map_or_else(|| text.to_owned(), told))
}
