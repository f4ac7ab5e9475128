//! Article 11 (12 in 2009): the conduct of the players.
//!
//! Findings about a player are acts of the arbiter. If the Article leaves the penalty open, there is a question with the
//! penalties of the edition as answers.

use jadoube_board::Color;
use jadoube_clock::Instant;
use jadoube_lawbook::{AppealRight, ClaimsChecked, DeviceRule, Matter, SearchRight};
use jadoube_mating::CanMate;

use super::arbiter::Barred;
pub use super::conduct_vocabulary::{
    Appealed, ConductAct, ConductFinding, Device, Held, Leave, Misconduct, Place, Power,
};
use super::log::GameEvent;
use super::points::Award;
use crate::event::{Actor, Score};
use crate::game::state::State;
use crate::ruling::{
    Answer, ArbiterQuestion, Asked, ConductQuestion, DecisionFinding, Effect, Finding, Impossible, Question, Ruling,
};

impl Misconduct {
    /// All of them.
    pub const ALL: [Misconduct; 12] = [
        Misconduct::Disrepute,
        Misconduct::Notes,
        Misconduct::Advice,
        Misconduct::OtherBoard,
        Misconduct::Smoking,
        Misconduct::Vaping,
        Misconduct::Disturbing,
        Misconduct::Noise,
        Misconduct::Offers,
        Misconduct::Claims,
        Misconduct::Sheet,
        Misconduct::Bag,
    ];

    const fn matter(self) -> Matter {
        match self {
            Misconduct::Disrepute => Matter::Disrepute,
            Misconduct::Notes | Misconduct::Advice | Misconduct::OtherBoard => Matter::Sources,
            Misconduct::Smoking | Misconduct::Vaping => Matter::Smoking,
            Misconduct::Disturbing | Misconduct::Noise | Misconduct::Offers | Misconduct::Claims => Matter::Distraction,
            Misconduct::Sheet => Matter::SheetContents,
            Misconduct::Bag => Matter::DeviceInBag,
        }
    }
}

/// What a game remembers about conduct.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Remembered {
    /// Points that differ from those of the result.
    pub(crate) points: Option<Award>,
    refusing: Option<Color>,
    /// Whom the arbiter has asked to allow a search, and whether that was permitted.
    searches: Vec<(Color, bool)>,
    appeals: u16,
    /// A person who is not playing has interfered.
    pub(crate) interfered: bool,
}

impl State {
    /// An act under Article 11, possibly after the end of the game.
    pub(crate) fn conducts(&mut self, at: Instant, by: Actor, act: &ConductAct) -> Result<Vec<Ruling>, Impossible> {
        let player = || by.player().ok_or(Impossible::NotForThem);
        match *act {
            ConductAct::Leaves { place, leave } => Ok(self.leaves(player()?, place, leave)),
            ConductAct::Enters { permitted } => Ok(self.enters(permitted)),
            ConductAct::Finds { player, what } => only_arbiter(by).map(|()| self.finds(player, what)),
            ConductAct::FindsDevice { player, device } => {
                only_arbiter(by)?;
                self.finds_device(at, player, device)
            }
            ConductAct::HandsOverDevice => self.hands_over_device(at, player()?),
            ConductAct::AsksToSearch { player, body } => only_arbiter(by).map(|()| self.asks_to_search(player, body)),
            ConductAct::AllowsSearch => self.answers_search(player()?, true),
            ConductAct::RefusesSearch => self.answers_search(player()?, false),
            ConductAct::FindsRefusing { player } => {
                only_arbiter(by)?;
                self.finds_refusing(at, player)
            }
            ConductAct::AsksExplanation => Ok(self.asks_explanation(player()?)),
            ConductAct::Appeals { against } => Ok(self.appeals(player()?, against)),
            ConductAct::DecidesAppeal { upheld } => self.decides_appeal(at, upheld, None),
            ConductAct::UpholdsWith { score } => self.decides_appeal(at, true, Some(score)),
            ConductAct::HelpsReconstruct => {
                Ok(vec![self.conduct_ruling(Matter::HelpReconstruct, ConductFinding::Helps(player()?), vec![])])
            }
            ConductAct::RefusesToHelp => {
                let player = player()?;
                let effects = vec![Effect::MayPenalize(player)];
                Ok(vec![self.conduct_ruling(Matter::HelpReconstruct, ConductFinding::RefusesToHelp(player), effects)])
            }
            ConductAct::ChecksClaim => self.checks_claim(by),
        }
    }

    fn conduct_ruling(&self, matter: Matter, finding: ConductFinding, effects: Vec<Effect>) -> Ruling {
        self.ruling(matter, Finding::Conduct(finding), effects)
    }

