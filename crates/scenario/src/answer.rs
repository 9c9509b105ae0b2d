//! Answers in words: which of the offered options a line means.

use crate::model::Words;
use crate::names::Names;
use crate::read::{counted, seat_of};
use crate::suggest::hint;
use baize_kernel::{Answer, Ask, CardId, Choice, Match, Message, Prompt, message};

/// The table with the names of a scenario, to understand what is said at it.
#[derive(Copy, Clone)]
pub struct Ear<'a> {
    /// The match.
    pub table: &'a dyn Match,
    /// What the scenario calls its cards.
    pub names: &'a Names,
}

/// Why a line is not an answer.
pub enum Misheard {
    /// Something in it is not offered.
    NotOffered(Message),
    /// It means several options.
    Ambiguous(Message),
    /// It cannot be understood at all.
    Unclear(Message),
}

impl Misheard {
    /// Returns what to tell the writer.
    pub fn message(self) -> Message {
        match self {
            Misheard::NotOffered(m) | Misheard::Ambiguous(m) | Misheard::Unclear(m) => m,
        }
    }
}

impl Ear<'_> {
    /// Understands an answer to the open question.
    ///
    /// # Errors
    /// When it means no option, or several.
    pub fn answer(&self, prompt: &Prompt, words: &Words) -> Result<Answer, Misheard> {
        match (prompt.ask, words) {
            (_, Words::Line(line)) if line == "concede" && self.options(prompt, line).is_empty() => Ok(Answer::Concede),
            (Ask::Pick, Words::Line(line)) => self.pick(prompt, line),
            (Ask::Pick, Words::Choose(list)) if list.len() == 1 => self.pick(prompt, &format!("choose {}", list[0])),
            (Ask::Several { .. }, Words::Line(line)) => self.several(prompt, &self.items(prompt, line)),
            (Ask::Several { .. }, Words::Choose(list)) => self.several(prompt, list),
            (Ask::Arrange, Words::Line(line)) => self.arrange(prompt, &self.items(prompt, line)),
            (Ask::Arrange, Words::Order(list)) => self.arrange(prompt, list),
            (Ask::Number { .. }, Words::Number(n)) => Ok(Answer::Number(*n)),
            (Ask::Number { min, max }, Words::Line(line)) => {
                let number = line.rsplit(' ').next().and_then(|n| n.parse().ok());
                let wanted = message!("a number from {min} to {max} is asked for: write `number {min}`", min, max);
                number.map(Answer::Number).ok_or(Misheard::Unclear(wanted))
            }
            (ask, _) => Err(Misheard::Unclear(message!("the question wants {shape}", shape = shape(ask)))),
        }
    }

    fn pick(&self, prompt: &Prompt, line: &str) -> Result<Answer, Misheard> {
        let found = self.options(prompt, line);
        match self.one(prompt, &found) {
            Some(i) => Ok(Answer::Pick(i as u16)),
            None if found.is_empty() => Err(Misheard::NotOffered(self.not_offered(prompt, line))),
            None => Err(Misheard::Ambiguous(self.several_meant(prompt, line, &found))),
        }
    }

    fn several(&self, prompt: &Prompt, items: &[String]) -> Result<Answer, Misheard> {
        let mut places = self.places(prompt, items)?;
        places.sort_unstable();
        Ok(Answer::Several(places))
    }

    fn arrange(&self, prompt: &Prompt, items: &[String]) -> Result<Answer, Misheard> {
        if let [only] = items
            && only == "as offered"
        {
            return Ok(Answer::Arrange((0..prompt.options.len() as u16).collect()));
        }
        self.places(prompt, items).map(Answer::Arrange)
    }

    /// Returns the places of the named options; `2 x Name` takes two.
    fn places(&self, prompt: &Prompt, items: &[String]) -> Result<Vec<u16>, Misheard> {
        let mut taken: Vec<usize> = Vec::new();
        for item in items {
            let (count, name) = counted(item);
            for _ in 0..count {
                let found = self.options(prompt, name);
                let free: Vec<usize> = found.iter().copied().filter(|i| !taken.contains(i)).collect();
                match self.one(prompt, &free) {
                    Some(i) => taken.push(i),
                    None if found.is_empty() => return Err(Misheard::NotOffered(self.not_offered(prompt, name))),
                    None if free.is_empty() => {
                        return Err(Misheard::NotOffered(message!(
                            "`{name}` is named more often than it is offered",
                            name
                        )));
                    }
                    None => return Err(Misheard::Ambiguous(self.several_meant(prompt, name, &free))),
                }
            }
        }
        Ok(taken.into_iter().map(|i| i as u16).collect())
    }

    /// Cuts a line such as `choose Guard, 2 x Striker` into the things it names.
    fn items(&self, prompt: &Prompt, line: &str) -> Vec<String> {
        let verbs = prompt.options.iter().map(|o| o.verb).chain([prompt.why.verb]);
        let words = verbs.map(|v| self.table.vocabulary().verb(v)).chain(["choose", "order"]);
        let rest = words.filter_map(|verb| strip_word(line, verb)).min_by_key(|rest| rest.len()).unwrap_or(line);
        match rest {
            "" | "nothing" | "none" => Vec::new(),
            // A name with a comma in it is one thing when it is offered as a whole.
            whole if !self.options(prompt, whole).is_empty() => vec![whole.to_owned()],
            list => list.split(',').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect(),
        }
    }

    /// Returns the places of the options that a line can mean, by the strictest reading that fits.
    pub fn options(&self, prompt: &Prompt, line: &str) -> Vec<usize> {
        let line = tidy(line);
        let which = |is: &dyn Fn(&Choice) -> bool| -> Vec<usize> {
            prompt.options.iter().enumerate().filter(|(_, o)| is(o)).map(|(i, _)| i).collect()
        };
        for reading in [Ear::says, Ear::says_plainly] {
            let spoken = which(&|o| reading(self, &line, o));
            if !spoken.is_empty() {
                return spoken;
            }
        }
        if let Some(nth) = self.nth(prompt, &line) {
            return vec![nth];
        }
        let chosen = strip_word(&line, "choose").unwrap_or(&line);
        let bare = chosen.len() == line.len();
        if bare && prompt.ask == Ask::Pick {
            return Vec::new();
        }
        which(&|o| !o.b.is_some() && self.names.means(self.table, chosen, o.a))
    }

    /// Returns whether a line says an option in the words of the game.
    fn says(&self, line: &str, option: &Choice) -> bool {
        let words = tidy(&self.table.words(option));
        line.to_lowercase() == words.to_lowercase() || self.fits(line, &words, option)
    }

    /// Returns whether a line says an option as `verb card -> card`.
    fn says_plainly(&self, line: &str, option: &Choice) -> bool {
        let verb = self.table.vocabulary().verb(option.verb);
        let usual = match (option.a.is_some(), option.b.is_some()) {
            (false, _) => return false,
            (true, false) => format!("{verb} {}", self.name(option.a)),
            (true, true) => format!("{verb} {} -> {}", self.name(option.a), self.name(option.b)),
        };
        self.fits(line, &tidy(&usual), option)
    }

    fn name(&self, card: CardId) -> &str {
        self.table.pool().name(self.table.card(card).def)
    }

    /// Returns whether a line is these words with other names for their cards.
    fn fits(&self, line: &str, words: &str, option: &Choice) -> bool {
        let cut = |text: &'_ str, card: CardId| -> Option<(usize, usize)> {
            let name = card.is_some().then(|| tidy(self.name(card)))?;
            text.find(&name).map(|at| (at, at + name.len()))
        };
        let Some((start, end)) = cut(words, option.a) else { return false };
        let Some(line) = strip(line, &words[..start]) else { return false };
        let after = &words[end..];
        match cut(after, option.b) {
            None => strip_end(line, after).is_some_and(|slot| self.names.means(self.table, slot.trim(), option.a)),
            Some((start, end)) => {
                let (between, tail) = (&after[..start], &after[end..]);
                let Some(line) = strip_end(line, tail) else { return false };
                cuts(line, between).any(|(a, b)| {
                    self.names.means(self.table, a.trim(), option.a) && self.names.means(self.table, b.trim(), option.b)
                })
            }
        }
    }

    /// Understands `option 2`: the second of the options that have the same words.
    fn nth(&self, prompt: &Prompt, line: &str) -> Option<usize> {
        let (words, rank) = line.rsplit_once(' ')?;
        let rank: usize = rank.parse().ok().filter(|n| *n > 0)?;
        let same =
            prompt.options.iter().enumerate().filter(|(_, o)| self.says(words, o) || self.says_plainly(words, o));
        let same: Vec<usize> = same.map(|(i, _)| i).collect();
        // One option alone has no need of a number, so a number would be a slip.
        if same.len() > 1 { same.get(rank - 1).copied() } else { None }
    }

    /// Returns the only option, or the first when it makes no difference which is taken.
    fn one(&self, prompt: &Prompt, found: &[usize]) -> Option<usize> {
        let (&first, rest) = found.split_first()?;
        let alike = |i: &usize| self.alike(&prompt.options[first], &prompt.options[*i]);
        rest.iter().all(alike).then_some(first)
    }

    /// Whether two options differ only in cards that nobody could tell apart.
    fn alike(&self, x: &Choice, y: &Choice) -> bool {
        (x.verb, x.n) == (y.verb, y.n) && self.twins(x.a, y.a) && self.twins(x.b, y.b)
    }

    fn twins(&self, x: CardId, y: CardId) -> bool {
        if x == y {
            return true;
        }
        if !x.is_some() || !y.is_some() || self.names.has_alias(x) || self.names.has_alias(y) {
            return false;
        }
        let (a, b) = (self.table.card(x), self.table.card(y));
        let ordered = self.table.vocabulary().zones.get(a.zone.index()).is_none_or(|z| z.ordered);
        let plain = |c: &baize_kernel::Card| c.affected == 0 && c.attached == 0 && c.spent == 0 && !c.host.is_some();
        let same = (a.def, a.owner, a.side, a.zone, a.rested, a.face_up, a.marks, a.since)
            == (b.def, b.owner, b.side, b.zone, b.rested, b.face_up, b.marks, b.since);
        !ordered && same && plain(a) && plain(b)
    }

    fn not_offered(&self, prompt: &Prompt, line: &str) -> Message {
        let words: Vec<String> = prompt.options.iter().map(|o| self.told(o)).collect();
        let near = hint(line, words.iter().map(String::as_str));
        let near = if near.starts_with("; did") { near } else { Message::default() };
        message!("`{line}` is not offered{near}", line, near)
    }

    fn several_meant(&self, prompt: &Prompt, line: &str, found: &[usize]) -> Message {
        let words: Vec<String> = found.iter().map(|&i| self.told(&prompt.options[i])).collect();
        message!(
            "`{line}` means several options: {options}; say which, or name a card with `as:`",
            line,
            options = words.join(", ")
        )
    }

    /// Returns an option in words that tell its cards apart.
    pub fn told(&self, option: &Choice) -> String {
        let mut words = self.table.words(option);
        for card in [option.b, option.a] {
            if card.is_some() {
                let (name, call) = (self.name(card), self.names.call(self.table, card));
                if let Some(at) = if card == option.a { words.find(name) } else { words.rfind(name) } {
                    words.replace_range(at..at + name.len(), &call);
                }
            }
        }
        words
    }

    /// Makes a choice of words that are not offered, to ask why.
    ///
    /// # Errors
    /// When the words name no verb or no card.
    pub fn unoffered(&self, line: &str) -> Result<Choice, Message> {
        let line = tidy(line);
        let vocabulary = self.table.vocabulary();
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let verbs = vocabulary.verbs.iter().map(|v| v.word);
        let verb = vocabulary.find_verb(&word.to_lowercase());
        let verb =
            verb.ok_or_else(|| message!("nobody can `{word}` in this game{near}", word, near = hint(word, verbs)))?;
        if rest.is_empty() {
            return Ok(Choice::plain(verb));
        }
        if let Ok(n @ 1..) = rest.parse::<u16>() {
            return Ok(Choice::plain(verb).numbered(n - 1));
        }
        let Some((a, b)) = rest.split_once("->") else {
            let numbered = || {
                let (name, n) = rest.rsplit_once(' ')?;
                let card = self.names.find(self.table, name).ok()?;
                Some(Choice::card(verb, card).numbered(n.parse::<u16>().ok()?.checked_sub(1)?))
            };
            let card = self.names.find(self.table, rest.trim()).map(|card| Choice::card(verb, card));
            return card.or_else(|wrong| numbered().ok_or(wrong));
        };
        let a = self.names.find(self.table, a.trim())?;
        // A player as the target is told by the seat's letter.
        match seat_of(b.trim()) {
            Some(seat) => Ok(Choice::card(verb, a).numbered(seat.0.into())),
            None => Ok(Choice::pair(verb, a, self.names.find(self.table, b.trim())?)),
        }
    }

    /// Returns the things a line names that are not offered by a question for several.
    pub fn missing(&self, prompt: &Prompt, words: &Words) -> Vec<String> {
        let items = match words {
            Words::Line(line) => self.items(prompt, line),
            Words::Choose(list) | Words::Order(list) => list.clone(),
            Words::Number(_) => Vec::new(),
        };
        let names = items.iter().map(|item| counted(item).1.to_owned());
        names.filter(|name| self.options(prompt, name).is_empty()).collect()
    }
}

