//! How a game ended: on the board, by the Laws, and according to its own record.

use jadoube_board::{Color, Position, Role};
use jadoube_lawbook::{CLAIMED_HALFMOVES, CLAIMED_REPETITION, Matter};
use jadoube_mating::{Budget, CanMate, Deadness};
use jadoube_notation::pgn::{Outcome, Replay};
use jadoube_texts::Message;

use super::draws::Ended;
use super::tags::Tag;
use super::termination::{self, Termination};
use super::{Judge, State};
use crate::{Kind, Severity};

/// Enough for nearly every end of a game, and small enough that many judges fit in memory: eighty bytes per position.
const BUDGET: Budget = Budget::nodes(60_000);

/// The result by the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum OnBoard {
    Mate(Color),
    Stalemate,
    Dead,
    Undecided,
}

/// The game was over on the board after this ply, and moves follow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Over {
    pub(super) ply: u32,
    pub(super) on_board: OnBoard,
}

/// What follows the position that ended the game or is the last that can be followed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Then {
    Nothing,
    /// One more move, whichever it was.
    AMove,
}

/// The moves after the first dead position.
struct AfterDead {
    /// The ply that made it.
    ply: u32,
    moves: u32,
    /// There was only one legal move each time.
    only_moves: bool,
}

impl Judge {
    pub(super) fn judge_end(&mut self) {
        if self.state != State::Open {
            self.judge_result_tokens();
            self.judge_ply_count();
        }
        self.judge_marks();
        if let Some(Over { ply, on_board }) = self.over {
            self.judge_board(on_board, ply, Then::AMove);
        }
        if self.state == State::Followed
            && let Replay::Lawful(position) = self.board
        {
            let on_board = self.on_board(&position);
            self.judge_automatic_end();
            self.judge_claims();
            self.judge_board(on_board, self.ply, Then::Nothing);
            self.judge_termination(&position, on_board);
            if self.options.fixes {
                let result = self.certain_result(on_board);
                self.fix.certain(result);
            }
        }
    }

    /// The result that the board decides, if the record names no other end: a flag or an arbiter may have come before the
    /// last move. Dead positions are draws only since the Laws say so.
    fn certain_result(&mut self, on_board: OnBoard) -> Option<Outcome> {
        let (result, fitting) = match on_board {
            // Already over under 9.6, whatever the board shows later.
            OnBoard::Mate(_) if self.ended.is_some() => return None,
            OnBoard::Mate(winner) => (win(winner), Termination::Mate),
            OnBoard::Stalemate => (Outcome::Draw, Termination::Stalemate),
            OnBoard::Dead if self.editions.agree(|_| true) => (Outcome::Draw, Termination::Material),
            OnBoard::Dead | OnBoard::Undecided => return None,
        };
        let terminations = self.terminations();
        let players = [Tag::White, Tag::Black].map(|tag| self.tags.get(tag).unwrap_or_default());
        let names_another = |tag: Tag| {
            let named = self.tags.get(tag).and_then(|value| termination::winner(value, players));
            named.is_some_and(|winner| win(winner) != result)
        };
        let fits =
            |termination| termination == fitting || matches!(termination, Termination::Other | Termination::Normal);
        let contradicted = [Tag::Termination, Tag::TerminationDetails].into_iter().any(names_another);
        (terminations.into_iter().all(fits) && !contradicted).then_some(result)
    }

    /// Compares the Result tag with the end of the moves.
    fn judge_result_tokens(&mut self) {
        let tag = self.tag_result();
        match (self.outcome, tag) {
            (None, _) if self.ply == 0 && !self.tags.has(Tag::Result) => {}
            (None, _) => {
                let article = self.editions.matter(Matter::Signing);
                let message = Message::new("audit-missing-result");
                self.report_last(Kind::MissingResult, Severity::Warning, article, message);
            }
            // PGN has no token for the score in the tag.
            (Some(Outcome::Unknown), Some(tag)) if tag.is_arbiters() => {}
            (Some(end), Some(tag)) if end != tag => {
                let unknown = end == Outcome::Unknown || tag == Outcome::Unknown;
                let severity = if unknown { Severity::Warning } else { Severity::Error };
                let article = self.editions.matter(Matter::Signing);
                let message = Message::new("audit-result-tag").with("tag", tag.as_str()).with("end", end.as_str());
                self.report_last(Kind::ResultTag, severity, article, message);
            }
            _ => {}
        }
    }

    fn judge_ply_count(&mut self) {
        let Some(value) = self.tags.get(Tag::PlyCount) else { return };
        let count = std::str::from_utf8(value).ok().and_then(|value| value.trim().parse::<u32>().ok());
        if let Some(count) = count.filter(|&count| count != self.ply) {
            let message =
                Message::new("audit-ply-count").with("tag", i64::from(count)).with("count", i64::from(self.ply));
            self.report_game(Kind::PlyCount, Severity::Warning, None, message);
        }
    }

