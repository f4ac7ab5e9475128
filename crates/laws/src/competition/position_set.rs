//! 7.5.1, 7.6: a position that the arbiter sets up, because no position of the record is the right one.

use jadoube_board::{Position, Setup};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use crate::game::State;
use crate::game::state::Turn;
use crate::ruling::{Effect, Finding, Impossible, IrregularityRemark, Remark, Ruling};

impl State {
    /// The game continues from this position, which need not have occurred in it. Earlier moves stay made: they count and
    /// stay on the scoresheets, but the last one can no longer be complained about, completed or taken back.
    pub(crate) fn sets_position(&mut self, at: Instant, setup: Setup) -> Result<Vec<Ruling>, Impossible> {
        if let Some(&fault) = setup.faults().first() {
            return Err(Impossible::NoPosition(fault));
        }
        let position = Position::try_from(setup).ok();
        if !position.is_some_and(|position| position.has_moves()) {
            return Err(Impossible::NothingToPlay);
        }
        let mut effects = vec![self.stop(at)?];
        if let Some(last) = self.record.last_mut() {
            last.completed.get_or_insert(at);
            last.should_have = None;
            last.complaint_lost = true;
        }
        self.play_mut()?.displaced = None;
        self.forget_offences_on_the_board();
        self.memory.rapid.forget_illegal_position();
        self.table = setup;
        self.turn = Turn::new(setup);
        self.record.set_position(position);
        self.record.note_set_up(setup);
        self.set_both_boards();
        effects.push(Effect::PositionSet(setup.turn));
        effects.extend(self.counters_put_right(at)?.effects);
        let found = self.ruling(
            Matter::DisplacedFoundLater,
            Finding::Remark(Remark::Irregularity(IrregularityRemark::PositionSet)),
            effects,
        );
        Ok(vec![found, self.times_open()])
    }

    /// Where the record has gaps, in order: before the ply of this number, counted from 0, the arbiter has set up a
    /// position that the earlier moves do not lead to.
    pub fn set_up(&self) -> Vec<(usize, Setup)> {
        let reached =
            |ply: usize| ply.checked_sub(1).map_or(self.setting.start, |last| self.record.plies()[last].after);
        let leads = |from: &Setup, to: &Setup| from.board == to.board && from.turn == to.turn;
        let before = self.record.plies().iter().map(|ply| ply.before).chain([self.turn.before]);
        before
            .enumerate()
            .filter(|(ply, before)| self.record.set_up().contains(before) && !leads(&reached(*ply), before))
            .collect()
    }

    /// Whether the current position was set up and no move has been made since.
    pub(crate) fn is_just_set_up(&self) -> bool {
        self.set_up().last().is_some_and(|(ply, _)| *ply == self.record.plies().len())
    }
}

