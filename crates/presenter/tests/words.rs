//! Every word that people read goes through a language: the vocabulary of every game, and everything that is said
//! while games are played. Under `en-XA` messages are accented, so whatever still has a plain letter is a key that
//! has no name, or a text that no translator would ever see.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::vocabulary::Role;
use baize_kernel::{Event, Match, Options, Pool, Rulebook, Seat, Vocabulary, What};
use baize_presenter::{Known, Language, Presenter};
use std::collections::BTreeSet;

/// The pseudo-language in which plain letters show what was not translated.
const ACCENTED: &str = "en-XA";

/// How many random games of each way to play are listened to, and for how many answers each.
const GAMES: u64 = 1;
const ANSWERS: usize = 300;

/// The games that people come for. The example has no words but those of its one file.
fn games() -> impl Iterator<Item = &'static dyn Rulebook> {
    baize_registry::games().iter().copied().filter(|book| !baize_registry::is_example(*book))
}

fn has_plain_letter(text: &str) -> bool {
    text.bytes().any(|b| b.is_ascii_alphabetic())
}

/// Returns the names of cards and other proper names, the longest first.
fn names(pool: &Pool) -> Vec<String> {
    let cards = pool.iter().map(|(id, _)| pool.name(id).to_owned());
    let traits = pool.iter().flat_map(|(_, def)| def.traits.iter().map(|&word| pool.lexicon().text(word).to_owned()));
    let mut names: Vec<String> = cards.chain(traits).collect::<BTreeSet<_>>().into_iter().collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names
}

/// Returns a sentence without the names in it.
fn nameless(text: &str, names: &[String]) -> String {
    names.iter().fold(text.to_owned(), |text, name| text.replace(name.as_str(), "‹card›"))
}

/// Returns every word of a vocabulary that people read, with its sort.
fn vocabulary(v: &Vocabulary) -> Vec<(&'static str, &'static str)> {
    let lists: [(&'static str, Vec<&'static str>); 9] = [
        ("zone", v.zones.iter().map(|zone| zone.word).collect()),
        ("verb", v.verbs.iter().map(|verb| verb.word).collect()),
        ("label", v.labels.iter().map(|label| label.word).collect()),
        ("group", v.labels.iter().map(|label| label.group).collect()),
        ("phase", v.phases.clone()),
        ("stat", v.stats.clone()),
        ("kind", v.kinds.clone()),
        ("keyword", v.keywords.clone()),
        ("score", v.scores.clone()),
    ];
    let bans = v.bans.iter().map(|ban| ("ban", ban.word));
    // Cues that are events of the table have sentences in card texts, and no names.
    let cues = v.cues.iter().filter(|cue| cue.role != Role::Event).map(|cue| ("cue", cue.word));
    let plain = lists.into_iter().flat_map(|(sort, words)| words.into_iter().map(move |word| (sort, word)));
    plain.chain(bans).chain(cues).collect()
}

#[test]
fn every_word_of_every_game_has_a_name() {
    let mut nameless = Vec::new();
    for book in games() {
        let language = Language::of(book, ACCENTED);
        let menu = book.menu();
        let modes = menu.modes.iter().map(|mode| ("mode", mode.name));
        let formats = menu.formats.iter().map(|format| ("format", *format));
        for (sort, word) in vocabulary(book.vocabulary()).into_iter().chain(modes).chain(formats) {
            if has_plain_letter(&language.name(sort, word)) {
                nameless.push(format!("{}: name-{sort}-{word}", book.id()));
            }
        }
    }
    assert!(nameless.is_empty(), "words without a name in the language of their game:\n{}", nameless.join("\n"));
}

/// Everything that is said in a language while games of one sort are played.
struct Ear<'a> {
    book: &'a dyn Rulebook,
    options: Options,
    lang: &'static str,
    names: Vec<String>,
    heard: BTreeSet<String>,
}

