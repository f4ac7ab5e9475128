//! `jadoube play` as a user meets it without a terminal: scripts, files, messages and exit codes.

mod common;

use std::path::PathBuf;
use std::process::Output;

use common::text;

fn jadoube(arguments: &[&str], input: &str) -> Output {
    common::jadoube(&[&["play"], arguments].concat(), input)
}

fn script(arguments: &[&str], input: &str) -> Output {
    jadoube(&[&["--script", "-"], arguments].concat(), input)
}

/// Standard output of a script that must end with this code.
fn said(code: i32, arguments: &[&str], input: &str) -> String {
    let output = script(arguments, input);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{out}\n{err}");
    out
}

/// Standard error of a run that could not do its job, with its line breaks taken out.
fn complaint(output: &Output) -> String {
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{}\n{err}", text(&output.stdout));
    err.split_whitespace().filter(|&word| word != "│").collect::<Vec<_>>().join(" ")
}

/// A folder of its own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("jadoube-play-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const MATE: &str = "0:00:00 start\n0:00:03 f3\n0:00:06 e5\n0:00:09 g4\n0:00:12 Qh4#\n";

#[test]
fn a_whole_game_with_its_articles() {
    let out = said(0, &["--edition", "2023"], MATE);
    assert!(out.contains("0:00:12  black Qh4#\n"), "{out}");
    assert!(out.contains("5.1.1: Black has given checkmate. The game is over: 0-1."), "{out}");
}

#[test]
fn exports_pgn_and_does_not_overwrite_strangers() {
    let folder = Folder::new("export");
    let (game, stranger) = (folder.file("game.pgn"), folder.file("stranger.pgn"));
    std::fs::write(&stranger, "mine").unwrap();
    let input = format!("{MATE}0:00:13 export {game}\n0:00:14 export {game}\n0:00:15 export {stranger}\n");
    let out = said(1, &["--control", "5+3", "--white", "Anna \"A\"", "--lang", "hu"], &input);
    assert!(out.contains("már létezik; más nevet kell választani"), "{out}");
    assert_eq!(std::fs::read_to_string(&stranger).unwrap(), "mine");
    let pgn = std::fs::read_to_string(&game).unwrap();
    for wanted in [
        "[White \"Anna \\\"A\\\"\"]",
        "[Result \"0-1\"]",
        "[TimeControl \"300+3\"]",
        "[Termination \"normal\"]",
        "1. f3 {[%clk 0:05:03]}",
        "Qh4# {[%clk ",
    ] {
        assert!(pgn.contains(wanted), "{wanted} is not in\n{pgn}");
    }
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 2, "no half-written file is left");
}

#[test]
fn touch_move_is_ruled() {
    let out =
        said(0, &[], "0:00:00 start\n0:00:05 touch g1\n0:00:06 e4\n0:00:09 black claim touch-move\n0:00:10 show\n");
    assert!(out.contains("4.3.1: touch-move applies to White. White must play Nf3 or Nh3."), "{out}");
    assert!(out.contains("White broke the touch-move rule by making a different move"), "{out}");
    assert!(out.contains("White has the move; must play Ng1-f3 or Ng1-h3"), "{out}");
    assert!(out.contains("[N]"), "{out}");
}

#[test]
fn an_illegal_move_costs_what_the_edition_says() {
    let input = "0:00:00 start\n0:00:05 e2e5\n0:00:08 claim illegal\n0:00:09 show\n";
    let long = said(0, &["--control", "90+30"], input);
    assert!(long.contains("Black gets an extra 2 minutes for White's illegal move."), "{long}");
    let blitz = said(0, &["--control", "5+3"], input);
    assert!(blitz.contains("Black gets an extra 1 minute for White's illegal move."), "{blitz}");
    let older = said(0, &["--control", "5+3", "--edition", "2014", "--supervision", "reduced"], input);
    assert!(older.contains("The game is over: 0-1"), "{older}");
}

#[test]
fn a_wrong_claim_gives_the_opponent_time() {
    let out = said(0, &["--control", "90+30"], "0:00:00 start\n0:00:05 claim repetition Nf3\n0:00:06 show\n");
    assert!(out.contains("the position has occurred once, not three times. Black gets an extra 2 minutes."), "{out}");
    assert!(out.contains("must play Ng1-f3"), "{out}");
}

