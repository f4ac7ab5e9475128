//! The Articles that a case cites.

use std::collections::BTreeSet;

use super::{Case, Step};
use crate::edition::Edition;

impl Case {
    /// The Articles in what it expects, with the edition of each.
    pub fn cited(&self) -> BTreeSet<(Edition, String)> {
        let lines = self.steps.iter().flat_map(|step| match step {
            Step::Expects(lines) => lines.as_slice(),
            Step::Happens(_) | Step::Begins(_) => &[],
        });
        let mut cited = BTreeSet::new();
        for line in lines {
            for item in &line.items {
                for (index, &edition) in line.editions.iter().enumerate() {
                    // One Article for all editions of the line, or one for each.
                    let number = match &item.articles[..] {
                        [number] => Some(number),
                        numbers => numbers.get(index),
                    };
                    cited.extend(number.filter(|number| *number != "-").map(|number| (edition, number.clone())));
                }
            }
        }
        cited
    }
}
