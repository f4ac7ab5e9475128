//! Tie-breaks: a worked example in both editions, figures of the Arbiters' Manual, direct encounter by hand, properties.

use jadoube_tournament::tie_breaks::{
    Calculator, CutReason, Edition, Formula, Kind, Regulations, Source, System, TieBreak, Value, read_list,
};
use jadoube_tournament::trf;
use jadoube_tournament::{Adjustment, Bye, Color, Date, GameResult, Player, Points, Round, Tournament};
use proptest::prelude::*;

fn finished() -> Tournament {
    trf::read(include_str!("finished.trf")).unwrap()
}

fn calculator(event: &Tournament, edition: Edition) -> Calculator {
    Calculator::new(event, &Regulations { edition, ..Regulations::default() })
}

fn value(calculator: &Calculator, rank: u16, code: &str) -> String {
    let explained = calculator.explain(rank, &code.parse().unwrap(), &[]).unwrap();
    explained.value.map_or_else(|| "-".to_owned(), |value| explained.tie_break.show(value))
}

/// Code, and the values of players 1 to 6: one word if the editions agree, `2024/2026` if not.
const EXPECTED: [(&str, [&str; 6]); 20] = [
    ("BH", ["15.5/12.5", "12.5", "13.5/12.5", "15.5", "12.5", "9.5"]),
    ("BH/C1", ["13.0/12.0", "12.0", "10.0", "13.0", "12.0", "9.5"]),
    ("BH/C2", ["10.5/9.5", "9.5", "9.5", "10.5", "9.5", "9.5"]),
    ("BH/M1", ["9.5/8.5", "8.5", "6.5", "9.5", "8.5", "6.0"]),
    ("FB", ["15.5/13.0", "12.5", "13.5/12.0", "15.5", "12.0", "10.0"]),
    ("AOB", ["13.50/13.25", "13.30/12.50", "13.25/12.50", "13.50/12.50", "13.25/12.50", "12.83/12.50"]),
    ("SB", ["10.75/7.75", "7.75", "8.25/7.75", "6.75", "4.75", "0.00"]),
    ("SB/C1", ["9.50/7.25", "7.25", "6.50", "4.25", "4.25", "0.00"]),
    ("PS", ["9.5", "12.5", "12.5", "5.5", "6.5", "0.0"]),
    ("PS/C1", ["8.5", "11.5", "11.5", "5.5", "6.5", "0.0"]),
    ("ARO", ["2235", "2216", "2244", "2291", "2244", "2252"]),
    ("ARO/C1", ["2267", "2256", "2307", "2342", "2307", "2308"]),
    ("TPR", ["2330", "2365", "2437", "2204", "2157", "1452"]),
    ("PTP", ["2329", "2378", "2457", "2195", "2143", "1340"]),
    ("WIN", ["3", "3", "3", "2", "2", "0"]),
    ("WON", ["2", "3", "3", "1", "1", "0"]),
    ("BPG", ["2", "3", "2", "2", "2", "1"]),
    ("BWG", ["1", "2", "2", "1", "1", "0"]),
    ("REP", ["5", "5", "4", "5", "5", "3"]),
    ("STD", ["3.5", "3.5", "3.5", "2.5", "2.5", "0.0"]),
];

#[test]
fn the_worked_example_has_the_confirmed_values_in_both_editions() {
    let event = finished();
    for (edition, side) in [(Edition::Of2024, 0), (Edition::Of2026, 1)] {
        let calculator = calculator(&event, edition);
        for (code, values) in EXPECTED {
            for (rank, expected) in (1..).zip(values) {
                let parts: Vec<&str> = expected.split('/').collect();
                let expected: f64 = parts.get(side).unwrap_or(&parts[0]).parse().unwrap();
                let found: f64 = value(&calculator, rank, code).parse().unwrap();
                assert!((found - expected).abs() < 0.006, "{code} of {rank} in {edition:?}: {found}, not {expected}");
            }
        }
        assert_eq!(value(&calculator, 3, "TPN"), "3");
        assert_eq!(value(&calculator, 3, "RTNG"), "2290");
    }
}

