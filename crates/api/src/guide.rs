//! Guided entry of incidents: everything that somebody can be said to have done, in the reader's language, with the gaps to fill.
//!
//! It is derived from what each Article declares (`jadoube_laws::vocabulary`): a phrase of the case language is a template, and each
//! gap says what fills it. What comes out is a line of a case, so that nothing here knows any rule.

use jadoube_laws::event::{Act, Actor};
use jadoube_laws::telling;
use jadoube_laws::vocabulary::{Expected, Form, Person, Vocabulary};
use jadoube_texts::{Locale, Message};
use serde::Serialize;

/// What somebody can do, for buttons.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guide {
    /// Everybody who can act.
    pub actors: Vec<Choice>,
    /// What the actor can do, by Article.
    pub chapters: Vec<Chapter>,
}

/// Acts that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GuideChapter"))]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// The acts.
    pub acts: Vec<Guided>,
}

/// An act, as far as it is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GuidedAct"))]
pub struct Guided {
    /// The phrase of the case language; `{0}` is its first gap.
    pub phrase: String,
    /// What it says, with examples in the gaps.
    pub text: String,
    /// What fills the gaps, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gaps: Vec<Gap>,
}

/// A gap of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GuideGap"))]
pub struct Gap {
    /// How it is filled.
    pub kind: GapKind,
    /// What is expected, in words.
    pub text: String,
    /// What can be chosen, if there is a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// Something that could stand there.
    pub example: String,
}

/// How a gap is filled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GapKind {
    /// By one of the choices.
    Choice,
    /// By a square.
    Square,
    /// By one or more squares, with `and` between them.
    Squares,
    /// By a move, with both squares if it may be illegal.
    Move,
    /// By a whole number.
    Number,
    /// By anything that is typed.
    Text,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GuideChoice"))]
pub struct Choice {
    /// The words of the case language.
    pub word: String,
    /// What they say, in the reader's language.
    pub text: String,
}

/// Those who can act, in the order in which they are offered.
const ACTORS: [Actor; 9] = [
    Actor::White,
    Actor::Black,
    Actor::Arbiter,
    Actor::Spectator,
    Actor::Organizer,
    Actor::WhitesAssistant,
    Actor::BlacksAssistant,
    Actor::ArbitersAssistant,
    Actor::Appeals,
];

/// What an actor can do. Without an actor, only those who can act.
pub fn guide(actor: Option<Actor>, locale: Locale) -> Guide {
    let named = |actor: Actor| Choice {
        word: actor.name().to_owned(),
        text: telling::sentence(&telling::by("actor", actor).text(locale)).trim_end_matches('.').to_owned(),
    };
    let chapters = Act::GROUPS.iter().map(|group| {
        let mut acts = Vec::new();
        if let Some(actor) = actor {
            (group.walk)(&mut |form| acts.extend(guided(form, actor, locale)));
        }
        Chapter { title: Message::new(chapter(group.name)).text(locale), acts }
    });
    Guide {
        actors: ACTORS.into_iter().map(named).collect(),
        chapters: chapters.filter(|chapter| !chapter.acts.is_empty()).collect(),
    }
}

/// An actor by the name that cases use.
pub fn actor(name: &str) -> Option<Actor> {
    ACTORS.into_iter().find(|actor| actor.name() == name)
}

