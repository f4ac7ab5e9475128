//! Exports of a competition: its games as PGN, its incidents in words.

use std::collections::HashMap;

use jadoube_clock::Instant;
use jadoube_lawbook::Matter;
use jadoube_laws::event::{Act, DecisionAct, Score};
use jadoube_laws::game::{Entry, Game};
use jadoube_laws::ruling::{Impossible, Ruling};
use jadoube_laws::telling;
use jadoube_notation::pgn::{Game as Pgn, Played, Ply, write_game};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

use super::{CompetitionState, OneLine, Player, Where};
use crate::board::{
    Body, EntryRef, Folded, Judged, Opening, Settings, entry_text, is_incident, is_ordinary, moves_seen,
};
use crate::wooden::{Ending, Notes};

/// What a competition knows of a game beyond its first row, with later corrections of the names.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Facts<'a> {
    /// The name of the competition.
    pub event: &'a str,
    /// Where it is played.
    pub site: &'a str,
    /// The players with White and Black.
    pub players: [&'a Player; 2],
}

impl<'a> Facts<'a> {
    /// The facts about a game that is played here.
    pub fn of(state: &'a CompetitionState, game: &str) -> Option<Facts<'a>> {
        let found = state.games().find(|found| matches!(&found.pairing.game, Where::Here(stream) if stream == game))?;
        let players = [found.pairing.white, found.pairing.black].map(|player| &state.players[player]);
        Some(Facts { event: &state.announcement.name, site: &state.announcement.site, players })
    }
}

/// A game as PGN, with its opening and what its competition knows.
pub fn pgn(opening: &Opening, facts: Option<&Facts<'_>>, game: &Game, locale: Locale) -> Pgn {
    let mut pgn = game.pgn(locale);
    if was_entered(game) {
        // It is not known how the game ended; the arbiter only entered the result.
        pgn.line.intro.clear();
        pgn.tags.set("Termination", "normal");
    }
    let mut set = |name: &str, value: &str| pgn.tags.set(name, OneLine::new(value).as_str());
    set("White", known(&opening.white));
    set("Black", known(&opening.black));
    set("Date", &opening.date);
    if let Some(place) = &opening.event {
        set("Event", &place.name);
        // Numbered as in broadcasts, so that the games of a round keep their order.
        set("Round", &format!("{}.{}", place.round, place.board));
        set("Board", &place.board.to_string());
    }
    let Some(facts) = facts else { return pgn };
    set("Event", known(facts.event));
    set("Site", known(facts.site));
    for (side, player) in ["White", "Black"].into_iter().zip(facts.players) {
        let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
        set(side, known(&player.name));
        for (what, told) in [("Title", &player.title), ("Elo", &rating), ("FideId", &player.fide_id)] {
            if !told.is_empty() {
                set(&format!("{side}{what}"), told);
            }
        }
    }
    pgn
}

/// What ended a game whose result the arbiter entered: the notes of its board say so. The game itself only knows that it was declared.
fn say_ending(pgn: &mut Pgn, game: &Game, how: Option<Ending>) {
    let declared = game.state().outcome().is_some_and(|end| matches!(end.reason, Matter::Penalties | Matter::Signing));
    if let Some(how) = how.filter(|_| declared) {
        pgn.tags.set("Termination", how.termination());
    }
}

/// Whether only the result of a game is known, which the arbiter entered for a wooden board.
pub(super) fn was_entered(game: &Game) -> bool {
    let declared =
        |entry: &Entry| !entry.corrected && matches!(entry.event.act, Act::Decision(DecisionAct::Declares { .. }));
    game.state().outcome().is_some() && game.state().plies().is_empty() && game.log().iter().any(declared)
}

/// A game as the text of a PGN file, with how it ended if its result was entered.
pub fn pgn_text(
    opening: &Opening,
    facts: Option<&Facts<'_>>,
    game: &Game,
    how: Option<Ending>,
    locale: Locale,
) -> String {
    let mut out = Vec::new();
    let mut pgn = pgn(opening, facts, game, locale);
    say_ending(&mut pgn, game, how);
    // Writing to memory does not fail.
    let _ = write_game(&mut out, &pgn);
    // Comments contain what players have written.
    OneLine::each(&String::from_utf8_lossy(&out))
}

/// The same of a running game for people who are told only what everybody sees: each move with both its squares, legal or not.
pub fn pgn_text_in_silence(
    opening: &Opening,
    facts: Option<&Facts<'_>>,
    game: &Game,
    how: Option<Ending>,
    locale: Locale,
) -> String {
    let mut out = Vec::new();
    let mut pgn = pgn(opening, facts, game, locale);
    say_ending(&mut pgn, game, how);
    pgn.line.intro.clear();
    // Each move is written as a null move first, which needs no position, and then replaced.
    let made = moves_seen(game);
    for _ in game.state().plies().len()..made.len() {
        pgn.line.plies.push(Ply::from(Played::Null));
    }
    let mut made = made[made.len().saturating_sub(pgn.line.plies.len())..].iter();
    pgn.line.plies.iter_mut().for_each(|ply| ply.played = Played::Null);
    let _ = write_game(&mut out, &pgn);
    let text = String::from_utf8_lossy(&out);
    let (tags, moves) = text.split_once("\n\n").unwrap_or(("", &text));
    let word = |word: &str| match word {
        "--" => made.next().map_or_else(String::new, |made| made.san.clone()),
        word => word.to_owned(),
    };
    let moves: String = moves.split_inclusive([' ', '\n']).map(whole_word(word)).collect();
    OneLine::each(&format!("{tags}\n\n{moves}"))
}

/// Applies a function to a word, and keeps the space behind it.
fn whole_word(mut f: impl FnMut(&str) -> String) -> impl FnMut(&str) -> String {
    move |text| {
        let word = text.trim_end();
        f(word) + &text[word.len()..]
    }
}

/// The game as far as spectators may know it at an instant: the broadcast delay applies to downloads, too. Entries that were struck out
/// since were mistakes and are left out, however old they are.
pub fn as_broadcast(game: &Game, settings: Settings, now: Instant) -> Game {
    if settings.delay_seconds == 0 && settings.delay_plies == 0 {
        return game.clone();
    }
    let shown = now.0.checked_sub(u64::from(settings.delay_seconds) * 1_000);
    let known = game.log().iter().take_while(|entry| shown.is_some_and(|shown| entry.event.at.0 <= shown)).count();
    let mut until = if settings.delay_seconds == 0 { game.log().len() } else { known };
    let total = game.state().plies().len();
    let most =
        if game.state().outcome().is_some() { total } else { total.saturating_sub(usize::from(settings.delay_plies)) };
    loop {
        let Ok(shown) = without_mistakes(game, until) else { return Game::new(game.competition().clone()) };
        if shown.state().plies().len() <= most || until == 0 {
            return shown;
        }
        until -= 1;
    }
}

/// The first entries of a game without those that a later entry strikes out.
fn without_mistakes(game: &Game, until: usize) -> Result<Game, Impossible> {
    let mut shown = game.until(until)?;
    for entry in game.log().iter().skip(until) {
        let Act::Decision(DecisionAct::Corrects { entry: struck }) = entry.event.act else { continue };
        if usize::try_from(struck).is_ok_and(|struck| struck < until) {
            shown.apply(entry.event.clone())?;
        }
    }
    Ok(shown)
}

/// Something that an appeals committee would want to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Incident {
    /// When, on the game's own time line, in milliseconds.
    pub at: u64,
    /// The time of day, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wall: Option<u64>,
    /// Who did it.
    pub by: jadoube_laws::event::Actor,
    /// What was done.
    pub act: jadoube_laws::event::Act,
    /// The same in words.
    pub text: String,
    /// The rulings on it.
    pub rulings: Vec<IncidentRuling>,
    /// A later entry struck it out.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub struck: bool,
    /// The account of the arbiter who did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arbiter: Option<String>,
    /// The arbiter's reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A ruling on an incident.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IncidentRuling {
    /// The Article.
    pub article: jadoube_api::ArticleRef,
    /// In words, beginning with the Article.
    pub text: String,
}

