//! Reads the rule values of an edition from lines such as `touch_intent = not clearly accidental`.
//!
//! The types of the values say what can stand there. A choice is written in words, a time as `2:00`, yes or no in just
//! these words, and a list with commas between. A value of several parts has a line for each: `wrong_claim.blitz = 1:00`.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::de::value::U32Deserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

use crate::load::{File, LoadError};

/// Named values with their places.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    lines: BTreeMap<&'static str, Setting>,
}

/// The text of a value, and where it stands.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) text: &'static str,
    file: &'static str,
    line: usize,
}

impl Setting {
    pub(crate) fn fails(&self, problem: impl Into<String>) -> LoadError {
        LoadError { file: self.file.to_owned(), line: Some(self.line), problem: problem.into() }
    }
}

impl Values {
    /// Reads `name = value` lines. Empty lines and those that begin with `#` are left out.
    pub(crate) fn read(file: &File) -> Result<Values, LoadError> {
        let mut lines = BTreeMap::new();
        for (index, line) in file.text.lines().enumerate() {
            let text = line.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let Some((name, value)) = text.split_once('=') else {
                return Err(file.fails(index + 1, format!("found {text:?}, expected `name = value`")));
            };
            let setting = Setting { text: value.trim(), file: file.name, line: index + 1 };
            if lines.insert(name.trim(), setting).is_some() {
                return Err(setting.fails(format!("`{}` was given before", name.trim())));
            }
        }
        Ok(Values { lines })
    }

    /// Takes a value out.
    pub(crate) fn take(&mut self, name: &str) -> Option<Setting> {
        self.lines.remove(name)
    }

    /// These values, and those of another edition that they do not replace.
    pub(crate) fn or(mut self, other: &Values) -> Values {
        for (name, setting) in &other.lines {
            self.lines.entry(name).or_insert(*setting);
        }
        self
    }

    /// All of them as a struct with these names. `file` is named where one is missing.
    pub(crate) fn into_struct<T: DeserializeOwned>(self, file: &'static str) -> Result<T, LoadError> {
        let used = RefCell::default();
        let part = Part { values: &self, used: &used, path: String::new() };
        let read = T::deserialize(part).map_err(|fault| {
            let (file, line) = fault.place.map_or((file, None), |(file, line)| (file, Some(line)));
            LoadError { file: file.to_owned(), line, problem: fault.problem }
        })?;
        match self.lines.iter().find(|(name, _)| !used.borrow().contains(**name)) {
            Some((name, setting)) => Err(setting.fails(format!("`{name}` is not the name of a value"))),
            None => Ok(read),
        }
    }
}

/// What is wrong with a value.
#[derive(Debug)]
struct Fault {
    place: Option<(&'static str, usize)>,
    problem: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem)
    }
}

impl std::error::Error for Fault {}

impl de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Fault {
        Fault { place: None, problem: message.to_string() }
    }
}

impl Fault {
    /// The fault of a value with this name.
    fn of(self, name: &str, setting: Setting) -> Fault {
        let place = self.place.or(Some((setting.file, setting.line)));
        Fault { place, problem: format!("{name}: {}", self.problem) }
    }
}

fn fault<T>(problem: String) -> Result<T, Fault> {
    Err(Fault { place: None, problem })
}

/// The values whose names begin with a path.
struct Part<'a> {
    values: &'a Values,
    used: &'a RefCell<BTreeSet<&'static str>>,
    path: String,
}

impl<'de> Deserializer<'de> for Part<'_> {
    type Error = Fault;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_seq(Fields { part: self, fields: fields.iter() })
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Fault> {
        Err(self.has_no_parts())
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// Walks through the fields of a struct, each of which must be there: as through a list, which takes much less code than a map.
struct Fields<'a> {
    part: Part<'a>,
    fields: std::slice::Iter<'static, &'static str>,
}

impl<'de> SeqAccess<'de> for Fields<'_> {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(field) = self.fields.next() else { return Ok(None) };
        match self.part.held(field)? {
            Held::Value(text, setting) => seed.deserialize(text).map_err(|fault| fault.of(text.name, setting)),
            Held::Parts(path) => seed.deserialize(Part { values: self.part.values, used: self.part.used, path }),
        }
        .map(Some)
    }
}

/// What there is under the name of a field.
enum Held {
    Value(Text, Setting),
    /// Values whose names begin with this path.
    Parts(String),
}

