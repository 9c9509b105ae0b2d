//! Scope and reference: what a phrase means where it stands. Every decision that the words alone do not
//! make is a *reading* and has a name; see [`READINGS`].

use super::noun::Np;
use std::collections::BTreeSet;
use std::ops::Range;

/// The readings by name, with what each decides.
pub const READINGS: [(&str, &str); 34] = [
    ("then-under-if", "in “If A, B. Then, C.” the “If” governs C as well (official rulings)"),
    ("next-under-if", "a sentence without a condition of its own stays under the “If” before it"),
    ("it-under-if", "a sentence about cards chosen under an “If” stays under it"),
    ("if-you-do", "“If you do” asks whether all of what stands right before it was done"),
    ("it-is-last", "“it”, “them” and “that card” mean the cards mentioned last"),
    ("it-is-event", "where no card was chosen, “it” and “that card” mean the card of the event"),
    ("same-duration", "an additional change without a duration lasts as long as the change before it"),
    (
        "shared-duration",
        "a duration at the end of acts joined by “and” holds for those that could have one and have none",
    ),
    ("rest-in-any-case", "cards left over from a look are put away whatever was done with the others"),
    (
        "waits-this-turn",
        "an event of this turn inside an effect is waited for by the cards at hand, or by the player for any of that sort",
    ),
    ("life-from-top", "Life cards are taken from the top where nothing else is said (rules)"),
    ("only-played", "only Characters and Stages are played by effects (rules)"),
    (
        "top-or-bottom-together",
        "cards put back at the top or bottom in any order all go to the same end (rulings of OP01-073, OP01-077, ST03-010)",
    ),
    ("search", "cards of a deck are chosen by looking at all of it"),
    ("shared-place", "a place after “A and B” is where both are"),
    ("one-row", "one row that reads a stretch is meant before several rows that read it together"),
    ("nearest-noun", "words after a noun belong to the nearest noun that they can belong to"),
    ("field-cards", "cards that are rested and of which nothing else is said are any cards on the field"),
    ("without-end", "a change without a duration lasts as long as the card stays"),
    ("seen-cards", "cards without a place, after a look, are some of the cards looked at"),
    ("prefix-shared", "what stands before “A or B” holds for A and for B"),
    ("suffix-shared", "what stands after “A or B” holds for both when A has no words of its own after it"),
    ("other-than-shared", "“other than …” after “A or B” holds for both"),
    ("may-goes-on", "what is done with cards chosen under “you may” belongs to the “you may”"),
    ("instead-rewrites", "“…, B instead” puts B in place of the latest step of the same sort"),
    ("one-choice", "“your Leader or 1 of your Characters” is one choice of one card"),
    ("instead-done", "what is done instead of something is done whole, so that “up to 1” is 1 there (rules)"),
    ("cost-active", "only active cards can be rested to pay a cost"),
    (
        "cost-own",
        "a cost is paid with one's own Resources (rules); other cards may be anyone's (rulings of OP06-102, OP06-114)",
    ),
    ("shared-owner", "in “your Leader and 1 Character” and “1 Unit and 1 Base you have” both are yours"),
    ("one-of-two-piles", "“your or your opponent's Life cards” are those of the player that you choose"),
    ("both-at-once", "“A and all B” that get a change are one set of cards, and a card of both sorts gets it once"),
    ("goes-home", "cards of the field that go to your hand or deck are yours (rules)"),
    (
        "all-or-none",
        "in “Choose 6 cards. Exile them. If you do, …” fewer cards are not chosen at all (ruling of GD01-003)",
    ),
];

/// What “it” means at this point.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Mention {
    /// Nothing has been mentioned.
    #[default]
    Nothing,
    /// The card with the ability.
    This,
    /// The card that the event happened to.
    Event,
    /// The cards being looked at or revealed.
    Seen,
    /// The cards of a step.
    Step(usize),
    /// Some other subject of the notation.
    Subject(String),
}

/// One step of notation, before it is put in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The notation.
    pub text: String,
    /// The name by which later steps refer to its cards.
    pub label: Option<String>,
    /// The row that it comes from: steps of one row are of one sort.
    pub row: usize,
    /// The atoms it was read from.
    pub span: Range<usize>,
    /// Whether later steps refer to its cards, which the short form of a step does not keep.
    pub kept: bool,
    /// Whether later steps refer to the cards that were chosen for it, whatever became of them.
    pub chosen: bool,
}

