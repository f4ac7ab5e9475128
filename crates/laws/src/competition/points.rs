//! Article 10 (11 in 2009): what the result of a game is worth in the competition.
//!
//! The result of a game is one thing, the points that it brings are another: 1/2-1/2 is a draw wherever it is played, and
//! worth a point each under 3-1-0, or a win for Black in an armageddon game.
//!
//! ```
//! use jadoube_clock::Instant;
//! use jadoube_lawbook::Matter;
//! use jadoube_laws::competition::{Points, Scoring, points};
//! use jadoube_laws::event::Score;
//! use jadoube_laws::ruling::Outcome;
//! let draw = Outcome { score: Score::DRAW, reason: Matter::Stalemate, at: Instant(0) };
//! let worth = |scoring: &Scoring| points(&draw, scoring).to_string();
//! assert_eq!(worth(&Scoring::default()), "1/2-1/2");
//! assert_eq!(worth(&Scoring::of(Points::whole(3), Points::whole(1), Points::whole(0))), "1-1");
//! assert_eq!(worth(&Scoring::ARMAGEDDON), "0-1");
//! ```

use std::fmt;

use jadoube_board::Color;
use jadoube_lawbook::Matter;
use serde::{Deserialize, Serialize};

use crate::event::Score;
use crate::game::state::State;
use crate::ruling::Outcome;

/// Points in a competition, counted in halves.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Points {
    /// How many half points.
    pub halves: u16,
}

impl Points {
    /// Whole points.
    pub const fn whole(points: u16) -> Points {
        Points { halves: points.saturating_mul(2) }
    }

    /// The sum.
    #[must_use]
    pub const fn plus(self, other: Points) -> Points {
        Points { halves: self.halves.saturating_add(other.halves) }
    }

    /// The difference, but not below zero.
    #[must_use]
    pub const fn minus(self, other: Points) -> Points {
        Points { halves: self.halves.saturating_sub(other.halves) }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => f.write_str("1/2"),
            (whole, 1) => write!(f, "{whole}.5"),
            (whole, _) => write!(f, "{whole}"),
        }
    }
}

/// The text cannot be parsed as points such as `0`, `1/2`, `1` or `2.5`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected points such as 0, 1/2, 1 or 2.5")]
pub struct NoPoints;

impl std::str::FromStr for Points {
    type Err = NoPoints;

    fn from_str(text: &str) -> Result<Points, NoPoints> {
        if matches!(text, "1/2" | "½") {
            return Ok(Points { halves: 1 });
        }
        let (whole, half) = match text.strip_suffix(".5") {
            Some(whole) => (whole, 1),
            None => (text, 0),
        };
        let digits = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
        let whole: u16 = if digits { whole.parse().map_err(|_| NoPoints)? } else { return Err(NoPoints) };
        whole.checked_mul(2).and_then(|halves| halves.checked_add(half)).map(|halves| Points { halves }).ok_or(NoPoints)
    }
}

/// The points of both players from one game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Award {
    /// White's.
    pub white: Points,
    /// Black's.
    pub black: Points,
}

impl Award {
    /// The points of a player.
    pub const fn of(self, color: Color) -> Points {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The same with other points for a player.
    #[must_use]
    pub const fn with(mut self, color: Color, points: Points) -> Award {
        match color {
            Color::White => self.white = points,
            Color::Black => self.black = points,
        }
        self
    }
}

impl fmt::Display for Award {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// The points for results (10.1), announced before the competition begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Scoring {
    /// For a win, also by forfeit.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss on the board.
    pub loss: Points,
    /// For a forfeit: less than [`Scoring::loss`] if a loss on the board is worth something.
    pub forfeit: Points,
    /// The player for whom a draw counts as a win, as in an armageddon game.
    pub draw_odds: Option<Color>,
}

impl Scoring {
    /// One point, a half, none; a draw counts as a win of Black.
    pub const ARMAGEDDON: Scoring = Scoring {
        draw_odds: Some(Color::Black),
        ..Scoring::of(Points::whole(1), Points { halves: 1 }, Points::whole(0))
    };

    /// The points for a win, a draw and a loss, by play or by forfeit.
    pub const fn of(win: Points, draw: Points, loss: Points) -> Scoring {
        Scoring { win, draw, loss, forfeit: loss, draw_odds: None }
    }

    /// Whether a win is worth at least as much as a draw, a draw as a loss, and a loss on the board as a forfeit.
    pub fn is_in_order(&self) -> bool {
        self.win >= self.draw && self.draw >= self.loss && self.loss >= self.forfeit
    }

    /// The most that both players can normally score together.
    pub fn most_together(&self) -> Points {
        let drawn = if self.draw_odds.is_some() { Points::default() } else { self.draw.plus(self.draw) };
        drawn.max(self.win.plus(self.loss))
    }

    /// 10.2: together at most what a game normally gives, and each a score that is normally possible.
    pub fn fault(&self, award: Award) -> Option<ScoreFault> {
        let together = award.white.plus(award.black);
        if together > self.most_together() {
            return Some(ScoreFault::Together(together, self.most_together()));
        }
        let normal = [self.win, self.draw, self.loss, self.forfeit];
        [award.white, award.black].into_iter().find(|points| !normal.contains(points)).map(ScoreFault::Unusual)
    }
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring::of(Points::whole(1), Points { halves: 1 }, Points::whole(0))
    }
}