    fn winner(&self) -> Option<Color> {
        match self.result() {
            Some(Outcome::WhiteWins) => Some(Color::White),
            Some(Outcome::BlackWins) => Some(Color::Black),
            _ => None,
        }
    }

    fn on_board(&mut self, position: &Position) -> OnBoard {
        if !position.has_moves() {
            return if position.is_check() { OnBoard::Mate(!position.turn()) } else { OnBoard::Stalemate };
        }
        // Dead stays dead: if the last position is alive, all were. If it matters whether the winner can mate, that answer
        // usually settles this too.
        let winner = self.winner().filter(|&winner| self.win_matters(position, winner));
        if winner.is_some_and(|winner| self.can_mate(position, winner) == CanMate::Yes) {
            return OnBoard::Undecided;
        }
        match self.solver.is_dead(position, BUDGET) {
            Deadness::Dead => OnBoard::Dead,
            Deadness::Alive | Deadness::Undecided => OnBoard::Undecided,
        }
    }

    /// Whether the winner's ability to mate matters, by the record or by the edition. If it does not, only a winner with
    /// hardly any material is worth a note.
    fn win_matters(&mut self, position: &Position, winner: Color) -> bool {
        self.terminations().contains(&Termination::Time)
            || self.editions.agree(|rules| rules.resignation_may_draw)
            || !is_strong(position, winner)
    }

    /// How the game ended according to the record. It is read once, at the end of the game.
    fn terminations(&mut self) -> [Termination; 2] {
        let tags = &self.tags;
        *self.terminations.get_or_insert_with(|| {
            [Tag::Termination, Tag::TerminationDetails].map(|tag| {
                let value = tags.get(tag).filter(|value| !value.is_empty());
                value.map_or(Termination::Other, termination::read)
            })
        })
    }

    /// Whether a player can still mate from the last position. It is computed once for each.
    fn can_mate(&mut self, position: &Position, side: Color) -> CanMate {
        let known = &mut self.can_mate[side as usize];
        *known.get_or_insert_with(|| self.solver.can_ever_mate(position, side, BUDGET))
    }

    /// Whether a player can still mate from the last position, or is at least not known to be unable to.
    fn may_mate(&mut self, position: &Position, side: Color) -> bool {
        self.can_mate(position, side) != CanMate::No
    }

    /// 9.6: the game has ended automatically.
    fn judge_automatic_end(&mut self) {
        let Some(Ended { ply, place, kind, matter }) = self.ended else { return };
        let article = self.editions.matter(matter);
        let id = match kind {
            Kind::AfterFivefold => Message::new("audit-after-fivefold"),
            _ => Message::new("audit-after-seventy-five"),
        };
        if ply < self.ply {
            let message = id.with("count", i64::from(self.ply - ply));
            self.report(kind, Severity::Warning, ply, place, article, message);
        }
        let result = self.result();
        if result != Some(Outcome::Draw) {
            let message = Message::new("audit-result-automatic").with("result", self.result_text());
            self.report_last(Kind::ResultAutomaticDraw, severity_against(result), article, message);
        }
    }

    /// 9.2 and 9.3: missed claims.
    fn judge_claims(&mut self) {
        if let Some(ply) = self.claims.repetition.filter(|&ply| ply < self.ply) {
            let article = self.editions.matter(Matter::Repetition);
            let message = Message::new("audit-claim-repetition");
            self.report(Kind::ClaimRepetition, Severity::Note, ply, self.begin, article, message);
        }
        if let Some(ply) = self.claims.fifty.filter(|&ply| ply < self.ply) {
            let article = self.editions.matter(Matter::Fifty);
            let message = Message::new("audit-claim-fifty");
            self.report(Kind::ClaimFifty, Severity::Note, ply, self.begin, article, message);
        }
    }

    /// The board after a ply that ended the game, or after which the moves can no longer be followed.
    fn judge_board(&mut self, on_board: OnBoard, ply: u32, then: Then) {
        let result = self.result();
        match on_board {
            // A mate after the game was over under 9.6 changes nothing.
            OnBoard::Mate(winner) if result != Some(win(winner)) && self.ended.is_none() => {
                let article = self.editions.matter(Matter::Checkmate);
                let message =
                    Message::new("audit-result-mate").with("color", winner).with("result", self.result_text());
                let severity = severity_against(result);
                self.report_last(Kind::ResultMate, severity, article, message);
            }
            OnBoard::Stalemate => {
                // Nobody could mate before the stalemate either, if the position was already dead. That moves follow the
                // stalemate was reported.
                self.judge_dead_before(ply, Then::Nothing);
                if result != Some(Outcome::Draw) {
                    let article = self.editions.matter(Matter::Stalemate);
                    let message = Message::new("audit-result-stalemate").with("result", self.result_text());
                    let severity = severity_against(result);
                    self.report_last(Kind::ResultStalemate, severity, article, message);
                }
            }
            OnBoard::Dead => {
                self.judge_dead_before(ply, then);
                if result != Some(Outcome::Draw) {
                    let article = self.editions.matter(Matter::DeadPosition);
                    let message = Message::new("audit-result-dead").with("result", self.result_text());
                    let severity = severity_against(result);
                    self.report_last(Kind::ResultDeadPosition, severity, article, message);
                }
            }
            _ => {}
        }
    }

