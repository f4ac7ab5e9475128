//! `tournament` beside two programs: bbpPairings pairs what we export and we import its pairings; Gacrux computes the
//! same tie-breaks.
//!
//! A few events by default, many with `JADOUBE_FULL=1`. `programs.rs` says how the programs are found. Where one is
//! missing, the test says loudly that nothing was compared.
#![forbid(unsafe_code)]
#![allow(clippy::print_stderr, reason = "what is skipped must be seen")]

mod events;
mod programs;

use std::fs;
use std::path::Path;

use jadoube_peers::rng::Rng;
use jadoube_tournament::tie_breaks::{Calculator, Kind, Regulations, TieBreak};
use jadoube_tournament::trf::{self, Dialect, Pairs};
use jadoube_tournament::warnings::{Warning, warnings};
use jadoube_tournament::{Bye, Color, GameResult, Round, Tournament};
use programs::{BbpPairings, Gacrux, scratch};

fn wanted() -> u64 {
    if std::env::var_os("JADOUBE_FULL").is_some_and(|value| value == "1") { 200 } else { 12 }
}

/// The program, or a loud word that it is missing.
fn or_skip<T>(found: Result<T, String>, test: &str) -> Option<T> {
    found.map_err(|why| eprintln!("\n*** {test}: NOTHING WAS COMPARED: {why} ***\n")).ok()
}

fn export(event: &Tournament, dialect: Dialect, to: &Path) {
    fs::write(to, trf::write(event, dialect).expect("the event fits a report")).expect("a temporary file");
}

/// The round after the given one, as a pairing program would have written it, without the order of boards.
fn pairs_of(event: &Tournament, index: usize) -> Pairs {
    let mut pairs = Pairs::default();
    for player in &event.players {
        match player.rounds.get(index) {
            Some(Round::Game { opponent: Some(opponent), color: Some(Color::White), .. }) => {
                pairs.boards.push([player.rank, *opponent]);
            }
            Some(Round::Bye(Bye::PairingAllocated)) => pairs.bye = Some(player.rank),
            _ => {}
        }
    }
    pairs
}

fn sorted(mut pairs: Pairs) -> Pairs {
    pairs.boards.sort_unstable();
    pairs
}

/// An event that bbpPairings paired round by round from our exports.
fn played_event(bbp: &BbpPairings, seed: u64, day: &str, name: &str) -> Tournament {
    let mut rng = Rng::new(seed);
    let mut event = events::event(&mut rng, day);
    let mut withdrawn = Vec::new();
    let (new, old) = (scratch(&format!("{name}-{seed}.trf")), scratch(&format!("{name}-{seed}-16.trf")));
    for _ in 0..event.planned_rounds.unwrap_or(0) {
        events::absences(&mut event, &mut withdrawn, &mut rng);
        export(&event, Dialect::Trf26, &new);
        export(&event, Dialect::Trf16, &old);
        let answer = match bbp.pair(&new) {
            Ok(answer) => answer,
            // Too few players are left who have not met.
            Err(why) if why.contains("No valid pairing exists") => break,
            Err(why) => panic!("seed {seed}: {why}"),
        };
        let pairs = trf::read_pairs(&answer).unwrap_or_else(|faults| panic!("seed {seed}: {faults}\n{answer}"));
        assert_eq!(bbp.pair(&old).as_ref(), Ok(&answer), "seed {seed}: both dialects say the same");
        let odd: Vec<Warning> = warnings(&event, &pairs)
            .into_iter()
            .filter(|warning| !matches!(warning, Warning::ThirdInARow { .. } | Warning::Imbalance { .. }))
            .collect();
        assert_eq!(odd, [], "seed {seed}: a pairing program repeats no game and forgets nobody");
        events::play(&mut event, &pairs, &mut rng);
    }
    event
}

#[test]
fn bbp_pairings_pairs_our_export_and_we_import_its_pairings() {
    let Some(bbp) = or_skip(BbpPairings::find(), "pairing") else { return };
    let mut rounds = 0;
    for seed in 0..wanted() {
        let event = played_event(&bbp, seed, "2026/10/03", "pairing");
        rounds += event.rounds();
        let finished = scratch(&format!("pairing-{seed}-end.trf"));
        export(&event, Dialect::Trf26, &finished);
        let back = trf::read(&fs::read_to_string(&finished).expect("our file")).expect("our report");
        assert_eq!(
            back.players.iter().map(|player| &player.rounds).collect::<Vec<_>>(),
            event.players.iter().map(|player| &player.rounds).collect::<Vec<_>>()
        );
        let checked = bbp.check(&finished).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert!(checked.contains("Round #"), "seed {seed}: {checked}");
    }
    assert!(rounds > 40, "only {rounds} rounds were paired");
}

#[test]
fn generated_events_are_paired_the_same_after_a_round_trip() {
    let Some(bbp) = or_skip(BbpPairings::find(), "generated events") else { return };
    for seed in 1..=wanted() / 4 {
        let made = scratch(&format!("made-{seed}.trf"));
        bbp.generate(seed, &made).expect("a random event");
        let mut event = trf::read(&fs::read_to_string(&made).expect("its file")).expect("its report");
        let total = event.rounds();
        event.planned_rounds = Some(u16::try_from(total).expect("few rounds"));
        let first = event.players.iter().find_map(|player| player.rounds.first()?.at_the_board());
        assert!(first.is_some(), "seed {seed}: a game in round 1");
        for played in 1..total {
            let (cut, file) = (event.after(played), scratch(&format!("made-{seed}-{played}.trf")));
            // Who has a bye of another kind in the next round was absent.
            let mut cut = cut;
            events_absent(&mut cut, &event, played);
            export(&cut, Dialect::Trf26, &file);
            let answer = bbp.pair(&file).unwrap_or_else(|why| panic!("seed {seed}, round {}: {why}", played + 1));
            let pairs = trf::read_pairs(&answer).expect("its answer");
            assert_eq!(sorted(pairs), sorted(pairs_of(&event, played)), "seed {seed}, round {}", played + 1);
        }
    }
}

