//! The vocabulary of Articles 4.9, 6.2.6, 6.5 and 6.12: assistants, the place of the clock, screens.

use jadoube_board::Color;
use jadoube_texts::Message;
use serde::{Deserialize, Serialize};

use crate::competition::drawn_game_vocabulary::Claim;
use crate::vocabulary::{Vocabulary, message};

/// Assistants, the place of the clock, and screens (4.9, 6.2.6, 6.5, 6.12).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(act, message = "act", by(Arbiter), during(NotBegun, Playing), class = Incident)]
pub enum Arrangement {
    /// The arbiter decides where the clock stands (6.5); a player who does so has no right to.
    #[says("places the clock", by(Player, Arbiter))]
    PlacesClock,
    /// The arbiter agrees to an assistant who acts for a player.
    #[says("agrees to an assistant who {task} for {player}", disability = false, tell = agreed)]
    #[says("agrees to an assistant who {task} for {player} with a disability", disability = true, tell = agreed, message = "act-for-disabled")]
    AgreesToAssistant {
        /// The player.
        player: Color,
        /// The task.
        task: Task,
        /// Whether the player has a disability.
        disability: bool,
    },
    /// A player bases a claim only on what a screen shows (6.12.2).
    #[says("claims {claim} from a screen", by(Player))]
    ClaimsFromScreen {
        /// The claim.
        claim: Claim,
    },
}

/// What an assistant does for a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(word)]
pub enum Task {
    /// Move the pieces (4.9).
    #[says("moves the pieces")]
    Moves,
    /// Press the clock (6.2.6).
    #[says("presses the clock")]
    Presses,
    /// Write the moves down (8.1.6).
    #[says("records")]
    Records,
}

/// What a single sub-Article adds about assistants, the clock's place and screens.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[vocabulary(finding, message = "point", class = Incident)]
pub enum SurroundingsRemark {
    /// The arbiter agreed to an assistant.
    #[says("assistant agreed", class = Setting)]
    Assistant(Color, Task),
    /// An assistant acts without the arbiter's agreement.
    #[says("assistant not agreed")]
    AssistantUnknown(Color, Task),
    /// The arbiter decided where the clock stands.
    #[says("clock placed", class = Setting)]
    ClockPlaced,
    /// A player placed the clock without the right to.
    #[says("clock placed by a player")]
    ClockPlacedByPlayer(Color),
    /// A player based a claim only on a screen.
    #[says("claim from a screen", args(color, _))]
    ClaimFromScreen(Color, Claim),
}

/// The arbiter's agreement has the same message as its finding.
fn agreed(act: &Arrangement, told: Message) -> Message {
    let Arrangement::AgreesToAssistant { player, task, disability } = *act else { return told };
    let agreed = message(&SurroundingsRemark::Assistant(player, task));
    if disability { told.with("told", agreed) } else { agreed }
}
