//! Every word of a game's notation, each with an example that can be read.
//!
//! Made from the vocabulary alone, so that a list of words for card makers is never out of date.

use baize_kernel::Point;
use baize_kernel::vocabulary::{BanSpec, CueSpec, Noun, Role, Shape, VerbSpec, Vocabulary};

/// A word of the notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WordEntry {
    /// The word.
    pub word: &'static str,
    /// What sort of word it is, such as `verb`.
    pub sort: &'static str,
    /// An ability that uses it.
    pub example: String,
}

/// Returns the words of a game with an example each; none for a game whose cards have no effects.
pub fn words(vocabulary: &Vocabulary) -> Vec<WordEntry> {
    let Some(samples) = Samples::of(vocabulary) else { return Vec::new() };
    let mut out = Vec::new();
    let mut add = |sort, word, example: Option<String>| {
        out.extend(example.map(|example| WordEntry { word, sort, example }));
    };
    for verb in vocabulary.verbs.iter().filter(|verb| verb.shape != Shape::Action) {
        add("verb", verb.word, samples.of_verb(verb));
    }
    let awaited = vocabulary.cues.iter().filter(|cue| cue.waits);
    awaited.for_each(|cue| add("moment", cue.word, Some(samples.of_cue(cue))));
    for cue in vocabulary.cues.iter().filter(|cue| cue.replaced && cue.role == Role::Event) {
        add("replaced", cue.word, Some(format!("instead of {} mine: {}", cue.word, samples.step)));
    }
    for ban in &vocabulary.bans {
        let who = if ban.player { "they" } else { "this" };
        let when = if ban.rule { "rule".to_owned() } else { always(vocabulary, ban) };
        add("forbidden", ban.word, ban.forbid.then(|| format!("{when}: {who} cannot {}", ban.word)));
        add("allowed", ban.word, ban.permit.then(|| format!("{when}: {who} may {}", ban.word)));
    }
    for keyword in &vocabulary.keywords {
        add("keyword", keyword, Some(format!("always: this gain {keyword}")));
    }
    vocabulary.stats.iter().for_each(|stat| add("stat", stat, Some(format!("always: this get +1 {stat}"))));
    for (i, point) in vocabulary.points.iter().enumerate() {
        add("duration", point, samples.of_point(vocabulary, i, point));
    }
    for noun in &vocabulary.nouns {
        add("noun", noun.word, Some(format!("{}: choose 1 my {}", samples.cue, noun.word)));
    }
    for label in &vocabulary.labels {
        add("label", label.word, Some(format!("{}: choose 1 my {} label {}", samples.cue, samples.noun, label.word)));
    }
    for (i, kind) in vocabulary.kinds.iter().enumerate() {
        let zone = vocabulary.zones.iter().find(|zone| zone.kinds == 0 || zone.kinds & 1 << i != 0);
        add("kind", kind, zone.map(|zone| format!("{}: choose 1 my card in {} kind {kind}", samples.cue, zone.word)));
    }
    for (i, phase) in vocabulary.phases.iter().enumerate() {
        let header = samples.header(1 << i);
        add("phase", phase, header.map(|header| format!("{header}, during {phase}: {}", samples.step)));
    }
    for gauge in &vocabulary.gauges {
        add("number", gauge, Some(format!("{}: if my {gauge} >= 1 {{ {} }}", samples.cue, samples.step)));
    }
    for zone in &vocabulary.zones {
        add(
            "zone",
            zone.word,
            Some(format!("{}: if any my card in {} {{ {} }}", samples.cue, zone.word, samples.step)),
        );
    }
    out
}

/// Pieces that examples are made of.
struct Samples<'a> {
    vocabulary: &'a Vocabulary,
    /// A moment.
    cue: &'static str,
    /// A step that needs nothing.
    step: String,
    /// What some cards are called.
    noun: &'static str,
}

