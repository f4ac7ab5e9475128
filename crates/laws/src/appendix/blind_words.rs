//! What is found in games with players who do not see: in the words of cases, and as messages for every language.

use jadoube_board::Color;
use jadoube_texts::Message;

use super::blind::{BlindFinding, BlindImpossible, Condition, Disability, Means, Task};

impl BlindFinding {
    /// The words for it in cases, and the player it is about.
    pub(crate) fn words(&self) -> (&'static str, Option<Color>) {
        use BlindFinding as F;
        match *self {
            F::Registered(color, Disability::Visual) => ("visually disabled", Some(color)),
            F::Registered(color, Disability::Hearing) => ("hearing-impaired", Some(color)),
            F::Adapted => ("rules adapted", None),
            F::AdaptedAlone => ("rules adapted without the arbiter", None),
            F::TwoBoards => ("two boards", None),
            F::NoGround(color) => ("no right to special rules", Some(color)),
            F::SightedAsUsual(color) => ("sighted player as usual", Some(color)),
            F::Felt(color) => ("felt and not touched", Some(color)),
            F::Lifted(color, _) => ("lifted out of its hole", Some(color)),
            F::Announced(color, _) => ("move announced", Some(color)),
            F::NotUnderstood(color, _) => ("announcement not understood", Some(color)),
            F::OtherWords(color, _) => ("announced in other words", Some(color)),
            F::OtherWordsAllowed => ("other words allowed", None),
            F::WordsFixed => ("words fixed by the laws", None),
            F::NotAnnounced(color) => ("move unannounced", Some(color)),
            F::Repeated(color) => ("move repeated", Some(color)),
            F::RepeatedWrongly(color) => ("move repeated wrongly", Some(color)),
            F::Copied(color) => ("move executed on the own board", Some(color)),
            F::Missing(color, Condition::Captured) => ("captured piece still there", Some(color)),
            F::Missing(color, Condition::Placed) => ("piece in no other hole", Some(color)),
            F::Missing(color, Condition::Announced) => ("announcement missing", Some(color)),
            F::ClockNotYet(color) => ("clock started too early", Some(color)),
            F::Made(color) => ("move made on the special board", Some(color)),
            F::WordAndBoardDiffer(color) => ("word and board differ", Some(color)),
            F::SlipCorrected(color) => ("slip of the tongue corrected", Some(color)),
            F::SlipTooLate(color) => ("too late for a slip of the tongue", Some(color)),
            F::ClockAdmitted(color) => ("special clock admitted", Some(color)),
            F::ClockNotAdmitted(color) => ("special clock refused", Some(color)),
            F::KeepsScore(color, Means::Braille) => ("keeps score in braille", Some(color)),
            F::KeepsScore(color, Means::Longhand) => ("keeps score by hand", Some(color)),
            F::KeepsScore(color, Means::Device) => ("keeps score on a device", Some(color)),
            F::BoardsAgree => ("boards agree", None),
            F::MustCorrectBoard(color) => ("board to be corrected", Some(color)),
            F::SheetsDiffer => ("boards and scoresheets differ", None),
            F::AssistantTaken(color) => ("assistant taken", Some(color)),
            F::TaskGiven(color, task) => (task.given(), Some(color)),
            F::SightedAssistant(color) => ("assistant of the sighted player", Some(color)),
            F::TaskRefused(color, task) => (task.refused(), Some(color)),
            F::NoSecondAssistant(color) => ("no second assistant", Some(color)),
            F::AssistantCompulsory(color) => ("assistant compulsory", Some(color)),
            F::Assisted(color, _) => ("assistant at work", Some(color)),
            F::NotTheirTask(color) => ("outside the assistant's tasks", Some(color)),
            F::InformedUnasked(color) => ("informed unasked", Some(color)),
        }
    }

