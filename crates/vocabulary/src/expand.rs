//! From what an enum declares to its implementations. Straight code, no closures: that halves the time it takes to build.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Ident, LitStr};

use crate::model::{Arg, Content, Form, Kind, Model, Variant, composed, separated, type_name};
use crate::phrase::{Gap, Part};

/// All implementations.
pub fn expand(model: &Model) -> TokenStream {
    let facts = facts(model);
    let samples = samples(model);
    let reading = if model.kind.is_read() { reading(model) } else { TokenStream::new() };
    let slot = slot(model);
    quote! {
        const _: () = {
            #facts
            #reading
            #slot
        };
        #samples
    }
}

/// Implementations that do nothing, beside an error.
pub fn empty(name: &Ident) -> TokenStream {
    quote! {
        impl crate::vocabulary::Vocabulary for #name {
            const NAMES: &'static [&'static str] = &[];
            const GROUPS: &'static [crate::vocabulary::Group] = &[];
            fn form(&self) -> &'static crate::vocabulary::Form { unreachable!() }
            fn walk(_: &mut dyn FnMut(&'static crate::vocabulary::Form)) {}
            fn tell(&self, message: jadoube_texts::Message) -> jadoube_texts::Message { message }
            fn write(&self, _: &mut String) {}
            fn player(&self) -> Option<jadoube_board::Color> { None }
        }
        impl crate::vocabulary::Readable for #name {
            fn read_into(
                _: &crate::vocabulary::Words<'_>,
                _: &crate::vocabulary::Scene,
                _: &mut crate::vocabulary::Best<Self>,
            ) {}
        }
        impl crate::vocabulary::Sample for #name {
            fn samples() -> Vec<Self> { Vec::new() }
        }
    }
}

