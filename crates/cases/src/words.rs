//! The words that cases use for the ways to end a game.

use jadoube_lawbook::Matter;

/// By what a game can end, in words; several Articles may share them.
pub fn reasons() -> Vec<&'static str> {
    Matter::ALL.iter().filter_map(|matter| of_reason(*matter)).collect()
}

/// The words for the matter by which a game ended.
pub(crate) fn of_reason(matter: Matter) -> Option<&'static str> {
    Some(match matter {
        Matter::Checkmate => "checkmate",
        Matter::Resignation => "resignation",
        Matter::Stalemate => "stalemate",
        Matter::DeadPosition | Matter::DeadFound => "dead position",
        Matter::Signing => "signatures",
        Matter::Agreement => "agreement",
        Matter::LossOnTime | Matter::ReducedFlagLoss => "time",
        Matter::QuickplayAgree | Matter::QuickplayPostpone | Matter::NoArbiterReferred => "normal means",
        Matter::ReducedIllegalPosition => "illegal position",
        Matter::DefaultTime => "default",
        Matter::BothFlagsDraw | Matter::ReducedBothFlags => "both flags",
        Matter::IllegalMovePenalty
        | Matter::TwoHandsPenalty
        | Matter::PressPenalty
        | Matter::ReducedIllegalMove
        | Matter::ReducedBlitzIllegalMove => "illegal moves",
        Matter::RepetitionAbout | Matter::RepetitionThere => "repetition",
        Matter::FiftyAbout | Matter::FiftyThere => "fifty moves",
        Matter::Fivefold => "fivefold repetition",
        Matter::SeventyFive => "seventy-five moves",
        Matter::Penalties => "decision",
        Matter::DeviceLoses => "device",
        Matter::Appeal => "appeal",
        Matter::PersistentRefusal | Matter::BothRefuse => "refusal",
        Matter::PenaltyLoss => "penalty",
        Matter::ResumptionLate => "coming late",
        Matter::SealedFaulty => "faulty sealed move",
        _ => return None,
    })
}
