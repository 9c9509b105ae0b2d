//! From views, questions and events to words: pure functions that every screen shares.
//!
//! A presenter knows only what its viewer was shown. Card names come from [`Known`], which learns
//! from views and from events as told to the viewer, so a hidden card has no name to leak.

mod answers;
mod apart;
mod asking;
mod battle;
mod board;
mod elsewhere;
mod events;
mod merged;
mod messages;
mod reasons;
mod sole;
mod stage;
mod language;
mod translation;

pub use answers::read_answer;
pub use board::{PileText, side, whole_pile};
pub use elsewhere::{Named, elsewhere, spellings};
pub use events::{Line, Rank, tell_something};
pub use language::{Language, languages, serve, spoken};
pub use merged::after_one;
pub use messages::{message_files, message_id, tell, tell_text};
pub use reasons::Reason;
pub use sole::sole_answer;

use baize_kernel::layout::Layout;
use baize_kernel::rulebook::ClauseRow;
use baize_kernel::{CardId, Clause, DefId, Event, Match, Outcome, Pool, Rulebook, Seat, View, Vocabulary, What, Zone};
use baize_text::render::Arg;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What words are made from.
pub struct Presenter<'a> {
    /// The words of the game.
    pub vocabulary: &'a Vocabulary,
    /// The cards.
    pub pool: &'a Pool,
    /// The clauses of the rules.
    pub clauses: &'a [ClauseRow],
    /// The revision of the rules that is played; empty for the usual one.
    pub revision: String,
    /// What is drawn on a card, and where zones lie.
    pub layout: Layout,
    /// The seat that is spoken to; letters stand for all seats when there is none.
    pub you: Option<Seat>,
    /// How many seats there are.
    pub seats: u8,
    /// What the seats are called, when they have names of their own.
    pub names: Vec<String>,
    /// The language that is spoken.
    pub language: Arc<Language>,
}

