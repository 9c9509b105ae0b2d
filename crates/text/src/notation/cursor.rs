//! The parser's place in the text, and the small phrases everything is made of.

use super::idle::Told;
use super::token::{Tok, Token};
use super::{MAX_DEPTH, MAX_ERRORS, NAMED, OWNERS, SUBJECTS, lookup};
use crate::diagnostic::Diagnostic;
use crate::suggest;
use baize_kernel::ir::{Ability, Side, Slot, Subject, Target};
use baize_kernel::vocabulary::Vocabulary;
use baize_kernel::{Lexicon, Word};
use baize_kernel::{Message, message};
use std::ops::Range;

/// Something could not be read; it has been reported.
#[derive(Debug)]
pub(crate) struct Reported;

/// What was read, unless it could not be.
pub(crate) type Parse<T> = Result<T, Reported>;

/// A parser of one text.
pub(crate) struct Parser<'a> {
    text: &'a str,
    tokens: &'a [Token<'a>],
    at: usize,
    depth: usize,
    pub vocabulary: &'a Vocabulary,
    lexicon: &'a mut Lexicon,
    pub errors: Vec<Diagnostic>,
    /// Abilities granted inline so far.
    pub granted: Vec<Ability>,
    /// The abilities that were meant by their number, counted from 1, and where.
    pub numbered: Vec<(u8, Range<usize>)>,
    /// The names that steps of the ability gave so far.
    pub slots: Vec<&'a str>,
    /// Whether a step so far gave "it" a meaning.
    pub told: Told,
    /// Whether "it" means each card that the present change is on.
    pub own_it: bool,
    /// Whether this is the number of a change, which may differ from card to card.
    pub in_change: bool,
    /// Whether changes last as long as the ability is in force, so that no duration is said.
    pub in_force: bool,
    /// The phases in which the ability can work, as a bit set.
    pub phases: u32,
}

