//! Appendix A: rapid. Which games are rapid, which rules apply, and what is different without full supervision. Most of it
//! applies to blitz too (`blitz.rs`).

use jadoube_board::{ArrayNumber, Bitboard, Board, Color, File, Rank, Role, Setup, Square};
use jadoube_clock::{Instant, Millis, Rate};
use jadoube_lawbook::{CastlingBar, FlagClaim, IllegalPosition, LateClockClaim, Matter, Supervision};
use serde::{Deserialize, Serialize};

use super::blitz;
use crate::competition::irregularities::Offence;
use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{
    Answer, Asked, ClockFinding, Effect, Finding, Illegality, Impossible, IrregularityFinding, Ruling,
};

pub use super::rapid_vocabulary::{RapidAct, RapidEffect, RapidFinding, RapidQuestion, SetUpPart};

/// The arrangement of the arbiters of an event, as far as the appendices require it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RapidArrangement"))]
pub struct Arrangement {
    /// How many games one arbiter watches.
    pub games_per_arbiter: u8,
    /// The arbiter, or an assistant, records the moves of each game.
    pub recorded: bool,
}

/// What a game of rapid or blitz has to remember.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RapidState {
    looks: [u8; 2],
    agrees: [bool; 2],
    /// The arbiter waits for the move with this number to be completed.
    waits_for: Option<usize>,
}

impl RapidState {
    /// Forgets the illegal position that the arbiter was waiting on.
    pub(crate) fn forget_illegal_position(&mut self) {
        self.waits_for = None;
    }
}

/// Who cannot castle because the king or a rook was set up wrongly: the player, and the rook if only one is affected.
///
/// ```
/// use jadoube_board::{ArrayNumber, Color, Setup, Square};
/// use jadoube_lawbook::CastlingBar;
/// use jadoube_laws::moves::castling_barred;
///
/// let setup: Setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR w Kkq - 0 1".parse()?;
/// let barred = |bar| castling_barred(&setup.board, ArrayNumber::STANDARD, bar);
/// assert_eq!(barred(CastlingBar::KingOrRook), [(Color::White, Some(Square::B1))]);
/// assert_eq!(barred(CastlingBar::KingForQueen), []);
/// # Ok::<(), jadoube_board::FenError>(())
/// ```
pub fn castling_barred(start: &Board, wanted: ArrayNumber, bar: CastlingBar) -> Vec<(Color, Option<Square>)> {
    let mut barred = Vec::new();
    if !is_an_array(start) {
        return barred;
    }
    let right = Setup::from(wanted).board;
    for color in Color::ALL {
        let on = |board: &Board, role: Role| board.pieces(role.of(color));
        let king_wrong = on(start, Role::King) != on(&right, Role::King);
        match bar {
            CastlingBar::KingForQueen => {
                let exchanged = on(start, Role::King) == on(&right, Role::Queen)
                    && on(start, Role::Queen) == on(&right, Role::King);
                barred.extend(exchanged.then_some((color, None)));
            }
            CastlingBar::KingOrRook if king_wrong => barred.push((color, None)),
            CastlingBar::KingOrRook => {
                let rooks = on(start, Role::Rook).without(on(&right, Role::Rook));
                barred.extend(rooks.into_iter().map(|rook| (color, Some(rook))));
            }
        }
    }
    barred
}

/// Whether a game could begin like this, set up correctly or not: all pawns at home, all other pieces behind them.
fn is_an_array(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let pawns: Bitboard =
            File::ALL.into_iter().map(|file| Square::new(file, Rank::Second.seen_by(color))).collect();
        board.pieces(Role::Pawn.of(color)) == pawns
            && board.color(color).without(pawns) == Bitboard::of_rank(Rank::First.seen_by(color))
    })
}

/// Both kings in check, or a pawn on the first or last rank.
fn cannot_be(board: &Board) -> bool {
    let in_check =
        |color: Color| board.king(color).is_some_and(|king| board.attackers(king, !color, board.occupied()).any());
    Color::ALL.into_iter().all(in_check) || (board.role(Role::Pawn) & Bitboard::BACK_RANKS).any()
}

