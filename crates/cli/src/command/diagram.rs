//! `jadoube diagram`: draws a position.

use clap::{Args, ValueEnum};
use jadoube_board::{Bitboard, Color, Square};
use jadoube_notation::diagram::{Caption, Diagram};
use jadoube_notation::epd::Epd;
use miette::{Result, miette};

use crate::Outcome;
use crate::input::{given_or_stdin, read_setup};
use crate::output::put;

/// Draw a position as an SVG picture, with a title and a description for people who do not see it.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The position as FEN or EPD, or `-` for standard input
    #[arg(value_name = "FEN")]
    fen: String,

    /// Who sits at the bottom
    #[arg(long, value_name = "COLOR", default_value = "white")]
    bottom: Bottom,

    /// Squares to mark, separated by commas: e4,e5
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    mark: Vec<String>,

    /// Leave out the names of files and ranks
    #[arg(long)]
    bare: bool,

    /// The language of title and description by its tag, such as hu or sr-Latn
    #[arg(long, value_name = "LOCALE", default_value = "en")]
    lang: String,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum Bottom {
    White,
    Black,
}

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome> {
    let locale = arguments.lang.parse().map_err(|error: jadoube_texts::UnknownLocale| miette!("{error}"))?;
    let mut marked = Bitboard::EMPTY;
    for name in &arguments.mark {
        let square: Square =
            name.trim().parse().map_err(|_| miette!("--mark has {name:?}: expected squares such as e4,e5"))?;
        marked |= Bitboard::of(square);
    }
    let text = given_or_stdin(&arguments.fen)?;
    let text = text.trim();
    let setup = match text.parse::<Epd>() {
        Ok(epd) if !epd.operations.is_empty() => epd.setup,
        _ => read_setup("FEN", text, 0, text)?,
    };
    let diagram = Diagram {
        bottom: if arguments.bottom == Bottom::White { Color::White } else { Color::Black },
        coordinates: !arguments.bare,
        marked,
        caption: Caption::of(&setup, locale),
        ..Diagram::of(&setup)
    };
    put(&diagram.to_svg())?;
    Ok(Outcome::Well)
}
