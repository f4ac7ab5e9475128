//! Article 12 (13 in 2009): the arbiter, the penalties, and people who do not play.

use jadoube_board::Color;
use jadoube_clock::{ClockEvent, Instant};
use jadoube_lawbook::{Edition, Matter, PenaltyKind};

pub use super::arbiter_vocabulary::{ArbiterAct, ArbiterFinding, Duty, Penalty, Statement, TimeGround};
use super::conduct::only_arbiter;
use super::log::GameEvent;
use super::points::{Points, ScoreFault, points};
use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{
    Answer, ArbiterQuestion, Asked, ConductQuestion, DecisionFinding, Effect, Finding, Impossible, Outcome, Question,
    Ruling,
};

impl Penalty {
    /// What kind it is.
    pub const fn kind(self) -> PenaltyKind {
        match self {
            Penalty::Warning => PenaltyKind::Warning,
            Penalty::OpponentsTime(_) => PenaltyKind::OpponentsTime,
            Penalty::OffendersTime(_) => PenaltyKind::OffendersTime,
            Penalty::OpponentsPoints(_) => PenaltyKind::OpponentsPoints,
            Penalty::OffendersPoints(_) => PenaltyKind::OffendersPoints,
            Penalty::Loss => PenaltyKind::Loss,
            Penalty::Fine(_) => PenaltyKind::Fine,
            Penalty::Rounds(_) => PenaltyKind::Rounds,
            Penalty::Expulsion => PenaltyKind::Expulsion,
        }
    }
}

impl Duty {
    /// All of them.
    pub const ALL: [Duty; 9] = [
        Duty::Observance,
        Duty::FairPlay,
        Duty::BestInterest,
        Duty::Conditions,
        Duty::Undisturbed,
        Duty::Progress,
        Duty::SpecialNeeds,
        Duty::AntiCheating,
        Duty::Games,
    ];

    const fn matter(self) -> Matter {
        match self {
            Duty::Observance => Matter::Observance,
            Duty::FairPlay => Matter::FairPlay,
            Duty::BestInterest => Matter::BestInterest,
            Duty::Conditions => Matter::PlayingConditions,
            Duty::Undisturbed => Matter::Undisturbed,
            Duty::Progress => Matter::Progress,
            Duty::SpecialNeeds => Matter::SpecialNeeds,
            Duty::AntiCheating => Matter::AntiCheating,
            Duty::Games => Matter::Watching,
        }
    }
}

/// Why an act of Articles 10 to 12 cannot have happened.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Barred {
    /// The edition has no such penalty.
    NoSuchPenalty(PenaltyKind, Edition),
    /// A penalty of this kind needs an amount.
    AmountMissing(PenaltyKind),
    /// No fine of this amount was announced.
    FineNotAnnounced(u32),
    /// Points can be changed only when the game is over.
    NotOver,
    /// Extra time must be more than zero.
    NoTime,
    /// The player has only this many points to lose.
    TooFewPoints(Points),
    /// Nobody can score more than this in a game.
    AboveMaximum(Points),
    /// 10.2 does not allow these scores.
    Score(ScoreFault),
    /// Nobody has asked for a search.
    NotAsked,
    /// This was already found about this player.
    FoundAlready(Color),
    /// There is no appeal to decide.
    NoAppeal,
    /// Nobody has interfered.
    NobodyInterfered,
}

impl Barred {
    /// The Article that forbids it, if there is one.
    pub const fn matter(self) -> Option<Matter> {
        Some(match self {
            Barred::NoSuchPenalty(..) => Matter::Penalties,
            Barred::AmountMissing(kind) => kind.matter(),
            Barred::FineNotAnnounced(_) => Matter::PenaltyFine,
            Barred::TooFewPoints(_) => Matter::PenaltyOffendersPoints,
            Barred::AboveMaximum(_) => Matter::PenaltyOpponentsPoints,
            Barred::Score(_) => Matter::ScoreLimits,
            Barred::NoTime => Matter::ExtraTime,
            Barred::NotOver
            | Barred::NotAsked
            | Barred::FoundAlready(_)
            | Barred::NoAppeal
            | Barred::NobodyInterfered => return None,
        })
    }
}

impl Score {
    /// This player has lost, and the opponent scores this many half points.
    pub const fn lost_against(loser: Color, opponent: u8) -> Score {
        match loser {
            Color::White => Score { white: 0, black: opponent },
            Color::Black => Score { white: opponent, black: 0 },
        }
    }
}

