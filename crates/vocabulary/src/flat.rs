//! Serialization of an enum whose flat groups leave no trace: `Act::Moving(MovingAct::LetsGo)` is stored as `"lets_go"`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Fields, Type};

use crate::model::{doc, separated};

/// `Serialize`, `Deserialize` and, with the feature `schema`, `JsonSchema`.
pub fn expand(input: &DeriveInput) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(name, "only an enum has groups"));
    };
    let label = name.to_string();
    let description = doc(&input.attrs);
    let (mut stored, mut reads, mut schemas, mut names) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (index, variant) in data.variants.iter().enumerate() {
        let own = &variant.ident;
        let held = held(&variant.fields)
            .ok_or_else(|| syn::Error::new_spanned(own, "a group holds exactly one vocabulary: `Moving(MovingAct)`"))?;
        let is_flat = variant.attrs.iter().any(|attribute| {
            attribute.path().is_ident("group") && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "flat")
        });
        if is_flat {
            stored.push(quote!(#name::#own(group) => serde::Serialize::serialize(group, serializer),));
            reads.push(quote! {
                if <#held as crate::vocabulary::Vocabulary>::NAMES.contains(&name.as_str()) {
                    return crate::vocabulary::flat::replay(name, access).map(#name::#own);
                }
            });
            names.push(quote!(.chain(<#held as crate::vocabulary::Vocabulary>::NAMES.iter().copied())));
            schemas.push(quote!(all.extend(crate::vocabulary::flat::alternatives::<#held>(generator));));
        } else {
            let description = doc(&variant.attrs);
            let older = variant.attrs.iter().find_map(stored_name);
            let tag = older.unwrap_or_else(|| separated(&own.to_string(), '_'));
            let index = u32::try_from(index).unwrap_or(u32::MAX);
            stored.push(quote! {
                #name::#own(group) => serializer.serialize_newtype_variant(#label, #index, #tag, group),
            });
            reads.push(quote! {
                if name == #tag {
                    return serde::de::VariantAccess::newtype_variant(access).map(#name::#own);
                }
            });
            names.push(quote!(.chain(std::iter::once(#tag))));
            schemas.push(quote!(all.push(crate::vocabulary::flat::tagged::<#held>(generator, #tag, #description));));
        }
    }
    Ok(quote! {
        impl serde::Serialize for #name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self { #(#stored)* }
            }
        }

        impl<'de> serde::Deserialize<'de> for #name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<#name, D::Error> {
                struct Visitor;
                impl<'de> serde::de::Visitor<'de> for Visitor {
                    type Value = #name;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(concat!("enum ", #label))
                    }

                    fn visit_enum<A: serde::de::EnumAccess<'de>>(self, data: A) -> Result<#name, A::Error> {
                        let (name, access) = data.variant::<String>()?;
                        #(#reads)*
                        Err(crate::vocabulary::flat::unknown(&name, std::iter::empty() #(#names)*))
                    }
                }
                deserializer.deserialize_enum(#label, &[], Visitor)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for #name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                #label.into()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", #label).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut all = Vec::new();
                #(#schemas)*
                crate::vocabulary::flat::one_of(all, #description)
            }
        }
    })
}

/// The name in `#[group(stored = "name")]`, for what is stored under an older name.
fn stored_name(attribute: &syn::Attribute) -> Option<String> {
    let pair: syn::MetaNameValue = attribute.path().is_ident("group").then(|| attribute.parse_args().ok())??;
    match pair.value {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(name), .. }) if pair.path.is_ident("stored") => {
            Some(name.value())
        }
        _ => None,
    }
}

fn held(fields: &Fields) -> Option<&Type> {
    match fields {
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => fields.unnamed.first().map(|field| &field.ty),
        _ => None,
    }
}
