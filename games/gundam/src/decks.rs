//! Decks: those that ship, and whether a deck is legal (6-1).

use crate::rules::{Colours, clause};
use crate::words::{self, kind, label};
use baize_kernel::chance::Chance;
use baize_kernel::{Clause, Deck, DeckLine, DefId, Message, Pool, Problem, message};
use std::sync::LazyLock;

/// How many cards a deck has (6-1-1).
pub const DECK_SIZE: u32 = 50;
/// How many cards a resource deck has (6-1-1).
pub const RESOURCES: u32 = 10;
/// How many cards of one number a deck may have (6-1-1-3).
pub const COPIES: u32 = 4;
/// The Resource card of a resource deck that is not listed.
pub const RESOURCE_ID: &str = "R-001";
/// The cards of every match: the plain Resource, the EX cards and the keyword effects.
pub const ALWAYS: [&str; 4] = [RESOURCE_ID, "EXB-001", "EXR-001", "KEYWORDS"];

/// The colours of 2-4-2-1 are the first labels of the vocabulary; one more is known to card lists.
const FOUR: u64 = 0b1111;
const COLOUR_LABELS: u64 = 0b1_1111;

/// A deck that has passed every check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The cards of the deck, as the list has them.
    pub deck: Vec<DefId>,
    /// The cards of the resource deck.
    pub resources: Vec<DefId>,
}

macro_rules! lists {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../decks/", $name, ".txt")))),*]
    };
}

/// Returns the decks that ship.
pub fn shipped() -> &'static [Deck] {
    static SHIPPED: LazyLock<Vec<Deck>> = LazyLock::new(|| {
        #[rustfmt::skip]
        let files = lists![
            "st01", "st02", "st03", "st04", "st05", "st06", "st07", "st08", "st09",
        ];
        let deck = |(name, text): (&str, &str)| Deck {
            name: name.to_owned(),
            lines: text.lines().filter_map(read_line).collect(),
        };
        files.map(deck).into()
    });
    &SHIPPED
}

/// Reads a line such as `4 ST01-005 GM`; blank lines and remarks after `#` hold no cards.
fn read_line(line: &str) -> Option<DeckLine> {
    let line = line.split('#').next().unwrap_or_default();
    let mut words = line.split_whitespace();
    let (count, id) = (words.next()?, words.next()?);
    let count = count.parse().expect("a line of a deck that ships starts with a number");
    Some(DeckLine { count, id: id.to_owned(), part: String::new() })
}

/// Returns a legal deck of random cards of two random colours.
pub fn random(pool: &Pool, colours: Colours, seed: u64) -> Option<Deck> {
    let mut chance = Chance::new(seed);
    let deck_kind = |id: &DefId| !matches!(pool.def(*id).kind, kind::RESOURCE | kind::RULE);
    let fits = |id: &DefId| deck_kind(id) && !pool.def(*id).has_label(label::TOKEN) && pool.unread(*id).is_none();
    let mut cards: Vec<DefId> = pool.iter().map(|(id, _)| id).filter(fits).collect();
    chance.shuffle(&mut cards);
    let mut palette: Vec<u64> = (0..COLOUR_LABELS.count_ones()).map(|i| 1 << i).collect();
    palette.retain(|colour| colours != Colours::Four || FOUR & colour != 0);
    chance.shuffle(&mut palette);
    let allowed = palette.iter().take(2).sum::<u64>();
    let (mut lines, mut left) = (Vec::new(), DECK_SIZE);
    for id in cards.into_iter().filter(|id| pool.labels(*id) & COLOUR_LABELS & !allowed == 0) {
        let count = left.min(1 + chance.below(COPIES));
        left -= count;
        if count > 0 {
            lines.push((count as u16, pool.def(id).id.as_str()));
        }
    }
    let deck = Deck::new(format!("random {seed}"), lines);
    check(pool, &deck, colours).is_empty().then_some(deck)
}

/// Returns every reason against a deck, in the order of the clauses; none when it is legal.
pub fn check(pool: &Pool, deck: &Deck, colours: Colours) -> Vec<Problem> {
    lineup(pool, deck, colours).err().unwrap_or_default()
}

/// Reads a deck list. Resource cards are recognised by their type, and a resource deck that is not
/// listed is made of plain ones; parts named `main` or `resource` are understood too.
///
/// # Errors
/// With every reason against the deck.
pub fn lineup(pool: &Pool, deck: &Deck, colours: Colours) -> Result<Lineup, Vec<Problem>> {
    if deck.lines.is_empty() {
        return Err(vec![Problem::new(clause!("6-1-1"), message!("The deck is empty: list 50 cards."))]);
    }
    let mut list = List { pool, main: Vec::new(), resources: Vec::new(), unknown: 0, problems: Vec::new() };
    deck.lines.iter().for_each(|line| list.read_line(line));
    list.check_sizes();
    list.check_colours(colours);
    list.check_copies();
    if !list.problems.is_empty() {
        return Err(list.problems);
    }
    let spread = |part: &[(DefId, u32)]| -> Vec<DefId> {
        part.iter().flat_map(|&(def, n)| std::iter::repeat_n(def, n as usize)).collect()
    };
    let mut resources = spread(&list.resources);
    if resources.is_empty() {
        let plain = pool.find(RESOURCE_ID);
        let missing = || vec![Problem::plain(message!("the cards lack the Resource {id}", id = RESOURCE_ID))];
        resources = vec![plain.ok_or_else(missing)?; RESOURCES as usize];
    }
    Ok(Lineup { deck: spread(&list.main), resources })
}

