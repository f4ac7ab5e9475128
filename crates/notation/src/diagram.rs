//! Positions as pictures, for books, pages and bulletins.
//!
//! ```
//! use jadoube_board::{Position, Setup};
//! use jadoube_notation::diagram::Diagram;
//!
//! let svg = Diagram::of(&Setup::from(Position::standard())).to_svg();
//! assert!(svg.starts_with("<svg xmlns=") && svg.contains("<title"));
//! ```

mod pieces;

use std::fmt::Write;

use jadoube_board::{Bitboard, Color, Piece, Role, Setup, Square};

use crate::escape_xml;

pub use pieces::{Circle, Drawing, drawing};

/// A square is this wide.
const SIDE: usize = 100;
/// The names of files and ranks are this far outside.
const MARGIN: usize = 50;

/// A picture of a position that is about to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram<'a> {
    /// What stands on the board, lawful or not.
    pub setup: &'a Setup,
    /// Who sits at the bottom.
    pub bottom: Color,
    /// Whether the files and ranks are named.
    pub coordinates: bool,
    /// Squares to mark.
    pub marked: Bitboard,
    /// What people hear who do not see the picture.
    pub caption: Caption,
}

/// The title of a picture and what is on it, for people who do not see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caption {
    /// In a few words.
    pub title: String,
    /// Every piece.
    pub description: String,
}

impl Caption {
    /// In English. With the feature `texts`: `Caption::of(setup, locale)`.
    pub fn in_english(setup: &Setup) -> Caption {
        let name = |color| if color == Color::White { "White" } else { "Black" };
        let side = |color| {
            let piece = |(piece, square): (Piece, Square)| format!("{} {square}", piece.role);
            let pieces: Vec<String> = pieces_of(setup, color).map(piece).collect();
            let listed = match pieces.split_last() {
                Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
                _ => pieces.join(""),
            };
            format!("{}: {listed}.", name(color))
        };
        let sides = Color::ALL.into_iter().filter(|&color| setup.board.color(color).any()).map(side);
        Caption {
            title: format!("Chess position, {} to move", name(setup.turn)),
            description: sides.collect::<Vec<_>>().join(" "),
        }
    }
}

/// The pieces of a player, the king first and pawns last.
pub(crate) fn pieces_of(setup: &Setup, color: Color) -> impl Iterator<Item = (Piece, Square)> {
    let board = setup.board;
    let roles = Role::ALL.into_iter().rev().map(move |role| role.of(color));
    roles.flat_map(move |piece| board.pieces(piece).into_iter().map(move |square| (piece, square)))
}

