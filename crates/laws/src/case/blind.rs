//! Games with blind and visually disabled players in the words of cases.

use super::reader::{read_color, read_move, read_square};
use super::runner::{RunError, unread};
use super::{Deed, WrittenMove};
use crate::appendix::blind::{BlindAct, Disability, Means, Task};
use crate::event::Act;
use crate::game::Game;
use crate::vocabulary::text::{Expected, ReadError, Words};

/// An act with two boards that depends on how they stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlindDeed {
    /// Makes the last move, or what is taken for it, on the other board.
    Executes(WrittenMove),
}

pub(super) fn read(verb: &str, words: &mut Words<'_>) -> Result<Option<Deed>, ReadError> {
    let act = |act| Ok(Some(Deed::Act(Act::Blind(act))));
    match verb {
        "notes" => {
            let player = read_color(words)?;
            words.must("as")?;
            let disability = if words.eat("hearing-impaired") {
                Disability::Hearing
            } else {
                words.must("visually disabled")?;
                Disability::Visual
            };
            act(BlindAct::Registers { player, disability })
        }
        "adapts" => {
            words.must("the rules")?;
            let arbiter_asked = !words.eat("without the arbiter");
            act(BlindAct::Adapts { what: String::new(), arbiter_asked })
        }
        "demands" => words.must("two boards").and_then(|()| act(BlindAct::DemandsTwoBoards)),
        "allows" => words.must("other words").and_then(|()| act(BlindAct::AllowsOtherWords)),
        "brings" => {
            words.must("a")?;
            let speaks = words.eat("speaking");
            if speaks {
                words.eat("and");
            }
            let tactile = words.eat("tactile");
            words.must("clock")?;
            act(BlindAct::BringsClock { speaks, tactile })
        }
        "keeps" => {
            words.must("score")?;
            let by = if words.eat("in braille") {
                Means::Braille
            } else if words.eat("by hand") {
                Means::Longhand
            } else {
                words.must("on a device")?;
                Means::Device
            };
            act(BlindAct::KeepsScore { by })
        }
        "engages" => {
            words.must("an assistant for")?;
            let task = |words: &mut Words<'_>| {
                words.parse(Expected::BlindTask, |word| Task::ALL.into_iter().find(|t| t.key() == word))
            };
            let mut tasks = vec![task(words)?];
            while words.eat(",") || words.eat("and") {
                tasks.push(task(words)?);
            }
            act(BlindAct::TakesAssistant { tasks })
        }
        "lifts" => act(BlindAct::Lifts { square: read_square(words)? }),
        "announces" => act(BlindAct::Announces { text: read_text(words)? }),
        "repeats" => act(BlindAct::Repeats { text: read_text(words)? }),
        "executes" => Ok(Some(Deed::Blind(BlindDeed::Executes(read_move(words)?)))),
        "informs" => act(BlindAct::Informs { asked: !words.eat("unasked") }),
        "reports" => {
            words.must("a touch on")?;
            act(BlindAct::ReportsTouch { square: read_square(words)? })
        }
        "compares" => words.must("the boards").and_then(|()| act(BlindAct::ComparesBoards)),
        _ => Ok(None),
    }
}

fn read_text(words: &mut Words<'_>) -> Result<String, ReadError> {
    let text = words.rest().to_owned();
    if text.is_empty() { Err(words.error(Expected::Move)) } else { Ok(text) }
}

pub(super) fn act(game: &Game, deed: &BlindDeed) -> Result<Act, RunError> {
    let BlindDeed::Executes(written) = deed;
    let state = game.state();
    let before = state.plies().last().map_or(*state.before_turn(), |last| last.before);
    let castling = match written.pattern {
        super::MovePattern::Castles(wing) => before.judge_castling(wing).ok(),
        super::MovePattern::Goes { .. } => None,
    };
    let played = match castling {
        Some(m) => jadoube_board::Coordinates { from: m.from(), to: m.to(), promotion: None },
        None => written.pattern.on(&before).map_err(|why| unread(written, why))?,
    };
    Ok(Act::Blind(BlindAct::Copies { played }))
}
