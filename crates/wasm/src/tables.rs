//! A game between two people at one device, under the Laws: acts come in with the instants of the device, and what follows goes out.
//!
//! One game at a time stays here. The caller stores what was done, and opens the game again from it. What the device observes in the
//! place of an arbiter, a flag or a completed illegal move, follows from the rest and is not stored.

use std::cell::RefCell;

use jadoube_api::{ArticleRef, Headline, MoveText, SheetCell, SheetRow, read_typed};
use jadoube_board::{Color, Coordinates, Move, Position, Square, Wing};
use jadoube_clock::{ClockState, Credit, Flag, Instant, Reading};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, Claim, DecisionAct, Event, Observation, Score};
use jadoube_laws::game::{Game, PressEffect, offered_with, squares_of};
use jadoube_laws::ruling::{Effect, Impossible, Ruling};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::{Scene, read_line};
use jadoube_notation::{Form, Language, Style, write, write_san};
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

/// What can be asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Ask {
    /// What the board and the clock show. A flag that has fallen is observed.
    #[default]
    Look,
    /// Sets up the pieces and the clock (`control`, `edition`, `credit`), and repeats what was done already (`deeds`).
    Open,
    /// Somebody (`by`) does something (`acts`): all of it, or nothing. With `press` the clock is pressed too, if a legal move lies on the
    /// board.
    Act,
    /// The meaning of a typed or dictated move (`text`).
    Read,
    /// The moves as on a scoresheet.
    Sheet,
    /// The game as PGN, with `white`, `black` and `date`.
    Pgn,
}

/// A question. All have the same fields, of which each uses its own: a type for each would add twice the code to the module.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Question {
    ask: Ask,
    /// The instant, in milliseconds since the beginning.
    at: u64,
    locale: String,
    /// The language of notation, `figurine`, or nothing for that of the locale.
    notation: String,
    control: String,
    edition: String,
    credit: Credit,
    /// When, by whom, and what, as `acts`.
    deeds: Vec<(u64, String, String)>,
    by: String,
    /// Phrases of the case language (docs/CASES.md): `touches e2`, `plays e2e4`, `presses`.
    acts: Vec<String>,
    press: bool,
    text: String,
    white: String,
    black: String,
    date: String,
}

impl Question {
    fn locale(&self) -> Locale {
        self.locale.parse().unwrap_or(Locale::EN)
    }

    /// The notation that the reader has chosen.
    fn style(&self) -> Style {
        let own = Style::fide(self.locale().into());
        match self.notation.as_str() {
            "" => own,
            "figurine" => own.with_figurines(),
            code => Language::find(code).map_or(own, Style::fide),
        }
    }
}

/// The state of the game, in the words of the hall's views.
#[derive(Serialize)]
struct View {
    phase: &'static str,
    fen: String,
    turn: Color,
    plies: usize,
    last: Option<Last>,
    clock: Option<Reading>,
    offer: Option<Color>,
    illegal_moves: [u8; 2],
    touched: Vec<Square>,
    /// The moves that are still permitted, if something limits them.
    bound: Option<Vec<String>>,
    claimable: [Option<Claim>; 2],
    press: [PressEffect; 2],
    flags: [bool; 2],
    required: [Option<u32>; 2],
    promoting: Option<Square>,
    score: Option<Score>,
}

/// The squares of the last move.
#[derive(Serialize)]
struct Last {
    squares: Vec<Square>,
}

/// The ruling that ended the game.
#[derive(Serialize)]
struct Because {
    article: ArticleRef,
    cited: String,
    says: String,
}

/// The state of the game, and what has led to it since the last question.
#[derive(Serialize)]
struct Shown {
    at: Instant,
    view: View,
    last: Option<MoveText>,
    /// The rulings on each new entry of the log, summed up. Whole rulings would make the module larger by a tenth.
    headlines: Vec<Headline>,
    because: Option<Because>,
    /// When to look at the clock again, if nothing happens.
    next_change: Option<Instant>,
    /// Whether the clock was pressed too.
    pressed: bool,
}

/// A typed move as it was understood.
#[derive(Serialize)]
struct Meant {
    /// As a phrase of the case language.
    act: String,
    played: Coordinates,
    written: String,
    legal: bool,
}

/// The moves as on a scoresheet.
#[derive(Serialize)]
struct Sheet {
    rows: Vec<SheetRow>,
    result: String,
}

#[derive(Serialize)]
struct Exported {
    pgn: String,
}

#[derive(Serialize)]
struct Failed {
    error: Problem,
}

#[derive(Serialize)]
struct Problem {
    code: &'static str,
    message: String,
}