impl State {
    /// What the appendices say about a new game: its kind, and the rules that apply (A.1 to A.6, B.1 to B.5).
    pub(crate) fn regime(&self) -> Vec<Ruling> {
        let competition = &self.setting.competition;
        let matters = match competition.rate() {
            Rate::Standard => return Vec::new(),
            Rate::Rapid => RAPID,
            Rate::Blitz => blitz::MATTERS,
        };
        let found = |matter, finding| self.ruling(matter, Finding::Rapid(finding), vec![]);
        let mut rulings = vec![
            found(matters.rate, RapidFinding::Rate(competition.rate())),
            found(Matter::NoRecording, RapidFinding::NoRecording),
            found(matters.announced, RapidFinding::Announced(competition.supervision)),
        ];
        if let Some(Arrangement { games_per_arbiter: games, recorded }) = competition.arrangement {
            let wanted = competition.conditions();
            let enough = games <= wanted.games_per_arbiter;
            rulings.push(found(matters.arbiters, RapidFinding::Arbiters(games, enough)));
            if wanted.recorded {
                rulings.push(found(matters.recorded, RapidFinding::ArbiterRecords(recorded)));
            }
        }
        let regime = competition.supervision();
        let matter = if regime == Supervision::Full { matters.full } else { matters.reduced };
        rulings.push(found(matter, RapidFinding::Regime(regime)));
        if regime == Supervision::Reduced && competition.rate() == Rate::Blitz {
            rulings.push(found(Matter::BlitzAsRapid, RapidFinding::AsRapid));
        }
        rulings
    }

    pub(crate) fn rapid_act(&mut self, at: Instant, by: Actor, act: RapidAct) -> Result<Vec<Ruling>, Impossible> {
        match act {
            RapidAct::AsksForSheet => self.asks_for_sheet(by),
            RapidAct::AsksToSeeSheet => self.asks_to_see_sheet(by),
            RapidAct::ClaimsSetUp(part) => {
                by.player().ok_or(Impossible::NotForThem)?;
                self.set_up_found(at, part)
            }
            RapidAct::SeesIllegalPosition => self.illegal_position_seen(at),
            RapidAct::AgreesToCorrect => self.agrees_to_correct(at, by),
        }
    }

    fn rapid_finding(&self, matter: Matter, finding: RapidFinding, effects: Vec<Effect>) -> Vec<Ruling> {
        vec![self.ruling(matter, Finding::Rapid(finding), effects)]
    }

    /// A.2: a sheet to write on, at any time.
    fn asks_for_sheet(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let given = self.setting.competition.rate() != Rate::Standard && self.rules().sheet_on_request;
        let finding = if given { RapidFinding::SheetGiven(player) } else { RapidFinding::NoSheet(player) };
        Ok(self.rapid_finding(Matter::NoRecording, finding, vec![]))
    }

    /// A.3.2 and B.3.2 (A.4.3 and B.2.3 in 2023): only on the player's own move, and not too often; more is a distraction.
    fn asks_to_see_sheet(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let rate = self.setting.competition.rate();
        let matter = if rate == Rate::Blitz { Matter::BlitzLooks } else { Matter::RapidLooks };
        let allowed = self.rules().looks_at_sheet;
        if rate == Rate::Standard || self.setting.competition.reduced() || allowed == 0 || player != self.turn.mover() {
            return Ok(self.rapid_finding(matter, RapidFinding::NoLook(player), vec![]));
        }
        let looks = &mut self.memory.rapid.looks[player as usize];
        if *looks >= allowed {
            let mut rulings = self.rapid_finding(matter, RapidFinding::LooksUsedUp(player), vec![]);
            let effects = vec![Effect::MayPenalize(player)];
            rulings.extend(self.rapid_finding(Matter::Distraction, RapidFinding::LooksUsedUp(player), effects));
            return Ok(rulings);
        }
        *looks += 1;
        let number = *looks;
        Ok(self.rapid_finding(matter, RapidFinding::Look(player, number), vec![]))
    }

