//! The Preface (and Article 14 in 2009): cases that no Article covers, a federation's own rules, and questions to FIDE.

use jadoube_clock::Millis;
use jadoube_lawbook::{LateArrival, Matter, Misdeed, OwnRules, Rules};
use serde::{Deserialize, Serialize};

use crate::competition::Competition;
use crate::game::state::State;
use crate::preface_slots::{Happened, LikeArticles, reports, uncovered};
use crate::ruling::{Answer, Effect, Finding, Impossible, Ruling};
use crate::vocabulary::Vocabulary;

/// Questions that the Laws do not answer (Preface).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter, Organizer), during(NotBegun, Playing, Concluded), class = Incident)]
pub enum PrefaceAct {
    /// A player or the arbiter reports something that no Article covers, with up to three Articles on similar
    /// cases, the closest first.
    #[says("reports uncovered {text as Happened} {like as LikeArticles}", tell = reports, by(Player, Arbiter))]
    ReportsUncovered {
        /// What happened.
        text: String,
        /// The numbers of the Articles in the edition of the game.
        like: Vec<String>,
    },
    /// The arbiter or the organizer asks FIDE a question about the Laws. Only a member federation can ask, so
    /// that it must be asked through the federation.
    #[says(
        "asks fide through the federation {text as crate::vocabulary::Quoted}",
        through_federation = true,
        args(text, _),
        message = "act-puts-to-fide-through-federation",
        during(NotBegun, Playing, Concluded, Over)
    )]
    #[says(
        "asks fide {text as crate::vocabulary::Quoted}",
        through_federation = false,
        args(text, _),
        message = "act-puts-to-fide",
        during(NotBegun, Playing, Concluded, Over)
    )]
    AsksFide {
        /// The question.
        text: String,
        /// A member federation puts it to FIDE.
        #[serde(default)]
        through_federation: bool,
    },
}

/// Questions that the Laws do not answer (Preface).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "preface", class = Incident)]
pub enum PrefaceFinding {
    /// No Article covers the case; up to three cover similar ones.
    #[says("uncovered case", tell = uncovered)]
    Uncovered(String, Vec<String>),
    /// The arbiter decided the case by analogy with an Article.
    #[says("decided by analogy", args(article))]
    DecidedLike(String),
    /// The arbiter decided the case in a different way.
    #[says("decided otherwise")]
    DecidedOtherwise,
    /// A question was sent to FIDE.
    #[says("put to fide")]
    PutToFide(String),
    /// Only a member federation can ask FIDE for a decision about the Laws.
    #[says("only federations ask")]
    OnlyFederationsAsk,
    /// A rule of the federation is in force.
    #[says("own rule in force", args(federation, rule))]
    OwnRule(String, OwnRule),
    /// The federation's rules do not apply here.
    #[says("own rules void", args(federation, objection))]
    OwnRulesVoid(String, Objection),
    /// The game is played with rule values that differ from the edition, as a trial.
    #[says("rules tried out", class = Setting)]
    TriedOut,
}

/// Questions that the Laws do not answer (Preface).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "asked")]
pub enum PrefaceQuestion {
    /// How is a case that no Article covers decided (Preface)?
    #[says("uncovered case")]
    Uncovered,
}

/// A rule that a federation has introduced for its events.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "own-rule")]
pub enum OwnRule {
    /// The illegal move with this number loses the game.
    #[says("illegal moves lose at {u8}", message = "own-rule-lose-at")]
    IllegalMovesLoseAt(u8),
    /// Extra time for the opponent after an illegal move.
    #[says("illegal moves +{millis}", message = "own-rule-illegal-time")]
    IllegalMoveTime(Millis),
    /// Extra time for the opponent after an incorrect claim.
    #[says("wrong claims +{millis}", message = "own-rule-claim-time")]
    WrongClaimTime(Millis),
    /// A player who arrives after the default time loses, without a decision of the arbiter.
    #[says("late arrival loses", message = "own-rule-late-arrival")]
    LateArrivalLoses,
    /// Moving with both hands counts as an illegal move.
    #[says("two hands are illegal", message = "own-rule-two-hands")]
    TwoHandsIllegal,
}