/// Returns what a question wants, for people.
pub fn shape(ask: Ask) -> Message {
    match ask {
        Ask::Pick => message!("one option"),
        Ask::Several { min, max } if min == max => message!("{min} options, such as `choose X, Y`", min),
        Ask::Several { min, max } => {
            message!("from {min} to {max} options, such as `choose X, Y` or `choose nothing`", min, max)
        }
        Ask::Arrange => message!("all options in an order, such as `order X, Y`"),
        Ask::Number { min, max } => message!("a number from {min} to {max}, such as `number {min}`", min, max),
    }
}

/// Evens out spaces. A number may have a `#` in front in the words of a game, but in YAML that
/// would begin a remark, so it is left away.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" #", " ")
}

/// Removes a beginning, whatever its capitals.
fn strip<'a>(text: &'a str, head: &str) -> Option<&'a str> {
    let start = text.get(..head.len())?;
    (start.to_lowercase() == head.to_lowercase()).then(|| &text[head.len()..])
}

/// Removes an end, whatever its capitals.
fn strip_end<'a>(text: &'a str, tail: &str) -> Option<&'a str> {
    let at = text.len().checked_sub(tail.len())?;
    let end = text.get(at..)?;
    (end.to_lowercase() == tail.to_lowercase()).then(|| &text[..at])
}

/// Removes a word at the beginning.
fn strip_word<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = strip(text, word)?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
}

/// Returns every way to cut a text in two at a piece of text.
fn cuts<'a>(text: &'a str, at: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let places = if at.is_empty() { Vec::new() } else { text.match_indices(at).map(|(i, _)| i).collect() };
    places.into_iter().map(move |i| (&text[..i], &text[i + at.len()..]))
}
