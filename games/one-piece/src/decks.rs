//! Decks: those that ship, and whether a deck is legal (5-1).

use crate::game::don_cards;
use crate::words::{self, ban, kind};
use baize_kernel::chance::Chance;
use baize_kernel::ir::{Change, Mode, Num, Scope, Step, Target, Test};
use baize_kernel::{Clause, Deck, DeckLine, DefId, Message, Pool, Problem, message};
use std::sync::LazyLock;

/// How many cards a deck has (5-1-2).
pub const DECK_SIZE: u32 = 50;

/// How many cards a DON!! deck has (5-1-2).
pub const DON_SIZE: u32 = 10;

/// How many cards of one number a deck may have (5-1-2-3).
pub const COPIES: i32 = 4;

/// The card number of the DON!! card.
pub const DON_ID: &str = "DON";

const CONTENTS: Clause = Clause::new("5-1-2");
const KINDS: Clause = Clause::new("5-1-2-1");
const COLOURS: Clause = Clause::new("5-1-2-2");
const SAME_NUMBER: Clause = Clause::new("5-1-2-3");
const CARD_TEXT: Clause = Clause::new("5-1-2-4-1");

/// A deck that has passed every check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The Leader.
    pub leader: DefId,
    /// The cards of the deck, as the list has them.
    pub cards: Vec<DefId>,
}

macro_rules! lists {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../decks/", $name, ".txt")))),*]
    };
}

/// Returns the decks that ship: the starter decks.
pub fn shipped() -> &'static [Deck] {
    static SHIPPED: LazyLock<Vec<Deck>> = LazyLock::new(|| {
        #[rustfmt::skip]
        let files = lists![
            "st01", "st02", "st03", "st04", "st05", "st06", "st07", "st08", "st09", "st10", "st10b",
            "st10c", "st11", "st12", "st13", "st13b", "st14", "st15", "st16", "st17", "st18",
            "st19", "st20", "st21", "st22", "st23", "st24", "st25", "st26", "st27", "st28",
        ];
        let deck = |(name, text): (&str, &str)| Deck {
            name: name.to_owned(),
            lines: text.lines().filter_map(read_line).collect(),
        };
        files.map(deck).into()
    });
    &SHIPPED
}

/// Reads a line such as `4 ST01-002 Usopp`; blank lines and remarks after `#` hold no cards.
fn read_line(line: &str) -> Option<DeckLine> {
    let line = line.split('#').next().unwrap_or_default();
    let mut words = line.split_whitespace();
    let (count, id) = (words.next()?, words.next()?);
    let count = count.parse().expect("a line of a deck that ships starts with a number");
    Some(DeckLine { count, id: id.to_owned(), part: String::new() })
}

/// Returns a legal deck of a random Leader and random cards of its colours.
pub fn random(pool: &Pool, seed: u64) -> Option<Deck> {
    let mut chance = Chance::new(seed);
    let playable = |id: &DefId| pool.def(*id).unread.is_empty();
    let (mut leaders, mut others): (Vec<DefId>, Vec<DefId>) = pool
        .iter()
        .map(|(id, _)| id)
        .filter(playable)
        .filter(|&id| pool.def(id).kind != kind::DON)
        .partition(|&id| pool.def(id).kind == kind::LEADER);
    chance.shuffle(&mut leaders);
    chance.shuffle(&mut others);
    let leader = *leaders.first()?;
    let fits = |id: &DefId| colours(pool, *id) & !colours(pool, leader) == 0 && !forbids(pool, leader, *id);
    let mut lines = vec![(1, pool.def(leader).id.as_str())];
    let mut left = DECK_SIZE;
    for id in others.into_iter().filter(fits) {
        let count = left.min(1 + chance.below(COPIES as u32));
        left -= count;
        if count > 0 {
            lines.push((count as u16, pool.def(id).id.as_str()));
        }
    }
    let deck = Deck::new(format!("random {seed}"), lines);
    check(pool, &deck).is_empty().then_some(deck)
}

/// Returns every reason against a deck, in the order of the clauses; none when it is legal.
pub fn check(pool: &Pool, deck: &Deck) -> Vec<Problem> {
    lineup(pool, deck).err().unwrap_or_default()
}

/// Reads a deck list.
///
/// The Leader is recognised by its category, as lists rarely mark it; a part named `leader` or
/// `don` is understood too. The DON!! deck need not be listed.
///
/// # Errors
/// With every reason against the deck.
pub fn lineup(pool: &Pool, deck: &Deck) -> Result<Lineup, Vec<Problem>> {
    if deck.lines.is_empty() {
        return Err(vec![Problem::new(CONTENTS, message!("The deck is empty: list 1 Leader and 50 other cards."))]);
    }
    let mut list = List::read(pool, deck);
    list.check_contents();
    list.check_colours();
    list.check_copies();
    list.check_card_text();
    match list.leaders.first() {
        Some(&(leader, _)) if list.problems.is_empty() => {
            let cards = list.main.iter().flat_map(|&(def, count)| std::iter::repeat_n(def, count as usize));
            Ok(Lineup { leader, cards: cards.collect() })
        }
        _ => Err(list.problems),
    }
}