    /// Something was set up wrongly. In the reduced regime it stands after some moves (A.4.1; A.5.1 in 2023); otherwise 7.2
    /// and 6.10 apply.
    pub(crate) fn set_up_found(&mut self, at: Instant, part: SetUpPart) -> Result<Vec<Ruling>, Impossible> {
        let made = self.made(Color::White).min(self.made(Color::Black));
        if !self.setting.competition.reduced() || made < self.rules().set_up_claims_end_after {
            return match part {
                SetUpPart::Pieces => self.wrong_set_up(at),
                SetUpPart::Board => Ok(vec![self.ruling(
                    Matter::BoardTurned,
                    Finding::Irregularity(IrregularityFinding::BoardTurned),
                    vec![],
                )]),
                SetUpPart::Clock => self.clock_wrong(at, Matter::ClockMisset),
            };
        }
        let stands = RapidFinding::SetUpStands(part);
        let mut rulings = self.rapid_finding(Matter::ReducedSetUp, stands, vec![]);
        let (matter, effects) = match (part, self.rules().late_clock_claim) {
            (SetUpPart::Clock, LateClockClaim::None) => (Matter::ReducedClock, vec![]),
            (SetUpPart::Clock, LateClockClaim::IfScheduleSuffers) => {
                let asked = self.ask(Asked::Rapid(RapidQuestion::Schedule), vec![Answer::Yes, Answer::No]);
                (Matter::ReducedClock, vec![asked])
            }
            (SetUpPart::Board, _) => (Matter::ReducedPieces, vec![]),
            (SetUpPart::Pieces, _) => {
                let barred = self.barred_from_castling().into_iter();
                let effects = barred.map(|(color, rook)| Effect::Rapid(RapidEffect::CastlingBarred(color, rook)));
                (Matter::ReducedPieces, effects.collect())
            }
        };
        rulings.extend(self.rapid_finding(matter, stands, effects));
        Ok(rulings)
    }

    fn barred_from_castling(&self) -> Vec<(Color, Option<Square>)> {
        castling_barred(&self.setting.start.board, self.setting.competition.array(), self.rules().castling_bar)
    }

    pub(crate) fn decides_rapid(
        &mut self,
        at: Instant,
        question: RapidQuestion,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        match question {
            RapidQuestion::Schedule if answer == Answer::Yes => self.clock_wrong(at, Matter::ReducedClock),
            RapidQuestion::Schedule => {
                let stands = RapidFinding::SetUpStands(SetUpPart::Clock);
                Ok(self.rapid_finding(Matter::ReducedClock, stands, vec![]))
            }
        }
    }

    /// An illegal move without full supervision: who may claim it, and until when (A.4.2; A.5.2 in 2023). `None` if it has
    /// to be dealt with.
    pub(crate) fn illegal_move_stands(&mut self, by: Actor, index: usize) -> Option<Vec<Ruling>> {
        if !self.setting.competition.reduced() {
            return None;
        }
        let offence = self.record.offences()[index];
        // The arbiter does not wait if the position is impossible and the edition says so (A.4.c in 2009).
        let blitz = self.setting.competition.rate() == Rate::Blitz;
        let intervenes =
            *self.rules().illegal_position.get(blitz) == IllegalPosition::Intervene && cannot_be(&self.table.board);
        let waits = by.player().is_none() && self.rules().arbiter_waits_for_claim && !intervenes;
        let answered = self.answered(&offence);
        if answered && !waits {
            self.settle_offence(index);
        }
        let finding = match (answered, waits) {
            (true, _) => Finding::Irregularity(IrregularityFinding::IllegalStands(offence.by)),
            // A.4.c and B.3.c of 2009: until then only the opponent may claim it.
            (false, true) => Finding::Rapid(RapidFinding::IllegalLeftToPlayers(offence.by)),
            (false, false) => return None,
        };
        Some(vec![self.ruling(self.penalty_matter(offence.kind), finding, vec![])])
    }

