//! What there was instead of what was expected, in the words of cases.

use jadoube_board::{Color, Move};
use jadoube_lawbook::Edition;
use jadoube_laws::ruling::{Asked, ConductQuestion, Effect, Outcome, Ruling};
use jadoube_laws::telling::{impossible, printable, written_move};
use jadoube_laws::vocabulary::{Vocabulary, phrase};
use jadoube_texts::Locale;

use crate::Wanted;
use crate::conduct::{self, CompetitionWanted};
use crate::meet::{Seen, move_of};
use crate::words::of_reason;

pub(crate) fn instead(wanted: &Wanted, seen: &Seen<'_>) -> String {
    let state = seen.game.state();
    match wanted {
        Wanted::Result(..) | Wanted::GoesOn => result(state.outcome(), seen.game.competition().edition),
        Wanted::Score(_) => state.score().map_or_else(|| "no score".to_owned(), |score| format!("score {score}")),
        Wanted::NoQuestion => questions(seen),
        Wanted::MayPlayAnything(player) => permission(*player, seen),
        Wanted::IllegalMoves(player, _) => format!("illegal moves of {player}: {}", state.illegal_moves(*player)),
        Wanted::CompletedMoves(player, _) => {
            format!("completed moves of {player}: {}", state.completed(*player))
        }
        Wanted::Counter(player, _) => {
            let reading = state.reading(seen.at);
            let shown =
                reading.map_or_else(|| "no clock".to_owned(), |reading| reading.sides[*player].moves.to_string());
            format!("counter of {player}: {shown}")
        }
        Wanted::Offer(_) => {
            state.offer().map_or_else(|| "no offer".to_owned(), |player| format!("offer of {player} stands"))
        }
        Wanted::ClocksStand | Wanted::ClockRuns(_) => {
            let running = state.reading(seen.at).and_then(|reading| reading.state.running());
            running.map_or_else(|| "clocks stopped".to_owned(), |player| format!("{player}'s clock runs"))
        }
        Wanted::Clocks(_) => state.reading(seen.at).map_or_else(String::new, |reading| {
            format!("clocks {} {}", reading.sides.white.main, reading.sides.black.main)
        }),
        Wanted::Position(fen) => {
            let table = state.table().fen().to_string();
            let fields: Vec<&str> = table.split(' ').take(fen.split(' ').count()).collect();
            format!("position {}", fields.join(" "))
        }
        Wanted::ToMove(_) => format!("{} to move", state.side_to_move()),
        Wanted::MustRecord(player, _) => {
            let duty = if state.must_record(*player, seen.at) { "must record" } else { "need not record" };
            format!("{player} {duty}")
        }
        Wanted::SheetsAgree | Wanted::SheetAgrees(_) | Wanted::SheetParts(..) | Wanted::SheetsPart(_) => {
            let notes = state.look_at_sheets(crate::meet::LANGUAGES);
            let told: Vec<String> = notes.iter().map(|note| note.message().text(Locale::EN)).collect();
            told.join("; ")
        }
        Wanted::Competition(wanted) => of_competition(wanted, seen),
        Wanted::MustPlay(player, _) | Wanted::MustMove(player, _) | Wanted::MustCapture(player, _) => {
            format!("{}; {}", permission(*player, seen), ruled(seen))
        }
        _ => ruled(seen),
    }
}

fn result(outcome: Option<Outcome>, edition: Edition) -> String {
    let Some(Outcome { score, reason, .. }) = outcome else { return "the game goes on".to_owned() };
    let by = of_reason(reason).map_or_else(String::new, |reason| format!(" by {reason}"));
    format!("result {score}{by} ({})", reason.article(edition).number)
}

fn questions(seen: &Seen<'_>) -> String {
    let open = seen.game.state().questions().iter();
    let told: Vec<String> = open.map(|question| format!("question: {}", phrase(&question.about))).collect();
    if told.is_empty() { "no question".to_owned() } else { told.join("; ") }
}

/// What a player may play now.
fn permission(player: Color, seen: &Seen<'_>) -> String {
    let state = seen.game.state();
    if state.outcome().is_some() {
        return result(state.outcome(), seen.game.competition().edition);
    }
    if state.side_to_move() != player {
        return format!("{} to move", state.side_to_move());
    }
    let permission = state.permission();
    if permission.bound { must_play(player, &permission.moves) } else { format!("{player} may play anything") }
}