impl State {
    /// An act under Article 12, possibly after the end of the game.
    pub(crate) fn arbitrates(&mut self, at: Instant, by: Actor, act: &ArbiterAct) -> Result<Vec<Ruling>, Impossible> {
        match *act {
            ArbiterAct::Interferes => return self.interferes(by),
            ArbiterAct::Reports => return self.reports(by),
            ArbiterAct::UsesPhone { authorized } => return Ok(self.uses_phone(authorized)),
            _ => only_arbiter(by)?,
        }
        match *act {
            ArbiterAct::Penalizes { player, penalty } => self.penalizes(at, player, penalty),
            ArbiterAct::GivesTime { time, .. } if time.is_zero() => Err(Impossible::Conduct(Barred::NoTime)),
            ArbiterAct::GivesTime { player, time, ground } => {
                self.still_on()?;
                let effects = vec![self.add_time(at, player, time)?];
                let (matter, finding) = match ground {
                    TimeGround::Disturbance => (Matter::ExtraTime, ArbiterFinding::Disturbed(player)),
                    TimeGround::Clock => (Matter::ClockMisset, ArbiterFinding::TimeMadeUp(player)),
                    TimeGround::Judgment => (Matter::Uncovered, ArbiterFinding::TimeByJudgment(player)),
                };
                Ok(vec![self.arbiter_ruling(matter, finding, effects)])
            }
            ArbiterAct::Announces { ref text } => {
                Ok(vec![self.arbiter_ruling(Matter::Progress, ArbiterFinding::Announced(text.clone()), vec![])])
            }
            ArbiterAct::Says(statement) => Ok(self.says(at, statement)),
            ArbiterAct::SeesTo(duty) => {
                Ok(vec![self.arbiter_ruling(duty.matter(), ArbiterFinding::SeenTo(duty), vec![])])
            }
            ArbiterAct::AppointsAssistants => {
                let finding = ArbiterFinding::AssistantsAppointed;
                Ok(vec![self.arbiter_ruling(Matter::ArbitersAssistants, finding, vec![])])
            }
            _ => self.sends_out(),
        }
    }

    fn arbiter_ruling(&self, matter: Matter, finding: ArbiterFinding, effects: Vec<Effect>) -> Ruling {
        self.ruling(matter, Finding::Arbiter(finding), effects)
    }

    fn still_on(&self) -> Result<(), Impossible> {
        if self.is_over() { Err(Impossible::Over) } else { Ok(()) }
    }

    /// The penalties that the arbiter can choose from now: the list of the edition, without fines if none was announced,
    /// without time after the end of the game, and without points before it. A game can be declared lost after its end,
    /// too.
    pub fn penalties(&self) -> Vec<PenaltyKind> {
        let over = self.is_over();
        let open = |kind: &PenaltyKind| match kind {
            PenaltyKind::OpponentsTime | PenaltyKind::OffendersTime => !over,
            PenaltyKind::OpponentsPoints | PenaltyKind::OffendersPoints => over,
            PenaltyKind::Fine => !self.setting.competition.announced.fines.is_empty(),
            PenaltyKind::Warning | PenaltyKind::Loss | PenaltyKind::Rounds | PenaltyKind::Expulsion => true,
        };
        self.rules().penalties.into_iter().flatten().filter(open).collect()
    }

    /// Asks which penalty a player gets.
    pub(crate) fn ask_penalty(&mut self, player: Color) -> Effect {
        let answers = self.penalties().into_iter().map(Answer::Penalty).collect();
        self.ask(Asked::Conduct(ConductQuestion::Penalty(player)), answers)
    }

    /// A penalty chosen by its kind alone, which is possible only if it has no amount.
    pub(super) fn penalty_chosen(
        &mut self,
        at: Instant,
        by: Actor,
        player: Color,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        only_arbiter(by)?;
        let penalty = match answer {
            Answer::Penalty(PenaltyKind::Warning) => Penalty::Warning,
            Answer::Penalty(PenaltyKind::Loss) => Penalty::Loss,
            Answer::Penalty(PenaltyKind::Expulsion) => Penalty::Expulsion,
            Answer::Penalty(PenaltyKind::Fine) if self.setting.competition.announced.fines.len() == 1 => {
                Penalty::Fine(self.setting.competition.announced.fines[0])
            }
            Answer::Penalty(kind) => return Err(Impossible::Conduct(Barred::AmountMissing(kind))),
            _ => return Err(Impossible::NotForThem),
        };
        self.penalizes(at, player, penalty)
    }