impl IncidentRuling {
    fn of(ruling: &Ruling, locale: Locale) -> IncidentRuling {
        IncidentRuling { article: ruling.article.into(), text: telling::ruling_openly(ruling, locale) }
    }
}

/// Everything in a game except plain touches, moves, presses and lines on a scoresheet. The game must be read with all its rows.
pub fn incidents(folded: &Folded, locale: Locale) -> Vec<Incident> {
    let rows = folded.published.iter().filter_map(|row| match &row.body {
        Body::Judged(judged) => Some((row.seq, &**judged)),
        Body::Opened(_) => None,
    });
    let rows: HashMap<u64, &Judged> = rows.collect();
    let entries: Vec<EntryRef<'_>> = folded.game.log().iter().map(|entry| (&entry.event, &entry.rulings[..])).collect();
    let log = folded.game.log().iter().zip(1u64..).enumerate();
    let unusual = |ruling: &&Ruling| !is_ordinary(ruling);
    log.filter(|(_, (entry, _))| is_incident(&entry.event, &entry.rulings))
        .map(|(number, (entry, seq))| Incident {
            at: entry.event.at.0,
            wall: rows.get(&seq).and_then(|row| row.wall),
            arbiter: rows.get(&seq).and_then(|row| row.signed.arbiter.clone()),
            reason: rows.get(&seq).and_then(|row| row.signed.reason.clone()),
            by: entry.event.by,
            act: entry.event.act.clone(),
            text: entry_text(&entries, number, locale),
            rulings: entry.rulings.iter().filter(unusual).map(|ruling| IncidentRuling::of(ruling, locale)).collect(),
            struck: entry.corrected,
        })
        .collect()
}

