//! Cards as data: what a card maker writes down, and the definition made of it.
//!
//! A card comes from a card file ([`load`]) or stands inline in another file, read by serde as a
//! [`CardSource`]. Both ways end in [`check`], which finds everything that is wrong with a card and
//! says at which key, so that whoever knows the file can point at the line.

use baize_kernel::{Message, message};
mod file;

pub use file::{MAX_FILE, load, load_beside, shipped};

use crate::diagnostic::Diagnostic;
use crate::notation::{self, intern};
use crate::suggest;
use baize_kernel::ir::{Ability, Change, From, Gate, Mode, Scope, Sel, Step, Subject, Target, Test, Trigger};
use baize_kernel::pool::{NO_STAT, STATS, cues_of};
use baize_kernel::verb_rule::Operation;
use baize_kernel::vocabulary::{CueSpec, Role, VerbSpec};
use baize_kernel::{CardDef, Cue, Kind, Lexicon, Pool, Vocabulary, Word};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Returns what is wrong with the cards that a card's effects bring into being: all must be there, in a pool or beside
/// it, and of a kind that the verb is for.
pub fn wrongly_created(def: &CardDef, vocabulary: &Vocabulary, pool: &Pool, beside: &[CardDef]) -> Option<Message> {
    let steps = def.abilities.iter().flat_map(|a| a.cost.iter().chain(&a.body));
    steps
        .filter_map(|step| if let Step::Create { verb, card, .. } = step { Some((*verb, *card)) } else { None })
        .find_map(|(verb, card)| {
            let (id, spec) = (pool.lexicon().text(card), &vocabulary.verbs[verb.index()]);
            let known = pool.find(id).map(|found| pool.def(found)).or_else(|| beside.iter().find(|d| d.id == id));
            let Some(kind) = known.map(|created| created.kind) else {
                return Some(message!("there is no card `{id}` to bring into being", id));
            };
            let fits = spec.kinds == 0 || spec.kinds & 1 << kind.0 != 0;
            let (word, kind) = (spec.word, vocabulary.kind(kind));
            (!fits).then(|| message!("`{word}` brings no card of kind `{kind}` into being", word, kind))
        })
}

/// The moments whose effects of the same card an ability uses, as a bit set.
fn uses_of(ability: &Ability) -> u64 {
    ability.body.iter().fold(0, |set, step| match step {
        Step::Use { cue, of: None } => set | 1 << cue.0,
        _ => set,
    })
}

/// The moments whose effects are used by way of those, as a bit set with them.
fn reached(abilities: &[Ability], used: u64) -> u64 {
    let further = |set: u64| abilities.iter().filter(|a| cues_of(a) & set != 0).fold(set, |set, a| set | uses_of(a));
    let mut set = used;
    while further(set) != set {
        set = further(set);
    }
    set
}

/// The abilities that an ability gives to cards, by number, and to which cards.
fn granted_by(ability: &Ability) -> impl Iterator<Item = (&Target, u8)> {
    ability.body.iter().filter_map(|step| match step {
        Step::Change { on: Scope::Cards(target), change: Change::Ability(i), .. } => Some((target, *i)),
        _ => None,
    })
}

/// The kinds of cards that a step of a card can mean, as a bit set.
fn kinds_meant(v: &Vocabulary, def: &CardDef, target: &Target) -> u16 {
    let or_any = |kinds: u16| if kinds == 0 { !0 } else { kinds };
    match target {
        Target::Subject(Subject::This) => 1 << def.kind.0,
        Target::Subject(Subject::Host) => or_any(v.hosts),
        Target::Cards(Sel { from: From::Zones(sources), .. }) => {
            sources.iter().fold(0, |set, source| set | v.kinds_in(source.zones) & or_any(source.kinds))
        }
        _ => !0,
    }
}

/// The change that a step makes to the card itself, if it does.
fn own_change(step: &Step) -> Option<&Change> {
    match step {
        Step::Change { on: Scope::Cards(Target::Subject(Subject::This)), change, .. } => Some(change),
        _ => None,
    }
}

/// The verb by which a step puts the card itself on another, if it does.
fn puts_itself<'a>(v: &'a Vocabulary, step: &Step) -> Option<&'a VerbSpec> {
    let Step::Do { verb, to: None, .. } = step else { return None };
    v.verbs.get(verb.index())
}

/// The longest card number, name, type or other single word, in bytes.
const MAX_WORD: usize = 256;