fn order(calculator: &Calculator, list: &str) -> Vec<(usize, u16)> {
    let rows = calculator.standings(&read_list(list).unwrap());
    rows.into_iter().map(|row| (row.place, row.rank)).collect()
}

#[test]
fn the_list_is_applied_to_groups_that_are_still_tied() {
    let event = finished();
    let [old, new] = [Edition::Of2024, Edition::Of2026].map(|edition| calculator(&event, edition));
    let first = |calculator: &Calculator, list: &str| order(calculator, list)[..3].to_vec();
    assert_eq!(first(&old, "BH/C1,BH,SB,DE"), [(1, 1), (2, 2), (3, 3)]);
    assert_eq!(first(&new, "BH/C1,BH,SB,DE"), [(1, 2), (2, 1), (3, 3)]);
    assert_eq!(first(&new, "DE,BH/C1"), [(1, 1), (1, 2), (3, 3)]);
    assert_eq!(first(&new, "DE,BH/C1,DE"), [(1, 2), (2, 1), (3, 3)]);
    assert_eq!(first(&new, "TPN/R"), [(1, 3), (2, 2), (3, 1)]);
    // Points in another place: the pairing number decides, and nothing is left for them.
    assert_eq!(order(&new, "TPN,PTS").last(), Some(&(6, 6)));
    assert_eq!(order(&new, "TPN/R,PTS")[0], (1, 6));
    let rows = new.standings(&read_list("BH/C1,BH,SB,DE").unwrap());
    assert_eq!(
        (rows[0].cells[3].rivals.as_slice(), rows[0].cells[3].value),
        ([1, 2].as_slice(), Some(Value::whole(1)))
    );
    assert_eq!((rows[2].cells[3].rivals.len(), rows[2].cells[3].value), (0, None));
}

#[test]
fn explanations_add_up_and_say_what_was_cut() {
    let event = finished();
    let calculator = calculator(&event, Edition::Of2026);
    let explained = calculator.explain(3, &"SB/C1".parse().unwrap(), &[]).unwrap();
    let products: Vec<String> = explained.parts.iter().map(|part| format!("{:.2}", part.value())).collect();
    assert_eq!(products, ["0.50", "2.50", "1.25", "3.50", "0.00"]);
    let cut: Vec<_> = explained.parts.iter().filter_map(|part| Some((part.round, part.cut?))).collect();
    assert_eq!(cut, [(3, CutReason::Unplayed)]);
    assert_eq!(explained.parts[2].source, Source::Dummy { capped: true });
    let explained = calculator.explain(1, &"BH/M1".parse().unwrap(), &[]).unwrap();
    let cut: Vec<_> = explained.parts.iter().filter_map(|part| part.cut).collect();
    assert_eq!(cut.len(), 2);
    assert!(cut.contains(&CutReason::Least) && cut.contains(&CutReason::Most));
    let explained = calculator.explain(2, &"TPR".parse().unwrap(), &[]).unwrap();
    assert_eq!(explained.formula, Formula::Performance { hundredths: 70, difference: 149 });
    let explained = calculator.explain(2, &"DE".parse().unwrap(), &[1, 2]).unwrap();
    assert_eq!((explained.value, explained.parts.len()), (Some(Value::whole(1)), 1));
    assert!(calculator.explain(7, &"BH".parse().unwrap(), &[]).is_none());
}

