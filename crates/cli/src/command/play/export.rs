//! The game as PGN.

use jadoube_board::{ArrayNumber, Color, Coordinates, Position, Role};
use jadoube_laws::edition::Matter;
use jadoube_laws::event::Score;
use jadoube_laws::game::state::Ply;
use jadoube_laws::telling;
use jadoube_notation::pgn::{Comment, Game, Outcome, Played, Ply as PgnPly};

use super::screen::squares_of;
use super::session::Session;

impl Session {
    /// The moves that stand, with the times that the clocks showed, and how it ended.
    pub(crate) fn pgn(&self) -> Game {
        let mut game = Game::default();
        let competition = self.game().competition();
        let tags = &mut game.tags;
        for side in Color::ALL {
            if let Some(name) = &self.table.names[side] {
                tags.set(side.pick("White", "Black"), name);
            }
        }
        if let Some(date) = &self.table.date {
            tags.set("Date", date);
        }
        tags.set("TimeControl", competition.control.to_string());
        tags.set("Laws", format!("FIDE {}", competition.edition));
        self.say_start(tags);
        let outcome = self.state().outcome();
        let result = outcome.map_or("*".to_owned(), |outcome| outcome.score.to_string());
        tags.set("Result", result);
        tags.set("Termination", outcome.map_or("unterminated", |outcome| termination(outcome.reason)));
        game.outcome = Some(match outcome.map(|outcome| outcome.score) {
            Some(Score::WHITE_WINS) => Outcome::WhiteWins,
            Some(Score::BLACK_WINS) => Outcome::BlackWins,
            Some(Score::DRAW) => Outcome::Draw,
            _ => Outcome::Unknown,
        });
        for ply in self.state().plies() {
            let mut written = PgnPly::from(played(ply));
            if let Some(time) = ply.completed.and_then(|at| self.time_after(ply.by, at)) {
                let seconds = time.seconds_rounded_up();
                let clock = format!("[%clk {}:{:02}:{:02}]", seconds / 3600, seconds / 60 % 60, seconds % 60);
                written.comments.push(Comment::from(clock.as_str()));
            }
            game.line.plies.push(written);
        }
        if let Some(said) = self.last_words() {
            match game.line.plies.last_mut() {
                Some(last) => last.comments.push(Comment::from(said.as_str())),
                None => game.line.intro.push(Comment::from(said.as_str())),
            }
        }
        game
    }

    fn say_start(&self, tags: &mut jadoube_notation::pgn::Tags) {
        let start = self.game().competition().start;
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

    /// The ruling that ended the game.
    fn last_words(&self) -> Option<String> {
        self.state().outcome()?;
        let rulings = self.game().log().iter().rev().filter(|entry| !entry.corrected).flat_map(|entry| &entry.rulings);
        let ends = |effect: &jadoube_laws::ruling::Effect| matches!(effect, jadoube_laws::ruling::Effect::Over(_));
        let last = rulings.into_iter().find(|ruling| ruling.effects.iter().any(ends))?;
        Some(telling::ruling(last, self.table.locale))
    }
}

/// The words that the PGN standard has for it.
fn termination(reason: Matter) -> &'static str {
    match reason {
        Matter::LossOnTime | Matter::BothFlagsDraw => "time forfeit",
        Matter::IllegalMovePenalty | Matter::ReducedIllegalMove | Matter::ReducedBlitzIllegalMove => "rules infraction",
        Matter::DefaultTime => "abandoned",
        Matter::Penalties => "adjudication",
        _ => "normal",
    }
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
