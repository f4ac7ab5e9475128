//! JSON Schema, with the feature `schemars`: the forms in which `serde_impls.rs` stores each type.

use alloc::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{
    ArrayNumber, Bitboard, Board, Castling, Color, Coordinates, File, Move, Piece, Position, Rank, Role, Setup, Square,
    Wing,
};

macro_rules! named {
    ($type:ident, |$generator:ident| $schema:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($type)).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

/// One of a few words, as `Display` writes them.
macro_rules! word {
    ($type:ident, $description:literal) => {
        named!($type, |_generator| {
            let words = $type::ALL.map(|value| value.to_string());
            json_schema!({ "description": $description, "type": "string", "enum": words })
        });
    };
}

/// A text that a regular expression describes.
macro_rules! text {
    ($type:ident, $description:literal, $pattern:literal) => {
        named!($type, |_generator| {
            json_schema!({ "description": $description, "type": "string", "pattern": $pattern })
        });
    };
}

word!(Color, "A player, by the color of the pieces.");
word!(Role, "A kind of piece.");
word!(Wing, "The side on which a player castles: `0-0` or `0-0-0`.");
text!(File, "A file of the board.", "^[a-h]$");
text!(Rank, "A rank of the board.", "^[1-8]$");
text!(Square, "A square of the board.", "^[a-h][1-8]$");
text!(Piece, "A piece by its FEN letter.", "^[PNBRQKpnbrqk]$");
text!(Coordinates, "A move as UCI writes it: two squares, and a letter for a promotion.", "^([a-h][1-8]){2}[qrbn]?$");
text!(
    Move,
    "A move: the letter of the piece, the squares left and reached, and what is special about the move.",
    r"^[PNBRQK]([a-h][1-8]){2}(=[QRBN]| e\.p\.| 0-0(-0)?)?$"
);
text!(Board, "The first field of a FEN.", "^[1-8PNBRQKpnbrqk]+(/[1-8PNBRQKpnbrqk]+){7}$");
text!(
    Setup,
    "An arrangement of pieces as a FEN, legal or not.",
    "^[1-8PNBRQKpnbrqk]+(/[1-8PNBRQKpnbrqk]+){7} [wb] (-|[A-HKQa-hkq]+) (-|[a-h][1-8]) [0-9]+ [0-9]+$"
);
text!(
    Position,
    "A position as a FEN.",
    "^[1-8PNBRQKpnbrqk]+(/[1-8PNBRQKpnbrqk]+){7} [wb] (-|[A-HKQa-hkq]+) (-|[a-h][36]) [0-9]+ [0-9]+$"
);
named!(Bitboard, |generator| squares(generator, "Squares, in their order from a1 to h8."));
named!(Castling, |generator| squares(generator, "The squares of the rooks that may still castle."));
named!(ArrayNumber, |_generator| {
    let description = "The number of an initial position of Chess960.";
    json_schema!({ "description": description, "type": "integer", "minimum": 0, "maximum": 959 })
});

fn squares(generator: &mut SchemaGenerator, description: &str) -> Schema {
    let square = generator.subschema_for::<Square>();
    json_schema!({ "description": description, "type": "array", "items": square, "uniqueItems": true })
}
