//! A game as PGN: the moves that stand, clock times, draw offers, and the result.
//!
//! An illegal move that stood is written as it was made, so that a reader that supports such moves gets the same position.

use std::collections::HashMap;
use std::ops::Range;

use jadoube_board::{ArrayNumber, Color, Coordinates, Position, Role, Setup, Square};
use jadoube_clock::{Instant, Millis};
use jadoube_lawbook::Matter;
use jadoube_notation::pgn::{Comment, Game as Pgn, Outcome, Played, Ply as PgnPly, Tags};
use jadoube_notation::scoresheet::{Entry, Row, Scoresheet};
use jadoube_notation::{Language, Style};
use jadoube_texts::{Locale, Message};

use super::Game;
use super::state::{Ply, State};
use crate::event::{Act, DecisionAct, DrawAct, Event, Score};
use crate::ruling::Effect;
use crate::telling;

impl Game {
    /// The game as PGN. The caller sets names, event and date, which are not known here.
    ///
    /// If the arbiter has set up a position that the moves do not lead to, the game begins there, and the moves before it
    /// become a comment.
    pub fn pgn(&self, locale: Locale) -> Pgn {
        let mut parts = self.pgn_parts(locale);
        let mut pgn = parts.pop().unwrap_or_default();
        let recorded: Vec<String> = parts.iter().map(recorded).filter(|moves| !moves.is_empty()).collect();
        if !recorded.is_empty() {
            let said = Message::new("pgn-set-up").with("moves", recorded.join(" … ")).text(locale);
            pgn.line.intro.insert(0, Comment::from(said.as_str()));
        }
        pgn
    }

    /// The game in parts, each beginning with a position that the earlier moves do not lead to; usually one.
    pub fn pgn_parts(&self, locale: Locale) -> Vec<Pgn> {
        let breaks = self.state().set_up();
        let starts = std::iter::once((0, self.competition().start)).chain(breaks.iter().copied());
        let ends = breaks.iter().map(|(ply, _)| *ply).chain([self.state().plies().len()]);
        let (times, mut offers) = self.times_and_offers();
        // No move has followed.
        let last = self.state().plies().len().saturating_sub(1);
        offers.iter_mut().for_each(|offer| *offer = (*offer).min(last));
        let parts = starts.zip(ends).map(|((from, start), to)| self.part(start, from..to, &times, &offers));
        let mut parts: Vec<Pgn> = parts.collect();
        if let (Some(said), Some(pgn)) = (self.last_words(locale), parts.last_mut()) {
            match pgn.line.plies.last_mut() {
                Some(last) => last.comments.push(Comment::from(said.as_str())),
                None => pgn.line.intro.push(Comment::from(said.as_str())),
            }
        }
        parts
    }

    fn part(&self, start: Setup, plies: Range<usize>, times: &Times, offers: &[usize]) -> Pgn {
        let mut pgn = Pgn::default();
        let competition = self.competition();
        pgn.tags.set("TimeControl", competition.control.to_pgn());
        pgn.tags.set("Laws", format!("FIDE {}", competition.edition));
        say_start(start, &mut pgn.tags);
        let outcome = self.state().outcome();
        pgn.tags.set("Result", outcome.map_or("*".to_owned(), |outcome| outcome.score.to_string()));
        pgn.tags.set("Termination", outcome.map_or("unterminated", |outcome| termination(outcome.reason)));
        pgn.outcome = Some(match outcome.map(|outcome| outcome.score) {
            Some(Score::WHITE_WINS) => Outcome::WhiteWins,
            Some(Score::BLACK_WINS) => Outcome::BlackWins,
            Some(Score::DRAW) => Outcome::Draw,
            _ => Outcome::Unknown,
        });
        for (number, ply) in self.state().plies().iter().enumerate().take(plies.end).skip(plies.start) {
            let mut written = PgnPly::from(played(ply));
            if offers.contains(&number) {
                written.comments.push(Comment::from("(=)"));
            }
            if let Some(time) = ply.completed.and_then(|at| times.get(&(ply.by, at))) {
                let seconds = time.seconds_rounded_up();
                let clock = format!("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60);
                written.comments.push(Comment::from(clock.as_str()));
            }
            pgn.line.plies.push(written);
        }
        pgn
    }

    /// The clock times when moves were completed, and the moves after which a draw was offered.
    fn times_and_offers(&self) -> (Times, Vec<usize>) {
        let (mut times, mut offers) = (HashMap::new(), Vec::new());
        let mut replay = Game::new(self.competition().clone());
        for entry in self.log().iter().filter(|entry| !entry.corrected) {
            let event = &entry.event;
            if matches!(event.act, Act::Decision(DecisionAct::Corrects { .. })) || replay.apply(event.clone()).is_err()
            {
                continue;
            }
            let state = replay.state();
            offers.extend(offered_with(state, event));
            let completed = state.plies().iter().rev().take(2).find(|ply| ply.completed == Some(event.at));
            if let (Some(ply), Some(reading)) = (completed, state.reading(event.at)) {
                times.entry((ply.by, event.at)).or_insert(reading.sides[ply.by].main);
            }
        }
        (times, offers)
    }

    /// The ruling that ended the game.
    fn last_words(&self, locale: Locale) -> Option<String> {
        self.state().outcome()?;
        let rulings = self.log().iter().rev().filter(|entry| !entry.corrected).flat_map(|entry| &entry.rulings);
        let ends = |effect: &Effect| matches!(effect, Effect::Over(_));
        let last = rulings.into_iter().find(|ruling| ruling.effects.iter().any(ends))?;
        Some(telling::ruling_openly(last, locale))
    }
}

type Times = HashMap<(Color, Instant), Millis>;

fn say_start(start: Setup, tags: &mut Tags) {
    if start == Position::standard().into() {
        return;
    }
    let is_array = ArrayNumber::of_board(&start.board).is_ok_and(|number| number != ArrayNumber::STANDARD);
    if is_array || Position::try_from(start).is_ok_and(|position| !position.is_standard_array()) {
        tags.set("Variant", "Chess960");
    }
    tags.set("SetUp", "1");
    tags.set("FEN", start.fen().to_string());
}

/// The moves alone, as a scoresheet has them.
fn recorded(part: &Pgn) -> String {
    let sheet = Scoresheet::of_game(part, &Style::fide(Language::ENGLISH));
    let row = |row: &Row| {
        let cell = |entry: &Option<Entry>| entry.as_ref().map_or_else(|| "…".to_owned(), |entry| entry.text.clone());
        format!("{}. {} {}", row.number, cell(&row.white), cell(&row.black))
    };
    sheet.rows.iter().map(row).collect::<Vec<_>>().join(" ").trim_end_matches(" …").to_owned()
}

/// The value of the `Termination` tag in the PGN standard.
fn termination(reason: Matter) -> &'static str {
    match reason {
        Matter::LossOnTime | Matter::BothFlagsDraw => "time forfeit",
        Matter::IllegalMovePenalty
        | Matter::TwoHandsPenalty
        | Matter::PressPenalty
        | Matter::ReducedIllegalMove
        | Matter::ReducedBlitzIllegalMove => "rules infraction",
        Matter::DefaultTime => "abandoned",
        Matter::Penalties => "adjudication",
        _ => "normal",
    }
}