/// The game on the table.
struct Table {
    game: Game,
    /// The time left to the player after each move, in milliseconds, as far as moves were completed.
    left: Vec<Option<u64>>,
    /// The numbers of the moves, from 0, with which a draw was offered.
    offers: Vec<usize>,
    /// The flags that were observed already.
    observed: Vec<(Color, Instant)>,
}

thread_local! {
    static TABLE: RefCell<Option<Table>> = const { RefCell::new(None) };
}

/// Why something cannot be answered: a code for programs, and words.
type Refused = (&'static str, String);

impl Table {
    fn new(competition: Competition) -> Table {
        Table { game: Game::new(competition), left: Vec::new(), offers: Vec::new(), observed: Vec::new() }
    }

    /// The given instant, or that of the last event if it is later.
    fn clamp(&self, at: Instant) -> Instant {
        self.game.log().last().map_or(at, |last| last.event.at.max(at))
    }

    /// Takes in acts, all or none.
    fn act(&mut self, at: Instant, by: &str, acts: &[String], locale: Locale) -> Result<(), Refused> {
        let impossible = |why: &Impossible| ("impossible", telling::sentence(&why.message().text(locale)));
        let unread = |what: &str| ("bad_question", format!("found {what:?}, expected an act of the case language"));
        let by = actor(by).ok_or_else(|| unread(by))?;
        let offers = self.game.attempt(|game| {
            let mut offers = Vec::new();
            for words in acts {
                let mut scene = Scene::default();
                scene.board = Some(*game.state().table());
                let act: Act = read_line(words, &scene).map_err(|_| unread(words))?;
                let rulings = game.apply(Event { at, by, act }).map_err(|why| impossible(&why))?;
                // Acts without effect are possible on a wooden board; recording them here helps nobody.
                if rulings.iter().any(Ruling::is_out_of_play) {
                    return Err(impossible(&game.state().out_of_play()));
                }
                offers.extend(game.log().last().and_then(|entry| offered_with(game.state(), &entry.event)));
            }
            Ok(offers)
        })?;
        self.offers.extend(offers);
        Ok(())
    }

    /// Whether this move, counted from 0, is marked with (=) (C.12); the last one also for an offer that no move has followed.
    fn is_offer(&self, number: usize) -> bool {
        let last = self.game.state().plies().len().saturating_sub(1);
        self.offers.iter().any(|&offer| offer.min(last) == number)
    }

    /// What an arbiter would see: completed illegal moves (7.5) and flags (6.8). And what a scoresheet notes: the time left.
    fn observe(&mut self, at: Instant) {
        let state = self.game.state();
        self.left.resize(state.plies().len(), None);
        for (ply, left) in state.plies().iter().zip(&mut self.left).rev().take(2) {
            if ply.completed == Some(at) {
                *left = left.or(state.reading(at).map(|reading| reading.sides[ply.by].main.0));
            }
        }
        let sees = |game: &mut Game, observation| {
            let act = Act::Decision(DecisionAct::Observes(observation));
            // Where nothing can be observed, there is nothing to do.
            let _ = game.apply(Event { at, by: Actor::Hall, act });
        };
        if self.game.state().illegal_move_to_observe().is_some() {
            sees(&mut self.game, Observation::IllegalMove);
        }
        for fall in self.game.state().flag_falls(at) {
            let fallen = (fall.side, fall.at);
            if self.game.state().outcome().is_none() && !self.observed.contains(&fallen) {
                self.observed.push(fallen);
                sees(&mut self.game, Observation::Flag(fall.side));
            }
        }
    }

    /// Whether the player has made a legal move and not pressed the clock yet.
    fn has_moved(&self, player: Color, at: Instant) -> bool {
        let state = self.game.state();
        let legal =
            state.plies().last().is_some_and(|ply| ply.by == player && ply.played.is_ok() && ply.completed.is_none());
        legal && state.promoting().is_none() && state.press_would(player, at) == PressEffect::Completes
    }

    fn view(&self, at: Instant) -> View {
        let state = self.game.state();
        let (permission, clock) = (state.permission(), state.reading(at));
        let begun = clock.as_ref().is_some_and(|clock| clock.state != ClockState::NotStarted);
        let squares = |m: &Move| Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() }.to_string();
        View {
            phase: match (state.outcome(), begun) {
                (Some(_), _) => "over",
                (None, true) => "playing",
                (None, false) => "not_begun",
            },
            fen: state.table().to_string(),
            turn: state.side_to_move(),
            plies: state.plies().len(),
            last: state.plies().last().map(|ply| Last { squares: squares_of(ply) }),
            offer: state.offer(),
            illegal_moves: Color::ALL.map(|side| state.illegal_moves(side)),
            touched: state.touched().iter().map(|touch| touch.square).collect(),
            bound: permission.bound.then(|| permission.moves.iter().map(squares).collect()),
            claimable: Color::ALL.map(|side| state.claimable(side)),
            press: Color::ALL.map(|side| state.press_would(side, at)),
            flags: Color::ALL
                .map(|side| clock.as_ref().is_some_and(|clock| matches!(clock.sides[side].flag, Flag::Down(_)))),
            required: Color::ALL.map(|side| state.moves_required(side, clock.as_ref()?.sides[side].period)),
            promoting: state.promoting(),
            score: state.outcome().map(|outcome| outcome.score),
            clock,
        }
    }

    /// The state, with the entries of the log from this one on.
    fn shown(&self, at: Instant, from: usize, locale: Locale) -> Shown {
        let state = self.game.state();
        let ends = |effect: &Effect| matches!(effect, Effect::Over(_));
        let log = self.game.log();
        let ended = log.iter().rev().flat_map(|entry| &entry.rulings).find(|ruling| ruling.effects.iter().any(ends));
        Shown {
            at,
            view: self.view(at),
            last: state.plies().last().and_then(|ply| MoveText::of(ply, &Style::fide(locale.into()), locale)),
            headlines: log[from..].iter().filter_map(|entry| Headline::of(&entry.rulings, locale)).collect(),
            because: state.outcome().and(ended).map(|ruling| Because {
                article: ruling.article.into(),
                cited: telling::cited(ruling.article, locale),
                says: telling::says(ruling, locale),
            }),
            next_change: state.next_change(),
            pressed: false,
        }
    }

    fn read(&self, question: &Question) -> Result<Meant, Refused> {
        let no_move = |why: String| ("no_move", why);
        // Not by the vocabulary: code that can write every act is large.
        // A promotion is written as on a scoresheet: `plays g2h1=Q`.
        let plays = |Coordinates { from, to, promotion }: Coordinates| match promotion {
            Some(role) => format!("plays {from}{to}={}", role.to_char().to_ascii_uppercase()),
            None => format!("plays {from}{to}"),
        };
        let (text, own) = (question.text.trim(), Language::from(question.locale()));
        let languages = [Language::find(&question.notation).unwrap_or(own), own, Language::ENGLISH];
        let position = Position::try_from(*self.game.state().table());
        let read = position.map(|position| (position, read_typed(&position, text, &languages, question.locale())));
        match (read, text.parse::<Coordinates>()) {
            (Ok((position, Ok(m))), _) => {
                let played = Coordinates { from: m.from(), to: m.to(), promotion: m.promotion() };
                let castles = |wing| format!("castles {}", if wing == Wing::King { "short" } else { "long" });
                let act = m.castling().map_or_else(|| plays(played), castles);
                let written = write(&position, m, &Form::Algebraic(question.style()));
                Ok(Meant { act, played, written, legal: true })
            }
            // Two squares are always unambiguous, legal or not: as on a wooden board, the Laws then say what follows.
            (_, Ok(played)) => Ok(Meant { act: plays(played), played, written: text.to_owned(), legal: false }),
            (Ok((_, Err(why))), Err(_)) => Err(no_move(why)),
            (Err(why), Err(_)) => Err(no_move(why.to_string())),
        }
    }

    /// The moves in rows, with the time left. `jadoube-notation` has a whole scoresheet, which would make the module larger.
    fn sheet(&self, style: &Style, locale: Locale) -> Sheet {
        let mut rows: Vec<SheetRow> = Vec::new();
        for (index, (ply, &clock)) in self.game.state().plies().iter().zip(&self.left).enumerate() {
            let text = MoveText::of(ply, style, locale).map_or_else(|| "…".to_owned(), |said| said.written);
            let (number, cell) = (ply.before.fullmoves, Some(SheetCell { text, offer: self.is_offer(index), clock }));
            match rows.last_mut().filter(|row| ply.by == Color::Black && row.number == number) {
                Some(row) => row.black = cell,
                None if ply.by == Color::Black => rows.push(SheetRow { number, white: None, black: cell }),
                None => rows.push(SheetRow { number, white: cell, black: None }),
            }
        }
        let score = self.game.state().outcome().map(|outcome| outcome.score);
        Sheet { rows, result: score.map_or_else(String::new, |score| score.to_string().replace("1/2", "½")) }
    }

    /// The game as PGN: the seven tags, the time control, the moves with the time left, and the result.
    fn pgn(&self, question: &Question) -> String {
        let score = self.game.state().outcome().map_or_else(|| "*".to_owned(), |outcome| outcome.score.to_string());
        let or_unknown = |given: &str| if given.is_empty() { "?".to_owned() } else { given.to_owned() };
        let mut pgn = String::new();
        for (name, value) in [
            ("Event", "?".to_owned()),
            ("Site", "?".to_owned()),
            ("Date", if question.date.is_empty() { "????.??.??".to_owned() } else { question.date.clone() }),
            ("Round", "-".to_owned()),
            ("White", or_unknown(&question.white)),
            ("Black", or_unknown(&question.black)),
            ("Result", score.clone()),
            ("TimeControl", self.game.competition().control.to_pgn()),
        ] {
            let value: String = value.chars().filter(|c| !c.is_control()).collect();
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            pgn.push_str(&format!("[{name} \"{value}\"]\n"));
        }
        for (index, (ply, &left)) in self.game.state().plies().iter().zip(&self.left).enumerate() {
            // An illegal move that stands is written as it was made.
            let san = match (ply.played, Position::try_from(ply.before)) {
                (Ok(m), Ok(before)) => write_san(&before, m),
                _ => squares_of(ply).iter().map(ToString::to_string).collect(),
            };
            let dots = if ply.by == Color::White { "." } else { "..." };
            let clock = left.map_or_else(String::new, |left| {
                let seconds = left.div_ceil(1_000);
                format!(" {{[%clk {}:{:02}:{:02}]}}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
            });
            // In braces, as the hall writes it: a bracket would begin a variation.
            let offer = if self.is_offer(index) { " {(=)}" } else { "" };
            pgn.push_str(&format!("\n{}{dots} {san}{offer}{clock}", ply.before.fullmoves));
        }
        pgn + &format!("\n{score}\n")
    }
}

/// Who acts here: the players, and the device in the place of an arbiter.
fn actor(name: &str) -> Option<Actor> {
    [Actor::White, Actor::Black, Actor::Hall].into_iter().find(|actor| actor.name() == name)
}

fn open(question: &Question) -> Result<Table, Refused> {
    let locale = question.locale();
    let control = question.control.parse();
    let control = control.map_err(|error| ("bad_control", telling::control_in_json(&error).text(locale)))?;
    let edition = question.edition.parse().unwrap_or(Edition::newest());
    let mut table = Table::new(Competition { credit: question.credit, ..Competition::new(edition, control) });
    for (at, by, act) in &question.deeds {
        table.act(Instant(*at), by, std::slice::from_ref(act), locale)?;
        table.observe(Instant(*at));
    }
    Ok(table)
}

fn answer_on(place: &mut Option<Table>, question: &Question) -> Result<String, Refused> {
    if question.ask == Ask::Open {
        *place = Some(open(question)?);
    }
    let locale = question.locale();
    let table = place.as_mut().ok_or_else(|| ("no_game", "no game is open".to_owned()))?;
    let (at, known) = (table.clamp(Instant(question.at)), table.game.log().len());
    Ok(match question.ask {
        Ask::Open | Ask::Look => {
            table.observe(at);
            let from = if question.ask == Ask::Open { 0 } else { known };
            to_json(&table.shown(at, from, locale))
        }
        Ask::Act => {
            // A flag that fell before is seen first.
            table.observe(at);
            table.act(at, &question.by, &question.acts, locale)?;
            let player = actor(&question.by).and_then(Actor::player);
            let pressed = player.is_some_and(|player| question.press && table.has_moved(player, at));
            if pressed {
                table.act(at, &question.by, &["presses".to_owned()], locale)?;
            }
            table.observe(at);
            to_json(&Shown { pressed, ..table.shown(at, known, locale) })
        }
        Ask::Read => to_json(&table.read(question)?),
        Ask::Sheet => to_json(&table.sheet(&question.style(), locale)),
        Ask::Pgn => to_json(&Exported { pgn: table.pgn(question) }),
    })
}

/// JSON straight away: by way of a tree of values, every type would need further code.
fn to_json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}

/// Answers a question: JSON in, JSON out.
pub fn answer(question: &str) -> String {
    let answered = serde_json::from_str(question)
        .map_err(|error| ("bad_question", error.to_string()))
        .and_then(|question: Question| TABLE.with_borrow_mut(|table| answer_on(table, &question)));
    let refused = |(code, message): Refused| to_json(&Failed { error: Problem { code, message } });
    answered.unwrap_or_else(refused)
}

#[cfg(test)]
mod tests;
