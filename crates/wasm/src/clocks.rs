//! A chess clock as a function: the clock comes in as JSON, and goes out as JSON with what it shows. It is stored by the caller, so that it
//! survives whatever happens to the program.

use jadoube_board::Color;
use jadoube_clock::{
    Bonus, Clock, ClockEvent, ControlInput, Effect, Instant, Millis, Rate, Reading, Settings, Sides, TimeControl,
};
use jadoube_lawbook::{Edition, Matter, Supervision};
use jadoube_laws::telling;
use jadoube_texts::Locale;
use serde::{Deserialize, Serialize};

/// What can be asked.
#[derive(Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
enum Question {
    /// A clock that has not started.
    Set {
        /// The time control: `"90+30"`, `"40/90, 30; +30"`, `"hourglass 3"`, or `{"pgn": "5400+30"}`.
        control: ControlInput,
        #[serde(default)]
        settings: Settings,
        /// The edition whose penalties are wanted; the newest by default.
        edition: Option<Edition>,
        locale: Option<String>,
    },
    /// The clock after something was done to it.
    Apply { clock: Box<Clock>, at: Instant, event: ClockEvent },
    /// What it shows at an instant.
    Read { clock: Box<Clock>, at: Instant },
}

/// A clock and what it shows.
#[derive(Serialize)]
struct Shown {
    clock: Clock,
    reading: Reading,
    /// Whose time runs out when, if nothing is done.
    next_flag: Option<(Color, Instant)>,
    /// The extra time of each player's next move.
    bonus: Sides<Bonus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    effect: Option<Effect>,
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<Control>,
}

/// The time control in both notations, and what the Laws say for it.
#[derive(Serialize)]
struct Control {
    #[serde(flatten)]
    control: TimeControl,
    rate: Option<Rate>,
    penalties: Vec<Penalty>,
}

/// Extra time that the Laws give to the opponent.
#[derive(Serialize)]
struct Penalty {
    /// For what: `illegal_move` or `wrong_claim`.
    breach: &'static str,
    number: &'static str,
    edition: Edition,
    time: Millis,
}

/// What an edition gives to the opponent, in the order of the Articles.
fn penalties(edition: Edition, rate: Rate) -> Vec<Penalty> {
    let rules = edition.rules();
    let illegal = rules.illegal_moves(rate, Supervision::Full).time(1);
    let penalty = |breach, matter: Matter, time| {
        let article = matter.article(edition);
        Penalty { breach, number: article.number, edition, time }
    };
    let both = [
        penalty("illegal_move", Matter::IllegalMovePenalty, illegal),
        penalty("wrong_claim", Matter::ClaimWrong, rules.wrong_claim(rate)),
    ];
    both.into_iter().filter(|penalty| !penalty.time.is_zero()).collect()
}

#[derive(Serialize)]
struct Failed<'a> {
    error: Problem<'a>,
}

#[derive(Serialize)]
struct Problem<'a> {
    code: &'a str,
    message: &'a str,
}

fn failed(code: &str, message: &str) -> String {
    serde_json::to_string(&Failed { error: Problem { code, message } }).unwrap_or_default()
}

fn shown(clock: Clock, at: Instant, effect: Option<Effect>, control: Option<Control>) -> String {
    let reading = match clock.reading(at) {
        Ok(reading) => reading,
        Err(error) => return failed("before_last_event", &error.to_string()),
    };
    let next_flag = clock.next_flag();
    let bonus = Sides { white: clock.bonus(Color::White), black: clock.bonus(Color::Black) };
    // Straight to text: by way of a tree of values, every type would need further code.
    serde_json::to_string(&Shown { clock, reading, next_flag, bonus, effect, control }).unwrap_or_default()
}

/// Answers a question: JSON in, JSON out.
pub fn answer(question: &str) -> String {
    let question: Question = match serde_json::from_str(question) {
        Ok(question) => question,
        Err(error) => return failed("bad_question", &error.to_string()),
    };
    match question {
        Question::Set { control, settings, edition, locale } => {
            let locale = locale.and_then(|tag| tag.parse().ok()).unwrap_or(Locale::EN);
            match control.read() {
                Ok(control) => {
                    let edition = edition.unwrap_or(Edition::newest());
                    let rate = control.rate(edition.rules().rates);
                    let told = Control {
                        control: control.clone(),
                        rate,
                        penalties: penalties(edition, rate.unwrap_or(Rate::Standard)),
                    };
                    shown(Clock::new(control, settings), Instant::START, None, Some(told))
                }
                Err(error) => failed("bad_control", &telling::control_in_json(&error).text(locale)),
            }
        }
        Question::Apply { mut clock, at, event } => match clock.apply(at, event) {
            Ok(effect) => shown(*clock, at, Some(effect), None),
            Err(error) => failed("before_last_event", &error.to_string()),
        },
        Question::Read { clock, at } => shown(*clock, at, None, None),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn ask(question: Value) -> Value {
        serde_json::from_str(&answer(&question.to_string())).unwrap()
    }

    #[test]
    fn a_clock_goes_out_and_comes_back() {
        let set = ask(json!({ "ask": "set", "control": "3+2", "edition": "2023" }));
        assert_eq!((set["control"]["pgn"].as_str(), set["control"]["rate"].as_str()), (Some("180+2"), Some("blitz")));
        let penalty = &set["control"]["penalties"][0];
        assert_eq!((penalty["number"].as_str(), penalty["time"].as_u64()), (Some("7.5.5"), Some(60_000)));
        let started = ask(json!({ "ask": "apply", "clock": set["clock"], "at": 0, "event": { "start": "white" } }));
        let pressed =
            ask(json!({ "ask": "apply", "clock": started["clock"], "at": 5000, "event": { "press": "white" } }));
        assert_eq!(pressed["effect"]["pressed"]["increment"], 2000);
        let four_hours = ask(json!({ "ask": "read", "clock": pressed["clock"], "at": 6500 }));
        assert_eq!(four_hours["reading"]["sides"]["black"]["main"], 180_500);
        assert_eq!(four_hours["next_flag"], json!(["black", 187_000]));
        let back = ask(json!({ "ask": "read", "clock": pressed["clock"], "at": 4999 }));
        assert_eq!(back["error"]["code"], "before_last_event");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        assert_eq!(ask(json!({ "ask": "set", "control": "soon" }))["error"]["code"], "bad_control");
        let seconds = ask(json!({ "ask": "set", "control": "5400+30" }));
        let told = "this time control cannot be read: found \"5400+30\", expected at most ten hours of main time for a player \
                    (a number without a unit is minutes). Did you mean \"90+30\"? The PGN form goes into the field \"pgn\".";
        assert_eq!(seconds["error"]["message"], told);
        let pgn = ask(json!({ "ask": "set", "control": { "pgn": "5400+30" } }));
        assert_eq!(pgn["control"]["everyday"], "90+30");
        assert_eq!(ask(json!({ "ask": "wind" }))["error"]["code"], "bad_question");
    }
}
