//! The catalogue of the desk: incidents, each with a few variants, as lines of a case.
//!
//! Everything is written for White as the player; `{p}` is the player, `{o}` the opponent. A line that begins with `~` contains a move or a
//! square of the stand-in and is shown only if the real ones are known. A line that begins with `^` only leads up to the incident: it is
//! neither shown nor ruled on.

use super::incidents::{ARRAY, Before, GUIDELINES, Group, Incident, Need, Variant, incident, of_nobody, variant};

const WRONG_ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1";
const ROOKS: &str = "4k2r/5ppp/8/8/8/8/PPP5/R3K3 w - - 0 30";
const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 12";
const OPEN: &str = "4k2r/5p2/8/8/8/8/2P5/R3K2R w - - 0 30";
const PAWN: &str = "7k/P7/8/8/8/8/6pp/4K3 w - - 0 50";
const ENDING: &str = "4k2r/5p2/8/8/8/8/2P5/R3K3 w - - 10 50";
const BARE: &str = "4k3/8/8/8/8/8/2P5/R3K3 w - - 0 50";
const MATE: &str = "k7/8/1K6/8/8/8/8/7R w - - 0 60";
const STALEMATE: &str = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 60";
const QUEEN: &str = "3rk3/8/8/8/8/8/4Q3/3K4 w - - 0 40";
#[cfg(feature = "legality")]
const BOTH_IN_CHECK: &str = "3rk3/8/8/8/4Q3/8/8/3K4 w - - 0 41";
const DEAD: &str = "4k3/8/8/8/8/8/8/4KB2 w - - 0 60";

const MOVE: &[Need] = &[Need::Position, Need::Move];
const SQUARE: &[Need] = &[Need::Position, Need::Square];
const BOTH_SQUARES: &[Need] = &[Need::Position, Need::Square, Need::Other];
const POSITION: &[Need] = &[Need::Position];

const THREE_MOVES: &[&str] = &["e4", "e5", "d3", "d6", "a3", "a6"];
const ELEVEN_MOVES: &[&str] = &[
    "a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "f3", "f6", "g3", "g6", "h3", "h6", "Ra1-a2", "Ra8-a7",
    "Ra2-a1", "Ra7-a8", "Ke1-f2", "Ke8-f7",
];
const BACK_AND_FORTH: &[&str] = &["Ra1-b1", "Rh8-g8", "Rb1-a1", "Rg8-h8"];