    /// After this ply the moves can no longer be followed: the game was over before, if the position is dead.
    pub(super) fn dead_before_unreadable(&mut self, ply: u32) {
        let Some(position) = self.history.run().last().map(|last| self.history.position(last)) else { return };
        if position.has_moves() && self.solver.is_dead(&position, BUDGET) == Deadness::Dead {
            self.over = Some(Over { ply, on_board: OnBoard::Dead });
        }
    }

    /// Moves after the first dead position, up to the dead one after `last` and what follows it.
    fn judge_dead_before(&mut self, last: u32, then: Then) {
        let AfterDead { ply, moves, only_moves } = self.after_dead(last, then);
        if moves > 0 {
            let article = self.editions.matter(Matter::DeadPosition);
            let message = Message::new("audit-after-dead").with("count", i64::from(moves));
            // Often the capture of the last piece is the only legal move, and people see the end after it.
            let severity = if only_moves { Severity::Note } else { Severity::Warning };
            self.report(Kind::AfterDeadPosition, severity, ply, self.begin, article, message);
        }
    }

    /// Finds the first dead position; the one after `last` is dead.
    fn after_dead(&mut self, last: u32, then: Then) -> AfterDead {
        let positions = self.history.run();
        // The last one is dead, and usually because of the last move; once dead, always dead.
        let (mut low, mut high) = (positions.start, positions.end - 1);
        let mut step = 1;
        while low < high {
            let middle = if step > 0 { high.saturating_sub(step).max(low) } else { (low + high) / 2 };
            if self.solver.is_dead(&self.history.position(middle), BUDGET) == Deadness::Dead {
                high = middle;
                step *= 2;
            } else {
                low = middle + 1;
                step = 0;
            }
        }
        let before = u32::try_from(positions.end - 1 - low).unwrap_or(u32::MAX).min(last);
        let more = u32::from(then == Then::AMove);
        let mut followed = (low..positions.end).take((before + more) as usize);
        let only_moves = followed.all(|index| self.history.position(index).count_moves() == 1);
        AfterDead { ply: last - before, moves: before + more, only_moves }
    }

    /// Compares Termination and TerminationDetails with the board and the result, and finds impossible wins.
    fn judge_termination(&mut self, position: &Position, on_board: OnBoard) {
        let terminations = self.terminations();
        self.judge_win(position, on_board, terminations);
        for (termination, tag) in terminations.into_iter().zip([Tag::Termination, Tag::TerminationDetails]) {
            if !matches!(termination, Termination::Other | Termination::Decision) {
                self.judge_termination_tag(termination, tag, position, on_board);
            }
        }
    }

    /// 6.9, and where 5.1.2 says so resignation as well: a player who cannot mate by any series of legal moves cannot win.
    fn judge_win(&mut self, position: &Position, on_board: OnBoard, terminations: [Termination; 2]) {
        let Some(winner) = self.winner() else { return };
        let by_time = terminations.contains(&Termination::Time);
        let resignation_draws = self.editions.agree(|rules| rules.resignation_may_draw);
        let excluded = on_board != OnBoard::Undecided || terminations.contains(&Termination::Decision);
        if excluded || !self.win_matters(position, winner) || self.may_mate(position, winner) {
            return;
        }
        let known = self.editions.agree(|_| true);
        let (severity, matter, id) = if by_time && known {
            (Severity::Error, Matter::LossOnTime, Message::new("audit-result-time"))
        } else if resignation_draws {
            (Severity::Error, Matter::Resignation, Message::new("audit-result-cannot-mate"))
        } else {
            (Severity::Note, Matter::LossOnTime, Message::new("audit-result-doubtful"))
        };
        let article = self.editions.matter(matter);
        let message = id.with("color", winner).with("result", self.result_text());
        self.report_last(Kind::ResultCannotMate, severity, article, message);
    }

