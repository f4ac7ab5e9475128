//! The pseudo-locale is English in everything but its letters.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, PatternElement, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use jadoube_texts::{Argument, Locale, Message, adapt_source, fold, sources};
use proptest::prelude::*;

fn parsed(source: &str) -> Resource<String> {
    parse(source.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}: {source}"))
}

/// Without comments, as the pseudo-locale is, and without line breaks, which the brackets may need.
fn bare(source: &str) -> String {
    let mut resource = parsed(source);
    resource.body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => message.comment = None,
            Entry::Term(term) => term.comment = None,
            _ => {}
        }
    }
    fold(&serialize(&resource)).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text without brackets and what makes it longer.
fn unframed(text: &str) -> String {
    let mut parts = text.split('⟦');
    let mut unframed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (inside, after) = part.split_once('⟧').expect("brackets come in pairs");
        unframed += inside.trim_end_matches('~').strip_suffix(' ').expect("a space before what makes it longer");
        unframed += after;
    }
    unframed
}

#[test]
fn names_variables_selectors_and_quotes_are_those_of_english() {
    for ((file, english), (other, pseudo)) in sources(Locale::EN).iter().zip(sources(Locale::PSEUDO)) {
        assert_eq!(file, other);
        assert_eq!(bare(&unframed(pseudo)), bare(english), "{file}");
    }
}

/// All that follows a sign as a name: `$square` for `$`.
fn names(sign: char) -> BTreeSet<String> {
    let texts = sources(Locale::EN).iter().flat_map(|(_, source)| source.split(sign).skip(1));
    let is_name = |letter: &char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    texts.map(|rest| rest.chars().take_while(is_name).collect()).collect()
}

#[test]
fn every_message_can_be_said() {
    let variables = names('$');
    assert!(variables.len() > 30, "{variables:?}");
    let mut said = 0;
    for (file, source) in sources(Locale::PSEUDO) {
        for entry in parsed(source).body {
            let Entry::Message(message) = entry else { panic!("{file}: {entry:?}") };
            for value in [Argument::from("x"), Argument::from(1_i64)] {
                let id: &'static str = Box::leak(message.id.name.clone().into());
                let filled = variables.iter().fold(Message::new(id), |filled, variable| {
                    filled.with(Box::leak(variable.clone().into()), value.clone())
                });
                let text = filled.try_text(Locale::PSEUDO).unwrap();
                assert!(text.starts_with('⟦') && text.ends_with('⟧'), "{file}: {text}");
                said += 1;
            }
        }
    }
    assert!(said > 2_000, "{said}");
}

#[test]
fn plain_messages_are_two_fifths_longer() {
    for ((file, english), (_, pseudo)) in sources(Locale::EN).iter().zip(sources(Locale::PSEUDO)) {
        for (before, after) in
            parsed(english).body.iter().filter_map(plain).zip(parsed(pseudo).body.iter().filter_map(plain))
        {
            let (before, after) = (before.chars().count(), after.chars().count());
            assert!(after * 5 >= before * 7 && after <= before * 7 / 5 + 5, "{file}: {before} and {after}");
        }
    }
}

/// A message of text alone.
fn plain(entry: &Entry<String>) -> Option<String> {
    let Entry::Message(message) = entry else { return None };
    let elements = &message.value.as_ref()?.elements;
    let texts = elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(value.as_str()),
        PatternElement::Placeable { expression: Expression::Inline(_) | Expression::Select { .. } } => None,
    });
    texts.collect()
}

proptest! {
    /// Whatever a message says, only its letters change.
    #[test]
    fn any_message_keeps_its_shape(
        name in "[a-z][a-z-]{0,8}",
        before in "[A-Za-z][a-zA-Z ,.;:’“”áőω0-9-]{0,30}",
        variable in "[a-z]{1,6}",
        one in "[a-zA-Z][a-zA-Z ]{0,12}",
        other in "[a-zA-Z][a-zA-Z ]{0,12}",
        quoted in "[a-zA-Z ]{0,6}",
    ) {
        let source = format!(
            "{name} = {before} {{ ${variable} }} {{ \"{quoted}\" }}{{ ${variable} ->\n    [one] {one}\n   *[other] {other}\n }}\n"
        );
        let pseudo = adapt_source(&source, Locale::PSEUDO);
        prop_assert_eq!(bare(&unframed(&pseudo)), bare(&source));
        prop_assert_ne!(pseudo.as_ref(), source.as_str());
    }

    #[test]
    fn any_text_can_be_read_without_its_accents(text in "\\PC{0,60}") {
        prop_assume!(!text.contains(['⟦', '⟧']) && !text.ends_with('~'));
        prop_assert_eq!(fold(&unframed(&Locale::PSEUDO.adapt(&text))), fold(&text));
    }
}
