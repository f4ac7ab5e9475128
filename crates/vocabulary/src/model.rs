//! From the attributes of an enum to what they declare, with complaints where they stand.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Data, DeriveInput, Expr, Fields, Ident, Lit, LitStr, Meta, Pat, Path, Token, Type, parenthesized};

use crate::phrase::{self, Part};

/// What an enum is a vocabulary of.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Kind {
    Act,
    Finding,
    Effect,
    Question,
    Answer,
    Word,
}

impl Kind {
    /// Findings are looked up by their phrase and never rebuilt from it.
    pub fn is_read(self) -> bool {
        self != Kind::Finding
    }
}

pub struct Model {
    pub name: Ident,
    pub kind: Kind,
    pub variants: Vec<Variant>,
}

pub struct Variant {
    pub name: Ident,
    pub doc: String,
    pub fields: Vec<Field>,
    pub shape: Shape,
    pub content: Content,
}

#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Shape {
    Unit,
    Tuple,
    Struct,
}

pub enum Content {
    /// Holds another vocabulary.
    Group,
    Forms(Vec<Form>),
}

pub struct Field {
    /// By which a phrase and an attribute name it.
    pub name: String,
    /// The variable that the generated code binds it to.
    pub binding: Ident,
    /// The name in a struct variant.
    pub member: Option<Ident>,
    pub ty: Type,
}

pub struct Form {
    pub says: LitStr,
    pub parts: Vec<Part>,
    pub also: Vec<(LitStr, Vec<Part>)>,
    pub fixed: Vec<(usize, TokenStream)>,
    pub message: String,
    pub args: Option<Vec<Arg>>,
    /// A function that tells the whole value.
    pub tell: Option<Path>,
    /// Fields that the scene gives, with the types that take them from it.
    pub given: Vec<(usize, Path)>,
    pub by: Option<Vec<Ident>>,
    pub during: Option<Vec<Ident>>,
    pub class: Option<Ident>,
}

#[derive(Clone)]
pub enum Arg {
    LeftOut,
    Named(String),
    Through(String, Path),
    /// A function fills as many variables as it likes.
    With(Path),
}

impl Form {
    pub fn fixed_at(&self, field: usize) -> Option<&TokenStream> {
        self.fixed.iter().find(|(index, _)| *index == field).map(|(_, tokens)| tokens)
    }
}

/// What may be said of a form, or of a whole enum.
#[derive(Default)]
struct Facts {
    kind: Option<Kind>,
    message: Option<LitStr>,
    by: Option<Vec<Ident>>,
    during: Option<Vec<Ident>>,
    class: Option<Ident>,
    args: Option<Vec<Arg>>,
    tell: Option<Path>,
    given: Vec<(String, Span, Path)>,
    also: Vec<LitStr>,
    fixed: Vec<(String, Span, TokenStream)>,
}

struct Says {
    phrase: LitStr,
    facts: Facts,
}

impl Parse for Says {
    fn parse(input: ParseStream) -> syn::Result<Says> {
        let phrase = input.parse()?;
        if !input.is_empty() {
            input.parse::<Token![,]>()?;
        }
        Ok(Says { phrase, facts: input.parse()? })
    }
}