fn must_play(player: Color, moves: &[Move]) -> String {
    let told: Vec<String> = moves.iter().map(|&m| written_move(m, Locale::EN)).collect();
    format!("{player} must play {}", told.join(" or "))
}

/// All that was ruled since the last expectations, with the Articles.
fn ruled(seen: &Seen<'_>) -> String {
    let mut told: Vec<String> = seen.rulings.iter().flat_map(|ruling| ruling_in_words(ruling, seen)).collect();
    if let Some(why) = seen.refused {
        let article = conduct::article_of(why, seen.game.competition().edition);
        let article = article.map_or_else(String::new, |article| format!(" ({article})"));
        told.push(format!("impossible{article}: {}", printable(&impossible(why, Locale::EN))));
    }
    if told.is_empty() { "nothing".to_owned() } else { told.join("; ") }
}

fn ruling_in_words(ruling: &Ruling, seen: &Seen<'_>) -> Vec<String> {
    let (words, player) = (ruling.finding.form().says, ruling.finding.player());
    let who = player.map_or_else(String::new, |player| format!("{player}'s "));
    let mut told = vec![format!("{who}{words} ({})", ruling.article.number)];
    told.extend(ruling.effects.iter().filter_map(|effect| effect_in_words(effect, seen)));
    told
}

/// What stands elsewhere, as what the clocks do, is left out.
fn effect_in_words(effect: &Effect, seen: &Seen<'_>) -> Option<String> {
    Some(match effect {
        Effect::Restored(ply) => {
            let (number, player) = move_of(seen.game, *ply);
            format!("restored to move {number} of {player}")
        }
        Effect::MustPlay(player, moves) => must_play(*player, moves),
        Effect::Asked(question) => format!("question: {}", phrase(&question.about)),
        Effect::Over(outcome) => result(Some(*outcome), seen.game.competition().edition),
        effect if effect.form().says.is_empty() => return None,
        effect => phrase(effect),
    })
}

fn of_competition(wanted: &CompetitionWanted, seen: &Seen<'_>) -> String {
    let standing = seen.table.log.standing();
    let game = standing.game(seen.table.number);
    let name = |color: Color| game.map_or("", |game| if color == Color::White { &game.white } else { &game.black });
    let player = |color: Color| standing.player(name(color));
    match wanted {
        CompetitionWanted::Points(_) => game
            .and_then(|game| game.award)
            .map_or_else(|| "no points".to_owned(), |award| format!("points {}-{}", award.white, award.black)),
        CompetitionWanted::Standings(_) => {
            let table: Vec<String> =
                standing.table().iter().map(|(name, player)| format!("{name} {}", player.points)).collect();
            format!("standings {}", table.join(", "))
        }
        CompetitionWanted::Warnings(color, _) => {
            format!("warnings of {color}: {}", player(*color).map_or(0, |player| player.warnings))
        }
        CompetitionWanted::Fines(color, _) => {
            format!("fines of {color}: {}", player(*color).map_or(0, |player| player.fines))
        }
        CompetitionWanted::Expelled(color) | CompetitionWanted::ExcludedThrough(color, _) => match player(*color) {
            Some(player) if player.expelled => format!("{color} expelled"),
            Some(player) => player.excluded_through.map_or_else(
                || format!("{color} neither expelled nor excluded"),
                |round| format!("{color} excluded through round {round}"),
            ),
            None => format!("no player {color}"),
        },
        CompetitionWanted::Appeal(color, _) => {
            let last = standing.appeals().iter().rev().find(|appeal| appeal.player == name(*color));
            match last.map(|appeal| appeal.upheld) {
                None => format!("no appeal of {color}"),
                Some(None) => format!("appeal of {color} waits"),
                Some(Some(true)) => format!("appeal of {color} upheld"),
                Some(Some(false)) => format!("appeal of {color} rejected"),
            }
        }
        CompetitionWanted::Penalties(color, _) => {
            let open = seen.game.state().questions().iter().rev();
            let asked = open
                .filter(|question| question.about == Asked::Conduct(ConductQuestion::Penalty(*color)))
                .map(|question| &question.answers);
            let offered: Vec<String> = asked.take(1).flatten().map(phrase).collect();
            if offered.is_empty() {
                format!("no penalties asked for {color}")
            } else {
                format!("penalties for {color}: {}", offered.join(", "))
            }
        }
    }
}