/// Why the Preface does not allow a federation's rules.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(question, message = "objection")]
pub enum Objection {
    /// A rule is milder than the Laws and so conflicts with them.
    #[says("conflict")]
    Conflict,
    /// The event does not take place on the federation's territory.
    #[says("territory")]
    Territory,
    /// The event is one of FIDE's, or rated by it.
    #[says("fide")]
    Fide,
}

/// A federation's rules, and what the Preface requires of the event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Federation {
    /// The federation.
    pub name: String,
    /// Its rules.
    pub rules: Vec<OwnRule>,
    /// The event is on its own territory.
    pub own_territory: bool,
    /// The event is one of FIDE's, or rated by it.
    pub fide_event: bool,
}

impl OwnRule {
    /// Applies this rule to rule values. A rule that is stricter than a standard game does not weaken stricter rules of
    /// rapid or blitz.
    pub fn apply_to(self, rules: &mut Rules) {
        let strict = self.is_as_strict_as(rules);
        let least = |laws: u8, own: u8| if strict { laws.min(own) } else { own };
        let most = |laws: Millis, own: Millis| if strict { laws.max(own) } else { own };
        match self {
            OwnRule::IllegalMovesLoseAt(count) => {
                rules.illegal.iter_mut().for_each(|steps| {
                    *steps = steps.with_loss_at(steps.lost_at().map_or(count, |laws| least(laws, count)));
                });
            }
            OwnRule::IllegalMoveTime(time) => {
                rules.illegal.iter_mut().for_each(|steps| *steps = steps.with_times(|laws| most(laws, time)));
            }
            OwnRule::WrongClaimTime(time) => {
                rules.wrong_claim.iter_mut().for_each(|laws| *laws = most(*laws, time));
            }
            OwnRule::LateArrivalLoses => rules.late_arrival = LateArrival::Lost,
            OwnRule::TwoHandsIllegal => rules.two_hands = Misdeed::IllegalMove,
        }
    }

    /// Whether it is at least as strict as these rule values in a standard game.
    pub fn is_as_strict_as(self, rules: &Rules) -> bool {
        match self {
            OwnRule::IllegalMovesLoseAt(count) => {
                (1..=rules.illegal.standard.lost_at().unwrap_or(u8::MAX)).contains(&count)
            }
            OwnRule::IllegalMoveTime(time) => time >= rules.illegal.standard.longest_time(),
            OwnRule::WrongClaimTime(time) => time >= rules.wrong_claim.standard,
            OwnRule::LateArrivalLoses | OwnRule::TwoHandsIllegal => true,
        }
    }
}

impl Federation {
    /// The objection of the edition's Preface to its rules; `None` if they are in force.
    ///
    /// ```
    /// use jadoube_lawbook::Edition;
    /// use jadoube_laws::competition::{Federation, Objection, OwnRule};
    ///
    /// let rules = vec![OwnRule::IllegalMovesLoseAt(2)];
    /// let federation = Federation { name: "HUN".into(), rules, own_territory: true, fide_event: false };
    /// let first = Edition::all()[0];
    /// assert_eq!(federation.objection(first.rules()), None);
    /// let abroad = Federation { own_territory: false, ..federation };
    /// assert_eq!(abroad.objection(first.rules()), Some(Objection::Territory));
    /// ```
    pub fn objection(&self, laws: &Rules) -> Option<Objection> {
        let milder = !self.rules.iter().all(|rule| rule.is_as_strict_as(laws));
        match laws.own_rules {
            _ if self.fide_event => Some(Objection::Fide),
            // Outside rated play the newer editions only recommend the Laws.
            OwnRules::Unrated => None,
            OwnRules::Federation if milder => Some(Objection::Conflict),
            OwnRules::Federation => (!self.own_territory).then_some(Objection::Territory),
        }
    }
}