#[test]
fn the_hall_sees_a_flag_only_when_it_watches() {
    let input = "0:00:00 start\n0:00:02 e4\n0:10:00 show\n";
    let watched = said(0, &["--control", "5m", "--watch"], input);
    assert!(watched.contains("0:05:02  The hall sees that Black's flag is down"), "{watched}");
    assert!(
        watched.contains("6.9: Black did not complete the required moves in time. The game is over: 1-0."),
        "{watched}"
    );
    let unwatched = said(0, &["--control", "5m"], &format!("{input}0:10:05 claim flag\n"));
    let before = unwatched.find("FLAG DOWN").expect("the clock shows it");
    let after = unwatched.find("white claim flag").expect("the opponent is meant");
    assert!(before < after && unwatched.contains("The game is over: 1-0."), "{unwatched}");
}

#[test]
fn other_languages_and_chess960() {
    let greek = said(0, &["--lang", "el"], "0:00:00 start\n0:00:01 ε4\n0:00:02 e5\n0:00:03 Ιζ3\n0:00:04 show\n");
    assert!(greek.contains("Ιζ3 {"), "{greek}");
    let random = said(0, &["--chess960", "0"], "0:00:00 show\n");
    assert!(random.contains("  1  B  B  Q  N  N  R  K  R"), "{random}");
}

#[test]
fn a_saved_game_is_resumed_with_its_clocks_stopped() {
    let folder = Folder::new("resume");
    let log = folder.file("game.log");
    let arguments = ["--control", "90+30", "--save", &log];
    said(0, &arguments, "0:00:00 start\n0:00:05 e4\n0:00:09 e5\n0:00:12 make Nf3\n");
    let out = said(1, &["--load", &log], "0:00:20 black Nc6\n0:00:21 arbiter restart\n0:00:30 press\n0:00:31 show\n");
    assert!(out.contains("hall stops the clocks"), "{out}");
    assert!(out.contains("The clocks are stopped. To continue: arbiter restart"), "{out}");
    // 5 seconds for the first move, 3 and 9 for the second, and nothing for the pause; 30 come with each.
    assert!(out.contains("White: 1:31:13"), "{out}");
    assert!(out.contains("2. Nf3 {1:31:13}"), "{out}");
    // What happened after resuming is in the same file.
    let again = said(0, &["--load", &log], "0:01:00 show\n");
    assert!(again.contains("2. Nf3 {1:31:13}"), "{again}");
}

