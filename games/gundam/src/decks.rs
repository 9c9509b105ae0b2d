//! Decks: those that ship, and whether a deck is legal (6-1).

use crate::rules::{Colours, clause};
use crate::words::{self, kind, label};
use baize_kernel::chance::Chance;
use baize_kernel::deck_list::{DeckList, misplaced, random_lines};
use baize_kernel::{Deck, DefId, Pool, Problem, message};
use std::sync::LazyLock;

/// How many cards a deck has (6-1-1).
pub const DECK_SIZE: u32 = 50;
/// How many cards a resource deck has (6-1-1).
pub const RESOURCES: u32 = 10;
/// How many cards of one number a deck may have (6-1-1-3).
pub const COPIES: i32 = 4;
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
        files.map(|(name, text)| Deck::read(name, text)).into()
    });
    &SHIPPED
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
    let fitting = cards.into_iter().filter(|id| pool.labels(*id) & COLOUR_LABELS & !allowed == 0);
    let lines = random_lines(pool, &mut chance, fitting, DECK_SIZE, COPIES as u32);
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
    let mut list = DeckList::read(pool, deck, 2, |def, part| sort(pool, def, part));
    check_sizes(&mut list);
    check_colours(pool, &mut list, colours);
    // Obeys 2-1-1, 2-1-2, 6-1-1-3, 6-1-1-5: copies of deck cards are counted by card number.
    list.check_copies(MAIN, |_| (COPIES, clause!("6-1-1-3")));
    if !list.problems.is_empty() {
        return Err(list.problems);
    }
    let mut resources = list.cards(RESOURCE);
    if resources.is_empty() {
        let plain = pool.find(RESOURCE_ID);
        let missing = || vec![Problem::plain(message!("the cards lack the Resource {id}", id = RESOURCE_ID))];
        resources = vec![plain.ok_or_else(missing)?; RESOURCES as usize];
    }
    Ok(Lineup { deck: list.cards(MAIN), resources })
}

/// The parts of a list.
const MAIN: usize = 0;
const RESOURCE: usize = 1;

/// Returns to which part a card belongs.
// Obeys 6-1-1-1, 6-1-1-4.
fn sort(pool: &Pool, def: DefId, part: &str) -> Result<usize, Problem> {
    let card = pool.def(def);
    let token = card.has_label(label::TOKEN) || card.kind == kind::RULE;
    let resource = card.kind == kind::RESOURCE;
    let (clause, why) = match part {
        _ if token => (clause!("6-1-1-1"), message!("tokens are kept ready beside the deck: take it out")),
        // Obeys 3-6-2.
        "" | "resource" if resource => return Ok(RESOURCE),
        // Obeys 3-2-2, 3-3-2, 3-4-2, 3-5-2.
        "" | "main" if !resource => return Ok(MAIN),
        "main" => (clause!("6-1-1-1"), message!("Resource cards go in the resource deck: list it there")),
        "resource" => {
            (clause!("6-1-1-4"), message!("only Resource cards make up the resource deck: list it with the deck"))
        }
        other => {
            let message = message!("A deck has no part `{other}`: use main or resource, or none of them.", other);
            return Err(Problem::plain(message));
        }
    };
    Err(misplaced(pool, clause, def, why))
}

/// 6-1-1: 50 cards and 10 Resources, no more and no fewer.
// Obeys 6-1-1.
fn check_sizes(list: &mut DeckList<'_>) {
    list.check_size(MAIN, DECK_SIZE, clause!("6-1-1"));
    let resources = list.total(RESOURCE);
    if !list.part(RESOURCE).is_empty() && resources != RESOURCES {
        let message =
            message!("The resource deck has {resources} cards: it needs 10, or leave it out of the list.", resources);
        list.object(clause!("6-1-1"), message);
    }
}

/// 6-1-1-2: one or two colours (R55).
// Obeys 6-1-1-2, 6-1-1-2-1.
fn check_colours(pool: &Pool, list: &mut DeckList<'_>, colours: Colours) {
    let used = list.part(MAIN).iter().fold(0, |set, &(def, _)| set | pool.labels(def) & COLOUR_LABELS);
    let words = |set| words::vocabulary().label_words(set);
    if used.count_ones() > 2 {
        let message = message!("The deck has {colours}: leave one or two colours.", colours = words(used));
        list.object(clause!("6-1-1-2"), message);
    }
    if colours == Colours::Four && used & !FOUR != 0 {
        let message =
            message!("{colours} is no colour of these rules: take its cards out.", colours = words(used & !FOUR));
        list.object(clause!("2-4-2-1"), message);
    }
}