    /// All that [`BlindFinding::words`] can say.
    pub(crate) const WORDS: &[&str] = &[
        "visually disabled",
        "hearing-impaired",
        "rules adapted",
        "rules adapted without the arbiter",
        "two boards",
        "no right to special rules",
        "sighted player as usual",
        "felt and not touched",
        "lifted out of its hole",
        "move announced",
        "announcement not understood",
        "announced in other words",
        "other words allowed",
        "words fixed by the laws",
        "move unannounced",
        "move repeated",
        "move repeated wrongly",
        "move executed on the own board",
        "captured piece still there",
        "piece in no other hole",
        "announcement missing",
        "clock started too early",
        "move made on the special board",
        "word and board differ",
        "slip of the tongue corrected",
        "too late for a slip of the tongue",
        "special clock admitted",
        "special clock refused",
        "keeps score in braille",
        "keeps score by hand",
        "keeps score on a device",
        "boards agree",
        "board to be corrected",
        "boards and scoresheets differ",
        "assistant taken",
        "assistant may move",
        "assistant may announce",
        "assistant may record and press",
        "assistant may inform",
        "assistant may claim",
        "assistant may adjourn",
        "assistant of the sighted player",
        "assistant may not move",
        "assistant may not announce",
        "assistant may not record and press",
        "assistant may not inform",
        "assistant may not claim",
        "assistant may not adjourn",
        "no second assistant",
        "assistant compulsory",
        "assistant at work",
        "outside the assistant's tasks",
        "informed unasked",
    ];

    /// What was found, to be told in any language.
    pub fn message(&self) -> Message {
        use BlindFinding as F;
        let of = |id: Message, color: &Color| id.with("color", *color);
        match self {
            F::Registered(color, Disability::Visual) => of(Message::new("blind-visual"), color),
            F::Registered(color, Disability::Hearing) => of(Message::new("blind-hearing"), color),
            F::Adapted => Message::new("blind-adapted"),
            F::AdaptedAlone => Message::new("blind-adapted-alone"),
            F::TwoBoards => Message::new("blind-two-boards"),
            F::NoGround(color) => of(Message::new("blind-no-ground"), color),
            F::SightedAsUsual(color) => of(Message::new("blind-sighted-as-usual"), color),
            F::Felt(color) => of(Message::new("blind-felt"), color),
            F::Lifted(color, square) => of(Message::new("blind-lifted"), color).with("square", *square),
            F::Announced(color, text) => of(Message::new("blind-announced"), color).with("text", text.as_str()),
            F::NotUnderstood(color, text) => {
                of(Message::new("blind-not-understood"), color).with("text", text.as_str())
            }
            F::OtherWords(color, text) => of(Message::new("blind-other-words"), color).with("text", text.as_str()),
            F::OtherWordsAllowed => Message::new("blind-other-words-allowed"),
            F::WordsFixed => Message::new("blind-words-fixed"),
            F::NotAnnounced(color) => of(Message::new("blind-not-announced"), color),
            F::Repeated(color) => of(Message::new("blind-repeated"), color),
            F::RepeatedWrongly(color) => of(Message::new("blind-repeated-wrongly"), color),
            F::Copied(color) => of(Message::new("blind-copied"), color),
            F::Missing(color, Condition::Captured) => of(Message::new("blind-missing-captured"), color),
            F::Missing(color, Condition::Placed) => of(Message::new("blind-missing-placed"), color),
            F::Missing(color, Condition::Announced) => of(Message::new("blind-missing-announced"), color),
            F::ClockNotYet(color) => of(Message::new("blind-clock-not-yet"), color),
            F::Made(color) => of(Message::new("blind-made"), color),
            F::WordAndBoardDiffer(color) => of(Message::new("blind-word-and-board-differ"), color),
            F::SlipCorrected(color) => of(Message::new("blind-slip-corrected"), color),
            F::SlipTooLate(color) => of(Message::new("blind-slip-too-late"), color),
            F::ClockAdmitted(color) => of(Message::new("blind-clock-admitted"), color),
            F::ClockNotAdmitted(color) => of(Message::new("blind-clock-refused"), color),
            F::KeepsScore(color, Means::Braille) => of(Message::new("blind-score-braille"), color),
            F::KeepsScore(color, Means::Longhand) => of(Message::new("blind-score-longhand"), color),
            F::KeepsScore(color, Means::Device) => of(Message::new("blind-score-device"), color),
            F::BoardsAgree => Message::new("blind-boards-agree"),
            F::MustCorrectBoard(color) => of(Message::new("blind-must-correct-board"), color),
            F::SheetsDiffer => Message::new("blind-sheets-differ"),
            F::AssistantTaken(color) => of(Message::new("blind-assistant"), color),
            F::TaskGiven(color, task) => of(Message::new("blind-task-given"), color).with("task", task.key()),
            F::SightedAssistant(color) => of(Message::new("blind-sighted-assistant"), color),
            F::TaskRefused(color, task) => of(Message::new("blind-task-refused"), color).with("task", task.key()),
            F::NoSecondAssistant(color) => of(Message::new("blind-no-second-assistant"), color),
            F::AssistantCompulsory(color) => of(Message::new("blind-assistant-compulsory"), color),
            F::Assisted(color, task) => of(Message::new("blind-assisted"), color).with("task", task.key()),
            F::NotTheirTask(color) => of(Message::new("blind-not-their-task"), color),
            F::InformedUnasked(color) => of(Message::new("blind-informed-unasked"), color),
        }
    }
}