fn facts(model: &Model) -> TokenStream {
    let name = &model.name;
    let (mut forms, mut form_arms, mut walks, mut tell_arms, mut write_arms, mut player_arms) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for variant in &model.variants {
        let own = &variant.name;
        player_arms.push(player_arm(name, variant));
        match &variant.content {
            Content::Group => {
                let ty = &variant.fields[0].ty;
                form_arms.push(quote!(#name::#own(group) => crate::vocabulary::Vocabulary::form(group),));
                walks.push(quote!(<#ty as crate::vocabulary::Vocabulary>::walk(visit);));
                tell_arms.push(quote!(#name::#own(group) => crate::vocabulary::Vocabulary::tell(group, message),));
                write_arms.push(quote!(#name::#own(group) => crate::vocabulary::Vocabulary::write(group, line),));
            }
            Content::Forms(own) => {
                for form in own {
                    let index = forms.len();
                    let pattern = pattern(name, variant, form);
                    form_arms.push(quote!(#pattern => &FORMS[#index],));
                    walks.push(quote!(visit(&FORMS[#index]);));
                    tell_arms.push(tell_arm(name, variant, form));
                    write_arms.push(write_arm(name, variant, form));
                    forms.push(form_value(variant, form));
                }
            }
        }
    }
    let count = forms.len();
    let names: Vec<String> = model.variants.iter().map(|variant| separated(&variant.name.to_string(), '_')).collect();
    let groups = groups(model);
    quote! {
        static FORMS: [crate::vocabulary::Form; #count] = [#(#forms),*];

        impl crate::vocabulary::Vocabulary for #name {
            const NAMES: &'static [&'static str] = &[#(#names),*];
            const GROUPS: &'static [crate::vocabulary::Group] = &[#(#groups),*];

            fn form(&self) -> &'static crate::vocabulary::Form {
                match self { #(#form_arms)* }
            }

            fn walk(visit: &mut dyn FnMut(&'static crate::vocabulary::Form)) {
                #(#walks)*
            }

            #[allow(unused_variables)]
            fn tell(&self, message: jadoube_texts::Message) -> jadoube_texts::Message {
                match self { #(#tell_arms)* }
            }

            #[allow(unused_variables)]
            fn write(&self, line: &mut String) {
                match self { #(#write_arms)* }
            }

            fn player(&self) -> Option<jadoube_board::Color> {
                match self { #(#player_arms)* }
            }
        }
    }
}

/// The groups of an enum that holds nothing else.
fn groups(model: &Model) -> Vec<TokenStream> {
    if !model.variants.iter().all(|variant| matches!(variant.content, Content::Group)) {
        return Vec::new();
    }
    let group = |variant: &Variant| {
        let (doc, ty) = (&variant.doc, &variant.fields[0].ty);
        let name = separated(&variant.name.to_string(), '_');
        quote! {
            crate::vocabulary::Group {
                name: #name,
                doc: crate::vocabulary::described(#doc),
                walk: <#ty as crate::vocabulary::Vocabulary>::walk,
                groups: <#ty as crate::vocabulary::Vocabulary>::GROUPS,
            }
        }
    };
    model.variants.iter().map(group).collect()
}

fn form_value(variant: &Variant, form: &Form) -> TokenStream {
    let Form { says, message, by, during, class, also, .. } = form;
    let also = also.iter().map(|(phrase, _)| phrase);
    let stored = separated(&variant.name.to_string(), '_');
    let doc = &variant.doc;
    let by = by.iter().flatten();
    let during = during.iter().flatten();
    let class = class.as_ref().map_or_else(|| quote!(Incident), |class| quote!(#class));
    let gaps = form.parts.iter().filter_map(|part| match part {
        Part::Gap(gap) => {
            let (marker, ty) = (marker(gap, variant), &variant.fields[field_of(gap, variant)].ty);
            Some(quote!(<#marker as crate::vocabulary::Slot<#ty>>::EXPECTED))
        }
        Part::Word(_) | Part::Optional(_) => None,
    });
    quote! {
        crate::vocabulary::Form {
            says: #says,
            gaps: &[#(#gaps),*],
            also: &[#(#also),*],
            message: #message,
            by: crate::vocabulary::People::of(&[#(crate::vocabulary::Person::#by),*]),
            during: crate::vocabulary::Stages::of(&[#(crate::vocabulary::Stage::#during),*]),
            class: crate::vocabulary::Class::#class,
            stored: #stored,
            doc: crate::vocabulary::described(#doc),
        }
    }
}

/// The values that have this form.
fn pattern(name: &Ident, variant: &Variant, form: &Form) -> TokenStream {
    let contents: Vec<TokenStream> =
        (0..variant.fields.len()).map(|index| form.fixed_at(index).cloned().unwrap_or_else(|| quote!(_))).collect();
    composed(name, variant, &contents)
}

/// The same, with variables for these fields.
fn binding_pattern(name: &Ident, variant: &Variant, form: &Form, bound: &[usize]) -> TokenStream {
    let contents = variant.fields.iter().enumerate().map(|(index, field)| {
        let binding = &field.binding;
        match (bound.contains(&index), form.fixed_at(index)) {
            (true, Some(fixed)) => quote!(#binding @ (#fixed)),
            (true, None) => quote!(#binding),
            (false, Some(fixed)) => fixed.clone(),
            (false, None) => quote!(_),
        }
    });
    let contents: Vec<TokenStream> = contents.collect();
    composed(name, variant, &contents)
}

fn tell_arm(name: &Ident, variant: &Variant, form: &Form) -> TokenStream {
    if let Some(path) = &form.tell {
        let pattern = pattern(name, variant, form);
        return quote!(#pattern => #path(self, message),);
    }
    let (mut bound, mut steps) = (Vec::new(), Vec::new());
    for (index, field) in variant.fields.iter().enumerate() {
        let arg = match &form.args {
            Some(args) => args[index].clone(),
            None if form.fixed_at(index).is_some() && !is_gap(&form.parts, index, variant) => Arg::LeftOut,
            None => Arg::Named(variable(index, variant)),
        };
        let binding = &field.binding;
        match arg {
            Arg::LeftOut => continue,
            Arg::Named(arg) => {
                steps.push(quote!(let message = crate::vocabulary::Tell::tell(#binding, #arg, message);));
            }
            Arg::With(path) => steps.push(quote!(let message = #path(#binding, message);)),
            Arg::Through(arg, path) => steps.push(quote!(let message = message.with(#arg, #path(#binding));)),
        }
        bound.push(index);
    }
    let pattern = binding_pattern(name, variant, form, &bound);
    quote!(#pattern => { #(#steps)* message })
}

/// The variable of a message that a field fills: after its type, else after its name.
fn variable(index: usize, variant: &Variant) -> String {
    let field = &variant.fields[index];
    match type_name(&field.ty).as_str() {
        "Color" => "color".to_owned(),
        "Square" => "square".to_owned(),
        "Role" => "piece".to_owned(),
        "Coordinates" | "Move" => "move".to_owned(),
        "Millis" => "time".to_owned(),
        "u8" | "u16" | "u32" | "u64" => "count".to_owned(),
        "String" => "text".to_owned(),
        _ => field.name.replace('_', "-"),
    }
}

fn is_gap(parts: &[Part], index: usize, variant: &Variant) -> bool {
    parts.iter().any(|part| matches!(part, Part::Gap(gap) if field_of(gap, variant) == index))
}

fn field_of(gap: &Gap, variant: &Variant) -> usize {
    let numbered = gap.field.parse().ok();
    numbered.or_else(|| variant.fields.iter().position(|field| field.name == gap.field)).unwrap_or(0)
}

fn write_arm(name: &Ident, variant: &Variant, form: &Form) -> TokenStream {
    let (mut bound, mut steps) = (Vec::new(), Vec::new());
    for run in runs(&form.parts) {
        match run {
            Run::Words(words) => steps.push(quote!(crate::vocabulary::write_word(line, #words);)),
            Run::Optional(_) => {}
            Run::Gap(gap) => {
                let index = field_of(gap, variant);
                bound.push(index);
                let (marker, ty) = (marker(gap, variant), &variant.fields[index].ty);
                let (prefix, suffix, binding) = (&gap.prefix, &gap.suffix, &variant.fields[index].binding);
                steps.push(quote!(crate::vocabulary::write_gap::<#marker, #ty>(line, #prefix, #binding, #suffix);));
            }
        }
    }
    let pattern = binding_pattern(name, variant, form, &bound);
    quote!(#pattern => { #(#steps)* })
}

/// A part of a phrase, or words that follow each other in one.
enum Run<'a> {
    Words(String),
    Optional(&'a [String]),
    Gap(&'a Gap),
}

/// The runs of a phrase. Code for each single word would be half of what is generated.
fn runs(parts: &[Part]) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    for part in parts {
        match (part, runs.last_mut()) {
            (Part::Word(word), Some(Run::Words(words))) => {
                words.push(' ');
                words.push_str(word);
            }
            (Part::Word(word), _) => runs.push(Run::Words(word.clone())),
            (Part::Optional(words), _) => runs.push(Run::Optional(words)),
            (Part::Gap(gap), _) => runs.push(Run::Gap(gap)),
        }
    }
    runs
}

/// The type that reads and writes a gap.
fn marker(gap: &Gap, variant: &Variant) -> TokenStream {
    match &gap.marker {
        Some(marker) => quote!(#marker),
        None => {
            let ty = &variant.fields[field_of(gap, variant)].ty;
            quote!(#ty)
        }
    }
}

fn player_arm(name: &Ident, variant: &Variant) -> TokenStream {
    let own = &variant.name;
    if matches!(variant.content, Content::Group) {
        return quote!(#name::#own(group) => crate::vocabulary::Vocabulary::player(group),);
    }
    let contents: Vec<TokenStream> = variant
        .fields
        .iter()
        .map(|field| {
            let binding = &field.binding;
            quote!(#binding)
        })
        .collect();
    let pattern = composed(name, variant, &contents);
    let tries = contents.iter().map(|binding| quote!(.or_else(|| crate::vocabulary::Tell::player(#binding))));
    quote!(#pattern => None #(#tries)*,)
}

fn reading(model: &Model) -> TokenStream {
    let name = &model.name;
    let mut attempts = Vec::new();
    for variant in &model.variants {
        let own = &variant.name;
        match &variant.content {
            Content::Group => {
                let ty = &variant.fields[0].ty;
                attempts.push(quote! {
                    let mut group = best.of_group::<#ty>();
                    <#ty as crate::vocabulary::Readable>::read_into(words, scene, &mut group);
                    best.absorb(group, #name::#own);
                });
            }
            Content::Forms(forms) => {
                for form in forms {
                    let phrases = std::iter::once((&form.says, &form.parts));
                    let others = form.also.iter().map(|(phrase, parts)| (phrase, parts));
                    attempts.extend(
                        phrases.chain(others).filter_map(|(phrase, parts)| attempt(name, variant, form, phrase, parts)),
                    );
                }
            }
        }
    }
    quote! {
        impl crate::vocabulary::Readable for #name {
            #[allow(unused_variables, clippy::redundant_pattern_matching)]
            fn read_into(
                words: &crate::vocabulary::Words<'_>,
                scene: &crate::vocabulary::Scene,
                best: &mut crate::vocabulary::Best<Self>,
            ) {
                #(#attempts)*
            }
        }
    }
}

/// Tries to read one phrase; `None` where the value cannot be rebuilt from it.
fn attempt(name: &Ident, variant: &Variant, form: &Form, phrase: &LitStr, parts: &[Part]) -> Option<TokenStream> {
    if phrase.value().is_empty() {
        return None;
    }
    let mut steps = Vec::new();
    for run in runs(parts) {
        match run {
            Run::Words(words) => steps.push(quote!(if !at.words(#words, best) { break 'form; })),
            Run::Optional(words) => steps.push(quote!(at.optional(&[#(#words),*]);)),
            Run::Gap(gap) => {
                let index = field_of(gap, variant);
                let (marker, ty) = (marker(gap, variant), &variant.fields[index].ty);
                let (prefix, suffix, binding) = (&gap.prefix, &gap.suffix, &variant.fields[index].binding);
                steps.push(quote! {
                    let Some(#binding) = at.gap::<#marker, #ty, _>(#prefix, #suffix, scene, best) else {
                        break 'form;
                    };
                });
                if let Some(fixed) = form.fixed_at(index) {
                    steps.push(quote!(if !matches!(#binding, #fixed) {
                        break 'form;
                    }));
                }
            }
        }
    }
    let contents: Option<Vec<TokenStream>> = variant
        .fields
        .iter()
        .enumerate()
        .map(|(index, field)| {
            if is_gap(parts, index, variant) {
                let binding = &field.binding;
                return Some(quote!(#binding));
            }
            if form.given.iter().any(|(given, _)| *given == index) {
                let binding = &field.binding;
                return Some(quote!(#binding));
            }
            form.fixed_at(index).cloned()
        })
        .collect();
    for (index, marker) in &form.given {
        if is_gap(parts, *index, variant) {
            continue;
        }
        let (ty, binding) = (&variant.fields[*index].ty, &variant.fields[*index].binding);
        steps.push(quote! {
            let Some(#binding) = at.gap::<#marker, #ty, _>("", "", scene, best) else { break 'form; };
        });
    }
    let value = composed(name, variant, &contents?);
    Some(quote! {
        'form: {
            let mut at = best.begin(words);
            #(#steps)*
            best.offer(at, #value);
        }
    })
}

fn samples(model: &Model) -> TokenStream {
    let name = &model.name;
    let each = model.variants.iter().map(|variant| {
        let own = &variant.name;
        if matches!(variant.content, Content::Group) {
            let ty = &variant.fields[0].ty;
            return quote!(all.extend(<#ty as crate::vocabulary::Sample>::samples().into_iter().map(#name::#own)););
        }
        let contents: Vec<TokenStream> = variant
            .fields
            .iter()
            .map(|field| {
                let binding = &field.binding;
                quote!(#binding.clone())
            })
            .collect();
        let value = composed(name, variant, &contents);
        variant.fields.iter().rev().fold(quote!(all.push(#value);), |inner, field| {
            let (binding, ty) = (&field.binding, &field.ty);
            quote!(for #binding in &<#ty as crate::vocabulary::Sample>::samples() { #inner })
        })
    });
    quote! {
        impl crate::vocabulary::Sample for #name {
            #[allow(clippy::clone_on_copy)]
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                #(#each)*
                all
            }
        }
    }
}

/// Words, answers and questions fill gaps of other phrases.
fn slot(model: &Model) -> TokenStream {
    let name = &model.name;
    let told = match model.kind {
        Kind::Word => quote!(message.with(variable, crate::vocabulary::Vocabulary::form(self).message)),
        Kind::Question | Kind::Answer => quote!(message.with(variable, crate::vocabulary::message(self))),
        Kind::Act | Kind::Finding | Kind::Effect => return TokenStream::new(),
    };
    quote! {
        impl crate::vocabulary::Slot<#name> for #name {
            const EXPECTED: crate::vocabulary::Expected = crate::vocabulary::Expected::AnyOf(&FORMS);

            fn read(
                words: &mut crate::vocabulary::Words<'_>,
                scene: &crate::vocabulary::Scene,
            ) -> Result<#name, crate::vocabulary::ReadError> {
                crate::vocabulary::read_longest(words, scene, crate::vocabulary::Expected::AnyOf(&FORMS))
            }

            fn write(value: &#name, line: &mut String) {
                crate::vocabulary::Vocabulary::write(value, line);
            }
        }

        impl crate::vocabulary::Tell for #name {
            fn tell(&self, variable: &'static str, message: jadoube_texts::Message) -> jadoube_texts::Message {
                #told
            }

            fn player(&self) -> Option<jadoube_board::Color> {
                crate::vocabulary::Vocabulary::player(self)
            }
        }
    }
}
