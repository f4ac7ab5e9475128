//! The Laws treat White and Black alike: an incident with the colors exchanged has the same rulings with the colors exchanged.

use jadoube_board::Setup;
use jadoube_clock::Sides;
use jadoube_laws::competition::Scoring;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::*;

/// Ranks as they are announced to players who cannot see (D.2.2).
const SPOKEN: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];

/// The same with the colors exchanged, and the board seen from the other side.
fn mirrored<T: Serialize + DeserializeOwned>(thing: &T) -> T {
    serde_json::from_value(mirrored_value(serde_json::to_value(thing).unwrap())).unwrap()
}

fn mirrored_value(value: Value) -> Value {
    match value {
        Value::String(text) => Value::String(mirrored_text(&text)),
        Value::Array(items) => Value::Array(items.into_iter().map(mirrored_value).collect()),
        Value::Object(fields) => Value::Object(
            fields.into_iter().map(|(name, value)| (exchange_colors(&name), mirrored_value(value))).collect(),
        ),
        other => other,
    }
}

fn mirrored_text(text: &str) -> String {
    if let Some(sealed) = SEALED.iter().find(|sealed| Commitment::to(sealed, NONCE).to_string() == text) {
        return Commitment::to(&mirrored_text(sealed), NONCE).to_string();
    }
    if text == NONCE.to_string() {
        return text.to_owned();
    }
    if let Some(setup) = text.contains('/').then(|| text.parse::<Setup>().ok()).flatten() {
        return mirrored_setup(&setup).to_string();
    }
    let spoken = |word: &str| match SPOKEN.iter().position(|&rank| rank == word) {
        Some(rank) => SPOKEN[7 - rank].to_owned(),
        None => word.to_owned(),
    };
    let text: Vec<String> = exchange_colors(text).split(' ').map(spoken).collect();
    let mut letters: Vec<char> = text.join(" ").chars().collect();
    for index in 1..letters.len() {
        if let (file @ 'a'..='h', rank @ '1'..='8') = (letters[index - 1], letters[index]) {
            (letters[index - 1], letters[index]) = (file, char::from(b'1' + b'8' - rank as u8));
        }
    }
    letters.into_iter().collect()
}

fn exchange_colors(text: &str) -> String {
    text.replace("white", "\0").replace("black", "white").replace('\0', "black")
}

fn mirrored_setup(setup: &Setup) -> Setup {
    let exchanged = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
    let fen = setup.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let ranks: Vec<String> = fields[0].split('/').rev().map(|rank| rank.chars().map(exchanged).collect()).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let mut castling: Vec<char> = fields[2].chars().map(exchanged).collect();
    castling.sort_unstable();
    let castling: String = castling.into_iter().collect();
    let en_passant = fields[3].replace('3', "\0").replace('6', "3").replace('\0', "6");
    let fen = format!("{} {turn} {castling} {en_passant} {} {}", ranks.join("/"), fields[4], fields[5]);
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What was ruled, in an order that does not depend on the colors, and without moves as they are written: their numbers do.
fn sorted(mut value: Value) -> Value {
    if let Value::Array(items) = &mut value {
        *items = std::mem::take(items).into_iter().map(sorted).collect();
        items.sort_by_key(Value::to_string);
    } else if let Value::Object(fields) = &mut value {
        fields.remove("written");
        fields.iter_mut().for_each(|(_, value)| *value = sorted(value.take()));
    }
    value
}

/// The first move of an array that is drawn is White's, and a draw is worth something else to Black in an Armageddon game.
fn has_no_mirror(act: &Act) -> bool {
    matches!(act, Act::Chess960(Chess960Act::DrawsLots(_)))
}

fn mirrored_incidents_have_mirrored_rulings(seed: u64) -> Result<(), TestCaseError> {
    let chance = &mut Chance(seed);
    let mut competition = competition(chance);
    if competition.announced.scoring == Scoring::ARMAGEDDON {
        competition.announced.scoring = Scoring::default();
    }
    let before = competition.moves_before_start();
    let mut exchanged = competition.clone();
    exchanged.start = mirrored_setup(&competition.start);
    // The number of a move in a FEN counts Black's moves, so that exchanged it would mean something else.
    exchanged.earlier_moves = Some(Sides { white: before.black, black: before.white });
    let (mut game, mut mirror) = (Game::new(competition), Game::new(exchanged));
    let mut at = 0u64;
    for number in 0..100 {
        let event = match number {
            0 => Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) },
            _ => {
                at += [0, 200, 1_000, 9_000, 61_000][chance.below(5)];
                let (by, act) = act(chance, &game);
                Event { at: Instant(at), by, act }
            }
        };
        if has_no_mirror(&event.act) {
            continue;
        }
        let (told, seen) = (format!("{event:?}"), mirrored(&event));
        match (game.apply(event), mirror.apply(seen)) {
            (Ok(rulings), Ok(seen)) => {
                let ours = sorted(mirrored_value(serde_json::to_value(&rulings).unwrap()));
                let theirs = sorted(serde_json::to_value(&seen).unwrap());
                prop_assert_eq!(ours, theirs, "{}", told);
            }
            (Err(_), Err(_)) => {}
            (ours, theirs) => prop_assert!(false, "{told}: {ours:?}, mirrored {theirs:?}"),
        }
        let (state, seen) = (game.state(), mirror.state());
        prop_assert_eq!(mirrored_setup(state.table()).board, seen.table().board, "{}", told);
        let [ours, theirs] = [state, seen].map(|state| state.reading(Instant(at)).unwrap());
        for side in Color::ALL {
            let [one, other] = [&ours.sides[side], &theirs.sides[!side]].map(|shown| {
                let fallen = shown.flag.fall().map(|fall| fall.at);
                (shown.main, shown.delay, shown.used, shown.period, shown.moves, shown.flag.is_down(), fallen)
            });
            prop_assert_eq!(one, other, "{}", told);
            prop_assert_eq!(state.illegal_moves(side), seen.illegal_moves(!side), "{}", told);
        }
    }
    Ok(())
}

#[test]
fn mirrored_colors_give_mirrored_rulings() {
    on_incidents(200, mirrored_incidents_have_mirrored_rulings);
}