/// Player 1 with a score in halves, one unplayed round, and opponents with these scores in halves, in all other rounds.
fn with_unplayed(unplayed: usize, round: Round, score: i32, opponents: &[i32]) -> Tournament {
    let total = opponents.len() + usize::from(round.opponent().is_none());
    let mut mine = Player { rank: 1, ..Player::default() };
    let mut left = score - if matches!(round, Round::Game { .. }) { 2 } else { 0 };
    let mut players = Vec::new();
    let mut opponents = (2_u16..).zip(opponents);
    for number in 0..total {
        if number == unplayed && round.opponent().is_none() {
            mine.rounds.push(round);
            continue;
        }
        let (rank, halves) = opponents.next().unwrap();
        let (result, theirs, got) = match left {
            _ if number == unplayed => (GameResult::ForfeitWin, GameResult::ForfeitLoss, 0),
            2.. => (GameResult::Win, GameResult::Loss, 0),
            1 => (GameResult::Draw, GameResult::Draw, 1),
            _ => (GameResult::Loss, GameResult::Win, 2),
        };
        left -= if number == unplayed { 0 } else { 2 - got };
        mine.rounds.push(Round::game(rank, Color::White, result));
        // The rest of the opponent's score comes from games against nobody in particular.
        let mut missing = halves - got;
        let mut cells = Vec::new();
        for other in 0..total {
            let won = missing.clamp(0, 2);
            let cell = match won {
                _ if other == number => Round::game(1, Color::Black, theirs),
                2 => Round::game(99, Color::White, GameResult::Win),
                1 => Round::game(99, Color::White, GameResult::Draw),
                _ => Round::game(99, Color::White, GameResult::Loss),
            };
            missing -= if other == number { 0 } else { won };
            cells.push(cell);
        }
        players.push(Player { rank, rounds: cells, ..Player::default() });
    }
    players.insert(0, mine);
    Tournament { players, ..Tournament::default() }
}

#[test]
fn the_figures_of_the_arbiters_manual_are_met() {
    let of = |event: &Tournament, code: &str| {
        [Edition::Of2024, Edition::Of2026].map(|edition| value(&calculator(event, edition), 1, code))
    };
    // 7 out of 10 with a zero-point bye in round 4; the opponents have 50 points.
    let bye = with_unplayed(3, Round::Bye(Bye::Zero), 14, &[11, 11, 11, 11, 11, 11, 11, 11, 12]);
    assert_eq!(calculator(&bye, Edition::Of2026).points(1), Some(Points::from_halves(14)));
    assert_eq!(
        (of(&bye, "BH"), of(&bye, "BH/C1")),
        (["57.0", "55.0"].map(Into::into), ["50.0", "50.0"].map(Into::into))
    );
    // 7 out of 9 with a forfeit win against a player who has 5.5; the others have 44 points.
    let forfeit = Round::game(2, Color::White, GameResult::ForfeitWin);
    let event = with_unplayed(0, forfeit, 14, &[11, 11, 11, 11, 11, 11, 11, 11, 11]);
    assert_eq!(of(&event, "BH"), ["51.0", "49.5"]);
    // 9.5 out of 10 with a forfeit win in round 1 against a player who has 4.5; the others have 64.5 points.
    let event = with_unplayed(0, forfeit, 19, &[9, 14, 14, 14, 14, 14, 14, 15, 15, 15]);
    assert_eq!(of(&event, "BH"), ["74.0", "69.0"]);
}

/// A tournament from a list of games: white, black, result for White; a round each.
fn games(players: u16, list: &[(u16, u16, GameResult)]) -> Tournament {
    let mut event = Tournament {
        players: (1..=players).map(|rank| Player { rank, ..Player::default() }).collect(),
        ..Tournament::default()
    };
    for (number, (white, black, result)) in list.iter().enumerate() {
        let other = match result {
            GameResult::Win => GameResult::Loss,
            GameResult::Loss => GameResult::Win,
            GameResult::ForfeitWin => GameResult::ForfeitLoss,
            other => *other,
        };
        for player in &mut event.players {
            player.rounds.resize(number + 1, Round::Bye(Bye::Zero));
            if player.rank == *white {
                player.rounds[number] = Round::game(*black, Color::White, *result);
            } else if player.rank == *black {
                player.rounds[number] = Round::game(*white, Color::Black, other);
            }
        }
    }
    event
}

/// The places that direct encounter gives to a group of players with equal points.
fn encounter(event: &Tournament, code: &str, system: System, group: &[u16]) -> Vec<String> {
    let calculator = Calculator::new(event, &Regulations { system, ..Regulations::default() });
    let place = |rank: &u16| {
        let explained = calculator.explain(*rank, &code.parse().unwrap(), group).unwrap();
        explained.value.unwrap().to_string()
    };
    group.iter().map(place).collect()
}

