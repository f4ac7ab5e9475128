//! The state of each player, for pages that show a game: who has arrived, who must seal or record, and what a press of the
//! clock would do.

use jadoube_board::{Bitboard, Color, Rank, Role, Square};
use jadoube_clock::{ClockState, Instant, Rate};
use serde::{Deserialize, Serialize};

use super::State;
use crate::event::Claim;
use crate::guideline::adjourned::Phase;

/// What a press of the clock would do.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PressEffect {
    /// It completes a move, legal or not (6.2.1).
    Completes,
    /// It would be a press without a move (7.5.3).
    Unmoved,
    /// The opponent's clock is running, so it changes nothing.
    Idle,
    /// The clocks are stopped, and only the arbiter restarts them (6.11.3).
    Stopped,
    /// The game has not begun, or is over.
    #[default]
    Nothing,
}

/// Whether a player has to keep a scoresheet.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Recording {
    /// The player must record (8.1).
    #[default]
    Required,
    /// The player has little time left and need not record (8.4).
    Exempt,
    /// Nobody has to record in this game: it is rapid or blitz (A.2, B.2).
    NotKept,
}

impl State {
    /// Whether a player has arrived.
    pub fn has_arrived(&self, player: Color) -> bool {
        self.arrivals()[player] || self.made(player) > 0
    }

    /// Whether the arrival of a player at the board would matter now: before the game, while a default time can be exceeded
    /// (6.7.1), and when an adjourned game has been resumed (I.10).
    pub fn is_expected(&self, player: Color) -> bool {
        if self.is_over() {
            return false;
        }
        match self.adjournment() {
            Some(adjournment) if matches!(adjournment.phase(), Phase::Resumed | Phase::Opened) => {
                let moved = self.record.plies().iter().skip(adjournment.made).any(|ply| ply.by == player);
                !adjournment.is_present(player) && !moved
            }
            _ => {
                self.is_awaited(player)
                    && (self.started().is_none() || self.setting.competition.default_time().is_some())
            }
        }
    }

    /// Who has to seal a move and stop the clock (I.1).
    pub fn must_seal(&self) -> Option<Color> {
        let sealing = self.adjournment().filter(|adjournment| adjournment.phase() == Phase::Sealing);
        sealing.filter(|_| !self.is_over()).map(|adjournment| adjournment.sealer())
    }

    /// Whether a player has to keep a scoresheet at this moment.
    pub fn recording(&self, player: Color, at: Instant) -> Recording {
        if self.setting.competition.rate() != Rate::Standard {
            Recording::NotKept
        } else if self.must_record(player, at) {
            Recording::Required
        } else {
            Recording::Exempt
        }
    }

    /// What a press of the clock by this player would do at this moment.
    pub fn press_would(&self, player: Color, at: Instant) -> PressEffect {
        let clock = self.reading(at).filter(|_| !self.is_over());
        match clock.map(|reading| reading.state) {
            None | Some(ClockState::NotStarted) => PressEffect::Nothing,
            Some(ClockState::Stopped(_)) => PressEffect::Stopped,
            Some(ClockState::Running(running)) if running != player => PressEffect::Idle,
            Some(ClockState::Running(_)) => {
                let on_move = self.turn.mover() == player;
                let moved = on_move && self.table.board != self.turn.before.board;
                let out_of_turn = !on_move && self.turn.out_of_turn;
                if moved || out_of_turn || self.pending(player).is_some() {
                    PressEffect::Completes
                } else {
                    PressEffect::Unmoved
                }
            }
        }
    }

    /// What this player can claim at once because everybody has seen it: a breach of touch-move, until the player touches a
    /// piece (4.8).
    pub fn claimable(&self, player: Color) -> Option<Claim> {
        let last = self.plies().last().filter(|_| !self.is_over())?;
        let broken = last.by != player && last.should_have.is_some() && !last.complaint_lost;
        broken.then_some(Claim::TouchMove)
    }

    /// The square of a pawn of the side to move on the last rank, until a piece replaces it (3.7.3.3).
    pub fn promoting(&self) -> Option<Square> {
        let mover = self.turn.mover();
        let last = Bitboard::of_rank(if mover == Color::White { Rank::Eighth } else { Rank::First });
        (self.table.board.pieces(Role::Pawn.of(mover)) & last).first()
    }

