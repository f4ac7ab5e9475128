//! The derive macros by which `jadoube-laws` declares each act, finding, effect, question and answer once.
//!
//! A declaration is an ordinary enum with attributes. The unit is the *form*: a phrase together with the fields that it fixes, so
//! that `touches e2` and `touches e2 by accident` are two forms of one variant, with two messages.
//!
//! ```text
//! #[derive(Vocabulary)]
//! #[vocabulary(act, message = "act", by(Player, Assistant), during(Playing), class = Course)]
//! pub enum MovingAct {
//!     /// Touches a piece on the board (4.2, 4.3).
//!     #[says("touches {square}", contact = Contact::Deliberate)]
//!     #[says("adjusts {square}", contact = Contact::Adjusting, message = "act-adjusts", also("j'adoube {square}"))]
//!     Touches { square: Square, contact: Contact },
//! }
//! ```
//!
//! - `{field}` is a gap; `{field as Marker}` reads and writes it as `Marker` does (`Slot`). A gap may stand inside a word:
//!   `{player}'s`, `+{time}`. A field of a tuple variant is named after its type, or by its number: `{0}`.
//! - `[word]` may be left out when reading, `[a|the]` is either or neither.
//! - `field = pattern` fixes a field. Together with a gap it narrows the form.
//! - `also("…")` is read and never written.
//! - `message`, `by`, `during` and `class` are facts of the form, or of the whole enum.
//! - `args(name, _, name: path, fn path)` names the variables of the message field by field; `_` leaves one out, a path is a
//!   function from the field to what is filled in, `fn path` one from the field and the message to the message. Without `args` a
//!   variable is named after the type of its field.
//! - `tell = path` names a function from the value and its message to the message, where the fields depend on each other.
//! - `given(field: Marker)` lets the scene give a field that the phrase does not say.
//! - `#[group]` marks a variant that holds another vocabulary, whose forms are its own; with `#[derive(Flat)]` and
//!   `#[group(flat)]` the variant leaves no trace in what is stored, and `#[group(stored = "name")]` is stored under that name.
#![forbid(unsafe_code)]

mod expand;
mod flat;
mod model;
mod phrase;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `jadoube_laws::vocabulary::Vocabulary`, and what follows from the kind of the vocabulary.
#[proc_macro_derive(Vocabulary, attributes(vocabulary, says, group))]
pub fn vocabulary(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    match model::read(&input) {
        Ok(model) => expand::expand(&model).into(),
        // An empty implementation beside the error keeps the enums around this one from complaining too.
        Err(error) => {
            let fallback = expand::empty(&input.ident);
            let error = error.to_compile_error();
            quote::quote!(#error #fallback).into()
        }
    }
}

/// Derives serialization for an enum of groups, of which those marked `#[group(flat)]` are stored as what they hold.
#[proc_macro_derive(Flat, attributes(group))]
pub fn flat(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    flat::expand(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