    /// The breach, and under 11.6 the question about its penalty.
    fn breach(&mut self, matter: Matter, player: Color, finding: ConductFinding) -> Vec<Ruling> {
        let asked = self.ask_penalty(player);
        vec![
            self.conduct_ruling(matter, finding, vec![]),
            self.conduct_ruling(Matter::ConductPenalized, finding, vec![asked]),
        ]
    }

    /// 11.2: who may leave which area.
    fn leaves(&mut self, player: Color, place: Place, leave: Leave) -> Vec<Ruling> {
        if self.is_over() {
            // 11.4: the player counts as a spectator, who may come and go.
            return vec![self.conduct_ruling(Matter::Finished, ConductFinding::Spectator(player), vec![])];
        }
        let on_move = self.started().is_some() && self.turn.mover() == player;
        if leave == Leave::Permitted {
            let matter = if place == Place::Area && on_move { Matter::LeavingArea } else { Matter::Permission };
            return vec![self.conduct_ruling(matter, ConductFinding::LeftWithLeave(player, place), vec![])];
        }
        let without = ConductFinding::LeftWithout(player, place);
        match place {
            Place::Venue => self.breach(Matter::LeavingVenue, player, without),
            Place::Area if on_move => self.breach(Matter::LeavingArea, player, without),
            Place::Area
                if self.setting.competition.announced.leaving_reported && self.rules().leaving_can_be_reported =>
            {
                if leave == Leave::Reported {
                    let finding = ConductFinding::LeftWithLeave(player, place);
                    return vec![self.conduct_ruling(Matter::ReportLeaving, finding, vec![])];
                }
                self.breach(Matter::ReportLeaving, player, ConductFinding::LeftUnreported(player))
            }
            Place::Area => {
                vec![self.conduct_ruling(Matter::LeavingArea, ConductFinding::LeftFreely(player, place), vec![])]
            }
        }
    }

    /// 11.2.3.3.
    fn enters(&self, permitted: bool) -> Vec<Ruling> {
        let admitted = permitted || !self.rules().outsiders_need_permission;
        let finding = if admitted { ConductFinding::OutsiderAdmitted } else { ConductFinding::OutsiderEntered };
        vec![self.conduct_ruling(Matter::Outsiders, finding, vec![])]
    }

    /// 11.1, 11.3.1, 11.3.4, 11.5 and misuse of the scoresheet.
    fn finds(&mut self, player: Color, what: Misconduct) -> Vec<Ruling> {
        let rules = self.rules();
        let no_rule = match what {
            Misconduct::Vaping => !rules.vaping_is_smoking,
            // 11.3.2.1: the Laws cover the bag only if the competition allows devices in it.
            Misconduct::Bag => {
                rules.device != DeviceRule::OnTheBody || !self.setting.competition.announced.devices_in_bags
            }
            _ => false,
        };
        if no_rule {
            return vec![self.conduct_ruling(what.matter(), ConductFinding::NoRule(player, what), vec![])];
        }
        let finding = ConductFinding::Breach(player, what);
        if what == Misconduct::Sheet && !rules.sheet_is_conduct {
            let effects = vec![Effect::MayPenalize(player)];
            return vec![self.conduct_ruling(what.matter(), finding, effects)];
        }
        self.breach(what.matter(), player, finding)
    }

    /// 11.3.2: the player no longer has a device that the arbiter keeps, but had it until then.
    fn hands_over_device(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        if self.made(player) > 0 {
            let device = Device { held: Held::Body, power: Power::Off, approved: false };
            return self.finds_device(at, player, device);
        }
        let finding = ConductFinding::DeviceHandedOver(player);
        Ok(vec![self.conduct_ruling(Matter::DeviceForbidden, finding, vec![])])
    }

    /// 11.3.2 (12.3.b in 2009), during the game or after it.
    fn finds_device(&mut self, at: Instant, player: Color, device: Device) -> Result<Vec<Ruling>, Impossible> {
        let rule = self.rules().device;
        let in_bag = device.held == Held::Bag;
        let bag_allowed = rule == DeviceRule::OnTheBody
            && self.setting.competition.announced.devices_in_bags
            && device.power == Power::Off;
        let allowed = device.approved || rule == DeviceRule::WhenItSounds && device.power == Power::Off;
        if allowed || in_bag && bag_allowed {
            let matter = if allowed { Matter::DeviceForbidden } else { Matter::DeviceInBag };
            return Ok(vec![self.conduct_ruling(matter, ConductFinding::DeviceAllowed(player), vec![])]);
        }
        let loses = match rule {
            // A player whose game is over is a spectator when it sounds.
            DeviceRule::WhenItSounds => device.power == Power::Sounding && !self.is_over(),
            DeviceRule::InTheVenue => true,
            DeviceRule::OnTheBody => device.held == Held::Body,
        };
        if !loses {
            return Ok(self.breach(Matter::DeviceForbidden, player, ConductFinding::DeviceForbidden(player)));
        }
        if let Some(kind) = self.setting.competition.announced.device_penalty_under(self.rules()) {
            let asked = self.ask(Asked::Conduct(ConductQuestion::Penalty(player)), vec![Answer::Penalty(kind)]);
            return Ok(vec![self.conduct_ruling(
                Matter::DeviceMilder,
                ConductFinding::DeviceMilder(player),
                vec![asked],
            )]);
        }
        let effects = match self.outcome().and(self.score()) {
            Some(score) if score.of(player) == 0 => vec![],
            Some(_) if self.lost_by_breach(!player) => vec![self.end(at, Matter::DeviceLoses, Score::BOTH_LOSE)?],
            _ => vec![self.lost_by_device(at, player)?],
        };
        Ok(vec![self.conduct_ruling(Matter::DeviceLoses, ConductFinding::DeviceLoses(player), effects)])
    }

