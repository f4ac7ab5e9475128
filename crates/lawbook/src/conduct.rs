//! What differs between editions in the Articles on conduct and on the arbiter (10 to 12; 11 to 13 in 2009).

use serde::{Deserialize, Serialize};

use crate::Matter;

/// A penalty that the Laws know, without its amount.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentsTime,
    /// Less time for the offender.
    OffendersTime,
    /// More points for the opponent from this game, up to its maximum.
    OpponentsPoints,
    /// Fewer points for the offender from this game.
    OffendersPoints,
    /// The game is lost.
    Loss,
    /// A fine that was announced in advance.
    Fine,
    /// Exclusion from one round or several.
    Rounds,
    /// Expulsion from the competition.
    Expulsion,
}

impl PenaltyKind {
    /// The Article that names it.
    pub const fn matter(self) -> Matter {
        match self {
            PenaltyKind::Warning => Matter::PenaltyWarning,
            PenaltyKind::OpponentsTime => Matter::PenaltyOpponentsTime,
            PenaltyKind::OffendersTime => Matter::PenaltyOffendersTime,
            PenaltyKind::OpponentsPoints => Matter::PenaltyOpponentsPoints,
            PenaltyKind::OffendersPoints => Matter::PenaltyOffendersPoints,
            PenaltyKind::Loss => Matter::PenaltyLoss,
            PenaltyKind::Fine => Matter::PenaltyFine,
            PenaltyKind::Rounds => Matter::PenaltyRounds,
            PenaltyKind::Expulsion => Matter::PenaltyExpulsion,
        }
    }

    /// Whether it leaves the player the game, and the competition: what 11.3.2.2 lets a competition announce instead of the loss.
    pub const fn is_milder_than_loss(self) -> bool {
        !matches!(self, PenaltyKind::Loss | PenaltyKind::Rounds | PenaltyKind::Expulsion)
    }
}

/// A list of penalties in the order of its edition, which breaks off where the list does.
pub type PenaltyList = [Option<PenaltyKind>; 9];

/// When a telephone or another device loses the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DeviceRule {
    /// When it makes a sound; an opponent who cannot win by any series of legal moves scores a draw.
    WhenItSounds,
    /// When it is evident that it was brought into the venue.
    InTheVenue,
    /// When it is evident that the player has it on the body; elsewhere in the venue it is a breach.
    OnTheBody,
}

/// What an arbiter may ask to search.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SearchRight {
    /// Nothing: the edition does not speak of it.
    None,
    /// Clothes, bags and other items.
    Belongings,
    /// The body as well.
    Body,
}

/// Against which decisions a player can appeal, unless the competition rules it out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum AppealRight {
    /// Not against those on claims in the last period without increment.
    NotInQuickplay,
    /// Against any, even after signing.
    Any,
}

/// Who checks a claim of a draw.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClaimsChecked {
    /// The arbiter.
    ByArbiter,
    /// The players, under the arbiter's supervision.
    ByPlayers,
}

#[cfg(test)]
mod tests {
    use crate::Edition;

    #[test]
    fn the_lists_are_in_the_order_of_their_numbers() {
        for &edition in Edition::all() {
            let mut last = None;
            for (index, kind) in edition.rules().penalties.into_iter().flatten().enumerate() {
                let article = kind.matter().article(edition);
                let part = article.number.rsplit('.').next().unwrap().chars().next().unwrap();
                let place =
                    if part.is_ascii_digit() { part as usize - '1' as usize } else { part as usize - 'a' as usize };
                assert_eq!(place, index, "{edition}: {kind:?} is {article}");
                assert!(last < Some(article), "{edition}: {kind:?}");
                last = Some(article);
            }
        }
    }
}