    /// Whether the opponent has made a move since.
    pub(crate) fn answered(&self, offence: &Offence) -> bool {
        self.record
            .plies()
            .iter()
            .skip(offence.ply.map_or(offence.after, |ply| ply + 1))
            .any(|ply| ply.by != offence.by)
    }

    /// The Article that illegal moves are penalized under.
    pub(crate) fn penalty_matter(&self, kind: Illegality) -> Matter {
        match (self.setting.competition.reduced(), self.setting.competition.rate()) {
            (false, _) => match kind {
                Illegality::TwoHands => Matter::TwoHandsPenalty,
                Illegality::PressWithoutMove => Matter::PressPenalty,
                _ => Matter::IllegalMovePenalty,
            },
            (true, Rate::Blitz) => Matter::ReducedBlitzIllegalMove,
            (true, _) => Matter::ReducedIllegalMove,
        }
    }

    /// A remark if the opponent gains less time than in a standard game (A.3 in 2023, B.2 before).
    pub(crate) fn shorter_penalty(&self, time: Millis, standard: Millis) -> Option<Ruling> {
        let finding = Finding::Rapid(RapidFinding::ShorterPenalty(time));
        (!time.is_zero() && time < standard).then(|| self.ruling(Matter::ShorterPenalties, finding, vec![]))
    }

    /// A.4.4 (A.5.4 in 2023; A.4.c in 2009): both kings in check, or a pawn on the last rank.
    fn illegal_position_seen(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let blitz = self.setting.competition.rate() == Rate::Blitz;
        let rule = *self.rules().illegal_position.get(blitz);
        if !self.setting.competition.reduced() {
            // The Competition Rules deal with the move that led to it.
            return self.illegal_move_noticed(at, Actor::Arbiter);
        }
        let matter = Matter::ReducedIllegalPosition;
        let cannot_be = cannot_be(&self.table.board);
        if rule == IllegalPosition::Unmentioned && cannot_be {
            // No rule covers the position, but there is one for the move that led to it.
            let rulings = self.illegal_move_noticed(at, Actor::Arbiter)?;
            if !rulings.is_empty() {
                return Ok(rulings);
            }
        }
        if rule == IllegalPosition::Unmentioned || !cannot_be {
            return Ok(self.rapid_finding(matter, RapidFinding::NoIllegalPosition, vec![]));
        }
        if rule == IllegalPosition::WaitThenDraw {
            self.memory.rapid.waits_for = Some(self.record.plies().len());
            return Ok(self.rapid_finding(matter, RapidFinding::Waits, vec![]));
        }
        let open = |offence: &Offence| !offence.settled && !self.answered(offence);
        let pawn_there = |offence: &Offence| match offence.kind {
            Illegality::PawnNotPromoted(square) => self.table.board.role_at(square) == Some(Role::Pawn),
            _ => false,
        };
        let found = self.record.offences().iter().rposition(open);
        match found.or_else(|| self.record.offences().iter().position(pawn_there)) {
            Some(index) => self.punish(at, index),
            None => Ok(self.rapid_finding(matter, RapidFinding::NoIllegalPosition, vec![])),
        }
    }

    /// The arbiter was waiting for a move, which has been completed now.
    pub(crate) fn illegal_position_awaited(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let Some(number) = self.memory.rapid.waits_for else { return Ok(Vec::new()) };
        if self.record.plies().len() < number {
            // Taken back: there is nothing to wait for.
            self.memory.rapid.waits_for = None;
            return Ok(Vec::new());
        }
        let completed = self.record.plies().get(number).is_some_and(|ply| ply.completed.is_some());
        if !completed {
            return Ok(Vec::new());
        }
        self.memory.rapid.waits_for = None;
        let matter = Matter::ReducedIllegalPosition;
        if jadoube_board::Position::try_from(self.table).is_ok() {
            return Ok(self.rapid_finding(matter, RapidFinding::LawfulAgain, vec![]));
        }
        let over = self.end(at, matter, Score::DRAW)?;
        Ok(self.rapid_finding(matter, RapidFinding::StillIllegal, vec![over]))
    }

