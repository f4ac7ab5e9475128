//! Appendix D: moves on two boards. A piece is touched when it is out of its hole; a move on the special board is made when the
//! captured piece is off, the piece is in another hole and the move has been announced.

use jadoube_board::{Color, Coordinates, Move, Position, Role, Setup, Square};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;
use jadoube_notation::{read_announcement, read_speech};
use jadoube_texts::Locale;

use super::blind::{BlindFinding, BlindImpossible, Condition, Said, Under, is_assistant};
use crate::basic::act_of_moving::captured_square;
use crate::event::{Act, Actor, ClockAct, Contact, Event, Hands, MovingAct};
use crate::game::state::State;
use crate::ruling::{Effect, Finding, Impossible, MovingFinding, Ruling};

/// What an announcement says.
enum Heard {
    InTheWords(Move),
    InOtherWords(Move),
    Nothing,
}

fn hear(position: &Setup, text: &str) -> Heard {
    let Ok(position) = Position::try_from(*position) else { return Heard::Nothing };
    if let Ok(m) = read_announcement(&position, text) {
        return Heard::InTheWords(m);
    }
    let plain = Locale::all().find_map(|locale| read_speech(&position, text, locale).ok());
    plain.map_or(Heard::Nothing, Heard::InOtherWords)
}

impl State {
    /// Acts on a board, when each player has one.
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

    /// What the sighted player does is ruled as always; the other board lags behind until the move is made there too.
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

    /// The own board after the own move. The opponent's move before it counts as made there, if it was not made otherwise.
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