impl Parse for Facts {
    fn parse(input: ParseStream) -> syn::Result<Facts> {
        let mut facts = Facts::default();
        while !input.is_empty() {
            facts.one(input)?;
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(facts)
    }
}

impl Facts {
    fn one(&mut self, input: ParseStream) -> syn::Result<()> {
        let span = input.span();
        let name = if input.peek(syn::LitInt) {
            input.parse::<syn::LitInt>()?.to_string()
        } else {
            input.call(Ident::parse_any)?.to_string()
        };
        if input.peek(syn::token::Paren) {
            let list;
            parenthesized!(list in input);
            match name.as_str() {
                "by" => self.by = Some(idents(&list)?),
                "during" => self.during = Some(idents(&list)?),
                "also" => {
                    let phrases = Punctuated::<LitStr, Token![,]>::parse_terminated(&list)?;
                    self.also = phrases.into_iter().collect();
                }
                "given" => {
                    while !list.is_empty() {
                        let (span, field) = (list.span(), list.call(Ident::parse_any)?.unraw().to_string());
                        list.parse::<Token![:]>()?;
                        self.given.push((field, span, list.parse()?));
                        if !list.is_empty() {
                            list.parse::<Token![,]>()?;
                        }
                    }
                }
                "args" => self.args = Some(args(&list)?),
                _ => return Err(syn::Error::new(span, format!("`{name}` is not a fact that is a list"))),
            }
            return Ok(());
        }
        if !input.peek(Token![=]) {
            self.kind = Some(match name.as_str() {
                "act" => Kind::Act,
                "finding" => Kind::Finding,
                "effect" => Kind::Effect,
                "question" => Kind::Question,
                "answer" => Kind::Answer,
                "word" => Kind::Word,
                _ => return Err(syn::Error::new(span, format!("`{name}` is not a kind of vocabulary"))),
            });
            return Ok(());
        }
        input.parse::<Token![=]>()?;
        match name.as_str() {
            "message" => self.message = Some(input.parse()?),
            "tell" => self.tell = Some(input.parse()?),
            "class" => self.class = Some(input.parse()?),
            _ => {
                let pattern = Pat::parse_multi(input)?;
                self.fixed.push((name, span, pattern.into_token_stream()));
            }
        }
        Ok(())
    }
}

fn idents(list: ParseStream) -> syn::Result<Vec<Ident>> {
    Ok(Punctuated::<Ident, Token![,]>::parse_terminated(list)?.into_iter().collect())
}

fn args(list: ParseStream) -> syn::Result<Vec<Arg>> {
    let mut args = Vec::new();
    while !list.is_empty() {
        if list.peek(Token![_]) {
            list.parse::<Token![_]>()?;
            args.push(Arg::LeftOut);
        } else if list.peek(Token![fn]) {
            list.parse::<Token![fn]>()?;
            args.push(Arg::With(list.parse()?));
        } else {
            let name = list.call(Ident::parse_any)?.unraw().to_string();
            args.push(if list.peek(Token![:]) {
                list.parse::<Token![:]>()?;
                Arg::Through(name, list.parse()?)
            } else {
                Arg::Named(name)
            });
        }
        if !list.is_empty() {
            list.parse::<Token![,]>()?;
        }
    }
    Ok(args)
}

/// What the enum declares.
pub fn read(input: &DeriveInput) -> syn::Result<Model> {
    let Data::Enum(data) = &input.data else {
        return Err(syn::Error::new_spanned(&input.ident, "a vocabulary is an enum"));
    };
    let attribute = input.attrs.iter().find(|attribute| attribute.path().is_ident("vocabulary"));
    let Some(attribute) = attribute else {
        return Err(syn::Error::new_spanned(&input.ident, "name the kind of vocabulary: #[vocabulary(act, …)]"));
    };
    let group: Facts = attribute.parse_args()?;
    let Some(kind) = group.kind else {
        return Err(syn::Error::new_spanned(
            attribute,
            "name the kind: act, finding, effect, question, answer or word",
        ));
    };
    let mut errors: Option<syn::Error> = None;
    let mut variants = Vec::new();
    for variant in &data.variants {
        match read_variant(variant, kind, &group, &input.ident) {
            Ok(variant) => variants.push(variant),
            Err(error) => match &mut errors {
                Some(errors) => errors.combine(error),
                None => errors = Some(error),
            },
        }
    }
    match errors {
        Some(errors) => Err(errors),
        None => Ok(Model { name: input.ident.clone(), kind, variants }),
    }
}

fn read_variant(variant: &syn::Variant, kind: Kind, group: &Facts, outer: &Ident) -> syn::Result<Variant> {
    let (fields, shape) = read_fields(&variant.fields);
    let name = variant.ident.clone();
    let doc = doc(&variant.attrs);
    if variant.attrs.iter().any(|attribute| attribute.path().is_ident("group")) {
        return Ok(Variant { name, doc, fields, shape, content: Content::Group });
    }
    let says = variant.attrs.iter().filter(|attribute| attribute.path().is_ident("says"));
    let forms: Vec<Form> = says
        .map(|attribute| form(attribute.parse_args()?, variant, &fields, kind, group, outer))
        .collect::<syn::Result<_>>()?;
    if forms.is_empty() {
        let message = format!("`{name}` does not say how it is written: add #[says(\"...\")] or #[group]");
        return Err(syn::Error::new_spanned(&variant.ident, message));
    }
    Ok(Variant { name, doc, fields, shape, content: Content::Forms(forms) })
}

fn form(
    says: Says,
    variant: &syn::Variant,
    fields: &[Field],
    kind: Kind,
    group: &Facts,
    outer: &Ident,
) -> syn::Result<Form> {
    let Says { phrase: says, facts } = says;
    let parts = phrase::read(&says)?;
    let index_of = |name: &str, span: Span| {
        let numbered = name.parse::<usize>().ok().filter(|&index| index < fields.len());
        numbered.or_else(|| fields.iter().position(|field| field.name == name)).ok_or_else(|| {
            let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
            let has = if names.is_empty() { "it has none".to_owned() } else { format!("it has: {}", names.join(", ")) };
            syn::Error::new(span, format!("`{}` has no field or fact `{name}`; {has}", variant.ident))
        })
    };
    let mut fixed = Vec::new();
    for (name, span, tokens) in facts.fixed {
        fixed.push((index_of(&name, span)?, tokens));
    }
    let mut given = Vec::new();
    for (name, span, path) in facts.given {
        given.push((index_of(&name, span)?, path));
    }
    let mut also = Vec::new();
    for phrase in facts.also {
        let parts = phrase::read(&phrase)?;
        also.push((phrase, parts));
    }
    let phrases = || std::iter::once((&says, &parts)).chain(also.iter().map(|(phrase, parts)| (phrase, parts)));
    for (phrase, parts) in phrases() {
        let mut gaps = Vec::new();
        for part in parts {
            if let Part::Gap(gap) = part {
                gaps.push(index_of(&gap.field, phrase.span())?);
            }
        }
        // An effect that needs the game to be written has no phrase of its own.
        let written = matches!(kind, Kind::Act | Kind::Question | Kind::Answer | Kind::Word);
        let said = |index: &usize| {
            gaps.contains(index) || fixed.iter().any(|(at, _)| at == index) || given.iter().any(|(at, _)| at == index)
        };
        let unsaid = (0..fields.len()).find(|index| !said(index));
        if let (true, Some(index)) = (written, unsaid) {
            let field = &fields[index].name;
            let message = format!("the phrase does not say `{field}`: write {{{field}}} or give its value");
            return Err(syn::Error::new(phrase.span(), message));
        }
    }
    let missing = |fact: &str| {
        let message = format!("`{}` does not say {fact}: name it here or on `{outer}`", variant.ident);
        syn::Error::new_spanned(&variant.ident, message)
    };
    let by = facts.by.or_else(|| group.by.clone());
    let during = facts.during.or_else(|| group.during.clone());
    let class = facts.class.or_else(|| group.class.clone());
    if kind == Kind::Act && by.is_none() {
        return Err(missing("by"));
    }
    if kind == Kind::Act && during.is_none() {
        return Err(missing("during"));
    }
    if matches!(kind, Kind::Act | Kind::Finding | Kind::Effect) && class.is_none() {
        return Err(missing("class"));
    }
    let kebab = separated(&variant.ident.to_string(), '-');
    let message = match (facts.message, &group.message) {
        (Some(message), _) => message.value(),
        (None, Some(prefix)) => format!("{}-{kebab}", prefix.value()),
        (None, None) if kind == Kind::Word => kebab,
        (None, None) => return Err(missing("message")),
    };
    if facts.args.as_ref().is_some_and(|args| args.len() != fields.len()) {
        let message = format!("args name every field of `{}`: {} of them", variant.ident, fields.len());
        return Err(syn::Error::new(says.span(), message));
    }
    Ok(Form { says, parts, also, fixed, message, args: facts.args, tell: facts.tell, given, by, during, class })
}

fn read_fields(fields: &Fields) -> (Vec<Field>, Shape) {
    match fields {
        Fields::Unit => (Vec::new(), Shape::Unit),
        Fields::Named(named) => {
            let fields = named.named.iter().map(|field| {
                let member = field.ident.clone().unwrap_or_else(|| format_ident!("field"));
                let name = member.unraw().to_string();
                Field { binding: format_ident!("field_{name}"), name, member: Some(member), ty: field.ty.clone() }
            });
            (fields.collect(), Shape::Struct)
        }
        Fields::Unnamed(unnamed) => {
            let fields = unnamed.unnamed.iter().enumerate().map(|(index, field)| {
                let name = separated(&type_name(&field.ty), '_');
                Field { name, binding: format_ident!("field_{index}"), member: None, ty: field.ty.clone() }
            });
            (fields.collect(), Shape::Tuple)
        }
    }
}

/// The last name of a type: `Color` of `jadoube_board::Color`, `Breach` of `Option<Breach>`.
pub fn type_name(ty: &Type) -> String {
    let Type::Path(path) = ty else { return "field".to_owned() };
    let Some(last) = path.path.segments.last() else { return "field".to_owned() };
    if let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
    {
        return type_name(inner);
    }
    last.ident.to_string()
}

/// `DeviceAllowed` as `device-allowed`.
pub fn separated(name: &str, separator: char) -> String {
    let mut text = String::new();
    for (index, letter) in name.chars().enumerate() {
        if letter.is_uppercase() && index > 0 {
            text.push(separator);
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// The doc comment, in one line.
pub fn doc(attributes: &[syn::Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value().trim().to_owned()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// A pattern or a value of a variant with these contents for its fields.
pub fn composed(outer: &Ident, variant: &Variant, contents: &[TokenStream]) -> TokenStream {
    let name = &variant.name;
    match variant.shape {
        Shape::Unit => quote!(#outer::#name),
        Shape::Tuple => quote!(#outer::#name(#(#contents),*)),
        Shape::Struct => {
            let members = variant.fields.iter().map(|field| field.member.as_ref());
            quote!(#outer::#name { #(#members: #contents),* })
        }
    }
}