fn events_absent(cut: &mut Tournament, event: &Tournament, played: usize) {
    let round = u16::try_from(played + 1).expect("few rounds");
    let absent = |player: &&jadoube_tournament::Player| {
        matches!(
            player.rounds.get(played),
            None | Some(Round::NotPaired | Round::Bye(Bye::Zero | Bye::Half | Bye::Full))
        )
    };
    let players: Vec<u16> = event.players.iter().filter(absent).map(|player| player.rank).collect();
    if !players.is_empty() {
        cut.byes = vec![jadoube_tournament::Absence { bye: Bye::Zero, round, players }];
    }
}

const CODES: [&str; 27] = [
    "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/P", "AOB", "SB", "SB/C1", "SB/M1", "KS", "KS/L+1", "PS", "PS/C1",
    "WIN", "WON", "BPG", "BWG", "REP", "STD", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG",
];

/// Whether Gacrux is known to differ: tie-breaks.md of the project names the reasons.
fn is_known_fault(event: &Tournament, rank: u16, code: &str) -> bool {
    let player = event.player(rank).expect("a player");
    let count = |is: fn(&Round) -> bool| player.rounds.iter().filter(|round| is(round)).count();
    let unplayed = count(|round| {
        matches!(
            round,
            Round::NotPaired | Round::Bye(Bye::Half | Bye::Zero) | Round::Game { result: GameResult::ForfeitLoss, .. }
        )
    });
    match code {
        // It cuts the unplayed round with the lowest dummy, not with the lowest product.
        "SB/C1" | "SB/M1" => unplayed > 1,
        // A double forfeit is equal points for both, so half a point each; it compares with a draw instead.
        "STD" => unplayed > 0,
        _ => false,
    }
}

#[test]
fn gacrux_computes_the_same_tie_breaks() {
    let Some(gacrux) = or_skip(Gacrux::find(), "tie-breaks") else { return };
    let Some(bbp) = or_skip(BbpPairings::find(), "tie-breaks, which need paired events") else { return };
    let mut compared = 0;
    for seed in 1_000..1_000 + wanted() {
        let day = if seed % 2 == 0 { "2026/10/03" } else { "2025/10/03" };
        let event = played_event(&bbp, seed, day, "tie-breaks");
        if event.planned_rounds.map(usize::from) != Some(event.rounds()) {
            // Gacrux refuses some events that ended early.
            continue;
        }
        let file = scratch(&format!("tie-breaks-{seed}-end.trf"));
        export(&event, Dialect::Trf26, &file);
        let ours = Calculator::new(&event, &Regulations::of(&event));
        let mut theirs = gacrux.values(&file, &CODES).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        // Fore Buchholz changes what it computes afterwards.
        for code in ["FB", "FB/C1"] {
            theirs.extend(gacrux.values(&file, &[code]).expect("fore Buchholz alone"));
        }
        for player in &event.players {
            for code in CODES.into_iter().chain(["FB", "FB/C1"]) {
                if is_known_fault(&event, player.rank, code) {
                    continue;
                }
                let tie_break: TieBreak = code.parse().expect("a code");
                let mine = ours.explain(player.rank, &tie_break, &[]).expect("a player").value;
                let answer = &theirs[&(player.rank, code.to_owned())];
                let agrees = match (mine, answer.parse::<f64>()) {
                    // Means are printed with two decimals; nothing is printed for a value that does not exist.
                    (Some(mine), Ok(theirs)) => (mine.as_f64() - theirs).abs() < 0.006,
                    (None, theirs) => theirs.is_err() || theirs == Ok(0.0),
                    (Some(_), Err(_)) => false,
                };
                assert!(
                    agrees,
                    "seed {seed}, player {}, {code}: {mine:?}, Gacrux says {answer}\n{}",
                    player.rank,
                    file.display()
                );
                compared += 1;
            }
        }
        compare_order(&gacrux, &ours, &file, seed);
    }
    assert!(compared > 1_000, "only {compared} values were compared");
    eprintln!("{compared} values compared with Gacrux");
}

/// The whole table by several lists with direct encounter in them.
fn compare_order(gacrux: &Gacrux, ours: &Calculator, file: &Path, seed: u64) {
    for list in [&["DE", "BH/C1", "DE", "SB"][..], &["BH/C1", "BH", "DE", "WIN"], &["WIN", "DE/P", "PS"]] {
        let theirs = gacrux.values(file, list).expect("a table");
        let parsed: Vec<TieBreak> = list.iter().map(|code| code.parse().expect("a code")).collect();
        assert!(parsed.iter().any(|tie_break| tie_break.kind == Kind::DirectEncounter));
        for row in ours.standings(&parsed) {
            let place = &theirs[&(row.rank, "Rank".to_owned())];
            assert_eq!(&row.place.to_string(), place, "seed {seed}, player {}, {list:?}\n{}", row.rank, file.display());
        }
    }
}
