//! The lines of a file. A line that begins with a blank continues the one before; what begins with `#` is a remark.

use jadoube_laws::vocabulary::{Line, Place};

/// The lines of a text without remarks and blank ones, continuations joined to what they continue.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut open = false;
    for (index, raw) in text.lines().enumerate() {
        let content = raw.trim_end();
        let trimmed = content.trim_start();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            open &= !trimmed.is_empty();
            continue;
        }
        let column = content[..content.len() - trimmed.len()].chars().count() + 1;
        let place = Place { line: index + 1, column };
        match lines.last_mut() {
            Some(line) if open && column > 1 => {
                line.push(trimmed, place);
            }
            _ => lines.push(Line::at(trimmed, place)),
        }
        open = true;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_place_across_continued_lines() {
        let all = lines("# remark\n\nafter  1. e4\n       e5 (x)\n\n  alone\n");
        assert_eq!(all.len(), 2);
        let mut words = all[0].words();
        let mut seen = Vec::new();
        while let Some(word) = words.peek() {
            seen.push((word.to_owned(), words.place().line, words.place().column));
            words.take();
        }
        let expected =
            [("after", 3, 1), ("1.", 3, 8), ("e4", 3, 11), ("e5", 4, 8), ("(", 4, 11), ("x", 4, 12), (")", 4, 13)];
        assert_eq!(seen, expected.map(|(word, line, column)| (word.to_owned(), line, column)));
        assert_eq!(all[1].words().place(), Place { line: 6, column: 3 });
    }
}
