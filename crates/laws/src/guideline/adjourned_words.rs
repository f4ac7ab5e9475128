//! What is found and asked about adjourned games: in the words of cases, and as messages for every language.

use jadoube_board::Color;
use jadoube_texts::Message;

use super::adjourned::{AdjournedAsked, AdjournedFinding, AdjournedImpossible, EnvelopeItem};
use crate::telling::one_move;

impl AdjournedFinding {
    /// The words for it in cases, and the player it is about.
    pub(crate) fn words(&self) -> (&'static str, Option<Color>) {
        use AdjournedFinding as F;
        match *self {
            F::SessionAnnounced => ("session announced", None),
            F::SessionEndMissing => ("session end not announced", None),
            F::SessionNotOver => ("session not over", None),
            F::MustSeal(color) => ("asked to seal", Some(color)),
            F::SealsEarly(color) => ("seals early", Some(color)),
            F::Sealed(color) => ("move sealed", Some(color)),
            F::Changed(color) => ("sealed move changed", Some(color)),
            F::TooLateToChange(color) => ("too late to change the sealed move", Some(color)),
            F::NotOnPaper(color) => ("sealed move not on paper", Some(color)),
            F::PlayedInstead(color, _) => ("played instead of sealing", Some(color)),
            F::PressedInstead(color) => ("pressed instead of stopping", Some(color)),
            F::StillToSeal(color) => ("move still to be sealed", Some(color)),
            F::Adjourned(color) => ("game adjourned", Some(color)),
            F::EnvelopeLacks(item) => (item.lacking(), None),
            F::EnvelopeWrong(item) => (item.wrong(), None),
            F::EnvelopeInOrder => ("envelope in order", None),
            F::EnvelopeKept => ("envelope kept", None),
            F::Offered(color) => ("draw offered while adjourned", Some(color)),
            F::EndedBefore => ("ended before the resumption", None),
            F::SetUpAgain => ("set up for the resumption", None),
            F::ReplierAbsent(color) => ("replying player absent", Some(color)),
            F::BothAbsent(color) => ("both absent at the resumption", Some(color)),
            F::StoppedOnArrival(color) => ("stopped the clock on arrival", Some(color)),
            F::Opened(color, _) => ("envelope opened", Some(color)),
            F::GoesOn(color) => ("sealed move made", Some(color)),
            F::OtherThanPlayed(color) => ("sealed other than played", Some(color)),
            F::Ambiguous(color, _) => ("sealed move ambiguous", Some(color)),
            F::Unclear(color, _) => ("sealed move unclear", Some(color)),
            F::Illegal(color, _) => ("sealed move illegal", Some(color)),
            F::Faulty(color) => ("sealed move faulty", Some(color)),
            F::ReplySealed(color) => ("reply sealed", Some(color)),
            F::ReplyMade(color) => ("sealed reply made", Some(color)),
            F::Late(color) | F::LateUntilOpened(color) => ("late to the resumption", Some(color)),
            F::NotLate(color) => ("still in time", Some(color)),
            F::EndedBySealedMove => ("ended by the sealed move", None),
            F::OpponentOutOfTime(color) => ("out of time before the late player came", Some(color)),
            F::EnvelopeMissing => ("envelope missing", None),
            F::PositionUnknown => ("adjourned position unknown", None),
            F::Stated(color, _) => ("sealed move stated", Some(color)),
            F::TimesCorrected(color) => ("wrong times corrected", Some(color)),
            F::TimesRight(color) => ("times right", Some(color)),
            F::TimesPointedOutLate(color) => ("wrong times pointed out late", Some(color)),
        }
    }