    /// A.4.2 (A.5.2 in 2023; B.3.c in 2009): both players agree, without the arbiter, to go back to before an illegal move
    /// that was answered.
    fn agrees_to_correct(&mut self, at: Instant, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let player = by.player().ok_or(Impossible::NotForThem)?;
        let blitz = self.setting.competition.rate() == Rate::Blitz;
        let known = *self.rules().correction_agreed.get(blitz);
        let allowed = self.setting.competition.reduced() && known;
        // If rapid chess has no such agreement, only the claim in time is left.
        let matter = if known || blitz { Matter::ReducedCorrection } else { Matter::ReducedIllegalMove };
        let wrong = self.record.plies().iter().rposition(|ply| ply.played.is_err());
        let Some(number) = wrong.filter(|&number| allowed && number + 1 < self.record.plies().len()) else {
            return Ok(self.rapid_finding(matter, RapidFinding::NothingToCorrect(player), vec![]));
        };
        self.memory.rapid.agrees[player as usize] = true;
        let mut rulings = self.rapid_finding(matter, RapidFinding::AgreesToCorrect(player), vec![]);
        if self.memory.rapid.agrees != [true; 2] {
            return Ok(rulings);
        }
        self.memory.rapid.agrees = [false; 2];
        let mut effects = vec![self.stop(at)?];
        self.restore(number, &mut effects);
        // No ruling limits the player's moves: the players agree on what is played instead.
        self.turn.touches.clear();
        effects.retain(|effect| !matches!(effect, Effect::MustPlay(..) | Effect::FreeToPlay(_)));
        effects.push(Effect::FreeToPlay(self.turn.mover()));
        rulings.extend(self.rapid_finding(matter, RapidFinding::Corrected, effects));
        Ok(rulings)
    }

    /// A flag without full supervision: who may point it out, and how a win is claimed (A.4.3 and A.4.5; A.5.3 and A.5.5 in
    /// 2023; A.4.d in 2009). `None` if the flag counts as fallen.
    pub(crate) fn flag_without_supervision(
        &mut self,
        at: Instant,
        by: Actor,
        side: Color,
        both_down: bool,
    ) -> Result<Option<Vec<Ruling>>, Impossible> {
        if !self.setting.competition.reduced() {
            return Ok(None);
        }
        let silent = !self.rules().arbiter_calls_flag;
        let Some(claimant) = by.player() else {
            return Ok(match (silent, both_down) {
                (true, false) => {
                    Some(self.rapid_finding(Matter::ReducedFlag, RapidFinding::FlagLeftToPlayers(side), vec![]))
                }
                (true, true) => Some(self.both_flags_without_supervision(at)?),
                (false, _) => None,
            });
        };
        if !both_down || self.rules().flag_claim == FlagClaim::Free {
            return Ok(None);
        }
        let mut rulings = self.rapid_finding(Matter::ReducedFlagClaim, RapidFinding::OwnFlagDown(claimant), vec![]);
        rulings.extend(if silent { self.both_flags_without_supervision(at)? } else { self.both_flags(at)? });
        Ok(Some(rulings))
    }

    /// A.4.d.3 (2009).
    pub(crate) fn both_flags_without_supervision(&mut self, at: Instant) -> Result<Vec<Ruling>, Impossible> {
        let over = self.end(at, Matter::ReducedBothFlags, Score::DRAW)?;
        Ok(vec![self.ruling(Matter::ReducedBothFlags, Finding::Clock(ClockFinding::BothFlags), vec![over])])
    }
}

/// The Articles of the two appendices on matters that they share.
pub(super) struct Matters {
    pub(super) rate: Matter,
    pub(super) announced: Matter,
    pub(super) arbiters: Matter,
    pub(super) recorded: Matter,
    pub(super) full: Matter,
    pub(super) reduced: Matter,
}

const RAPID: Matters = Matters {
    rate: Matter::RapidRate,
    announced: Matter::RapidAnnounced,
    arbiters: Matter::RapidArbiters,
    recorded: Matter::RapidRecorded,
    full: Matter::RapidFull,
    reduced: Matter::RapidReduced,
};