/// A card as it is written down.
///
/// Keys beyond the fixed ones are stats (`cost = 3`) and labels by group (`colours = ["red"]`),
/// so they depend on the game; [`check`] refuses those the game does not know.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardSource {
    /// The card number. The name stands in for it when it is left out.
    #[serde(default)]
    pub id: String,
    /// The name. The card number stands in for it when it is left out.
    #[serde(default)]
    pub name: String,
    /// Further numbers by which lists of cards know it, the usual one first.
    #[serde(default)]
    pub codes: Vec<String>,
    /// The kind of card.
    pub kind: String,
    /// Types or traits.
    #[serde(default)]
    pub types: Vec<String>,
    /// Printed keywords.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// What it does, in effect notation.
    #[serde(default)]
    pub effect: String,
    /// Lines of text that are not understood. A card with some cannot be played.
    #[serde(default)]
    pub unread: Vec<String>,
    /// Stats and labels.
    #[serde(flatten)]
    pub rest: BTreeMap<String, Field>,
}

/// The value of a key that depends on the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Field {
    /// A number: a stat.
    Number(i64),
    /// A word: a label.
    Word(String),
    /// Words: labels.
    Words(Vec<String>),
}

/// Something wrong with a card, and where in the card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The key it is at; empty when it is about the card as a whole.
    pub key: String,
    /// Which part of the key it is about.
    pub spot: FlawPlace,
    /// What is wrong. Span, line and column count from the start of the value.
    pub what: Diagnostic,
}

/// What a flaw is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FlawPlace {
    /// The key itself: there is none such.
    Key,
    /// Its value.
    Value,
    /// One of a list.
    Item(usize),
}

/// Makes a definition of a card.
///
/// # Errors
/// Everything that is wrong. Line and column count from the start of the effect text where it is
/// about that; a flaw elsewhere names its key in the message.
pub fn build(card: &CardSource, vocabulary: &Vocabulary, lexicon: &mut Lexicon) -> Result<CardDef, Vec<Diagnostic>> {
    check(card, vocabulary, lexicon).map_err(|flaws| flaws.into_iter().map(Flaw::into_diagnostic).collect())
}

impl Flaw {
    /// The flaw as a diagnostic that stands by itself.
    pub fn into_diagnostic(self) -> Diagnostic {
        match self.key.as_str() {
            "" | "effect" => self.what,
            key => {
                let message = message!("`{key}`: {message}", key, message = self.what.message);
                Diagnostic { message, ..self.what }
            }
        }
    }
}

/// Makes a definition of a card.
///
/// # Errors
/// Everything that is wrong, with the key it is at.
pub fn check(card: &CardSource, vocabulary: &Vocabulary, lexicon: &mut Lexicon) -> Result<CardDef, Vec<Flaw>> {
    let mut checker = Checker { vocabulary, lexicon, flaws: Vec::new() };
    let def = checker.card(card);
    if checker.flaws.is_empty() { Ok(def) } else { Err(checker.flaws) }
}

struct Checker<'a> {
    vocabulary: &'a Vocabulary,
    lexicon: &'a mut Lexicon,
    flaws: Vec<Flaw>,
}

