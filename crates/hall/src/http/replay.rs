//! A game to play through again: every position with the move that led to it, the clocks and the rulings.

use axum::Json;
use axum::extract::State;
use jadoube_board::{Color, Square};
use jadoube_laws::game::{Entry, Game, Given};
use jadoube_notation::Style;
use jadoube_texts::Locale;
use serde::Serialize;

use super::Context;
use super::asked::{Path, Query};
use super::games::visible;
use super::log::{Written, style};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::apart::apart;
use crate::board::{Seat, Settings, View, Views, is_ordinary, is_silent_for, told, written_as};

/// The positions of a game, from the start to the current one.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Replay {
    steps: Vec<Step>,
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReplayStep"))]
pub(crate) struct Step {
    fen: String,
    /// The player who made the move that led to it; missing at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Color>,
    /// That move, with its number: `12. Nf3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<String>,
    /// The squares that it left and reached.
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<[Square; 2]>,
    /// Milliseconds left to White and Black when the next move began.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<[u64; 2]>,
    /// The rulings since then that do not follow in every game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<jadoube_api::Headline>,
}

pub(crate) async fn replay(
    State(context): State<Context>,
    visitor: Visitor,
    Path(game): Path<String>,
    Query(written): Query<Written>,
) -> Result<Json<Replay>, Problem> {
    let style = style(written.notation.as_deref(), visitor.locale)?;
    let role = visitor.role(&game, written.role)?;
    let _turn = context.exports.turn(&visitor).await;
    let (opening, shown) = visible(&context, &visitor, &game).await?;
    let locale = visitor.locale;
    let steps = apart(move || steps(&shown, opening.settings, role, &style, locale)).await?;
    Ok(Json(Replay { steps }))
}

fn steps(game: &Game, settings: Settings, role: Seat, style: &Style, locale: Locale) -> Vec<Step> {
    let silent = is_silent_for(role, settings, game);
    // The silence ends with the game, for all of its moves.
    let role = if silent { role } else { Seat::Arbiter };
    let mut replayed = Game::new(game.competition().clone());
    let mut steps = vec![Step::at(&View::of(&replayed, jadoube_clock::Instant::START), style)];
    for entry in game.log() {
        replayed.recall(entry.event.clone(), Given { rulings: &entry.rulings, rejudged: None });
        let view = Views::of(&replayed, settings, entry.event.at).told(role);
        // The position was restored: what was ruled after the moves that no longer stand belongs to the position that does.
        let undone: Vec<Step> = steps.drain((view.plies + 1).min(steps.len())..).collect();
        let Some(last) = steps.last_mut() else { continue };
        last.rulings.extend(undone.into_iter().flat_map(|step| step.rulings));
        if steps.len() <= view.plies {
            steps.push(Step::at(&view, style));
        }
        if let Some(last) = steps.last_mut() {
            last.go_on(&view, entry, silent, locale);
        }
    }
    steps
}

impl Step {
    fn at(view: &View, style: &Style) -> Step {
        let numbered = |made: &crate::board::Made| {
            let dots = if made.by == Color::White { "." } else { "..." };
            format!("{}{dots} {}", made.number, written_as(made, style))
        };
        Step {
            fen: view.fen.clone(),
            by: view.last.as_ref().map(|made| made.by),
            written: view.last.as_ref().map(numbered),
            squares: view.last.as_ref().and_then(|made| made.squares),
            clocks: None,
            rulings: Vec::new(),
        }
    }

    /// What else has happened in the position.
    fn go_on(&mut self, view: &View, entry: &Entry, silent: bool, locale: Locale) {
        self.fen.clone_from(&view.fen);
        self.clocks = view.clock.as_ref().map(|clock| Color::ALL.map(|side| clock.sides[side].main.0));
        let rulings = if silent { told(&entry.event, &entry.rulings) } else { &entry.rulings };
        if !entry.corrected && !rulings.iter().all(is_ordinary) {
            self.rulings.extend(jadoube_api::Headline::of(rulings, locale));
        }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;
    use jadoube_lawbook::Edition;
    use jadoube_laws::competition::Competition;
    use jadoube_laws::event::{Act, Actor, Claim, ClockAct, DrawAct, Event, Hands, MovingAct};
    use jadoube_notation::Language;

    use super::*;

    fn played(acts: impl IntoIterator<Item = (Actor, Act)>) -> Game {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        for (number, (by, act)) in acts.into_iter().enumerate() {
            game.apply(Event { at: Instant(number as u64 * 1_000), by, act }).unwrap();
        }
        game
    }

    fn plays(squares: &str) -> Act {
        Act::Moving(MovingAct::Plays { played: squares.parse().unwrap(), hands: Hands::One })
    }

    #[test]
    fn a_restored_position_keeps_the_ruling_on_the_move_that_does_not_stand() {
        let press = || Act::Clock(ClockAct::Presses { hand: Hands::One });
        let game = played([
            (Actor::Arbiter, Act::Clock(ClockAct::StartsRound)),
            (Actor::White, plays("e2e4")),
            (Actor::White, press()),
            (Actor::Black, plays("e7e4")),
            (Actor::Black, press()),
            (Actor::White, Act::Draw(DrawAct::Claims { claim: Claim::IllegalMove, intends: None })),
        ]);
        let style = Style::fide(Language::ENGLISH);
        let all = steps(&game, Settings::default(), Seat::Arbiter, &style, Locale::EN);
        let written: Vec<_> = all.iter().map(|step| step.written.as_deref()).collect();
        assert_eq!(written, [None, Some("1. e4")]);
        // Two seconds for the move and an increment; then one second for the claim, and two minutes more (7.5.5).
        let after_the_ruling = 5_430_000 - 2_000 + 30_000 - 1_000 + 120_000;
        assert_eq!(all[1].clocks.map(|[white, _]| white), Some(after_the_ruling));
        assert!(all[1].rulings.iter().any(|ruling| ruling.article.number.starts_with("7.5")), "{:?}", all[1].rulings);
        let silent = steps(&game, Settings::default(), Seat::White, &style, Locale::EN);
        assert_eq!(silent[1].written.as_deref(), Some("1. e2-e4"));
        assert_eq!(silent[1].rulings.len(), 1, "the claim: {:?}", silent[1].rulings);
    }
}
