//! Whether a series of legal moves can lead to a position (3.10.3).

use jadoube_board::Setup;
use jadoube_legality::{Budget, Rules, Verdict, legality};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use crate::Error;
use crate::mate::san;
use crate::position::read_setup;

/// Whether a position can arise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Legal {
    /// The position.
    pub fen: String,
    /// The answer.
    #[serde(flatten)]
    pub verdict: LegalVerdict,
    /// The answer in words.
    pub text: String,
}

/// Whether a position can arise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum LegalVerdict {
    /// It can.
    Legal {
        /// The moves of a game that leads to it.
        game: Vec<String>,
    },
    /// It cannot.
    Illegal {
        /// The kind of argument.
        argument: String,
        /// Why not, in words.
        reason: String,
        /// The number of steps of the argument.
        steps: usize,
    },
    /// Neither a game nor an argument was found.
    Unknown {
        /// How many positions were visited.
        nodes: u64,
        /// How many moves were taken back.
        retractions: u64,
        /// How many arrangements of the pieces before the captures were considered.
        kernels: u64,
    },
}

/// Whether the position of a FEN can arise in a game by these rules, visiting at most so many positions.
///
/// ```
/// use jadoube_api::{LegalVerdict, legal};
/// use jadoube_legality::Rules;
/// use jadoube_texts::Locale;
/// let nine_pawns = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
/// let answer = legal(nine_pawns, Rules::default(), None, Locale::EN)?;
/// assert!(matches!(answer.verdict, LegalVerdict::Illegal { .. }), "{answer:?}");
/// # Ok::<(), jadoube_api::Error>(())
/// ```
pub fn legal(fen: &str, rules: Rules, budget: Option<u64>, locale: Locale) -> Result<Legal, Error> {
    let setup = read_setup(fen, locale)?;
    let verdict = legality(&setup, rules, budget.map_or(Budget::DEFAULT, Budget::nodes));
    Ok(legal_verdict(&setup, &verdict, locale))
}

/// A verdict of `jadoube-legality` as an answer.
pub fn legal_verdict(setup: &Setup, verdict: &Verdict, locale: Locale) -> Legal {
    let text = legal_message(setup, verdict).text(locale);
    let verdict = match verdict {
        Verdict::Legal(game) => LegalVerdict::Legal { game: san(&game.start.position(), &game.moves) },
        Verdict::Illegal(argument) => LegalVerdict::Illegal {
            argument: argument.name().to_owned(),
            reason: argument.message(setup).text(locale),
            steps: argument.steps(),
        },
        Verdict::Unknown(trace) => {
            LegalVerdict::Unknown { nodes: trace.nodes, retractions: trace.retractions, kernels: trace.kernels }
        }
    };
    Legal { fen: setup.to_string(), verdict, text }
}

/// A verdict as a message.
pub fn legal_message(setup: &Setup, verdict: &Verdict) -> Message {
    match verdict {
        Verdict::Legal(game) if game.moves.is_empty() => Message::new("legal-initial"),
        Verdict::Legal(game) => Message::new("legal-found").with("count", game.moves.len()),
        Verdict::Illegal(argument) => Message::new("legal-illegal").with("reason", argument.message(setup)),
        Verdict::Unknown(_) => Message::new("legal-unknown"),
    }
}
