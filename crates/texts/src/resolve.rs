//! Fills the patterns of Fluent: variables, selectors, other messages and terms. Small, for programs that are loaded over a network: there
//! are neither functions for numbers and dates nor marks for mixed scripts, which no message needs.

use std::borrow::Cow;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;
use intl_pluralrules::PluralCategory;

use crate::catalogue::Catalogue;

/// What a variable stands for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Text(String),
    /// With the plural forms of the language.
    Number(i64),
}

impl Value {
    fn into_text(self) -> String {
        match self {
            Value::Text(text) => text,
            Value::Number(number) => number.to_string(),
        }
    }
}

/// The variables of a message by their names.
pub(crate) type Variables<'a> = [(Cow<'a, str>, Value)];

/// Messages that mention each other deeper than this mention each other in a circle.
const DEEPEST: usize = 20;

/// Fills a pattern of a catalogue.
pub(crate) struct Resolver<'a> {
    catalogue: &'a Catalogue,
    variables: &'a Variables<'a>,
    depth: usize,
    in_term: bool,
}

impl<'a> Resolver<'a> {
    pub(crate) fn new(catalogue: &'a Catalogue, variables: &'a Variables<'a>) -> Resolver<'a> {
        Resolver { catalogue, variables, depth: 0, in_term: false }
    }

    /// Appends the filled pattern; the error says what is wrong with it.
    pub(crate) fn write(&self, pattern: &Pattern<String>, text: &mut String) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => self.write_expression(expression, text)?,
            }
        }
        Ok(())
    }

    fn write_expression(&self, expression: &Expression<String>, text: &mut String) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => text.push_str(&self.value(inline)?.into_text()),
            Expression::Select { selector, variants } => {
                let selected = match self.value(selector) {
                    // What a term is not given selects what it says by default.
                    Err(_) if self.in_term => None,
                    found => Some(found?),
                };
                let fits = |variant: &&Variant<String>| {
                    selected.as_ref().is_some_and(|selected| self.selects(&variant.key, selected))
                };
                if let Some(variant) =
                    variants.iter().find(fits).or_else(|| variants.iter().find(|other| other.default))
                {
                    self.write(&variant.value, text)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a value selects the variant with this key: by its text, as a number, or by the plural form of the number.
    fn selects(&self, key: &VariantKey<String>, selected: &Value) -> bool {
        match (key, selected) {
            (VariantKey::Identifier { name }, Value::Text(text)) => name == text,
            (VariantKey::Identifier { name }, Value::Number(number)) => {
                let category = match name.as_str() {
                    "zero" => PluralCategory::ZERO,
                    "one" => PluralCategory::ONE,
                    "two" => PluralCategory::TWO,
                    "few" => PluralCategory::FEW,
                    "many" => PluralCategory::MANY,
                    "other" => PluralCategory::OTHER,
                    _ => return false,
                };
                self.catalogue.plural_of(number.unsigned_abs()) == category
            }
            (VariantKey::NumberLiteral { value }, Value::Number(number)) => value.parse() == Ok(*number),
            (VariantKey::NumberLiteral { .. }, Value::Text(_)) => false,
        }
    }

    fn value(&self, inline: &InlineExpression<String>) -> Result<Value, String> {
        Ok(match inline {
            InlineExpression::StringLiteral { value } => Value::Text(unescape_unicode_to_string(value).into_owned()),
            InlineExpression::NumberLiteral { value } => {
                value.parse().map_or_else(|_| Value::Text(value.clone()), Value::Number)
            }
            InlineExpression::VariableReference { id } => {
                let found = self.variables.iter().rev().find(|(name, _)| *name == id.name);
                found.map(|(_, value)| value.clone()).ok_or_else(|| format!("unknown variable: ${}", id.name))?
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                self.mentioned(&Catalogue::key(&id.name, attribute), self.variables, self.in_term)?
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|attribute| attribute.name.as_str());
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                let variables: Result<Vec<_>, String> = named
                    .map(|argument| Ok((argument.name.name.as_str().into(), self.value(&argument.value)?)))
                    .collect();
                self.mentioned(&Catalogue::key(&format!("-{}", id.name), attribute), &variables?, true)?
            }
            InlineExpression::FunctionReference { id, arguments } => Value::Text(self.call(&id.name, arguments)?),
            InlineExpression::Placeable { expression } => {
                let mut text = String::new();
                self.write_expression(expression, &mut text)?;
                Value::Text(text)
            }
        })
    }

    /// The text of another message or of a term.
    fn mentioned(&self, key: &str, variables: &Variables<'_>, in_term: bool) -> Result<Value, String> {
        let pattern = self.catalogue.pattern(key).ok_or_else(|| format!("unknown message: {key}"))?;
        if self.depth == DEEPEST {
            return Err(format!("{key} mentions itself"));
        }
        let mut text = String::new();
        Resolver { catalogue: self.catalogue, variables, depth: self.depth + 1, in_term }.write(pattern, &mut text)?;
        Ok(Value::Text(text))
    }

    fn call(&self, name: &str, arguments: &CallArguments<String>) -> Result<String, String> {
        match (name, arguments.positional.as_slice()) {
            ("ARTICLE", [word]) => Ok(hungarian_article(&self.value(word)?.into_text()).to_owned()),
            _ => Err(format!("unknown function: {name}")),
        }
    }
}