impl<'a> Samples<'a> {
    fn of(vocabulary: &'a Vocabulary) -> Option<Samples<'a>> {
        let cue = vocabulary.cues.iter().find(|cue| cue.role != Role::Event)?.word;
        let noun = vocabulary.nouns.first()?.word;
        let of_shape = |shape| vocabulary.verbs.iter().find(move |verb| verb.shape == shape).map(|verb| verb.word);
        let counted = of_shape(Shape::Number).map(|verb| format!("{verb} 1"));
        let step = counted.or_else(|| of_shape(Shape::Plain).map(str::to_owned))?;
        Some(Samples { vocabulary, cue, step, noun })
    }

    fn of_verb(&self, verb: &VerbSpec) -> Option<String> {
        let replaced =
            self.vocabulary.cues.iter().find(|cue| cue.replaced).map(|cue| format!("instead of {} mine", cue.word));
        let cue = if verb.instead { replaced? } else { self.cue.to_owned() };
        let word = verb.word;
        let v = self.vocabulary;
        let goes = match verb.shape {
            Shape::MoveTo { zone, .. } => v.kinds_in(1 << zone.0),
            Shape::Move => v.zones.iter().find(|zone| !zone.by_rule).map_or(!0, |zone| zone.kinds),
            _ => 0,
        };
        let kinds = |noun: &Noun| v.kinds_in(noun.zones) & if noun.kinds == 0 { !0 } else { noun.kinds };
        let fits =
            |noun: &&Noun| (verb.zones == 0 || noun.zones & verb.zones != 0) && (goes == 0 || kinds(noun) & goes != 0);
        let mut nouns = self.vocabulary.nouns.iter().filter(fits).map(|noun| noun.word);
        let noun = nouns.next().unwrap_or(self.noun);
        let zone = self.vocabulary.zones.iter().find(|zone| !zone.by_rule)?.word;
        Some(match verb.shape {
            Shape::Action => return None,
            Shape::Cards if verb.zones != 0 && !self.has_noun(verb) => {
                let event = v.cues.iter().find(|cue| cue.role == Role::Event && !cue.players)?;
                format!("when {}: {word} event", event.word)
            }
            Shape::MoveTo { .. } | Shape::Cards => format!("{cue}: {word} 1 my {noun}"),
            Shape::Move => format!("{cue}: {word} 1 my {noun} to my {zone}"),
            Shape::CardsTo => {
                let takes = |noun: &&Noun| verb.onto == 0 || noun.zones & verb.onto != 0;
                let onto = self.vocabulary.nouns.iter().find(takes).map_or(self.noun, |noun| noun.word);
                format!("{cue}: {word} 1 my {noun} to 1 my {onto}")
            }
            Shape::NumberCards => format!("{cue}: {word} 2 to 1 my {noun}"),
            Shape::NumberOf => format!("{cue}: {word} 1 \"T-001\""),
            Shape::Number => format!("{cue}: {word} 2"),
            Shape::Plain | Shape::Chance => format!("{cue}: {word}"),
        })
    }

    /// Returns whether some noun names cards that a verb is done to.
    fn has_noun(&self, verb: &VerbSpec) -> bool {
        self.vocabulary.nouns.iter().any(|noun| noun.zones & verb.zones != 0)
    }

    fn of_cue(&self, cue: &CueSpec) -> String {
        format!("{}: {}", header(cue), self.step)
    }

    /// Returns a header whose moment comes in one of these phases.
    fn header(&self, phases: u32) -> Option<String> {
        let comes = |cue: &&CueSpec| cue.waits && (cue.phases == 0 || cue.phases & phases != 0);
        self.vocabulary.cues.iter().find(comes).map(header)
    }

    fn of_point(&self, vocabulary: &Vocabulary, i: usize, point: &str) -> Option<String> {
        if vocabulary.windows & 1 << i == 0 {
            let header = self.header(vocabulary.phases_of(Point(i as u8)))?;
            return Some(format!("{header}: this get +1 {} {point}", vocabulary.stats.first()?));
        }
        let ban = vocabulary.bans.iter().find(|ban| ban.forbid && !ban.player)?;
        Some(format!("{}: this cannot {} {point}", self.cue, ban.word))
    }
}

/// How an ability begins that waits for a moment.
fn header(cue: &CueSpec) -> String {
    if cue.role == Role::Event { format!("when {} mine", cue.word) } else { cue.word.to_owned() }
}

/// How an ability begins that says something of its own card: where that lies, if it works nowhere usually.
fn always(vocabulary: &Vocabulary, ban: &BanSpec) -> String {
    let usual = ban.player || ban.zones & vocabulary.live_zones() != 0;
    let elsewhere = vocabulary.zones.iter().enumerate().find(|(i, _)| !usual && ban.zones & 1 << i != 0);
    elsewhere.map_or("always".to_owned(), |(_, zone)| format!("always, in {}", zone.word))
}
