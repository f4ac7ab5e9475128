use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use jadoube_board::{Bitboard, Color, File, Role, Square, Wing};

use crate::Locale;
use crate::catalogue;
use crate::resolve::Value;

/// Something to tell a person, not yet in any language: the name of a message and what is to be filled in.
///
/// ```
/// use jadoube_board::Square;
/// use jadoube_texts::{Locale, Message};
/// let message = Message::new("breach-no-piece").with("square", Square::E4);
/// assert_eq!(message.text(Locale::EN), "there is no piece on e4");
/// assert_eq!(message.text(Locale::EL), "δεν υπάρχει κομμάτι στο ε4");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    id: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

/// What can be filled into a message. Each kind takes the form that the language needs.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// As it is.
    Text(String),
    /// With the plural forms of the language.
    Number(i64),
    /// `king`, `queen`, `rook`, `bishop`, `knight` or `pawn` for the texts to select by.
    Role(Role),
    /// `white` or `black` for the texts to select by.
    Color(Color),
    /// `king` or `queen` for the texts to select by.
    Wing(Wing),
    /// In the letters of the language.
    File(File),
    /// In the letters of the language.
    Square(Square),
    /// As a list with "and". How many they are is the variable with `-count` behind its name.
    Squares(Bitboard),
    /// As a list with "and".
    All(Vec<String>),
    /// As a list with "or".
    Any(Vec<String>),
    /// What only the caller can put into a language: see [`Argument::in_each`].
    InEach(InEach),
    /// Other messages in the same language, as a list with "and".
    AllOf(Vec<Message>),
    /// Other messages in the same language, as a list with "or".
    AnyOf(Vec<Message>),
    /// Another message in the same language.
    Message(Box<Message>),
    /// Other messages in the same language, with semicolons or what the language has for them.
    Messages(Vec<Message>),
}

/// A text in whatever language it is asked for.
#[derive(Clone)]
pub struct InEach(Arc<dyn Fn(Locale) -> String + Send + Sync>);

/// Two are equal that say the same in every locale.
impl PartialEq for InEach {
    fn eq(&self, other: &InEach) -> bool {
        Locale::all().all(|locale| (self.0)(locale) == (other.0)(locale))
    }
}

/// In English.
impl fmt::Debug for InEach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&(self.0)(Locale::EN), f)
    }
}

/// Why a message has no text. It is a fault in the texts or in the code that names them, never in the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError {
    /// There is no message with this name in this locale.
    Missing(&'static str, Locale),
    /// A variable or a function was not there, or a similar fault.
    Faulty(&'static str, Locale, String),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Missing(id, locale) => write!(f, "no message {id} in {locale}"),
            TextError::Faulty(id, locale, why) => write!(f, "message {id} in {locale}: {why}"),
        }
    }
}

impl std::error::Error for TextError {}

impl Message {
    /// The message with this name, with nothing filled in yet.
    pub const fn new(id: &'static str) -> Message {
        Message { id, arguments: Vec::new() }
    }

    /// The message with one more variable filled in.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Argument>) -> Message {
        self.arguments.push((variable, value.into()));
        self
    }

    /// The same with another name, for what is told otherwise where there is more to say.
    #[must_use]
    pub fn renamed(self, id: &'static str) -> Message {
        Message { id, ..self }
    }

    /// The name.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// What is filled in.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }

    /// The text in a language. Should the message be missing there, the text in the language that it falls back to, in
    /// the end English; or else its name in brackets. The tests see to it that no message is missing in a locale of
    /// [`Locale::all`].
    pub fn text(&self, locale: Locale) -> String {
        // The first is nearly always there: the others are not even looked for.
        let fallen_back = || locale.chain().into_iter().skip(1).find_map(|locale| self.try_text(locale).ok());
        self.try_text(locale).ok().or_else(fallen_back).unwrap_or_else(|| format!("[{}]", self.id))
    }

    /// The text in a language, or what is wrong with the texts. For tests.
    pub fn try_text(&self, locale: Locale) -> Result<String, TextError> {
        let mut variables = Vec::with_capacity(self.arguments.len());
        for (variable, value) in &self.arguments {
            variables.push((Cow::Borrowed(*variable), value.in_locale(locale)?));
            // Articles and verbs before a list depend on how many there are.
            if let Argument::Squares(squares) = value {
                let count = Value::Number(i64::try_from(squares.len()).unwrap_or(i64::MAX));
                variables.push((format!("{variable}-count").into(), count));
            }
        }
        catalogue::format(locale, self.id, &variables)
    }
}

