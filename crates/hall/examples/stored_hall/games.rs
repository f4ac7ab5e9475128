//! The games to store, as JSON: the stored data must not depend on how acts are written in Rust.

use std::error::Error;

use jadoube_hall::board::{Seat, Settings, Watcher};
use jadoube_lawbook::{Edition, Supervision};
use jadoube_laws::adjourned::{Commitment, Nonce};
use jadoube_laws::competition::{Announced, Competition};
use jadoube_laws::event::{Act, Actor};
use serde_json::{Value, json};

/// A game to play.
pub struct Script {
    pub stream: &'static str,
    pub rules: Competition,
    pub settings: Settings,
    pub steps: Vec<Step>,
}

/// Acts that somebody sends together.
pub struct Step {
    pub seconds: u64,
    pub role: Seat,
    pub of: Option<Actor>,
    pub acts: Vec<Act>,
}

type Failure = Box<dyn Error + Send + Sync>;

const NONCE: Nonce = Nonce([7; 16]);

/// A move with the press that completes it.
pub fn completes(squares: &str) -> Value {
    json!([{ "plays": { "played": squares, "hands": "one" } }, { "presses": { "hand": "one" } }])
}

/// The steps of a game, added one by one or several moves at once.
struct Steps {
    steps: Vec<Step>,
    seconds: u64,
    white: bool,
}

impl Steps {
    fn begun() -> Result<Steps, Failure> {
        let steps = Steps { steps: Vec::new(), seconds: 0, white: true };
        steps.then("arbiter", json!(["starts_round"]))
    }

    /// Somebody does this ten seconds later.
    fn then(self, role: &str, acts: Value) -> Result<Steps, Failure> {
        self.for_another(role, None, acts)
    }

    fn for_another(mut self, role: &str, of: Option<Actor>, acts: Value) -> Result<Steps, Failure> {
        let acts: Vec<Act> = serde_json::from_value(acts.clone()).map_err(|error| format!("{acts}: {error}"))?;
        self.steps.push(Step { seconds: self.seconds, role: serde_json::from_value(json!(role))?, of, acts });
        self.seconds += 10;
        Ok(self)
    }

    /// The players complete these moves in turn.
    fn moves(mut self, moves: &str) -> Result<Steps, Failure> {
        for squares in moves.split_whitespace() {
            let role = if self.white { "white" } else { "black" };
            self.white = !self.white;
            self = self.then(role, completes(squares))?;
        }
        Ok(self)
    }

    fn later(mut self, seconds: u64) -> Steps {
        self.seconds += seconds;
        self
    }
}

pub fn rules(edition: &str, control: &str) -> Result<Competition, Failure> {
    let edition = Edition::from_name(edition).ok_or("no such edition")?;
    Ok(Competition::new(edition, control.parse()?))
}

pub fn scripts() -> Result<Vec<Script>, Failure> {
    let settings = Settings::default();
    let script = |stream, rules, steps| Script { stream, rules, settings, steps };
    Ok(vec![
        script("plain", rules("2023", "40/90+30, 30+30")?, plain()?),
        script("adjourned", rules("2014", "40/120, 60")?, adjourned()?),
        script("resumed", rules("2023", "90+30")?, resumed()?),
        script("blind", rules("2018", "90+30")?, blind()?),
        script("conduct", conduct_rules()?, conduct()?),
        script("corrected", rules("2023", "15+10")?, corrected()?),
        script("chess960", rules("2023", "25")?, chess960()?),
        Script { stream: "blitz", rules: blitz_rules()?, settings: watched(), steps: blitz()? },
        script("quickplay", quickplay_rules()?, quickplay()?),
        script("sheets", rules("2009", "40/120, 60")?, sheets()?),
    ])
}

/// Touches, an illegal move, a wrong claim, offers, a position that is restored, and signatures.
fn plain() -> Result<Vec<Step>, Failure> {
    let steps = Steps::begun()?
        .then("white", json!(["arrives"]))?
        .then("black", json!(["arrives"]))?
        .then("white", json!([{ "touches": { "square": "b1", "contact": "adjusting" } }]))?
        .moves("g1f3 g8f6 f3g1 f6g8")?
        .then("white", json!([{ "records": { "text": "Nf3" } }]))?
        .then("white", json!([{ "claims": { "claim": "repetition", "intends": "g1f3" } }]))?
        .then("arbiter", json!([{ "restarts": { "side": null } }]))?
        .moves("g1f3 e7e5")?
        .then(
            "white",
            json!([{ "touches": { "square": "e2", "contact": "deliberate" } }, { "releases": { "on": "e4" } }]),
        )?
        .then("white", json!([{ "presses": { "hand": "one" } }]))?
        .then("black", json!([{ "plays": { "played": "f8b5", "hands": "one" } }, { "presses": { "hand": "one" } }]))?
        .then("arbiter", json!([{ "observes": "illegal_move" }]))?
        .then("arbiter", json!([{ "restarts": { "side": null } }]))?
        .then("black", json!([{ "plays": { "played": "f8c5", "hands": "both" } }]))?
        .then("black", json!([{ "offers_draw": { "conditional": false } }, { "presses": { "hand": "one" } }]))?
        .then("white", json!(["declines"]))?
        .then("white", json!([{ "castles": { "wing": "0-0", "hands": "one" } }, { "presses": { "hand": "one" } }]))?
        .then("black", json!([{ "displaces": { "squares": ["a7"] } }]))?
        .then("black", json!(["puts_back"]))?
        .then("arbiter", json!([{ "sets_clock": { "side": "white", "time": 600_000 } }]))?
        .then("white", json!(["resigns"]))?
        .then("white", json!([{ "signs": { "score": { "white": 0, "black": 2 } } }]))?
        .then("black", json!([{ "signs": { "score": { "white": 0, "black": 2 } } }]))?;
    Ok(steps.steps)
}