#[cfg(test)]
mod tests {
    use crate::event::{ClockAct, CompletionAct, DecisionAct, IrregularityAct, MovingAct};
    use jadoube_board::{Coordinates, Square};
    use jadoube_texts::Locale;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Act, Actor, Event, Hands, Observation};
    use crate::game::Game;
    use jadoube_lawbook::Edition;

    const RIGHT: &str = "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2";

    fn does(game: &mut Game, by: Actor, act: Act) -> Result<Vec<Ruling>, Impossible> {
        game.apply(Event { at: Instant(0), by, act })
    }

    fn plays(game: &mut Game, by: Actor, from: Square, to: Square) {
        let played = Coordinates { from, to, promotion: None };
        does(game, by, Act::Moving(MovingAct::Plays { played, hands: Hands::One })).unwrap();
        does(game, by, Act::Clock(ClockAct::Presses { hand: Hands::One })).unwrap();
    }

    fn game() -> Game {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        does(&mut game, Actor::Arbiter, Act::Clock(ClockAct::StartsRound)).unwrap();
        plays(&mut game, Actor::White, Square::E2, Square::E4);
        plays(&mut game, Actor::Black, Square::E7, Square::E5);
        game
    }

    fn sets_up(game: &mut Game, fen: &str) -> Result<Vec<Ruling>, Impossible> {
        does(game, Actor::Arbiter, Act::Irregularity(IrregularityAct::SetsPosition { position: fen.parse().unwrap() }))
    }

    #[test]
    fn the_game_continues_from_a_new_position() {
        let mut game = game();
        let rulings = sets_up(&mut game, RIGHT).unwrap();
        assert_eq!(rulings[0].article.number, "7.6");
        assert!(rulings[0].effects.contains(&Effect::PositionSet(jadoube_board::Color::White)));
        assert_eq!(game.state().set_up(), [(2, RIGHT.parse().unwrap())]);
        does(&mut game, Actor::Arbiter, Act::Clock(ClockAct::Restarts { side: None })).unwrap();
        plays(&mut game, Actor::White, Square::D4, Square::E5);
        assert_eq!((game.state().plies().len(), game.state().set_up().len()), (3, 1));
        // Readers of the game get positions that its moves lead to, and what was recorded before.
        let pgn = game.pgn(Locale::EN).to_string();
        assert!(pgn.contains(&format!("[FEN \"{RIGHT}\"]")) && pgn.contains("2. dxe5"), "{pgn}");
        let flat = pgn.replace('\n', " ");
        assert!(flat.contains("The arbiter set up this position; recorded before it: 1. e4 e5"), "{pgn}");
        let parts = game.pgn_parts(Locale::EN);
        assert_eq!(parts.iter().map(|part| part.line.plies.len()).collect::<Vec<_>>(), [2, 1]);
        // The log can be replayed, and an earlier position can be restored: then there is no gap any more.
        assert_eq!(game.until(game.log().len()).unwrap(), game);
        does(&mut game, Actor::Arbiter, Act::Decision(DecisionAct::Observes(Observation::LastIdentifiable(3))))
            .unwrap();
        assert!(game.state().set_up().is_empty());
        assert_eq!(game.pgn_parts(Locale::EN).len(), 1);
    }

    #[test]
    fn only_the_arbiter_sets_up_playable_positions() {
        let mut game = game();
        let before = game.clone();
        let by_white = Act::Irregularity(IrregularityAct::SetsPosition { position: RIGHT.parse().unwrap() });
        assert_eq!(does(&mut game, Actor::White, by_white), Err(Impossible::NotForThem));
        let refused = sets_up(&mut game, "4k3/8/8/8/8/8/8/8 w - - 0 1").unwrap_err();
        assert_eq!(refused.to_string(), "the game cannot continue from this position: White has no king");
        let mated = sets_up(&mut game, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 80");
        assert_eq!(mated, Err(Impossible::NothingToPlay));
        assert_eq!(game, before);
        does(&mut game, Actor::White, Act::Completion(CompletionAct::Resigns)).unwrap();
        assert!(matches!(sets_up(&mut game, RIGHT), Err(Impossible::AfterTheEnd { .. })));
    }

    #[test]
    fn uncompleted_moves_end_with_the_old_position() {
        let mut game = game();
        let played = Coordinates { from: Square::G1, to: Square::F3, promotion: None };
        does(&mut game, Actor::White, Act::Moving(MovingAct::Plays { played, hands: Hands::Both })).unwrap();
        sets_up(&mut game, "rnbqkbnr/pppp1ppp/8/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 2").unwrap();
        let ruled = does(&mut game, Actor::White, Act::Moving(MovingAct::TakesBack)).unwrap();
        let stands = crate::ruling::MovingFinding::TakenBackCompleted(jadoube_board::Color::White);
        assert_eq!(ruled[0].finding, crate::ruling::Finding::Moving(stands), "the move counts with the new position");
        assert_eq!(game.state().permission().matter, game.until(0).unwrap().state().permission().matter);
        assert_eq!(game.state().side_to_move(), jadoube_board::Color::Black);
    }
}