#[test]
fn a_line_that_was_not_written_to_its_end_is_dropped() {
    let folder = Folder::new("torn");
    let log = folder.file("game.log");
    said(0, &["--save", &log], "0:00:00 start\n0:00:05 e4\n");
    let whole = std::fs::read(&log).unwrap();
    // Wherever the writing of the last line was cut off.
    let last = whole[..whole.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    for cut in [last + 1, last + 10, whole.len() - 2, whole.len() - 1] {
        std::fs::write(&log, &whole[..cut]).unwrap();
        let out = said(0, &["--load", &log], "0:00:20 show\n");
        assert!(out.contains("is incomplete and was dropped"), "{out}");
        assert!(out.contains("White has not pressed the clock yet"), "{out}");
        let kept = text(&std::fs::read(&log).unwrap());
        assert!(
            kept.ends_with('\n') && kept.lines().all(|line| line.starts_with('{') && line.ends_with('}')),
            "{kept}"
        );
    }
}

#[test]
fn bad_logs_are_refused_and_left_alone() {
    let folder = Folder::new("bad-logs");
    let log = folder.file("game.log");
    said(0, &["--save", &log], "0:00:00 start\n0:00:05 e4\n");
    let good = text(&std::fs::read(&log).unwrap());
    let exists = complaint(&script(&["--save", &log], ""));
    assert!(exists.contains("already exists") && exists.contains("--load"), "{exists}");
    let lines: Vec<&str> = good.lines().collect();
    let head = lines[0];
    let cases = [
        (String::new(), "it is empty"),
        ("hello\n".to_owned(), "is not a saved game"),
        (head.replace("\"jadoube_play\":1", "\"jadoube_play\":7") + "\n", "its format is 7"),
        (format!("{head}\nhello\n{}\n", lines[1]), "line 2: expected value"),
        (format!("{head}\n{}\n{}\n", lines[4], lines[1]), "line 3: this cannot have happened: an act at 0:00:00"),
    ];
    for (content, wanted) in cases {
        std::fs::write(&log, &content).unwrap();
        let why = complaint(&script(&["--load", &log], "0:00:20 show\n"));
        assert!(why.contains(wanted), "{wanted} is not in: {why}");
        assert_eq!(text(&std::fs::read(&log).unwrap()), content);
    }
    let missing = complaint(&script(&["--load", &folder.file("nothing")], ""));
    assert!(missing.contains("cannot read"), "{missing}");
}

#[test]
fn bad_lines_are_pointed_at() {
    let cases = [
        ("white e4\n", ":1:1", "found \"white\", expected a time such as 0:00:05"),
        (
            "0:00:00 start\n\n# a remark\n  0:00:01 touch e9\n",
            ":4:17",
            "found \"e9\", expected a square such as \"e4\"",
        ),
        ("0:00:00 start\n0:00:01 Bb5\n", ":2:9", "the white pawn on e2 is in the way"),
        ("0:00:00 start\n0:00:01 fnord\n", ":2:", "expected a move such as Nf3 or a command; help lists them"),
        ("0:00:00 start\n0:00:01\n", ":2:", "the line ends here"),
        ("0:00:00 claim victory\n", ":1:15", "found \"victory\""),
    ];
    for (input, place, wanted) in cases {
        let why = complaint(&script(&[], input));
        assert!(why.contains(wanted) && why.contains(place), "{wanted} at {place} is not in: {why}");
    }
}

#[test]
fn impossible_lines_are_reported_and_skipped() {
    let out = said(1, &[], "0:00:00 start\n0:00:05 e4\n0:00:04 e5\n0:00:06 touch e3\n0:00:07 e5\n");
    assert!(out.contains("an act at 0:00:04 cannot follow one at 0:00:05"), "{out}");
    assert!(out.contains("there is no piece on e3 to touch"), "{out}");
    assert!(out.contains("Black has made the move e5"), "{out}");
    let early = said(1, &[], "0:00:01 e4\n0:00:02 press\n");
    assert!(early.contains("The game has not begun. To begin: start"), "{early}");
}

#[test]
fn json_for_machines() {
    let out = said(0, &["--json"], MATE);
    assert!(out.lines().all(|line| line.starts_with('{') && line.ends_with('}')), "{out}");
    assert!(
        out.contains("{\"version\":1,\"type\":\"note\",\"at\":12000,\"text\":\"black Qh4#\",\"refused\":false}\n"),
        "{out}"
    );
}

#[test]
fn bad_options_are_explained() {
    for (arguments, wanted) in [
        (["--control", "soon"], "column 1"),
        (["--edition", "1997"], "expected the year of an edition: 2009"),
        (["--chess960", "960"], "expected a number from 0 to 959"),
        (["--lang", "tlh"], "expected one of"),
        (["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], "cannot be played on"),
        (["--supervision", "none"], "expected full or reduced"),
    ] {
        let why = complaint(&script(&arguments, ""));
        assert!(why.contains(wanted), "{wanted} is not in: {why}");
    }
    let both = complaint(&script(&["--load", "x", "--edition", "2018"], ""));
    assert!(both.contains("cannot be used with"), "{both}");
}

#[test]
fn without_a_terminal_there_is_a_way_out() {
    let why = complaint(&jadoube(&[], ""));
    assert!(why.contains("a game needs a terminal") && why.contains("--script"), "{why}");
}

#[test]
fn all_output_is_in_the_language_of_the_table() {
    let input = "0:00:00 start\n0:00:03 Hf3\n0:00:06 Nc6\n0:00:09 touch g1\n0:00:10 show\n0:00:11 help\n";
    let out = said(1, &["--lang", "hu"], input);
    assert!(out.contains("6.2.1 pont: világos lépése teljesen befejeződött. Sötét órája jár."), "{out}");
    assert!(out.contains("4.7 pont: sötét megtette a lépést: Hc6."), "{out}");
    assert!(out.contains("Ez nem történhetett meg: a g1 mezőn nincs báb, amelyet meg lehetne érinteni."), "{out}");
    assert!(out.contains("Világos következik lépésre"), "{out}");
    assert!(out.contains("megteszi a lépést, és kezeli az órát"), "{out}");
    let bad = complaint(&script(&["--lang", "sr-Cyrl"], "0:00:00 start\n0:00:03 touch j9\n"));
    assert!(bad.contains("овај ред није разумљив") && bad.contains("нађено је „j9“"), "{bad}");
    // Moves in German; there are no texts in it.
    let german = said(0, &["--lang", "de"], "0:00:00 start\n0:00:03 Sf3\n0:00:04 show\n");
    assert!(german.contains("Black has the move") && german.contains("1. Sf3"), "{german}");
}

/// A game adjourned and left: a move is sealed, and the log does not have it.
const SEALED: &str =
    "0:00:00 start\n0:00:05 e4\n0:00:09 e5\n1:00:00 arbiter adjourn\n1:01:00 seal Nb1-c3\n1:01:30 stop\n";

#[test]
fn a_sealed_move_is_kept_apart_from_the_log() {
    let folder = Folder::new("sealed");
    let log = folder.file("game.log");
    let out = said(0, &["--control", "120", "--white", "Anna", "--save", &log], &format!("{SEALED}1:02:00 envelope\n"));
    assert!(out.contains("white seals\n") && !out.contains("b1-c3"), "{out}");
    assert!(out.contains("Sealed by: Anna (White)") && out.contains("Move number: 2"), "{out}");
    let kept = text(&std::fs::read(&log).unwrap());
    // Two letters alone may stand in the digits of the commitment.
    assert!(!kept.contains("b1-c3") && !kept.contains("b1c3"), "{kept}");
    let key = text(&std::fs::read(format!("{log}.sealed")).unwrap());
    assert!(key.ends_with(" Nb1-c3\n"), "{key}");
    // Another day, another session.
    let resumed = "4:00:00 black arrive\n4:00:00 arbiter resume\n4:00:01 arbiter open envelope\n";
    let out = said(0, &["--load", &log], resumed);
    assert!(out.contains("White had sealed “Nb1-c3”") && out.contains("Black's clock runs"), "{out}");
}

#[test]
fn an_envelope_without_its_key_is_lost() {
    let folder = Folder::new("unsealed");
    let log = folder.file("game.log");
    said(0, &["--control", "120", "--save", &log], SEALED);
    std::fs::remove_file(format!("{log}.sealed")).unwrap();
    let resumed = "4:00:00 black arrive\n4:00:00 arbiter resume\n4:00:01 arbiter open envelope\n\
                   4:00:10 arbiter lose envelope\n4:00:20 state Nf3\n";
    let out = said(1, &["--load", &log], resumed);
    assert!(out.contains("There is no envelope to open."), "{out}");
    assert!(out.contains("White states that “Nf3” was sealed") && out.contains("Black's clock runs"), "{out}");
    // A key that was tampered with is no key.
    std::fs::write(format!("{log}.sealed"), "hello\n").unwrap();
    let out = said(0, &["--load", &log], "5:00:00 show\n");
    assert!(out.contains("line 1: this is not a sealed move with its key"), "{out}");
}

#[test]
fn a_move_is_taken_back_and_the_sheets_are_compared() {
    let out = said(
        0,
        &["--edition", "2023"],
        "0:00:00 start\n0:00:03 make e4\n0:00:04 white take back\n0:00:05 e4\n0:00:06 press\n\
         0:00:07 white write \u{1b}e4\n0:00:08 black write d4\n0:00:09 compare\n0:00:10 resign\n0:00:11 offer\n",
    );
    assert!(out.contains("White takes the move back. White must play e4."), "{out}");
    assert!(out.contains("0:00:06  white press\n         6.2.1: White's press of the clock has no effect.\n"), "{out}");
    assert!(out.contains("White writes “\\u{1b}e4”."), "{out}");
    let told = "Black's scoresheet differs from the moves played at 1.: it has “d4”, but e2-e4 was played.";
    assert!(out.contains(told), "{out}");
    assert!(out.contains("5.1.2: Black acts after the end of the game, which changes nothing."), "{out}");
    assert!(!out.chars().any(|c| c.is_control() && c != '\n'), "{out:?}");
}
