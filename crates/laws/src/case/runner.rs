//! Plays a case under an edition and compares what was ruled with what was expected.

use jadoube_board::{Color, Setup};
use jadoube_clock::{Instant, Sides};

use super::conduct::Table;
use super::found::instead;
use super::meet::{LANGUAGES, Seen, is_met};
use super::{Case, Happening, Item, Round, Spoken, Step, WrittenMove};
use crate::competition::Competition;
use crate::competition::log::{CompetitionEvent, Log};
use crate::competition::sheets::SheetNote;
use crate::edition::{Edition, Rules};
use crate::event::{Act, Actor, ClockAct, DecisionAct, Event, Hands, MovingAct, RecordingAct};
use crate::game::Game;
use crate::guideline::adjourned::{AdjournedAct, Adjournment, Phase};
use crate::ruling::{Effect, Impossible, Ruling};
use crate::vocabulary::text::Place;
use crate::vocabulary::written_move::{MovePattern, Unresolved};
use crate::vocabulary::{Expected, Problem, ReadError, Scene, read_whole};

/// What came of a case under one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The edition.
    pub edition: Edition,
    /// What happened, what was ruled and what was checked, in order.
    pub heard: Vec<Heard>,
    /// Where a scoresheet of the last game says something else than the other one or than was played.
    pub sheets: Vec<SheetNote>,
}

/// A step of a case as it went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Something happened.
    Happened {
        /// What, as the case tells it.
        happening: Happening,
        /// What was ruled.
        rulings: Vec<Ruling>,
        /// Why it cannot have happened, if so.
        refused: Option<Impossible>,
    },
    /// Something was expected.
    Checked(Verdict),
}

/// Whether an expectation was met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What was expected.
    pub item: Item,
    /// The Article that had to be cited.
    pub article: Option<String>,
    /// Whether it was so.
    pub met: bool,
    /// What there was instead, in the words of cases; empty when it was so.
    pub found: String,
}

impl Report {
    /// Whether every expectation was met and every act could have happened, unless that was expected.
    pub fn passed(&self) -> bool {
        self.failed().next().is_none() && self.unexpected().next().is_none()
    }

    /// The expectations that were not met.
    pub fn failed(&self) -> impl Iterator<Item = &Verdict> {
        self.verdicts().filter(|verdict| !verdict.met)
    }

    /// All expectations.
    pub fn verdicts(&self) -> impl Iterator<Item = &Verdict> {
        self.heard.iter().filter_map(|heard| match heard {
            Heard::Checked(verdict) => Some(verdict),
            Heard::Happened { .. } => None,
        })
    }

    /// Acts that cannot have happened, where the case did not expect that.
    pub fn unexpected(&self) -> impl Iterator<Item = (Place, &Impossible)> {
        self.heard.iter().enumerate().filter_map(|(index, heard)| match heard {
            Heard::Happened { happening, refused: Some(why), .. } if !self.expected_refusal(index) => {
                Some((happening.place, why))
            }
            _ => None,
        })
    }

    /// Whether the next expectations after this step ask for an impossible act.
    fn expected_refusal(&self, index: usize) -> bool {
        let after = self.heard[index..].iter().skip_while(|heard| matches!(heard, Heard::Happened { .. }));
        let mut verdicts = after.map_while(|heard| match heard {
            Heard::Checked(verdict) => Some(verdict),
            Heard::Happened { .. } => None,
        });
        verdicts.any(|verdict| verdict.item.wanted == super::Wanted::Impossible)
    }
}

/// A case that cannot be run, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct RunError {
    /// Where.
    pub place: Place,
    /// Why.
    pub problem: Unread,
}

/// Why a case cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The move does not fit the board.
    NoMove(String),
    /// The move fits the board in several ways.
    Several(String),
    /// The moves before the case cannot have been played.
    SetUp(Impossible),
    /// Only a player can do that.
    NotAPlayer,
    /// The words cannot be read as things stand.
    Line(Problem),
}

/// Runs a case under an edition, as far as the last expectation that names it, or to its end if none does.
pub fn run(case: &Case, edition: Edition) -> Result<Report, RunError> {
    run_under(case, edition, None)
}

