//! Reports: the sample of the format, both dialects, precise errors, round trips, damage.

use jadoube_tournament::trf::{self, Dialect, Expected, MAX_FAULTS};
use jadoube_tournament::{
    Absence, Acceleration, Adjustment, Bye, Color, Date, Forbidden, GameResult, Player, PointSystem, Points, Round,
    Tournament,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// Six players, four rounds, the fifth to be paired.
const SAMPLE: &str = include_str!("sample.trf");

fn sample() -> Tournament {
    trf::read(SAMPLE).unwrap()
}

#[test]
fn the_sample_is_read() {
    let event = sample();
    assert_eq!((event.name.as_str(), event.planned_rounds), ("Szeged Autumn Cup", Some(5)));
    assert_eq!((event.start.parts(), event.initial_color), (Some((2026, 10, 3)), Some(Color::White)));
    assert_eq!(event.round_dates, ["26/10/03", "26/10/04", "26/10/05", "26/10/06", "26/10/07"]);
    assert_eq!(
        (event.deputies.as_slice(), event.tie_breaks.as_str()),
        (["Tóth, Gábor".to_owned()].as_slice(), "BH/C1,BH,SB,DE")
    );
    assert_eq!(event.byes, [Absence { bye: Bye::Zero, round: 5, players: vec![6] }]);
    let second = event.player(2).unwrap();
    assert_eq!((second.sex.as_str(), second.title.as_str(), second.name.as_str()), ("w", "WIM", "Berg, Dóra"));
    assert_eq!((second.rating, second.fide_id.as_str()), (Some(2325), "70000002"));
    assert_eq!(event.player(3).unwrap().rounds[2], Round::Bye(Bye::Half));
    assert_eq!(event.player(4).unwrap().rounds[2], Round::Bye(Bye::PairingAllocated));
    assert_eq!(event.player(6).unwrap().rounds[3], Round::game(1, Color::Black, GameResult::ForfeitLoss));
    for player in &event.players {
        assert_eq!(player.points, Some(event.score(player)), "{}", player.name);
    }
    assert_eq!((event.next_round(), event.finished_rounds()), (5, 4));
}

#[test]
fn a_round_trip_changes_nothing_and_doubles_nothing() {
    let once = trf::write(&sample(), Dialect::Trf26).unwrap();
    let twice = trf::write(&trf::read(&once).unwrap(), Dialect::Trf26).unwrap();
    assert_eq!(once, twice);
    for code in ["062 6", "072 6", "012 ", "142 ", "202 ", "### "] {
        assert_eq!(once.matches(code).count(), if code == "### " { 2 } else { 1 }, "{code}\n{once}");
    }
    assert!(once.split("\r\n").all(|line| !line.contains(['\r', '\n'])), "lines end with CR LF");
    let line = |text: &str, start: &str| text.lines().find(|line| line.starts_with(start)).unwrap().to_owned();
    for start in ["001    1", "001    6", "132", "240"] {
        assert_eq!(line(&once, start), line(SAMPLE, start).trim_end());
    }
}

#[test]
fn trf16_says_the_same_with_the_extensions_of_javafo() {
    let mut event = sample();
    event.forbidden = vec![Forbidden { rounds: None, players: vec![1, 5] }];
    event.accelerations = vec![Acceleration { points: Points::ONE, rounds: [1, 2], players: [1, 2] }];
    event.scoring = PointSystem::from_game("3.0".parse().unwrap(), Points::ONE, Points::ZERO);
    let text = trf::write(&event, Dialect::Trf16).unwrap();
    for wanted in ["XXR 5", "XXC white1", "XXP 1 5", "XXA    2  1.0  1.0", "XXS W=3.0 D=1.0", "1 b -  0000 - Z"] {
        assert!(text.contains(&format!("{wanted}\r\n")), "{wanted}\n{text}");
    }
    assert!(!text.lines().any(|line| ["142", "152", "192", "202", "240", "250", "260"].contains(&&line[..3])));
    let back = trf::read(&text).unwrap();
    assert_eq!((back.planned_rounds, back.initial_color, &back.scoring), (Some(5), Some(Color::White), &event.scoring));
    assert_eq!((&back.forbidden, back.accelerations_of(1)), (&event.forbidden, vec![Points::ONE; 2]));
    assert_eq!((back.next_round(), back.player(6).unwrap().rounds.last()), (5, Some(&Round::Bye(Bye::Zero))));
}

/// A report with a change in one place.
fn broken(from: &str, to: &str) -> Vec<(usize, usize, Expected, String)> {
    assert!(SAMPLE.contains(from), "{from}");
    let faults = trf::read(&SAMPLE.replacen(from, to, 1)).unwrap_err();
    faults.list.into_iter().map(|fault| (fault.line, fault.column, fault.expected, fault.found)).collect()
}

#[test]
fn mistakes_are_named_with_line_and_column() {
    let one = |line, column, expected, found: &str| vec![(line, column, expected, found.to_owned())];
    // Player 1 is in line 21 of the file.
    assert_eq!(broken("2410 HUN", "24x0 HUN"), one(21, 49, Expected::Rating, "24x0"));
    assert_eq!(broken("2.5    3", "2;5    3"), one(21, 81, Expected::Points, "2;5"));
    assert_eq!(broken("4 w 1     2 b 0", "4 x 1     2 b 0"), one(21, 97, Expected::Color, "x"));
    assert_eq!(broken("4 w 1     2 b 0", "4 w Q     2 b 0"), one(21, 99, Expected::Result, "Q"));
    assert_eq!(broken("Árvay, Béla", "           "), one(21, 15, Expected::Name, ""));
    assert_eq!(broken("001    1", "001   1x"), one(21, 5, Expected::Rank, "1x"));
    assert_eq!(broken("001    1", "0010   1"), one(21, 4, Expected::Blank, "0"));
    assert_eq!(broken("Árvay, Béla ", "Árvay, Béla"), one(21, 48, Expected::Blank, "2"));
    assert_eq!(broken("240 Z 005 0006", "240 Q 005 0006"), one(27, 5, Expected::ByeType, "Q"));
    assert_eq!(broken("240 Z 005 0006", "240 Z 000 0006"), one(27, 7, Expected::Round, "000"));
    assert_eq!(broken("240 Z 005 0006", "240 Z 005 0007"), one(27, 11, Expected::KnownPlayer, "7"));
    assert_eq!(broken("152 W", "152 X"), one(15, 5, Expected::Color, "X"));
    assert_eq!(broken("142 5", "142 five"), one(14, 5, Expected::Round, "five"));
    // The decomposed form has the same columns.
    assert!(trf::read(&SAMPLE.replace('Á', "A\u{301}")).is_ok());
}

#[test]
fn both_lines_of_a_game_are_named_when_they_disagree() {
    let found = broken("4 w 1     2 b 0", "4 b 1     2 b 0");
    let places: Vec<_> = found.iter().map(|(line, column, expected, _)| (*line, *column, *expected)).collect();
    assert_eq!(places, [(21, 92, Expected::SameGame { line: 24 }), (24, 92, Expected::SameGame { line: 21 })]);
    // Who plays whom is not clear after that, so nothing else is reported.
    assert_eq!(broken("001    6", "001    5"), [(26, 5, Expected::NewRank, "5".to_owned())]);
}

#[test]
fn several_mistakes_are_reported_at_once_and_not_too_many() {
    let text = SAMPLE.replace("2410 HUN", "24x0 HUN").replace(" 3.0    2", "3,,0    2").replace("142 5", "142 x");
    let faults = trf::read(&text).unwrap_err();
    assert_eq!((faults.list.len(), faults.more), (3, false));
    assert_eq!(
        faults.to_string(),
        "line 14, column 5: a round from 1 to 100 is expected, but \"x\" was found\n\
         line 21, column 49: a rating is expected, but \"24x0\" was found\n\
         line 22, column 81: points such as 1.5 are expected, but \"3,,0\" was found"
    );
    let many = trf::read(&"001 x\n".repeat(1_000)).unwrap_err();
    assert_eq!((many.list.len(), many.more), (MAX_FAULTS, true));
}

#[test]
fn what_other_programs_write_is_accepted() {
    // Forfeits without colors, or in one line only; small letters; capitals for colors; byes as results.
    for (from, to) in [
        ("6 w +", "6 - +"),
        ("   1 b -\r", "0000 - Z\r"),
        ("0000 - H", "0000 - h"),
        ("0000 - H", "     -  "),
        ("4 w 1     2 b 0", "4 W 1     2 S 0"),
        ("240 Z 005 0006", "240 Z 5 6"),
        ("240 Z 005 0006", "XXZ 6"),
        ("142 5", "XXR 5"),
        ("152 W", "XXC white1"),
        (" 2.5    3", "     "),
    ] {
        let text = SAMPLE.replace('\n', "\r\n").replace("\r\r", "\r");
        assert!(text.contains(from), "{from}");
        let (from, to) = (from.to_owned(), format!("{to:<width$}", width = from.len().max(to.len())));
        let read = trf::read(&text.replacen(&from, to.trim_end_matches(' '), 1));
        // A shorter field in the middle of a line is padded.
        let read = read.or_else(|_| trf::read(&text.replacen(&from, &to, 1)));
        assert!(read.is_ok(), "{from} as {to}: {}", read.unwrap_err());
    }
    for text in [SAMPLE.replace('\n', "\r"), format!("\u{feff}{SAMPLE}"), SAMPLE.replace('\n', "\n\n")] {
        assert_eq!(trf::read(&text).unwrap(), sample());
    }
    let absent = trf::read(&SAMPLE.replace("240 Z 005 0006", "XXZ 6")).unwrap();
    assert_eq!(absent.byes, sample().byes);
}

#[test]
fn unknown_records_are_kept() {
    let more = "HUN    1 m    Árvay, Béla                       2400\n801 whatever\nXXC rank\n### note";
    let event = trf::read(&format!("{SAMPLE}{more}")).unwrap();
    let text = trf::write(&event, Dialect::Trf26).unwrap();
    for line in more.lines() {
        assert!(text.contains(&format!("{line}\r\n")), "{line}");
    }
}

#[test]
fn what_does_not_fit_its_columns_is_refused() {
    let wide = |change: fn(&mut Tournament)| {
        let mut event = sample();
        change(&mut event);
        trf::write(&event, Dialect::Trf26).unwrap_err().to_string()
    };
    assert_eq!(
        wide(|event| event.players[0].fide_id = "123456789012".to_owned()),
        "player 1: \"123456789012\" is longer than the 11 columns of its field"
    );
    assert!(wide(|event| event.players[0].points = Some(Points::from_tenths(1_000))).contains("100.0"));
    assert!(wide(|event| event.players[0].rank = 0).contains("starting rank 0"));
    assert!(wide(|event| event.players[0].rounds = vec![Round::Bye(Bye::Zero); 101]).contains("100 rounds"));
    // A name is cut, and a line break in it begins no record.
    let mut event = sample();
    event.players[0].name = format!("Kis\r\n001    9{}", "x".repeat(50));
    let text = trf::write(&event, Dialect::Trf26).unwrap();
    assert_eq!(text.matches("\r\n001").count(), 6);
    assert_eq!(trf::read(&text).unwrap().players[0].name.chars().count(), 33);
}

#[test]
fn text_in_another_charset_is_located() {
    let mut bytes = SAMPLE.as_bytes().to_vec();
    let at = SAMPLE.find("Árvay").unwrap();
    bytes.splice(at..at + 2, [0xC1]);
    let fault = trf::read_bytes(&bytes).unwrap_err().list.remove(0);
    assert_eq!((fault.line, fault.column, fault.expected, fault.found.as_str()), (21, 15, Expected::Utf8, "byte C1"));
    assert_eq!(trf::read_bytes(SAMPLE.as_bytes()).unwrap(), sample());
}

/// Texts that fit a field, without surrounding blanks.
fn text(most: usize) -> impl Strategy<Value = String> {
    vec(
        prop_oneof![6 => proptest::char::range('!', '~'), 1 => Just(' '), 1 => proptest::char::range('À', 'ž')],
        0..=most,
    )
    .prop_map(|letters| letters.into_iter().collect::<String>().trim().to_owned())
}

fn points() -> impl Strategy<Value = Points> {
    (-99..=999).prop_map(Points::from_tenths)
}

const RESULTS: [(GameResult, GameResult); 9] = [
    (GameResult::Win, GameResult::Loss),
    (GameResult::Draw, GameResult::Draw),
    (GameResult::Loss, GameResult::Win),
    (GameResult::UnratedWin, GameResult::UnratedLoss),
    (GameResult::UnratedDraw, GameResult::UnratedDraw),
    (GameResult::ForfeitWin, GameResult::ForfeitLoss),
    (GameResult::ForfeitLoss, GameResult::ForfeitLoss),
    (GameResult::Pending, GameResult::Pending),
    (GameResult::Loss, GameResult::Loss),
];

/// Rounds for some players: those next to each other play, according to dice.
fn rounds(players: usize) -> impl Strategy<Value = Vec<Vec<Round>>> {
    vec(vec(0..14_usize, players), 0..7).prop_map(move |dice| {
        let mut all = vec![Vec::new(); players];
        for round in dice {
            let mut player = 0;
            while player < players {
                let partner = player + 1;
                if let Some((mine, theirs)) = RESULTS.get(round[player]).filter(|_| partner < players) {
                    let rank = |index: usize| u16::try_from(index + 1).unwrap() * 3;
                    all[player].push(Round::game(rank(partner), Color::White, *mine));
                    all[partner].push(Round::game(rank(player), Color::Black, *theirs));
                    player += 2;
                    continue;
                }
                let byes = [Bye::PairingAllocated, Bye::Full, Bye::Half, Bye::Zero];
                all[player].push(byes.get(round[player] % 5).map_or(Round::NotPaired, |bye| Round::Bye(*bye)));
                player += 1;
            }
        }
        for rounds in &mut all {
            while rounds.last() == Some(&Round::NotPaired) {
                rounds.pop();
            }
        }
        all
    })
}

prop_compose! {
    fn player(rank: u16)(
        sex in "[mw]?", title in "(GM|WFM|g|cf)?", name in text(33), rating in option::of(1..=9_999_u16),
        federation in "([A-Z]{3})?", fide_id in "[0-9]{0,11}", birth in "([12][0-9]{3}/(00/00|12/31)|May)?",
        points in points(), place in option::of(1..=9_999_u16),
    ) -> Player {
        let name = if name.is_empty() { "N. N.".to_owned() } else { name };
        Player {
            rank, sex, title, name, rating, federation, fide_id, birth: Date::new(&birth), points: Some(points), place,
            rounds: Vec::new(),
        }
    }
}

prop_compose! {
    fn tournament()(count in 1..9_usize)(
        players in (1..=u16::try_from(count).unwrap()).map(|rank| player(rank * 3)).collect::<Vec<_>>(),
        rounds in rounds(count),
        texts in vec(text(40), 12),
        deputies in vec("[a-z]{1,9}", 0..3),
        dates in vec("26/1[0-2]/[0-2][1-9]", 0..5),
        planned_rounds in option::of(1..=100_u16),
        initial_color in option::of(prop_oneof![Just(Color::White), Just(Color::Black)]),
        scoring in (points(), points(), points(), points(), points()),
        absence in option::of(((prop_oneof![Just(Bye::Full), Just(Bye::Half), Just(Bye::Zero)]), 1..=100_u16)),
        acceleration in option::of((points(), 1..=100_u16, 1..=100_u16)),
        forbidden in option::of(option::of((1..=100_u16, 1..=100_u16))),
        adjustment in option::of((option::of(proptest::sample::select(vec!['W', 'D', 'L', 'F', 'H', 'Z', '+', '-'])), points(), option::of(1..=100_u16))),
        other in vec("(HUN|801|XXQ|###) [a-z0-9]{1,20}", 0..3),
    ) -> Tournament {
        let mut players = players;
        for (player, rounds) in players.iter_mut().zip(rounds) {
            player.rounds = rounds;
        }
        let ranks: Vec<u16> = players.iter().map(|player| player.rank).collect();
        let mut texts = texts.into_iter();
        let mut text = || texts.next().unwrap();
        let (win, draw, loss, absence_points, pairing_bye) = scoring;
        let pair = |numbers: (u16, u16)| [numbers.0, numbers.1];
        Tournament {
            name: text(), city: text(), federation: text(), start: Date::new(&text()), end: Date::new(&text()), kind: text(),
            chief_arbiter: text(), deputies, time_control: text(), round_dates: dates, planned_rounds, initial_color,
            scoring: PointSystem { win, draw, loss, absence: absence_points, pairing_bye },
            ranking_method: text(), paired_by: text(), system: text(), tie_breaks: "BH/C1".to_owned(),
            ranking_order: String::new(), time_control_code: text(),
            byes: absence.map(|(bye, round)| Absence { bye, round, players: ranks.clone() }).into_iter().collect(),
            accelerations: acceleration.map(|(points, first, last)| Acceleration { points, rounds: [first, last], players: [3, 6] }).into_iter().collect(),
            forbidden: forbidden.map(|rounds| Forbidden { rounds: rounds.map(pair), players: ranks.clone() }).into_iter().collect(),
            adjustments: adjustment.map(|(result, points, round)| Adjustment { result, points, round, players: ranks }).into_iter().collect(),
            players, other,
        }
    }
}

proptest! {
    #[test]
    fn every_tournament_survives_a_round_trip(event in tournament()) {
        let text = trf::write(&event, Dialect::Trf26).unwrap();
        let back = trf::read(&text).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
        prop_assert_eq!(&back, &event, "\n{}", text);
        prop_assert_eq!(trf::write(&back, Dialect::Trf26).unwrap(), text);
        let old = trf::write(&event, Dialect::Trf16).unwrap();
        let back = trf::read(&old).unwrap_or_else(|faults| panic!("{faults}\n{old}"));
        prop_assert_eq!(back.players.len(), event.players.len());
    }

    #[test]
    fn damaged_bytes_are_refused_or_read_but_never_panic(
        event in tournament(),
        damage in vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..12),
    ) {
        let mut bytes = trf::write(&event, Dialect::Trf26).unwrap().into_bytes();
        for (index, byte, how) in damage {
            let at = index.index(bytes.len().max(1));
            match how {
                _ if bytes.is_empty() => bytes.push(byte),
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => drop(bytes.remove(at)),
                _ => bytes.truncate(at),
            }
        }
        match trf::read_bytes(&bytes) {
            Ok(event) => {
                let written = trf::write(&event, Dialect::Trf26);
                prop_assert!(written.is_err() || trf::read(&written.unwrap()).is_ok());
            }
            Err(faults) => {
                prop_assert!(!faults.list.is_empty() && faults.list.len() <= MAX_FAULTS);
                prop_assert!(faults.list.iter().all(|fault| fault.line > 0 && fault.column > 0));
                prop_assert!(!faults.to_string().is_empty());
            }
        }
        let _ = trf::read_pairs(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_text_is_answered(text in "(?s).{0,200}", lines in vec("(001|162|240|250|260|299|XXA|XXP|XXZ|XXS|132) .{0,130}", 0..6)) {
        let _ = trf::read(&text);
        let _ = trf::read(&lines.join("\n"));
        let _ = trf::read_pairs(&text);
    }
}
