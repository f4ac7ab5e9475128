//! The commands: what help shows and what Tab completes. They are the same in every language.

use jadoube_texts::{Locale, Message};

/// How to type a command, and what it does.
pub(crate) struct Topic {
    pub(crate) usage: &'static str,
    /// The message that explains it.
    meaning: &'static str,
}

const fn topic(usage: &'static str, meaning: &'static str) -> Topic {
    Topic { usage, meaning }
}

/// Every command, the most common first.
pub(crate) const TOPICS: &[Topic] = &[
    topic("start", "help-start"),
    topic("Nf3 | g1f3 | 0-0", "help-move"),
    topic("Nf3 (=)", "help-move-offer"),
    topic("make Nf3", "help-make"),
    topic("press", "help-press"),
    topic("touch e2 [d7]", "help-touch"),
    topic("release e4", "help-release"),
    topic("take e5", "help-take"),
    topic("take back", "help-take-back"),
    topic("put queen e8", "help-put"),
    topic("let go", "help-let-go"),
    topic("castle short|long", "help-castle"),
    topic("adjust g1", "help-adjust"),
    topic("displace e4 d5", "help-displace"),
    topic("offer", "help-offer"),
    topic("accept", "help-accept"),
    topic("decline", "help-decline"),
    topic("claim repetition [Nf3]", "help-claim-repetition"),
    topic("claim fifty [Nf3]", "help-claim-fifty"),
    topic("claim flag", "help-claim-flag"),
    topic("claim illegal", "help-claim-illegal"),
    topic("claim touch-move", "help-claim-touch-move"),
    topic("resign", "help-resign"),
    topic("write Nf3", "help-write"),
    topic("sign 1-0", "help-sign"),
    topic("compare", "help-compare"),
    topic("arbiter session 4:00:00", "help-session"),
    topic("arbiter adjourn", "help-adjourn"),
    topic("seal Nf3", "help-seal"),
    topic("envelope", "help-envelope"),
    topic("arbiter resume", "help-resume"),
    topic("arbiter open envelope", "help-open-envelope"),
    topic("stop", "help-stop"),
    topic("mishandle", "help-mishandle"),
    topic("arbiter restart [white]", "help-arbiter-restart"),
    topic("arbiter stop", "help-arbiter-stop"),
    topic("arbiter flag white", "help-arbiter-flag"),
    topic("arbiter observe illegal", "help-arbiter-observe"),
    topic("arbiter set white 5:00", "help-arbiter-set"),
    topic("arbiter decide 0 lost", "help-arbiter-decide"),
    topic("arbiter declare 1/2-1/2", "help-arbiter-declare"),
    topic("arbiter penalize white: warning", "help-penalize"),
    topic("arbiter give white 2:00 for a disturbance", "help-disturbance"),
    topic("arbiter find white's phone on the body", "help-phone"),
    topic("arbiter find white smoking", "help-conduct"),
    topic("appeal", "help-appeal"),
    topic("arbiter start", "help-arbiter-start"),
    topic("arrive", "help-arrive"),
    topic("ask for five seconds", "help-five-seconds"),
    topic("claim that no effort is made", "help-quickplay"),
    topic("ask to see the scoresheet", "help-see-sheet"),
    topic("claim wrong set-up", "help-set-up"),
    topic("agree to correct", "help-agrees-to-correct"),
    topic("announce castling", "help-announces-castling"),
    topic("arbiter observe an illegal position", "help-illegal-position"),
    topic("arbiter report uncovered a cat like 7.1", "help-uncovered"),
    topic("correct [N]", "help-correct"),
    topic("export FILE", "help-export"),
    topic("save FILE", "help-save"),
    topic("show", "help-show"),
    topic("flip", "help-flip"),
    topic("help", "help-help"),
    topic("quit", "help-quit"),
];

/// Further notes.
const NOTES: [&str; 3] = ["help-note-who", "help-note-squares", "help-note-keys"];

impl Topic {
    fn meaning(&self, locale: Locale) -> String {
        Message::new(self.meaning).text(locale)
    }
}

/// The whole help as text.
pub(crate) fn text(locale: Locale) -> String {
    let width = TOPICS.iter().map(|topic| topic.usage.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for topic in TOPICS {
        text.push_str(&format!("  {:<width$}  {}\n", topic.usage, topic.meaning(locale)));
    }
    for note in NOTES {
        text.push_str(&format!("{}\n", Message::new(note).text(locale)));
    }
    text
}

#[cfg(test)]
mod tests {
    use jadoube_laws::vocabulary::Scene;

    use super::super::words::read;
    use super::*;

    #[test]
    fn every_command_in_the_list_is_understood() {
        for Topic { usage, .. } in TOPICS {
            for way in usage.split(" | ") {
                let line = way.replace(['[', ']'], "").replace("|long", "").replace("correct N", "correct 3");
                let typed = read(&line, &Scene::default());
                assert!(typed.is_ok(), "{line}: {typed:?}");
            }
        }
    }

    #[test]
    fn the_guide_lists_every_command() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PLAY.md");
        let guide = std::fs::read_to_string(path).unwrap();
        // An item of the list may take several lines.
        let guide = guide.split_whitespace().collect::<Vec<_>>().join(" ");
        for topic in TOPICS {
            let item = format!("- `{}`: {}", topic.usage, topic.meaning(Locale::EN));
            assert!(guide.contains(&item), "{item} is not in docs/PLAY.md");
        }
    }
    #[test]
    fn the_list_is_there_in_every_language() {
        let ids: Vec<&str> = TOPICS.iter().map(|topic| topic.meaning).chain(NOTES).collect();
        for locale in Locale::all_and_pseudo() {
            for id in &ids {
                Message::new(id).try_text(locale).unwrap();
            }
        }
    }
}