impl Task {
    const fn given(self) -> &'static str {
        match self {
            Task::Moves => "assistant may move",
            Task::Announces => "assistant may announce",
            Task::RecordsAndPresses => "assistant may record and press",
            Task::Informs => "assistant may inform",
            Task::Claims => "assistant may claim",
            Task::Adjourns => "assistant may adjourn",
        }
    }

    const fn refused(self) -> &'static str {
        match self {
            Task::Moves => "assistant may not move",
            Task::Announces => "assistant may not announce",
            Task::RecordsAndPresses => "assistant may not record and press",
            Task::Informs => "assistant may not inform",
            Task::Claims => "assistant may not claim",
            Task::Adjourns => "assistant may not adjourn",
        }
    }

    /// The word by which cases name it and texts select it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Task::Moves => "moving",
            Task::Announces => "announcing",
            Task::RecordsAndPresses => "recording",
            Task::Informs => "informing",
            Task::Claims => "claiming",
            Task::Adjourns => "adjourning",
        }
    }
}

impl BlindImpossible {
    /// Why it cannot have happened, to be told in any language.
    pub fn message(&self) -> Message {
        match self {
            BlindImpossible::OneBoard => Message::new("blind-impossible-one-board"),
            BlindImpossible::NothingToCopy => Message::new("blind-impossible-nothing-to-copy"),
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_board::Square;
    use jadoube_texts::Locale;

    use super::*;

    fn findings() -> Vec<BlindFinding> {
        use BlindFinding as F;
        let (color, text) = (Color::White, || "Dame Hector vier".to_owned());
        let mut all = vec![
            F::Registered(color, Disability::Visual),
            F::Registered(color, Disability::Hearing),
            F::Adapted,
            F::AdaptedAlone,
            F::TwoBoards,
            F::NoGround(color),
            F::SightedAsUsual(color),
            F::Felt(color),
            F::Lifted(color, Square::G1),
            F::Announced(color, text()),
            F::NotUnderstood(color, text()),
            F::OtherWords(color, text()),
            F::OtherWordsAllowed,
            F::WordsFixed,
            F::NotAnnounced(color),
            F::Repeated(color),
            F::RepeatedWrongly(color),
            F::Copied(color),
            F::Missing(color, Condition::Captured),
            F::Missing(color, Condition::Placed),
            F::Missing(color, Condition::Announced),
            F::ClockNotYet(color),
            F::Made(color),
            F::WordAndBoardDiffer(color),
            F::SlipCorrected(color),
            F::SlipTooLate(color),
            F::ClockAdmitted(color),
            F::ClockNotAdmitted(color),
            F::KeepsScore(color, Means::Braille),
            F::KeepsScore(color, Means::Longhand),
            F::KeepsScore(color, Means::Device),
            F::BoardsAgree,
            F::MustCorrectBoard(color),
            F::SheetsDiffer,
            F::AssistantTaken(color),
            F::SightedAssistant(color),
            F::NoSecondAssistant(color),
            F::AssistantCompulsory(color),
            F::Assisted(color, Task::Moves),
            F::NotTheirTask(color),
            F::InformedUnasked(color),
        ];
        for task in Task::ALL {
            all.extend([F::TaskGiven(color, task), F::TaskRefused(color, task)]);
        }
        all
    }

    #[test]
    fn everything_has_its_words_in_every_language() {
        let impossible = [BlindImpossible::OneBoard, BlindImpossible::NothingToCopy];
        let messages = findings().iter().map(BlindFinding::message).collect::<Vec<_>>();
        for message in messages.into_iter().chain(impossible.iter().map(BlindImpossible::message)) {
            for locale in Locale::all_and_pseudo() {
                let text = message.try_text(locale).unwrap();
                assert!(!text.is_empty() && !text.contains(['{', '$']), "{locale}: {text}");
            }
        }
    }

    #[test]
    fn the_words_of_cases_are_those_that_are_listed() {
        let mut said: Vec<&str> = findings().iter().map(|finding| finding.words().0).collect();
        let mut listed = BlindFinding::WORDS.to_vec();
        said.sort_unstable();
        listed.sort_unstable();
        assert_eq!(said, listed);
    }
}
