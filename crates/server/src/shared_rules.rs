//! Matches with the same rules and cards share them, and the lists of their decks: what a match has for itself is its
//! state alone.

use crate::table::Room;
use baize_kernel::{Deck, Match, Options};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many sets of rules and cards are kept for matches to come.
const MOST: usize = 64;

/// A match for each set of rules and cards that was lately played with, the latest last.
#[derive(Default)]
pub struct SharedRules(Mutex<Vec<Kept>>);

struct Kept {
    key: String,
    table: Box<dyn Match>,
    decks: Vec<Arc<Deck>>,
}

impl SharedRules {
    /// Returns a match of a room that was just opened, with rules and cards that it shares with others.
    pub fn share(&self, room: &Room, table: Box<dyn Match>) -> Box<dyn Match> {
        let Some(other) = self.like(room) else {
            self.keep(room, &*table);
            return table;
        };
        let shared = other.load(&table.save()).ok().filter(|shared| shared.digest() == table.digest());
        shared.unwrap_or(table)
    }

    /// Returns some match with the rules and cards of a room, by which a saved one can be read.
    pub fn like(&self, room: &Room) -> Option<Box<dyn Match>> {
        self.find(room, |kept| kept.table.copy())
    }

    /// Lets a room have the decks of another that are equal to its own.
    pub fn share_decks(&self, room: &mut Room) {
        let Some(decks) = self.find(room, |kept| kept.decks.clone()) else { return };
        room.chairs.iter_mut().zip(decks).for_each(|(chair, deck)| chair.deck = deck);
    }

    /// Reads something of what is kept for rooms like this, which then is the latest.
    fn find<T>(&self, room: &Room, read: impl FnOnce(&Kept) -> T) -> Option<T> {
        let (key, mut kept) = (key(room)?, self.kept());
        let at = kept.iter().position(|known| known.key == key)?;
        let found = kept.remove(at);
        let read = read(&found);
        kept.push(found);
        Some(read)
    }

    fn keep(&self, room: &Room, table: &dyn Match) {
        let Some(key) = key(room) else { return };
        let mut kept = self.kept();
        if kept.len() >= MOST {
            kept.remove(0);
        }
        let decks = room.chairs.iter().map(|chair| chair.deck.clone()).collect();
        kept.push(Kept { key, table: table.copy(), decks });
    }

    fn kept(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns what the rules and cards of a match follow from; boards that are laid have their own.
fn key(room: &Room) -> Option<String> {
    let options = Options { key: None, ..room.options.clone() };
    let key = serde_json::to_string(&(&room.game, options, room.decks())).ok();
    key.filter(|_| room.board.is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guest::GuestId;
    use baize_kernel::chance::Chance;
    use baize_kernel::match_of::random_answer;
    use baize_protocol::{self as wire, SeatKind, SeatWish};

    fn room(book: &dyn baize_kernel::Rulebook, seed: u64) -> Room {
        let seat = SeatWish { kind: SeatKind::Bot, bot: None, deck: None };
        let (host, seats) = (GuestId("ada".into()), vec![seat; book.menu().seats(&Options::default())]);
        let room = Room::new(book, (&host, "Ada"), &wire::Options::default(), &seats, None, false, None);
        Room { seed: Some(seed.to_string()), ..room.expect("a room") }
    }

    #[test]
    fn matches_share_rules_and_cards_and_are_played_as_without() {
        for book in baize_registry::games() {
            let rules = SharedRules::default();
            let first = rules.share(&room(*book, 1), crate::review::open(*book, &room(*book, 1)).expect("a match"));
            let mut alone = crate::review::open(*book, &room(*book, 2)).expect("a match");
            let mut shared = rules.share(&room(*book, 2), alone.copy());
            assert!(std::ptr::eq(first.pool(), shared.pool()), "{}", book.id());
            let (mut one, mut two) = (room(*book, 1), room(*book, 2));
            let decks = one.decks();
            [&mut one, &mut two].into_iter().for_each(|room| rules.share_decks(room));
            assert!(Arc::ptr_eq(&one.chairs[0].deck, &two.chairs[0].deck) && one.decks() == decks, "{}", book.id());
            let mut chance = Chance::new(3);
            while let Some(prompt) = alone.prompt().cloned() {
                let answer = random_answer(&prompt, &mut chance);
                let events = alone.answer(prompt.seat, &answer).expect("it is offered");
                assert_eq!(shared.answer(prompt.seat, &answer).expect("it is offered"), events);
                assert_eq!(shared.digest(), alone.digest(), "{}", book.id());
            }
        }
    }

    #[test]
    fn rules_that_were_not_played_with_for_long_are_forgotten() {
        let (book, rules) = (baize_registry::find("tiny").expect("a game"), SharedRules::default());
        let named = |n: usize| {
            let mut room = room(book, 1);
            Arc::make_mut(&mut room.chairs[0].deck).name = n.to_string();
            room
        };
        for n in 0..=MOST {
            rules.share(&named(n), crate::review::open(book, &named(n)).expect("a match"));
            assert!(rules.like(&named(0)).is_some(), "what is played with is kept");
        }
        assert!(rules.like(&named(1)).is_none() && rules.like(&named(2)).is_some());
    }
}
