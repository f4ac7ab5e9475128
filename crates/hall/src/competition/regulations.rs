//! What the regulations of a competition fix beyond the Laws: system, number of rounds, tie-breaks.

use jadoube_tournament::tie_breaks::{self, BadCode, Edition, TieBreak, read_list, write_list};
use serde::{Deserialize, Serialize};

/// How players are paired.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairingSystem"))]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// A Swiss system.
    #[default]
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

impl System {
    /// The code of the type in a report.
    pub const fn code(self) -> &'static str {
        match self {
            System::Swiss => "FIDE_DUTCH",
            System::RoundRobin => "BERGER_ROUNDROBIN",
        }
    }

    /// The tie-breaks if the competition announces none. C.07 has no default; this one is common.
    pub const fn usual_tie_breaks(self) -> &'static str {
        match self {
            System::Swiss => "BH/C1,BH,SB,DE,WIN",
            System::RoundRobin => "DE,WIN,SB,KS",
        }
    }
}

/// What the regulations of a competition fix. Logs of earlier versions say nothing about it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CompetitionRegulations"))]
#[serde(deny_unknown_fields, default)]
pub struct Regulations {
    /// The system.
    #[serde(skip_serializing_if = "is_swiss")]
    pub system: System,
    /// How many rounds are planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The tie-breaks in their order, as codes between commas, such as `BH/C1,BH,DE`; those that are usual for the system if there is nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tie_breaks: Option<String>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the form that serde asks for
fn is_swiss(system: &System) -> bool {
    *system == System::Swiss
}

/// Why regulations are not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadRegulations {
    /// A code that is not one.
    #[error(transparent)]
    Code(#[from] BadCode),
    /// A tie-break that C.07 does not allow in this system.
    #[error("{0} is not allowed in a round robin")]
    NotAllowed(TieBreak),
    /// A number of rounds that no report can have.
    #[error("a competition has from 1 to 100 rounds")]
    Rounds,
}

impl Regulations {
    /// Checks them before they are announced, and writes the codes in their usual form.
    pub fn checked(mut self) -> Result<Regulations, BadRegulations> {
        if self.rounds.is_some_and(|rounds| !(1..=100).contains(&rounds)) {
            return Err(BadRegulations::Rounds);
        }
        if let Some(codes) = &self.tie_breaks {
            let list = read_list(codes)?;
            if let Some(wrong) = list.iter().find(|tie_break| !self.c07().allow(tie_break)) {
                return Err(BadRegulations::NotAllowed(*wrong));
            }
            self.tie_breaks = (!list.is_empty()).then(|| write_list(&list));
        }
        Ok(self)
    }

    /// The codes of the tie-breaks in their order.
    pub fn tie_breaks(&self) -> String {
        self.tie_breaks.clone().unwrap_or_else(|| self.system.usual_tie_breaks().to_owned())
    }

    /// The tie-breaks in their order.
    pub fn list(&self) -> Vec<TieBreak> {
        // A list that another version announced and this one cannot read decides nothing.
        read_list(&self.tie_breaks()).unwrap_or_default()
    }

    /// The same for the computation of tie-breaks.
    pub fn c07(&self) -> tie_breaks::Regulations {
        let system = match self.system {
            System::Swiss => tie_breaks::System::Swiss,
            System::RoundRobin => tie_breaks::System::RoundRobin,
        };
        tie_breaks::Regulations { edition: Edition::Of2026, system, unrated: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regulations_are_checked_and_have_a_default() {
        let with = |system, codes: &str| Regulations { system, rounds: None, tie_breaks: Some(codes.to_owned()) };
        assert_eq!(with(System::Swiss, "bh-c1, de").checked().unwrap().tie_breaks(), "BH/C1,DE");
        assert_eq!(with(System::Swiss, " ").checked().unwrap().tie_breaks(), "BH/C1,BH,SB,DE,WIN");
        assert!(matches!(with(System::RoundRobin, "BH").checked(), Err(BadRegulations::NotAllowed(_))));
        assert!(matches!(with(System::Swiss, "luck").checked(), Err(BadRegulations::Code(_))));
        assert!(Regulations { rounds: Some(0), ..Regulations::default() }.checked().is_err());
        for system in [System::Swiss, System::RoundRobin] {
            let regulations = Regulations { system, ..Regulations::default() };
            assert!(regulations.list().iter().all(|tie_break| regulations.c07().allow(tie_break)));
            assert_eq!(regulations.list().len(), regulations.tie_breaks().split(',').count());
        }
        assert_eq!(serde_json::to_string(&Regulations::default()).unwrap(), "{}");
    }
}
