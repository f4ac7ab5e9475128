//! Phrases with gaps: `puts [a|the] {role} on {on}`.

use proc_macro2::Span;
use syn::{LitStr, Path};

/// A part of a phrase.
pub enum Part {
    /// A word that must stand there.
    Word(String),
    /// Words of which one may stand there, or none.
    Optional(Vec<String>),
    /// A field.
    Gap(Gap),
}

/// A field in a phrase, perhaps with letters around it.
pub struct Gap {
    pub prefix: String,
    /// The name or number of the field.
    pub field: String,
    /// The type that reads and writes it, if not its own.
    pub marker: Option<Path>,
    pub suffix: String,
}

/// The phrase in parts.
pub fn read(phrase: &LitStr) -> syn::Result<Vec<Part>> {
    let text = phrase.value();
    pieces(&text).into_iter().map(|piece| part(&piece, phrase.span())).collect()
}

/// Cut at blanks that stand in no bracket.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            _ => {}
        }
        match pieces.last_mut() {
            Some(last) if letter != ' ' || depth > 0 => last.push(letter),
            _ => pieces.push(String::new()),
        }
    }
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

fn part(piece: &str, span: Span) -> syn::Result<Part> {
    if let Some(optional) = piece.strip_prefix('[').and_then(|piece| piece.strip_suffix(']')) {
        return Ok(Part::Optional(optional.split('|').map(str::to_owned).collect()));
    }
    let Some((prefix, rest)) = piece.split_once('{') else { return Ok(Part::Word(piece.to_owned())) };
    let Some((inner, suffix)) = rest.split_once('}') else {
        return Err(syn::Error::new(span, format!("`{piece}` opens a gap that it does not close")));
    };
    let (field, marker) = match inner.split_once(" as ") {
        Some((field, marker)) => (field, Some(syn::parse_str(marker)?)),
        None => (inner, None),
    };
    Ok(Part::Gap(Gap { prefix: prefix.to_owned(), field: field.to_owned(), marker, suffix: suffix.to_owned() }))
}