impl Competition {
    /// The rule values in force: those of the edition, with a federation's own rules if the Preface allows them.
    pub fn rules(&self) -> Rules {
        let mut rules = self.overlay.unwrap_or(*self.edition.rules());
        if let Some(federation) = self.federation.as_ref().filter(|own| own.objection(&rules).is_none()) {
            federation.rules.iter().for_each(|rule| rule.apply_to(&mut rules));
        }
        rules
    }
}

impl State {
    /// The log says so if a game is not played by the Laws alone.
    pub(crate) fn own_rules(&self) -> Vec<Ruling> {
        let competition = &self.setting.competition;
        let laws = *competition.edition.rules();
        let mut rulings = Vec::new();
        if competition.overlay.is_some_and(|overlay| overlay != laws) {
            rulings.push(self.preface(Matter::OwnRules, PrefaceFinding::TriedOut));
        }
        let Some(federation) = &competition.federation else { return rulings };
        let name = || federation.name.clone();
        match federation.objection(&competition.overlay.unwrap_or(laws)) {
            Some(objection) => {
                let matter = match objection {
                    Objection::Conflict => Matter::OwnRulesConflict,
                    Objection::Territory => Matter::OwnRulesTerritory,
                    Objection::Fide => Matter::OwnRulesFide,
                };
                rulings.push(self.preface(matter, PrefaceFinding::OwnRulesVoid(name(), objection)));
            }
            None => rulings.extend(
                federation
                    .rules
                    .iter()
                    .map(|&rule| self.preface(Matter::OwnRules, PrefaceFinding::OwnRule(name(), rule))),
            ),
        }
        rulings
    }

    fn preface(&self, matter: Matter, finding: PrefaceFinding) -> Ruling {
        self.ruling(matter, Finding::Preface(finding), vec![])
    }

    pub(crate) fn preface_act(&mut self, act: &PrefaceAct) -> Result<Vec<Ruling>, Impossible> {
        match act {
            PrefaceAct::ReportsUncovered { text, like } => {
                let catalogue = self.setting.competition.edition.catalogue();
                if let Some(unknown) = like.iter().find(|number| catalogue.get(number).is_none()) {
                    return Err(Impossible::NoArticle(unknown.clone()));
                }
                let like: Vec<String> = like.iter().take(Answer::LIKE.len()).cloned().collect();
                let mut answers = Answer::LIKE[..like.len()].to_vec();
                answers.push(Answer::Otherwise);
                let asked = Effect::Asked(self.desk.ask_uncovered(answers, like.clone()));
                let finding = Finding::Preface(PrefaceFinding::Uncovered(text.clone(), like));
                Ok(vec![self.ruling(Matter::Uncovered, finding, vec![asked])])
            }
            PrefaceAct::AsksFide { through_federation: false, .. } => {
                Ok(vec![self.preface(Matter::FideRuling, PrefaceFinding::OnlyFederationsAsk)])
            }
            PrefaceAct::AsksFide { text, .. } => {
                let finding = Finding::Preface(PrefaceFinding::PutToFide(text.clone()));
                let effects = vec![Effect::Event(crate::competition::log::GameEvent::FideAsked)];
                Ok(vec![self.ruling(Matter::FideRuling, finding, effects)])
            }
        }
    }

    pub(crate) fn decides_uncovered(&mut self, question: u16, answer: Answer) -> Vec<Ruling> {
        let index = Answer::LIKE.iter().position(|like| *like == answer);
        let article = index.and_then(|index| self.desk.like(question).get(index)).cloned();
        let finding = article.map_or(PrefaceFinding::DecidedOtherwise, PrefaceFinding::DecidedLike);
        vec![self.preface(Matter::Uncovered, finding)]
    }
}