/// The Hungarian definite article before a word, or before a square or a letter as it is spoken: `a d4`, `az e4`, `az f3`.
fn hungarian_article(word: &str) -> &'static str {
    let mut characters = word.chars().flat_map(char::to_lowercase);
    let first = characters.next();
    // Letters spoken alone: ef, el, em, en, er, es, iksz.
    let spoken_alone = characters.next().is_none_or(|second| second.is_ascii_digit());
    match first {
        Some('a' | 'á' | 'e' | 'é' | 'i' | 'í' | 'o' | 'ó' | 'ö' | 'ő' | 'u' | 'ú' | 'ü' | 'ű') => "az",
        Some('f' | 'l' | 'm' | 'n' | 'r' | 's' | 'x') if spoken_alone => "az",
        Some('1' | '5') => "az",
        _ => "a",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Locale;

    #[test]
    fn the_article_follows_the_spoken_word() {
        for (word, article) in [("e4", "az"), ("f3", "az"), ("d4", "a"), ("h8", "a"), ("futó", "a"), ("a1 és b2", "az")]
        {
            assert_eq!(hungarian_article(word), article, "{word}");
        }
    }

    fn told(source: &str, variables: &Variables<'_>) -> Result<String, String> {
        let catalogue = Catalogue::of(Locale::SR_LATN, [source]);
        let mut text = String::new();
        Resolver::new(&catalogue, variables).write(catalogue.pattern("told").unwrap(), &mut text).map(|()| text)
    }

    #[test]
    fn patterns_are_filled() {
        let count = |number| [("count".into(), Value::Number(number))];
        let plural = "told = { $count ->\n    [0] none\n    [one] one\n    [few] few\n   *[other] other { $count }\n }";
        for (number, text) in [(0, "none"), (1, "one"), (3, "few"), (-21, "one"), (25, "other 25")] {
            assert_eq!(told(plural, &count(number)).as_deref(), Ok(text));
        }
        let text = |text: &str| [("it".into(), Value::Text(text.to_owned()))];
        let select = "told = { $it ->\n    [0] zero\n    [king] the king\n   *[other] ({ \"\\u0041\" }{ $it })\n }";
        for (value, found) in [("king", "the king"), ("0", "(A0)"), ("rook", "(Arook)")] {
            assert_eq!(told(select, &text(value)).as_deref(), Ok(found));
        }
        let references = "-side = { $case ->\n    [of] of\n   *[at] at { 5 }\n }\nother = [{ $it }]\n    .more = more\n\
                          told = { other } { other.more } { -side }, { -side(case: \"of\") } { ARTICLE($it) }";
        assert_eq!(told(references, &text("e4")).as_deref(), Ok("[e4] more at 5, of az"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (source, wrong) in [
            ("told = { $it }", "unknown variable: $it"),
            ("told = { other }", "unknown message: other"),
            ("told = { DATE($it) }", "unknown function: DATE"),
            ("told = { -side(it: \"a\") }\n-side = { $it }{ $color }", "unknown variable: $color"),
            ("told = a { told }", "told mentions itself"),
        ] {
            assert_eq!(told(source, &[]), Err(wrong.to_owned()));
        }
    }
}