/// A move is in the envelope, and nobody has arrived for the resumption yet.
fn adjourned() -> Result<Vec<Step>, Failure> {
    let seals = json!([{ "adjourned": { "seals": { "commitment": Commitment::to("Nf3", NONCE), "on": "paper" } } }]);
    let steps = Steps::begun()?
        .then("arbiter", json!([{ "adjourned": { "announces_session": { "starts": null, "ends": 3_600_000 } } }]))?
        .moves("e2e4 e7e5")?
        .later(3_600)
        .then("arbiter", json!([{ "adjourned": "asks_to_seal" }]))?
        .then("white", seals)?
        .then("white", json!([{ "stops_clocks": { "reason": "sealed" } }]))?
        .then("black", json!([{ "offers_draw": { "conditional": false } }]))?;
    Ok(steps.steps)
}

/// The envelope was opened, and the game continues.
fn resumed() -> Result<Vec<Step>, Failure> {
    let seals = json!([{ "adjourned": { "seals": { "commitment": Commitment::to("Nf3", NONCE), "on": "paper" } } }]);
    let opens = json!([{ "adjourned": { "opens": { "text": "Nf3", "nonce": NONCE, "language": "en" } } }]);
    let steps = Steps::begun()?
        .moves("e2e4 e7e5")?
        .then("arbiter", json!([{ "adjourned": "asks_to_seal" }]))?
        .then("white", seals)?
        .then("white", json!([{ "stops_clocks": { "reason": "sealed" } }]))?
        .later(7_200)
        .then("black", json!(["arrives"]))?
        .then("arbiter", json!([{ "adjourned": "resumes" }]))?
        .then("arbiter", opens)?
        .then("black", json!([{ "adjourned": "points_out_times" }]))?
        .then("black", completes("b8c6"))?
        .then("white", json!(["arrives"]))?;
    Ok(steps.steps)
}

fn blind() -> Result<Vec<Step>, Failure> {
    let registers = json!([{ "blind": { "registers": { "player": "black", "disability": "visual" } } }]);
    let steps = Steps { steps: Vec::new(), seconds: 0, white: true }
        .then("arbiter", registers)?
        .then("black", json!([{ "blind": "demands_two_boards" }]))?
        .then("black", json!([{ "blind": { "takes_assistant": { "tasks": ["moves", "announces"] } } }]))?
        .then("arbiter", json!(["starts_round"]))?
        .then("white", json!([{ "blind": { "announces": { "text": "Eva 2 Eva 4" } } }]))?
        .then("white", json!([{ "plays": { "played": "e2e4", "hands": "one" } }]))?
        .then("black", json!([{ "blind": { "repeats": { "text": "Eva 2 Eva 4" } } }]))?
        .then("white", json!([{ "presses": { "hand": "one" } }]))?
        .then("black", json!([{ "blind": { "copies": { "played": "e2e4" } } }]))?
        .then("black", json!([{ "blind": { "lifts": { "square": "e7" } } }]))?
        .then("black", json!([{ "blind": { "announces": { "text": "Eva 7 Eva 5" } } }]))?
        .then("blacks_assistant", json!([{ "blind": { "reports_touch": { "square": "g1" } } }]))?
        .then("arbiter", json!([{ "blind": "compares_boards" }]))?;
    Ok(steps.steps)
}

fn conduct_rules() -> Result<Competition, Failure> {
    let mut rules = rules("2023", "90+30")?;
    rules.announced = Announced { fines: vec![50], leaving_reported: true, ..Announced::default() };
    Ok(rules)
}

