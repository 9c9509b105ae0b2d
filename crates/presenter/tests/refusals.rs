//! "Why can't I?" has an answer: games are played, every card is asked about at every question, and what is not offered
//! is refused with a reason in every language, never with the bare sentence that the rules do not allow it.
//!
//! `cargo test -p baize-presenter --test refusals -- --nocapture` prints different refusals of each game to be read.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::rulebook::Intent;
use baize_kernel::{CardId, Match, Options, Prompt, Rejected, Rulebook};
use baize_presenter::{Known, Language, Presenter, spoken};
use std::collections::BTreeMap;

const GAMES: u64 = 8;
const ANSWERS: usize = 400;

/// What is refused in one way: by this clause, with these words.
type Kind = (String, &'static str, u8);

/// Refusals of a game, one of each kind, as a reader sees them.
#[derive(Default)]
struct Refusals(BTreeMap<Kind, String>);

impl Refusals {
    /// Asks about every card that is seen, by itself and put on another.
    fn ask(&mut self, book: &dyn Rulebook, options: &Options, table: &dyn Match, prompt: &Prompt) {
        let view = table.view(Some(prompt.seat));
        let mut known = Known::default();
        known.learn(&view);
        let seen: Vec<CardId> = view.known().collect();
        for (i, &card) in seen.iter().enumerate() {
            let other = seen[(i * 7 + 3) % seen.len()];
            let wishes = table.intents(prompt.seat, card, CardId::NONE);
            if wishes.is_empty() {
                self.idle(book, options, table, card, &known);
            }
            for wish in wishes.iter().chain(&table.intents(prompt.seat, card, other)) {
                self.note(book, options, table, wish, &known);
            }
        }
    }

    /// Notes a card that cannot be meant for anything: what it is there for is said.
    fn idle(&mut self, book: &dyn Rulebook, options: &Options, table: &dyn Match, card: CardId, known: &Known) {
        let lies = table.card(card);
        let seat = table.prompt().map(|p| p.seat);
        let whose = if Some(lies.side) == seat { "mine" } else { "theirs" };
        let kind = (book.vocabulary().zones[lies.zone.index()].word.to_owned(), whose, u8::MAX);
        // What lies nowhere is not on the table to be pressed.
        if self.0.contains_key(&kind) || kind.0 == "nowhere" || baize_registry::is_example(book) {
            return;
        }
        let mut presenter = Presenter::new(book, options, table, seat);
        let mut said = String::new();
        for tag in spoken().filter(|tag| *tag != "en").chain(["en"]) {
            presenter.language = Language::of(book, tag);
            said = presenter.reasons(table, (lies.side, lies.zone), Vec::new(), known)[0].text.clone();
            let bare = presenter.language.say("nothing-to-do", &[]);
            assert_ne!(said, bare, "{} in {tag}: a card of {} ({whose})", book.id(), kind.0);
        }
        let name = known.name(presenter.pool, card).unwrap_or_default();
        let text = format!("{name} ({}, {whose})\n    {said}", kind.0);
        self.0.insert(kind, text);
    }

    fn note(&mut self, book: &dyn Rulebook, options: &Options, table: &dyn Match, wish: &Intent, known: &Known) {
        let Some(refusal @ Rejected::Forbidden { clause, reason, .. }) = &wish.refusal else { return };
        let kind = (clause.to_string(), reason.key, wish.choice.verb.0);
        if self.0.contains_key(&kind) {
            return;
        }
        let seat = table.prompt().map(|p| p.seat);
        let mut presenter = Presenter::new(book, options, table, seat);
        for tag in spoken().filter(|tag| *tag != "en").chain(["en"]) {
            presenter.language = Language::of(book, tag);
            let said = presenter.refusal(refusal, known);
            let own = said != presenter.clause(*clause) || baize_registry::is_example(book);
            let bare = !own || said == presenter.language.refusal(refusal);
            assert!(!bare, "{} in {tag}: `{}` ({clause}, {})", book.id(), wish.words, reason.key);
        }
        let words = presenter.option(&table.phrase(&wish.choice), known).unwrap_or_default();
        let said = presenter.refusal(refusal, known);
        self.0.insert(kind, format!("{words}\n    {said}\n    {clause}: {}", presenter.clause(*clause)));
    }
}

fn refusals(book: &dyn Rulebook) -> Refusals {
    let mut refusals = Refusals::default();
    let usual = book.ways().into_iter().next().unwrap_or_default();
    let others = book.ways().into_iter().skip(1).map(|way| (0, way));
    for (seed, options) in (0..GAMES).map(|seed| (seed, usual.clone())).chain(others) {
        let decks = book.decks_in_turn(&options, seed as usize);
        let mut table = book.open(&options, book.pool(), &decks, seed).expect("decks that ship are legal");
        let mut chance = Chance::new(seed);
        for _ in 0..ANSWERS {
            let Some(prompt) = table.prompt().cloned() else { break };
            refusals.ask(book, &options, &*table, &prompt);
            table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is taken");
        }
    }
    refusals
}

#[test]
fn whatever_is_refused_is_refused_with_a_reason() {
    for book in baize_registry::games() {
        let Refusals(found) = refusals(*book);
        println!("\n== {} ({})", book.id(), found.len());
        found.values().for_each(|text| println!("{text}"));
        assert!(found.len() >= 40 || baize_registry::is_example(*book), "{}: {}", book.id(), found.len());
    }
}
