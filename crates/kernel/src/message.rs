//! What is said to people when something is wrong: an English sentence with named parts, so that it can be said in
//! another language.
//!
//! ```
//! use baize_kernel::message;
//! let name = "Zorro";
//! let why = message!("there is no card `{name}`; {n} are similar", name, n = 2);
//! assert_eq!(why.to_string(), "there is no card `Zorro`; 2 are similar");
//! ```

use std::fmt;
use std::ops::Deref;

/// A message. It reads as its English text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    english: String,
    form: Box<Form>,
}

/// What a message is made of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// Words of others, such as an error of the system, which are passed on as they are.
    #[default]
    Foreign,
    /// A sentence, and what is put into it.
    Sentence(&'static str, Vec<(&'static str, Value)>),
    /// Several messages, and what stands between them.
    List(Vec<Message>, &'static str),
}

/// Something that is put into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A name, or what somebody wrote.
    Text(String),
    /// A message, which is said in the same language.
    Message(Message),
}

/// Makes a message: an English sentence, and the parts that it names in braces.
#[macro_export]
macro_rules! message {
    ($text:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::message::Message::sentence($text, vec![$((stringify!($name), $crate::message!(@ $name $(= $value)?))),*])
    };
    (@ $name:ident) => { $crate::message::AsValue::as_value(&$name) };
    (@ $name:ident = $value:expr) => { $crate::message::AsValue::as_value(&$value) };
}

impl Message {
    /// A sentence, with what is put into it. [`message!`](crate::message!) writes it shorter.
    pub fn sentence(text: &'static str, parts: Vec<(&'static str, Value)>) -> Message {
        let english = fill(text, &parts, |value| value.to_string());
        Message { english, form: Box::new(Form::Sentence(text, parts)) }
    }

    /// Words of others, which are passed on as they are.
    pub fn foreign(words: impl fmt::Display) -> Message {
        Message { english: words.to_string(), form: Box::new(Form::Foreign) }
    }

    /// Several messages as one.
    pub fn list(of: Vec<Message>, between: &'static str) -> Message {
        let english = of.iter().map(|m| m.english.as_str()).collect::<Vec<_>>().join(between);
        Message { english, form: Box::new(Form::List(of, between)) }
    }

    /// Returns what the message is made of.
    pub fn form(&self) -> &Form {
        &self.form
    }
}

/// Returns a sentence with its parts in the place of their names.
pub fn fill(text: &str, parts: &[(&'static str, Value)], say: impl Fn(&Value) -> String) -> String {
    let mut pieces = text.split('{');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once('}').unwrap_or((piece, ""));
        let part = parts.iter().find(|(known, _)| *known == name);
        debug_assert!(part.is_some(), "`{text}` is not given its `{name}`");
        out.extend(part.map(|(_, value)| say(value)));
        out.push_str(rest);
    }
    out
}

impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        &self.english
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(n) => n.fmt(f),
            Value::Text(text) => text.fmt(f),
            Value::Message(message) => message.fmt(f),
        }
    }
}

impl From<Message> for String {
    fn from(message: Message) -> String {
        message.english
    }
}

impl From<String> for Message {
    fn from(words: String) -> Message {
        Message::foreign(words)
    }
}

impl From<&str> for Message {
    fn from(words: &str) -> Message {
        Message::foreign(words)
    }
}

impl From<std::path::Display<'_>> for Message {
    fn from(path: std::path::Display<'_>) -> Message {
        Message::foreign(path)
    }
}

/// What can be put into a message.
pub trait AsValue {
    /// Returns it as a message takes it.
    fn as_value(&self) -> Value;
}

impl<T: AsValue + ?Sized> AsValue for &T {
    fn as_value(&self) -> Value {
        (**self).as_value()
    }
}

impl AsValue for Message {
    fn as_value(&self) -> Value {
        Value::Message(self.clone())
    }
}

macro_rules! texts {
    ($($kind:ty)*) => {
        $(impl AsValue for $kind {
            fn as_value(&self) -> Value {
                Value::Text(self.to_string())
            }
        })*
    };
}

texts!(str String char);

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl AsValue for $kind {
            fn as_value(&self) -> Value {
                Value::Number((*self).into())
            }
        })*
    };
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

macro_rules! large_numbers {
    ($($kind:ty)*) => {
        $(impl AsValue for $kind {
            fn as_value(&self) -> Value {
                i64::try_from(*self).map_or_else(|_| Value::Text(self.to_string()), Value::Number)
            }
        })*
    };
}

large_numbers!(u64 usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_reads_as_its_english_text() {
        let inner = message!("{n} cards", n = 3_usize);
        let text = message!("line {line}: {inner}; {inner}", line = 7, inner);
        assert_eq!(&*text, "line 7: 3 cards; 3 cards");
        let list = Message::list(vec![text, Message::foreign("no {such} file")], "; ");
        assert_eq!(list.to_string(), "line 7: 3 cards; 3 cards; no {such} file");
    }
}