/// The incidents and notes of a board as lines of text, in the order of the day, in a time zone this many minutes east of Greenwich; empty
/// if nothing happened.
pub fn incidents_text(
    opening: &Opening,
    incidents: &[Incident],
    notes: &Notes,
    locale: Locale,
    minutes_east: i32,
) -> String {
    let mark = |is: bool| if is { format!("[{}] ", Message::new("noted-struck").text(locale)) } else { String::new() };
    let mut told: Vec<(u64, String)> = Vec::new();
    let mut last = 0;
    for incident in incidents {
        last = incident.wall.unwrap_or(last);
        // Entries of early versions have no time of day, only the time line of their game.
        let on_the_line = jadoube_clock::Millis(incident.at / 1_000 * 1_000).to_string();
        let time = incident.wall.map_or(on_the_line, |wall| crate::date::time_of_day(wall, minutes_east));
        let mut text = format!("  {time}  {}{}\n", mark(incident.struck), OneLine::new(&incident.text));
        for ruling in &incident.rulings {
            text.push_str(&format!("         {}\n", OneLine::new(&ruling.text)));
        }
        let reason = incident.reason.as_ref().map(|reason| Message::new("noted-reason").with("reason", reason.clone()));
        let by = incident.arbiter.as_ref().map(|name| Message::new("noted-by").with("name", name.clone()));
        for message in reason.into_iter().chain(by) {
            text.push_str(&format!("         {}\n", OneLine::new(&telling::sentence(&message.text(locale)))));
        }
        told.push((last, text));
    }
    for (number, noted) in notes.notes.iter().enumerate() {
        let mut lines = notes.lines(number, locale);
        if noted.entry.is_some() {
            // The game's own log already has the result, but not what contradicts it.
            lines.remove(0);
        }
        if lines.is_empty() {
            continue;
        }
        let mut text =
            format!("  {}  {}", crate::date::time_of_day(noted.at, minutes_east), mark(noted.struck.is_some()));
        let lines: Vec<String> = lines.iter().map(|line| OneLine::new(line).to_string()).collect();
        text.push_str(&lines.join("\n         "));
        text.push('\n');
        told.push((noted.at, text));
    }
    if told.is_empty() {
        return String::new();
    }
    told.sort_by_key(|(at, _)| *at);
    let place = opening.event.as_ref().map_or(String::new(), |place| format!("{}.{} ", place.round, place.board));
    let [white, black] = [&opening.white, &opening.black].map(|name| OneLine::new(known(name)));
    let head = format!("{place}{white} - {black}\n");
    told.into_iter().fold(head, |out, (_, text)| out + &text)
}

/// What a finished game contributes to a report.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The score.
    pub score: Score,
    /// The game was not played: somebody did not arrive in time.
    pub forfeit: bool,
}

