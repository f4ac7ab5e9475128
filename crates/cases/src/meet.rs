//! Whether what was expected came about.

use jadoube_board::{Color, Move};
use jadoube_clock::{Instant, Sides};
use jadoube_laws::game::Game;
use jadoube_laws::ruling::{Effect, Finding, Impossible, MovingFinding, Ruling};
use jadoube_laws::vocabulary::Vocabulary;
use jadoube_notation::Language;

use crate::words::of_reason;
use crate::{Wanted, WrittenMove, conduct};

/// Cases are written in English, scoresheets included.
pub(crate) const LANGUAGES: Sides<Language> = Sides { white: Language::ENGLISH, black: Language::ENGLISH };

/// What there is to compare with.
pub(crate) struct Seen<'a> {
    pub(crate) game: &'a Game,
    pub(crate) at: Instant,
    /// The rulings since the last expectations.
    pub(crate) rulings: &'a [Ruling],
    pub(crate) refused: Option<&'a Impossible>,
    pub(crate) table: conduct::Table<'a>,
}

/// Whether it is so, with this Article cited if one is named.
pub(crate) fn is_met(wanted: &Wanted, article: Option<&str>, seen: &Seen<'_>) -> bool {
    match in_rulings(wanted, seen) {
        Some(found) => {
            let direct = found.iter().any(|ruling| cites(ruling, article) || rests_on(ruling, article, seen));
            direct || in_force(wanted, article, seen)
        }
        None => match wanted {
            Wanted::Competition(wanted) => conduct::is_met(wanted, article, &seen.table, seen.game, seen.rulings),
            Wanted::Impossible => seen.refused.is_some_and(|why| {
                let cited = conduct::article_of(why, seen.game.competition().edition);
                article.is_none() || article == cited
            }),
            Wanted::Result(score, reason) => seen.game.state().outcome().is_some_and(|outcome| {
                let cited = outcome.reason.article(seen.game.competition().edition);
                outcome.score == *score
                    && reason.is_none_or(|reason| of_reason(outcome.reason) == Some(reason))
                    && article.is_none_or(|article| article == cited.number)
            }),
            _ => {
                let cited = article.is_none() || seen.rulings.iter().any(|ruling| cites(ruling, article));
                cited && stands(wanted, seen)
            }
        },
    }
}

fn cites(ruling: &Ruling, article: Option<&str>) -> bool {
    article.is_none_or(|article| ruling.article.number == article)
}

/// Whether the Article is among those behind the ruling.
fn rests_on(ruling: &Ruling, article: Option<&str>, seen: &Seen<'_>) -> bool {
    let edition = seen.game.competition().edition;
    let numbers =
        || jadoube_laws::ruling::behind(seen.game, ruling).into_iter().flat_map(|ground| ground.numbers(edition));
    article.is_some_and(|article| numbers().any(|number| *number == article))
}

/// The rulings that say it; `None` for what is not said in rulings but read off the state.
fn in_rulings<'a>(wanted: &Wanted, seen: &Seen<'a>) -> Option<Vec<&'a Ruling>> {
    let effect = |test: &dyn Fn(&Effect) -> bool| {
        Some(seen.rulings.iter().filter(|ruling| ruling.effects.iter().any(test)).collect())
    };
    match wanted {
        Wanted::Finding(player, phrase) => {
            let says = |ruling: &&Ruling| {
                let finding = &ruling.finding;
                finding.form().says == *phrase && player.is_none_or(|player| finding.player() == Some(player))
            };
            Some(seen.rulings.iter().filter(says).collect())
        }
        Wanted::Made(player, written) => {
            let says = |ruling: &&Ruling| match ruling.finding {
                Finding::Moving(MovingFinding::Made(by, m)) => {
                    player.is_none_or(|player| player == by) && written.pattern.matches(m)
                }
                _ => false,
            };
            Some(seen.rulings.iter().filter(says).collect())
        }
        Wanted::Effect(wanted) => effect(&|effect| effect == wanted),
        Wanted::Question(asked) => {
            effect(&|effect| matches!(effect, Effect::Asked(question) if question.about == *asked))
        }
        Wanted::Restored(to) => effect(&|effect| match effect {
            Effect::Restored(ply) => to.is_none_or(|to| to == move_of(seen.game, *ply)),
            _ => false,
        }),
        Wanted::MustPlay(player, _) | Wanted::MustMove(player, _) | Wanted::MustCapture(player, _) => {
            effect(&|effect| match effect {
                Effect::MustPlay(by, moves) => by == player && are_these(wanted, moves),
                _ => false,
            })
        }
        _ => None,
    }
}