impl Ear<'_> {
    fn hear(&mut self, sort: &str, words: &str) {
        self.heard.insert(format!("{sort}: {}", nameless(words, &self.names)));
    }

    /// Listens to one seat, or to a watcher, at an answer.
    fn listen(&mut self, table: &dyn Match, seat: Option<Seat>, known: &mut Known, events: &[Event]) {
        let book = self.book;
        let options = self.options.clone();
        let mut presenter = Presenter::new(book, &options, table, seat);
        presenter.language = Language::of(book, self.lang);
        // Players have names that are no words of any language.
        presenter.names = (1..=table.seats()).map(|n| format!("#{n}")).collect();
        let view = table.view(seat);
        for event in events {
            let told = event.told_to(seat);
            known.hear(&told);
            // Rules that only applied are further clauses of what they applied to.
            if !matches!(told.what, What::Applied { .. }) {
                self.hear("event", &presenter.event(&told, known).text);
            }
        }
        known.learn(&view);
        let Some(prompt) = table.prompt() else { return };
        self.hear("question", &presenter.question_alone(prompt, known));
        for words in presenter.options(&view, prompt, |choice| table.phrase(choice)) {
            self.hear("option", &words);
        }
        if seat == Some(prompt.seat) {
            self.wish(table, &presenter, prompt.seat, known);
        }
    }

    /// Asks about every card that the seat sees why it cannot be used.
    fn wish(&mut self, table: &dyn Match, presenter: &Presenter<'_>, seat: Seat, known: &Known) {
        let view = table.view(Some(seat));
        for card in view.piles.iter().flat_map(|pile| &pile.cards).map(|c| c.card).filter(|c| c.is_some()).take(8) {
            for wish in table.intents(seat, card, baize_kernel::CardId::NONE) {
                self.hear("wish", &presenter.option(&table.phrase(&wish.choice), known).unwrap_or_default());
                self.hear(
                    "refusal",
                    &wish.refusal.map_or_else(String::new, |refusal| presenter.language.refusal(&refusal)),
                );
            }
        }
    }

    fn play(&mut self, seed: u64) {
        let decks = self.book.decks_in_turn(&self.options, seed as usize);
        let opened = self.book.open(&self.options, self.book.pool(), &decks, seed);
        let mut table = opened.unwrap_or_else(|problems| panic!("{}: {problems:?}", self.book.id()));
        let mut chance = Chance::new(seed);
        let seats: Vec<Option<Seat>> = (0..table.seats()).map(|s| Some(Seat(s))).chain([None]).collect();
        let mut known = vec![Known::default(); seats.len()];
        let mut events = table.opening().to_vec();
        for step in 0..ANSWERS {
            // Whoever is asked hears everything, and the others take turns.
            for (at, seat) in seats.iter().enumerate() {
                let asked = table.prompt().map(|p| p.seat) == *seat && seat.is_some();
                if asked || step % seats.len() == at {
                    self.listen(&*table, *seat, &mut known[at], &events);
                }
            }
            let Some(prompt) = table.prompt().cloned() else { return };
            events = table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is taken");
        }
    }
}

/// Returns everything that is heard in random games of every way to play a game.
fn everything_said(book: &dyn Rulebook, lang: &'static str) -> BTreeSet<String> {
    let mut heard = BTreeSet::new();
    for options in book.ways() {
        let names = names(&book.pool());
        let mut ear = Ear { book, options, lang, names, heard: BTreeSet::new() };
        (0..GAMES).for_each(|seed| ear.play(seed));
        heard.append(&mut ear.heard);
    }
    heard
}

#[test]
fn whole_games_are_told_in_the_language_that_is_asked_for() {
    let mut plain = Vec::new();
    for book in games() {
        let said = everything_said(book, ACCENTED);
        assert!(said.len() > 20, "{} says next to nothing: {said:?}", book.id());
        let sentence = |heard: &&String| {
            heard.split_once(": ").is_some_and(|(_, text)| has_plain_letter(&text.replace("‹card›", "")))
        };
        plain.extend(said.iter().filter(sentence).map(|text| format!("{}: {text}", book.id())));
    }
    assert!(plain.is_empty(), "said past the language:\n{}", plain.join("\n"));
}