    /// Whether a game that is over was lost for this player by a breach: by a device, a penalty or a refusal.
    pub(super) fn lost_by_breach(&self, player: Color) -> bool {
        let breach = |reason| matches!(reason, Matter::DeviceLoses | Matter::PenaltyLoss | Matter::PersistentRefusal);
        self.outcome().is_some_and(|outcome| breach(outcome.reason) && outcome.score.of(player) == 0)
    }

    /// The opponent wins; under the exception of 2009 only if they can still win, and the offender loses in any case.
    fn lost_by_device(&mut self, at: Instant, loser: Color) -> Result<Effect, Impossible> {
        let can = match self.rules().device {
            DeviceRule::WhenItSounds => match jadoube_board::Position::try_from(self.table) {
                Ok(position) => crate::mate::can_mate(&position, !loser),
                Err(_) => crate::mate::by_men_alone(&self.table.board, !loser),
            },
            _ => CanMate::Yes,
        };
        match can {
            CanMate::Yes => self.end(at, Matter::DeviceLoses, Score::win(!loser)),
            CanMate::No => self.end(at, Matter::DeviceLoses, Score::lost_against(loser, 1)),
            CanMate::Unknown => {
                self.stop(at)?;
                Ok(self.ask(Asked::Conduct(ConductQuestion::CanWinAfterDevice(!loser)), vec![Answer::Yes, Answer::No]))
            }
        }
    }

    /// 11.3.3.
    fn asks_to_search(&mut self, player: Color, body: bool) -> Vec<Ruling> {
        let needed = if body { SearchRight::Body } else { SearchRight::Belongings };
        let in_order = self.rules().search >= needed;
        self.memory.conduct.searches.push((player, in_order));
        let finding =
            if in_order { ConductFinding::SearchAsked(player) } else { ConductFinding::SearchBeyondRight(player) };
        vec![self.conduct_ruling(Matter::Search, finding, vec![])]
    }

    fn answers_search(&mut self, player: Color, allows: bool) -> Result<Vec<Ruling>, Impossible> {
        let asked = self.memory.conduct.searches.iter().position(|(asked, _)| *asked == player);
        let (_, in_order) = self.memory.conduct.searches.remove(asked.ok_or(Impossible::Conduct(Barred::NotAsked))?);
        let (finding, effects) = match (allows, in_order) {
            (true, _) => (ConductFinding::SearchAllowed(player), vec![]),
            (false, false) => (ConductFinding::SearchRightlyRefused(player), vec![]),
            (false, true) => (ConductFinding::SearchRefused(player), vec![self.ask_penalty(player)]),
        };
        Ok(vec![self.conduct_ruling(Matter::Search, finding, effects)])
    }

    /// 11.7 and 11.8: the game is lost, for both players if both refuse; otherwise the arbiter decides the opponent's
    /// score.
    fn finds_refusing(&mut self, at: Instant, player: Color) -> Result<Vec<Ruling>, Impossible> {
        if self.memory.conduct.refusing == Some(!player) {
            let over = self.end(at, Matter::BothRefuse, Score::BOTH_LOSE)?;
            return Ok(vec![self.conduct_ruling(Matter::BothRefuse, ConductFinding::BothRefuse, vec![over])]);
        }
        if self.memory.conduct.refusing == Some(player) {
            return Err(Impossible::Conduct(Barred::FoundAlready(player)));
        }
        self.memory.conduct.refusing = Some(player);
        let mut effects = if self.is_over() { vec![] } else { vec![self.stop(at)?] };
        effects.push(self.ask_opponents_score(Matter::PersistentRefusal, player));
        Ok(vec![self.conduct_ruling(Matter::PersistentRefusal, ConductFinding::Refuses(player), effects)])
    }

