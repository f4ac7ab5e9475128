//! A case as a notice for the players.

use jadoube_clock::Sides;
use jadoube_laws::ruling::Ruling;
use jadoube_laws::telling::Notice;
use jadoube_laws::vocabulary::Class;
use jadoube_texts::Locale;

use crate::{Case, Heard, Report};

/// The head of a notice, besides what the case tells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoticeHead {
    /// The competition.
    pub competition: String,
    /// The round, if the case does not name it.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<u16>,
    /// The players, if the case does not name them.
    pub players: Sides<String>,
    /// The date as it is to be printed.
    pub date: String,
}

/// The last incident of a case as a notice, with everything that led to it; `None` if there is no incident.
pub fn notice(case: &Case, report: &Report, head: NoticeHead, locale: Locale) -> Option<Notice> {
    let happened: Vec<_> = report
        .heard
        .iter()
        .filter_map(|heard| match heard {
            Heard::Happened { happening, rulings, refused: None, stands, .. } => Some((happening, rulings, stands)),
            _ => None,
        })
        .collect();
    // What is only worth a look, such as a touch that binds, is told if there is no incident.
    let of_class = |least: Class| {
        let matters = |rulings: &[Ruling]| rulings.iter().any(|ruling| ruling.class() >= least);
        happened.iter().rposition(|(_, rulings, _)| matters(rulings))
    };
    let last = of_class(Class::Incident).or_else(|| of_class(Class::Notice))?;
    let (_, rulings, stands) = happened[last];
    // Lines that pair players contain no act.
    let told = happened[..=last].iter().filter(|(happening, ..)| !happening.spoken.is_empty());
    let paired = happened[..=last].iter().rev().find(|(happening, ..)| happening.spoken.is_empty());
    let round = paired.and_then(|(happening, ..)| case.round_at(happening.place));
    let players = round.map_or(head.players, |round| Sides { white: round.white.clone(), black: round.black.clone() });
    Some(Notice {
        competition: head.competition,
        round: round.map(|round| round.number).or(head.round),
        board: head.board,
        players,
        date: head.date,
        edition: report.edition,
        rate: report.rate,
        supervision: report.supervision,
        happened: told.map(|(happening, ..)| (Some(happening.at), happening.sentence(locale))).collect(),
        rulings: rulings.iter().filter(|ruling| !ruling.class().is_ordinary()).cloned().collect(),
        clocks: stands.clocks(),
        running: stands.running(),
        position: Some(stands.position),
        outcome: stands.outcome,
        no_appeals: case.settings.announced.no_appeals,
    })
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::Edition;
    use jadoube_laws::telling;

    use super::*;

    #[test]
    fn a_notice_tells_the_last_incident_and_the_clocks_after_it() {
        let text = "case Illegal\ncontrol 90+30\nround 2: Anna - Bert\n0:01:00 white completes Ng1-g3\n\
                    0:01:10 black claims an illegal move\n0:02:00 arbiter restarts the clocks\n";
        let case = crate::read(text).unwrap().pop().unwrap();
        let report = crate::run(&case, Edition::newest()).unwrap();
        let told = notice(&case, &report, NoticeHead::default(), Locale::EN).unwrap();
        assert_eq!((told.round, told.players.black.as_str(), told.happened.len()), (Some(2), "Bert", 2));
        let page = telling::notices(&[told], Locale::EN);
        assert!(page.contains("extra 2 minutes") && page.contains("clocks are stopped"), "{page}");
    }

    #[test]
    fn a_case_without_an_incident_has_no_notice() {
        let case = crate::read("case Quiet\ncontrol 5\n0:00:01 white completes e4\n").unwrap().pop().unwrap();
        let report = crate::run(&case, Edition::newest()).unwrap();
        assert_eq!(notice(&case, &report, NoticeHead::default(), Locale::EN), None);
    }
}