/// Which limit of 10.2 a score exceeds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ScoreFault {
    /// Both players together would score the first amount, but at most the second is possible.
    Together(Points, Points),
    /// No result gives a player this many points.
    Unusual(Points),
}

/// The points for a result (10.1).
pub fn points(outcome: &Outcome, scoring: &Scoring) -> Award {
    worth(outcome.score, outcome.reason == Matter::DefaultTime, scoring)
}

/// The points for a score; the loser of a game that was not played gets those of a forfeit.
fn worth(score: Score, forfeited: bool, scoring: &Scoring) -> Award {
    let Score { white, black } = score;
    let worth = |side: Color, halves: u8| match halves {
        0 if forfeited => scoring.forfeit,
        0 => scoring.loss,
        1 if score == Score::DRAW => match scoring.draw_odds {
            Some(favored) if favored == side => scoring.win,
            Some(_) => scoring.loss,
            None => scoring.draw,
        },
        1 => scoring.draw,
        _ => scoring.win,
    };
    Award { white: worth(Color::White, white), black: worth(Color::Black, black) }
}

impl State {
    /// The points of a finished game in the competition: after penalties, by a wrong result that was signed (8.7), or by
    /// its own result. A score beyond the limits of 10.2 is worth nothing, even if it was signed.
    pub fn points(&self) -> Option<Award> {
        let outcome = self.outcome()?;
        let forfeited = outcome.reason == Matter::DefaultTime || self.is_unplayed();
        let worth = |score| worth(score, forfeited, &self.setting.competition.announced.scoring);
        let signed = self.score().map(worth).filter(|&award| self.fault_of(award).is_none());
        self.memory
            .conduct
            .points
            .or(signed)
            .or_else(|| Some(worth(outcome.score)).filter(|&award| self.fault_of(award).is_none()))
    }

    /// What would be wrong with these points under this edition.
    pub(crate) fn fault_of(&self, award: Award) -> Option<ScoreFault> {
        if self.rules().scores_limited { self.setting.competition.announced.scoring.fault(award) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use jadoube_clock::Instant;

    use super::*;

    fn worth(score: Score, reason: Matter, scoring: &Scoring) -> String {
        points(&Outcome { score, reason, at: Instant(0) }, scoring).to_string()
    }

    #[test]
    fn each_scale_gives_its_own() {
        let football =
            Scoring { forfeit: Points::whole(0), ..Scoring::of(Points::whole(3), Points::whole(2), Points::whole(1)) };
        assert_eq!(worth(Score::WHITE_WINS, Matter::Checkmate, &football), "3-1");
        assert_eq!(worth(Score::BLACK_WINS, Matter::DefaultTime, &football), "0-3");
        assert_eq!(worth(Score::BOTH_LOSE, Matter::DefaultTime, &football), "0-0");
        assert_eq!(worth(Score { white: 0, black: 1 }, Matter::DeviceLoses, &Scoring::default()), "0-1/2");
        assert_eq!(worth(Score { white: 0, black: 1 }, Matter::DeviceLoses, &Scoring::ARMAGEDDON), "0-1/2");
    }

    #[test]
    fn the_limits_follow_the_scale() {
        let usual = Scoring::default();
        let award = |white: &str, black: &str| Award { white: white.parse().unwrap(), black: black.parse().unwrap() };
        assert_eq!(usual.fault(award("1/2", "1/2")), None);
        assert_eq!(usual.fault(award("1/2", "0")), None);
        assert_eq!(usual.fault(award("1", "1/2")), Some(ScoreFault::Together(Points { halves: 3 }, Points::whole(1))));
        let football = Scoring::of(Points::whole(3), Points::whole(1), Points::whole(0));
        assert_eq!(football.fault(award("2", "0")), Some(ScoreFault::Unusual(Points::whole(2))));
        assert_eq!(football.fault(award("3", "0")), None);
        assert!(Scoring::ARMAGEDDON.fault(award("1/2", "1")).is_some());
    }

    #[test]
    fn better_results_never_score_less() {
        let scale = |win, draw, loss| Scoring::of(Points::whole(win), Points::whole(draw), Points::whole(loss));
        assert!(Scoring::default().is_in_order() && Scoring::ARMAGEDDON.is_in_order() && scale(3, 1, 0).is_in_order());
        assert!(!scale(3, 4, 0).is_in_order() && !scale(3, 1, 2).is_in_order());
        let worse_on_the_board = Scoring { forfeit: Points::whole(1), ..scale(3, 1, 0) };
        assert!(!worse_on_the_board.is_in_order());
    }

    #[test]
    fn points_round_trip() {
        for text in ["0", "1/2", "1", "1.5", "2", "32767.5"] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), text);
        }
        for text in ["", ".5", "-1", "1.25", "+1", "32768", "1/3"] {
            assert_eq!(text.parse::<Points>(), Err(NoPoints), "{text}");
        }
    }
}