#[test]
fn direct_encounter_follows_article_6() {
    use GameResult::{Draw, ForfeitWin, Loss, Win};
    let swiss =
        |list: &[(u16, u16, GameResult)], code: &str| encounter(&games(3, list), code, System::Swiss, &[1, 2, 3]);
    assert_eq!(swiss(&[(1, 2, Win), (1, 3, Win)], "DE"), ["1", "2", "2"], "nobody can reach A");
    assert_eq!(swiss(&[(1, 2, Win)], "DE"), ["1", "1", "1"], "C could win both games");
    assert_eq!(swiss(&[(1, 2, Win), (2, 3, Win), (3, 1, Win)], "DE"), ["1", "1", "1"], "a circle");
    assert_eq!(swiss(&[(1, 2, Win), (2, 3, Draw), (3, 1, Draw)], "DE"), ["1", "3", "2"]);
    let forfeit = [(1, 2, Win), (1, 3, ForfeitWin), (2, 3, Draw)];
    assert_eq!(swiss(&forfeit, "DE"), ["1", "1", "1"], "a forfeited pairing is a missing game");
    assert_eq!(swiss(&forfeit, "DE/P"), ["1", "2", "2"]);
    assert_eq!(encounter(&games(3, &forfeit), "DE", System::RoundRobin, &[1, 2, 3]), ["1", "2", "2"]);
    // Two games between the same two count as their average: 1 has 1/2 + 1, 2 has 1/2 + 0, 3 has 0 + 1.
    let twice = [(1, 2, Win), (2, 1, Win), (1, 3, Win), (3, 2, Win)];
    assert_eq!(swiss(&twice, "DE"), ["1", "3", "2"]);
    // The subgroup is compared anew: 1 and 2 are ahead of 3 and 4, and 2 has beaten 1.
    let four = [(1, 2, Loss), (1, 3, Win), (1, 4, Win), (2, 3, Loss), (2, 4, Win), (3, 4, Loss)];
    assert_eq!(encounter(&games(4, &four), "DE", System::Swiss, &[1, 2, 3, 4]), ["2", "1", "4", "3"]);
}

#[test]
fn round_robins_count_forfeits_and_free_rounds_differently() {
    use GameResult::{Draw, ForfeitWin, Win};
    let event = games(3, &[(1, 2, Win), (1, 3, ForfeitWin), (2, 3, Draw)]);
    let robin = Calculator::new(&event, &Regulations { system: System::RoundRobin, ..Regulations::default() });
    let of = |rank, code: &str| value(&robin, rank, code);
    assert_eq!((of(1, "SB"), of(2, "SB"), of(3, "SB")), ("1.00".into(), "0.25".into(), "0.25".into()));
    assert_eq!((of(1, "KS"), of(2, "KS")), ("0.0".into(), "0.0".into()), "nobody else has half of two points");
    assert_eq!((of(2, "KS/L-1"), of(3, "KS/L-1")), ("0.5".into(), "0.5".into()));
    assert_eq!((of(1, "WIN"), of(1, "WON"), of(3, "REP")), ("2".into(), "1".into(), "1".into()));
    let allowed = |code: &str, edition| {
        Regulations { system: System::RoundRobin, edition, unrated: None }.allow(&code.parse().unwrap())
    };
    assert!(!allowed("BH/C1", Edition::Of2026) && allowed("BH/C1", Edition::Of2024) && allowed("SB", Edition::Of2026));
}

#[test]
fn ratings_need_everybody_rated_or_a_rule() {
    let mut event = finished();
    event.players[5].rating = None;
    let calculator = calculator(&event, Edition::Of2026);
    for code in ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
        assert_eq!(value(&calculator, 1, code), "-", "{code}");
    }
    assert_eq!(value(&calculator, 2, "ARO/U2055"), "2216");
    assert_eq!(value(&calculator, 6, "RTNG/U1400"), "1400");
}

