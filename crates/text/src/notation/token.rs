//! Words, numbers, texts and signs, and where one ability ends and the next begins.
//!
//! Lines matter: a line as far to the left as the first one begins a new ability, a line further
//! right begins a new step. A line that can only go on with the one before it does.

use super::MAX_ERRORS;
use crate::diagnostic::Diagnostic;
use baize_kernel::ir::Cmp;
use baize_kernel::{Message, message};
use std::ops::Range;

/// A piece of notation.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Tok<'a> {
    Word(&'a str),
    Int(i64),
    Text(String),
    Compare(Cmp),
    Colon,
    Semicolon,
    Comma,
    Slash,
    Open,
    Close,
    OpenBrace,
    CloseBrace,
    Plus,
    Minus,
    /// A new line within an ability.
    Newline,
    /// A new line that begins an ability.
    Break,
    /// The end of the text; never in the list.
    End,
}

/// A piece of notation and its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Token<'a> {
    pub tok: Tok<'a>,
    pub span: Range<usize>,
}

/// Words after which a line cannot end.
const OPEN_ENDED: [&str; 10] = ["or", "and", "to", "with", "by", "of", "not", "is", "pay", "get"];

/// Words that cannot begin a step or an ability.
const CONTINUING: [&str; 10] = ["with", "to", "and", "or", "else", "by", "of", "named", "in", "is"];

/// Cuts a text into tokens. What cannot be read is reported and left out.
pub(crate) fn tokens<'a>(text: &'a str, errors: &mut Vec<Diagnostic>) -> Vec<Token<'a>> {
    let mut lexer = Lexer { text, at: 0, out: Vec::new(), errors, open: Vec::new(), base: None, line_start: 0 };
    while lexer.at < text.len() {
        lexer.next();
    }
    lexer.out
}

struct Lexer<'a, 'e> {
    text: &'a str,
    at: usize,
    out: Vec<Token<'a>>,
    errors: &'e mut Vec<Diagnostic>,
    /// The brackets that are open, outermost first.
    open: Vec<u8>,
    /// The column of the first token.
    base: Option<usize>,
    line_start: usize,
}

