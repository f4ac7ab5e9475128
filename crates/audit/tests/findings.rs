//! Each kind of finding on a game made for it, with its place and Article; and what must not be found.

use jadoube_audit::{Finding, Judge, Kind, Options, Severity};
use jadoube_lawbook::Date;
use jadoube_notation::pgn::Reader;
use jadoube_texts::Locale;

fn judge(options: Options, text: &str) -> Vec<Finding> {
    let mut judge = Judge::new(options);
    let mut reader = Reader::new(text.as_bytes());
    while reader.read_game(&mut judge).unwrap() {}
    judge.take().found.into_iter().flat_map(|game| game.findings).collect()
}

/// A whole tag roster with this date and result, more tags, and the moves.
fn game(date: &str, result: &str, more: &str, moves: &str) -> String {
    format!(
        "[Event \"E\"]\n[Site \"S\"]\n[Date \"{date}\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
         [Result \"{result}\"]\n{more}\n{moves}\n\n"
    )
}

/// Kind, severity, ply and Article of everything found.
fn found(text: &str) -> Vec<(Kind, Severity, u32, Option<&'static str>)> {
    judge(Options::default(), text)
        .iter()
        .map(|finding| (finding.kind, finding.severity, finding.ply, finding.article.map(|article| article.number)))
        .collect()
}

fn in_2023(result: &str, moves: &str) -> Vec<(Kind, Severity, u32, Option<&'static str>)> {
    found(&game("2024.05.01", result, "", moves))
}

#[test]
fn castling_that_is_lost_is_lost_by_the_king_or_by_the_rook() {
    let start = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5";
    for (moves, article) in [
        ("4. Ke2 d6 5. Ke1 a6 6. O-O *", "3.8.2.1.1"),
        ("4. Rg1 d6 5. Rh1 a6 6. O-O *", "3.8.2.1.2"),
        // What came first has done it.
        ("4. Rg1 d6 5. Rh1 a6 6. Kf1 a5 7. Ke1 a4 8. O-O *", "3.8.2.1.2"),
        ("4. d3 d6 5. Bg5 a6 6. Nc3 h6 7. Qd2 Rg8 8. O-O-O Kf8 9. Kb1 Ke8 10. Be3 O-O *", "3.8.2.1.2"),
    ] {
        let found = in_2023("*", &format!("{start} {moves}"));
        let illegal = found.iter().find(|found| found.0 == Kind::IllegalMove);
        assert_eq!(illegal.and_then(|found| found.3), Some(article), "{moves} {found:?}");
    }
    // Nobody knows why a game begins without the right.
    let more = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n";
    let found = found(&game("2024.05.01", "*", more, "1. O-O *"));
    assert!(found.iter().any(|found| found.3 == Some("3.8.2.1")), "{found:?}");
}

#[test]
fn a_sound_game_is_clean() {
    assert_eq!(in_2023("1-0", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"), []);
    assert_eq!(in_2023("*", "1. e4 e5 {[%clk 0:10:00]} (1... c5 2. Zz9) 2. Nf3 $1 *"), []);
}

#[test]
fn illegal_ambiguous_and_unreadable_moves() {
    use Severity::Error;
    let ends = |moves: &str| in_2023("1-0", &format!("{moves} 1-0"));
    assert_eq!(ends("1. e4 e5 2. Bb6 a6 3. d3"), [(Kind::IllegalMove, Error, 3, Some("3.2"))]);
    assert_eq!(ends("1. e4 e5 2. Ra3 a6 3. d3"), [(Kind::IllegalMove, Error, 3, Some("3.5"))]);
    assert_eq!(ends("1. e4 e5 2. O-O a6 3. d3"), [(Kind::IllegalMove, Error, 3, Some("3.8.2.2.2"))]);
    assert_eq!(
        ends("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. b3 Bxf2+ 5. O-O"),
        [(Kind::IllegalMove, Error, 9, Some("3.8.2.2.1"))]
    );
    assert_eq!(ends("1. e4 a6 2. e5 d5 3. h3 h6 4. exd6 e.p. a5"), [(Kind::IllegalMove, Error, 7, Some("3.7.3.2"))]);
    assert_eq!(ends("1. Nf3 d5 2. d4 c5 3. Nd2 a6"), [(Kind::AmbiguousMove, Error, 5, Some("C.10"))]);
    assert_eq!(ends("1. e4 e5 2. Nz3 a6 3. d3"), [(Kind::UnreadableMove, Error, 3, Some("8.1.1"))]);
    assert_eq!(ends("1. e4 e5 2. -- a6 3. d3"), [(Kind::NullMove, Severity::Warning, 3, Some("8.1.1"))]);
}

#[test]
fn an_illegal_move_that_stood_weighs_less_where_nobody_may_have_watched() {
    let moves = "1. e4 e5 2. Nf3 Qh4 3. Nc3 Qxf2+ 4. a3 Nc6 5. Kxf2 d6 6. d3 a6 7. Be2 b6 1-0";
    let standard = found(&game("2024.05.01", "1-0", "[TimeControl \"5400+30\"]\n", moves));
    assert_eq!(standard, [(Kind::IllegalMove, Severity::Error, 7, Some("3.9.2"))]);
    let blitz = found(&game("2024.05.01", "1-0", "[TimeControl \"180+2\"]\n", moves));
    assert_eq!(blitz, [(Kind::IllegalMove, Severity::Note, 7, Some("3.9.2"))]);
    // A king that goes two squares and a bishop that jumps are the only ones that can be meant.
    for (moves, article) in [
        ("1. e4 e5 2. Ke3 Nc6 3. d4 d6 4. c3 a6 5. h3 h6 1-0", "3.8.1"),
        ("1. e4 e5 2. Bg5 Nc6 3. d4 d6 4. c3 a6 5. h3 h6 1-0", "3.5"),
    ] {
        let blitz = found(&game("2024.05.01", "1-0", "[TimeControl \"180+2\"]\n", moves));
        assert_eq!(blitz, [(Kind::IllegalMove, Severity::Note, 3, Some(article))]);
    }
    // Whether it was answered is seen only after the number that follows: always after Black's moves, and after White's where clocks are told.
    let fast = |moves: &str| found(&game("2024.05.01", "1-0", "[TimeControl \"180+2\"]\n", &format!("{moves} 1-0")));
    let [note, error] = [Severity::Note, Severity::Error];
    let black = "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ a6";
    assert_eq!(fast(&format!("{black} 4. d3 Kxf7 5. c3 b6 6. h3")), [(Kind::IllegalMove, note, 6, Some("3.9.2"))]);
    assert_eq!(fast(black), [(Kind::IllegalMove, error, 6, Some("3.9.2"))], "not answered");
    let clocks = "1. e4 e5 2. Nf3 Qh4 3. Nc3 Qxf2+ 4. a3 {[%clk 0:02:58]} 4... Nc6 5. Kxf2 d6 6. d3 a6 7. Be2 b6";
    assert_eq!(fast(clocks), [(Kind::IllegalMove, note, 7, Some("3.9.2"))]);
}

#[test]
fn a_move_that_was_left_out_is_found_where_it_is_missing() {
    let white = in_2023("1-0", "1. e4 e5 2. Nf3 Nc6 Nf6 4. Ng5 d5 5. exd5 1-0");
    assert_eq!(white, [(Kind::MissingMove, Severity::Error, 5, Some("8.1.1"))]);
    let black = in_2023("1-0", "1. e4 e5 2. Nf3 3. Bc4 Nf6 4. Ng5 d5 1-0");
    assert_eq!(black, [(Kind::MissingMove, Severity::Error, 4, Some("8.1.1"))]);
}

#[test]
fn numbers_and_marks() {
    // Signs are judged also where only a person can read the move.
    assert_eq!(in_2023("*", "1. e4 e5 2. nxf3 *"), [(Kind::CaptureMark, Severity::Warning, 3, Some("C.13.3"))]);
    assert_eq!(in_2023("*", "1. e4 e5 2. nf3+ *"), [(Kind::CheckMark, Severity::Warning, 3, Some("C.13.4"))]);
    assert_eq!(in_2023("*", "1. e4 d6 2. \u{2657}b5+ *"), []);
    assert_eq!(in_2023("*", "1. e4 d6 2. \u{2657}b5 *"), []);
    use Severity::Warning;
    let number = in_2023("1-0", "1. e4 e5 99. Nf3 Nc6 3. Bc4 1-0");
    assert_eq!(number, [(Kind::MoveNumber, Warning, 3, Some("8.1.1"))]);
    assert_eq!(in_2023("1-0", "1. e4+ e5 1-0"), [(Kind::CheckMark, Warning, 1, Some("C.13.4"))]);
    assert_eq!(in_2023("1-0", "1. e4 e5 2. Nf3# 1-0"), [(Kind::CheckMark, Warning, 3, Some("C.13.5"))]);
    assert_eq!(in_2023("1-0", "1. e4 e5 2. Nxf3 Nc6 1-0"), [(Kind::CaptureMark, Warning, 3, Some("C.13.3"))]);
    // The sign is not needed; where others have it, its absence is a slip.
    let signed = in_2023("1-0", "1. e4 f5 2. Qh5+ g6 3. Qxg6+ hxg6 4. Bb5 c6 5. Bxc6 1-0");
    assert_eq!(signed, []);
    let slip = in_2023("1-0", "1. e4 f5 2. Qh5+ g6 3. Qxg6 hxg6 1-0");
    assert_eq!(slip, [(Kind::CheckMark, Warning, 5, Some("C.13.4"))]);
    let nowhere = in_2023("1-0", "1. e4 f5 2. Qh5 g6 3. Qxg6 hxg6 1-0");
    assert_eq!(nowhere, [(Kind::CheckMark, Severity::Note, 3, Some("C.13.4"))]);
}

#[test]
fn games_that_went_on_after_their_end() {
    let mate = in_2023("0-1", "1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1");
    assert_eq!(mate, [(Kind::AfterMate, Severity::Error, 5, Some("5.1.1"))]);
    let other = in_2023("1-0", "1. f3 e5 2. g4 Qh4# 3. a3 a6 1-0");
    let mate = (Kind::ResultMate, Severity::Error, 6, Some("5.1.1"));
    assert_eq!(other, [(Kind::AfterMate, Severity::Error, 5, Some("5.1.1")), mate]);
    let fen = "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/3k4/4p3/4KN2 w - - 0 1\"]\n";
    let dead = found(&game("2024.05.01", "1/2-1/2", fen, "1. Ng3 Ke3 2. Nxe2 Kd3 3. Kf2 1/2-1/2"));
    assert_eq!(dead, [(Kind::AfterDeadPosition, Severity::Warning, 3, Some("5.2.2"))]);
    let decisive = found(&game("2024.05.01", "1-0", fen, "1. Ng3 Ke3 2. Nxe2 1-0"));
    assert_eq!(decisive, [(Kind::ResultDeadPosition, Severity::Error, 3, Some("5.2.2"))]);
}

/// Both sides go out and back so often.
fn shuffles(times: usize) -> String {
    (0..times).map(|turn| format!("{}. Nf3 Nf6 {}. Ng1 Ng8 ", 2 * turn + 1, 2 * turn + 2)).collect()
}

#[test]
fn repetition_by_edition() {
    let five = format!("{} 9. e4 e5 1-0", shuffles(4));
    let kinds =
        |date: &str| -> Vec<Kind> { found(&game(date, "1-0", "", &five)).into_iter().map(|(kind, ..)| kind).collect() };
    assert_eq!(kinds("2012.05.01"), [Kind::ClaimRepetition], "9.6 knew no repetition in 2009");
    for date in ["2015.05.01", "2019.05.01", "2024.05.01"] {
        assert_eq!(kinds(date), [Kind::ClaimRepetition, Kind::AfterFivefold, Kind::ResultAutomaticDraw], "{date}");
    }
    // 9.6: over is over, whatever comes after it; and a result that is not known could be.
    let mated = |result: &str| -> Vec<Kind> {
        let moves = format!("{} 9. f3 e5 10. g4 Qh4# {result}", shuffles(4));
        in_2023(result, &moves).into_iter().map(|(kind, ..)| kind).collect()
    };
    assert_eq!(mated("1/2-1/2"), [Kind::ClaimRepetition, Kind::AfterFivefold]);
    assert_eq!(mated("0-1"), [Kind::ClaimRepetition, Kind::AfterFivefold, Kind::ResultAutomaticDraw]);
    let open = in_2023("*", &format!("{} *", shuffles(4)));
    assert!(open.contains(&(Kind::ResultAutomaticDraw, Severity::Warning, 16, Some("9.6.1"))), "{open:?}");
    let apart =
        format!("{} 5. Nc3 Nc6 6. Nb1 Nb8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nc3 Nc6 10. Nb1 Nb8 11. e4 1/2-1/2", shuffles(2));
    let kinds = |date: &str| -> Vec<Kind> {
        found(&game(date, "1/2-1/2", "", &apart)).into_iter().map(|(kind, ..)| kind).collect()
    };
    assert!(kinds("2019.05.01").contains(&Kind::AfterFivefold));
    // What a year leaves open is judged only where both editions agree.
    assert!(!kinds("2009.??.??").contains(&Kind::AfterFivefold));
    assert!(!kinds("????.??.??").contains(&Kind::AfterFivefold));
}

/// 9.6.2: a checkmate with the last of the moves counts.
#[test]
fn a_mate_with_the_seventy_fifth_move_wins() {
    let from = |halfmoves: u16, moves: &str| {
        let tags = format!("[SetUp \"1\"]\n[FEN \"7k/R7/6K1/8/8/8/8/8 w - - {halfmoves} 90\"]\n");
        let found = found(&game("2024.05.01", "1-0", &tags, moves));
        found.into_iter().map(|(kind, ..)| kind).collect::<Vec<_>>()
    };
    // A draw could have been claimed before the first move.
    assert_eq!(from(149, "90. Ra8# 1-0"), [Kind::ClaimFifty]);
    assert_eq!(from(149, "90. Ra1 1-0"), [Kind::ResultAutomaticDraw, Kind::ClaimFifty]);
    let late = from(148, "90. Ra1 Kg8 91. Ra8# 1-0");
    assert_eq!(late, [Kind::AfterSeventyFive, Kind::ResultAutomaticDraw, Kind::ClaimFifty]);
}

/// 5.2.2: what looks alive and is dead needs a proof, and what looks dead and is not needs a mate.
#[test]
fn dead_is_what_the_solver_proves() {
    let from = |fen: &str, result: &str, moves: &str| {
        let tags = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
        found(&game("2024.05.01", result, &tags, &format!("{moves} {result}")))
    };
    // A wall of pawns; the bishops go round in their halves for ever.
    let wall = "8/8/4b1k1/1p1p1p1p/1P1P1P1P/4B1K1/8/8 w - - 0 1";
    let dead = |ply| (Kind::AfterDeadPosition, Severity::Warning, ply, Some("5.2.2"));
    let won = |ply| (Kind::ResultDeadPosition, Severity::Error, ply, Some("5.2.2"));
    assert_eq!(from(wall, "1/2-1/2", "1. Kf2 Kf7 2. Ke2 Ke7"), [dead(0)]);
    assert_eq!(from(wall, "1-0", "1. Kf2 Kf7"), [won(2), dead(0)]);
    // White has no other move than to take the queen, after which nobody can mate.
    let only_move = (Kind::AfterDeadPosition, Severity::Note, 0, Some("5.2.2"));
    assert_eq!(from("8/8/8/8/8/k7/7q/7K w - - 0 1", "1/2-1/2", "1. Kxh2"), [only_move]);
    assert_eq!(from("8/8/8/8/8/k7/7q/7K w - - 0 1", "1/2-1/2", "1. Kxh2 Kb3 2. Kg3"), [dead(0)]);
    // A knight against a pawn: the pawn can become something that gets in its own king's way.
    assert_eq!(from("8/8/8/4k3/p7/8/8/4K1N1 w - - 0 1", "1-0", "1. Kd2 Kd4"), []);
}

#[test]
fn results_that_cannot_be() {
    use Severity::{Error, Note, Warning};
    assert_eq!(in_2023("1-0", "1. f3 e5 2. g4 Qh4# 1-0"), [(Kind::ResultMate, Error, 4, Some("5.1.1"))]);
    assert_eq!(in_2023("*", "1. f3 e5 2. g4 Qh4# *"), [(Kind::ResultMate, Warning, 4, Some("5.1.1"))]);
    assert_eq!(in_2023("1-0", "1. e4 e5 0-1"), [(Kind::ResultTag, Error, 2, Some("8.7"))]);
    assert_eq!(in_2023("1-0", "1. e4 e5"), [(Kind::MissingResult, Warning, 2, Some("8.7"))]);
    let bare = "[SetUp \"1\"]\n[FEN \"8/8/8/3k4/8/3K4/4P3/8 w - - 0 1\"]\n";
    let black_wins = |date: &str, termination: &str| {
        found(&game(date, "0-1", &format!("{bare}[Termination \"{termination}\"]\n"), "1. e4+ Ke5 0-1"))
    };
    // 6.9 in every edition; resignation only since 5.1.2 says so.
    assert_eq!(black_wins("2012.05.01", "time forfeit"), [(Kind::ResultCannotMate, Error, 2, Some("6.9"))]);
    assert_eq!(black_wins("2019.05.01", "normal"), [(Kind::ResultCannotMate, Note, 2, Some("6.9"))]);
    assert_eq!(black_wins("2024.05.01", "normal"), [(Kind::ResultCannotMate, Error, 2, Some("5.1.2"))]);
    assert_eq!(black_wins("2024.05.01", "rules infraction"), [], "the arbiter decided");
}

#[test]
fn termination_tags_are_understood() {
    let said = |termination: &str, result: &str, moves: &str| {
        found(&game("2024.05.01", result, &format!("[Termination \"{termination}\"]\n"), &format!("{moves} {result}")))
    };
    let kinds = |found: Vec<(Kind, Severity, u32, Option<&'static str>)>| -> Vec<Kind> {
        found.into_iter().map(|(kind, ..)| kind).collect()
    };
    assert_eq!(kinds(said("A won by checkmate", "1-0", "1. e4 e5")), [Kind::Termination]);
    assert_eq!(kinds(said("drawn by repetition", "1/2-1/2", "1. e4 e5")), [Kind::DrawRepetition]);
    assert_eq!(kinds(said("drawn by 50-move rule", "1/2-1/2", "1. e4 e5")), [Kind::DrawFifty]);
    assert_eq!(kinds(said("time forfeit", "1/2-1/2", "1. e4 e5")), [Kind::ResultTermination]);
    assert_eq!(kinds(said("unterminated", "1-0", "1. e4 e5")), [Kind::ResultTermination]);
    assert_eq!(kinds(said("drawn by repetition", "1/2-1/2", &shuffles(2))), []);
    assert_eq!(kinds(said("Draw agreed, both in time trouble", "1/2-1/2", "1. e4 e5")), []);
    // Who is said to have won, by color or by name.
    let fools_mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(kinds(said("White resigned", "1-0", "1. e4 e5")), [Kind::ResultTermination]);
    assert_eq!(kinds(said("Black resigned", "1-0", "1. e4 e5")), []);
    assert_eq!(kinds(said("b won on time", "1-0", "1. e4 e5")), [Kind::ResultTermination]);
    assert_eq!(kinds(said("White mates", "0-1", fools_mate)), [Kind::ResultTermination]);
    assert_eq!(kinds(said("Black mates", "0-1", fools_mate)), []);
    assert_eq!(kinds(said("time forfeit", "0-1", fools_mate)), [Kind::Termination]);
    assert_eq!(kinds(said("White resigned", "0-1", fools_mate)), [Kind::Termination]);
    // The claim may be made with the move that is about to be played (9.2.1).
    assert_eq!(kinds(said("drawn by repetition", "1/2-1/2", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1")), []);
}

#[test]
fn clocks() {
    let slow = "1. e4 {[%emt 0:02:00]} e5 {[%emt 0:00:01]} 2. d4 {[%emt 0:03:00]} d5 3. a3 {[%emt 0:00:05]} *";
    let slow = found(&game("2024.05.01", "*", "[TimeControl \"180\"]\n", slow));
    assert_eq!(slow.iter().map(|finding| (finding.0, finding.2)).collect::<Vec<_>>(), [(Kind::ClockControl, 3)]);
    let played = |control: &str, moves: &str| -> Vec<Kind> {
        let tag = format!("[TimeControl \"{control}\"]\n");
        found(&game("2024.05.01", "*", &tag, moves)).into_iter().map(|(kind, ..)| kind).collect()
    };
    assert_eq!(played("300", "1. e4 {[%clk 0:07:00]} e5 {[%clk 0:05:00]} *"), [Kind::ClockControl]);
    assert_eq!(played("300", "1. e4 {[%clk 0:04:00]} e5 2. d4 {[%clk 0:04:30]} *"), [Kind::ClockGrows]);
    assert_eq!(played("300+40", "1. e4 {[%clk 0:04:00]} e5 2. d4 {[%clk 0:04:30]} *"), []);
    assert_eq!(played("300", "1. e4 {[%clk soon]} e5 *"), [Kind::ClockUnreadable]);
}

#[test]
fn tags_and_starts() {
    let kinds = |text: &str| -> Vec<Kind> { found(text).into_iter().map(|(kind, ..)| kind).collect() };
    assert_eq!(kinds("[White \"A\"]\n[Black \"A\"]\n\n1. e4 *\n"), [Kind::MissingTag, Kind::SamePlayers]);
    assert_eq!(kinds("[White \"Ann  Lee\"]\n[Black \"ANN LEE\"]\n\n1. e4 *\n"), [Kind::MissingTag, Kind::SamePlayers]);
    assert_eq!(kinds(&game("2023.02.30", "*", "", "1. e4 *")), [Kind::BadDate]);
    let latest = |year, month, day| Some(Date { year, month, day });
    let dated =
        |date: &str, latest| judge(Options { latest, ..Options::default() }, &game(date, "*", "", "1. e4 *")).len();
    assert_eq!(dated("2199.01.01", latest(2026, Some(11), Some(15))), 1);
    assert_eq!(dated("2026.11.16", latest(2026, Some(11), Some(15))), 1);
    assert_eq!(dated("2026.11.15", latest(2026, Some(11), Some(15))), 0);
    assert_eq!(dated("2026.??.??", latest(2026, Some(11), Some(15))), 0);
    assert_eq!(dated("2199.01.01", None), 0);
    assert_eq!(kinds(&game("2023.02.03", "*", "[WhiteElo \"9999\"]\n", "1. e4 *")), [Kind::BadTag]);
    assert_eq!(kinds(&game("2023.02.03", "*", "[WhiteElo \"4013\"]\n", "1. e4 *")), []);
    assert_eq!(kinds(&game("2023.02.03", "win", "", "1. e4 1-0")), [Kind::BadTag]);
    assert_eq!(kinds(&game("2023.02.03", "*", "[PlyCount \"9\"]\n", "1. e4 *")), [Kind::PlyCount]);
    assert_eq!(kinds(&game("2023.02.03", "*", "[SetUp \"1\"]\n", "1. e4 *")), [Kind::SetUpTag]);
    assert_eq!(kinds(&game("2023.02.03", "*", "[SetUp \"1\"]\n[FEN \"x\"]\n", "1. e4 *")), [Kind::BadFen]);
    let two_kings = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/KK6 w - - 0 1\"]\n";
    assert_eq!(kinds(&game("2023.02.03", "*", two_kings, "*")), [Kind::IllegalStart]);
    let nine_pawns = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1\"]\n";
    assert_eq!(kinds(&game("2023.02.03", "*", nine_pawns, "*")), [Kind::UnreachableStart]);
    // Arguments that need more than counting: a locked bishop, the number of moves, the last move. They are of the usual array.
    for fen in [
        "4k3/8/8/8/8/8/1PPPPPPP/B3K3 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "6Qk/2K5/8/8/8/2B5/8/8 b - - 0 1",
    ] {
        let start = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
        assert!(kinds(&game("2023.02.03", "*", &start, "*")).contains(&Kind::UnreachableStart), "{fen}");
        let chess960 = format!("[Variant \"Chess960\"]\n{start}");
        assert!(!kinds(&game("2023.02.03", "*", &chess960, "*")).contains(&Kind::UnreachableStart), "{fen}");
    }
    let shuffled = "[SetUp \"1\"]\n[FEN \"rnbbqknr/pppppppp/8/8/8/8/PPPPPPPP/RNBBQKNR w - - 0 1\"]\n";
    assert_eq!(kinds(&game("2023.02.03", "*", shuffled, "*")), []);
    assert_eq!(kinds(&game("2023.02.03", "*", "[Variant \"Atomic\"]\n", "1. e4 *")), [Kind::OtherVariant]);
}

#[test]
fn castling_in_chess960_is_known() {
    let fen = "[SetUp \"1\"]\n[FEN \"bnrbkqrn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKQRN w GCgc - 0 1\"]\n";
    let named = game("2023.02.03", "*", &format!("{fen}[Variant \"Chess960\"]\n"), "1. g3 g6 2. Qg2 Qg7 3. O-O *");
    assert_eq!(found(&named), []);
    let silent = game("2023.02.03", "*", fen, "1. g3 g6 2. Qg2 Qg7 3. O-O *");
    assert_eq!(found(&silent)[0].0, Kind::Chess960);
}

#[test]
fn a_damaged_game_costs_itself_only() {
    let text = game("2024.05.01", "1-0", "", "1. e4 {open 1-0")
        + &game("2024.05.01", "1-0", "", "1. d4 (1. c4 d5 1-0")
        + &game("2024.05.01", "1-0", "", "1. d4 @@ d5 1-0");
    let kinds: Vec<Kind> = found(&text).into_iter().map(|(kind, ..)| kind).collect();
    assert_eq!(kinds, [Kind::UnclosedComment, Kind::UnclosedVariation, Kind::Noise]);
}

#[test]
fn only_what_is_asked_for() {
    let text = game("2024.05.01", "0-1", "[PlyCount \"9\"]\n", "1. e4 e5 1-0");
    let options = Options { only: vec![Kind::ResultTag], ..Options::default() };
    assert_eq!(judge(options, &text).len(), 1);
    let options = Options { severity: Some(Severity::Error), ..Options::default() };
    assert_eq!(judge(options, &text).len(), 1);
}

#[test]
fn findings_are_translated_into_every_language() {
    let text = game("2024.02.30", "0-1", "[PlyCount \"9\"]\n", "1. e4 e5 2. Bb6 99. a3 Nc6 3. Ra5 1-0")
        + &game("2024.05.01", "1-0", "", &format!("{} 9. e4 e5+ 1-0", shuffles(4)))
        + &game("2024.05.01", "1-0", "[TimeControl \"60\"]\n", "1. f3 {[%clk 1:00:00]} e5 2. g4 Qh4# 3. a3");
    let findings = judge(Options::default(), &text);
    assert!(findings.len() > 8);
    for finding in findings {
        for locale in Locale::all_and_pseudo() {
            finding.message.try_text(locale).unwrap();
        }
    }
}
