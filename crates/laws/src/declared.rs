//! No word is idle: whatever a game's notation accepts does something in some match.
//!
//! Every verb is tried on every noun, every moment and every thing that can be forbidden, permitted or
//! replaced on every kind of card. What the parser refuses is refused; the rest is printed on invented cards,
//! one ability each, and matches are played by chance until every ability has done something.

use baize_kernel::vocabulary::{CueSpec, Role, Shape, VerbSpec, causes};
use baize_kernel::{CardDef, Deck, Lexicon, Options, Pool, Rulebook, Stat, Vocabulary, witness};
use baize_text::cards;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

/// How many different invented cards a deck has.
const CARDS: usize = 7;

/// The most answers of a match.
const LIMIT: u32 = 3_000;

/// A kind of card that is invented.
pub struct Carrier<'a> {
    /// Its facts as a card file says them, without number, name and effect.
    pub facts: &'a str,
    /// The beginnings of abilities under which verbs are tried, all on one card.
    pub headers: &'a [&'a str],
    /// Abilities without which others have nothing to do: cards with these are in every deck.
    pub stirring: &'a [&'a str],
}

/// What the law needs to know of a game.
pub struct Rig<'a> {
    /// The game.
    pub book: &'a dyn Rulebook,
    /// The kinds of cards; verbs and what is forbidden are tried on the first.
    pub carriers: &'a [Carrier<'a>],
    /// Makes a deck of the cards that are tried and those that stir.
    pub deck: &'a dyn Fn(&[&str], &[&str]) -> Deck,
    /// How often an ability is dealt before it counts as idle.
    pub rounds: u32,
    /// A step that nearly always does something.
    pub step: &'a str,
    /// What is read although nothing comes of it, by the beginning or the end of its words, and why.
    pub but: &'a [(&'a str, &'a str)],
}

/// An invented card.
struct Invented {
    id: String,
    ability: String,
    card: String,
    dealt: u32,
}

impl Invented {
    /// What is said of it: the kind of card and the last line of its text.
    fn told(&self) -> String {
        let kind = self.card.lines().find(|line| line.starts_with("kind")).unwrap_or_default();
        format!("{kind}: {}", self.ability.lines().last().unwrap_or_default())
    }
}