fn conduct() -> Result<Vec<Step>, Failure> {
    let device = json!({ "held": "bag", "power": "sounding", "approved": false });
    let steps = Steps::begun()?
        .moves("d2d4 d7d5")?
        .then("arbiter", json!([{ "conduct": { "finds": { "player": "black", "what": "noise" } } }]))?
        .then("arbiter", json!([{ "arbiter": { "penalizes": { "player": "black", "penalty": "warning" } } }]))?
        .then("arbiter", json!([{ "arbiter": { "penalizes": { "player": "black", "penalty": { "fine": 50 } } } }]))?
        .then("white", json!([{ "conduct": { "leaves": { "place": "area", "leave": "unasked" } } }]))?
        .then("arbiter", json!([{ "conduct": { "asks_to_search": { "player": "white", "body": false } } }]))?
        .then("white", json!([{ "conduct": "allows_search" }]))?
        .then("arbiter", json!([{ "conduct": { "finds_device": { "player": "white", "device": device } } }]))?
        .then("white", json!([{ "conduct": { "appeals": { "against": "decision" } } }]))?
        .for_another(
            "arbiter",
            Some(Actor::Appeals),
            json!([{ "conduct": { "decides_appeal": { "upheld": false } } }]),
        )?;
    Ok(steps.steps)
}

/// Two entries that were mistakes, the second one after it had a ruling.
fn corrected() -> Result<Vec<Step>, Failure> {
    let steps = Steps::begun()?
        .moves("e2e4")?
        .then("black", completes("e7e6"))?
        .then("arbiter", json!([{ "corrects": { "entry": 4 } }, { "corrects": { "entry": 3 } }]))?
        .then("black", completes("e7e5"))?
        .then("arbiter", json!([{ "observes": { "not_recording": "white" } }]))?
        .then("arbiter", json!([{ "conduct": { "finds": { "player": "white", "what": "smoking" } } }]))?
        .then("arbiter", json!([{ "corrects": { "entry": 10 } }]))?;
    Ok(steps.steps)
}

fn chess960() -> Result<Vec<Step>, Failure> {
    let steps = Steps { steps: Vec::new(), seconds: 0, white: true }
        .then("arbiter", json!([{ "chess960": { "draws_lots": { "dice": [1, 2, 3, 4, 2] } } }]))?
        .then("arbiter", json!([{ "chess960": { "draws_lots": { "computer": 356 } } }]))?
        .then("arbiter", json!(["starts_round"]))?
        .then("white", json!([{ "chess960": "announces_castling" }]))?
        .moves("e2e4 e7e5")?;
    Ok(steps.steps)
}

fn blitz_rules() -> Result<Competition, Failure> {
    let mut rules = rules("2018", "3+2")?;
    rules.supervision = Supervision::Reduced;
    Ok(rules)
}

fn watched() -> Settings {
    Settings { flags: Watcher::Hall, illegal_moves: Watcher::Hall, ..Settings::default() }
}

/// The hall sees an illegal move, and then a flag.
fn blitz() -> Result<Vec<Step>, Failure> {
    let steps = Steps::begun()?
        .moves("e2e4 e7e5 e1e3")?
        .then("arbiter", json!([{ "restarts": { "side": null } }]))?
        .then("white", completes("g1f3"))?
        .later(300)
        .then("white", json!(["arrives"]))?;
    Ok(steps.steps)
}

fn quickplay_rules() -> Result<Competition, Failure> {
    let mut rules = rules("2018", "40/120, 60")?;
    rules.without_increment = true;
    Ok(rules)
}

fn quickplay() -> Result<Vec<Step>, Failure> {
    let steps = Steps::begun()?
        .moves("e2e4 e7e5")?
        .then("white", json!([{ "quickplay": { "claims": "both" } }]))?
        .then("white", json!([{ "quickplay": { "claims_without_arbiter": "cannot_win" } }]))?
        .then("arbiter", json!([{ "preface": { "reports_uncovered": { "text": "a power cut", "like": ["6.9"] } } }]))?;
    Ok(steps.steps)
}

fn sheets() -> Result<Vec<Step>, Failure> {
    let mut steps = Steps::begun()?;
    for (white, black, texts) in [("e2e4", "e7e5", ["e4", "e5"]), ("g1f3", "b8c6", ["Nf3", "Nc6"])] {
        steps = steps.moves(white)?.moves(black)?;
        for text in texts {
            steps = steps.then("white", json!([{ "records": { "text": text } }]))?;
        }
    }
    let steps = steps
        .then("arbiter", json!([{ "observes": { "not_recording": "black" } }]))?
        .then("black", json!([{ "sheet": "borrows" }]))?
        .then("arbiter", json!([{ "sheet": { "evidence": { "player": "white", "moves": 3 } } }]))?
        .then("arbiter", json!([{ "sets_position": { "position": "4k3/8/8/8/8/8/3R4/4K3 w - - 0 30" } }]))?
        .then("arbiter", json!([{ "declares": { "score": { "white": 1, "black": 1 } } }]))?
        .then("white", json!([{ "signs": { "score": { "white": 2, "black": 0 } } }]))?
        .then("black", json!([{ "signs": { "score": { "white": 2, "black": 0 } } }]))?;
    Ok(steps.steps)
}