/// Steps and what governs them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// A step by its number.
    Step(usize),
    /// Steps under a condition.
    If {
        /// The condition.
        cond: String,
        /// What is done when it holds.
        then: Vec<Out>,
        /// What is done when it does not.
        otherwise: Vec<Out>,
    },
    /// Optional steps.
    May {
        /// Who decides: empty for the player of the card.
        who: String,
        /// The steps.
        body: Vec<Out>,
    },
    /// One of several runs of steps.
    OneOf {
        /// Who decides.
        who: String,
        /// The runs.
        options: Vec<Vec<Out>>,
    },
    /// Steps that an ability does which the effect gives to cards.
    Grant {
        /// The cards.
        on: String,
        /// When the ability works.
        header: String,
        /// How long the cards have it.
        until: String,
        /// The steps.
        body: Vec<Out>,
    },
    /// Steps at a moment to come.
    Later {
        /// The moment.
        point: String,
        /// The steps.
        body: Vec<Out>,
    },
}

/// What is known while the sentences of an ability are read one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    /// The steps.
    pub steps: Vec<Step>,
    /// The events of the header.
    pub when: Vec<String>,
    /// The events that the ability replaces.
    pub instead: Vec<String>,
    /// The moments of the header that the sentence names.
    pub moments: Vec<String>,
    /// The other items of the header.
    pub gates: Vec<String>,
    /// The readings that were used.
    pub readings: BTreeSet<&'static str>,
    /// Whether the ability is in force all the time.
    pub in_force: bool,
    /// Whether the ability is one that its player activates.
    pub activated: bool,
    /// Whether a tag says when the ability works.
    pub tagged: bool,
    /// Whether a cost is being read.
    pub paying: bool,
    /// Whether what is being read stands under “you may”.
    pub offered: bool,
    /// Whether all of the effect may be left undone, as “can be activated” says.
    pub optional: bool,
    /// What “it” means.
    pub mention: Mention,
    /// What “that card” means: the last card mentioned that is not this one.
    pub other: Mention,
    /// The step whose cards the sentence refers to.
    pub referred: Option<usize>,
    /// Whether the reference at hand speaks of one card, as “it” does.
    pub single: bool,
    /// Whether something would happen, and no word has said yet what happens instead.
    pub would: bool,
    /// Whether the sentence says that the effect does nothing.
    pub negates: bool,
    /// Whether the sentence refers to cards of a sentence before.
    pub refers: bool,
    /// Whether an event happens to other cards than this one.
    pub event: bool,
    /// Whether the sentence is about the cards left over from a look.
    pub remainder: bool,
    /// Whether the sentence rewrites a change, and with it how long it lasts.
    pub same_duration: bool,
    /// Whether cards are being looked at.
    pub looking: bool,
    /// The last step that dealt with cards.
    pub last: Option<usize>,
    /// Who acts, when it is not the player of the card.
    pub agent: String,
    /// Whether “their” means yours: the first half of what each player does.
    pub mine: bool,
    /// Whether “your” means your opponent's: the second half of what each player does.
    pub theirs: bool,
    /// A duration said in front of the sentence.
    pub duration: Option<String>,
    /// The duration of the change before.
    pub last_duration: Option<String>,
    /// What “all” of the options of this line are, once read.
    pub options: Vec<Vec<Out>>,
    /// What a change is worked out by, as in “for each …”.
    pub each: Option<String>,
    /// Whether “for each …” or a duration in front has not been asked for by anything yet.
    pub owed: (bool, bool),
    /// The zones where the ability works, when not the usual ones.
    pub works: Option<String>,
    /// The cards of the last condition that counts some.
    pub asked: Option<Np>,
    /// Whether the card is being played, and what is done for that is part of its cost.
    pub playing: bool,
    /// What is paid besides to play the card.
    pub price: Vec<String>,
    /// Facts of the card itself that a line states, such as keywords.
    pub facts: Vec<(String, String)>,
}

impl Bound {
    /// Notes that a reading was used.
    pub fn reading(&mut self, name: &'static str) {
        debug_assert!(READINGS.iter().any(|(n, _)| *n == name), "{name} is a reading");
        self.readings.insert(name);
    }

    /// Notes what changes are worked out by.
    pub fn take_each(&mut self, each: String) {
        self.each = Some(each);
        self.owed.0 = true;
    }

    /// Notes how long changes last.
    pub fn take_duration(&mut self, duration: String) {
        self.duration = Some(duration);
        self.owed.1 = true;
    }

    /// Whether everything that was said about changes went into one.
    ///
    /// # Errors
    /// Names what would be lost.
    pub fn settled(&mut self) -> Result<(), String> {
        match std::mem::take(&mut self.owed) {
            (true, _) => Err("nothing here is worked out by “for each”".to_owned()),
            (_, true) => Err("nothing here lasts for a time".to_owned()),
            _ => Ok(()),
        }
    }

    /// Notes that cards are mentioned.
    pub fn mention(&mut self, mention: Mention) {
        if mention != Mention::This {
            self.other = mention.clone();
        }
        self.mention = mention;
    }