/// A deck list sorted into its parts, and what is wrong with it so far.
struct List<'a> {
    pool: &'a Pool,
    main: Vec<(DefId, u32)>,
    resources: Vec<(DefId, u32)>,
    /// How many cards could not be identified.
    unknown: u32,
    problems: Vec<Problem>,
}

impl List<'_> {
    // Obeys 6-1-1-1, 6-1-1-4.
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
        let card = self.pool.def(def);
        let token = card.has_label(label::TOKEN) || card.kind == kind::RULE;
        let resource = card.kind == kind::RESOURCE;
        match part.as_str() {
            _ if token => {
                self.refuse(clause!("6-1-1-1"), def, message!("tokens are kept ready beside the deck: take it out"))
            }
            // Obeys 3-6-2.
            "" | "resource" if resource => put(&mut self.resources, def, *count),
            // Obeys 3-2-2, 3-3-2, 3-4-2, 3-5-2.
            "" | "main" if !resource => put(&mut self.main, def, *count),
            "main" => {
                self.refuse(clause!("6-1-1-1"), def, message!("Resource cards go in the resource deck: list it there"))
            }
            "resource" => {
                self.refuse(
                    clause!("6-1-1-4"),
                    def,
                    message!("only Resource cards make up the resource deck: list it with the deck"),
                );
            }
            other => {
                let message = message!("A deck has no part `{other}`: use main or resource, or none of them.", other);
                self.problems.push(Problem::plain(message));
            }
        }
    }

    /// 6-1-1: 50 cards and 10 Resources, no more and no fewer.
    // Obeys 6-1-1.
    fn check_sizes(&mut self) {
        // Cards that could not be identified may be what is missing, so they excuse a shortage.
        let known = total(&self.main);
        if known > DECK_SIZE {
            let message =
                message!("The deck has {known} cards: take out {over} to leave 50.", known, over = known - DECK_SIZE);
            self.object(clause!("6-1-1"), message);
        } else if known.saturating_add(self.unknown) < DECK_SIZE {
            let message =
                message!("The deck has {known} cards: add {more} to make 50.", known, more = DECK_SIZE - known);
            self.object(clause!("6-1-1"), message);
        }
        let resources = total(&self.resources);
        if !self.resources.is_empty() && resources != RESOURCES {
            let message = message!(
                "The resource deck has {resources} cards: it needs 10, or leave it out of the list.",
                resources
            );
            self.object(clause!("6-1-1"), message);
        }
    }

    /// 6-1-1-2: one or two colours (R55).
    // Obeys 6-1-1-2, 6-1-1-2-1.
    fn check_colours(&mut self, colours: Colours) {
        let used = self.main.iter().fold(0, |set, &(def, _)| set | self.pool.labels(def) & COLOUR_LABELS);
        if used.count_ones() > 2 {
            let message = message!("The deck has {colours}: leave one or two colours.", colours = colour_words(used));
            self.object(clause!("6-1-1-2"), message);
        }
        if colours == Colours::Four && used & !FOUR != 0 {
            let message = message!(
                "{colours} is no colour of these rules: take its cards out.",
                colours = colour_words(used & !FOUR)
            );
            self.object(clause!("2-4-2-1"), message);
        }
    }

    /// 6-1-1-3, 2-1-2: at most 4 of one card number.
    // Obeys 2-1-1, 2-1-2, 6-1-1-3, 6-1-1-5: copies of deck cards are counted by card number.
    fn check_copies(&mut self) {
        for i in 0..self.main.len() {
            let (def, count) = self.main[i];
            if count > COPIES {
                let message = message!(
                    "The deck has {count} copies of {card}: {limit} are allowed, take out {excess}.",
                    count,
                    card = self.call(def),
                    limit = COPIES,
                    excess = count - COPIES
                );
                self.object(clause!("6-1-1-3"), message);
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

fn colour_words(set: u64) -> Message {
    let labels = words::vocabulary().labels;
    let words = labels.iter().enumerate().filter(|(i, _)| set & (1 << i) != 0).map(|(_, label)| label.word);
    Message::list(words.map(|word| Message::sentence(word, Vec::new())).collect(), " and ")
}