impl Diagram<'_> {
    /// A picture as White sees the board, with coordinates and an English caption.
    pub fn of(setup: &Setup) -> Diagram<'_> {
        let caption = Caption::in_english(setup);
        Diagram { setup, bottom: Color::White, coordinates: true, marked: Bitboard::EMPTY, caption }
    }

    /// The picture as an SVG file that needs no other file.
    pub fn to_svg(&self) -> String {
        let margin = if self.coordinates { MARGIN } else { 0 };
        let size = 8 * SIDE + 2 * margin;
        let Caption { title, description } = &self.caption;
        let (title, description) = (escape_xml(title), escape_xml(description));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" width=\"{half}\" height=\"{half}\" \
             role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">{title}</title>\n\
             <desc id=\"desc\">{description}</desc>\n",
            half = size / 2,
        );
        svg.push_str("<defs>\n");
        for color in Color::ALL {
            for role in Role::ALL {
                if self.setup.board.pieces(role.of(color)).any() {
                    draw_piece(&mut svg, role.of(color));
                }
            }
        }
        svg.push_str("</defs>\n");
        let mut put = |arguments: std::fmt::Arguments<'_>| {
            // Writing to a string cannot fail.
            let _ = svg.write_fmt(arguments);
            svg.push('\n');
        };
        put(format_args!("<rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/>"));
        for square in Square::ALL {
            let (x, y) = self.corner(square, margin);
            let fill = match (self.marked.contains(square), square.is_light()) {
                (true, true) => "#f2d96b",
                (true, false) => "#d9b23c",
                (false, true) => "#f0e2c8",
                (false, false) => "#b5895f",
            };
            put(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>"));
        }
        put(format_args!(
            "<rect x=\"{margin}\" y=\"{margin}\" width=\"{board}\" height=\"{board}\" fill=\"none\" stroke=\"#33281d\" \
             stroke-width=\"3\"/>",
            board = 8 * SIDE,
        ));
        for (square, piece) in self.setup.board.iter() {
            let (x, y) = self.corner(square, margin);
            put(format_args!("<use href=\"#{}\" x=\"{x}\" y=\"{y}\"/>", id(piece)));
        }
        if self.coordinates {
            put(format_args!(
                "<g font-family=\"sans-serif\" font-size=\"32\" fill=\"#33281d\" text-anchor=\"middle\" aria-hidden=\"true\">"
            ));
            for index in 0..8 {
                let at = |square: Option<Square>| square.map_or((0, 0), |square| self.corner(square, margin));
                let (x, _) = at(Square::from_index(index));
                let (_, y) = at(Square::from_index(8 * index));
                let file = char::from(b'a' + index as u8);
                put(format_args!("<text x=\"{}\" y=\"{}\">{file}</text>", x + SIDE / 2, size - MARGIN / 3));
                put(format_args!("<text x=\"{}\" y=\"{}\">{}</text>", MARGIN / 2, y + SIDE / 2 + 11, index + 1));
            }
            put(format_args!("</g>"));
            // The player to move.
            let y = if self.setup.turn == self.bottom { size - margin - SIDE / 4 } else { margin + SIDE / 4 };
            let fill = if self.setup.turn == Color::White { "#fff" } else { "#33281d" };
            put(format_args!(
                "<circle cx=\"{}\" cy=\"{y}\" r=\"14\" fill=\"{fill}\" stroke=\"#33281d\" stroke-width=\"3\"/>",
                size - MARGIN / 2,
            ));
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The corner of a square at the top left.
    fn corner(&self, square: Square, margin: usize) -> (usize, usize) {
        let (file, rank) = (square.file().index(), square.rank().index());
        let (column, row) = if self.bottom == Color::White { (file, 7 - rank) } else { (7 - file, rank) };
        (margin + SIDE * column, margin + SIDE * row)
    }
}

fn id(piece: Piece) -> String {
    format!("{}{}", if piece.color == Color::White { 'w' } else { 'b' }, piece.role.to_char())
}

fn draw_piece(svg: &mut String, piece: Piece) {
    let (body, edge, mark) =
        if piece.color == Color::White { ("#fffaf0", "#33281d", "#33281d") } else { ("#3a322c", "#15110d", "#d9c7ab") };
    let Drawing { outline, balls, lines, dots } = drawing(piece.role);
    let mut put = |arguments: std::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = svg.write_fmt(arguments);
    };
    put(format_args!(
        "<g id=\"{}\"><g fill=\"{body}\" stroke=\"{edge}\" stroke-width=\"3.4\" stroke-linejoin=\"round\">",
        id(piece)
    ));
    for d in *outline {
        put(format_args!("<path d=\"{d}\"/>"));
    }
    for (cx, cy, r) in *balls {
        put(format_args!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\"/>"));
    }
    put(format_args!("</g><g fill=\"none\" stroke=\"{mark}\" stroke-width=\"2.6\" stroke-linecap=\"round\">"));
    for d in *lines {
        put(format_args!("<path d=\"{d}\"/>"));
    }
    put(format_args!("</g>"));
    for (cx, cy, r) in *dots {
        put(format_args!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\" fill=\"{mark}\"/>"));
    }
    put(format_args!("</g>\n"));
}