    /// Asks for the score of the opponent of a player who has lost.
    pub(crate) fn ask_opponents_score(&mut self, reason: Matter, loser: Color) -> Effect {
        let answers = vec![Answer::OpponentWins, Answer::OpponentDraws, Answer::OpponentLoses];
        let asked = if reason == Matter::PersistentRefusal {
            Asked::Conduct(ConductQuestion::ScoreAgainstRefusing(loser))
        } else {
            Asked::Arbiter(ArbiterQuestion::ScoreAgainstPenalized(loser))
        };
        self.ask(asked, answers)
    }

    /// The answer to a question of Articles 11 and 12, which has been closed.
    pub(crate) fn decides_conduct(
        &mut self,
        at: Instant,
        by: Actor,
        question: &Question,
        answer: Answer,
    ) -> Result<Vec<Ruling>, Impossible> {
        let opponents = |loser: Color| match answer {
            Answer::OpponentWins => Score::win(!loser),
            Answer::OpponentDraws => Score::lost_against(loser, 1),
            _ => Score::BOTH_LOSE,
        };
        let (reason, score) = match question.about {
            Asked::Conduct(ConductQuestion::CanWinAfterDevice(winner)) if answer == Answer::Yes => {
                (Matter::DeviceLoses, Score::win(winner))
            }
            Asked::Conduct(ConductQuestion::CanWinAfterDevice(winner)) => {
                (Matter::DeviceLoses, Score::lost_against(!winner, 1))
            }
            Asked::Conduct(ConductQuestion::ScoreAgainstRefusing(loser)) => {
                (Matter::PersistentRefusal, opponents(loser))
            }
            Asked::Arbiter(ArbiterQuestion::ScoreAgainstPenalized(loser)) => (Matter::PenaltyLoss, opponents(loser)),
            Asked::Conduct(ConductQuestion::Penalty(player)) => return self.penalty_chosen(at, by, player, answer),
            _ => return Err(Impossible::NoQuestion(question.number)),
        };
        let over = self.end(at, reason, score)?;
        Ok(vec![self.ruling(reason, Finding::Decision(DecisionFinding::Decided(question.number)), vec![over])])
    }

    /// 11.9.
    fn asks_explanation(&mut self, player: Color) -> Vec<Ruling> {
        let finding = if self.rules().explanation {
            ConductFinding::ExplanationDue(player)
        } else {
            ConductFinding::ExplanationNotDue(player)
        };
        vec![self.conduct_ruling(Matter::Explanation, finding, vec![])]
    }

    /// 11.10 (12.10 in 2009).
    fn appeals(&mut self, player: Color, against: Appealed) -> Vec<Ruling> {
        let barred = self.setting.competition.announced.no_appeals
            || against == Appealed::Quickplay && self.rules().appeals == AppealRight::NotInQuickplay;
        if barred {
            return vec![self.conduct_ruling(Matter::Appeal, ConductFinding::AppealBarred(player), vec![])];
        }
        self.memory.conduct.appeals = self.memory.conduct.appeals.saturating_add(1);
        let effects = vec![Effect::Event(GameEvent::Appealed(player))];
        vec![self.conduct_ruling(Matter::Appeal, ConductFinding::Appealed(player), effects)]
    }

    fn decides_appeal(&mut self, at: Instant, upheld: bool, score: Option<Score>) -> Result<Vec<Ruling>, Impossible> {
        self.memory.conduct.appeals =
            self.memory.conduct.appeals.checked_sub(1).ok_or(Impossible::Conduct(Barred::NoAppeal))?;
        let mut effects = vec![Effect::Event(GameEvent::AppealDecided { upheld })];
        if let Some(score) = score {
            self.check_score(at, score)?;
            effects.push(self.end(at, Matter::Appeal, score)?);
        }
        Ok(vec![self.conduct_ruling(Matter::Appeal, ConductFinding::AppealDecided(upheld), effects)])
    }

    /// 11.12.
    fn checks_claim(&mut self, by: Actor) -> Result<Vec<Ruling>, Impossible> {
        let by_player = by.player().is_some();
        if !by_player {
            only_arbiter(by)?;
        }
        let right = (self.rules().claims_checked == ClaimsChecked::ByPlayers) == by_player;
        let finding = if right { ConductFinding::ClaimChecked } else { ConductFinding::ClaimCheckedByOthers };
        Ok(vec![self.conduct_ruling(Matter::ClaimChecked, finding, vec![])])
    }
}

/// The hall cannot observe these things itself.
pub(super) fn only_arbiter(by: Actor) -> Result<(), Impossible> {
    if matches!(by, Actor::Arbiter | Actor::ArbitersAssistant) { Ok(()) } else { Err(Impossible::NotForThem) }
}
