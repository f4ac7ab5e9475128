//! A game between two people at one device, under the Laws: acts come in with the instants of the device, and what follows goes out.
//!
//! One game at a time stays here. The caller stores what was done, and opens the game again from it. What the device observes in the
//! place of an arbiter, a flag or a completed illegal move, follows from the rest and is not stored.

use std::cell::RefCell;

use jadoube_api::{ArticleRef, Headline, MoveText, read_typed};
use jadoube_board::{Color, Coordinates, Move, Position, Square, Wing};
use jadoube_clock::{ClockState, Credit, Flag, Instant, Reading};
use jadoube_lawbook::Edition;
use jadoube_laws::competition::Competition;
use jadoube_laws::event::{Act, Actor, Claim, DecisionAct, Event, Observation, Score};
use jadoube_laws::game::{Game, PressEffect, squares_of};
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
    next_flag: Option<(Color, Instant)>,
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
    rows: Vec<Line>,
    result: String,
}

#[derive(Serialize)]
struct Line {
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<Cell>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<Cell>,
}

#[derive(Serialize)]
struct Cell {
    text: String,
    offer: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<u64>,
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
        Table { game: Game::new(competition), left: Vec::new(), observed: Vec::new() }
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
        self.game.attempt(|game| {
            for words in acts {
                let mut scene = Scene::default();
                scene.board = Some(*game.state().table());
                let act: Act = read_line(words, &scene).map_err(|_| unread(words))?;
                let rulings = game.apply(Event { at, by, act }).map_err(|why| impossible(&why))?;
                // Acts without effect are possible on a wooden board; recording them here helps nobody.
                if rulings.iter().any(Ruling::is_out_of_play) {
                    return Err(impossible(&game.state().out_of_play()));
                }
            }
            Ok(())
        })
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
            next_flag: state.next_flag(),
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
        let mut rows: Vec<Line> = Vec::new();
        for (ply, &clock) in self.game.state().plies().iter().zip(&self.left) {
            let text = MoveText::of(ply, style, locale).map_or_else(|| "…".to_owned(), |said| said.written);
            let (number, cell) = (ply.before.fullmoves, Some(Cell { text, offer: false, clock }));
            match rows.last_mut().filter(|row| ply.by == Color::Black && row.number == number) {
                Some(row) => row.black = cell,
                None if ply.by == Color::Black => rows.push(Line { number, white: None, black: cell }),
                None => rows.push(Line { number, white: cell, black: None }),
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
        for (ply, &left) in self.game.state().plies().iter().zip(&self.left) {
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
            pgn.push_str(&format!("\n{}{dots} {san}{clock}", ply.before.fullmoves));
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
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn ask(question: Value) -> Value {
        serde_json::from_str(&answer(&question.to_string())).unwrap()
    }

    fn open(control: &str) -> Value {
        ask(json!({ "ask": "open", "control": control, "edition": "2023" }));
        act("hall", 0, "starts the round")
    }

    fn act(by: &str, at: u64, words: &str) -> Value {
        ask(json!({ "ask": "act", "at": at, "by": by, "acts": [words] }))
    }

    fn plays(by: &str, at: u64, squares: &str) -> Value {
        ask(json!({ "ask": "act", "at": at, "by": by, "acts": [format!("plays {squares}")], "press": true }))
    }

    #[test]
    fn a_game_to_mate_with_automatic_presses() {
        open("15+10");
        for (by, at, squares) in [("white", 1, "f2f3"), ("black", 2, "e7e5"), ("white", 3, "g2g4")] {
            let shown = plays(by, at * 1_000, squares);
            assert_eq!(shown["pressed"], true, "{shown}");
        }
        let over = plays("black", 4_000, "d8h4");
        assert_eq!((over["pressed"].as_bool(), over["view"]["phase"].as_str()), (Some(false), Some("over")));
        assert_eq!(over["last"]["announced"], "Dame David acht Hector vier");
        assert_eq!(over["because"]["article"]["number"], "5.1.1");
        let pgn = ask(json!({ "ask": "pgn", "white": "Anna", "black": "Bella", "date": "2026.11.18" }));
        let pgn = pgn["pgn"].as_str().unwrap();
        assert!(pgn.contains("[White \"Anna\"]") && pgn.contains("[TimeControl \"900+10\"]"), "{pgn}");
        assert!(pgn.ends_with("\n2. g4 {[%clk 0:15:28]}\n2... Qh4# {[%clk 0:15:18]}\n0-1\n"), "{pgn}");
        let sheet = ask(json!({ "ask": "sheet", "notation": "hu" }));
        assert_eq!(sheet["rows"][1]["black"]["text"].as_str().map(|text| text.starts_with("Vh4")), Some(true));
    }

    #[test]
    fn an_illegal_move_is_not_pressed_automatically_and_is_ruled_on_if_it_is_pressed() {
        open("15+10");
        let shown = plays("white", 1_000, "g1g3");
        assert_eq!((shown["pressed"].as_bool(), shown["view"]["press"][0].as_str()), (Some(false), Some("completes")));
        let ruled = act("white", 2_000, "presses");
        assert_eq!(ruled["view"]["illegal_moves"], json!([1, 0]));
        assert!(ruled["view"]["clock"]["state"]["stopped"].is_string(), "{ruled}");
        let restarted = act("hall", 3_000, "restarts the clocks");
        assert_eq!(restarted["view"]["clock"]["state"], json!({ "running": "white" }));
        // A touched piece must move.
        assert_eq!(restarted["view"]["bound"][0].as_str().map(|m| m.starts_with("g1")), Some(true));
    }

    #[test]
    fn a_flag_falls_and_the_engine_says_who_could_still_win() {
        open("1");
        let look = |at: u64| ask(json!({ "ask": "look", "at": at }));
        assert_eq!(look(59_999)["view"]["phase"], "playing");
        let over = look(60_000);
        assert_eq!(over["view"]["score"], json!({ "white": 0, "black": 2 }));
        assert_eq!(over["because"]["article"]["number"], "6.9");
    }

    #[test]
    fn a_stored_game_opens_as_it_was() {
        open("15+10");
        plays("white", 1_000, "e2e4");
        let before = act("black", 9_000, "touches g8");
        let deeds = json!([
            [0, "hall", "starts the round"],
            [1_000, "white", "plays e2e4"],
            [1_000, "white", "presses"],
            [9_000, "black", "touches g8"],
        ]);
        let again = ask(json!({ "ask": "open", "control": "15+10", "edition": "2023", "deeds": deeds, "at": 9_000 }));
        assert_eq!(again["view"], before["view"]);
        // Nobody can go back in time.
        assert_eq!(ask(json!({ "ask": "look", "at": 5 }))["at"], 9_000);
    }

    #[test]
    fn typed_moves_are_read_in_any_way() {
        open("15+10");
        let read = |text: &str, locale: &str| ask(json!({ "ask": "read", "text": text, "locale": locale }));
        for (text, locale) in [("Nf3", "en"), ("Hf3", "hu"), ("g1f3", "en"), ("Springer Gustav eins Felix drei", "en")]
        {
            assert_eq!(read(text, locale)["act"], "plays g1f3", "{text}");
        }
        assert_eq!(read("g1g3", "en")["legal"], false);
        assert_eq!(read("Nf6", "en")["error"]["code"], "no_move");
        for (by, squares) in [("white", "a2a4"), ("black", "b7b5"), ("white", "a4b5"), ("black", "h7h6")] {
            plays(by, 0, squares);
        }
        for (by, squares) in [("white", "b5b6"), ("black", "h6h5"), ("white", "b6a7"), ("black", "h5h4")] {
            plays(by, 0, squares);
        }
        let promotes = read("axb8=Q", "en")["act"].clone();
        assert_eq!(promotes, "plays a7b8=Q");
        let shown = ask(json!({ "ask": "act", "at": 0, "by": "white", "acts": [promotes], "press": true }));
        assert_eq!(shown["pressed"], true, "{shown}");
    }

    /// What the pages say of what hands do (web/pocket/phrases.js).
    #[test]
    fn the_phrases_of_the_pages_are_understood() {
        open("15+10");
        for (by, words) in [
            ("white", "adjusts g1"),
            ("white", "touches e2"),
            ("white", "plays e2e4"),
            ("white", "takes back"),
            ("white", "plays e2e4"),
            ("white", "offers a draw"),
            ("white", "presses"),
            ("black", "declines"),
            ("hall", "stops the clocks"),
            ("hall", "sets the counter of white to 3"),
            ("hall", "sets black 0:05:00"),
            ("hall", "restarts the clocks"),
            ("black", "claims repetition with e7e5"),
            ("hall", "restarts the clocks"),
            ("black", "claims fifty moves on the board"),
            ("hall", "restarts the clocks"),
            ("black", "resigns"),
        ] {
            let shown = act(by, 1_000, words);
            assert!(shown["error"].is_null(), "{by} {words}: {shown}");
        }
        let deeds = json!([[0, "hall", "starts the round"]]);
        for (moves, words) in [
            (["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"], vec!["castles short"]),
            (["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6"], vec!["plays a6a7", "presses"]),
        ] {
            ask(json!({ "ask": "open", "control": "15+10", "deeds": deeds }));
            for (number, squares) in moves.iter().enumerate() {
                plays(if number % 2 == 0 { "white" } else { "black" }, 0, squares);
            }
            for words in words {
                let shown = act("white", 0, words);
                assert!(shown["error"].is_null(), "{words}: {shown}");
            }
        }
        plays("black", 0, "h6h5");
        act("white", 0, "plays a7b8");
        let promoted =
            ask(json!({ "ask": "act", "by": "white", "acts": ["puts a queen on b8", "lets go"], "press": true }));
        assert_eq!(promoted["pressed"], true, "{promoted}");
    }

    #[test]
    fn what_cannot_be_is_refused_with_a_reason() {
        assert_eq!(ask(json!({ "ask": "open", "control": "soon" }))["error"]["code"], "bad_control");
        open("15+10");
        let before = ask(json!({ "ask": "look" }));
        let empty = act("white", 0, "touches e5");
        assert_eq!(empty["error"]["code"], "impossible", "{empty}");
        let code = |answer: &Value| answer["error"]["code"].as_str().map(str::to_owned);
        for refused in [act("white", 0, "dances"), act("spectator", 0, "presses"), ask(json!({ "ask": "wind" }))] {
            assert_eq!(code(&refused).as_deref(), Some("bad_question"));
        }
        assert_eq!(ask(json!({ "ask": "look" })), before);
    }
}