/// The same with other rule values than the edition's.
pub fn run_under(case: &Case, edition: Edition, overlay: Option<Rules>) -> Result<Report, RunError> {
    let names_it = |step: &Step| match step {
        Step::Expects(lines) => lines.iter().any(|line| line.editions.contains(&edition)),
        Step::Happens(_) | Step::Begins(_) => false,
    };
    let steps = case.steps.iter().rposition(names_it).map_or(case.steps.len(), |last| last + 1);
    let competition = competition_of(case, edition, overlay);
    let mut run = Run {
        game: set_up(case, &competition)?,
        log: Log::new(competition),
        number: 0,
        heard: Vec::new(),
        since: Vec::new(),
        refused: None,
        at: Instant::START,
        written: Sides { white: None, black: None },
        sealed: Sides { white: None, black: None },
    };
    let named = matches!(case.steps.first(), Some(Step::Begins(_)));
    if !named {
        let [white, black] = ["White", "Black"].map(str::to_owned);
        run.begin(case, &Round { place: case.place, number: 1, white, black })?;
    }
    for step in &case.steps[..steps] {
        match step {
            Step::Begins(round) => {
                let refused = run.begin(case, round)?;
                let (place, at) = (round.place, Instant::START);
                let text = format!("round {}: {} - {}", round.number, round.white, round.black);
                let happening = Happening { place, text, at, by: Actor::Organizer, spoken: Vec::new() };
                run.heard.push(Heard::Happened { happening, rulings: Vec::new(), refused });
            }
            Step::Happens(happening) => run.happen(happening)?,
            Step::Expects(lines) => {
                for line in lines {
                    if line.editions.contains(&edition) {
                        line.items.iter().for_each(|item| run.check(item, edition));
                    }
                }
                run.since.clear();
                run.refused = None;
            }
        }
    }
    let mut sheets = run.game.state().look_at_sheets(LANGUAGES);
    sheets.retain(SheetNote::says_otherwise);
    Ok(Report { edition, heard: run.heard, sheets })
}

fn competition_of(case: &Case, edition: Edition, overlay: Option<Rules>) -> Competition {
    let settings = &case.settings;
    let mut competition = Competition::new(edition, settings.control.clone());
    competition.credit = settings.credit;
    competition.supervision = settings.supervision;
    competition.default_time = settings.default_time;
    competition.no_agreement_before = settings.no_agreement_before;
    competition.without_increment = settings.without_increment;
    competition.arrangement = settings.arrangement;
    competition.chess960 = settings.chess960;
    competition.federation = settings.federation.clone().map(|federation| crate::preface::Federation {
        own_territory: !settings.abroad,
        fide_event: settings.rated,
        ..federation
    });
    competition.switches = settings.switches;
    competition.start = settings.start;
    competition.announced = settings.announced.clone();
    competition.overlay = overlay;
    competition.earlier_illegal_moves = settings.illegal_moves;
    competition
}

fn set_up(case: &Case, competition: &Competition) -> Result<Game, RunError> {
    let settings = &case.settings;
    let mut game = Game::new(competition.clone());
    let begins_later = case.steps.iter().any(|step| match step {
        Step::Happens(happening) => happening
            .spoken
            .iter()
            .any(|spoken| matches!(spoken, Spoken::Act { act: Act::Clock(ClockAct::StartsRound), .. })),
        Step::Expects(_) | Step::Begins(_) => false,
    });
    if begins_later && settings.after.is_empty() {
        return Ok(game);
    }
    let put = |game: &mut Game, place, by, act| {
        let event = Event { at: Instant::START, by, act };
        game.apply(event).map_err(|why| RunError { place, problem: Unread::SetUp(why) }).map(|_| ())
    };
    put(&mut game, case.place, Actor::Arbiter, Act::Clock(ClockAct::StartsRound))?;
    for written in &settings.after {
        let player = game.state().having_the_move();
        let by = Actor::of(player);
        let act = plays(&game, player, written, Hands::One)?;
        put(&mut game, written.place, by, act)?;
        if game.state().outcome().is_none() {
            put(&mut game, written.place, by, Act::Clock(ClockAct::Presses { hand: Hands::One }))?;
        }
        if settings.sheets_kept {
            for writer in [by, Actor::of(!player)] {
                put(
                    &mut game,
                    written.place,
                    writer,
                    Act::Recording(RecordingAct::Records { text: written.text.clone() }),
                )?;
            }
        }
    }
    if let Some(clocks) = settings.clocks {
        for side in Color::ALL {
            put(&mut game, case.place, Actor::Arbiter, Act::Clock(ClockAct::SetsClock { side, time: clocks[side] }))?;
        }
    }
    Ok(game)
}