    /// 12.9. It also answers an open question about this player.
    fn penalizes(&mut self, at: Instant, player: Color, penalty: Penalty) -> Result<Vec<Ruling>, Impossible> {
        let barred = |why| Err(Impossible::Conduct(why));
        let kind = penalty.kind();
        if !self.rules().penalties.contains(&Some(kind)) {
            return barred(Barred::NoSuchPenalty(kind, self.setting.competition.edition));
        }
        self.desk.drop_first(|about| *about == Asked::Conduct(ConductQuestion::Penalty(player)));
        let effects = match penalty {
            Penalty::Warning => vec![Effect::Warned(player), Effect::Event(GameEvent::Warned(player))],
            Penalty::OpponentsTime(time) | Penalty::OffendersTime(time) if time.is_zero() => {
                return barred(Barred::AmountMissing(kind));
            }
            Penalty::OpponentsTime(time) => {
                self.still_on()?;
                vec![self.add_time(at, !player, time)?]
            }
            Penalty::OffendersTime(time) => {
                self.still_on()?;
                let left = self.reading(at).map_or(time, |reading| reading.sides[player].main.min(time));
                self.clock_event(at, ClockEvent::Take { side: player, time: left })?;
                vec![Effect::TimeTaken(player, left)]
            }
            Penalty::OpponentsPoints(points) | Penalty::OffendersPoints(points) => {
                vec![self.changes_points(player, kind, points)?]
            }
            Penalty::Loss => self.declares_lost(at, player)?,
            Penalty::Fine(amount) if !self.setting.competition.announced.fines.contains(&amount) => {
                return barred(Barred::FineNotAnnounced(amount));
            }
            Penalty::Fine(amount) => vec![Effect::Event(GameEvent::Fined(player, amount))],
            Penalty::Rounds(0) => return barred(Barred::AmountMissing(kind)),
            Penalty::Rounds(rounds) => vec![Effect::Event(GameEvent::Excluded(player, rounds))],
            Penalty::Expulsion => vec![Effect::Event(GameEvent::Expelled(player))],
        };
        let mut rulings = vec![self.arbiter_ruling(kind.matter(), ArbiterFinding::Penalized(player, kind), effects)];
        if kind == PenaltyKind::Expulsion && !self.is_over() {
            // The list says nothing about the current game. An expelled player cannot finish it, and the Laws have one way
            // to lose a game by a penalty.
            let effects = self.declares_lost(at, player)?;
            rulings.push(self.arbiter_ruling(Matter::PenaltyLoss, ArbiterFinding::CannotPlayOn(player), effects));
        }
        Ok(rulings)
    }

    /// 12.9.4 and 12.9.5, within 10.2.
    fn changes_points(&mut self, offender: Color, kind: PenaltyKind, change: Points) -> Result<Effect, Impossible> {
        let barred = |why| Err(Impossible::Conduct(why));
        let Some(award) = self.points() else { return barred(Barred::NotOver) };
        if change == Points::default() {
            return barred(Barred::AmountMissing(kind));
        }
        let changed = if kind == PenaltyKind::OffendersPoints {
            let had = award.of(offender);
            if had < change {
                return barred(Barred::TooFewPoints(had));
            }
            award.with(offender, had.minus(change))
        } else {
            let most = self.setting.competition.announced.scoring.win;
            let raised = award.of(!offender).plus(change);
            if raised > most {
                return barred(Barred::AboveMaximum(most));
            }
            award.with(!offender, raised)
        };
        if let Some(fault) = self.fault_of(changed) {
            return barred(Barred::Score(fault));
        }
        self.memory.conduct.points = Some(changed);
        Ok(Effect::Event(GameEvent::Points(changed)))
    }

