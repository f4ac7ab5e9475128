//! Published positions with known verdicts. The table is not part of the project; without it there is nothing to check.
#![allow(clippy::print_stdout, reason = "what was skipped and left undecided is told")]

mod common;

use std::collections::BTreeMap;
use std::path::PathBuf;

use common::full;
use jadoube_board::Setup;
use jadoube_legality::{Argument, Budget, Start, Verdict, check, legality};

/// Labelled legal, but with 32 men and eight promotions.
const WRONG_LABEL: &str = "K1k5/p1ppp3/8/RRRNNN2/QQBBB3/rrnnbbq1/P1PPP3/4rnbq b - - 0 1";

/// Labelled legal as a diagram: the last move was g2-g4, and Black may capture en passant. Without the square g3 it is another
/// position, which cannot arise.
const EN_PASSANT: [&str; 2] =
    ["8/2pp4/2p2PP1/4pKRP/4ppPk/7p/3PPP2/8 b - - 0 1", "8/2pp4/2p2PP1/4pKRP/4ppPk/7p/3PPP2/8 b - g3 0 1"];

/// Labelled illegal, but games of 58, 68, 70, 97 and 152 plies lead there, which python-chess replays as well: the labels must
/// be about something that the FENs do not say, such as a right to castle.
const LEGAL_AFTER_ALL: [&str; 5] = [
    "2br3k/1ppppppp/2n5/2N5/2P1BPN1/1R3K2/P2P2PP/7R w - - 0 1",
    "r1b1kbn1/1p1p1ppp/2p1q3/4p3/2N4R/8/1PPPPPPP/2B1Q1K1 w - - 0 1",
    "4k1n1/5pK1/8/8/8/8/8/8 w - - 0 1",
    "4k3/p1pp1pp1/1p5p/8/8/1RRR4/8/4K3 b - - 0 1",
    "rq1qk2r/ppppp3/2nb1ppn/6P1/2P1N3/1Q1P1P2/PP1KP2P/2R2B1R w - - 0 1",
];

/// Labelled illegal for its en passant square: the double step cannot have been the last move. But no capture en passant is
/// legal, for Black is in check from a knight; so the square says nothing (9.2.3), and the position without it is legal.
const SILENT_EN_PASSANT: &str = "1r2N1B1/1Np2K1R/pq2rQn1/nN4pr/k3bBpP/8/BN4N1/b4Qq1 b - h3 0 1";

/// Asks about every `every`th row of a source, every one in a full run, and confirms each answer. At least `decided` must be decided,
/// as many as when this was written: budgets count steps, so that a run can be repeated.
fn ask(source: &str, every: usize, budget: Budget, decided: usize) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/suites/legality/labelled.tsv"].iter().collect();
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("skipped: legality/labelled.tsv of the shared suites is not there, {source} was not checked");
        return;
    };
    let (every, budget) = if full() { (1, Budget::DEFAULT) } else { (every, budget) };
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    let rows = text.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    for row in rows.filter(|row| row.get(1) == Some(&source)).step_by(every) {
        let [fen, _, label] = row[..] else { panic!("{row:?}") };
        let label = if fen == WRONG_LABEL || fen == EN_PASSANT[0] { "illegal" } else { label };
        let label = if LEGAL_AFTER_ALL.contains(&fen) || fen == SILENT_EN_PASSANT { "legal" } else { label };
        let setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let verdict = legality(&setup, Start::Standard, budget);
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{fen}: {verdict:?}");
        let told = match &verdict {
            Verdict::Unknown(_) => "unknown".to_owned(),
            Verdict::Legal(_) => "legal".to_owned(),
            Verdict::Illegal(argument) => format!("illegal by {}", argument.name()),
        };
        let right = matches!(verdict, Verdict::Unknown(_)) || verdict.to_string() == label;
        if !right {
            println!("wrong: {fen} is {label}, not {told}: {verdict:?}");
            wrong.push(fen);
        }
        if std::env::var_os("JADOUBE_TELL").is_some() {
            println!("{told}: {fen} ({label})");
        }
        *counts.entry(format!("{label}: {told}")).or_default() += 1;
    }
    println!("{source}: {counts:?}");
    assert!(wrong.is_empty(), "{source}: {wrong:?}");
    let unknown: usize = counts.iter().filter(|(told, _)| told.ends_with("unknown")).map(|(_, count)| count).sum();
    let found = counts.values().sum::<usize>() - unknown;
    assert!(found >= decided, "{source}: {found} decided, {decided} before");
}