fn concerns_competition(ruling: &Ruling) -> bool {
    ruling.effects.iter().any(|effect| matches!(effect, Effect::Event(_) | Effect::Over(_)))
}

pub(super) struct Run {
    pub(super) game: Game,
    log: Log,
    /// Of the game in the competition.
    number: u32,
    heard: Vec<Heard>,
    /// Rulings since the last expectations.
    since: Vec<Ruling>,
    refused: Option<Impossible>,
    at: Instant,
    /// What each player wrote since a piece was last moved.
    pub(super) written: Sides<Option<String>>,
    /// What each player put into an envelope.
    pub(super) sealed: Sides<Option<String>>,
}

impl Run {
    /// Pairs two players and sets up their game; who may not play is told so, and the game before stays.
    fn begin(&mut self, case: &Case, round: &Round) -> Result<Option<Impossible>, RunError> {
        let number = self.number + 1;
        let (white, black) = (round.white.clone(), round.black.clone());
        match self.log.append(CompetitionEvent::Pairs { game: number, round: round.number, white, black }) {
            Ok(()) => {
                self.number = number;
                self.at = Instant::START;
                self.game = set_up(case, self.log.standing().competition())?;
                self.written = Sides { white: None, black: None };
                self.sealed = Sides { white: None, black: None };
                Ok(None)
            }
            Err(refused) => {
                self.refused = Some(Impossible::Competition(refused));
                Ok(self.refused.clone())
            }
        }
    }

