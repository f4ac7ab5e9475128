//! The texts of pages: the messages of `locales/*/web.ftl` and of the pocket as a small tree, which the scripts fill.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use jadoube_board::File;
use jadoube_texts::{Locale, PerLocale, adapt_source, sources};
use serde::Serialize;

/// The files with the messages of pages. They may use messages of any other file.
const OF_PAGES: [&str; 3] = ["web.ftl", "web-arbiter.ftl", "pocket.ftl"];

/// A piece of a message. In JSON, text is a plain string.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Variable {
        #[serde(rename = "v")]
        name: String,
    },
    /// One of several variants, by the value of a variable or its plural form.
    Select {
        #[serde(rename = "s")]
        variable: String,
        #[serde(rename = "c")]
        cases: BTreeMap<String, Vec<Part>>,
        #[serde(rename = "d")]
        otherwise: String,
    },
}

type Messages = BTreeMap<String, Vec<Part>>;

/// Every message, and whether pages use it.
type Patterns = HashMap<String, (bool, Pattern<String>)>;

fn patterns(locale: Locale) -> Patterns {
    let mut found = HashMap::new();
    // A message that is missing in a language comes from its fallback.
    for locale in locale.chain().into_iter().rev() {
        read(locale, &mut found);
    }
    found
}

fn read(locale: Locale, into: &mut Patterns) {
    for (file, source) in sources(locale) {
        let edited = || {
            let path = format!("{}/../texts/locales/{}/{file}", env!("CARGO_MANIFEST_DIR"), locale.base());
            Some(adapt_source(&std::fs::read_to_string(path).ok()?, locale).into_owned())
        };
        let edited = if jadoube_web::is_embedded() || !OF_PAGES.contains(file) { None } else { edited() };
        // A file that cannot be parsed fails the test of the catalogue.
        let resource = parse(edited.unwrap_or_else(|| source.to_string())).unwrap_or_else(|(rest, _)| rest);
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(value) = message.value
            {
                into.insert(message.id.name, (OF_PAGES.contains(file), value));
            }
        }
    }
}

struct Flattening {
    patterns: Patterns,
}

impl Flattening {
    fn pattern(&self, pattern: &Pattern<String>, into: &mut Vec<Part>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(into, value),
                PatternElement::Placeable { expression } => self.expression(expression, into),
            }
        }
    }

    fn expression(&self, expression: &Expression<String>, into: &mut Vec<Part>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, into),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else { return };
                let mut cases = BTreeMap::new();
                let mut otherwise = String::new();
                for variant in variants {
                    let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                        &variant.key;
                    let mut parts = Vec::new();
                    self.pattern(&variant.value, &mut parts);
                    if variant.default {
                        otherwise.clone_from(key);
                    }
                    cases.insert(key.clone(), parts);
                }
                into.push(Part::Select { variable: id.name.clone(), cases, otherwise });
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, into: &mut Vec<Part>) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => push(into, value),
            InlineExpression::VariableReference { id } => into.push(Part::Variable { name: id.name.clone() }),
            InlineExpression::MessageReference { id, .. } => {
                if let Some((_, pattern)) = self.patterns.get(&id.name) {
                    self.pattern(pattern, into);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, into),
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {}
        }
    }
}

fn push(into: &mut Vec<Part>, text: &str) {
    match into.last_mut() {
        Some(Part::Text(before)) => before.push_str(text),
        _ => into.push(Part::Text(text.to_owned())),
    }
}

/// The messages of pages. If pages are read from their folder, so are these, since they may have changed.
fn messages(locale: Locale) -> Arc<Messages> {
    static ALL: PerLocale<Arc<Messages>> = PerLocale::new();
    if jadoube_web::is_embedded() { Arc::clone(ALL.get_or_init(locale, || load(locale))) } else { load(locale) }
}

fn load(locale: Locale) -> Arc<Messages> {
    let flattening = Flattening { patterns: patterns(locale) };
    let own = flattening.patterns.iter().filter(|(_, (own, _))| *own);
    let flat = own.map(|(name, (_, pattern))| {
        let mut parts = Vec::new();
        flattening.pattern(pattern, &mut parts);
        (name.clone(), parts)
    });
    Arc::new(flat.collect())
}

/// A message without variables; its name in brackets if there is no such message.
pub fn plain(locale: Locale, name: &str) -> String {
    match messages(locale).get(name).map(Vec::as_slice) {
        Some([Part::Text(text)]) => text.clone(),
        _ => format!("[{name}]"),
    }
}

/// What a page needs to know about its language, and all its messages.
#[derive(Serialize)]
struct Texts<'a> {
    /// Tags and names of the available languages.
    locales: Vec<(&'static str, &'static str)>,
    /// The language of notation that goes with it.
    notation: &'static str,
    /// The file letters of a board.
    files: String,
    messages: &'a Messages,
}

/// All messages of pages in a language, and what pages need to know about it, as JSON.
pub fn json(locale: Locale) -> Vec<u8> {
    written(locale, &messages(locale))
}

/// The same with only the messages that a script names. It names them as strings, `"web-pocket-title"`.
pub(crate) fn json_for(locale: Locale, script: &str) -> Vec<u8> {
    let named: HashSet<&str> = script.split('"').collect();
    let mut messages = Messages::clone(&messages(locale));
    messages.retain(|name, _| named.contains(name.as_str()));
    written(locale, &messages)
}

fn written(locale: Locale, messages: &Messages) -> Vec<u8> {
    let texts = Texts {
        locales: Locale::all().map(|locale| (locale.tag(), locale.name())).collect(),
        notation: locale.notation(),
        files: File::ALL.into_iter().map(|file| locale.file(file)).collect(),
        messages,
    };
    serde_json::to_vec(&texts).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_a_small_tree_without_references() {
        for locale in Locale::all_and_pseudo() {
            let all = messages(locale);
            assert!(!all.is_empty(), "{locale}");
            for (name, parts) in all.iter() {
                assert!(!parts.is_empty(), "{locale}: {name} says nothing, or uses what pages cannot do");
            }
        }
        let moves = serde_json::to_string(&messages(Locale::EN)["web-moves-to-go"]).unwrap();
        assert_eq!(
            moves,
            r#"[{"s":"count","c":{"one":[{"v":"count"}," move to go"],"other":[{"v":"count"}," moves to go"]},"d":"other"}]"#
        );
        assert_eq!(plain(Locale::EL, "web-home-two"), "Δύο σε μία συσκευή");
        assert_eq!(plain(Locale::EN, "web-not-there"), "[web-not-there]");
    }
}
