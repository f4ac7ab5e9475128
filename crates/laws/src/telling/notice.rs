//! A ruling as a notice: one page of HTML to print, sign and hang up, which needs no other file.

use std::fmt::Write as _;

use jadoube_board::{Color, File, Rank, Setup, Square};
use jadoube_clock::{Instant, Millis, Rate, Sides};
use jadoube_lawbook::{Edition, Matter, Supervision};
use jadoube_notation::{escape_xml, figurine};
use jadoube_texts::{Locale, Message};

use super::{article, headline, says, score, sentence};
use crate::ruling::{Outcome, Ruling};

/// The contents of a notice. Empty texts are left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The competition.
    pub competition: String,
    /// The round.
    pub round: Option<u16>,
    /// The board.
    pub board: Option<u16>,
    /// The players.
    pub players: Sides<String>,
    /// The date to print.
    pub date: String,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The rate of play.
    pub rate: Rate,
    /// The supervision, which matters in rapid and blitz.
    pub supervision: Supervision,
    /// What happened, each with the time since the start of the round if it is known.
    pub happened: Vec<(Option<Instant>, String)>,
    /// The rulings.
    pub rulings: Vec<Ruling>,
    /// The times on the clocks after the ruling.
    pub clocks: Option<Sides<Millis>>,
    /// Whose clock runs.
    pub running: Option<Color>,
    /// The position after the ruling, if it is known.
    pub position: Option<Setup>,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
    /// Whether the competition excludes appeals.
    pub no_appeals: bool,
}

/// The rules by which a game is judged: in rapid and blitz they depend on the supervision.
pub fn regime(rate: Rate, supervision: Supervision) -> Message {
    Message::new(match (rate, supervision) {
        (Rate::Standard, _) => "regime-standard",
        (Rate::Rapid, Supervision::Full) => "regime-rapid-full",
        (Rate::Rapid, Supervision::Reduced) => "regime-rapid-reduced",
        (Rate::Blitz, Supervision::Full) => "regime-blitz-full",
        (Rate::Blitz, Supervision::Reduced) => "regime-blitz-reduced",
    })
}