    fn happen(&mut self, happening: &Happening) -> Result<(), RunError> {
        let Happening { place, at, by, .. } = *happening;
        self.at = at;
        let mut rulings = Vec::new();
        let mut refused = None;
        let worth = self.game.state().points();
        let mut corrects = false;
        'line: for spoken in &happening.spoken {
            for act in self.acts(place, by, spoken)? {
                corrects |= matches!(act, Act::Decision(DecisionAct::Corrects { .. }));
                let may_seal = self.may_seal();
                match self.game.apply(Event { at, by, act: act.clone() }) {
                    Ok(ruled) => {
                        rulings.extend(ruled);
                        self.note_writing(by, &act, spoken, may_seal);
                    }
                    Err(why) => {
                        refused = Some(why);
                        break 'line;
                    }
                }
            }
        }
        // To follow a game is to read all of it, so the log follows only what concerns the competition.
        let matters = corrects || worth != self.game.state().points() || rulings.iter().any(concerns_competition);
        if matters && let Err(why) = self.log.follow(self.number, &self.game) {
            refused.get_or_insert(Impossible::Competition(why));
        }
        self.since.extend(rulings.iter().cloned());
        if refused.is_some() {
            self.refused.clone_from(&refused);
        }
        self.heard.push(Heard::Happened { happening: happening.clone(), rulings, refused });
        Ok(())
    }

    /// The acts that the words mean now; none when there is nothing left to do.
    fn acts(&mut self, place: Place, by: Actor, spoken: &Spoken) -> Result<Vec<Act>, RunError> {
        let player = || by.player().ok_or(RunError { place, problem: Unread::NotAPlayer });
        Ok(vec![match spoken {
            Spoken::Act { line, .. } => {
                let scene = self.scene(by);
                read_whole(&line.words(), &scene, Expected::Deed("somebody")).map_err(unread)?
            }
            Spoken::Plays(written, hands) => plays(&self.game, player()?, written, *hands)?,
            Spoken::PressesAfter if self.game.state().outcome().is_some() => return Ok(Vec::new()),
            Spoken::PressesAfter => Act::Clock(ClockAct::Presses { hand: Hands::One }),
            Spoken::ClaimsDraw(claim, intended) => return self.claims(place, player()?, *claim, intended),
            Spoken::CorrectsLast => {
                let entry = u32::try_from(self.game.log().len()).unwrap_or(u32::MAX).saturating_sub(1);
                Act::Decision(DecisionAct::Corrects { entry })
            }
        }])
    }

    /// What the words are read against.
    fn scene(&self, by: Actor) -> Scene {
        let state = self.game.state();
        let mover = by.player().unwrap_or(state.having_the_move());
        // Once the sealed move is on the board, the envelope is that of the reply.
        let whose = state.adjournment().map(|it| match it.phase() {
            Phase::Opened => !it.sealer(),
            _ => it.sealer(),
        });
        Scene {
            board: Some(board_for(&self.game, mover)),
            before_last: Some(state.plies().last().map_or(*state.before_turn(), |last| last.before)),
            sealed_on: Some(board_for(&self.game, state.having_the_move())),
            sealed: whose.and_then(|player| self.sealed[player].clone()),
            envelope: state.envelope(),
            ..Scene::default()
        }
    }

    /// Whether a move that is sealed now goes into the envelope.
    fn may_seal(&self) -> bool {
        let closed = |it: &Adjournment| matches!(it.phase(), Phase::Closed | Phase::Resumed);
        self.game.state().adjournment().is_some_and(|it| !closed(it))
    }

    /// What the case remembers of the words of an act that has happened.
    fn note_writing(&mut self, by: Actor, act: &Act, spoken: &Spoken, may_seal: bool) {
        match (act, by.player()) {
            (Act::Recording(RecordingAct::Records { text }), Some(player)) if text.parse::<MovePattern>().is_ok() => {
                self.written[player] = Some(text.clone());
            }
            (Act::Adjourned(AdjournedAct::Seals { .. }), Some(player)) => {
                if let (Spoken::Act { noted, .. }, true) = (spoken, may_seal) {
                    self.sealed[player].clone_from(&noted.sealed);
                }
            }
            (
                Act::Moving(
                    MovingAct::Plays { .. }
                    | MovingAct::Castles { .. }
                    | MovingAct::Releases { .. }
                    | MovingAct::LetsGo,
                ),
                _,
            ) => {
                self.written = Sides { white: None, black: None };
            }
            _ => {}
        }
    }

    fn check(&mut self, item: &Item, edition: Edition) {
        let article = item.articles.under(edition).map(str::to_owned);
        let table = Table { log: &self.log, number: self.number };
        let seen = Seen { game: &self.game, at: self.at, rulings: &self.since, refused: self.refused.as_ref(), table };
        let met = is_met(&item.wanted, article.as_deref(), &seen) != item.negated;
        let found = if met { String::new() } else { instead(&item.wanted, &seen) };
        self.heard.push(Heard::Checked(Verdict { item: item.clone(), article, met, found }));
    }
}

/// The board on which a player's move is read: as it lies on the table, with this player to move.
pub(super) fn board_for(game: &Game, player: Color) -> Setup {
    let state = game.state();
    if state.turn.mover() == player && state.table.board == state.turn.before.board {
        return state.turn.before;
    }
    Setup { turn: player, ..state.table }
}

fn plays(game: &Game, player: Color, written: &WrittenMove, hands: Hands) -> Result<Act, RunError> {
    if let MovePattern::Castles(wing) = written.pattern {
        return Ok(Act::Moving(MovingAct::Castles { wing, hands }));
    }
    let played = written.pattern.on(&board_for(game, player)).map_err(|why| {
        let text = written.text.clone();
        let problem = match why {
            Unresolved::None => Unread::NoMove(text),
            Unresolved::Several => Unread::Several(text),
        };
        RunError { place: written.place, problem }
    })?;
    Ok(Act::Moving(MovingAct::Plays { played, hands }))
}

/// A move that cannot be read on this board. Everything else was read before the case began.
fn unread(error: ReadError) -> RunError {
    let problem = match error.problem {
        Problem::NoMove(text) => Unread::NoMove(text),
        Problem::SeveralMoves(text) => Unread::Several(text),
        other => Unread::Line(other),
    };
    RunError { place: error.place, problem }
}