impl<'a> Presenter<'a> {
    /// Makes a presenter for a match, in English.
    pub fn new(
        book: &'a dyn Rulebook,
        options: &baize_kernel::Options,
        table: &'a dyn Match,
        you: Option<Seat>,
    ) -> Presenter<'a> {
        Presenter {
            vocabulary: table.vocabulary(),
            pool: table.pool(),
            clauses: book.clauses(revision(book, options)),
            revision: revision(book, options).to_owned(),
            layout: book.layout(options),
            you,
            seats: table.seats(),
            names: Vec::new(),
            language: Language::of(book, "en"),
        }
    }

    /// Says a message.
    fn say(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        self.language.say(id, args)
    }

    /// Returns what a seat is called.
    pub fn who(&self, seat: Seat) -> String {
        match (self.you, self.names.get(seat.index())) {
            (Some(you), _) if you == seat => self.say("you", &[]),
            (_, Some(name)) if !name.is_empty() => name.clone(),
            (Some(_), _) if self.seats == 2 => self.say("opponent", &[]),
            _ => self.say("seat", &[("letter", letter(seat).to_string().into())]),
        }
    }

    /// Returns what a seat is called in the middle of a sentence.
    pub fn whom(&self, seat: Seat) -> String {
        let unnamed = self.names.get(seat.index()).is_none_or(String::is_empty);
        match self.you {
            Some(you) if you == seat => self.say("whom-you", &[]),
            Some(_) if self.seats == 2 && unnamed => self.say("whom-opponent", &[]),
            _ => self.who(seat),
        }
    }

    /// Returns what belongs to a seat, before the thing: `your`, `Ann's`.
    pub fn whose(&self, seat: Seat) -> String {
        self.say("belongs", &[("who", self.whom(seat).into()), self.person(seat)])
    }

    /// Returns the seat across the table, where two play.
    fn rival(&self, seat: Seat) -> Seat {
        if self.seats == 2 { Seat(1 - seat.0.min(1)) } else { seat }
    }

    /// Returns whether a seat is spoken to or of, for verbs that change with it.
    fn person(&self, seat: Seat) -> (&'static str, Arg) {
        ("person", if self.you == Some(seat) { "you" } else { "other" }.into())
    }

    /// Returns the name of a zone.
    pub fn zone(&self, zone: Zone) -> String {
        self.language.name("zone", self.vocabulary.zone(zone))
    }

    /// Returns what a clause demands, in our words; empty for what is no clause.
    pub fn clause(&self, clause: Clause) -> String {
        let row = self.clauses.iter().find(|row| row.clause == clause);
        row.map_or_else(String::new, |row| self.language.clause(&self.revision, row))
    }

    /// Returns how a match ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let Outcome::Won(winners) = outcome else { return self.say("drawn", &[]) };
        let winners: Vec<Seat> = (0..self.seats).map(Seat).filter(|&s| winners.has(s)).collect();
        let joined = winners.iter().map(|&seat| self.who(seat));
        let joined = joined.reduce(|a, b| self.say("and", &[("a", a.into()), ("b", b.into())])).unwrap_or_default();
        let message = match winners[..] {
            [only] if Some(only) == self.you => "won-by-you",
            [_] => "won-by-one",
            _ => "won-by-many",
        };
        self.say(message, &[("who", joined.into())])
    }

    /// Returns that a seat's time ran out.
    pub fn lost_on_time(&self, seat: Seat) -> String {
        self.say("lost-on-time", &[("who", self.who(seat).into()), self.person(seat)])
    }

    /// Returns that a seat gave the match up.
    pub fn gave_up(&self, seat: Seat) -> String {
        self.say("gave-up", &[("who", self.who(seat).into()), self.person(seat)])
    }

    /// Returns that a seat left and did not come back.
    pub fn stayed_away(&self, seat: Seat) -> String {
        self.say("stayed-away", &[("who", self.who(seat).into()), self.person(seat)])
    }

    /// Returns that everybody left the match.
    pub fn abandoned(&self) -> String {
        self.say("abandoned", &[])
    }

    /// Returns that the seats agreed on a draw.
    pub fn agreed_draw(&self) -> String {
        self.say("agreed-draw", &[])
    }
}

/// Returns the revision that is played: the one that is set, or the usual one.
pub fn revision<'a>(book: &dyn Rulebook, options: &'a baize_kernel::Options) -> &'a str {
    match options.revision.as_str() {
        "" => book.menu().revisions.first().copied().unwrap_or(""),
        set => set,
    }
}

/// Returns the letter of a seat, as scenarios write it.
pub fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.0 % 26)
}

/// Returns a text with its first letter as a capital.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The cards whose names a viewer has come to know, and on whose side each was seen last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known(BTreeMap<CardId, (DefId, Option<Seat>)>);

impl Known {
    /// Learns every card a view shows.
    pub fn learn(&mut self, view: &View) {
        for pile in &view.piles {
            for card in pile.cards.iter().filter(|card| card.card.is_some()) {
                if let Some(def) = card.def {
                    self.0.insert(card.card, (def, Some(pile.seat)));
                }
            }
        }
    }

    /// Learns what an event, as told to the viewer, says about a card.
    pub fn hear(&mut self, told: &Event) {
        match told.what {
            What::Moved { card, def, to, .. } | What::Created { card, def, to, .. } if card.is_some() => {
                self.0.insert(card, (def, Some(to.0)));
            }
            What::Flipped { card, def, .. } | What::Seen { card, def, .. } if card.is_some() => {
                let side = self.side(card);
                self.0.insert(card, (def, side));
            }
            _ => {}
        }
    }

    /// Returns on whose side a card was seen last.
    fn side(&self, card: CardId) -> Option<Seat> {
        self.0.get(&card).and_then(|&(_, side)| side)
    }