impl<'a> Parser<'a> {
    /// Makes a parser at the beginning of a text.
    pub fn new(
        text: &'a str,
        tokens: &'a [Token<'a>],
        vocabulary: &'a Vocabulary,
        lexicon: &'a mut Lexicon,
        errors: Vec<Diagnostic>,
    ) -> Parser<'a> {
        let granted = Vec::new();
        let slots = Vec::new();
        let (told, own_it, in_change, in_force, phases) = (Told::ALL, false, false, false, !0);
        let (at, depth) = (0, 0);
        Parser {
            text,
            tokens,
            at,
            depth,
            vocabulary,
            lexicon,
            errors,
            granted,
            numbered: Vec::new(),
            slots,
            told,
            own_it,
            in_change,
            in_force,
            phases,
        }
    }

    /// Returns whether an effect of the card uses those for a moment.
    pub fn is_used(&self, cue: &str) -> bool {
        let uses = |pair: &[Token<'_>]| pair[0].tok == Tok::Word("use") && pair[1].tok == Tok::Word(cue);
        self.tokens.windows(2).any(uses)
    }

    /// The token `ahead` places further on; `End` past the end of the ability.
    pub fn peek_at(&self, ahead: usize) -> &Tok<'a> {
        let stretch = self.tokens.get(self.at..self.at + ahead + 1).unwrap_or(&[]);
        match stretch.last() {
            Some(last) if stretch.iter().all(|t| t.tok != Tok::Break) => &last.tok,
            _ => &Tok::End,
        }
    }

    /// The next token.
    pub fn peek(&self) -> &Tok<'a> {
        self.peek_at(0)
    }

    /// The next token, if it is a word.
    pub fn peek_word(&self) -> Option<&'a str> {
        self.peek_word_at(0)
    }

    /// The token `ahead` places further on, if it is a word.
    pub fn peek_word_at(&self, ahead: usize) -> Option<&'a str> {
        match self.peek_at(ahead) {
            Tok::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The bytes of the next token, or of the last one at the end of the ability or line.
    pub fn span(&self) -> Range<usize> {
        let at_end = matches!(self.peek(), Tok::End | Tok::Newline);
        let at = if at_end { self.at.saturating_sub(1) } else { self.at };
        self.tokens.get(at).map_or(0..0, |token| token.span.clone())
    }

    /// The bytes from `start` to the last token read.
    pub fn span_from(&self, start: usize) -> Range<usize> {
        let end = self.at.checked_sub(1).map_or(start, |last| self.tokens[last].span.end);
        start..end.max(start)
    }

    /// Goes on to the next token, but not past the end of the ability.
    pub fn advance(&mut self) {
        if *self.peek() != Tok::End {
            self.at += 1;
        }
    }

    /// Goes past the mark between two abilities; returns whether there is another one.
    pub fn next_ability(&mut self) -> bool {
        while let Some(token) = self.tokens.get(self.at) {
            if !matches!(token.tok, Tok::Break | Tok::Newline | Tok::Semicolon) {
                return true;
            }
            self.at += 1;
        }
        false
    }

    /// Takes the next token if it is this one.
    pub fn eat(&mut self, tok: &Tok<'_>) -> bool {
        let found = self.peek() == tok;
        if found {
            self.advance();
        }
        found
    }

    /// Takes the next words if they are these.
    pub fn eat_words(&mut self, words: &[&str]) -> bool {
        let found = words.iter().enumerate().all(|(i, w)| self.peek_word_at(i) == Some(w));
        if found {
            words.iter().for_each(|_| self.advance());
        }
        found
    }

    /// Takes the next word if it is this one.
    pub fn eat_word(&mut self, word: &str) -> bool {
        self.eat_words(&[word])
    }

    /// Takes this token, or reports what stands there instead.
    pub fn expect(&mut self, tok: &Tok<'_>, what: fn() -> Message) -> Parse<()> {
        if self.eat(tok) { Ok(()) } else { Err(self.unexpected(what())) }
    }

    /// Takes this word, or reports what stands there instead.
    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.unexpected(message!("`{word}`", word))) }
    }

    /// Reports something wrong, unless so much is wrong already that nobody would read on.
    pub fn report(&mut self, span: Range<usize>, message: Message, hint: Option<Message>) -> Reported {
        if self.errors.len() < MAX_ERRORS {
            let mut error = Diagnostic::new(self.text, span, message);
            error.hint = hint;
            self.errors.push(error);
        }
        Reported
    }

    /// Reports that something else was expected at the next token.
    pub fn unexpected(&mut self, wanted: Message) -> Reported {
        let found = self.found();
        self.report(self.span(), message!("expected {wanted}, found {found}", wanted, found), None)
    }

    /// Reports that the next token is no known word of some sort.
    pub fn unknown<'w>(&mut self, sort: Message, known: impl IntoIterator<Item = &'w str>) -> Reported {
        let Some(word) = self.peek_word() else { return self.unexpected(sort) };
        let hint = suggest::hint(word, known.into_iter().filter(|known| *known != word));
        self.report(self.span(), message!("unknown word `{word}`; expected {sort}", word, sort), hint)
    }

    /// Takes a word of the game, found by `find`, or reports it with what is known.
    pub fn known<T>(
        &mut self,
        sort: fn() -> Message,
        find: fn(&Vocabulary, &str) -> Option<T>,
        known: Known,
    ) -> Parse<T> {
        if let Some(found) = self.peek_word().and_then(|word| find(self.vocabulary, word)) {
            self.advance();
            return Ok(found);
        }
        let words = known(self.vocabulary);
        Err(self.unknown(sort(), words))
    }

    /// Describes the next token.
    pub fn found(&self) -> Message {
        match self.peek() {
            Tok::End => message!("the end of the ability"),
            Tok::Newline => message!("the end of the line"),
            _ => message!("`{word}`", word = self.text[self.span()]),
        }
    }

    /// Goes one bracket or governing word deeper.
    pub fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_DEPTH {
            let message = message!("this is nested more than {max} deep", max = MAX_DEPTH);
            return Err(self.report(self.span(), message, Some(message!("split it into simpler parts"))));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// Takes a quoted text and interns it.
    pub fn text(&mut self, what: fn() -> Message) -> Parse<Word> {
        let Tok::Text(text) = self.peek() else {
            let message = message!("expected {what} in quotes, found {found}", what = what(), found = self.found());
            let hint = self.peek_word().map(|word| message!("write \"{word}\"", word));
            return Err(self.report(self.span(), message, hint));
        };
        let text = text.clone();
        let word = intern(self.lexicon, &text);
        let span = self.span();
        self.advance();
        word.ok_or_else(|| self.report(span, message!("there are too many different names and types"), None))
    }

    /// Takes a stretch of words up to where `stop` says, brackets kept whole.
    pub fn skip_until(&mut self, stop: impl Fn(&Tok<'_>) -> bool) {
        let mut open = 0usize;
        loop {
            match self.peek() {
                Tok::End => return,
                tok if open == 0 && stop(tok) => return,
                Tok::Open | Tok::OpenBrace => open += 1,
                Tok::Close | Tok::CloseBrace => open = open.saturating_sub(1),
                _ => {}
            }
            self.advance();
        }
    }

    /// Returns the token after the bracket that closes the one which is next.
    pub fn peek_after_bracket(&self) -> &Tok<'a> {
        let mut open = 0usize;
        for ahead in self.at..self.tokens.len() {
            match self.tokens[ahead].tok {
                Tok::Break => break,
                Tok::Open | Tok::OpenBrace => open += 1,
                Tok::Close | Tok::CloseBrace if open <= 1 => return self.peek_from(ahead + 1),
                Tok::Close | Tok::CloseBrace => open -= 1,
                _ => {}
            }
        }
        &Tok::End
    }

    fn peek_from(&self, at: usize) -> &Tok<'a> {
        match self.tokens.get(at) {
            Some(token) if token.tok != Tok::Break => &token.tok,
            _ => &Tok::End,
        }
    }

    /// Takes a whole number, the sign included.
    pub fn int(&mut self, what: fn() -> Message) -> Parse<i32> {
        let start = self.span().start;
        let minus = matches!(self.peek_at(1), Tok::Int(_)) && self.eat(&Tok::Minus);
        let Tok::Int(value) = *self.peek() else { return Err(self.unexpected(what())) };
        self.advance();
        let value = if minus { -value } else { value };
        let span = self.span_from(start);
        i32::try_from(value).map_err(|_| self.report(span, message!("this number is too large"), None))
    }

    /// Takes a whole number from 0 to 255.
    pub fn small(&mut self, what: fn() -> Message) -> Parse<u8> {
        let start = self.span().start;
        let value = self.int(what)?;
        let span = self.span_from(start);
        u8::try_from(value).map_err(|_| self.report(span, message!("this number must be from 0 to 255"), None))
    }

    /// Takes a word for a card at hand.
    pub fn subject(&mut self) -> Parse<Subject> {
        match self.peek_subject() {
            Some(subject) => {
                self.check_told(subject)?;
                self.advance();
                Ok(subject)
            }
            None => {
                let words = self.subject_words();
                Err(self.unknown(message!("a card at hand"), words))
            }
        }
    }

    /// Returns the card at hand that the next word names.
    pub fn peek_subject(&self) -> Option<Subject> {
        self.peek_subject_at(0)
    }

    /// Returns the card at hand that a word further on names.
    pub fn peek_subject_at(&self, ahead: usize) -> Option<Subject> {
        let word = self.peek_word_at(ahead)?;
        if let Some(place) = self.slots.iter().position(|slot| *slot == word) {
            return Some(Subject::Slot(Slot(place as u8)));
        }
        match word {
            "it" | "them" if self.own_it => Some(Subject::Each),
            "them" => Some(Subject::It),
            "other" if self.peek_word_at(ahead + 1) == Some("than") => None,
            word => lookup(&SUBJECTS[..SUBJECTS.len() - NAMED], word),
        }
    }

    /// The words for cards at hand, with the names that steps gave.
    pub fn subject_words(&self) -> Vec<&'a str> {
        SUBJECTS[..SUBJECTS.len() - NAMED].iter().map(|(word, _)| *word).chain(self.slots.iter().copied()).collect()
    }

    /// Takes the cards of one subject, or of several joined by `and`.
    pub fn subjects(&mut self) -> Parse<Target> {
        let first = self.subject()?;
        let mut all = vec![first];
        while self.peek_word() == Some("and") && self.peek_subject_at(1).is_some() {
            self.advance();
            all.push(self.subject()?);
        }
        Ok(if all.len() == 1 { Target::Subject(first) } else { Target::Union(all) })
    }

    /// Returns how many words the subjects that are next take; 0 when there are none.
    pub fn subjects_ahead(&self) -> usize {
        if self.peek_subject().is_none() {
            return 0;
        }
        let mut ahead = 1;
        while self.peek_word_at(ahead) == Some("and") && self.peek_subject_at(ahead + 1).is_some() {
            ahead += 2;
        }
        ahead
    }

    /// Takes a word for whose cards are meant, if one is next.
    pub fn owner(&mut self) -> Option<Side> {
        let side = lookup(&OWNERS, self.peek_word()?)?;
        self.advance();
        Some(side)
    }
}

/// A list of the words of some sort.
pub(crate) type Known = for<'v> fn(&'v Vocabulary) -> Vec<&'static str>;

/// Interns a text unless there are too many already.
pub(crate) fn intern(lexicon: &mut Lexicon, text: &str) -> Option<Word> {
    let room = lexicon.len() < usize::from(u16::MAX);
    if room { Some(lexicon.intern(text)) } else { lexicon.find(text) }
}
