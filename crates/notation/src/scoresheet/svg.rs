//! The scoresheet as it is printed: one SVG picture for each sheet of A4 paper, in millimetres.

use std::fmt::Write;

use crate::escape_xml;

use super::{Entry, Labels, ROWS_IN_BLOCK, Row, Scoresheet, clock_text};

const WIDTH: f32 = 210.0;
const HEIGHT: f32 = 297.0;
const MARGIN: f32 = 15.0;
const TABLE_TOP: f32 = 52.0;
const ROW_HEIGHT: f32 = 6.6;
const NUMBER_WIDTH: f32 = 10.0;
const CELL_WIDTH: f32 = 38.0;
const BLOCK_GAP: f32 = 8.0;
const BLOCK_WIDTH: f32 = NUMBER_WIDTH + 2.0 * CELL_WIDTH;

impl Scoresheet {
    /// As pictures, one for each sheet. They need no other file; the type is whatever serif the viewer has.
    pub fn to_svg(&self, labels: &Labels) -> Vec<String> {
        self.sheets().into_iter().map(|blocks| self.sheet(blocks, labels)).collect()
    }

    fn sheet(&self, blocks: [&[Row]; 2], labels: &Labels) -> String {
        let mut page = Page::new();
        let heading = &self.heading;
        let half = WIDTH / 2.0;
        page.field(MARGIN, 22.0, half - MARGIN - 4.0, &labels.event, &heading.event);
        page.field(half, 22.0, half - MARGIN, &labels.site, &heading.site);
        page.field(MARGIN, 32.0, 40.0, &labels.date, &heading.date);
        page.field(MARGIN + 46.0, 32.0, 40.0, &labels.round, &heading.round);
        page.field(half, 32.0, half - MARGIN, &labels.result, &self.result);
        page.field(MARGIN, 42.0, half - MARGIN - 4.0, &labels.white, &heading.white);
        page.field(half, 42.0, half - MARGIN, &labels.black, &heading.black);
        for (index, rows) in blocks.into_iter().enumerate() {
            let left = MARGIN + index as f32 * (BLOCK_WIDTH + BLOCK_GAP);
            page.block(left, rows, labels);
        }
        let names = [&labels.white, &labels.black];
        for (index, (name, signed)) in names.into_iter().zip(&self.signatures).enumerate() {
            let left = MARGIN + index as f32 * (BLOCK_WIDTH + BLOCK_GAP);
            let label = format!("{} ({name})", labels.signature);
            page.field(left, HEIGHT - 20.0, BLOCK_WIDTH, &label, signed.as_deref().unwrap_or_default());
        }
        page.finish()
    }
}

/// A picture that is being drawn.
struct Page(String);

impl Page {
    fn new() -> Page {
        Page(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}mm\" height=\"{HEIGHT}mm\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"serif\" font-size=\"4\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"white\"/>\n"
        ))
    }

    fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    fn push(&mut self, arguments: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(arguments);
        self.0.push('\n');
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.push(format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"black\" stroke-width=\"0.2\"/>"
        ));
    }

    fn text(&mut self, x: f32, y: f32, style: &str, text: &str) {
        if !text.is_empty() {
            self.push(format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\"{style}>{}</text>", escape_xml(text)));
        }
    }

    /// A line to write on, with what it is for in small letters under it.
    fn field(&mut self, x: f32, y: f32, width: f32, label: &str, value: &str) {
        self.fitted(x + 1.0, y - 1.0, width - 2.0, value);
        self.line((x, y), (x + width, y));
        self.text(x, y + 2.8, " font-size=\"2.4\" fill=\"#555\"", label);
    }

    /// Text that is pressed together when it would not fit.
    fn fitted(&mut self, x: f32, y: f32, width: f32, text: &str) {
        let probable = text.chars().count() as f32 * 2.1;
        let style = if probable > width {
            format!(" textLength=\"{width:.1}\" lengthAdjust=\"spacingAndGlyphs\"")
        } else {
            String::new()
        };
        self.text(x, y, &style, text);
    }

    fn block(&mut self, left: f32, rows: &[Row], labels: &Labels) {
        let columns = [left, left + NUMBER_WIDTH, left + NUMBER_WIDTH + CELL_WIDTH, left + BLOCK_WIDTH];
        let bottom = TABLE_TOP + ROW_HEIGHT * (ROWS_IN_BLOCK + 1) as f32;
        for x in columns {
            self.line((x, TABLE_TOP), (x, bottom));
        }
        for row in 0..ROWS_IN_BLOCK + 2 {
            let y = TABLE_TOP + ROW_HEIGHT * row as f32;
            self.line((left, y), (left + BLOCK_WIDTH, y));
        }
        let base = |row: usize| TABLE_TOP + ROW_HEIGHT * row as f32 + 4.7;
        for (x, label) in [(columns[1], &labels.white), (columns[2], &labels.black)] {
            self.text(x + CELL_WIDTH / 2.0, base(0), " text-anchor=\"middle\" font-weight=\"bold\"", label);
        }
        for (index, row) in rows.iter().enumerate() {
            let y = base(index + 1);
            self.text(columns[1] - 1.5, y, " text-anchor=\"end\"", &row.number.to_string());
            self.entry(columns[1], y, &row.white);
            self.entry(columns[2], y, &row.black);
        }
    }

    fn entry(&mut self, left: f32, y: f32, entry: &Option<Entry>) {
        let Some(entry) = entry else { return };
        let offer = if entry.offers_draw { " (=)" } else { "" };
        let clock = clock_text(entry.clock);
        let room = if clock.is_empty() { CELL_WIDTH - 3.0 } else { CELL_WIDTH - 15.0 };
        self.fitted(left + 1.5, y, room, &format!("{}{offer}", entry.text));
        self.text(left + CELL_WIDTH - 1.5, y, " text-anchor=\"end\" font-size=\"3\" fill=\"#555\"", &clock);
    }
}