    /// What a player does on the special board; `None` for what is done elsewhere.
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
            Act::Moving(MovingAct::Places { role, on }) => {
                self.own_board(player)?.board.put(*on, role.of(player));
                if let Some(placed) = &mut self.memory.blind.under.placed {
                    placed.promotion = Some(*role);
                }
                self.perhaps_made(at, player)
            }
            Act::Moving(MovingAct::LetsGo) => Vec::new(),
            Act::Moving(MovingAct::TakesBack) if moves => {
                let before = self.turn.before;
                *self.own_board(player)? = before;
                self.memory.blind.under = Under::default();
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

    /// The opponent's last move counts as made on the own board when the own turn begins there, if nothing else was.
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
            self.memory.blind.under.hand = Some(square);
        }
        Ok(rulings)
    }

    /// Puts the piece in hand into a hole.
    fn inserts(&mut self, at: Instant, player: Color, on: Square) -> Result<Vec<Ruling>, Impossible> {
        let from = self.memory.blind.under.hand.ok_or(Impossible::NothingInHand)?;
        let own = self.own_board(player)?;
        let piece = own.board.piece_at(from).ok_or(Impossible::NothingInHand)?;
        if from != on && own.board.color_at(on) == Some(player) {
            return Err(Impossible::Occupied(on));
        }
        own.board.take(from);
        own.board.put(on, piece);
        let under = &mut self.memory.blind.under;
        // The same piece again: it still comes from where it stood when the turn began.
        let origin = under.placed.filter(|placed| placed.to == from).map_or(from, |placed| placed.from);
        under.hand = Some(on);
        under.placed = (origin != on).then_some(Coordinates { from: origin, to: on, promotion: None });
        Ok(self.perhaps_made(at, player))
    }

    /// Takes a piece off the own board.
    fn removes(&mut self, at: Instant, by: Actor, player: Color, square: Square) -> Result<Vec<Ruling>, Impossible> {
        let mut rulings = self.lifts(at, by, player, square)?;
        let own = self.own_board(player)?;
        let piece = own.board.take(square);
        if piece.is_some_and(|piece| piece.color != player) {
            self.memory.blind.under.removed.push(square);
        }
        self.memory.blind.under.hand = self.memory.blind.under.hand.filter(|&hand| hand != square);
        rulings.extend(self.perhaps_made(at, player));
        Ok(rulings)
    }

    /// Lifts, takes off and puts into another hole, all in one.
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
            // A move in one go needs no telling what its own touch binds to.
            let quiet = self.turn.touches.is_empty();
            let touched = self.touches(at, by, &[played.from], Contact::Deliberate)?;
            rulings.extend(
                touched
                    .into_iter()
                    .filter(|told| !quiet || !matches!(told.finding, Finding::Moving(MovingFinding::Bound(_)))),
            );
        }
        let under = &mut self.memory.blind.under;
        under.hand = Some(played.to);
        under.placed = Some(played);
        under.removed.extend(removed);
        rulings.extend(self.perhaps_made(at, player));
        Ok(rulings)
    }

    /// What is still missing for the move on the special board, as far as it has come.
    fn missing(&self) -> Vec<Condition> {
        let under = &self.memory.blind.under;
        let before = &self.turn.before;
        let mut missing = Vec::new();
        let captured = under.placed.and_then(|placed| {
            let promotion = placed.promotion.or_else(|| {
                let is_pawn = before.board.role_at(placed.from) == Some(Role::Pawn);
                let last = jadoube_board::Rank::Eighth.seen_by(before.turn);
                (is_pawn && placed.to.rank() == last).then_some(Role::Queen)
            });
            captured_square(before, before.judge(Coordinates { promotion, ..placed }).ok()?)
        });
        if captured.is_some_and(|square| !under.removed.contains(&square)) {
            missing.push(Condition::Captured);
        }
        if under.placed.is_none() {
            missing.push(Condition::Placed);
        }
        if under.said.is_none() {
            missing.push(Condition::Announced);
        }
        missing
    }

    /// D.2.3: the move is made when all is done.
    fn perhaps_made(&mut self, at: Instant, player: Color) -> Vec<Ruling> {
        let Some(placed) = self.memory.blind.under.placed else { return Vec::new() };
        if !self.missing().is_empty() {
            return Vec::new();
        }
        match (self.turn.before.judge(placed), self.memory.blind.under.said) {
            (Ok(m), Some(Said::Legal(said))) if m == said => {
                let mut rulings =
                    vec![self.blind_ruling(Matter::MadeOnSpecialBoard, BlindFinding::Made(player), vec![])];
                rulings.extend(self.move_made(at, m));
                self.memory.blind.under = Under::default();
                self.memory.blind.announced = self.record.plies().len().checked_sub(1);
                self.made_on_own_board(player);
                rulings
            }
            // A promotion that is not finished yet, or an illegal move said as it was made.
            (Err(jadoube_board::Breach::PromotionMissing), _) | (Err(_), Some(Said::Illegal)) => Vec::new(),
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
        let begun = self.memory.blind.under.placed.is_some() || self.memory.blind.under.said.is_some();
        let missing = self.missing();
        if begun && missing.is_empty() && self.memory.blind.under.said == Some(Said::Illegal) {
            // Done, said and pressed: an illegal move like any other (7.5).
            self.table.board = self.own_board(player)?.board;
            self.memory.blind.under = Under::default();
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

    /// D.2.1 and D.2.8: a move is announced, or a slip of the tongue corrected.
    pub(super) fn announces(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        text: &str,
    ) -> Result<Vec<Ruling>, Impossible> {
        let last = self.record.plies().last().map(|ply| (ply.by, ply.before, ply.played, ply.completed));
        // An assistant announces for both: the move just made, else that of the player who has the move.
        let pending = last.filter(|(_, _, _, completed)| completed.is_none());
        let player = match pending {
            Some((mover, ..)) if is_assistant(by) => mover,
            None if is_assistant(by) => self.turn.mover(),
            _ => player,
        };
        if let Some((_, before, played, completed)) = last.filter(|&(mover, ..)| mover == player) {
            return Ok(self.announces_made(player, &before, played.ok(), completed.is_some(), text));
        }
        let before = self.turn.before;
        let (m, mut rulings) = match self.understood(player, &before, text) {
            Ok((m, announced)) => (Some(m), vec![announced]),
            Err(_) if self.placed_illegally() => {
                let finding = BlindFinding::Announced(player, text.to_owned());
                (None, vec![self.blind_ruling(Matter::Announcing, finding, vec![])])
            }
            Err(rulings) => return Ok(rulings),
        };
        let said = m.map_or(Said::Illegal, Said::Legal);
        let earlier = self.memory.blind.under.said.replace(said);
        if earlier.is_some_and(|earlier| earlier != said) {
            let finding = BlindFinding::SlipCorrected(player);
            rulings.push(self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![]));
        }
        if self.is_special(player) && self.turn.mover() == player {
            rulings.extend(self.perhaps_made(at, player));
        }
        Ok(rulings)
    }

    fn placed_illegally(&self) -> bool {
        let placed = self.memory.blind.under.placed;
        placed.is_some_and(|placed| {
            !matches!(self.turn.before.judge(placed), Ok(_) | Err(jadoube_board::Breach::PromotionMissing))
        })
    }

    /// A move that has been made is announced, or announced again.
    fn announces_made(
        &mut self,
        player: Color,
        before: &Setup,
        played: Option<Move>,
        completed: bool,
        text: &str,
    ) -> Vec<Ruling> {
        let number = self.record.plies().len().checked_sub(1);
        let said_before = self.memory.blind.announced == number;
        match self.understood(player, before, text) {
            Err(rulings) => rulings,
            Ok((m, mut announced)) if Some(m) == played => {
                if self.memory.blind.under.said.take().is_some_and(|said| said != Said::Legal(m)) {
                    let finding = BlindFinding::SlipCorrected(player);
                    announced = self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![]);
                }
                self.memory.blind.announced = number;
                vec![announced]
            }
            Ok(_) if completed || said_before => {
                let finding = BlindFinding::SlipTooLate(player);
                vec![self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![])]
            }
            Ok((m, _)) => {
                self.memory.blind.under.said = Some(Said::Legal(m));
                let finding = BlindFinding::WordAndBoardDiffer(player);
                vec![self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![])]
            }
        }
    }

    /// The move that an announcement means, with the ruling that it counts; else what is wrong with it.
    fn understood(&self, player: Color, before: &Setup, text: &str) -> Result<(Move, Ruling), Vec<Ruling>> {
        let announced = |m: Move| {
            let matter = if m.castling().is_some() { Matter::AnnouncedCastling } else { Matter::Announcing };
            (m, self.blind_ruling(matter, BlindFinding::Announced(player, text.to_owned()), vec![]))
        };
        match hear(before, text) {
            Heard::InTheWords(m) => Ok(announced(m)),
            Heard::InOtherWords(m) if self.memory.blind.other_words => Ok(announced(m)),
            Heard::InOtherWords(m) => {
                let matters: &[Matter] = match (m.castling(), m.role()) {
                    (Some(_), _) => &[Matter::AnnouncedCastling],
                    (None, Role::Pawn) if m.promotion().is_none() => &[Matter::AnnouncedNumbers],
                    _ => &[Matter::AnnouncedNumbers, Matter::AnnouncedPieces],
                };
                let told = matters.iter().map(|&matter| {
                    self.blind_ruling(matter, BlindFinding::OtherWords(player, text.to_owned()), vec![])
                });
                Err(told.collect())
            }
            Heard::Nothing => {
                let finding = BlindFinding::NotUnderstood(player, text.to_owned());
                Err(vec![self.blind_ruling(Matter::Announcing, finding, vec![])])
            }
        }
    }

    /// D.2.1: the opponent repeats the move.
    pub(super) fn repeats(&mut self, player: Color, text: &str) -> Result<Vec<Ruling>, Impossible> {
        let nothing = Impossible::Blind(BlindImpossible::NothingToCopy);
        let last = self.record.plies().last().ok_or(nothing)?;
        let same = match (hear(&last.before, text), last.played) {
            (Heard::InTheWords(said) | Heard::InOtherWords(said), Ok(m)) => said == m,
            (Heard::Nothing, Err(_)) => true,
            _ => false,
        };
        let finding = if same { BlindFinding::Repeated(player) } else { BlindFinding::RepeatedWrongly(player) };
        Ok(vec![self.blind_ruling(Matter::Announcing, finding, vec![])])
    }

    /// D.2.1: the last move is made on the board of the other player, by that player or by an assistant. If it is done wrongly
    /// nobody knows it until the boards are compared.
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

/// Makes a legal move of the game on a board that may show something else.
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