impl Part<'_> {
    fn has_no_parts(&self) -> Fault {
        Fault { place: None, problem: format!("`{}` has no parts", self.path) }
    }

    /// Compiled once: what depends on the type of the field is the caller's.
    fn held(&self, field: &str) -> Result<Held, Fault> {
        let Part { values, used, path } = self;
        let path = if path.is_empty() { field.to_owned() } else { format!("{path}.{field}") };
        if let Some((&name, setting)) = values.lines.get_key_value(&*path) {
            used.borrow_mut().insert(name);
            return Ok(Held::Value(Text { name, text: setting.text }, *setting));
        }
        let below = format!("{path}.");
        if values.lines.keys().any(|name| name.starts_with(&below)) {
            return Ok(Held::Parts(path));
        }
        fault(format!("`{path}` is missing"))
    }
}

/// A value, or a part of one.
#[derive(Copy, Clone)]
struct Text {
    name: &'static str,
    text: &'static str,
}

impl Text {
    fn number<T: std::str::FromStr>(self) -> Result<T, Fault> {
        self.text.parse().or_else(|_| fault(format!("found {:?}, expected a whole number", self.text)))
    }

    fn yes_or_no(self) -> Result<bool, Fault> {
        match self.text {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => fault(format!("found {other:?}, expected yes or no")),
        }
    }

    fn choice(self, variants: &'static [&'static str]) -> Result<Choice, Fault> {
        let words = |variant: &str| variant.replace('_', " ");
        // The longest one, since `legal move` begins `legal move rightly made`.
        let rest = |variant: &str| {
            let rest = self.text.strip_prefix(&*words(variant))?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
        };
        let found = (0_u32..).zip(variants).filter_map(|(index, &variant)| Some((index, variant, rest(variant)?)));
        if let Some((index, variant, text)) = found.max_by_key(|(_, variant, _)| variant.len()) {
            return Ok(Choice { index, variant, rest: Text { text, ..self } });
        }
        let choices: Vec<String> = variants.iter().map(|variant| words(variant)).collect();
        fault(format!("found {:?}, expected one of: {}", self.text, choices.join(", ")))
    }

    /// A list of at most this many; what is left over is empty.
    fn list(self, length: usize) -> Result<List, Fault> {
        let listed = self.text.split(", ").count();
        if listed > length {
            return fault(format!("found a list of {listed}, expected at most {length}"));
        }
        Ok(List { name: self.name, items: self.text.split(", "), blanks: length - listed })
    }

    fn needs_parts<T>(self, fields: &'static [&'static str]) -> Result<T, Fault> {
        let parts: Vec<String> = fields.iter().map(|field| format!("{}.{field}", self.name)).collect();
        fault(format!("expected a line for each of {}", parts.join(", ")))
    }

    /// Minutes and seconds in thousandths of a second.
    fn time(self) -> Result<u64, Fault> {
        let parts = self.text.split_once(':').filter(|(_, seconds)| seconds.len() == 2);
        let parsed = parts.and_then(|(minutes, seconds)| Some((minutes.parse::<u32>().ok()?, seconds.parse().ok()?)));
        match parsed {
            Some((minutes, seconds @ 0..60u64)) => Ok((u64::from(minutes) * 60 + seconds) * 1000),
            _ => fault(format!("found {:?}, expected a time such as 2:00", self.text)),
        }
    }
}

// Here is what depends on the type that is read; the rest, above, is compiled once.
impl<'de> Deserializer<'de> for Text {
    type Error = Fault;

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_bool(self.yes_or_no()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_u8(self.number()?)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_u16(self.number()?)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_u64(self.time()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.text.is_empty() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(self.list(length)?)
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_seq(List { name: self.name, items: self.text.split(", "), blanks: 0 })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Fault> {
        self.needs_parts(fields)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_enum(self.choice(variants)?)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u32 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple_struct map
        identifier ignored_any
    }
}

struct List {
    name: &'static str,
    items: std::str::Split<'static, &'static str>,
    blanks: usize,
}

impl<'de> SeqAccess<'de> for List {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let text = match self.items.next() {
            Some(text) => text,
            None if self.blanks > 0 => {
                self.blanks -= 1;
                ""
            }
            None => return Ok(None),
        };
        seed.deserialize(Text { name: self.name, text }).map(Some)
    }
}

/// A choice, and what belongs to it.
struct Choice {
    index: u32,
    variant: &'static str,
    rest: Text,
}

impl<'de> EnumAccess<'de> for Choice {
    type Error = Fault;
    type Variant = Choice;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Choice), Fault> {
        let index: U32Deserializer<Fault> = self.index.into_deserializer();
        Ok((seed.deserialize(index)?, self))
    }
}

impl<'de> VariantAccess<'de> for Choice {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        if self.rest.text.is_empty() { Ok(()) } else { fault(format!("found {:?} after the choice", self.rest.text)) }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.rest)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Fault> {
        fault(format!("`{}` has several parts, which cannot be written here", self.variant))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, Fault> {
        fault(format!("`{}` has several parts, which cannot be written here", self.variant))
    }
}