    /// All that [`AdjournedFinding::words`] can say.
    pub(crate) const WORDS: &[&str] = &[
        "session announced",
        "session end not announced",
        "session not over",
        "asked to seal",
        "seals early",
        "move sealed",
        "sealed move changed",
        "too late to change the sealed move",
        "sealed move not on paper",
        "played instead of sealing",
        "pressed instead of stopping",
        "move still to be sealed",
        "game adjourned",
        "envelope lacks the names",
        "envelope lacks the position",
        "envelope lacks the times",
        "envelope lacks the sealer",
        "envelope lacks the number",
        "envelope lacks the offer",
        "envelope lacks the resumption",
        "envelope has wrong names",
        "envelope has a wrong position",
        "envelope has wrong times",
        "envelope has a wrong sealer",
        "envelope has a wrong number",
        "envelope has a wrong offer",
        "envelope has a wrong resumption",
        "envelope in order",
        "envelope kept",
        "draw offered while adjourned",
        "ended before the resumption",
        "set up for the resumption",
        "replying player absent",
        "both absent at the resumption",
        "stopped the clock on arrival",
        "envelope opened",
        "sealed move made",
        "sealed other than played",
        "sealed move ambiguous",
        "sealed move unclear",
        "sealed move illegal",
        "sealed move faulty",
        "reply sealed",
        "sealed reply made",
        "late to the resumption",
        "still in time",
        "ended by the sealed move",
        "out of time before the late player came",
        "envelope missing",
        "adjourned position unknown",
        "sealed move stated",
        "wrong times corrected",
        "times right",
        "wrong times pointed out late",
    ];

    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        use AdjournedFinding as F;
        let of = |id: Message, color: &Color| id.with("color", *color);
        match self {
            F::SessionAnnounced => Message::new("adjourned-session"),
            F::SessionEndMissing => Message::new("adjourned-session-end-missing"),
            F::SessionNotOver => Message::new("adjourned-session-not-over"),
            F::MustSeal(color) => of(Message::new("adjourned-must-seal"), color),
            F::SealsEarly(color) => of(Message::new("adjourned-seals-early"), color),
            F::Sealed(color) => of(Message::new("adjourned-sealed"), color),
            F::Changed(color) => of(Message::new("adjourned-changed"), color),
            F::TooLateToChange(color) => of(Message::new("adjourned-too-late-to-change"), color),
            F::NotOnPaper(color) => of(Message::new("adjourned-not-on-paper"), color),
            F::PlayedInstead(color, m) => {
                of(Message::new("adjourned-played-instead"), color).with("move", one_move(*m))
            }
            F::PressedInstead(color) => of(Message::new("adjourned-pressed-instead"), color),
            F::StillToSeal(color) => of(Message::new("adjourned-still-to-seal"), color),
            F::Adjourned(color) => of(Message::new("adjourned-adjourned"), color),
            F::EnvelopeLacks(item) => Message::new("adjourned-envelope-lacks").with("item", item.key()),
            F::EnvelopeWrong(item) => Message::new("adjourned-envelope-wrong").with("item", item.key()),
            F::EnvelopeInOrder => Message::new("adjourned-envelope-in-order"),
            F::EnvelopeKept => Message::new("adjourned-envelope-kept"),
            F::Offered(color) => of(Message::new("adjourned-offered"), color),
            F::EndedBefore => Message::new("adjourned-ended-before"),
            F::SetUpAgain => Message::new("adjourned-set-up-again"),
            F::ReplierAbsent(color) => of(Message::new("adjourned-replier-absent"), color),
            F::BothAbsent(color) => of(Message::new("adjourned-both-absent"), color),
            F::StoppedOnArrival(color) => of(Message::new("adjourned-stopped-on-arrival"), color),
            F::Opened(color, text) => of(Message::new("adjourned-opened"), color).with("text", text.as_str()),
            F::GoesOn(color) => of(Message::new("adjourned-goes-on"), color),
            F::OtherThanPlayed(color) => of(Message::new("adjourned-other-than-played"), color),
            F::Ambiguous(color, text) => of(Message::new("adjourned-ambiguous"), color).with("text", text.as_str()),
            F::Unclear(color, text) => of(Message::new("adjourned-unclear"), color).with("text", text.as_str()),
            F::Illegal(color, text) => of(Message::new("adjourned-illegal"), color).with("text", text.as_str()),
            F::Faulty(color) => of(Message::new("adjourned-faulty"), color),
            F::ReplySealed(color) => of(Message::new("adjourned-reply-sealed"), color),
            F::ReplyMade(color) => of(Message::new("adjourned-reply-made"), color),
            F::Late(color) => of(Message::new("adjourned-late"), color),
            F::LateUntilOpened(color) => of(Message::new("adjourned-late-until-opened"), color),
            F::NotLate(color) => of(Message::new("adjourned-not-late"), color),
            F::EndedBySealedMove => Message::new("adjourned-ended-by-sealed-move"),
            F::OpponentOutOfTime(color) => of(Message::new("adjourned-out-of-time"), color),
            F::EnvelopeMissing => Message::new("adjourned-envelope-missing"),
            F::PositionUnknown => Message::new("adjourned-position-unknown"),
            F::Stated(color, text) => of(Message::new("adjourned-stated"), color).with("text", text.as_str()),
            F::TimesCorrected(color) => of(Message::new("adjourned-times-corrected"), color),
            F::TimesRight(color) => of(Message::new("adjourned-times-right"), color),
            F::TimesPointedOutLate(color) => of(Message::new("adjourned-times-late"), color),
        }
    }
}