/// HTML with one notice on each printed page. It is self-contained: it can be saved, sent and printed.
///
/// Names and texts that people wrote are escaped.
pub fn notices(notices: &[Notice], locale: Locale) -> String {
    let title = Message::new("notice-title").text(locale);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{NOTICE_STYLE}</style>\n</head>\n<body>\n",
        locale.tag(),
        escape_xml(&title),
    );
    for notice in notices {
        page.push_str(&notice.section(locale));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// The styles of a notice; a line break stands before them in the page.
pub const NOTICE_STYLE: &str = "\
@page { size: A4; margin: 14mm; }
body { font: 10pt/1.35 \"Noto Serif\", Georgia, \"Times New Roman\", serif; color: #111; background: #fff; margin: 0 auto; max-width: 174mm; padding: 1rem; }
section + section { break-before: page; }
h1 { font-size: 17pt; margin: 0 0 .2em; }
h2 { font-size: 11pt; margin: .8em 0 .2em; border-bottom: 1px solid #888; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1em 1em; margin: 0; }
dt { color: #444; }
dd { margin: 0; }
ol, ul { margin: .3em 0; padding-left: 1.4em; }
.decision { font-size: 11.5pt; font-weight: bold; margin: .3em 0; }
.after { display: flex; gap: 1.5em; align-items: flex-start; flex-wrap: wrap; }
table { border-collapse: collapse; border: 1.5px solid #111; }
table td { width: 6mm; height: 6mm; padding: 0; text-align: center; font: 4.8mm/6mm \"Noto Sans Symbols2\", \"DejaVu Sans\", sans-serif; }
table td.dark { background: #d9d9d9; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.fen { font: 8.5pt monospace; overflow-wrap: anywhere; }
.sign { display: flex; gap: 2em; margin-top: 2.6em; }
.sign span { flex: 1; border-top: 1px solid #111; padding-top: .2em; font-size: 9.5pt; }
@media print { body { padding: 0; } }
";

impl Notice {
    fn section(&self, locale: Locale) -> String {
        let told = |id| escape_xml(&Message::new(id).text(locale));
        let mut page = format!("<section>\n<h1>{}</h1>\n<dl>\n", told("notice-title"));
        let mut fact = |id, value: String| {
            if !value.is_empty() {
                let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", told(id), escape_xml(&value));
            }
        };
        let number = |number: Option<u16>| number.map_or_else(String::new, |number| number.to_string());
        fact("notice-competition", self.competition.clone());
        fact("notice-round", number(self.round));
        fact("notice-board", number(self.board));
        fact("notice-white", self.players.white.clone());
        fact("notice-black", self.players.black.clone());
        fact("notice-date", self.date.clone());
        let laws = Message::new("notice-edition")
            .with("edition", self.edition.to_string())
            .with("regime", regime(self.rate, self.supervision));
        fact("notice-laws", laws.text(locale));
        let _ = write!(page, "</dl>\n<h2>{}</h2>\n<ol>\n", told("notice-happened"));
        for (at, happened) in &self.happened {
            let at = at.map_or_else(String::new, |at| format!("{at} "));
            let _ = writeln!(page, "<li>{at}{}</li>", escape_xml(happened));
        }
        let _ = write!(page, "</ol>\n<h2>{}</h2>\n", told("notice-ruling"));
        if let Some(first) = headline(&self.rulings, locale) {
            let _ = writeln!(page, "<p class=\"decision\">{}</p>", escape_xml(&first.text));
        }
        page.push_str("<ul>\n");
        for ruling in &self.rulings {
            let cited = super::cited(ruling.article, locale);
            let _ = writeln!(page, "<li><b>{}</b>: {}</li>", escape_xml(&cited), escape_xml(&says(ruling, locale)));
        }
        page.push_str("</ul>\n");
        page.push_str(&self.afterwards(locale));
        let appeal = match self.no_appeals {
            true => Message::new("notice-no-appeal"),
            false => Message::new("notice-appeal").with("article", article(Matter::Appeal.article(self.edition))),
        };
        let _ = write!(page, "<h2>{}</h2>\n<p>{}</p>\n", told("notice-appeals"), escape_xml(&appeal.text(locale)));
        let _ = write!(
            page,
            "<p class=\"sign\"><span>{}</span><span>{}</span></p>\n</section>\n",
            told("notice-time-and-place"),
            told("notice-signature"),
        );
        page
    }

    /// The position and the clocks after the ruling, as far as they are known.
    fn afterwards(&self, locale: Locale) -> String {
        let clocks = self.clock_words().map(|message| sentence(&message.text(locale)));
        if self.position.is_none() && clocks.is_none() {
            return String::new();
        }
        let mut part = format!("<h2>{}</h2>\n", escape_xml(&Message::new("notice-after").text(locale)));
        let _ =
            write!(part, "<div class=\"after\">\n{}<div>\n", self.position.as_ref().map_or_else(String::new, board));
        if let Some(clocks) = clocks {
            let _ = writeln!(part, "<p>{}</p>", escape_xml(&clocks));
        }
        if let Some(position) = &self.position {
            let _ = writeln!(part, "<p class=\"fen\">{}</p>", escape_xml(&position.to_string()));
        }
        part + "</div>\n</div>\n"
    }

    /// The times, whose clock runs and who is to move, or how the game ended.
    fn clock_words(&self) -> Option<Message> {
        let Some(clocks) = self.clocks else {
            return self.outcome.map(|outcome| Message::new("notice-over-untimed").with("score", score(outcome.score)));
        };
        let message = match (self.outcome, self.running, &self.position) {
            (Some(outcome), ..) => Message::new("notice-over").with("score", score(outcome.score)),
            (None, _, None) => Message::new("notice-clocks"),
            (None, Some(side), Some(position)) => {
                Message::new("notice-running").with("running", side).with("color", position.turn)
            }
            (None, None, Some(position)) => Message::new("notice-stopped").with("color", position.turn),
        };
        Some(message.with("white", clocks.white.to_string()).with("black", clocks.black.to_string()))
    }
}

/// The board as a table, White below.
fn board(setup: &Setup) -> String {
    let mut table = "<table>\n".to_owned();
    for rank in Rank::ALL.into_iter().rev() {
        table.push_str("<tr>");
        for file in File::ALL {
            let square = Square::new(file, rank);
            let class = if square.is_light() { "" } else { " class=\"dark\"" };
            let piece = setup
                .board
                .piece_at(square)
                .map_or(String::new(), |piece| figurine(piece.role, piece.color).to_string());
            let _ = write!(table, "<td{class}>{piece}</td>");
        }
        table.push_str("</tr>\n");
    }
    table + "</table>\n"
}

#[cfg(test)]
mod tests {
    use jadoube_board::Position;

    use super::*;
    use crate::competition::Competition;
    use crate::event::{Act, Actor, ClockAct, CompletionAct, Event};
    use crate::game::Game;

    fn notice() -> Notice {
        let mut game = Game::new(Competition::new(Edition::newest(), "90+30".parse().unwrap()));
        game.apply(Event { at: Instant(0), by: Actor::Arbiter, act: Act::Clock(ClockAct::StartsRound) }).unwrap();
        let resigns = Event { at: Instant(60_000), by: Actor::White, act: Act::Completion(CompletionAct::Resigns) };
        let rulings = game.apply(resigns).unwrap();
        Notice {
            competition: "Club <b>open</b>".to_owned(),
            round: Some(3),
            board: None,
            players: Sides { white: "Anna & Co".to_owned(), black: String::new() },
            date: "2026-11-16".to_owned(),
            edition: Edition::newest(),
            rate: Rate::Standard,
            supervision: Supervision::Full,
            happened: vec![(Some(Instant(60_000)), "White resigns".to_owned())],
            rulings,
            clocks: Some(Sides { white: Millis::from_minutes(89), black: Millis::from_minutes(90) }),
            running: None,
            position: Some(Position::standard().into()),
            outcome: game.state().outcome(),
            no_appeals: false,
        }
    }

    #[test]
    fn a_notice_tells_everything_and_escapes_names() {
        let page = notices(&[notice()], Locale::EN);
        assert!(page.contains("Club &lt;b&gt;open&lt;/b&gt;") && page.contains("Anna &amp; Co"), "{page}");
        assert!(page.contains("5.1.2") && page.contains("0-1") && page.contains("11.10"), "{page}");
        assert!(page.contains("1:29:00") && page.contains("♔"), "{page}");
        assert!(!page.contains("<dt>Board</dt>") && !page.contains("<dt>Black</dt>"), "what is not known is left out");
        assert!(!page.contains("http") && !page.contains("src="), "it needs no other file");
    }

    #[test]
    fn what_is_not_known_is_not_made_up() {
        let unknown = Notice { position: None, clocks: None, happened: Vec::new(), ..notice() };
        let page = notices(std::slice::from_ref(&unknown), Locale::EN);
        assert!(page.contains("The game is over: 0-1") && !page.contains("class=\"fen\""), "{page}");
        assert!(!page.contains("<table>") && !page.contains('–'), "{page}");
        let page = notices(&[Notice { outcome: None, ..unknown }], Locale::EN);
        assert!(!page.contains("After the ruling"), "{page}");
    }

    #[test]
    fn every_locale_has_all_its_words() {
        for locale in Locale::all() {
            let page = notices(&[notice(), Notice { no_appeals: true, outcome: None, ..notice() }], locale);
            assert_eq!(page.matches("<section>").count(), 2);
            assert!(page.contains(&format!("lang=\"{}\"", locale.tag())));
        }
    }
}
