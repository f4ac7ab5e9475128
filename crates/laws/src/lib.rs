//! What follows from the FIDE Laws of Chess in every edition since 2009: events in, rulings out. The text of the Laws is in
//! [`jadoube_lawbook`].
//!
//! A [`Game`] takes in events, act by act, and answers with rulings that cite their Article. What the Laws decide is
//! computed; what they leave to the arbiter becomes a question, with the answers they allow.
//!
//! | module | contents |
//! |---|---|
//! | [`competition`] | announcements before the game; points; what reaches beyond one game |
//! | [`event`] | who did what and when: the acts of every Article, appendix and guideline |
//! | [`game`] | the game as a log of events, and the state after each |
//! | [`ruling`] | findings, effects, questions with their answers, and why an act cannot have happened |
//! | [`adjourned`] | the envelope and the sealed move of an adjourned game |
//! | [`moves`] | which moves are permitted after touching pieces, and other pure functions |
//! | [`telling`] | rulings, questions and acts as sentences in any language |
//! | [`vocabulary`] | what acts and findings declare: phrases, who may do it and when, how serious it is |
//! | `schema` | JSON Schema of stored data (feature `schema`) |
//!
//! ```
//! use jadoube_board::Color;
//! use jadoube_clock::Instant;
//! use jadoube_lawbook::Edition;
//! use jadoube_laws::event::{ClockAct, CompletionAct};
//! use jadoube_laws::{Act, Actor, Competition, Event, Game, Score, telling};
//! use jadoube_texts::Locale;
//!
//! let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse()?));
//! game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) })?;
//! let resigns = Act::Completion(CompletionAct::Resigns);
//! let rulings = game.apply(Event { at: Instant(60_000), by: Actor::Black, act: resigns })?;
//! assert_eq!(rulings[0].article.number, "5.1.2");
//! assert_eq!(telling::ruling(&rulings[0], Locale::EN), "5.1.2: Black resigns. The game is over: 1-0.");
//! assert_eq!(game.state().score(), Some(Score::win(Color::White)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

mod appendix;
mod basic;
pub mod competition;
pub mod event;
pub mod game;
mod grounds;
mod guideline;
mod impossible;
mod mate;
mod preface;
mod preface_slots;
mod question;
pub mod ruling;
#[cfg(feature = "schema")]
pub mod schema;
pub mod telling;
pub mod vocabulary;
mod written;

pub use competition::Competition;
pub use event::{Act, Actor, Event, Score};
pub use game::{Entry, Game, Record, State};
pub use ruling::{Answer, Asked, Effect, Finding, Impossible, Outcome, Question, Ruling};

/// Adjourned games (Guideline I): the session, the envelope, and the sealed move that the log keeps without revealing it.
pub mod adjourned {
    pub use crate::guideline::adjourned::{Adjournment, Phase, Session};
    pub use crate::guideline::adjourned_envelope::{Envelope, EnvelopeItem, Flaw, Resumption};
    pub use crate::guideline::adjourned_seal::{Commitment, Nonce, NotHexadecimal};
}

/// Which moves are permitted, how they are written, and how a position ends the game: pure functions of the board.
pub mod moves {
    pub use crate::appendix::notation::{is_other_system, rules_followed};
    pub use crate::appendix::rapid::castling_barred;
    pub use crate::basic::act_of_moving::{Permission, Touch, legal_moves, permitted};
    pub use crate::basic::completion::end_on_board;
    pub use crate::guideline::chess960::draw;
}
