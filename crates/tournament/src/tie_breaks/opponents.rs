//! Buchholz (Article 8) and Sonneborn-Berger (9.1).

use super::own::sum;
use super::sheet::{Entry, Sheet};
use super::{Calculator, Edition, Explanation, Formula, Part, Source, System, TieBreak, Value};

impl Calculator {
    /// Buchholz of the given sheets or, with products, Sonneborn-Berger.
    pub(super) fn opponents(
        &self,
        sheets: &[Sheet],
        player: usize,
        tie_break: &TieBreak,
        products: bool,
    ) -> Explanation {
        let mut parts = self.contributions(sheets, player, tie_break, products);
        super::cuts::cut(&mut parts, tie_break.cut);
        Explanation { tie_break: *tie_break, value: Some(sum(&parts)), formula: Formula::Sum, parts }
    }

    fn contributions(&self, sheets: &[Sheet], player: usize, tie_break: &TieBreak, products: bool) -> Vec<Part> {
        let round_robin = self.regulations.system == System::RoundRobin;
        let as_games = round_robin || tie_break.forfeits;
        let mine = &sheets[player];
        let mut parts = Vec::new();
        for (index, round) in mine.rounds.iter().enumerate() {
            let is_game = round.at_the_board() || (as_games && round.is_forfeit());
            let mut part = match round.opponent {
                Some(opponent) if is_game => {
                    let amount = Value::points(sheets[opponent].adjusted);
                    Part { unplayed: false, ..self.part(round, index, Source::OpponentScore, amount, None) }
                }
                _ if round_robin => continue,
                _ => self.dummy(sheets, mine, index, round),
            };
            if products {
                part.factor = Some(round.points);
            }
            parts.push(part);
        }
        parts
    }

    /// The dummy opponent of an unplayed round (16.4), which has the player's own score. Since 2026 that is limited to the score of the
    /// scheduled opponent, or of a player who drew every game.
    fn dummy(&self, sheets: &[Sheet], mine: &Sheet, index: usize, round: &Entry) -> Part {
        let cap = match round.opponent {
            Some(opponent) => sheets[opponent].adjusted,
            None => self.draw.times(i32::try_from(self.rounds).unwrap_or(i32::MAX)),
        };
        let capped = self.regulations.edition == Edition::Of2026 && cap < mine.score;
        let score = if capped { cap } else { mine.score };
        self.part(round, index, Source::Dummy { capped }, Value::points(score), None)
    }

    /// The mean Buchholz of the opponents met at the board (8.2).
    pub(super) fn average_buchholz(&self, player: usize, tie_break: &TieBreak) -> Explanation {
        let sheets = if tie_break.fore { &self.fore } else { &self.sheets };
        let mut parts = Vec::new();
        for (index, round) in self.sheets[player].rounds.iter().enumerate() {
            let Some(opponent) = round.opponent.filter(|_| round.is_played()) else { continue };
            let amount = sum(&self.contributions(sheets, opponent, tie_break, false));
            parts.push(self.part(round, index, Source::OpponentTieBreak, amount, None));
        }
        let value = sum(&parts).divided(parts.len());
        Explanation { tie_break: *tie_break, value, formula: Formula::Mean, parts }
    }
}