    fn judge_termination_tag(&mut self, termination: Termination, tag: Tag, position: &Position, on_board: OnBoard) {
        let result = self.result();
        let decisive = self.winner().is_some();
        let draw = result == Some(Outcome::Draw);
        let contradicts = match termination {
            Termination::Mate => !decisive,
            Termination::Stalemate
            | Termination::Repetition
            | Termination::Fifty
            | Termination::Material
            | Termination::Agreement => !draw,
            // A draw, if the opponent cannot mate.
            Termination::Time | Termination::Resignation => {
                let both_can = draw && Color::ALL.iter().all(|&side| self.may_mate(position, side));
                !decisive && !draw || both_can
            }
            Termination::Unterminated => !matches!(result, None | Some(Outcome::Unknown)),
            Termination::Normal => result == Some(Outcome::Unknown) && on_board == OnBoard::Undecided,
            Termination::Decision | Termination::Other => false,
        };
        if contradicts || self.names_other_winner(termination, tag) {
            let message = Message::new("audit-result-termination")
                .with("tag", tag.name())
                .with("termination", self.tags.text(tag))
                .with("result", self.result_text());
            return self.report_last(Kind::ResultTermination, Severity::Warning, None, message);
        }
        let (kind, matter, message) = match termination {
            Termination::Mate if !matches!(on_board, OnBoard::Mate(_)) => {
                (Kind::Termination, Matter::Checkmate, Message::new("audit-no-mate"))
            }
            Termination::Stalemate if on_board != OnBoard::Stalemate => {
                (Kind::Termination, Matter::Stalemate, Message::new("audit-no-stalemate"))
            }
            Termination::Time | Termination::Resignation | Termination::Agreement
                if matches!(on_board, OnBoard::Mate(_)) =>
            {
                (Kind::Termination, Matter::Checkmate, Message::new("audit-mate-before"))
            }
            Termination::Time | Termination::Resignation | Termination::Agreement if on_board == OnBoard::Stalemate => {
                (Kind::Termination, Matter::Stalemate, Message::new("audit-stalemate-before"))
            }
            Termination::Material if on_board == OnBoard::Undecided && self.is_alive(position) => {
                (Kind::Termination, Matter::DeadPosition, Message::new("audit-not-dead"))
            }
            Termination::Repetition if !self.is_repeated(position) => {
                (Kind::DrawRepetition, Matter::Repetition, Message::new("audit-no-repetition"))
            }
            Termination::Fifty if !is_fifty(position) => (
                Kind::DrawFifty,
                Matter::Fifty,
                Message::new("audit-no-fifty").with("count", i64::from(position.halfmoves() / 2)),
            ),
            _ => return,
        };
        let article = self.editions.matter(matter);
        self.report_last(kind, Severity::Warning, article, message);
    }

    /// Whether the record says that the other player won.
    fn names_other_winner(&self, termination: Termination, tag: Tag) -> bool {
        if !matches!(termination, Termination::Time | Termination::Resignation | Termination::Mate) {
            return false;
        }
        let players = [Tag::White, Tag::Black].map(|tag| self.tags.get(tag).unwrap_or_default());
        let named = self.tags.get(tag).and_then(|value| termination::winner(value, players));
        named.is_some_and(|winner| self.winner() == Some(!winner))
    }

    fn is_alive(&mut self, position: &Position) -> bool {
        by_strength(position).iter().any(|&side| self.can_mate(position, side) == CanMate::Yes)
    }

    /// 9.2: the position occurs for the third time, or a move can make it so, which need not be played.
    fn is_repeated(&mut self, position: &Position) -> bool {
        let claimed = usize::from(CLAIMED_REPETITION);
        self.history.times_in_all(position) >= claimed
            || position.legal_moves().iter().any(|m| self.history.times_in_all(&position.after(m)) + 1 >= claimed)
    }
}

/// The side with queens, rooks or pawns comes first: with bishops and knights alone it is a long search.
fn by_strength(position: &Position) -> [Color; 2] {
    if is_strong(position, Color::White) { Color::ALL } else { [Color::Black, Color::White] }
}

/// Whether a player has a queen, a rook or a pawn.
fn is_strong(position: &Position, side: Color) -> bool {
    let board = position.board();
    let strong = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Pawn);
    board.color(side).meets(strong)
}

/// 9.3: fifty moves by each player, or the last of them is written and claimed.
fn is_fifty(position: &Position) -> bool {
    position.halfmoves() >= CLAIMED_HALFMOVES
        || position.halfmoves() + 1 == CLAIMED_HALFMOVES
            && position.legal_moves().iter().any(|m| position.after(m).halfmoves() == CLAIMED_HALFMOVES)
}

const fn win(winner: Color) -> Outcome {
    match winner {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    }
}

/// An unknown result is missing rather than wrong, and one that only an arbiter can give was the arbiter's decision.
fn severity_against(result: Option<Outcome>) -> Severity {
    match result {
        None | Some(Outcome::Unknown) => Severity::Warning,
        Some(score) if score.is_arbiters() => Severity::Warning,
        Some(_) => Severity::Error,
    }
}