#[test]
fn the_edition_follows_the_first_day_and_the_system_the_type() {
    assert_eq!(Edition::on(&Date::new("2026/02/28")), Edition::Of2024);
    assert_eq!(Edition::on(&Date::new("2026/03/01")), Edition::Of2026);
    assert_eq!(Edition::on(&Date::new("")), Edition::Of2026);
    let mut event = finished();
    assert_eq!(Regulations::of(&event), Regulations::default());
    event.system = "BERGER_ROUNDROBIN_G2".to_owned();
    assert_eq!(Regulations::of(&event).system, System::RoundRobin);
}

#[test]
fn penalties_count_in_the_own_score_only() {
    let mut event = finished();
    let penalty = Adjustment { result: None, points: -Points::ONE, round: None, players: vec![2] };
    event.adjustments = vec![penalty];
    let calculator = calculator(&event, Edition::Of2026);
    assert_eq!(calculator.points(2), Some("2.5".parse().unwrap()));
    assert_eq!(value(&calculator, 5, "BH"), "12.5", "the opponents of player 2 count what was played");
}

#[test]
fn a_game_in_progress_is_paired_but_has_no_result() {
    let mut event = games(2, &[(1, 2, GameResult::Win), (2, 1, GameResult::Draw)]);
    event.players[0].rounds[1] = Round::game(2, Color::Black, GameResult::Pending);
    event.players[1].rounds[1] = Round::game(1, Color::White, GameResult::Pending);
    let calculator = calculator(&event, Edition::Of2026);
    assert_eq!((value(&calculator, 2, "BH"), value(&calculator, 1, "BPG")), ("2.0".to_owned(), "0".to_owned()));
    assert_eq!((value(&calculator, 1, "STD"), value(&calculator, 2, "REP")), ("1.0".to_owned(), "2".to_owned()));
}

proptest! {
    /// Whatever the results, every value is the sum or mean of its parts, places are in order, and nothing panics.
    #[test]
    fn values_follow_from_their_parts(
        results in prop::collection::vec((1..7_u16, 1..7_u16, 0..6_usize), 0..12),
        edition in prop_oneof![Just(Edition::Of2024), Just(Edition::Of2026)],
        system in prop_oneof![Just(System::Swiss), Just(System::RoundRobin)],
    ) {
        const ALL: [GameResult; 6] = [
            GameResult::Win, GameResult::Draw, GameResult::Loss, GameResult::ForfeitWin, GameResult::ForfeitLoss, GameResult::Pending,
        ];
        let list: Vec<_> = results.into_iter().filter(|(white, black, _)| white != black).map(|(white, black, result)| (white, black, ALL[result])).collect();
        let mut event = games(6, &list);
        for player in &mut event.players {
            player.rating = Some(1_500 + 100 * player.rank);
        }
        let calculator = Calculator::new(&event, &Regulations { edition, system, unrated: None });
        let mut all: Vec<TieBreak> = Kind::ALL.into_iter().map(TieBreak::new).collect();
        all.extend(read_list("BH/C1,BH/C2,BH/M1,BH/M2,SB/C1,SB/M1,FB/C1,PS/C1,ARO/C1,ARO/M1,DE/P,AOB/F,BH/P,KS/L+1").unwrap());
        for tie_break in &all {
            for rank in 1..=6 {
                let explained = calculator.explain(rank, tie_break, &[1, 2, 3, 4, 5, 6]).unwrap();
                let parts = explained.parts.iter().filter(|part| part.cut.is_none());
                let (count, sum): (usize, Value) = (parts.clone().count(), parts.map(|part| part.value()).sum());
                match explained.formula {
                    Formula::Sum => prop_assert_eq!(explained.value, Some(sum), "{}", tie_break),
                    Formula::Mean => prop_assert_eq!(explained.value, sum.divided(count), "{}", tie_break),
                    _ => {}
                }
            }
        }
        for single in &all {
            let rows = calculator.standings(&[*single, "BH".parse().unwrap()]);
            prop_assert_eq!(rows.len(), 6);
            prop_assert!(rows.windows(2).all(|pair| pair[0].place <= pair[1].place));
            prop_assert!(rows.iter().enumerate().all(|(index, row)| row.place <= index + 1));
            if single.kind != Kind::Points {
                prop_assert!(rows.windows(2).all(|pair| pair[0].points >= pair[1].points));
            }
        }
    }
}
