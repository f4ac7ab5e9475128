//! Appendix D: moves are announced in words, repeated by the opponent, and corrected after a slip of the tongue.

use jadoube_board::{Color, Move, Position, Role, Setup};
use jadoube_clock::Instant;
use jadoube_lawbook::Matter;
use jadoube_notation::{read_announcement, read_speech};
use jadoube_texts::Locale;

use super::blind::{Announcement, BlindFinding, BlindImpossible, is_assistant};
use crate::event::Actor;
use crate::game::state::State;
use crate::ruling::{Impossible, Ruling};

/// The wording of an announcement.
enum Wording {
    Prescribed(Move),
    Other(Move),
    Unreadable,
}

impl State {
    /// D.2.1 and D.2.8: a move is announced, or a slip of the tongue corrected.
    pub(super) fn announces(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        text: &str,
    ) -> Result<Vec<Ruling>, Impossible> {
        let last = self.record.plies().last().map(|ply| (ply.by, ply.before, ply.played, ply.completed));
        // An assistant announces for both players: the move just made, or else that of the side to move.
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
        let announced = m.map_or(Announcement::Illegal, Announcement::Legal);
        let earlier = self.memory.blind.under_way.announced.replace(announced);
        if earlier.is_some_and(|earlier| earlier != announced) {
            let finding = BlindFinding::SlipCorrected(player);
            rulings.push(self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![]));
        }
        if self.is_special(player) && self.turn.mover() == player {
            rulings.extend(self.perhaps_made(at, player));
        }
        Ok(rulings)
    }

    fn placed_illegally(&self) -> bool {
        let placed = self.memory.blind.under_way.placed;
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
        let announced_before = self.memory.blind.announced == number;
        match self.understood(player, before, text) {
            Err(rulings) => rulings,
            Ok((m, mut announced)) if Some(m) == played => {
                if self
                    .memory
                    .blind
                    .under_way
                    .announced
                    .take()
                    .is_some_and(|announced| announced != Announcement::Legal(m))
                {
                    let finding = BlindFinding::SlipCorrected(player);
                    announced = self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![]);
                }
                self.memory.blind.announced = number;
                vec![announced]
            }
            Ok(_) if completed || announced_before => {
                let finding = BlindFinding::SlipTooLate(player);
                vec![self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![])]
            }
            Ok((m, _)) => {
                self.memory.blind.under_way.announced = Some(Announcement::Legal(m));
                let finding = BlindFinding::WordAndBoardDiffer(player);
                vec![self.blind_ruling(Matter::SlipOfTheTongue, finding, vec![])]
            }
        }
    }

    /// The announced move, with the ruling that it counts; otherwise what is wrong with it.
    fn understood(&self, player: Color, before: &Setup, text: &str) -> Result<(Move, Ruling), Vec<Ruling>> {
        let announced = |m: Move| {
            let matter = if m.castling().is_some() { Matter::AnnouncedCastling } else { Matter::Announcing };
            (m, self.blind_ruling(matter, BlindFinding::Announced(player, text.to_owned()), vec![]))
        };
        match read_wording(before, text) {
            Wording::Prescribed(m) => Ok(announced(m)),
            Wording::Other(m) if self.memory.blind.other_words => Ok(announced(m)),
            Wording::Other(m) => {
                let matters: &[Matter] = match (m.castling(), m.role()) {
                    (Some(_), _) => &[Matter::AnnouncedCastling],
                    (None, Role::Pawn) if m.promotion().is_none() => &[Matter::AnnouncedNumbers],
                    _ => &[Matter::AnnouncedNumbers, Matter::AnnouncedPieces],
                };
                let rulings = matters.iter().map(|&matter| {
                    self.blind_ruling(matter, BlindFinding::OtherWords(player, text.to_owned()), vec![])
                });
                Err(rulings.collect())
            }
            Wording::Unreadable => {
                let finding = BlindFinding::NotUnderstood(player, text.to_owned());
                Err(vec![self.blind_ruling(Matter::Announcing, finding, vec![])])
            }
        }
    }

    /// D.2.1: the opponent repeats the move.
    pub(super) fn repeats(&mut self, player: Color, text: &str) -> Result<Vec<Ruling>, Impossible> {
        let nothing = Impossible::Blind(BlindImpossible::NothingToCopy);
        let last = self.record.plies().last().ok_or(nothing)?;
        let same = match (read_wording(&last.before, text), last.played) {
            (Wording::Prescribed(announced) | Wording::Other(announced), Ok(m)) => announced == m,
            (Wording::Unreadable, Err(_)) => true,
            _ => false,
        };
        let finding = if same { BlindFinding::Repeated(player) } else { BlindFinding::RepeatedWrongly(player) };
        Ok(vec![self.blind_ruling(Matter::Announcing, finding, vec![])])
    }
}

fn read_wording(position: &Setup, text: &str) -> Wording {
    let Ok(position) = Position::try_from(*position) else { return Wording::Unreadable };
    if let Ok(m) = read_announcement(&position, text) {
        return Wording::Prescribed(m);
    }
    let plain = Locale::all().find_map(|locale| read_speech(&position, text, locale).ok());
    plain.map_or(Wording::Unreadable, Wording::Other)
}