impl<'a> Lexer<'a, '_> {
    fn next(&mut self) {
        let rest = &self.text[self.at..];
        let Some(c) = rest.chars().next() else { return };
        match c {
            '\n' => {
                self.at += 1;
                self.line_start = self.at;
            }
            '#' => self.at += rest.find('\n').unwrap_or(rest.len()),
            c if c.is_whitespace() => self.at += c.len_utf8(),
            '"' | '“' => self.quoted(c),
            '0'..='9' => self.int(),
            c if c.is_alphabetic() => self.word(),
            _ => self.sign(rest, c),
        }
    }

    fn word(&mut self) {
        let rest = &self.text[self.at..];
        let mut len = 0;
        let mut chars = rest.chars().peekable();
        while let Some(c) = chars.next() {
            // A hyphen belongs to a word only between letters.
            let hyphen = c == '-' && chars.peek().is_some_and(|n| n.is_alphanumeric());
            if !(c.is_alphanumeric() || hyphen || matches!(c, '_' | '\'' | '’')) {
                break;
            }
            len += c.len_utf8();
        }
        self.push(Tok::Word(&rest[..len]), len);
    }

    fn int(&mut self) {
        let rest = &self.text[self.at..];
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let span = self.at..self.at + len;
        let value = rest[..len].parse::<i64>().ok().filter(|n| *n <= 1 << 31);
        if value.is_none() {
            self.error(
                span,
                message!("this number is too large"),
                Some(message!("numbers go up to {max}", max = i32::MAX)),
            );
        }
        self.push(Tok::Int(value.unwrap_or(0)), len);
    }

    fn quoted(&mut self, quote: char) {
        let rest = &self.text[self.at..];
        let close = if quote == '"' { '"' } else { '”' };
        let mut value = String::new();
        let mut chars = rest.char_indices().skip(1);
        while let Some((i, c)) = chars.next() {
            match c {
                '\n' => break,
                '\\' => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => value.push(c),
                    _ => break,
                },
                c if c == close => return self.push(Tok::Text(value), i + c.len_utf8()),
                c => value.push(c),
            }
        }
        let len = rest.find('\n').unwrap_or(rest.len());
        let hint = message!("end it with `\"` on the same line; inside it write `\\\"` and `\\\\`");
        self.error(self.at..self.at + len, message!("this text has no end"), Some(hint));
        self.push(Tok::Text(value), len);
    }

    fn sign(&mut self, rest: &str, c: char) {
        let two = |s| rest.starts_with(s);
        let (tok, len) = match c {
            ':' => (Tok::Colon, 1),
            ';' => (Tok::Semicolon, 1),
            ',' => (Tok::Comma, 1),
            '/' => (Tok::Slash, 1),
            '(' => (Tok::Open, 1),
            ')' => (Tok::Close, 1),
            '{' => (Tok::OpenBrace, 1),
            '}' => (Tok::CloseBrace, 1),
            '+' => (Tok::Plus, 1),
            '-' => (Tok::Minus, 1),
            '−' => (Tok::Minus, c.len_utf8()),
            '<' if two("<=") => (Tok::Compare(Cmp::Le), 2),
            '<' => (Tok::Compare(Cmp::Lt), 1),
            '>' if two(">=") => (Tok::Compare(Cmp::Ge), 2),
            '>' => (Tok::Compare(Cmp::Gt), 1),
            '=' if two("==") => (Tok::Compare(Cmp::Eq), 2),
            '=' => (Tok::Compare(Cmp::Eq), 1),
            '!' if two("!=") => (Tok::Compare(Cmp::Ne), 2),
            '≤' => (Tok::Compare(Cmp::Le), c.len_utf8()),
            '≥' => (Tok::Compare(Cmp::Ge), c.len_utf8()),
            '≠' => (Tok::Compare(Cmp::Ne), c.len_utf8()),
            _ => {
                let span = self.at..self.at + c.len_utf8();
                self.error(span, message!("`{sign}` means nothing here", sign = c.escape_debug().to_string()), None);
                self.at += c.len_utf8();
                return;
            }
        };
        self.push(tok, len);
    }

    fn error(&mut self, span: Range<usize>, message: Message, hint: Option<Message>) {
        if self.errors.len() < MAX_ERRORS {
            let mut error = Diagnostic::new(self.text, span, message);
            error.hint = hint;
            self.errors.push(error);
        }
    }

    fn push(&mut self, tok: Tok<'a>, len: usize) {
        self.line_up(&tok);
        match tok {
            Tok::Open | Tok::OpenBrace => self.open.push(if tok == Tok::Open { b'(' } else { b'{' }),
            Tok::Close | Tok::CloseBrace => {
                self.open.pop();
            }
            _ => {}
        }
        let span = self.at..self.at + len;
        self.at += len;
        self.out.push(Token { tok, span });
    }

    /// Puts what a new line means in front of its first token.
    fn line_up(&mut self, first: &Tok<'a>) {
        let column = self.text[self.line_start..self.at].chars().count();
        let base = *self.base.get_or_insert(column);
        let Some(last) = self.out.last() else { return };
        if last.span.end > self.line_start || self.open.last() == Some(&b'(') {
            return;
        }
        let goes_on = matches!(first, Tok::Word(w) if CONTINUING.contains(w))
            || matches!(
                first,
                Tok::Comma | Tok::Colon | Tok::Semicolon | Tok::Slash | Tok::OpenBrace | Tok::CloseBrace
            );
        let hangs = matches!(&last.tok, Tok::Word(w) if OPEN_ENDED.contains(w))
            || matches!(last.tok, Tok::Comma | Tok::Slash | Tok::Plus | Tok::Minus | Tok::Compare(_) | Tok::OpenBrace);
        let ability = self.open.is_empty() && column <= base;
        if goes_on || hangs && !ability {
            return;
        }
        let tok = if ability { Tok::Break } else { Tok::Newline };
        self.out.push(Token { tok, span: self.line_start..self.at });
    }
}