/// If this event, the last one, is a draw offer that stands: the number of the move, from 0, that a scoresheet marks with (=).
/// 9.1.2.1: an offer before the player's move belongs to the move that follows.
pub fn offered_with(state: &State, event: &Event) -> Option<usize> {
    let offers = matches!(event.act, Act::Draw(DrawAct::OffersDraw { .. })) && state.offer().is_some();
    let last = state.plies().last().filter(|last| event.by.player() == Some(last.by));
    offers.then(|| state.plies().len() - usize::from(last.is_some()))
}

/// The squares that an illegal move left and reached, as far as the board shows.
pub fn squares_of(ply: &Ply) -> Vec<Square> {
    if let Ok(m) = ply.played {
        return vec![m.from(), m.to()];
    }
    let (before, after) = (&ply.before.board, &ply.after.board);
    let left = before.color(ply.by).without(after.color(ply.by));
    let reached = after.color(ply.by).without(before.color(ply.by));
    left.into_iter().chain(reached).collect()
}

fn played(ply: &Ply) -> Played {
    if let Ok(m) = ply.played {
        return Played::Legal(m);
    }
    match squares_of(ply)[..] {
        [from, to] => {
            let before = ply.before.board.role_at(from);
            let after = ply.after.board.role_at(to).filter(|&role| before == Some(Role::Pawn) && role != Role::Pawn);
            Played::Stood(Coordinates { from, to, promotion: after })
        }
        _ => Played::Unreadable("?".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Actor, Hands};
    use crate::event::{ClockAct, MovingAct};

    /// The text of three moves, with an offer by White after this many acts.
    fn offered_after(acts: usize) -> String {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        let mut all = vec![(Actor::Arbiter, Act::Clock(ClockAct::StartsRound))];
        for (by, squares) in [(Actor::White, "e2e4"), (Actor::Black, "e7e5"), (Actor::White, "d2d4")] {
            all.push((by, Act::Moving(MovingAct::Plays { played: squares.parse().unwrap(), hands: Hands::One })));
            all.push((by, Act::Clock(ClockAct::Presses { hand: Hands::One })));
        }
        all.insert(acts, (Actor::White, Act::Draw(DrawAct::OffersDraw { conditional: false })));
        for (by, act) in all {
            game.apply(Event { at: Instant(0), by, act }).unwrap();
        }
        let pgn = game.pgn(Locale::EN).to_string();
        let moves = pgn.lines().filter(|line| !line.starts_with('[')).collect::<Vec<_>>().join(" ");
        moves.split(' ').filter(|word| !word.contains("%clk") && !word.contains("1:30:")).collect::<Vec<_>>().join(" ")
    }

    /// 9.1.2.1, C.12: in braces, since a bracket begins a variation.
    #[test]
    fn an_offer_belongs_to_the_move_of_the_player_who_made_it() {
        let moves = offered_after(2);
        assert!(moves.contains("1. e4 {(=)}"), "{moves}");
        let moves = offered_after(5);
        assert!(moves.contains("2. d4 {(=)}"), "{moves}");
    }
}
