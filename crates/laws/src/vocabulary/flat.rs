//! Groups that do not appear in stored data: the name of a variant is read, and passed on to the group that knows it.

use std::fmt::Display;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor};

/// Reads the rest of a variant whose name has been read already.
pub(crate) fn replay<'de, T: Deserialize<'de>, A: VariantAccess<'de>>(name: String, access: A) -> Result<T, A::Error> {
    T::deserialize(Replay { name, access, error: PhantomData })
}

/// A name that no group knows.
pub(crate) fn unknown<E: Error>(name: &str, known: impl Iterator<Item = &'static str>) -> E {
    let known: Vec<String> = known.map(|name| format!("`{name}`")).collect();
    E::custom(format_args!("unknown variant `{name}`, expected one of {}", known.join(", ")))
}

struct Replay<A, E> {
    name: String,
    access: A,
    error: PhantomData<E>,
}

impl<'de, A: VariantAccess<'de, Error = E>, E: Error> Deserializer<'de> for Replay<A, E> {
    type Error = E;

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, E> {
        visitor.visit_enum(self)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, E> {
        Err(not_an_enum(&self.name))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de, Error = E>, E: Error> EnumAccess<'de> for Replay<A, E> {
    type Error = E;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), E> {
        let value = seed.deserialize(IntoDeserializer::<E>::into_deserializer(self.name))?;
        Ok((value, self.access))
    }
}

fn not_an_enum<E: Error>(name: impl Display) -> E {
    E::custom(format_args!("`{name}` belongs to a group that is not an enum"))
}

#[cfg(feature = "schema")]
pub(crate) use schema::{alternatives, one_of, tagged};

#[cfg(feature = "schema")]
mod schema {
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
    use serde_json::Value;

    /// The alternatives of a group, as if they were in the enum that contains it.
    pub(crate) fn alternatives<T: JsonSchema>(generator: &mut SchemaGenerator) -> Vec<Value> {
        let schema = T::json_schema(generator);
        match schema.get("oneOf").or_else(|| schema.get("anyOf")) {
            Some(Value::Array(all)) => all.clone(),
            _ => vec![schema.to_value()],
        }
    }

    /// A group under its own name.
    pub(crate) fn tagged<T: JsonSchema>(generator: &mut SchemaGenerator, tag: &str, description: &str) -> Value {
        let held = generator.subschema_for::<T>();
        json_schema!({
            "description": description,
            "type": "object",
            "properties": { tag: held },
            "required": [tag],
            "additionalProperties": false,
        })
        .to_value()
    }

    pub(crate) fn one_of(all: Vec<Value>, description: &str) -> Schema {
        json_schema!({ "description": description, "oneOf": all })
    }
}
