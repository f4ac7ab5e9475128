//! Messages that are made from those of another locale: in another script, or accented for tests.

use std::borrow::Cow;

use fluent_syntax::ast::{Attribute, Entry, Expression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::{Locale, pseudo};

/// The text of a Fluent file of [`Locale::base`] as this locale has it: only running text changes; names, variables,
/// selectors, and what stands in quotes stay.
pub fn adapt_source(source: &str, locale: Locale) -> Cow<'_, str> {
    if locale.base() == locale {
        return source.into();
    }
    serialize(&adapted(source, locale)).into()
}

/// The same, parsed.
pub(crate) fn adapted(source: &str, locale: Locale) -> Resource<String> {
    // What cannot be parsed fails the test of the catalogue, in the locale that it was written in.
    let mut resource = parse(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
    if locale.base() != locale {
        adapt(&mut resource, locale);
    }
    resource
}

fn adapt(resource: &mut Resource<String>, locale: Locale) {
    // Comments speak of the file they were written for.
    resource.body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.comment = None;
                message.value.iter_mut().for_each(|value| whole(value, locale));
                attributes(&mut message.attributes, locale);
            }
            Entry::Term(term) => {
                term.comment = None;
                text_of(&mut term.value, locale);
                attributes(&mut term.attributes, locale);
            }
            _ => {}
        }
    }
}

fn attributes(attributes: &mut [Attribute<String>], locale: Locale) {
    attributes.iter_mut().for_each(|attribute| whole(&mut attribute.value, locale));
}

/// A pattern that is said by itself.
fn whole(pattern: &mut Pattern<String>, locale: Locale) {
    let length = length(pattern);
    text_of(pattern, locale);
    if locale == Locale::PSEUDO {
        let (before, after) = pseudo::frame(length);
        pattern.elements.insert(0, PatternElement::TextElement { value: before });
        pattern.elements.push(PatternElement::TextElement { value: after });
    }
}

fn text_of(pattern: &mut Pattern<String>, locale: Locale) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } if locale == Locale::PSEUDO => *value = pseudo::accented(value),
            PatternElement::TextElement { value } => *value = locale.adapt(value).into_owned(),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| text_of(&mut variant.value, locale));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// How much text there is, where the longest variants are said.
fn length(pattern: &Pattern<String>) -> usize {
    let lengths = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| length(&variant.value)).max().unwrap_or_default()
        }
        PatternElement::Placeable { .. } => 0,
    });
    lengths.sum()
}