impl EnvelopeItem {
    const fn lacking(self) -> &'static str {
        match self {
            EnvelopeItem::Names => "envelope lacks the names",
            EnvelopeItem::Position => "envelope lacks the position",
            EnvelopeItem::Times => "envelope lacks the times",
            EnvelopeItem::Sealer => "envelope lacks the sealer",
            EnvelopeItem::Number => "envelope lacks the number",
            EnvelopeItem::Offer => "envelope lacks the offer",
            EnvelopeItem::Resumption => "envelope lacks the resumption",
        }
    }

    const fn wrong(self) -> &'static str {
        match self {
            EnvelopeItem::Names => "envelope has wrong names",
            EnvelopeItem::Position => "envelope has a wrong position",
            EnvelopeItem::Times => "envelope has wrong times",
            EnvelopeItem::Sealer => "envelope has a wrong sealer",
            EnvelopeItem::Number => "envelope has a wrong number",
            EnvelopeItem::Offer => "envelope has a wrong offer",
            EnvelopeItem::Resumption => "envelope has a wrong resumption",
        }
    }

    /// The word by which cases name it and texts select it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            EnvelopeItem::Names => "names",
            EnvelopeItem::Position => "position",
            EnvelopeItem::Times => "times",
            EnvelopeItem::Sealer => "sealer",
            EnvelopeItem::Number => "number",
            EnvelopeItem::Offer => "offer",
            EnvelopeItem::Resumption => "resumption",
        }
    }
}

impl AdjournedAsked {
    /// All questions.
    pub(crate) const ALL: [AdjournedAsked; 5] = [
        AdjournedAsked::Late(Color::White),
        AdjournedAsked::Late(Color::Black),
        AdjournedAsked::Meaning(Color::White),
        AdjournedAsked::Meaning(Color::Black),
        AdjournedAsked::Times,
    ];

    /// The words for it in cases.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            AdjournedAsked::Late(Color::White) => "resumption without white",
            AdjournedAsked::Late(Color::Black) => "resumption without black",
            AdjournedAsked::Meaning(Color::White) => "meaning of white's sealed move",
            AdjournedAsked::Meaning(Color::Black) => "meaning of black's sealed move",
            AdjournedAsked::Times => "correction of times",
        }
    }

    /// The question alone, without its mark.
    pub fn message(&self) -> Message {
        match self {
            AdjournedAsked::Late(color) => Message::new("adjourned-asked-late").with("color", *color),
            AdjournedAsked::Meaning(color) => Message::new("adjourned-asked-meaning").with("color", *color),
            AdjournedAsked::Times => Message::new("adjourned-asked-times"),
        }
    }
}