    /// How many moves this player must have completed by the end of a period (6.2); `None` if the period has no such
    /// number.
    pub fn moves_required(&self, player: Color, period: u32) -> Option<u32> {
        self.setting.competition.control.of(player).moves_required(period)
    }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Act, Actor, ClockAct, CompletionAct, Event, Hands, MovingAct, StopReason};
    use crate::game::Game;
    use crate::guideline::adjourned::{AdjournedAct, Commitment, Medium, Nonce};

    fn game(control: &str) -> Game {
        Game::new(Competition::new(Edition::newest(), control.parse().unwrap()))
    }

    fn happen(game: &mut Game, acts: impl IntoIterator<Item = (Actor, Act)>) {
        for (by, act) in acts {
            let at = Instant(game.log().len() as u64 * 1_000);
            game.apply(Event { at, by, act }).unwrap();
        }
    }

    fn plays(squares: &str) -> Act {
        Act::Moving(MovingAct::Plays { played: squares.parse().unwrap(), hands: Hands::One })
    }

    fn would(game: &Game) -> [PressEffect; 2] {
        Color::ALL.map(|player| game.state().press_would(player, Instant(60_000)))
    }

    #[test]
    fn a_press_completes_a_move_or_is_made_without_one() {
        let mut game = game("90+30");
        assert_eq!(would(&game), [PressEffect::Nothing; 2]);
        happen(&mut game, [(Actor::Arbiter, Act::Clock(ClockAct::StartsRound))]);
        assert_eq!(would(&game), [PressEffect::Unmoved, PressEffect::Idle]);
        happen(&mut game, [(Actor::White, plays("e2e5"))]);
        assert_eq!(would(&game), [PressEffect::Completes, PressEffect::Idle]);
        happen(&mut game, [(Actor::White, Act::Moving(MovingAct::TakesBack))]);
        assert_eq!(would(&game), [PressEffect::Unmoved, PressEffect::Idle]);
        happen(&mut game, [(Actor::White, plays("e2e4"))]);
        assert_eq!(would(&game), [PressEffect::Completes, PressEffect::Idle]);
        happen(&mut game, [(Actor::White, Act::Clock(ClockAct::Presses { hand: Hands::One }))]);
        assert_eq!(would(&game), [PressEffect::Idle, PressEffect::Unmoved]);
        happen(&mut game, [(Actor::Black, Act::Clock(ClockAct::StopsClocks { reason: StopReason::CallArbiter }))]);
        assert_eq!(would(&game), [PressEffect::Stopped; 2]);
        happen(&mut game, [(Actor::Black, Act::Completion(CompletionAct::Resigns))]);
        assert_eq!(would(&game), [PressEffect::Nothing; 2]);
    }

    #[test]
    fn arrival_is_expected_before_the_game_and_after_an_adjournment() {
        let mut game = game("90+30");
        let expected = |game: &Game| Color::ALL.map(|player| game.state().is_expected(player));
        let arrived = |game: &Game| Color::ALL.map(|player| game.state().has_arrived(player));
        assert_eq!((expected(&game), arrived(&game)), ([true; 2], [false; 2]));
        happen(&mut game, [(Actor::White, Act::Clock(ClockAct::Arrives))]);
        assert_eq!((expected(&game), arrived(&game)), ([false, true], [true, false]));
        let reason = StopReason::Sealed;
        let seals = AdjournedAct::Seals { commitment: Commitment::to("e4", Nonce([7; 16])), on: Medium::Paper };
        happen(
            &mut game,
            [(Actor::Black, Act::Clock(ClockAct::Arrives)), (Actor::Arbiter, Act::Clock(ClockAct::StartsRound))],
        );
        assert_eq!((expected(&game), game.state().must_seal()), ([false; 2], None));
        happen(&mut game, [(Actor::Arbiter, Act::Adjourned(AdjournedAct::AsksToSeal))]);
        assert_eq!(game.state().must_seal(), Some(Color::White));
        happen(
            &mut game,
            [(Actor::White, Act::Adjourned(seals)), (Actor::White, Act::Clock(ClockAct::StopsClocks { reason }))],
        );
        assert_eq!((expected(&game), game.state().must_seal()), ([false; 2], None));
        happen(
            &mut game,
            [(Actor::Black, Act::Clock(ClockAct::Arrives)), (Actor::Arbiter, Act::Adjourned(AdjournedAct::Resumes))],
        );
        assert_eq!(expected(&game), [true, false]);
    }

    #[test]
    fn recording_depends_on_rate_and_time_left() {
        let mut standard = game("90");
        happen(&mut standard, [(Actor::Arbiter, Act::Clock(ClockAct::StartsRound))]);
        let recording = |game: &Game, at| game.state().recording(Color::White, Instant(at));
        assert_eq!(recording(&standard, 1_000), Recording::Required);
        assert_eq!(recording(&standard, 5_200_000), Recording::Exempt);
        assert_eq!(recording(&game("15+10"), 0), Recording::NotKept);
    }

    #[test]
    fn a_pawn_waits_on_the_last_rank() {
        let mut competition = Competition::new(Edition::newest(), "90+30".parse().unwrap());
        competition.start = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
        let mut game = Game::new(competition);
        happen(&mut game, [(Actor::Arbiter, Act::Clock(ClockAct::StartsRound))]);
        assert_eq!(game.state().promoting(), None);
        happen(&mut game, [(Actor::White, plays("e7e8"))]);
        assert_eq!(game.state().promoting(), Some(Square::E8));
        let places = Act::Moving(MovingAct::Places { role: Role::Queen, on: Square::E8, color: None });
        happen(&mut game, [(Actor::White, places), (Actor::White, Act::Moving(MovingAct::LetsGo))]);
        assert_eq!(game.state().promoting(), None);
    }

    #[test]
    fn a_time_control_says_how_many_moves_are_required() {
        let game = game("40/90+30, 30+30");
        assert_eq!([0, 1].map(|period| game.state().moves_required(Color::Black, period)), [Some(40), None]);
    }
}