impl Rig<'_> {
    /// Plays until everything has done something; returns how many abilities there are and those that never did.
    ///
    /// # Panics
    /// When a match of the invented cards cannot be begun.
    pub fn idle(&self) -> (usize, Vec<String>) {
        let mut left = self.invent();
        let all = left.len();
        let mut pool = (*self.book.pool()).clone();
        let stirring = self.stirring();
        let texts: String = left.iter().chain(&stirring).map(|one| one.card.as_str()).collect();
        cards::load_beside(&[&texts], self.book.vocabulary(), &mut pool).expect("each was read before");
        let pool = Arc::new(pool);
        let (mut idle, mut done) = (Vec::new(), Vec::new());
        for seed in 0.. {
            left.sort_by_key(|one| one.dealt);
            let Some(first) = left.first() else { break };
            if first.dealt >= self.rounds {
                idle.extend(left.drain(..).map(|one| one.told()));
                break;
            }
            let taken = left.len().min(CARDS);
            let ids = left[..taken].iter().map(|one| one.id.as_str());
            let ids: Vec<&str> = ids.chain(done.iter().map(String::as_str)).take(CARDS).collect();
            let stirring: Vec<&str> = stirring.iter().map(|one| one.id.as_str()).collect();
            let seen = self.play(&pool, &(self.deck)(&ids, &stirring), seed);
            left[..taken].iter_mut().for_each(|one| one.dealt += 1);
            done.extend(left.extract_if(.., |one| seen.contains(&one.id)).map(|one| one.id));
        }
        idle.sort();
        (all, idle)
    }

    /// Plays one match with a deck on all sides; returns the numbers of the cards that did something.
    fn play(&self, pool: &Arc<Pool>, deck: &Deck, seed: u64) -> BTreeSet<String> {
        let options = Options::default();
        let decks = vec![deck.clone(); self.book.menu().seats(&options)];
        let opened = self.book.open(&options, pool.clone(), &decks, seed);
        let mut table = opened.unwrap_or_else(|problems| panic!("{problems:?}"));
        let seen = witness::watch(|| {
            table.playout(seed, LIMIT);
        });
        seen.iter().map(|at| table.pool().def(at.def).id.clone()).collect()
    }

    /// Returns a card for everything the parser accepts.
    fn invent(&self) -> Vec<Invented> {
        let mut all = Vec::new();
        for (i, carrier) in self.carriers.iter().enumerate() {
            for ability in abilities(self.book.vocabulary(), carrier.headers, self.step, i == 0) {
                let id = format!("LAW-{:04}", all.len());
                let card = card(&id, carrier, &ability);
                let mut alone = Pool::new(Lexicon::default());
                let read = cards::load(&card, self.book.vocabulary(), &mut alone).is_ok();
                let one = Invented { id, ability, card, dealt: 0 };
                let is_but = |but: &str| one.ability.starts_with(but) || one.told().ends_with(but);
                if read && !self.but.iter().any(|(but, _)| is_but(but)) {
                    all.push(one);
                }
            }
        }
        all
    }

    /// Returns changes of a stat that the parser accepts for cards of which none has it in the game's own pool.
    pub fn statless(&self) -> Vec<String> {
        let words = self.book.vocabulary();
        let (pool, carrier) = (self.book.pool(), &self.carriers[0]);
        let mut all = Vec::new();
        for noun in &words.nouns {
            let kinds = words.kinds_in(noun.zones) & if noun.kinds == 0 { !0 } else { noun.kinds };
            for (i, stat) in words.stats.iter().enumerate() {
                let has = |def: &CardDef| kinds & 1 << def.kind.0 != 0 && def.has_stat(Stat(i as u8));
                let text = card("LAW", carrier, &format!("always: all my {} get +1 {stat}", noun.word));
                let read = cards::load(&text, words, &mut Pool::new(Lexicon::default())).is_ok();
                if read && !pool.iter().any(|(_, def)| has(def)) {
                    all.push(format!("{} {stat}", noun.word));
                }
            }
        }
        all
    }

    /// Returns the cards that stir.
    fn stirring(&self) -> Vec<Invented> {
        let texts = self.carriers.iter().flat_map(|carrier| carrier.stirring.iter().map(move |text| (carrier, text)));
        let stir = |(i, (carrier, text)): (usize, (&Carrier<'_>, &&str))| {
            let id = format!("STIR-{i:02}");
            let card = card(&id, carrier, text);
            Invented { id, ability: (*text).to_owned(), card, dealt: 0 }
        };
        texts.enumerate().map(stir).collect()
    }
}

fn card(id: &str, carrier: &Carrier<'_>, ability: &str) -> String {
    format!("[[card]]\nid = \"{id}\"\nname = \"{id}\"\n{}\neffect = '''\n{ability}\n'''\n\n", carrier.facts.trim())
}

/// Returns every ability to try; what goes by its own header is tried on one kind of card only.
fn abilities(words: &Vocabulary, headers: &[&str], step: &str, first: bool) -> Vec<String> {
    let mut all = Vec::new();
    let mut add = |text: String| all.push(text);
    for cue in &words.cues {
        of_cue(cue, step, &mut add);
        of_times(words, cue, step, &mut add);
    }
    if !first {
        return all;
    }
    words.cues.iter().for_each(|cue| of_causes(cue, step, &mut add));
    for verb in &words.verbs {
        of_cost(words, verb, headers, step, &mut add);
    }
    for verb in &words.verbs {
        // One card has the step under every header.
        of_verb(words, verb, &mut |step| add(headers.iter().map(|header| format!("{header}: {step}\n")).collect()));
    }
    for ban in &words.bans {
        for says in ban.forbid.then_some("cannot").into_iter().chain(ban.permit.then_some("may")) {
            for who in ["this", "they", "you", "all my card", "all their card"] {
                add(format!("always: {who} {says} {}", ban.word));
            }
            for noun in &words.nouns {
                add(format!("always: all their {} {says} {}", noun.word, ban.word));
            }
            for (_, cause) in causes::WORDS.iter().enumerate().filter(|(i, _)| ban.causes & 1 << i != 0) {
                let who = if ban.player { "they" } else { "this" };
                add(format!("always: {who} {says} {} by {cause}", ban.word));
            }
        }
    }
    all
}