/// A deck list sorted into its parts, and what is wrong with it so far.
struct List<'a> {
    pool: &'a Pool,
    leaders: Vec<(DefId, u32)>,
    main: Vec<(DefId, u32)>,
    don: Vec<(DefId, u32)>,
    /// How many cards could not be identified.
    unknown: u32,
    problems: Vec<Problem>,
}

impl<'a> List<'a> {
    fn read(pool: &'a Pool, deck: &Deck) -> List<'a> {
        let (leaders, main, don, problems) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut list = List { pool, leaders, main, don, unknown: 0, problems };
        for line in &deck.lines {
            list.read_line(line);
        }
        list
    }

    fn read_line(&mut self, line: &DeckLine) {
        let DeckLine { count, id, part } = line;
        let Some(def) = self.pool.find(id) else {
            self.unknown = self.unknown.saturating_add(u32::from(*count));
            let message = message!("No card has the number {id}: correct it, or import the set it belongs to.", id);
            return self.problems.push(Problem::plain(message));
        };
        if *count == 0 {
            let message =
                message!("The list has 0 of {card}: remove the line or raise its number.", card = self.call(def));
            return self.problems.push(Problem::plain(message));
        }
        if let Some(message) = self.pool.unread(def) {
            return self.problems.push(Problem::plain(message));
        }
        let card = self.pool.def(def).kind;
        match part.as_str() {
            "" | "leader" if card == kind::LEADER => put(&mut self.leaders, def, *count),
            "don" if card == kind::DON => put(&mut self.don, def, *count),
            "" | "main" if !matches!(card, kind::LEADER | kind::DON) => put(&mut self.main, def, *count),
            "" | "main" => {
                self.refuse(KINDS, def, message!("a deck holds Characters, Events and Stages only: take it out"))
            }
            "leader" => {
                self.refuse(CONTENTS, def, message!("only a Leader card can be the Leader: list it with the deck"))
            }
            "don" => {
                self.refuse(CONTENTS, def, message!("only DON!! cards make up the DON!! deck: list it with the deck"))
            }
            other => {
                let message =
                    message!("A deck has no part `{other}`: use leader, main or don, or none of them.", other);
                self.problems.push(Problem::plain(message));
            }
        }
    }

    /// 5-1-2: 1 Leader, 50 cards and 10 DON!! cards, no more and no fewer.
    // Obeys 5-1-1, 5-1-2, 5-1-3, 5-2-1-1: a Leader, a deck and a DON!! deck.
    fn check_contents(&mut self) {
        match total(&self.leaders) {
            1 => {}
            0 => self.object(CONTENTS, message!("The deck has no Leader: add 1 Leader card.")),
            n => {
                let names: Vec<String> = self.leaders.iter().map(|&(def, _)| self.call(def)).collect();
                let message =
                    message!("The deck has {n} Leaders ({names}): keep 1 of them.", n, names = names.join(", "));
                self.object(CONTENTS, message);
            }
        }
        // Cards that could not be identified may be what is missing, so they excuse a shortage.
        let known = total(&self.main);
        if known > DECK_SIZE {
            let message =
                message!("The deck has {known} cards: take out {over} to leave 50.", known, over = known - DECK_SIZE);
            self.object(CONTENTS, message);
        } else if known.saturating_add(self.unknown) < DECK_SIZE {
            let message =
                message!("The deck has {known} cards: add {more} to make 50.", known, more = DECK_SIZE - known);
            self.object(CONTENTS, message);
        }
        let don = total(&self.don);
        let needed = self.leaders.first().map_or(DON_SIZE, |&(leader, _)| don_cards(self.pool, leader) as u32);
        if !self.don.is_empty() && don != needed {
            let message = message!(
                "The DON!! deck has {don} cards: it needs {needed}, or leave it out of the list.",
                don,
                needed
            );
            self.object(CONTENTS, message);
        }
    }

    /// 5-1-2-2: no colour that the Leader lacks. Of several Leaders nobody can say which one counts.
    // Obeys 5-1-2-2.
    fn check_colours(&mut self) {
        let [(leader, 1)] = self.leaders[..] else { return };
        let allowed = colours(self.pool, leader);
        for i in 0..self.main.len() {
            let (def, _) = self.main[i];
            let alien = colours(self.pool, def) & !allowed;
            if alien != 0 {
                let why = message!(
                    "it is {alien} and the Leader {leader} is {allowed}: take it out or change the Leader",
                    alien = colour_words(alien),
                    leader = self.call(leader),
                    allowed = colour_words(allowed),
                );
                self.refuse(COLOURS, def, why);
            }
        }
    }

    /// 5-1-2-3: at most 4 of one card number, unless the card itself says otherwise.
    // Obeys 5-1-2-1, 5-1-2-3, 2-14-2: copies are counted by card number.
    fn check_copies(&mut self) {
        for i in 0..self.main.len() {
            let (def, count) = self.main[i];
            let own_limit = self.pool.rule_changes(def).find_map(|change| match change {
                Change::Copies(n) => Some(*n),
                _ => None,
            });
            let limit = own_limit.unwrap_or(COPIES);
            if limit >= 0 && count > limit.unsigned_abs() {
                let clause = if own_limit.is_some() { CARD_TEXT } else { SAME_NUMBER };
                let excess = count - limit.unsigned_abs();
                let message = message!(
                    "The deck has {count} copies of {card}: {limit} are allowed, take out {excess}.",
                    count,
                    card = self.call(def),
                    limit,
                    excess
                );
                self.object(clause, message);
            }
        }
    }

    /// 5-1-2-4-1: cards may forbid others in the deck.
    // Obeys 5-1-2-4, 5-1-2-4-1, 5-1-2-4-2: text about decks comes before the rules.
    fn check_card_text(&mut self) {
        let owners: Vec<DefId> = self.leaders.iter().chain(&self.main).map(|&(def, _)| def).collect();
        for owner in owners {
            for i in 0..self.main.len() {
                let (def, _) = self.main[i];
                if forbids(self.pool, owner, def) {
                    let why = message!("{card} does not allow it in the deck: take it out", card = self.call(owner));
                    self.refuse(CARD_TEXT, def, why);
                }
            }
        }
    }

    fn refuse(&mut self, clause: Clause, def: DefId, why: Message) {
        let message = message!("{card} cannot be here: {why}.", card = self.call(def), why);
        self.object(clause, message);
    }

    fn object(&mut self, clause: Clause, message: Message) {
        self.problems.push(Problem::new(clause, message));
    }

    fn call(&self, def: DefId) -> String {
        format!("{} ({})", self.pool.name(def), self.pool.def(def).id)
    }
}

/// Adds copies of a card to a part of the list.
fn put(part: &mut Vec<(DefId, u32)>, def: DefId, count: u16) {
    match part.iter_mut().find(|(listed, _)| *listed == def) {
        Some((_, n)) => *n = n.saturating_add(u32::from(count)),
        None => part.push((def, u32::from(count))),
    }
}

fn total(part: &[(DefId, u32)]) -> u32 {
    part.iter().fold(0, |sum, (_, n)| sum.saturating_add(*n))
}

/// Returns the colours of a card as a bit set of labels.
fn colours(pool: &Pool, def: DefId) -> u64 {
    pool.labels(def) & COLOUR_LABELS
}

/// The colours are the first labels of the vocabulary (2-3-3).
const COLOUR_LABELS: u64 = 0b11_1111;

fn colour_words(set: u64) -> Message {
    let labels = words::vocabulary().labels;
    let words = labels.iter().enumerate().filter(|(i, _)| set & (1 << i) != 0).map(|(_, label)| label.word);
    Message::list(words.map(|word| Message::sentence(word, Vec::new())).collect(), " and ")
}

/// Returns whether the rules text of a card in the deck keeps another card out of it.
fn forbids(pool: &Pool, owner: DefId, def: DefId) -> bool {
    let rules = pool.def(owner).abilities.iter().filter(|a| a.mode == Mode::Rule);
    rules.flat_map(|a| &a.body).any(|step| match step {
        Step::Change { on: Scope::Cards(Target::Cards(sel)), change: Change::Forbid(ban::BE_INCLUDED, ..), .. } => {
            sel.tests.iter().all(|test| fits(pool, def, test))
        }
        _ => false,
    })
}

/// Returns whether a card outside a match passes a test. What only a match can tell is not so.
fn fits(pool: &Pool, id: DefId, test: &Test) -> bool {
    let def = pool.def(id);
    let text = |word| pool.lexicon().text(word);
    match test {
        Test::Stat(stat, cmp, Num::Const(n)) | Test::Base(stat, cmp, Num::Const(n)) => {
            def.has_stat(*stat) && cmp.holds(def.stat(*stat), *n)
        }
        Test::Named(word) => pool.names(id).any(|w| w == *word),
        Test::NameHas(part) => pool.names(id).any(|w| text(w).contains(text(*part))),
        Test::Trait(word) => pool.traits(id).any(|w| w == *word),
        Test::TraitHas(part) => pool.traits(id).any(|w| text(w).contains(text(*part))),
        Test::Label(label) => pool.labels(id) & (1 << label.0) != 0,
        Test::Kind(kind) => def.kind == *kind,
        Test::Keyword(keyword) => def.has_keyword(*keyword),
        Test::Has(cue) => pool.has_cue(id, *cue),
        Test::Blank => def.is_blank(),
        Test::Number(word) => text(*word) == def.id,
        Test::Any(lists) => lists.iter().any(|tests| tests.iter().all(|test| fits(pool, id, test))),
        Test::Not(inner) => !fits(pool, id, inner),
        _ => false,
    }
}