/// Whether the player is bound so although no ruling of this step said it.
fn in_force(wanted: &Wanted, article: Option<&str>, seen: &Seen<'_>) -> bool {
    let (Wanted::MustPlay(player, _) | Wanted::MustMove(player, _) | Wanted::MustCapture(player, _)) = wanted else {
        return false;
    };
    let state = seen.game.state();
    let permission = state.permission();
    let cited = permission.matter.article(seen.game.competition().edition);
    state.outcome().is_none()
        && state.side_to_move() == *player
        && permission.bound
        && are_these(wanted, &permission.moves)
        && article.is_none_or(|article| article == cited.number)
}

fn are_these(wanted: &Wanted, moves: &[Move]) -> bool {
    match wanted {
        Wanted::MustPlay(_, written) => same_moves(written, moves),
        Wanted::MustMove(_, square) => !moves.is_empty() && moves.iter().all(|m| m.from() == *square),
        Wanted::MustCapture(_, square) => {
            let passed = |m: &Move| m.kind() == jadoube_board::MoveKind::EnPassant && beside(*m) == Some(*square);
            !moves.is_empty() && moves.iter().all(|m| m.to() == *square || passed(m))
        }
        _ => false,
    }
}

/// The square of a pawn captured en passant.
fn beside(m: Move) -> Option<jadoube_board::Square> {
    Some(jadoube_board::Square::new(m.to().file(), m.from().rank()))
}

/// Each written move is among them, and each of them is written.
fn same_moves(written: &[WrittenMove], moves: &[Move]) -> bool {
    written.iter().all(|written| moves.iter().any(|&m| written.pattern.matches(m)))
        && moves.iter().all(|&m| written.iter().any(|written| written.pattern.matches(m)))
}

/// The number and player of a ply counted from 0.
pub(crate) fn move_of(game: &Game, ply: u16) -> (u32, Color) {
    let start = &game.competition().start;
    let half = 2 * start.fullmoves + u32::from(start.turn == Color::Black) + u32::from(ply);
    (half / 2, if half.is_multiple_of(2) { Color::White } else { Color::Black })
}

fn stands(wanted: &Wanted, seen: &Seen<'_>) -> bool {
    let state = seen.game.state();
    let running = || state.reading(seen.at).and_then(|reading| reading.state.running());
    match wanted {
        Wanted::GoesOn => state.outcome().is_none(),
        Wanted::Nothing => {
            seen.refused.is_none() && seen.rulings.iter().all(|ruling| ruling.finding.form().class.is_ordinary())
        }
        Wanted::Impossible => seen.refused.is_some(),
        Wanted::NoQuestion => state.questions().is_empty(),
        Wanted::MayPlayAnything(player) => {
            state.outcome().is_none() && state.side_to_move() == *player && !state.permission().bound
        }
        Wanted::IllegalMoves(player, count) => state.illegal_moves(*player) == *count,
        Wanted::CompletedMoves(player, count) => state.completed(*player) == *count,
        Wanted::Counter(player, count) => {
            state.reading(seen.at).is_some_and(|reading| reading.sides[*player].moves == *count)
        }
        Wanted::Offer(player) => state.offer() == *player,
        Wanted::ClocksStand => running().is_none(),
        Wanted::ClockRuns(player) => running() == Some(*player),
        Wanted::Clocks(times) => state
            .reading(seen.at)
            .is_some_and(|reading| Color::ALL.into_iter().all(|side| reading.sides[side].main == times[side])),
        Wanted::Position(fen) => {
            let fields = fen.split(' ').count();
            let table = state.table().fen().to_string();
            table.split(' ').take(fields).eq(fen.split(' '))
        }
        Wanted::Score(score) => state.score() == Some(*score),
        Wanted::ToMove(player) => state.side_to_move() == *player,
        Wanted::SheetsAgree => {
            let found = state.compare_sheets(LANGUAGES);
            found.from_each_other.is_none() && Color::ALL.into_iter().all(|player| found.from_game[player].is_none())
        }
        Wanted::SheetAgrees(player) => state.compare_sheets(LANGUAGES).from_game[*player].is_none(),
        Wanted::SheetParts(player, at) => {
            let parting = state.compare_sheets(LANGUAGES).from_game[*player].as_ref().map(|parting| parting.ply);
            parting.is_some_and(|ply| state.number_of(ply) == *at)
        }
        Wanted::SheetsPart(at) => {
            state.compare_sheets(LANGUAGES).from_each_other.is_some_and(|ply| state.number_of(ply) == *at)
        }
        Wanted::MustRecord(player, must) => state.must_record(*player, seen.at) == *must,
        _ => false,
    }
}