impl AdjournedImpossible {
    /// Why it cannot have happened, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            AdjournedImpossible::Adjourned => Message::new("adjourned-impossible-adjourned"),
            AdjournedImpossible::NotAdjourned => Message::new("adjourned-impossible-not-adjourned"),
            AdjournedImpossible::Annulled => Message::new("adjourned-impossible-annulled"),
            AdjournedImpossible::SessionEndUnknown => Message::new("adjourned-impossible-session-end"),
            AdjournedImpossible::WrittenOpenly => Message::new("adjourned-impossible-written-openly"),
            AdjournedImpossible::ReplierAbsent => Message::new("adjourned-impossible-replier-absent"),
            AdjournedImpossible::SealerAbsent => Message::new("adjourned-impossible-sealer-absent"),
            AdjournedImpossible::EnvelopeUnopened => Message::new("adjourned-impossible-unopened"),
            AdjournedImpossible::NotWhatWasSealed(sealed) => {
                Message::new("adjourned-impossible-not-sealed").with("commitment", sealed.to_string())
            }
            AdjournedImpossible::NoLanguage(found) => {
                Message::new("adjourned-impossible-language").with("found", found.as_str())
            }
            AdjournedImpossible::NothingToState => Message::new("adjourned-impossible-nothing-to-state"),
            AdjournedImpossible::NothingUnclear => Message::new("adjourned-impossible-nothing-unclear"),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::{Position, Square};
    use jadoube_texts::Locale;

    use super::*;
    use crate::guideline::adjourned::Commitment;

    fn in_all_locales(message: &Message) {
        for locale in Locale::all_and_pseudo() {
            let text = message.try_text(locale).unwrap();
            assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
        }
    }

    fn findings() -> Vec<AdjournedFinding> {
        use AdjournedFinding as F;
        let (color, text) = (Color::Black, || "Nf3".to_owned());
        let m = Position::standard().legal_moves().iter().find(|m| m.to() == Square::F3).unwrap();
        let mut all = vec![
            F::SessionAnnounced,
            F::SessionEndMissing,
            F::SessionNotOver,
            F::MustSeal(color),
            F::SealsEarly(color),
            F::Sealed(color),
            F::Changed(color),
            F::TooLateToChange(color),
            F::NotOnPaper(color),
            F::PlayedInstead(color, m),
            F::PressedInstead(color),
            F::StillToSeal(color),
            F::Adjourned(color),
            F::EnvelopeInOrder,
            F::EnvelopeKept,
            F::Offered(color),
            F::EndedBefore,
            F::SetUpAgain,
            F::ReplierAbsent(color),
            F::BothAbsent(color),
            F::StoppedOnArrival(color),
            F::Opened(color, text()),
            F::GoesOn(color),
            F::OtherThanPlayed(color),
            F::Ambiguous(color, text()),
            F::Unclear(color, text()),
            F::Illegal(color, text()),
            F::Faulty(color),
            F::ReplySealed(color),
            F::ReplyMade(color),
            F::Late(color),
            F::LateUntilOpened(color),
            F::NotLate(color),
            F::EndedBySealedMove,
            F::OpponentOutOfTime(color),
            F::EnvelopeMissing,
            F::PositionUnknown,
            F::Stated(color, text()),
            F::TimesCorrected(color),
            F::TimesRight(color),
            F::TimesPointedOutLate(color),
        ];
        for item in EnvelopeItem::ALL {
            all.extend([F::EnvelopeLacks(item), F::EnvelopeWrong(item)]);
        }
        all
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        findings().iter().for_each(|finding| in_all_locales(&finding.message()));
        AdjournedAsked::ALL.iter().for_each(|asked| in_all_locales(&asked.message()));
        let impossible = [
            AdjournedImpossible::Adjourned,
            AdjournedImpossible::NotAdjourned,
            AdjournedImpossible::Annulled,
            AdjournedImpossible::SessionEndUnknown,
            AdjournedImpossible::WrittenOpenly,
            AdjournedImpossible::ReplierAbsent,
            AdjournedImpossible::SealerAbsent,
            AdjournedImpossible::EnvelopeUnopened,
            AdjournedImpossible::NotWhatWasSealed(Commitment([0; 32])),
            AdjournedImpossible::NoLanguage("xx".into()),
            AdjournedImpossible::NothingToState,
            AdjournedImpossible::NothingUnclear,
        ];
        impossible.iter().for_each(|impossible| in_all_locales(&impossible.message()));
    }

    #[test]
    fn the_words_of_cases_are_those_that_are_listed() {
        let mut said: Vec<&str> = findings().iter().map(|finding| finding.words().0).collect();
        let mut listed = AdjournedFinding::WORDS.to_vec();
        said.sort_unstable();
        // Late is late in a case, whether the envelope has been opened or not.
        said.dedup();
        listed.sort_unstable();
        assert_eq!(said, listed);
    }
}
