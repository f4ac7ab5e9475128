//! The pieces, drawn for Jadoube: a few outlines and lines for each, on a square of 100 by 100. The pages have the same drawings, in a
//! file that is generated from this one (`examples/piece_drawings.rs`).

use jadoube_board::Role;

/// A circle: where its centre is, and its radius.
pub type Circle = (f32, f32, f32);

/// A piece: filled outlines, filled circles, lines inside them, and dots, drawn in this order.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Drawing {
    /// Paths of SVG, filled and with an edge.
    pub outline: &'static [&'static str],
    /// Circles, filled and with an edge.
    pub balls: &'static [Circle],
    /// Paths of SVG, as lines.
    pub lines: &'static [&'static str],
    /// Circles in the color of the lines.
    pub dots: &'static [Circle],
}

const FOOT: &str = "M24 90c0-8 4-11 9-12h34c5 1 9 4 9 12z";

/// How a piece is drawn.
pub const fn drawing(role: Role) -> &'static Drawing {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

const PAWN: Drawing = Drawing {
    outline: &[
        "M50 22a13.500 13.500 0 0 0-8 24.400h-5.500a3 3 0 0 0 0 6h6.800c-.6 10.600-4.800 17.200-10.300 25.600h34\
         c-5.500-8.400-9.700-15-10.300-25.600h6.800a3 3 0 0 0 0-6h-5.500a13.500 13.500 0 0 0-8-24.400z",
        FOOT,
    ],
    balls: &[],
    lines: &["M33 78h34"],
    dots: &[],
};
const ROOK: Drawing = Drawing {
    outline: &["M27 20h10.500v8h7v-8h11v8h7v-8h10.500v17.500l-7 6.500v24l6 10h-44l6-10v-24l-7-6.500z", FOOT],
    balls: &[],
    lines: &["M28 37.500h44M34.500 44h31M34.500 68h31M28.500 78h43"],
    dots: &[],
};
const KNIGHT: Drawing = Drawing {
    outline: &[
        "M45 15c1.500 2 2.500 4 3.500 7.500 19 1.500 28.500 19.500 26.500 55.500h-41c-1-13.500 12.500-18.500 14-31-5.500 \
         4.500-11 4.500-15 7.500-3 2.300-4.500 6.500-8.500 6.300-5-.3-7.500-6-5-11.300 3-6.500 8-11 10.500-20 1-3.500 \
         3.500-6 6.500-7.500-.5-2.500-.5-5 .5-7.500 2.500.8 4.500 2 5.500 3.700.3-1.500 1.300-2.500 2.500-3.200z",
        FOOT,
    ],
    balls: &[],
    lines: &["M34 78h41M56 30c8 8 11 22 10 40"],
    dots: &[(38.5, 34.0, 2.6), (25.5, 53.0, 1.5)],
};
const BISHOP: Drawing = Drawing {
    outline: &[
        "M50 21c13 8.500 19 19 19 28.500 0 7.500-4 12-7.500 14.500h-23c-3.500-2.500-7.500-7-7.500-14.500 0-9.500 6-20 19-28.500z",
        "M38.500 64h23l5.500 14h-34z",
        FOOT,
    ],
    balls: &[(50.0, 17.0, 5.3)],
    lines: &["M57 33l-9.500 15M38.500 64h23M33 78h34"],
    dots: &[],
};
const QUEEN: Drawing = Drawing {
    outline: &[
        "M18 32l13.500 23 3.500-29 11 26 4-29 4 29 11-26 3.500 29 13.500-23-9 35h-46z",
        "M27 67h46l-2.500 11h-41z",
        FOOT,
    ],
    balls: &[(17.0, 29.0, 5.0), (34.5, 22.0, 5.0), (50.0, 18.5, 5.0), (65.5, 22.0, 5.0), (83.0, 29.0, 5.0)],
    lines: &["M27 67h46M29.500 78h41"],
    dots: &[],
};
const KING: Drawing = Drawing {
    outline: &[
        "M50 39c4-10 12-13.500 19-12 9 2 13.500 9.500 11.500 18-2 8-8 13-9 22h-43c-1-9-7-14-9-22-2-8.500 2.500-16 11.500-18 \
         7-1.500 15 2 19 12z",
        "M28.500 67h43l-1.500 11h-40z",
        FOOT,
        "M47 9h6v6.500h6.500v6h-6.500v7.500h-6v-7.500h-6.500v-6h6.500z",
    ],
    balls: &[],
    lines: &["M50 39v28M28.500 67h43M30 78h40"],
    dots: &[],
};
