//! QR codes, by which a camera reads a link that nobody would type.

use qrcode::{Color, EcLevel, QrCode};
use serde::{Deserialize, Serialize};

/// The most bytes of any kind that one code can hold: version 40 with the least error correction.
pub const MOST: usize = 2_953;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    text: String,
}

/// A code to draw: dark modules on white, with four white modules around them, without which readers do not find it.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct Drawing {
    /// The width and height, the white margin included.
    pub size: usize,
    /// The dark modules as a path of SVG, one unit each.
    pub path: String,
}

/// Why there is no code.
#[derive(PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// For programs: `too_long` or `bad_question`.
    pub code: &'static str,
    /// For people.
    pub message: String,
    /// The bytes of the text.
    pub found: usize,
    /// The bytes that a code can hold.
    pub most: usize,
}

#[derive(Serialize)]
struct Failed {
    error: Problem,
}

/// The margin that the standard asks for.
const QUIET: usize = 4;

/// Draws a text as a QR code. The better error correction is used as long as the text leaves room for it.
pub fn draw(text: &str) -> Result<Drawing, Problem> {
    // The encoder would plan the whole text before it refused it, however long it is.
    let levels: &[EcLevel] = if text.len() > MOST { &[] } else { &[EcLevel::M, EcLevel::L] };
    let encoded = levels.iter().find_map(|&level| QrCode::with_error_correction_level(text, level).ok());
    let code = encoded.ok_or_else(|| {
        let message = format!("found {} bytes, expected at most {MOST}", text.len());
        Problem { code: "too_long", message, found: text.len(), most: MOST }
    })?;
    let (width, colors) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|left, right| left == right) {
            if run.first() == Some(&Color::Dark) {
                path.push_str(&format!("M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET, length = run.len()));
            }
            x += run.len();
        }
    }
    Ok(Drawing { size: width + 2 * QUIET, path })
}

/// Answers a question: JSON in, JSON out.
pub fn answer(question: &str) -> String {
    let bad = |error: serde_json::Error| Problem {
        code: "bad_question",
        message: error.to_string(),
        found: question.len(),
        most: MOST,
    };
    let answered = match serde_json::from_str(question).map_err(bad).and_then(|Question { text }| draw(&text)) {
        Ok(drawing) => serde_json::to_string(&drawing),
        Err(error) => serde_json::to_string(&Failed { error }),
    };
    answered.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The dark modules again, row by row, the margin included.
    fn modules(drawing: &Drawing) -> Vec<Vec<bool>> {
        let mut rows = vec![vec![false; drawing.size]; drawing.size];
        for run in drawing.path.split_terminator('z') {
            let numbers: Vec<usize> =
                run.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
            let [x, y, length, down, back] = numbers[..] else { panic!("{run}") };
            assert!(down == 1 && back == length, "{run}");
            rows[y][x..x + length].fill(true);
        }
        rows
    }

    #[test]
    fn a_code_has_its_three_corners_and_a_white_margin() {
        let drawing = draw("https://example.org/desk#handed=e30").unwrap();
        let rows = modules(&drawing);
        assert_eq!((drawing.size - 2 * QUIET - 17) % 4, 0, "{}", drawing.size);
        let margin = |index: usize| index < QUIET || index >= drawing.size - QUIET;
        for (y, row) in rows.iter().enumerate() {
            for (x, &dark) in row.iter().enumerate() {
                assert!(!dark || !(margin(x) || margin(y)), "{x} {y}");
            }
        }
        let corner = |left: usize, top: usize| {
            (0..7).all(|y| {
                (0..7).all(|x| {
                    let ring = usize::min(x.min(6 - x), y.min(6 - y));
                    rows[top + y][left + x] == (ring != 1)
                })
            })
        };
        let far = drawing.size - QUIET - 7;
        assert!(corner(QUIET, QUIET) && corner(far, QUIET) && corner(QUIET, far) && !corner(far, far));
    }

    #[test]
    fn what_does_not_fit_is_refused_with_its_length() {
        // Letters that need a byte each: capital letters alone would need less.
        assert_eq!(draw(&"a".repeat(MOST)).unwrap().size, 177 + 2 * QUIET);
        let problem = draw(&"a".repeat(MOST + 1)).unwrap_err();
        assert_eq!((problem.code, problem.found, problem.most), ("too_long", 2_954, 2_953));
        let answer = answer(&format!(r#"{{"text":"{}"}}"#, "é".repeat(MOST)));
        assert!(answer.contains("found 5906 bytes, expected at most 2953"), "{answer}");
    }

    #[test]
    fn the_answer_is_json() {
        let drawn: serde_json::Value = serde_json::from_str(&answer(r#"{"text":"e4"}"#)).unwrap();
        assert_eq!(drawn["size"], 21 + 2 * QUIET);
        assert!(answer("{}").contains("bad_question"));
    }
}