    /// What “that card” refers to: never to this card where another was mentioned.
    pub fn resolve_that(&mut self) -> Result<String, String> {
        match self.other.clone() {
            Mention::Nothing if self.mention == Mention::This => {
                Err("“that card” is another than the one with the effect, and none was mentioned".to_owned())
            }
            Mention::Nothing => self.resolve(),
            other => self.resolve_to(other),
        }
    }

    /// “When your Character attacks, you may trash 1 card from your hand. If you do, that Character …”: whether the cards
    /// mentioned last were given up and never stood on the table, so that the card of the event is meant.
    pub fn is_spent(&self) -> bool {
        let Mention::Step(step) = self.other else { return false };
        let text = &self.steps[step].text;
        let gone = ["trash ", "move ", "turn-up ", "turn-down ", "exile ", "reveal "]
            .iter()
            .any(|verb| text.starts_with(verb));
        let elsewhere = ["hand-card", "life-card", "deck-card", "trash-card"].iter().any(|place| text.contains(place));
        self.event && gone && elsewhere
    }

    /// Whether an earlier step shows cards.
    pub fn has_seen(&self) -> bool {
        self.looking || self.steps.iter().any(|step| step.text.contains("look at ") || step.text.contains("reveal"))
    }

    /// What a word such as “it” refers to.
    pub fn resolve(&mut self) -> Result<String, String> {
        self.resolve_to(self.mention.clone())
    }

    fn resolve_to(&mut self, mention: Mention) -> Result<String, String> {
        match mention {
            Mention::Nothing => Err("nothing was mentioned that “it” could mean".to_owned()),
            Mention::This => Ok("this".to_owned()),
            Mention::Event => {
                self.reading("it-is-event");
                Ok("event".to_owned())
            }
            Mention::Seen => {
                self.refers = true;
                Ok("seen".to_owned())
            }
            Mention::Subject(subject) => Ok(subject),
            Mention::Step(step) => {
                self.refers = true;
                self.reading("it-is-last");
                self.chosen_first(step);
                Ok(self.name(step))
            }
        }
    }

    /// The cards of the last step with one of some verbs, as in “the Character played by this effect”.
    pub fn resolve_verb(&mut self, verb: &str) -> Result<String, String> {
        let done = |step: &Step| step.text.split([' ', '-']).next().is_some_and(|w| verb.split(',').any(|v| v == w));
        let step = self.steps.iter().rposition(done);
        let step = step.ok_or_else(|| format!("no step before does what `{verb}` does"))?;
        self.reading("it-is-last");
        Ok(self.name(step))
    }

    /// The word for the cards of a step: `it`, or a name where another step came between.
    fn name(&mut self, step: usize) -> String {
        self.referred = Some(step);
        self.steps[step].kept = true;
        // A number of cards is discarded without naming them; here they are named.
        if let Some(n) = self.steps[step].text.strip_prefix("discard ").filter(|n| n.parse::<u8>().is_ok()) {
            self.steps[step].text = format!("trash {n} my hand-card");
        }
        // Choices made one after the other are one to notation; “it” is the card of the last.
        let chosen = |number: usize| self.steps[number].text.starts_with("choose ");
        let apart = self.single && step > 0 && chosen(step) && chosen(step - 1);
        if self.last == Some(step) && self.steps[step].label.is_none() && !apart && !self.steps[step].chosen {
            return "it".to_owned();
        }
        let labels = self.steps.iter().filter(|s| s.label.is_some()).count();
        let label = self.steps[step].label.get_or_insert_with(|| match labels {
            0 => "chosen".to_owned(),
            n => format!("chosen{}", n + 1),
        });
        label.clone()
    }

    /// “Rest up to 1 card, and that card …” is said of the card that was chosen, rested before or not (ruling of ST24-004).
    fn chosen_first(&mut self, step: usize) {
        let cards = self.steps[step].text.strip_prefix("rest ").unwrap_or_default();
        let choice = cards.starts_with("up to ") || cards.starts_with(|c: char| c.is_ascii_digit());
        self.steps[step].chosen |= choice && !self.paying;
    }

    /// Adds a step about some cards.
    pub fn push(&mut self, text: String, row: usize, span: Range<usize>, cards: Option<&Np>) -> usize {
        let number = self.steps.len();
        self.steps.push(Step { text, label: None, row, span, kept: false, chosen: false });
        match cards.and_then(|np| np.refer.as_deref()) {
            Some("this") => self.mention(Mention::This),
            // What was chosen before is still meant.
            Some(_) => {}
            None if cards.is_some() => {
                self.mention(Mention::Step(number));
                self.last = Some(number);
            }
            None => self.last = None,
        }
        number
    }
}
