//! The commands in words: what help shows and what Tab completes.

/// How to type something, and what it does.
pub(crate) struct Topic {
    pub(crate) usage: &'static str,
    pub(crate) meaning: &'static str,
}

const fn topic(usage: &'static str, meaning: &'static str) -> Topic {
    Topic { usage, meaning }
}

/// Every command, the most usual first.
pub(crate) const TOPICS: &[Topic] = &[
    topic("start", "both players are there, White's clock is started"),
    topic("Nf3 | g1f3 | 0-0", "makes the move and presses the clock"),
    topic("Nf3 (=)", "the same, with the offer of a draw in between"),
    topic("make Nf3", "makes the move, does not press"),
    topic("press", "presses the clock (press with the other hand)"),
    topic("touch e2 [d7]", "touches pieces in this order (… together, … by accident)"),
    topic("release e4", "lets go of the piece touched last"),
    topic("take e5", "takes a piece off the board"),
    topic("put queen e8", "puts a promotion piece on a square, then: let go"),
    topic("let go", "lets go of the promotion piece"),
    topic("castle short|long", "castles, allowed or not"),
    topic("adjust g1", "says j'adoube and adjusts"),
    topic("displace e4 d5", "knocks pieces over, then: put back"),
    topic("offer", "offers a draw (best after make, before press)"),
    topic("accept", "accepts the offer"),
    topic("decline", "declines the offer"),
    topic("claim repetition [Nf3]", "claims a draw, on the board or with the move written down"),
    topic("claim fifty [Nf3]", "the same for fifty moves"),
    topic("claim flag", "says that the opponent's flag has fallen"),
    topic("claim illegal", "says that the opponent's move was illegal"),
    topic("claim touch-move", "says that the opponent did not move what was touched (also: two hands)"),
    topic("resign", "resigns"),
    topic("write Nf3", "writes on the scoresheet; (=) notes an offer"),
    topic("sign 1-0", "signs the result"),
    topic("stop", "stops the clocks and calls the arbiter (stop without reason, stop promotion)"),
    topic("mishandle", "handles the clock badly"),
    topic("arbiter restart [white]", "the clock runs again"),
    topic("arbiter stop", "the arbiter stops the clocks"),
    topic("arbiter flag white", "the arbiter sees a fallen flag (observe both flags)"),
    topic("arbiter observe illegal", "the arbiter sees an illegal move, touch-move, two hands, white absent, …"),
    topic("arbiter set white 5:00", "sets a clock"),
    topic("arbiter decide 0 lost", "answers question 0"),
    topic("arbiter declare 1/2-1/2", "ends the game for a reason outside Articles 4 to 9"),
    topic("arbiter start", "the round begins with whoever has arrived"),
    topic("arrive", "a player comes to the board"),
    topic("ask for five seconds", "a request in a game without increment (ask for five seconds as delay)"),
    topic(
        "claim that no effort is made",
        "claims a draw in a game without increment (claim that the game cannot be won; … without an arbiter)",
    ),
    topic("ask to see the scoresheet", "a look at the arbiter's scoresheet in rapid and blitz (ask for a scoresheet)"),
    topic(
        "claim wrong set-up",
        "a player says that pieces, board or clock were set up wrongly (claim board turned, claim clock misset)",
    ),
    topic("agree to correct", "a player agrees to correct an illegal move that was answered, in rapid and blitz"),
    topic("announce castling", "says so before castling in Chess960; the king is put down with: put the king on g1"),
    topic("arbiter observe an illegal position", "both kings in check, or a pawn on the last rank, in rapid and blitz"),
    topic("arbiter report uncovered a cat like 7.1", "what no Article covers, and Articles on cases like it"),
    topic("correct [N]", "the last line (or entry N of the log) was a typing mistake"),
    topic("export FILE", "writes the game as PGN"),
    topic("save FILE", "keeps every event in a file from now on"),
    topic("show", "says how things stand, in plain text"),
    topic("flip", "turns the board on the screen"),
    topic("help", "this list (F1); Esc closes it"),
    topic("quit", "leaves"),
];

/// What else there is to know.
pub(crate) const NOTES: &[&str] = &[
    "white …, black …, arbiter … before a line say who acts. Without it, acts on the board are those of the player",
    "who has the move, and words and presses those of the player whose clock runs.",
    "A move typed with both squares (e2e5) is made as it is, legal or not: the Laws then say what follows.",
    "Tab completes, Up and Down bring back lines, PageUp and PageDown scroll the rulings.",
];

/// All of it as text.
pub(crate) fn text() -> String {
    let width = TOPICS.iter().map(|topic| topic.usage.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for Topic { usage, meaning } in TOPICS {
        text.push_str(&format!("  {usage:<width$}  {meaning}\n"));
    }
    for note in NOTES {
        text.push_str(&format!("{note}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::words::read;
    use super::*;

    #[test]
    fn every_command_in_the_list_is_understood() {
        for Topic { usage, .. } in TOPICS {
            for way in usage.split(" | ") {
                let line = way.replace(['[', ']'], "").replace("|long", "").replace("correct N", "correct 3");
                let typed = read(&line);
                assert!(typed.is_ok(), "{line}: {typed:?}");
            }
        }
    }

    #[test]
    fn the_guide_lists_every_command() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PLAY.md");
        let guide = std::fs::read_to_string(path).unwrap();
        for Topic { usage, meaning } in TOPICS {
            let row = format!("| `{}` | {meaning} |", usage.replace('|', "\\|"));
            assert!(guide.contains(&row), "{row} is not in docs/PLAY.md");
        }
    }
}
