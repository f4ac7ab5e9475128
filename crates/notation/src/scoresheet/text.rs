//! The scoresheet as plain text, for a terminal or a printer with letters of one width.

use super::{Entry, Labels, ROWS_IN_BLOCK, Row, Scoresheet, clock_text};

/// Room for a signature.
const SIGNATURE_WIDTH: usize = 30;

impl Scoresheet {
    /// As text with letters of one width. Where more moves were played than a sheet has room for, another one follows.
    pub fn to_text(&self, labels: &Labels) -> String {
        let mut text = String::new();
        for (index, [left, right]) in self.sheets().into_iter().enumerate() {
            if index > 0 {
                text.push('\n');
            }
            self.push_heading(&mut text, labels);
            push_moves(&mut text, left, right, labels);
        }
        text.push_str(&format!("\n{}: {}\n\n", labels.result, self.result));
        for (name, signed) in [&labels.white, &labels.black].into_iter().zip(&self.signatures) {
            let line = signed.clone().unwrap_or_else(|| "_".repeat(SIGNATURE_WIDTH));
            text.push_str(&format!("{} ({name}): {line}\n", labels.signature));
        }
        text
    }

    fn push_heading(&self, text: &mut String, labels: &Labels) {
        let heading = &self.heading;
        let fields = [
            (&labels.event, &heading.event),
            (&labels.site, &heading.site),
            (&labels.date, &heading.date),
            (&labels.round, &heading.round),
            (&labels.white, &heading.white),
            (&labels.black, &heading.black),
        ];
        let width = fields.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        for (label, value) in fields {
            text.push_str(format!("{}  {value}", padded(label, width)).trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
}

fn push_moves(text: &mut String, left: &[Row], right: &[Row], labels: &Labels) {
    let all = || left.iter().chain(right);
    let entries = |entry: fn(&Row) -> &Option<Entry>| all().map(move |row| entry_text(entry(row)));
    let width = |label: &str, entry| {
        let widest = entries(entry).map(|text| text.chars().count()).max().unwrap_or(0);
        widest.max(label.chars().count())
    };
    let (white, black) = (width(&labels.white, |row| &row.white), width(&labels.black, |row| &row.black));
    let number = all().map(|row| row.number.to_string().len()).max().unwrap_or(1).max(3);
    let block = |row: Option<[String; 3]>| {
        let [n, w, b] = row.unwrap_or_default();
        format!("{n:>number$} | {} | {}", padded(&w, white), padded(&b, black))
    };
    let cells = |row: &Row| [row.number.to_string(), entry_text(&row.white), entry_text(&row.black)];
    let title = || Some([String::new(), labels.white.clone(), labels.black.clone()]);
    let rule = format!("{}-+-{}-+-{}", "-".repeat(number), "-".repeat(white), "-".repeat(black));
    let mut push = |left: String, right: Option<String>| {
        let line = right.map_or(left.clone(), |right| format!("{left} || {right}"));
        text.push_str(line.trim_end());
        text.push('\n');
    };
    let both = !right.is_empty();
    push(block(title()), both.then(|| block(title())));
    push(rule.clone(), both.then(|| rule.clone()));
    for index in 0..left.len().min(ROWS_IN_BLOCK) {
        push(block(left.get(index).map(cells)), both.then(|| block(right.get(index).map(cells))));
    }
}

/// The move with (=) and the clock behind it.
fn entry_text(entry: &Option<Entry>) -> String {
    let Some(entry) = entry else { return String::new() };
    let mut text = entry.text.clone();
    if entry.offers_draw {
        text.push_str(" (=)");
    }
    if entry.clock.is_some() {
        text.push_str("  ");
        text.push_str(&clock_text(entry.clock));
    }
    text
}

/// Filled up with blanks.
fn padded(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    text.to_owned() + &" ".repeat(missing)
}