/// The message that names a group of acts.
fn chapter(group: &'static str) -> &'static str {
    match group {
        "moving" => "guide-moving",
        "completion" => "guide-completion",
        "clock" => "guide-clock",
        "irregularity" => "guide-irregularity",
        "recording" | "sheet" => "guide-recording",
        "draw" => "guide-draw",
        "decision" => "guide-decision",
        "arranges" => "guide-arranges",
        "conduct" => "guide-conduct",
        "arbiter" => "guide-arbiter",
        "rapid" => "guide-rapid",
        "blind" => "guide-blind",
        "adjourned" => "guide-adjourned",
        "chess960" => "guide-chess960",
        "quickplay" => "guide-quickplay",
        _ => "guide-preface",
    }
}

/// A phrase as a template, with what stands in its gaps.
struct Template {
    text: String,
    gaps: Vec<(Expected, bool)>,
}

impl Template {
    /// Words that may be left out are.
    fn of(form: &Form) -> Template {
        let mut text = String::new();
        let mut lists = Vec::new();
        let mut rest = form.says;
        while let Some(open) = rest.find(['{', '[']) {
            let close = rest[open..].find(['}', ']']).map_or(rest.len(), |length| open + length);
            text.push_str(&rest[..open]);
            if rest[open..].starts_with('{') {
                text.push_str(&format!("{{{}}}", lists.len()));
                // `{squares as Listed}`: several, with `and` between them.
                lists.push(rest[open..close].ends_with("Listed"));
            }
            rest = rest.get(close + 1..).unwrap_or_default();
        }
        text.push_str(rest);
        let words: Vec<&str> = text.split_whitespace().collect();
        Template { text: words.join(" "), gaps: form.gaps.iter().copied().zip(lists).collect() }
    }

    fn filled(&self, fillings: &[String]) -> String {
        let fill = |text: String, (index, filling): (usize, &String)| text.replace(&format!("{{{index}}}"), filling);
        fillings.iter().enumerate().fold(self.text.clone(), fill)
    }
}

/// An act of this form by this actor; `None` if the actor cannot do it.
fn guided(form: &'static Form, actor: Actor, locale: Locale) -> Option<Guided> {
    let person = Person::from(actor);
    // It is the arbiter who tells the incident, so what only arbiters may enter about a player is offered too.
    let may = form.by.contains(person) || person == Person::Player && form.by.contains(Person::EnteredByArbiter);
    if form.says.is_empty() || !may {
        return None;
    }
    let template = Template::of(form);
    let (examples, text) = exemplified(&template, actor, locale)?;
    let gaps = template.gaps.iter().enumerate().map(|(index, (expected, list))| {
        let said = |word: String| {
            let mut fillings = examples.clone();
            fillings[index].clone_from(&word);
            let text = sentence(actor, &template.filled(&fillings), locale)?;
            Some(Choice { word, text })
        };
        let choices: Vec<Choice> = words(*expected).into_iter().filter_map(said).collect();
        let kind = match expected {
            _ if !choices.is_empty() => GapKind::Choice,
            Expected::Square if *list => GapKind::Squares,
            Expected::Square => GapKind::Square,
            Expected::Move => GapKind::Move,
            Expected::Number | Expected::SmallerNumber | Expected::Question => GapKind::Number,
            _ => GapKind::Text,
        };
        Gap { kind, text: expected.message().text(locale), choices, example: examples[index].clone() }
    });
    Some(Guided { gaps: gaps.collect(), phrase: template.text.clone(), text })
}

/// What can stand in the gaps, and what the phrase then says. Not every word fits into every phrase: the first that does is taken.
fn exemplified(template: &Template, actor: Actor, locale: Locale) -> Option<(Vec<String>, String)> {
    let usual: Vec<String> = template.gaps.iter().map(|(expected, list)| example(*expected, *list)).collect();
    if let Some(text) = sentence(actor, &template.filled(&usual), locale) {
        return Some((usual, text));
    }
    template.gaps.iter().enumerate().find_map(|(index, (expected, _))| {
        words(*expected).into_iter().find_map(|word| {
            let mut examples = usual.clone();
            examples[index] = word;
            let text = sentence(actor, &template.filled(&examples), locale)?;
            Some((examples, text))
        })
    })
}

/// Something that can stand in a gap.
fn example(expected: Expected, list: bool) -> String {
    if let Some(first) = words(expected).into_iter().next() {
        return first;
    }
    match expected {
        Expected::Square if list => "e2 and d2",
        Expected::Square => "e2",
        Expected::Move => "Ng1-f3",
        Expected::Time => "0:05:00",
        Expected::Amount => "2:00",
        Expected::Points => "1/2",
        Expected::Article => "4.1",
        Expected::Fen => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        Expected::Number | Expected::SmallerNumber | Expected::Question => "2",
        _ => "\u{2026}",
    }
    .to_owned()
}

/// The words that can stand in a gap, if they can be listed.
fn words(expected: Expected) -> Vec<String> {
    let fixed: &[&str] = match expected {
        Expected::Color => &["white", "black"],
        Expected::Wing => &["short", "long"],
        Expected::Promotion => &["queen", "rook", "bishop", "knight"],
        Expected::Score => &["1-0", "1/2-1/2", "0-1", "0-0"],
        Expected::AnyOf(forms) => {
            let whole = |form: &&Form| form.gaps.is_empty() && !form.says.is_empty();
            return forms.iter().filter(whole).map(|form| Template::of(form).text).collect();
        }
        _ => &[],
    };
    fixed.iter().map(|word| (*word).to_owned()).collect()
}

/// What a line of a case says; `None` if it cannot be read.
fn sentence(actor: Actor, phrase: &str, locale: Locale) -> Option<String> {
    let case = format!("case      guided\ncontrol   90+30\n\n0:01:00   {} {phrase}\n", actor.name());
    let read = jadoube_cases::read(&case).ok()?.pop()?;
    read.steps.into_iter().find_map(|step| match step {
        jadoube_cases::Step::Happens(happening) => Some(happening.sentence(locale)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use jadoube_laws::vocabulary::forms;

    use super::*;

    /// Their gaps are phrases with gaps of their own, `without names and times` and `dice 3 2 3 2 3`, which no button can hold.
    const NOT_OFFERED: [&str; 2] = ["checks the envelope {0}", "draws lots by {0}"];

    /// Whatever else an Article declares is offered to somebody, and can be read as it is offered.
    #[test]
    fn every_phrase_is_offered() {
        let offered: Vec<String> = ACTORS
            .into_iter()
            .flat_map(|actor| guide(Some(actor), Locale::EN).chapters)
            .flat_map(|chapter| chapter.acts)
            .map(|act| act.phrase)
            .collect();
        let declared =
            forms::<Act>().into_iter().filter(|form| !form.says.is_empty()).map(|form| Template::of(form).text);
        let missing: Vec<String> = declared.filter(|phrase| !offered.contains(phrase)).collect();
        assert_eq!(missing, NOT_OFFERED);
    }

    #[test]
    fn gaps_say_what_fills_them() {
        let guide = guide(Some(Actor::White), Locale::HU);
        let act = |phrase: &str| {
            let mut acts = guide.chapters.iter().flat_map(|chapter| &chapter.acts);
            acts.find(|act| act.phrase == phrase).unwrap_or_else(|| panic!("{phrase}")).clone()
        };
        let touches = act("touches {0}");
        assert_eq!((touches.gaps.len(), touches.gaps[0].kind), (1, GapKind::Square));
        assert!(touches.text.starts_with("Világos"), "{}", touches.text);
        let castles = act("castles {0}");
        let words: Vec<&str> = castles.gaps[0].choices.iter().map(|choice| choice.word.as_str()).collect();
        assert_eq!(words, ["short", "long"]);
        assert_ne!(castles.gaps[0].choices[0].text, castles.gaps[0].choices[1].text);
        assert_eq!(act("plays {0}").gaps[0].kind, GapKind::Move);
        assert!(act("presses").gaps.is_empty());
    }

    #[test]
    fn every_locale_names_the_chapters_and_the_actors() {
        for locale in Locale::all() {
            for chapter in guide(Some(Actor::Arbiter), locale).chapters {
                assert!(!chapter.title.contains(['[', '{']), "{locale}: {}", chapter.title);
            }
            assert_eq!(guide(None, locale).actors.len(), ACTORS.len());
        }
        assert!(guide(None, Locale::EN).chapters.is_empty());
    }
}