/// The catalogue of the desk, the most frequent first in each group.
pub const INCIDENTS: &[Incident] = &[
    incident(
        "desk-illegal-move",
        Group::Moves,
        &[
            variant("claimed", &["~{p} plays {move}", "{p} presses", "{o} claims an illegal move"])
                .on(ARRAY, "Ng1-g3")
                .counted()
                .with(MOVE),
            variant("seen", &["~{p} plays {move}", "{p} presses", "arbiter observes an illegal move"])
                .on(ARRAY, "Ng1-g3")
                .counted()
                .with(MOVE),
            variant(
                "answered",
                &["~{p} plays {move}", "{p} presses", "~{o} plays e7-e5", "{o} presses", "{o} claims an illegal move"],
            )
            .called("desk-how-answered")
            .counted()
            .on(ARRAY, "Ng1-g3"),
            variant("not-pressed", &["~{p} plays {move}"])
                .called("desk-how-not-pressed")
                .on(ARRAY, "Ng1-g3")
                .with(MOVE),
        ],
    ),
    incident(
        "desk-pawn-not-promoted",
        Group::Moves,
        &[
            variant("claimed", &["~{p} plays a7-a8", "{p} presses", "{o} claims an illegal move"])
                .counted()
                .on(PAWN, "a7-a8"),
            variant("seen", &["~{p} plays a7-a8", "{p} presses", "arbiter observes an illegal move"])
                .counted()
                .on(PAWN, "a7-a8"),
            variant("stopped", &["~{p} plays a7-a8", "{p} stops the clocks for a promotion piece"])
                .on(PAWN, "a7-a8")
                .binding("desk-step-promote"),
        ],
    ),
    incident(
        "desk-touch-move",
        Group::Moves,
        &[
            variant("touched", &["~{p} touches {square}"]).called("desk-how-own-piece").with(SQUARE),
            variant(
                "played-other",
                &["~{p} touches {square}", "~{p} plays {move}", "{p} presses", "{o} claims touch-move"],
            )
            .called("desk-how-played-other")
            .with(&[Need::Position, Need::Square, Need::Move]),
            variant("opponents", &["~{p} touches {other}"])
                .called("desk-how-opponents-piece")
                .on(OPEN, "")
                .touching("h1", "h8")
                .binding("desk-step-capture")
                .with(&[Need::Position, Need::Other]),
            variant("both", &["~{p} touches {square} then {other}"])
                .called("desk-how-both-pieces")
                .on(OPEN, "")
                .touching("h1", "h8")
                .binding("desk-step-capture-with")
                .with(BOTH_SQUARES),
            variant("rook-first", &["~{p} touches h1 then e1"])
                .called("desk-how-rook-first")
                .on(CASTLING, "")
                .binding("desk-step-rook"),
            variant("by-accident", &["~{p} touches {square} by accident"]).called("desk-how-by-accident").with(SQUARE),
            variant("adjusts", &["~{p} adjusts {square}"]).called("desk-how-adjusts").with(SQUARE),
        ],
    ),
    incident(
        "desk-two-hands",
        Group::Moves,
        &[
            variant("claimed", &["~{p} castles short with both hands", "{p} presses", "{o} claims two hands"])
                .counted()
                .on(CASTLING, ""),
            variant("seen", &["~{p} castles short with both hands", "{p} presses", "arbiter observes two hands"])
                .counted()
                .on(CASTLING, ""),
        ],
    ),
    incident(
        "desk-press-without-move",
        Group::Moves,
        &[
            variant("claimed", &["{p} presses", "{o} claims an illegal move"]).counted(),
            variant("seen", &["{p} presses", "arbiter observes an illegal move"]).counted(),
        ],
    ),
    incident(
        "desk-flag",
        Group::Clock,
        &[
            variant("claimed", &["{o} claims the flag"])
                .called("desk-how-flag-can-mate")
                .on(ENDING, "")
                .clocks(1, 300)
                .with(POSITION),
            variant("bare-king", &["{o} claims the flag"])
                .called("desk-how-flag-bare-king")
                .on(BARE, "")
                .clocks(1, 300),
            variant("seen", &["arbiter observes {p}'s flag"]).on(ENDING, "").clocks(1, 300).with(POSITION),
            variant("not-down", &["{o} claims the flag"]).called("desk-how-flag-up").on(ENDING, "").clocks(300, 300),
        ],
    ),
    incident(
        "desk-both-flags",
        Group::Clock,
        &[
            variant("first", &["arbiter sets {o} 0:00:00", "arbiter observes {p}'s flag"])
                .called("desk-how-both-flags-first")
                .on(ENDING, "")
                .clocks(0, 300)
                .with(POSITION),
            variant("unknown", &["arbiter observes both flags"])
                .called("desk-how-both-flags-unknown")
                .on(ENDING, "")
                .under(&[GUIDELINES])
                .clocks(0, 0)
                .in_the_last_period(),
            variant("unknown-earlier", &["arbiter observes both flags"])
                .called("desk-how-both-flags-unknown-earlier")
                .on(ENDING, "")
                .under(&[GUIDELINES])
                .clocks(0, 0)
                .before_the_last_period(),
        ],
    ),
    incident(
        "desk-late",
        Group::Clock,
        &[
            variant("arrives", &["@start arbiter starts the round", "@start {o} arrives", "@late {p} arrives"])
                .with(&[Need::Count { least: 1, most: 120, usual: 16 }]),
            variant(
                "absent",
                &["@start arbiter starts the round", "@start {o} arrives", "@late arbiter observes {p} absent"],
            )
            .with(&[Need::Count { least: 1, most: 120, usual: 16 }]),
        ],
    ),
    of_nobody(
        "desk-clock-wrong",
        Group::Clock,
        &[variant("misset", &["arbiter observes clock misset"]), variant("defect", &["arbiter observes clock defect"])],
    ),
    incident(
        "desk-clock-handling",
        Group::Clock,
        &[
            variant("other-hand", &["~{p} plays {move}", "{p} presses with the other hand"])
                .called("desk-how-other-hand"),
            variant("mishandles", &["{p} mishandles the clock"]),
            variant("stops", &["{p} stops the clocks without reason"]),
        ],
    ),
    incident(
        "desk-repetition",
        Group::Draws,
        &[
            Variant {
                before: Before::BackAndForth(BACK_AND_FORTH),
                ..variant("on-board", &["{p} claims repetition on the board"])
                    .called("desk-how-on-board")
                    .on(ROOKS, "")
                    .with(&[Need::Count { least: 1, most: 4, usual: 3 }])
            },
            Variant {
                before: Before::BackAndForth(BACK_AND_FORTH),
                ..variant("with-move", &["~{p} writes Ra1-b1", "~{p} claims repetition with Ra1-b1"])
                    .called("desk-how-with-move")
                    .binding("desk-step-written")
                    .on(ROOKS, "")
                    .with(&[Need::Count { least: 1, most: 4, usual: 3 }])
            },
            Variant {
                before: Before::BackAndForth(BACK_AND_FORTH),
                ..variant("not-on-move", &["~{p} plays Ra1-b1", "{p} presses", "{p} claims repetition on the board"])
                    .called("desk-how-not-on-move")
                    .on(ROOKS, "")
                    .with(&[Need::Count { least: 1, most: 4, usual: 3 }])
            },
            Variant {
                before: Before::BackAndForth(BACK_AND_FORTH),
                ..variant("touched", &["~{p} touches a1", "{p} claims repetition on the board"])
                    .called("desk-how-after-touch")
                    .on(ROOKS, "")
                    .with(&[Need::Count { least: 1, most: 4, usual: 3 }])
            },
        ],
    ),
    incident(
        "desk-fifty",
        Group::Draws,
        &[
            Variant {
                before: Before::Quiet(0),
                ..variant("on-board", &["{p} claims fifty moves on the board"])
                    .called("desk-how-on-board")
                    .on(ENDING, "")
                    .with(&[Need::Count { least: 1, most: 74, usual: 50 }])
            },
            Variant {
                before: Before::Quiet(1),
                ..variant("with-move", &["~{p} writes Ra1-b1", "~{p} claims fifty moves with Ra1-b1"])
                    .called("desk-how-with-move")
                    .binding("desk-step-written")
                    .on(ENDING, "")
                    .with(&[Need::Count { least: 1, most: 74, usual: 50 }])
            },
        ],
    ),
    incident(
        "desk-draw-offer",
        Group::Draws,
        &[
            variant("rightly", &["~{p} plays {move}", "{p} offers a draw", "{p} presses"])
                .called("desk-how-offer-rightly"),
            variant("before-moving", &["{p} offers a draw"]).called("desk-how-offer-early"),
            variant("on-opponents-time", &["~{p} plays {move}", "{p} presses", "{p} offers a draw"])
                .called("desk-how-offer-late"),
            variant("with-condition", &["~{p} plays {move}", "{p} offers a draw with a condition", "{p} presses"])
                .called("desk-how-offer-condition"),
            variant("again", &["arbiter finds {p} offering draws unreasonably"]),
        ],
    ),
    incident(
        "desk-normal-means",
        Group::Draws,
        &[
            variant(
                "cannot-win",
                &["{p} stops the clocks to call the arbiter", "{p} claims that the game cannot be won"],
            )
            .on(ENDING, "")
            .clocks(90, 200)
            .under(&[GUIDELINES])
            .with(POSITION),
            variant("no-effort", &["{p} stops the clocks to call the arbiter", "{p} claims that no effort is made"])
                .on(ENDING, "")
                .clocks(90, 200)
                .under(&[GUIDELINES])
                .with(POSITION),
            variant("five-seconds", &["{p} asks for five seconds"]).on(ENDING, "").clocks(90, 200).under(&[GUIDELINES]),
        ],
    ),
    of_nobody(
        "desk-dead-position",
        Group::Draws,
        &[variant("observed", &["arbiter observes a dead position"]).on(DEAD, "").with(POSITION)],
    ),
    incident(
        "desk-displaced",
        Group::Board,
        &[
            variant("now", &["~{p} displaces e2, f2 and g1"]).called("desk-how-displaced-now"),
            variant("pressed", &["~{p} plays {move}", "~{p} displaces f2 and g1", "{p} presses"])
                .called("desk-how-displaced-pressed"),
            variant("later", &["arbiter observes pieces displaced for 4 plies"])
                .called("desk-how-displaced-later")
                .after(&["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"]),
            variant("unknown", &["~arbiter sets up {fen}"]).called("desk-how-displaced-unknown").with(POSITION),
        ],
    ),
    of_nobody(
        "desk-wrong-set-up",
        Group::Board,
        &[
            variant("early", &["arbiter observes wrong set-up"])
                .called("desk-how-early")
                .on(WRONG_ARRAY, "")
                .after(THREE_MOVES),
            variant("ten-moves", &["arbiter observes wrong set-up"])
                .called("desk-how-ten-moves")
                .on(WRONG_ARRAY, "")
                .after(ELEVEN_MOVES),
        ],
    ),
    of_nobody(
        "desk-colors-reversed",
        Group::Board,
        &[
            variant("early", &["arbiter observes colors reversed"]).called("desk-how-early").after(THREE_MOVES),
            variant("ten-moves", &["arbiter observes colors reversed"])
                .called("desk-how-ten-moves")
                .after(ELEVEN_MOVES),
        ],
    ),
    incident(
        "desk-illegal-position",
        Group::Board,
        &[
            variant("seen", &["~{p} plays {move}", "~{p} presses", "arbiter observes an illegal position"])
                .called("desk-how-position-seen")
                .counted()
                .on(QUEEN, "Qe2-e4"),
            // Without the part that decides it, there is nothing to say about such a position.
            #[cfg(feature = "legality")]
            variant(super::STATED, &["arbiter observes an illegal position"])
                .called("desk-how-position-stated")
                .on(BOTH_IN_CHECK, "")
                .with(POSITION),
        ],
    ),
    of_nobody(
        "desk-board-turned",
        Group::Board,
        &[variant("found", &["arbiter observes board turned"]).after(THREE_MOVES)],
    ),
    incident(
        "desk-device",
        Group::Conduct,
        &[
            variant("body", &["arbiter finds {p}'s phone on the body"]),
            variant("sounds", &["arbiter finds {p}'s phone on the body sounding"]),
            variant("bag", &["arbiter finds {p}'s phone in the bag"]).called("desk-how-bag"),
            variant("bag-announced", &["arbiter finds {p}'s phone in the bag"])
                .called("desk-how-bag-announced")
                .under(&["devices in bags"]),
            variant("bag-on", &["arbiter finds {p}'s phone in the bag switched on"])
                .called("desk-how-bag-on")
                .under(&["devices in bags"]),
        ],
    ),
    incident(
        "desk-scoresheet",
        Group::Conduct,
        &[
            variant("not-recording", &["arbiter observes {p} not recording"]),
            variant("ahead", &["~{p} writes {move}", "~{p} plays {move}"]).called("desk-how-ahead").on(ARRAY, "e4"),
            variant("notes", &["{p} writes notes on the scoresheet"]),
            variant("hidden", &["{p} hides the scoresheet"]),
        ],
    ),
    incident(
        "desk-conduct",
        Group::Conduct,
        &[
            variant("disturbing", &["arbiter finds {p} disturbing the opponent"]),
            variant("noise", &["arbiter finds {p} making noise"]),
            variant("claims", &["arbiter finds {p} claiming unreasonably"]),
            variant("notes", &["arbiter finds {p} using notes"]),
            variant("advice", &["arbiter finds {p} taking advice"]),
            variant("other-board", &["arbiter finds {p} analyzing on another board"]),
            variant("smoking", &["arbiter finds {p} smoking"]),
            variant("disrepute", &["arbiter finds {p} bringing chess into disrepute"]),
            variant("refusing", &["arbiter finds {p} persistently refusing"]),
        ],
    ),
    incident(
        "desk-leaving",
        Group::Conduct,
        &[
            variant("venue", &["{p} leaves the venue"]),
            variant("area", &["{p} leaves the playing area"]),
            variant("permitted", &["{p} leaves the venue with permission"]),
        ],
    ),
    incident(
        "desk-search",
        Group::Conduct,
        &[
            variant("refused", &["arbiter asks to search {p}'s bags", "{p} refuses the search"])
                .called("desk-how-bags-refused"),
            variant("allowed", &["arbiter asks to search {p}'s bags", "{p} allows the search"]),
            variant("body", &["arbiter asks to search {p}'s body", "{p} refuses the search"])
                .called("desk-how-body-refused"),
        ],
    ),
    of_nobody(
        "desk-spectator",
        Group::Conduct,
        &[
            variant("interferes", &["spectator interferes"]),
            variant("phone", &["spectator uses a phone"]),
            variant("reports", &["spectator reports an irregularity"]),
        ],
    ),
    incident(
        "desk-checkmate",
        Group::Result,
        &[
            variant("checkmate", &["~{p} plays {move}"]).called("desk-how-checkmate").on(MATE, "Rh1-h8").with(MOVE),
            variant("stalemate", &["~{p} plays {move}"])
                .called("desk-how-stalemate")
                .on(STALEMATE, "Qf1-f7")
                .with(MOVE),
        ],
    ),
    incident("desk-resignation", Group::Result, &[variant("resigns", &["{p} resigns"])]),
    incident(
        "desk-agreement",
        Group::Result,
        &[
            variant("accepted", &["~{p} plays {move}", "{p} offers a draw", "{p} presses", "{o} accepts"])
                .on(ARRAY, "Ng1-f3")
                .after(&["e4", "e5"]),
            variant("declined", &["~{p} plays {move}", "{p} offers a draw", "{p} presses", "{o} declines"])
                .on(ARRAY, "Ng1-f3")
                .after(&["e4", "e5"]),
            variant("touched", &["~{p} plays {move}", "{p} offers a draw", "{p} presses", "~{o} touches g8"])
                .on(ARRAY, "Ng1-f3")
                .after(&["e4", "e5"])
                .called("desk-how-declined-by-touch"),
        ],
    ),
    of_nobody(
        "desk-signatures",
        Group::Result,
        &[variant("wrong", &["^arbiter declares 1-0", "~white signs 1/2-1/2", "~black signs 1/2-1/2"])
            .called("desk-how-signed-wrong")],
    ),
    incident("desk-appeal", Group::Result, &[variant("appeals", &["{p} appeals"])]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_there_once() {
        for (index, incident) in INCIDENTS.iter().enumerate() {
            assert!(INCIDENTS[..index].iter().all(|other| other.label != incident.label), "{}", incident.label);
            for (index, variant) in incident.variants.iter().enumerate() {
                let earlier = &incident.variants[..index];
                assert!(earlier.iter().all(|other| other.id != variant.id), "{} {}", incident.label, variant.id);
            }
        }
    }
}
