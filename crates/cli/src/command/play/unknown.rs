//! A line that does not begin with a command: what was probably meant, or what this person can do.

use jadoube_laws::event::{Act, Actor};
use jadoube_laws::vocabulary::{Form, Person, forms, nearest};
use jadoube_texts::{Argument, Message};

use super::words::{COMMANDS, Problem};

/// What a person can do, in the imperative; without a name, what anybody can do.
pub(super) fn orders(by: Option<Actor>) -> Vec<&'static str> {
    let may = |form: &&Form| by.is_none_or(|by| form.by.contains(Person::from(by)));
    let forms = forms::<Act>();
    let mut orders: Vec<&str> =
        forms.into_iter().filter(|form| may(form)).flat_map(Form::phrases).filter_map(Form::order).collect();
    orders.sort_unstable();
    orders.dedup();
    orders
}

/// The message about a line that is neither a command nor a move.
pub(super) fn problem(by: Option<Actor>, line: &str) -> Problem {
    let word = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let found = jadoube_laws::telling::printable(line);
    let orders = orders(by);
    if let Some(nearest) = nearest(&word, orders.iter().chain(COMMANDS).copied()) {
        return Problem::Message(Message::new("play-nearest").with("found", found).with("nearest", nearest));
    }
    let words = || Argument::Any(orders.iter().map(ToString::to_string).collect());
    let expected = match by {
        None => Message::new("typed-move-or-command"),
        Some(by) if by.player().is_some() => Message::new("typed-move-or-deed").with("words", words()),
        Some(_) => Message::new("expected-answer").with("words", words()),
    };
    Problem::Message(Message::new("play-found").with("found", found).with("expected", expected))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(by: Option<Actor>, line: &str) -> String {
        problem(by, line).message().to_string()
    }

    #[test]
    fn the_nearest_command_is_suggested() {
        for (by, line, nearest) in [
            (None, "tuoch e2", "touch"),
            (Some(Actor::White), "resing", "resign"),
            (Some(Actor::Arbiter), "restrat white", "restart"),
            (None, "exprot game.pgn", "export"),
        ] {
            assert!(told(by, line).ends_with(&format!("Did you mean {nearest}?")), "{}", told(by, line));
        }
    }

    #[test]
    fn without_a_near_command_the_possible_ones_are_listed() {
        let player = told(Some(Actor::Black), "fnord");
        assert!(player.starts_with("found \"fnord\", expected a move such as Nf3, or accept, "), "{player}");
        assert!(player.contains("touch") && !player.contains("penalize"), "{player}");
        let arbiter = told(Some(Actor::Arbiter), "fnord");
        assert!(arbiter.contains("penalize") && !arbiter.contains("touch"), "{arbiter}");
        assert_eq!(told(None, "fnord"), "found \"fnord\", expected a move such as Nf3 or a command; help lists them");
    }
}