fn of_cue(cue: &CueSpec, step: &str, add: &mut impl FnMut(String)) {
    if cue.role != Role::Event {
        return add(format!("{}: {step}", cue.word));
    }
    for side in ["mine", "theirs"] {
        add(format!("when {} {side}: {step}", cue.word));
        if cue.replaced {
            add(format!("instead of {} {side}: {step}", cue.word));
        }
    }
}

/// The conditions and the durations that a moment with phases and turns of its own can have.
fn of_times(words: &Vocabulary, cue: &CueSpec, step: &str, add: &mut impl FnMut(String)) {
    let header = if cue.role == Role::Event { format!("when {} mine", cue.word) } else { cue.word.to_owned() };
    for (i, phase) in words.phases.iter().enumerate() {
        if cue.phases & 1 << i != 0 {
            add(format!("{header}, during {phase}: {step}"));
        }
    }
    if cue.turn.is_some() {
        ["my turn", "their turn"].iter().for_each(|turn| add(format!("{header}, {turn}: {step}")));
    }
    if cue.role != Role::Event {
        words.points.iter().for_each(|point| add(format!("{header}: later {point} {{ {step} }}")));
    }
}

/// What brings an event about.
fn of_causes(cue: &CueSpec, step: &str, add: &mut impl FnMut(String)) {
    for (i, cause) in causes::WORDS.iter().enumerate() {
        if cue.role == Role::Event && cue.causes & 1 << i != 0 {
            add(format!("when {} mine by {cause}: {step}", cue.word));
        }
    }
}

/// What is done to cards as a cost.
fn of_cost(words: &Vocabulary, verb: &VerbSpec, headers: &[&str], step: &str, add: &mut impl FnMut(String)) {
    if matches!(verb.shape, Shape::MoveTo { .. } | Shape::Cards) {
        for noun in &words.nouns {
            let pays = |header: &&str| format!("{header}: pay {} 1 my {}: {step}\n", verb.word, noun.word);
            add(headers.iter().map(pays).collect());
        }
    }
}

fn of_verb(words: &Vocabulary, verb: &VerbSpec, add: &mut impl FnMut(String)) {
    let word = verb.word;
    match verb.shape {
        Shape::Action | Shape::NumberOf => {}
        Shape::Number => add(format!("{word} 1")),
        Shape::Plain | Shape::Chance => add(word.to_owned()),
        Shape::MoveTo { .. } | Shape::Cards => of_nouns(words, |cards| add(format!("{word} 1 {cards}"))),
        Shape::NumberCards => of_nouns(words, |cards| add(format!("{word} 1 to 1 {cards}"))),
        Shape::Move => of_nouns(words, |cards| {
            for zone in &words.zones {
                add(format!("{word} 1 {cards} to owner's {}", zone.word));
            }
        }),
        Shape::CardsTo => of_nouns(words, |cards| {
            for noun in &words.nouns {
                add(format!("{word} 1 {cards} to 1 my {}", noun.word));
            }
        }),
    }
}

fn of_nouns(words: &Vocabulary, mut add: impl FnMut(String)) {
    let mut cards = String::new();
    for noun in &words.nouns {
        for side in ["my", "their"] {
            cards.clear();
            let _ = write!(cards, "{side} {}", noun.word);
            add(cards.clone());
        }
    }
}