    /// 12.9.6; in 2009 (13.4.d) nothing is said about the opponent, who then wins.
    fn declares_lost(&mut self, at: Instant, player: Color) -> Result<Vec<Effect>, Impossible> {
        // A player who has already lost does not win because the opponent loses, too.
        let other_lost = |question: &Question| matches!(question.about, Asked::Arbiter(ArbiterQuestion::ScoreAgainstPenalized(loser)) | Asked::Conduct(ConductQuestion::ScoreAgainstRefusing(loser)) if loser != player);
        if self.desk.open().iter().any(other_lost) || self.lost_by_breach(!player) {
            return Ok(vec![self.end(at, Matter::PenaltyLoss, Score::BOTH_LOSE)?]);
        }
        if self.rules().loss_leaves_opponents_score {
            let stopped = if self.is_over() { None } else { Some(self.stop(at)?) };
            let asked = self.ask_opponents_score(Matter::PenaltyLoss, player);
            return Ok(stopped.into_iter().chain([asked]).collect());
        }
        Ok(vec![self.end(at, Matter::PenaltyLoss, Score::win(!player))?])
    }

    /// 12.6: the arbiter may give the number of moves only after a flag has fallen (8.5); the rest never.
    fn says(&mut self, at: Instant, statement: Statement) -> Vec<Ruling> {
        let fallen = self
            .reading(at)
            .is_some_and(|reading| Color::ALL.into_iter().any(|side| reading.sides[side].flag.fall().is_some()));
        let may = self.is_over() || statement == Statement::MoveCount && fallen;
        let finding = if may { ArbiterFinding::MaySay(statement) } else { ArbiterFinding::MustNotSay(statement) };
        vec![self.arbiter_ruling(Matter::Interference, finding, vec![])]
    }

    /// 12.7: spectators, players of other games, and under 11.4 those whose game is over.
    fn interferes(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let mut rulings = Vec::new();
        match by.player() {
            Some(player) if self.is_over() => {
                let finding = Finding::Conduct(super::conduct::ConductFinding::Spectator(player));
                rulings.push(self.ruling(Matter::Finished, finding, vec![]));
            }
            None if by == Actor::Spectator => {}
            _ => return Err(Impossible::NotForThem),
        }
        self.memory.conduct.interfered = true;
        let effects = vec![Effect::MaySendOut];
        rulings.push(self.arbiter_ruling(Matter::Spectators, ArbiterFinding::Interfered, effects));
        Ok(rulings)
    }

    /// 12.7: a person who sees an irregularity may tell only the arbiter.
    fn reports(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        if matches!(by, Actor::Arbiter | Actor::Hall) {
            return Err(Impossible::NotForThem);
        }
        Ok(vec![self.arbiter_ruling(Matter::Spectators, ArbiterFinding::Reported, vec![])])
    }

    fn sends_out(&mut self) -> Result<Vec<Ruling>, Impossible> {
        if !std::mem::take(&mut self.memory.conduct.interfered) {
            return Err(Impossible::Conduct(Barred::NobodyInterfered));
        }
        Ok(vec![self.arbiter_ruling(Matter::Spectators, ArbiterFinding::SentOut, vec![])])
    }

    /// 12.8.
    fn uses_phone(&self, authorized: bool) -> Vec<Ruling> {
        let finding = if authorized { ArbiterFinding::PhoneAuthorized } else { ArbiterFinding::PhoneUsed };
        vec![self.arbiter_ruling(Matter::PhonesOfOthers, finding, vec![])]
    }

    /// The arbiter declares the result, within 10.2; or corrects it after the end (8.7).
    pub(crate) fn declares(&mut self, at: Instant, score: Score) -> Result<Vec<Ruling>, Impossible> {
        self.check_score(at, score)?;
        let Some(outcome) = self.outcome() else {
            let over = self.end(at, Matter::Penalties, score)?;
            return Ok(vec![self.ruling(Matter::Penalties, Finding::Decision(DecisionFinding::Declared), vec![over])]);
        };
        let effects = if outcome.score == score {
            self.forget_signed_result();
            vec![]
        } else {
            vec![self.end(at, Matter::Signing, score)?]
        };
        Ok(vec![self.ruling(Matter::Signing, Finding::Decision(DecisionFinding::ResultCorrected), effects)])
    }

    /// Whether a result gives points that a game can give (10.2).
    pub(super) fn check_score(&self, at: Instant, score: Score) -> Result<(), Impossible> {
        let outcome = Outcome { score, reason: Matter::Penalties, at };
        let award = points(&outcome, &self.setting.competition.announced.scoring);
        self.fault_of(award).map_or(Ok(()), |fault| Err(Impossible::Conduct(Barred::Score(fault))))
    }
}