/// In English; for other languages there is [`Message::text`].
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Locale::EN))
    }
}

impl Argument {
    /// Something that only the caller can put into every language, such as a move in its notation.
    ///
    /// ```
    /// use jadoube_texts::{Argument, Locale, Message};
    /// let points = Argument::in_each(|locale| locale.decimal("1.5"));
    /// assert_eq!(Message::new("list-or").with("others", "1").with("last", points).text(Locale::SV), "1 eller 1,5");
    /// ```
    pub fn in_each(write: impl Fn(Locale) -> String + Send + Sync + 'static) -> Argument {
        Argument::InEach(InEach(Arc::new(write)))
    }

    fn in_locale(&self, locale: Locale) -> Result<Value, TextError> {
        Ok(Value::Text(match self {
            Argument::Number(number) => return Ok(Value::Number(*number)),
            Argument::Text(text) => text.clone(),
            Argument::Role(role) => role_key(*role).to_owned(),
            Argument::Color(color) => color.pick("white", "black").to_owned(),
            Argument::Wing(Wing::King) => "king".to_owned(),
            Argument::Wing(Wing::Queen) => "queen".to_owned(),
            Argument::File(file) => locale.file(*file).to_string(),
            Argument::Square(square) => locale.square(*square),
            Argument::Squares(squares) => {
                let names: Vec<String> = squares.into_iter().map(|square| locale.square(square)).collect();
                list(&names, "list-and", locale)?
            }
            Argument::All(items) => list(items, "list-and", locale)?,
            Argument::Any(items) => list(items, "list-or", locale)?,
            Argument::InEach(texts) => (texts.0)(locale),
            Argument::AllOf(messages) => list(&texts(messages, locale)?, "list-and", locale)?,
            Argument::AnyOf(messages) => list(&texts(messages, locale)?, "list-or", locale)?,
            Argument::Message(message) => message.try_text(locale)?,
            Argument::Messages(messages) => separated(texts(messages, locale)?, locale)?,
        }))
    }
}

const fn role_key(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn texts(messages: &[Message], locale: Locale) -> Result<Vec<String>, TextError> {
    messages.iter().map(|message| message.try_text(locale)).collect()
}

/// `a`, `a and b`, `a, b and c`.
fn list(items: &[String], conjunction: &'static str, locale: Locale) -> Result<String, TextError> {
    let Some((last, others)) = items.split_last() else { return Ok(String::new()) };
    if others.is_empty() {
        return Ok(last.clone());
    }
    Message::new(conjunction).with("others", others.join(", ")).with("last", last.clone()).try_text(locale)
}

/// `a; b; c`, with the sign of the language: in Greek `;` asks a question.
fn separated(texts: Vec<String>, locale: Locale) -> Result<String, TextError> {
    let mut texts = texts.into_iter();
    let first = texts.next().unwrap_or_default();
    texts.try_fold(first, |before, after| {
        Message::new("list-separator").with("before", before).with("after", after).try_text(locale)
    })
}

macro_rules! argument_from {
    ($($type:ty => $variant:ident),* $(,)?) => {
        $(impl From<$type> for Argument {
            fn from(value: $type) -> Argument {
                Argument::$variant(value.into())
            }
        })*
    };
}

argument_from! {
    String => Text,
    &str => Text,
    char => Text,
    i64 => Number,
    u32 => Number,
    u16 => Number,
    u8 => Number,
    Role => Role,
    Color => Color,
    Wing => Wing,
    File => File,
    Square => Square,
    Bitboard => Squares,
    Message => Message,
    Vec<Message> => Messages,
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