#[test]
fn a_double_step_as_the_only_last_move_needs_its_en_passant_square() {
    let [without, with] = EN_PASSANT.map(|fen| legality(&fen.parse().unwrap(), Start::Standard, Budget::SMALL));
    assert!(without.is_illegal(), "{without:?}");
    assert_eq!(check(&EN_PASSANT[0].parse().unwrap(), Start::Standard, &without), Ok(()));
    assert!(!with.is_illegal(), "{with:?}");
}

/// Bishops that pawns have shut in, and promotions on squares of one color, decide these; without them the kernel search found a
/// way or no end.
#[test]
fn positions_that_the_kernel_refutes() {
    for fen in [
        // Too few captures for all that was promoted.
        "r2QBr1r/1K1Qr3/n1Rr2p1/8/b2B1Qq1/6b1/k2BNpP1/qbnn1RR1 w - - 0 1",
        // The bishop on a8 was promoted there.
        "B1Q5/1p1bR3/1RPQqb1b/3n4/1RK1N1Nn/b4pQ1/2Qr3B/1r2qbBk w - - 0 1",
        // The bishop of c1 was captured at home.
        "1q4n1/b1n3B1/4B2Q/1nQ1q1r1/q1n1P1n1/1rB1q1k1/1PRPQ1N1/5bKQ w - - 0 1",
        // A bishop promoted on h1 would still be there.
        "nnr3Bn/3P1q1Q/QB1rR1b1/1P2RbrN/K3pk2/R1N2q2/3bQ1P1/4B3 b - - 0 1",
        // King and rook never moved, so three bishops were promoted on c8 and g8, where no file leads without a capture.
        "rqB1k2q/BbpN4/3n1N2/qr2P1p1/1pP1PN2/bB1B2KP/6R1/R4B1Q b q - 0 1",
    ] {
        let setup: Setup = fen.parse().unwrap();
        let verdict = legality(&setup, Start::Standard, Budget::SMALL);
        assert!(matches!(verdict, Verdict::Illegal(Argument::Kernel { .. })), "{fen}: {verdict:?}");
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{fen}");
    }
}

/// No ranks are possible for the captures by pawns, or none on which the bishops that are gone can have been captured.
#[test]
fn positions_that_ranks_refute() {
    let quick = [
        "1bNN3R/4n3/5PBK/1rN1k1rb/r3BQp1/bRbq2P1/1n2N3/1b1B1Bq1 b - - 0 1",
        "2r2q2/2nQ4/Rbr1R1p1/BQ2q1rB/NQ3qP1/3n2QK/1N1kBP1B/4R2q b - - 0 1",
    ];
    let slow = [
        "N1rr1B1n/3r1nR1/Kp3Bk1/1P1B1R2/QNbn1P2/8/QNNqpq2/1q3r2 b - - 0 1",
        "1K3Nkn/3P2B1/q2p4/3rRP2/1bb3Qp/1N1RQ1BQ/rnbQ4/n2N2Q1 w - - 0 1",
        "Rrq3K1/1p3bPQ/P7/B4RNb/1R1n4/kP2nbq1/2PnbpR1/3N1q2 w - - 0 1",
    ];
    for fen in quick.into_iter().chain(slow.into_iter().filter(|_| full())) {
        let setup: Setup = fen.parse().unwrap();
        let verdict = legality(&setup, Start::Standard, Budget { nodes: 0, ..Budget::DEFAULT });
        assert!(matches!(verdict, Verdict::Illegal(Argument::Ranks { .. })), "{fen}: {verdict:?}");
        assert_eq!(check(&setup, Start::Standard, &verdict), Ok(()), "{fen}");
    }
    if !full() {
        println!("skipped: {} positions that take longer to check (JADOUBE_FULL=1)", slow.len());
    }
}

#[test]
fn random_positions_that_counting_decides() {
    ask("tromp10k-static", 10, Budget::SMALL, 458);
}

#[test]
fn random_positions_that_are_hard() {
    ask("tromp10k-rest", 20, Budget::DEFAULT, 23);
}

/// The budget of the composed positions, unless the run is full.
fn composed() -> Budget {
    Budget::nodes(100_000)
}

#[test]
fn composed_positions_of_sherlock() {
    ask("sherlock", 1, composed(), 12);
}

#[test]
fn composed_positions_of_retractor() {
    ask("retractor-legality", 3, composed(), 18);
}

#[test]
fn positions_to_be_solved_by_retractor() {
    ask("retractor-solver", 40, composed(), 1);
}
