//! A board diagram in text.

use jadoube_board::{Color, File, Rank, Setup, Square};
use jadoube_notation::Language;
use jadoube_texts::Locale;

/// The board in piece letters of the language, lower case for Black.
pub fn diagram(setup: &Setup, locale: Locale) -> Vec<String> {
    let language = Language::from(locale);
    let letter = |square| match setup.board.piece_at(square) {
        None => ".".to_owned(),
        Some(piece) => {
            let symbol = match language.symbol(piece.role) {
                "" => Language::ENGLISH.symbol(piece.role),
                symbol => symbol,
            };
            if piece.color == Color::White { symbol.to_uppercase() } else { symbol.to_lowercase() }
        }
    };
    let width = Square::ALL.iter().map(|&square| letter(square).chars().count()).max().unwrap_or(1);
    let row = |rank: Rank| {
        let letters = File::ALL.map(|file| format!(" {:<width$}", letter(Square::new(file, rank))));
        format!("  {rank}{}", letters.concat()).trim_end().to_owned()
    };
    let files = File::ALL.map(|file| format!(" {:<width$}", locale.file(file)));
    let mut lines: Vec<String> = Rank::ALL.into_iter().rev().map(row).collect();
    lines.push(format!("   {}", files.concat()).trim_end().to_owned());
    lines
}