    /// Learns every card of a match in truth, for those who may see everything.
    pub fn learn_all(&mut self, table: &dyn Match) {
        let zones = table.vocabulary().zones.len() as u8;
        for seat in (0..table.seats()).map(Seat) {
            for zone in (0..zones).map(Zone) {
                let pile = table.pile(seat, zone).into_iter();
                self.0.extend(pile.map(|card| (card, (table.card(card).def, Some(seat)))));
            }
        }
    }

    /// Returns the name of a card, when it is known.
    pub fn name<'p>(&self, pool: &'p Pool, card: CardId) -> Option<&'p str> {
        self.0.get(&card).map(|&(def, _)| pool.name(def))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::{Choice, Options, SeatSet};

    fn book() -> &'static dyn Rulebook {
        baize_registry::find("tiny").expect("the example game is played here")
    }

    fn table() -> Box<dyn Match> {
        let decks = &book().decks()[..2];
        book().open(&Options::default(), book().pool(), decks, 5).expect("decks that ship are legal")
    }

    #[test]
    fn a_view_names_only_what_it_shows() {
        let table = table();
        let (deck, hand) = (Zone(0), Zone(1));
        let mut known = Known::default();
        known.learn(&table.view(Some(Seat(0))));
        let names = |seat, zone| {
            table.pile(Seat(seat), zone).into_iter().filter(|&c| known.name(table.pool(), c).is_some()).count()
        };
        assert_eq!((names(0, hand), names(1, hand), names(0, deck), names(1, deck)), (3, 0, 0, 0));
    }

    #[test]
    fn a_side_counts_hidden_cards_without_naming_them() {
        let table = table();
        let presenter = Presenter::new(book(), &Options::default(), &*table, Some(Seat(0)));
        let view = table.view(Some(Seat(0)));
        let cards = |seat: u8, title: &str| {
            let piles = side(&presenter, &view, Seat(seat));
            piles.into_iter().find(|p| p.title == title).map(|p| p.cards)
        };
        assert_eq!(cards(1, "hand 3"), Some(vec!["3 hidden".to_owned()]));
        assert_eq!(cards(0, "hand 3").map(|c| c.len()), Some(3));
    }

    #[test]
    fn options_on_hidden_cards_are_counted_and_not_named() {
        let table = table();
        let presenter = Presenter::new(book(), &Options::default(), &*table, Some(Seat(0)));
        let hidden = table.pile(Seat(1), Zone(1))[0];
        let mut prompt = table.prompt().expect("a match begins with a question").clone();
        prompt.options = vec![Choice::card(prompt.why.verb, hidden)];
        let words = presenter.options(&table.view(Some(Seat(0))), &prompt, |choice| table.phrase(choice));
        assert_eq!(words, ["Lead: hidden card 1"]);
    }

    #[test]
    fn a_rule_that_only_applied_is_a_further_clause() {
        let table = table();
        let presenter = Presenter::new(book(), &Options::default(), &*table, None);
        let event = |clause, what| Event { clause: Clause::new(clause), sees: SeatSet::ALL, what };
        let mut log = Vec::new();
        let shuffled = event("T2", What::Shuffled { seat: Seat(0), zone: Zone(0) });
        presenter.log(&mut log, &shuffled, &Known::default());
        presenter.log(&mut log, &event("T3", What::Applied { seat: Seat(0), card: CardId::NONE }), &Known::default());
        assert_eq!(log.len(), 1);
        assert_eq!(log[0].to_string(), "  Seat A’s deck is shuffled (T2, T3)");
    }

    #[test]
    fn winners_are_spoken_to_or_named() {
        let table = table();
        let mut presenter = Presenter::new(book(), &Options::default(), &*table, Some(Seat(0)));
        assert_eq!(presenter.outcome(Outcome::Won(SeatSet::one(Seat(0)))), "You win the match.");
        assert_eq!(presenter.outcome(Outcome::Won(SeatSet::one(Seat(1)))), "Opponent wins the match.");
        presenter.you = None;
        assert_eq!(presenter.outcome(Outcome::Won(SeatSet::one(Seat(1)))), "Seat B wins the match.");
    }
}
