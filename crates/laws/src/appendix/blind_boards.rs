//! Appendix D: moves on two boards. A piece is touched once it is out of its hole. A move on the special board is made once
//! the captured piece is off, the piece is in another hole and the move has been announced.

use jadoube_board::{Color, Coordinates, Move, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;

use super::blind::{Announcement, BlindFinding, BlindImpossible, Condition, MoveUnderWay, is_assistant};
use crate::basic::act_of_moving::captured_square;
use crate::event::{Act, Actor, ClockAct, Contact, Event, Hands, MovingAct};
use crate::game::state::State;
use crate::ruling::{Effect, Finding, Impossible, MovingFinding, Ruling};

impl State {
    /// Acts on a board, if each player has one.
    pub(super) fn on_two_boards(&mut self, event: &Event) -> Result<Option<Vec<Ruling>>, Impossible> {
        if event.act == Act::Clock(ClockAct::StartsRound) {
            let mut rulings = self.carry_out(event)?;
            rulings.extend(self.assistant_compulsory());
            return Ok(Some(rulings));
        }
        if self.memory.blind.boards.is_none() || matches!(event.act, Act::Blind(_)) {
            return Ok(None);
        }
        let made = self.record.plies().len();
        let rulings = match event.by.player() {
            Some(player) if self.is_special(player) => match self.on_special_board(event, player)? {
                Some(rulings) => rulings,
                None => self.carry_out(event)?,
            },
            Some(player) => self.by_sighted(event, player)?,
            None => self.carry_out(event)?,
        };
        if self.record.plies().len() < made {
            self.set_both_boards();
        }
        Ok(Some(rulings))
    }

    /// Acts of the sighted player are ruled on as usual; the other board lags behind until the move is made there too.
    fn by_sighted(&mut self, event: &Event, player: Color) -> Result<Vec<Ruling>, Impossible> {
        let made = self.record.plies().len();
        let mut rulings = self.carry_out(event)?;
        if self.record.plies().len() > made {
            self.made_on_own_board(player);
        }
        let last = self.record.plies().len().checked_sub(1).filter(|&last| self.record.plies()[last].by == player);
        if matches!(event.act, Act::Clock(ClockAct::Presses { .. }))
            && last.is_some()
            && self.memory.blind.announced != last
        {
            rulings.push(self.blind_ruling(Matter::Announcing, BlindFinding::NotAnnounced(player), vec![]));
        }
        Ok(rulings)
    }

    /// Updates the player's board after a move by that player. The opponent's move before it counts as made there, unless a
    /// different one was.
    fn made_on_own_board(&mut self, player: Color) {
        let Some(boards) = &mut self.memory.blind.boards else { return };
        let own = &mut boards[player];
        if let [.., previous, _] = self.record.plies()
            && own.board == previous.before.board
        {
            *own = previous.after;
        }
        let Some(last) = self.record.plies().last() else { return };
        match last.played {
            Ok(_) if own.board == last.before.board => *own = last.after,
            Ok(m) => put_on(own, last.before.board.color_at(m.from()).unwrap_or(player), &last.before, m),
            Err(_) => *own = last.after,
        }
    }

    /// What a player does on the special board; `None` for other acts.
    fn on_special_board(&mut self, event: &Event, player: Color) -> Result<Option<Vec<Ruling>>, Impossible> {
        let (at, by) = (event.at, event.by);
        let moves = self.turn.mover() == player;
        Ok(Some(match &event.act {
            Act::Moving(MovingAct::Touches { contact: Contact::Adjusting, .. }) => return Ok(None),
            Act::Moving(MovingAct::Touches { .. }) | Act::Moving(MovingAct::TouchesTogether { .. }) => {
                vec![self.blind_ruling(Matter::TouchedFromHole, BlindFinding::Felt(player), vec![])]
            }
            Act::Moving(MovingAct::Plays { .. })
            | Act::Moving(MovingAct::Castles { .. })
            | Act::Moving(MovingAct::Releases { .. })
            | Act::Moving(MovingAct::TakesOff { .. })
            | Act::Moving(MovingAct::Places { .. })
                if !moves =>
            {
                return Err(Impossible::NothingInHand);
            }
            Act::Moving(MovingAct::Plays { played, .. }) => self.executes(at, by, player, *played)?,
            Act::Moving(MovingAct::Castles { wing, .. }) => {
                let king = self.turn.before.board.king(player).ok_or(Impossible::NothingInHand)?;
                let castling = self.turn.before.judge_castling(*wing);
                let to = castling.map_or(wing.king_to(player), |m| m.to());
                self.executes(at, by, player, Coordinates { from: king, to, promotion: None })?
            }
            Act::Moving(MovingAct::Releases { on }) => self.inserts(at, player, *on)?,
            Act::Moving(MovingAct::TakesOff { square }) => self.removes(at, by, player, *square)?,
            Act::Moving(MovingAct::Places { role, on, color }) => {
                self.own_board(player)?.board.put(*on, role.of(color.unwrap_or(player)));
                if let Some(placed) = &mut self.memory.blind.under_way.placed {
                    placed.promotion = Some(*role);
                }
                self.perhaps_made(at, player)
            }
            Act::Moving(MovingAct::LetsGo) => Vec::new(),
            Act::Moving(MovingAct::TakesBack) if moves => {
                let before = self.turn.before;
                *self.own_board(player)? = before;
                self.memory.blind.under_way = MoveUnderWay::default();
                Vec::new()
            }
            Act::Clock(ClockAct::Presses { hand }) if moves => self.presses_before_made(at, by, player, *hand)?,
            _ => return Ok(None),
        }))
    }

    fn own_board(&mut self, player: Color) -> Result<&mut Setup, Impossible> {
        self.memory
            .blind
            .boards
            .as_mut()
            .map(|boards| &mut boards[player])
            .ok_or(Impossible::Blind(BlindImpossible::OneBoard))
    }

    /// When the player's turn begins, the opponent's last move counts as made on the player's board, unless something else
    /// was done there.
    fn catch_up(&mut self, player: Color) {
        let (Some(boards), Some(last)) = (&mut self.memory.blind.boards, self.record.plies().last()) else { return };
        if last.by != player && boards[player].board == last.before.board {
            boards[player] = last.after;
        }
    }

    /// D.2.2: taken out of its hole, a piece is touched.
    pub(super) fn lifts(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        square: Square,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.own_board(player)?;
        if !self.is_special(player) {
            return Err(Impossible::NotForThem);
        }
        self.catch_up(player);
        let piece = self.own_board(player)?.board.piece_at(square).ok_or(Impossible::NoPiece(square))?;
        let lifted = BlindFinding::Lifted(player, square);
        let mut rulings = vec![self.blind_ruling(Matter::TouchedFromHole, lifted, vec![])];
        if self.turn.mover() != player {
            return Ok(rulings);
        }
        if self.table.board.piece_at(square) == Some(piece) {
            rulings.extend(self.touches(at, by, &[square], Contact::Deliberate)?);
        }
        if piece.color == player {
            self.memory.blind.under_way.hand = Some(square);
        }
        Ok(rulings)
    }

    /// Puts the piece in hand in a hole.
    fn inserts(&mut self, at: Instant, player: Color, on: Square) -> Result<Vec<Ruling>, Impossible> {
        let from = self.memory.blind.under_way.hand.ok_or(Impossible::NothingInHand)?;
        let own = self.own_board(player)?;
        let piece = own.board.piece_at(from).ok_or(Impossible::NothingInHand)?;
        if from != on && own.board.color_at(on) == Some(player) {
            return Err(Impossible::Occupied(on));
        }
        own.board.take(from);
        own.board.put(on, piece);
        let under_way = &mut self.memory.blind.under_way;
        // The same piece again: its origin is still the square where it stood when the turn began.
        let origin = under_way.placed.filter(|placed| placed.to == from).map_or(from, |placed| placed.from);
        under_way.hand = Some(on);
        under_way.placed = (origin != on).then_some(Coordinates { from: origin, to: on, promotion: None });
        Ok(self.perhaps_made(at, player))
    }

    /// Takes a piece off the player's board.
    fn removes(&mut self, at: Instant, by: Actor, player: Color, square: Square) -> Result<Vec<Ruling>, Impossible> {
        let mut rulings = self.lifts(at, by, player, square)?;
        let own = self.own_board(player)?;
        let piece = own.board.take(square);
        if piece.is_some_and(|piece| piece.color != player) {
            self.memory.blind.under_way.removed.push(square);
        }
        self.memory.blind.under_way.hand = self.memory.blind.under_way.hand.filter(|&hand| hand != square);
        rulings.extend(self.perhaps_made(at, player));
        Ok(rulings)
    }

    /// Lifts, takes off and places the pieces, all in one act.
    fn executes(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        played: Coordinates,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.catch_up(player);
        let before = self.turn.before;
        let own = self.own_board(player)?;
        let piece = own.board.piece_at(played.from).ok_or(Impossible::NoPiece(played.from))?;
        if played.from != played.to && own.board.color_at(played.to) == Some(player) {
            return Err(Impossible::Occupied(played.to));
        }
        let mut removed = Vec::new();
        match before.judge(played) {
            Ok(m) => {
                removed.extend(captured_square(&before, m));
                put_on(own, player, &before, m);
            }
            Err(_) => {
                own.board.take(played.from);
                own.board.put(played.to, played.promotion.map_or(piece, |role| role.of(player)));
            }
        }
        let mut rulings = Vec::new();
        if before.board.piece_at(played.from) == Some(piece) {
            // For a move in one act there is no need to report what its touch requires.
            let quiet = self.turn.touches.is_empty();
            let touched = self.touches(at, by, &[played.from], Contact::Deliberate)?;
            rulings.extend(
                touched
                    .into_iter()
                    .filter(|ruling| !quiet || !matches!(ruling.finding, Finding::Moving(MovingFinding::Bound(_)))),
            );
        }
        let under_way = &mut self.memory.blind.under_way;
        under_way.hand = Some(played.to);
        under_way.placed = Some(played);
        under_way.removed.extend(removed);
        rulings.extend(self.perhaps_made(at, player));
        Ok(rulings)
    }

    /// The conditions that are still missing for the move on the special board.
    fn missing(&self) -> Vec<Condition> {
        let under_way = &self.memory.blind.under_way;
        let before = &self.turn.before;
        let mut missing = Vec::new();
        let captured = under_way.placed.and_then(|placed| {
            let promotion = placed.promotion.or_else(|| {
                let is_pawn = before.board.role_at(placed.from) == Some(Role::Pawn);
                let last = jadoube_board::Rank::Eighth.seen_by(before.turn);
                (is_pawn && placed.to.rank() == last).then_some(Role::Queen)
            });
            captured_square(before, before.judge(Coordinates { promotion, ..placed }).ok()?)
        });
        if captured.is_some_and(|square| !under_way.removed.contains(&square)) {
            missing.push(Condition::Captured);
        }
        if under_way.placed.is_none() {
            missing.push(Condition::Placed);
        }
        if under_way.announced.is_none() {
            missing.push(Condition::Announced);
        }
        missing
    }

    /// D.2.3: the move is made once all conditions are met.
    pub(super) fn perhaps_made(&mut self, at: Instant, player: Color) -> Vec<Ruling> {
        let Some(placed) = self.memory.blind.under_way.placed else { return Vec::new() };
        if !self.missing().is_empty() {
            return Vec::new();
        }
        match (self.turn.before.judge(placed), self.memory.blind.under_way.announced) {
            (Ok(m), Some(Announcement::Legal(announced))) if m == announced => {
                let mut rulings =
                    vec![self.blind_ruling(Matter::MadeOnSpecialBoard, BlindFinding::Made(player), vec![])];
                rulings.extend(self.move_made(at, m));
                self.memory.blind.under_way = MoveUnderWay::default();
                self.memory.blind.announced = self.record.plies().len().checked_sub(1);
                self.made_on_own_board(player);
                rulings
            }
            // An unfinished promotion, or an illegal move that was announced as it was made.
            (Err(jadoube_board::Breach::PromotionMissing), _) | (Err(_), Some(Announcement::Illegal)) => Vec::new(),
            _ => vec![self.blind_ruling(Matter::SlipOfTheTongue, BlindFinding::WordAndBoardDiffer(player), vec![])],
        }
    }

    /// D.2.4: the opponent's clock is started only when the move has been made.
    fn presses_before_made(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        hand: Hands,
    ) -> Result<Vec<Ruling>, Impossible> {
        let begun = self.memory.blind.under_way.placed.is_some() || self.memory.blind.under_way.announced.is_some();
        let missing = self.missing();
        if begun && missing.is_empty() && self.memory.blind.under_way.announced == Some(Announcement::Illegal) {
            // Made, announced and pressed: an illegal move like any other (7.5).
            self.table.board = self.own_board(player)?.board;
            self.memory.blind.under_way = MoveUnderWay::default();
            return self.presses(at, by, hand);
        }
        if !begun {
            return self.presses(at, by, hand);
        }
        let mut rulings: Vec<Ruling> = missing
            .into_iter()
            .map(|condition| {
                let matter = match condition {
                    Condition::Captured => Matter::SpecialCaptured,
                    Condition::Placed => Matter::SpecialPlaced,
                    Condition::Announced => Matter::SpecialAnnounced,
                };
                self.blind_ruling(matter, BlindFinding::Missing(player, condition), vec![])
            })
            .collect();
        let effects = vec![Effect::ClockRuns(player)];
        rulings.push(self.blind_ruling(Matter::ClockAfterMade, BlindFinding::ClockNotYet(player), effects));
        Ok(rulings)
    }

    /// D.2.1: the last move is made on the board of the other player, by that player or by an assistant. A mistake goes
    /// unnoticed until the boards are compared.
    pub(super) fn copies(&mut self, by: Actor, player: Color, played: Coordinates) -> Result<Vec<Ruling>, Impossible> {
        let last = self.record.plies().last().ok_or(Impossible::Blind(BlindImpossible::NothingToCopy))?;
        let (mover, before, after, m) = (last.by, last.before, last.after, last.played.ok());
        let owner = !mover;
        if owner != player && !is_assistant(by) {
            return Err(Impossible::NotForThem);
        }
        let right = m.is_some_and(|m| before.judge(played) == Ok(m));
        let own = self.own_board(owner)?;
        let piece = own.board.piece_at(played.from).ok_or(Impossible::NoPiece(played.from))?;
        if right && own.board == before.board {
            *own = after;
        } else {
            own.board.take(played.from);
            own.board.put(played.to, played.promotion.map_or(piece, |role| role.of(piece.color)));
        }
        Ok(vec![self.blind_ruling(Matter::Announcing, BlindFinding::Copied(owner), vec![])])
    }
}

/// Makes a legal move of the game on a board that may show a different position.
fn put_on(own: &mut Setup, player: Color, before: &Setup, m: Move) {
    if own.board == before.board {
        *own = before.after(m);
        return;
    }
    let piece = own.board.take(m.from());
    if let Some(wing) = m.castling()
        && let Some(rook) = before.castling.rook(player, wing, m.from())
        && let Some(rook) = own.board.take(rook)
    {
        own.board.put(wing.rook_to(player), rook);
    }
    if let Some(victim) = captured_square(before, m) {
        own.board.take(victim);
    }
    if let Some(piece) = piece {
        own.board.put(m.to(), m.promotion().map_or(piece, |role| role.of(player)));
    }
}
