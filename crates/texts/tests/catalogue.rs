//! The texts are whole: every message in every locale, used by somebody, with the same variables everywhere.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use jadoube_texts::{Locale, sources};

/// What a message mentions itself.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Mentions {
    fn in_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.in_expression(expression);
            }
        }
    }

    fn in_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.in_inline(inline),
            Expression::Select { selector, variants } => {
                self.in_inline(selector);
                variants.iter().for_each(|variant| self.in_pattern(&variant.value));
            }
        }
    }

    fn in_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                // How many there are of a list comes with the list, for languages that need it.
                let name = id.name.strip_suffix("-count").unwrap_or(id.name);
                self.variables.insert(name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments: CallArguments { positional, named }, .. } => {
                positional.iter().for_each(|argument| self.in_inline(argument));
                named.iter().for_each(|argument| self.in_inline(&argument.value));
            }
            InlineExpression::Placeable { expression } => self.in_expression(expression),
            _ => {}
        }
    }
}

type Messages = BTreeMap<String, (&'static str, Mentions)>;

fn messages(locale: Locale) -> Messages {
    let mut all = Messages::new();
    for (file, source) in sources(locale) {
        let resource: Resource<&str> = match parse(source.as_ref()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{locale}/{file}: {errors:?}"),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut mentions = Mentions::default();
                    let value =
                        message.value.unwrap_or_else(|| panic!("{locale}/{file}: {} is empty", message.id.name));
                    mentions.in_pattern(&value);
                    let earlier = all.insert(message.id.name.to_owned(), (file, mentions));
                    assert!(earlier.is_none(), "{locale}/{file}: {} is there twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{locale}/{file}: {content}"),
                _ => {}
            }
        }
    }
    all
}

/// The variables of a message and of those that it is built from.
fn variables(all: &Messages, id: &str) -> BTreeSet<String> {
    let (_, mentions) = all.get(id).unwrap_or_else(|| panic!("{id} is mentioned but missing"));
    let mut found = mentions.variables.clone();
    for other in &mentions.messages {
        found.extend(variables(all, other));
    }
    found
}

/// Words that messages of some locale are built from. Which there are, and what they need, is each language's own matter.
fn building_blocks() -> BTreeSet<String> {
    let all = Locale::all().flat_map(|locale| messages(locale).into_values());
    all.flat_map(|(_, mentions)| mentions.messages).collect()
}

/// Messages that code names, as against those that only other messages mention.
fn asked_for(all: &Messages, code: &str) -> BTreeSet<String> {
    let quoted: HashSet<&str> = code.split('"').collect();
    all.keys().filter(|id| quoted.contains(id.as_str())).cloned().collect()
}

/// Sources in Rust and, for pages, in JavaScript and HTML, where a message stands as `{{name}}`.
fn read_sources(folder: &Path, into: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "js") {
            into.push_str(&fs::read_to_string(&path).unwrap());
        } else if path.extension().is_some_and(|extension| extension == "html") {
            let page = fs::read_to_string(&path).unwrap();
            into.push_str(&page.replace("{{web-", "text(\"web-").replace("}}", "\")"));
        }
    }
}

fn code() -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut code = String::new();
    read_sources(&crates.join("../web"), &mut code);
    for entry in fs::read_dir(crates).unwrap() {
        let source = entry.unwrap().path().join("src");
        if source.is_dir() {
            read_sources(&source, &mut code);
        }
    }
    let declared = declared_messages(&code);
    code + &declared
}

/// The messages of declarations that have their plain name: the prefix of the enum and the variant. `#[vocabulary(act, message =
/// "act")]` above `LetsGo` stands for `"act-lets-go"`.
fn declared_messages(code: &str) -> String {
    let mut ids = String::new();
    for declaration in code.split("#[vocabulary(").skip(1) {
        let Some((facts, rest)) = declaration.split_once("pub enum ") else { continue };
        let Some(prefix) = facts.split_once("message = \"").and_then(|(_, rest)| rest.split('"').next()) else {
            continue;
        };
        let body = rest.split("\n}\n").next().unwrap_or(rest);
        for line in body.lines() {
            let name = line.strip_prefix("    ").filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
            let Some(name) = name else { continue };
            ids.push_str(" \"");
            ids.push_str(prefix);
            for letter in name.chars().take_while(char::is_ascii_alphanumeric) {
                if letter.is_ascii_uppercase() {
                    ids.push('-');
                }
                ids.push(letter.to_ascii_lowercase());
            }
            ids.push('"');
        }
    }
    ids
}

#[test]
fn every_message_is_in_every_locale_with_the_same_variables() {
    let code = code();
    let english = messages(Locale::EN);
    let blocks = building_blocks();
    let whole = |all: &Messages| -> BTreeSet<String> { asked_for(all, &code).difference(&blocks).cloned().collect() };
    let asked = whole(&english);
    for locale in Locale::all_and_pseudo() {
        let all = messages(locale);
        assert_eq!(whole(&all), asked, "messages of {locale} against those of en");
        for id in &asked {
            assert_eq!(variables(&all, id), variables(&english, id), "variables of {id} in {locale}");
            assert_eq!(all[id].0, english[id].0, "file of {id} in {locale}");
        }
    }
}

/// Every name that code makes a message of.
fn named(code: &str) -> BTreeSet<&str> {
    let messages = code.split("Message::new(\"").skip(1);
    let texts = code.split("text(\"").skip(1).filter(|rest| rest.starts_with("web-"));
    messages.chain(texts).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_message_that_code_names_is_there() {
    let code = code();
    let named = named(&code);
    assert!(named.len() > 40, "{named:?}");
    for locale in Locale::all_and_pseudo() {
        let all = messages(locale);
        let missing: Vec<&&str> = named.iter().filter(|id| !all.contains_key(**id)).collect();
        assert!(missing.is_empty(), "in {locale} there is no {missing:?}");
    }
}

#[test]
fn every_message_is_used() {
    let code = code();
    for locale in Locale::all_and_pseudo() {
        let all = messages(locale);
        let mut used = asked_for(&all, &code);
        loop {
            let more: Vec<String> = used.iter().flat_map(|id| all[id].1.messages.iter().cloned()).collect();
            let before = used.len();
            used.extend(more);
            if used.len() == before {
                break;
            }
        }
        let unused: Vec<&String> = all.keys().filter(|id| !used.contains(*id)).collect();
        assert!(unused.is_empty(), "in {locale} nobody uses {unused:?}");
    }
}
