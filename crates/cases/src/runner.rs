//! Plays a case under an edition and compares what was ruled with what was expected.

use jadoube_board::{Color, Setup};
use jadoube_clock::{Instant, Millis, Rate, Reading, Sides};
use jadoube_lawbook::{Edition, Rules, Supervision};
use jadoube_laws::competition::{Competition, CompetitionEvent, Log};
use jadoube_laws::event::{Act, Actor, ClockAct, DecisionAct, Event, Hands, RecordingAct};
use jadoube_laws::game::{Entry, Game, SheetNote};
use jadoube_laws::ruling::{Effect, Impossible, Outcome, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::Place;
use jadoube_texts::Message;

use crate::acting::{Notes, Stopped, happens, plays};
use crate::conduct::Table;
use crate::found::instead;
use crate::meet::{LANGUAGES, Seen, is_met};
use crate::problem::Unread;
use crate::{Case, Happening, Item, Round, Spoken, Step};

/// What came of a case under one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The edition.
    pub edition: Edition,
    /// By which rate of play the case is ruled.
    pub rate: Rate,
    /// Under which supervision, which matters in rapid and blitz.
    pub supervision: Supervision,
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
        /// The acts that it consists of, each with its rulings; none if it was refused.
        entries: Vec<Entry>,
        /// All that was ruled.
        rulings: Vec<Ruling>,
        /// Why it cannot have happened, if so.
        refused: Option<Impossible>,
        /// How things stand after it.
        stands: Box<Standing>,
    },
    /// Something was expected.
    Checked(Verdict),
}

/// How a game stands after something has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What the clock shows.
    pub reading: Option<Reading>,
    /// The position, with the player to move.
    pub position: Setup,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

impl Standing {
    fn of(game: &Game, at: Instant) -> Standing {
        let state = game.state();
        Standing {
            reading: state.reading(at),
            position: board_for(game, state.side_to_move()),
            outcome: state.outcome(),
        }
    }

    /// The times that the clocks show.
    pub fn clocks(&self) -> Option<Sides<Millis>> {
        self.reading.map(|Reading { sides, .. }| Sides { white: sides.white.main, black: sides.black.main })
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.reading.and_then(|reading| reading.state.running())
    }

    /// Clocks, turn and position, to be told in any language.
    pub fn message(&self) -> Message {
        let message = match (self.outcome, self.running()) {
            (Some(outcome), _) => Message::new("rule-stands-over").with("score", telling::score(outcome.score)),
            (None, Some(side)) => Message::new("rule-stands-running").with("running", side),
            (None, None) => Message::new("rule-stands-stopped"),
        };
        let time = |side: Color| self.clocks().map_or_else(|| "–".to_owned(), |clocks| clocks[side].to_string());
        message
            .with("white", time(Color::White))
            .with("black", time(Color::Black))
            .with("color", self.position.turn)
            .with("position", self.position.to_string())
    }
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
        verdicts.any(|verdict| verdict.item.wanted == crate::Wanted::Impossible)
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
    let (rate, supervision) = (competition.rate(), competition.supervision());
    let mut run = Run {
        game: set_up(case, &competition)?,
        log: Log::new(competition),
        number: 0,
        heard: Vec::new(),
        since: Vec::new(),
        refused: None,
        at: Instant::START,
        notes: Notes::default(),
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
                let stands = Box::new(Standing::of(&run.game, at));
                let (entries, rulings) = (Vec::new(), Vec::new());
                run.heard.push(Heard::Happened { happening, entries, rulings, refused, stands });
            }
            Step::Happens(happening) => run.happen(happening)?,
            // What another edition expects does not end what this one looks back on.
            Step::Expects(_) if !names_it(step) => {}
            Step::Expects(lines) => {
                for line in lines.iter().filter(|line| line.editions.contains(&edition)) {
                    line.items.iter().for_each(|item| run.check(item, edition));
                }
                run.since.clear();
                run.refused = None;
            }
        }
    }
    let mut sheets = run.game.state().look_at_sheets(LANGUAGES);
    sheets.retain(SheetNote::says_otherwise);
    Ok(Report { edition, rate, supervision, heard: run.heard, sheets })
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
    competition.federation = settings.federation.clone().map(|federation| jadoube_laws::competition::Federation {
        own_territory: !settings.abroad,
        fide_event: settings.rated,
        ..federation
    });
    competition.switches = settings.switches;
    competition.start = settings.start;
    competition.announced = settings.announced.clone();
    competition.overlay = overlay;
    competition.earlier_illegal_moves = settings.illegal_moves;
    competition.earlier_moves = settings.moves_completed;
    competition
}

fn set_up(case: &Case, competition: &Competition) -> Result<Game, RunError> {
    let settings = &case.settings;
    let mut game = Game::new(competition.clone());
    let begins_later = case.steps.iter().any(|step| match step {
        Step::Happens(happening) => happening
            .spoken
            .iter()
            .any(|spoken| matches!(spoken, Spoken::Act { act, .. } if **act == Act::Clock(ClockAct::StartsRound))),
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
        let player = game.state().side_to_move();
        let by = Actor::of(player);
        for act in plays(&game, player, written, Hands::One)? {
            put(&mut game, written.place, by, act)?;
        }
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

struct Run {
    game: Game,
    log: Log,
    /// Of the game in the competition.
    number: u32,
    heard: Vec<Heard>,
    /// Rulings since the last expectations.
    since: Vec<Ruling>,
    refused: Option<Impossible>,
    at: Instant,
    notes: Notes,
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
                self.notes = Notes::default();
                // The moves before the case may have ended the game.
                let over = self.game.state().outcome().is_some();
                let followed = if over { self.log.follow(number, &self.game) } else { Ok(()) };
                self.refused = followed.err().map(Impossible::Competition);
                Ok(self.refused.clone())
            }
            Err(refused) => {
                self.refused = Some(Impossible::Competition(refused));
                Ok(self.refused.clone())
            }
        }
    }

    /// What a line tells is one thing: all of it happens, or nothing.
    fn happen(&mut self, happening: &Happening) -> Result<(), RunError> {
        self.at = happening.at;
        let worth = self.game.state().points();
        let logged = self.game.log().len();
        let (rulings, mut refused) = match happens(&mut self.game, &mut self.notes, happening) {
            Ok(rulings) => (rulings, None),
            Err(Stopped::Refused(why)) => (Vec::new(), Some(why)),
            Err(Stopped::Unread(error)) => return Err(error),
        };
        // To follow a game is to read all of it, so the log follows only what concerns the competition.
        let corrects = |entry: &Entry| matches!(entry.event.act, Act::Decision(DecisionAct::Corrects { .. }));
        let matters = worth != self.game.state().points()
            || rulings.iter().any(concerns_competition)
            || self.game.log()[logged..].iter().any(corrects);
        if matters && let Err(why) = self.log.follow(self.number, &self.game) {
            refused.get_or_insert(Impossible::Competition(why));
        }
        self.since.extend(rulings.iter().cloned());
        if refused.is_some() {
            self.refused.clone_from(&refused);
        }
        let stands = Box::new(Standing::of(&self.game, happening.at));
        let entries = self.game.log().get(logged..).unwrap_or_default().to_vec();
        self.heard.push(Heard::Happened { happening: happening.clone(), entries, rulings, refused, stands });
        Ok(())
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
pub(crate) fn board_for(game: &Game, player: Color) -> Setup {
    let state = game.state();
    let (table, before) = (*state.table(), *state.before_turn());
    if state.side_to_move() == player && table.board == before.board {
        return before;
    }
    Setup { turn: player, ..table }
}