impl Checker<'_> {
    fn card(&mut self, card: &CardSource) -> CardDef {
        let (id, name) = match (card.id.as_str(), card.name.as_str()) {
            ("", "") => {
                let hint = message!("write `id = \"X-001\"` and `name = \"…\"`");
                self.flaw("", FlawPlace::Value, message!("this card has neither `id` nor `name`"), Some(hint));
                ("?", "?")
            }
            (id, "") => (id, id),
            ("", name) => (name, name),
            both => both,
        };
        if id.len() > MAX_WORD {
            self.flaw("id", FlawPlace::Value, message!("this card number is too long"), None);
        }
        let name = self.word("name", FlawPlace::Value, name);
        let mut def = CardDef::new(id, name, self.kind(&card.kind));
        self.refuse_repeats("codes", &card.codes);
        for (i, code) in card.codes.iter().enumerate() {
            if code.is_empty() || code.len() > MAX_WORD {
                self.flaw("codes", FlawPlace::Item(i), message!("a number has 1 to {max} bytes", max = MAX_WORD), None);
            }
        }
        def.codes.clone_from(&card.codes);
        def.unread.clone_from(&card.unread);
        def.traits = self.words("types", &card.types);
        def.keywords = self.keywords(&card.keywords);
        for (key, field) in &card.rest {
            self.field(&mut def, key, field);
        }
        match notation::parse(&card.effect, self.vocabulary, self.lexicon) {
            Ok(abilities) => {
                self.check_moments(&def, &abilities);
                self.check_uses(&abilities);
                self.check_granted(&def, &abilities);
                self.check_own_changes(&def, &abilities);
                self.check_attaching(&def, &abilities);
                def.abilities = abilities;
            }
            Err(errors) => {
                let flaws =
                    errors.into_iter().map(|what| Flaw { key: "effect".to_owned(), spot: FlawPlace::Value, what });
                self.flaws.extend(flaws);
            }
        }
        def
    }

    /// Refuses abilities for moments that never come for a card of this kind.
    fn check_moments(&mut self, def: &CardDef, abilities: &[Ability]) {
        let (v, kind) = (self.vocabulary, def.kind);
        let once = v.one_use.iter().find(|(of, label, _)| *of == kind && def.has_label(*label));
        for ability in abilities.iter().filter(|a| !a.quoted && a.zones == 0) {
            let never = |cue: Cue| !v.cues[cue.index()].comes_for(kind, def.keywords);
            let cue = match &ability.mode {
                Mode::Use(cues) => cues.iter().copied().find(|&cue| never(cue)),
                Mode::Auto(list) => {
                    list.iter().map(|t| t.cue).find(|&c| v.cues[c.index()].role != Role::Event && never(c))
                }
                _ => None,
            };
            let bears = v.hosts == 0 || v.hosts & 1 << kind.0 != 0;
            if !bears && ability.gates.iter().any(|gate| matches!(gate, Gate::Attached(_))) {
                let message = message!(
                    "nothing is attached to a card of kind `{kind}`, so `{gate}` never holds",
                    kind = v.kind(kind),
                    gate = v.attached
                );
                self.flaw("effect", FlawPlace::Value, message, None);
            }
            let unanswered = |t: &Trigger| match once {
                Some((.., answers)) => !(*answers && v.cues[t.cue.index()].answered),
                None => !v.cues[t.cue.index()].waits,
            };
            if let Mode::Auto(list) = &ability.mode
                && let Some(trigger) = list.iter().find(|t| unanswered(t))
            {
                let message = message!("such a card cannot wait for `{cue}`", cue = v.cue(trigger.cue));
                self.flaw("effect", FlawPlace::Value, message, None);
            }
            if !matches!(ability.mode, Mode::Use(_) | Mode::Rule) && !v.is_ever_live(kind) {
                let message = message!("a card of kind `{kind}` never lies where this works", kind = v.kind(kind));
                let hint = message!("say where it works, such as `in hand`, or use a moment of such cards");
                self.flaw("effect", FlawPlace::Value, message, Some(hint));
            }
            let own =
                |t: &&Trigger| t.tests.contains(&Test::Is(Subject::This)) && v.cues[t.cue.index()].role == Role::Event;
            let cue = cue.or_else(|| match &ability.mode {
                Mode::Auto(list) | Mode::Instead(list) => {
                    list.iter().filter(own).map(|t| t.cue).find(|&c| v.cues[c.index()].kinds != 0 && never(c))
                }
                _ => None,
            });
            if let Some(cue) = cue {
                let fits = |c: &&CueSpec| c.role != Role::Event && c.comes_for(kind, def.keywords);
                let known: Vec<_> = v.cues.iter().filter(fits).map(|c| c.word).collect();
                let message =
                    message!("`{cue}` never comes for a card of kind `{kind}`", cue = v.cue(cue), kind = v.kind(kind));
                self.flaw(
                    "effect",
                    FlawPlace::Value,
                    message,
                    Some(message!("its moments are: {list}", list = known.join(", "))),
                );
            }
        }
    }

    /// Refuses to use effects that the card does not have, or that use themselves again without an end.
    fn check_uses(&mut self, abilities: &[Ability]) {
        let had = abilities.iter().fold(0, |set, a| set | cues_of(a));
        for ability in abilities.iter().filter(|a| !a.quoted) {
            let used = uses_of(ability);
            let missing = (0..64).find(|i| used & !had & 1 << i != 0).map(Cue);
            let round = cues_of(ability) & reached(abilities, used);
            let message = match missing {
                Some(cue) => message!("this card has no effect for `{cue}` to be used", cue = self.vocabulary.cue(cue)),
                None if round != 0 => message!("this effect would use itself again without an end"),
                None => continue,
            };
            self.flaw("effect", FlawPlace::Value, message, None);
        }
    }

    /// Refuses to give cards abilities for moments that never come for such cards.
    fn check_granted(&mut self, def: &CardDef, abilities: &[Ability]) {
        let v = self.vocabulary;
        for (target, i) in abilities.iter().filter(|a| !a.quoted).flat_map(granted_by) {
            let kinds = kinds_meant(v, def, target);
            let comes = |cue: Cue| (0..16).any(|i| kinds & 1 << i != 0 && v.cues[cue.index()].comes_for(Kind(i), !0));
            let given = abilities.get(usize::from(i)).filter(|a| a.zones == 0).map_or(0, cues_of);
            let tagged = |cue: &Cue| given & 1 << cue.0 != 0 && v.cues[cue.index()].role != Role::Event;
            if let Some(cue) = (0..v.cues.len() as u8).map(Cue).filter(tagged).find(|&cue| !comes(cue)) {
                let message = message!("`{cue}` never comes for cards that are given this ability", cue = v.cue(cue));
                self.flaw("effect", FlawPlace::Value, message, None);
            }
        }
    }

    /// Refuses to give a card what cards of its kind do not have, or what means nothing where it works.
    fn check_own_changes(&mut self, def: &CardDef, abilities: &[Ability]) {
        let v = self.vocabulary;
        for ability in abilities.iter().filter(|a| !a.quoted) {
            let works = if ability.mode == Mode::Always { v.zones_of(ability.zones) } else { !0 };
            let places = works & v.zones_holding(def.kind);
            for change in ability.body.iter().filter_map(own_change) {
                let (kinds, word) = notation::kinds_changed(v, change);
                if kinds & 1 << def.kind.0 == 0 {
                    let (message, hint) = notation::changes_nothing(v, change);
                    self.flaw("effect", FlawPlace::Value, message, Some(hint));
                } else if notation::zones_changed(v, change) & places == 0 {
                    let message = message!("`{word}` means nothing for a card where this works", word);
                    self.flaw("effect", FlawPlace::Value, message, None);
                }
            }
        }
    }

    /// Refuses to put a card on another that never lies where such cards do.
    fn check_attaching(&mut self, def: &CardDef, abilities: &[Ability]) {
        let v = self.vocabulary;
        let own = abilities.iter().filter(|a| !a.quoted).flat_map(|a| a.cost.iter().chain(&a.body));
        for spec in own.filter_map(|step| puts_itself(v, step)) {
            let Some(Operation::Attach { zone }) = spec.rule.as_ref().map(|rule| rule.operation) else { continue };
            if v.zones_holding(def.kind) & 1 << zone.0 == 0 {
                let (word, kind) = (spec.word, v.kind(def.kind));
                let message = message!("`{word}` puts no card of kind `{kind}` on another", word, kind);
                let hint = message!("it does so with: {list}", list = v.kind_words(v.kinds_in(1 << zone.0)));
                self.flaw("effect", FlawPlace::Value, message, Some(hint));
            }
        }
    }

    fn flaw(&mut self, key: &str, spot: FlawPlace, message: Message, hint: Option<Message>) {
        let mut what = Diagnostic::new("", 0..0, message);
        what.hint = hint;
        self.flaws.push(Flaw { key: key.to_owned(), spot, what });
    }

    fn unknown(&mut self, key: &str, spot: FlawPlace, sort: Message, word: &str, known: Vec<&str>) {
        let word: String = word.chars().take(60).collect();
        let hint = suggest::hint(&word, known);
        self.flaw(key, spot, message!("unknown {sort} `{word}`", sort, word), hint);
    }

    fn kind(&mut self, word: &str) -> Kind {
        if let Some(kind) = self.vocabulary.find_kind(word) {
            return kind;
        }
        if word.is_empty() {
            let hint = message!("one of: {list}", list = self.vocabulary.kinds.join(", "));
            self.flaw("kind", FlawPlace::Value, message!("this card has no `kind`"), Some(hint));
        } else {
            self.unknown("kind", FlawPlace::Value, message!("kind"), word, self.vocabulary.kinds.clone());
        }
        Kind(0)
    }

    fn word(&mut self, key: &str, spot: FlawPlace, text: &str) -> Word {
        if text.is_empty() {
            self.flaw(key, spot, message!("this is empty"), None);
        } else if text.len() > MAX_WORD {
            self.flaw(key, spot, message!("this is longer than {max} bytes", max = MAX_WORD), None);
        } else if let Some(word) = intern(self.lexicon, text) {
            return word;
        } else {
            self.flaw(key, spot, message!("there are too many different names and types"), None);
        }
        Word(0)
    }

    fn words(&mut self, key: &str, texts: &[String]) -> Vec<Word> {
        self.refuse_repeats(key, texts);
        texts.iter().enumerate().map(|(i, text)| self.word(key, FlawPlace::Item(i), text)).collect()
    }

    fn refuse_repeats(&mut self, key: &str, texts: &[String]) {
        let mut first = BTreeMap::new();
        for (i, text) in texts.iter().enumerate() {
            if first.insert(text.as_str(), i).is_some() {
                self.flaw(key, FlawPlace::Item(i), message!("`{text}` is in this list twice", text), None);
            }
        }
    }

    fn keywords(&mut self, texts: &[String]) -> u32 {
        self.refuse_repeats("keywords", texts);
        let mut set = 0;
        for (i, text) in texts.iter().enumerate() {
            match self.vocabulary.find_keyword(text) {
                Some(keyword) => set |= 1 << keyword.0,
                None => self.unknown(
                    "keywords",
                    FlawPlace::Item(i),
                    message!("keyword"),
                    text,
                    self.vocabulary.keywords.clone(),
                ),
            }
        }
        set
    }

    /// Reads a key that depends on the game: a stat or a group of labels.
    fn field(&mut self, def: &mut CardDef, key: &str, field: &Field) {
        if let Some(stat) = self.vocabulary.find_stat(key).filter(|stat| stat.index() < STATS) {
            return self.stat(&mut def.stats[stat.index()], key, field);
        }
        let Some(group) = self.group(key) else {
            let known = self.known_keys();
            return self.unknown(key, FlawPlace::Key, message!("key"), key, known);
        };
        let words: &[String] = match field {
            Field::Word(word) => std::slice::from_ref(word),
            Field::Words(words) => words,
            Field::Number(_) => {
                return self.flaw(
                    key,
                    FlawPlace::Value,
                    message!("expected words, found a number"),
                    Some(message!("such as {key} = [\"…\"]", key)),
                );
            }
        };
        self.refuse_repeats(key, words);
        for (i, word) in words.iter().enumerate() {
            self.label(def, key, i, word, group);
        }
    }

    fn stat(&mut self, slot: &mut i32, key: &str, field: &Field) {
        let Field::Number(n) = field else {
            return self.flaw(
                key,
                FlawPlace::Value,
                message!("expected a number"),
                Some(message!("such as {key} = 1", key)),
            );
        };
        match i32::try_from(*n) {
            Ok(n) if n != NO_STAT => *slot = n,
            _ => self.flaw(key, FlawPlace::Value, message!("{n} is out of range", n), None),
        }
    }

    fn label(&mut self, def: &mut CardDef, key: &str, item: usize, word: &str, group: &str) {
        let mut labels = self.vocabulary.labels.iter().enumerate();
        let found = labels.find(|(_, l)| l.word == word && (group.is_empty() || l.group == group));
        match found {
            Some((i, _)) => def.labels |= 1 << i,
            None => {
                let labels = self.vocabulary.labels.iter();
                let known = labels.filter(|l| group.is_empty() || l.group == group).map(|l| l.word).collect();
                let sort = if group.is_empty() { message!("label") } else { message!("`{group}`", group) };
                self.unknown(key, FlawPlace::Item(item), sort, word, known);
            }
        }
    }

    /// Returns the group of labels that a key is for; empty for labels of any group.
    fn group(&self, key: &str) -> Option<&'static str> {
        if key == "labels" {
            return Some("");
        }
        let mut groups = self.vocabulary.labels.iter().map(|l| l.group);
        groups.find(|group| key == *group || key.strip_suffix('s') == Some(group))
    }

    fn known_keys(&self) -> Vec<&'static str> {
        let groups = self.vocabulary.labels.iter().map(|l| l.group);
        let stats = self.vocabulary.stats.iter().copied();
        FIXED_KEYS.into_iter().chain(stats).chain(groups).chain(["labels"]).collect()
    }
}

/// The keys that every game's cards have.
const FIXED_KEYS: [&str; 8] = ["id", "name", "codes", "kind", "types", "keywords", "effect", "unread"];