impl Finished {
    /// The end of a game, if it has one.
    pub fn of(game: &Game) -> Option<Finished> {
        let outcome = game.state().outcome()?;
        let forfeit = outcome.reason == Matter::DefaultTime && game.state().plies().is_empty();
        Some(Finished { score: outcome.score, forfeit })
    }
}

/// A name as PGN writes it: `?` where there is none.
fn known(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::ClockAct;
    use jadoube_laws::event::{Actor, Event};

    use super::*;

    const WHITE_WINS: Score = Score { white: 2, black: 0 };
    const BLACK_WINS: Score = Score { white: 0, black: 2 };

    fn declared(acts: &[(u64, Act)]) -> Game {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        for (second, act) in acts {
            let event = Event { at: Instant(second * 1_000), by: Actor::Arbiter, act: act.clone() };
            game.apply(event).unwrap();
        }
        game
    }

    #[test]
    fn a_result_that_was_struck_out_is_never_broadcast() {
        let game = declared(&[
            (100, Act::Clock(ClockAct::StartsRound)),
            (200, Act::Decision(DecisionAct::Declares { score: WHITE_WINS })),
            (260, Act::Decision(DecisionAct::Corrects { entry: 1 })),
            (270, Act::Decision(DecisionAct::Declares { score: BLACK_WINS })),
        ]);
        let settings = Settings { delay_seconds: 90, ..Settings::default() };
        let shown = |second: u64| as_broadcast(&game, settings, Instant(second * 1_000));
        let score = |second: u64| shown(second).state().outcome().map(|outcome| outcome.score);
        for second in (100..360).step_by(10) {
            assert_eq!(score(second), None, "after {second} seconds");
            let text = super::super::Summary::of(&shown(second));
            assert!(text.score.is_none() && text.meant.is_empty(), "after {second} seconds: {text:?}");
        }
        assert_eq!(score(360), Some(BLACK_WINS));
        // A game in progress keeps its delay.
        assert_eq!(shown(150).log().len(), 0);
    }

    #[test]
    fn an_entered_result_is_not_a_penalty() {
        let entered = declared(&[(1, Act::Decision(DecisionAct::Declares { score: WHITE_WINS }))]);
        let opening = Opening {
            event: None,
            white: "Anna".to_owned(),
            black: "Bert".to_owned(),
            persons: Default::default(),
            date: "2026.11.15".to_owned(),
            rules: entered.competition().clone(),
            settings: Settings::default(),
        };
        let text = pgn_text(&opening, None, &entered, None, Locale::EN);
        assert!(text.contains("[Termination \"normal\"]") && text.contains("1-0") && !text.contains('{'), "{text}");
        for how in [Ending::Normal, Ending::Time, Ending::Forfeit] {
            let text = pgn_text(&opening, None, &entered, Some(how), Locale::EN);
            assert!(text.contains(&format!("[Termination \"{}\"]", how.termination())), "{text}");
        }
    }
    proptest::proptest! {
        #[test]
        fn names_add_no_tags_and_no_lines(white in "(?s).{0,40}", black in "[\\x00-\\x1f\u{202a}-\u{202e}\"\\]\\[a-c]{0,40}") {
            let game = declared(&[(1, Act::Decision(DecisionAct::Declares { score: WHITE_WINS }))]);
            let text = |white: &str, black: &str| {
                let opening = Opening {
                    event: None,
                    white: white.to_owned(),
                    black: black.to_owned(),
                    persons: Default::default(),
                    date: "2026.11.15".to_owned(),
                    rules: game.competition().clone(),
                    settings: Settings::default(),
                };
                pgn_text(&opening, None, &game, None, Locale::EN)
            };
            let (plain, hostile) = (text("Anna", "Bert"), text(&white, &black));
            proptest::prop_assert_eq!(hostile.split('\n').count(), plain.split('\n').count(), "{:?}", hostile);
            let clean = hostile.split('\n').all(|line| OneLine::new(line).as_str() == line);
            proptest::prop_assert!(clean, "{:?}", hostile);
            let tags = |text: &str| Pgn::from(text).tags.iter().count();
            proptest::prop_assert_eq!(tags(&hostile), tags(&plain), "{:?}", hostile);
        }
    }
}
