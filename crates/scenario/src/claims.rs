//! What a scenario claims in `expect`, read with the words of the game.

use crate::diagnostic::{Position, Problems};
use crate::events::FORMS;
use crate::names::Names;
use crate::read::{At, Fields, as_text, counted, letter, list, number, seat_of, text, texts, truth};
use crate::suggest::hint;
use crate::yaml::{Entry, Node, Value};
use baize_kernel::{Clause, Keyword, Message, Outcome, Phase, Pool, Seat, SeatSet, Stat, Vocabulary, Zone, message};

/// One claim and where it stands.
pub struct Claim {
    /// Where.
    pub spot: Position,
    /// What.
    pub that: That,
}

/// The claims that can be made.
pub enum That {
    /// The phase is this.
    Phase(Phase),
    /// It is this seat's turn.
    Active(Seat),
    /// The turn has this number.
    Turn(u16),
    /// The match ended so, or has not ended.
    Outcome(Option<Outcome>),
    /// Nobody is asked.
    NoPrompt,
    /// The open question is like this.
    Prompt(PromptClaim),
    /// These happened, in this order.
    Events(Vec<At<String>>),
    /// None of these happened.
    NoEvents(Vec<At<String>>),
    /// These clauses were cited.
    Cites(Vec<At<Clause>>),
    /// A pile in truth.
    Pile(Seat, Zone, PileClaim),
    /// A pile through someone's eyes; `None` is a watcher.
    Sees(Option<Seat>, Seat, Zone, PileClaim),
    /// Numbers of a player's own.
    Scores(Seat, Vec<i32>),
    /// A card.
    Card(String, Vec<At<CardClaim>>),
}

/// What is claimed of the open question.
#[derive(Default)]
pub struct PromptClaim {
    /// Who is asked.
    pub seat: Option<Seat>,
    /// The shape: `pick`, `several`, `arrange` or `number`.
    pub ask: Option<String>,
    /// The verb.
    pub why: Option<String>,
    /// The clause.
    pub clause: Option<Clause>,
    /// The card that asks.
    pub source: Option<String>,
    /// The fewest that may be chosen, or the smallest number.
    pub min: Option<u32>,
    /// The most that may be chosen, or the largest number.
    pub max: Option<u32>,
}

/// What is claimed of a pile.
#[derive(Default)]
pub struct PileClaim {
    /// How many cards.
    pub count: Option<u16>,
    /// How many more, or fewer, than before the last answer.
    pub change: Option<i32>,
    /// Exactly these: in order where order means something.
    pub cards: Option<Vec<At<String>>>,
    /// These among others.
    pub has: Vec<At<String>>,
    /// None of these.
    pub lacks: Vec<At<String>>,
    /// These in front.
    pub top: Vec<At<String>>,
    /// These at the back, the last one last.
    pub bottom: Vec<At<String>>,
    /// All are hidden from the viewer (`true`), or none is (`false`).
    pub hidden: Option<bool>,
}

/// What is claimed of a card.
pub enum CardClaim {
    /// A stat is this.
    Stat(Stat, i32),
    /// It lies here, on this side if one is named.
    Zone(Option<Seat>, Zone),
    /// Turned sideways or not.
    Rested(bool),
    /// Face up or not.
    FaceUp(bool),
    /// Came to its zone this turn or not.
    New(bool),
    /// Marks.
    Marks(i16),
    /// How many cards are attached.
    Attached(u8),
    /// Which cards are attached.
    AttachedCards(Vec<At<String>>),
    /// What it is attached to.
    On(String),
    /// Whose it is.
    Owner(Seat),
    /// Has this keyword, or not.
    Keyword(Keyword, bool),
}

/// The keys of `expect` that are not piles or cards.
const KEYS: [&str; 9] = ["phase", "active", "turn", "outcome", "prompt", "events", "no_events", "cites", "sees"];

/// Reads the claims of a step.
pub struct Reader<'a> {
    /// The words of the game.
    pub vocabulary: &'a Vocabulary,
    /// The cards of the match.
    pub pool: &'a Pool,
    /// What the scenario calls its cards.
    pub names: &'a Names,
    /// How many seats there are.
    pub seats: u8,
}

impl Reader<'_> {
    /// Reads every claim of a step.
    pub fn claims(&self, entries: &[Entry], p: &mut Problems) -> Vec<Claim> {
        entries.iter().flat_map(|e| self.claim(e, p)).collect()
    }

    fn claim(&self, entry: &Entry, p: &mut Problems) -> Vec<Claim> {
        let node = &entry.value;
        let that = match entry.key.as_str() {
            "phase" => self.phase(node, p).map(That::Phase),
            "active" => self.seat(node, "`active`", p).map(That::Active),
            "turn" => number(node, "`turn`", 0, u16::MAX, p).map(That::Turn),
            "outcome" => self.outcome(node, p).map(That::Outcome),
            "prompt" if matches!(as_text(node), Some("none" | "nobody")) => Some(That::NoPrompt),
            "prompt" => self.prompt(node, p).map(That::Prompt),
            "events" => Some(That::Events(self.patterns(node, p))),
            "no_events" => Some(That::NoEvents(self.patterns(node, p))),
            "cites" => Some(That::Cites(clauses(node, p))),
            "sees" => return self.sees(node, p),
            key => self.thing(key, entry, p),
        };
        that.map(|that| Claim { spot: entry.spot, that }).into_iter().collect()
    }

    /// Reads a claim about a pile, a player's numbers or a card.
    fn thing(&self, key: &str, entry: &Entry, p: &mut Problems) -> Option<That> {
        if let Some((seat, zone)) = self.pile_name(key) {
            self.check_seat(seat, entry.spot, p)?;
            if is_about_card(&entry.value) {
                return Some(That::Card(key.to_owned(), self.card(&entry.value, p)));
            }
            return self.pile(&entry.value, p).map(|claim| That::Pile(seat, zone, claim));
        }
        if let Some(seat) = key.strip_suffix(".scores").and_then(seat_of) {
            let read = |n: &Node, p: &mut Problems| number(n, message!("a score"), i32::MIN, i32::MAX, p);
            let values = list(&entry.value).into_iter().filter_map(|n| read(n, p)).collect();
            return Some(That::Scores(seat, values));
        }
        if let Err(message) = self.names.check(self.pool, self.vocabulary, key) {
            let zones = self.vocabulary.zones.iter().map(|z| z.word);
            let near = match key.split_once('.') {
                Some((seat, zone)) if seat_of(seat).is_some() => hint(zone, zones.chain(["scores"])),
                _ => hint(key, KEYS),
            };
            p.add(entry.spot, message!("{message}{near}", message, near));
            return None;
        }
        Some(That::Card(key.to_owned(), self.card(&entry.value, p)))
    }

    fn pile_name(&self, key: &str) -> Option<(Seat, Zone)> {
        let (seat, zone) = key.split_once('.')?;
        Some((seat_of(seat)?, self.vocabulary.find_zone(zone)?))
    }

    fn check_seat(&self, seat: Seat, spot: Position, p: &mut Problems) -> Option<Seat> {
        if seat.0 < self.seats {
            return Some(seat);
        }
        p.add(
            spot,
            message!("there is no seat {seat}: the match has {seats} seats", seat = letter(seat), seats = self.seats),
        );
        None
    }

    fn seat(&self, node: &Node, what: impl Into<Message>, p: &mut Problems) -> Option<Seat> {
        let seat = crate::read::seat(node, what, p)?;
        self.check_seat(seat, node.spot, p)
    }

    fn phase(&self, node: &Node, p: &mut Problems) -> Option<Phase> {
        let word = text(node, "`phase`", p)?;
        let phase = self.vocabulary.find_phase(&word.value);
        if phase.is_none() {
            let near = hint(&word.value, self.vocabulary.phases.iter().copied());
            p.add(word.spot, message!("there is no phase `{word}`{near}", word = word.value, near));
        }
        phase
    }

    fn outcome(&self, node: &Node, p: &mut Problems) -> Option<Option<Outcome>> {
        let word = text(node, "`outcome`", p)?;
        match word.value.as_str() {
            "none" => return Some(None),
            "draw" => return Some(Some(Outcome::Draw)),
            _ => {}
        }
        let winners = word.value.strip_suffix(" wins").or_else(|| word.value.strip_suffix(" win"));
        let seats: Option<Vec<Seat>> =
            winners.and_then(|list| list.replace(" and ", ",").split(',').map(|s| seat_of(s.trim())).collect());
        match seats {
            Some(seats) => {
                let set = seats.into_iter().fold(SeatSet::NONE, |set, s| set.or(SeatSet::one(s)));
                Some(Some(Outcome::Won(set)))
            }
            None => {
                p.add(word.spot, message!("`outcome` is `A wins`, `A and B win`, `draw` or `none`"));
                None
            }
        }
    }

    fn prompt(&self, node: &Node, p: &mut Problems) -> Option<PromptClaim> {
        let mut fields = Fields::of(node, "`prompt`", p)?;
        let claim = PromptClaim {
            seat: fields.take("seat").and_then(|n| self.seat(n, "`seat`", p)),
            ask: fields.take("ask").and_then(|n| one_of(n, "`ask`", &["pick", "several", "arrange", "number"], p)),
            why: fields.take("why").and_then(|n| {
                let verbs: Vec<&str> = self.vocabulary.verbs.iter().map(|v| v.word).collect();
                one_of(n, "`why`", &verbs, p)
            }),
            clause: fields.take("clause").and_then(|n| clause(n, p)).map(|c| c.value),
            source: fields.take("source").and_then(|n| self.name(n, p)).map(|t| t.value),
            min: fields.take("min").and_then(|n| number(n, "`min`", 0, u32::MAX, p)),
            max: fields.take("max").and_then(|n| number(n, "`max`", 0, u32::MAX, p)),
        };
        fields.finish("`prompt`", &[], p);
        Some(claim)
    }

    fn name(&self, node: &Node, p: &mut Problems) -> Option<At<String>> {
        let name = text(node, message!("a card"), p)?;
        match self.names.check(self.pool, self.vocabulary, &name.value) {
            Ok(()) => Some(name),
            Err(message) => {
                p.add(name.spot, message);
                None
            }
        }
    }

    /// Reads cards by name; `2 x Name` stands for two.
    fn cards(&self, node: &Node, p: &mut Problems) -> Vec<At<String>> {
        let mut out = Vec::new();
        for words in texts(node, message!("a card"), p) {
            let (count, name) = counted(&words.value);
            match self.names.check(self.pool, self.vocabulary, name) {
                Err(_) if name == "hidden" => {}
                Err(message) => p.add(words.spot, message),
                Ok(()) => {}
            }
            out.extend(std::iter::repeat_n(At::new(words.spot, name.to_owned()), usize::from(count.min(400))));
        }
        out
    }

    fn patterns(&self, node: &Node, p: &mut Problems) -> Vec<At<String>> {
        let patterns = texts(node, message!("an event"), p);
        for pattern in &patterns {
            let first = pattern.value.split_whitespace().next().unwrap_or("");
            if !FORMS.contains(&first.to_lowercase().as_str()) {
                p.add(pattern.spot, message!("no event begins with `{first}`{near}", first, near = hint(first, FORMS)));
            }
        }
        patterns
    }

    fn sees(&self, node: &Node, p: &mut Problems) -> Vec<Claim> {
        let Some(mut viewers) = Fields::of(node, "`sees`", p) else { return Vec::new() };
        let mut out = Vec::new();
        for viewer in viewers.rest() {
            let eyes = seat_of(&viewer.key).and_then(|s| self.check_seat(s, viewer.spot, p));
            if eyes.is_none() && viewer.key != "watcher" {
                p.add(viewer.spot, message!("`{word}` cannot look: write a seat or `watcher`", word = viewer.key));
                continue;
            }
            let Some(mut piles) = Fields::of(&viewer.value, message!("what is seen"), p) else { continue };
            for entry in piles.rest() {
                match self.pile_name(&entry.key) {
                    Some((seat, zone)) => {
                        let Some(claim) = self.pile(&entry.value, p) else { continue };
                        out.push(Claim { spot: entry.spot, that: That::Sees(eyes, seat, zone, claim) });
                    }
                    None => {
                        let zones = self.vocabulary.zones.iter().map(|z| z.word);
                        let near = hint(entry.key.split('.').nth(1).unwrap_or(""), zones);
                        p.add(
                            entry.spot,
                            message!("`{word}` is not a pile such as `A.ZONE`{near}", word = entry.key, near),
                        );
                    }
                }
            }
        }
        out
    }

    fn pile(&self, node: &Node, p: &mut Problems) -> Option<PileClaim> {
        match &node.value {
            Value::Text(word) if word == "hidden" => {
                return Some(PileClaim { hidden: Some(true), ..Default::default() });
            }
            Value::Text(word) if word == "open" => {
                return Some(PileClaim { hidden: Some(false), ..Default::default() });
            }
            Value::Text(word) if word == "empty" => return Some(PileClaim { count: Some(0), ..Default::default() }),
            Value::Text(word) if word.starts_with(['+', '-']) && word.parse::<i32>().is_ok() => {
                return Some(PileClaim { change: word.parse().ok(), ..Default::default() });
            }
            Value::Text(word) if word.parse::<u16>().is_ok() => {
                return Some(PileClaim { count: word.parse().ok(), ..Default::default() });
            }
            Value::Text(_) | Value::List(_) => {
                return Some(PileClaim { cards: Some(self.cards(node, p)), ..Default::default() });
            }
            Value::Nothing => {
                p.add(node.spot, message!("write a number, a list of cards, `empty`, or keys such as `has: [..]`"));
                return None;
            }
            Value::Map(_) => {}
        }
        let mut fields = Fields::of(node, message!("a pile"), p)?;
        let mut some = |key, p: &mut Problems| fields.take(key).map(|n| self.cards(n, p));
        let (cards, has, lacks) = (some("cards", p), some("has", p), some("lacks", p));
        let (top, bottom) = (some("top", p), some("bottom", p));
        let claim = PileClaim {
            count: fields.take("count").and_then(|n| number(n, "`count`", 0, u16::MAX, p)),
            change: fields.take("change").and_then(|n| number(n, "`change`", -10_000, 10_000, p)),
            hidden: fields.take("hidden").and_then(|n| truth(n, "`hidden`", p)),
            cards,
            has: has.unwrap_or_default(),
            lacks: lacks.unwrap_or_default(),
            top: top.unwrap_or_default(),
            bottom: bottom.unwrap_or_default(),
        };
        fields.finish(message!("a pile"), &[], p);
        Some(claim)
    }

    fn card(&self, node: &Node, p: &mut Problems) -> Vec<At<CardClaim>> {
        let Some(mut fields) = Fields::of(node, message!("what is claimed of a card"), p) else { return Vec::new() };
        let mut out = Vec::new();
        let stats: Vec<&str> = self.vocabulary.stats.clone();
        for entry in fields.rest() {
            let node = &entry.value;
            let mut put = |claim: Option<CardClaim>| out.extend(claim.map(|c| At::new(entry.spot, c)));
            match entry.key.as_str() {
                "zone" => put(self.zone(node, p)),
                "rested" => put(truth(node, "`rested`", p).map(CardClaim::Rested)),
                "face_up" => put(truth(node, "`face_up`", p).map(CardClaim::FaceUp)),
                "new" => put(truth(node, "`new`", p).map(CardClaim::New)),
                "marks" => put(number(node, "`marks`", i16::MIN, i16::MAX, p).map(CardClaim::Marks)),
                "attached" => put(self.attached(node, p)),
                "on" => put(self.name(node, p).map(|t| CardClaim::On(t.value))),
                "owner" => put(self.seat(node, "`owner`", p).map(CardClaim::Owner)),
                key @ ("has" | "lacks") => {
                    self.keywords(node, p).into_iter().for_each(|k| put(Some(CardClaim::Keyword(k, key == "has"))));
                }
                key => match self.vocabulary.find_stat(key) {
                    Some(stat) => {
                        put(number(node, key, i32::MIN, i32::MAX, p).map(|value| CardClaim::Stat(stat, value)));
                    }
                    None => {
                        let known = stats.iter().copied().chain(CARD_KEYS);
                        p.add(
                            entry.spot,
                            message!("nothing is known of a card's `{key}`{near}", key, near = hint(key, known)),
                        );
                    }
                },
            }
        }
        out
    }

    fn zone(&self, node: &Node, p: &mut Problems) -> Option<CardClaim> {
        let word = text(node, "`zone`", p)?;
        if word.value == "gone" {
            return Some(CardClaim::Zone(None, Zone::GONE));
        }
        if let Some(zone) = self.vocabulary.find_zone(&word.value) {
            return Some(CardClaim::Zone(None, zone));
        }
        if let Some((seat, zone)) = self.pile_name(&word.value) {
            return Some(CardClaim::Zone(Some(seat), zone));
        }
        let near = hint(&word.value, self.vocabulary.zones.iter().map(|z| z.word));
        p.add(word.spot, message!("there is no zone `{word}`{near}", word = word.value, near));
        None
    }

    fn attached(&self, node: &Node, p: &mut Problems) -> Option<CardClaim> {
        match as_text(node).map(str::parse::<u8>) {
            Some(Ok(n)) => Some(CardClaim::Attached(n)),
            _ => Some(CardClaim::AttachedCards(self.cards(node, p))),
        }
    }

    fn keywords(&self, node: &Node, p: &mut Problems) -> Vec<Keyword> {
        let mut out = Vec::new();
        for word in texts(node, message!("a keyword"), p) {
            match self.vocabulary.find_keyword(&word.value) {
                Some(keyword) => out.push(keyword),
                None => {
                    let near = hint(&word.value, self.vocabulary.keywords.iter().copied());
                    p.add(word.spot, message!("there is no keyword `{word}`{near}", word = word.value, near));
                }
            }
        }
        out
    }
}

/// The keys of a claim about a pile.
const PILE_KEYS: [&str; 8] = ["count", "change", "cards", "has", "lacks", "top", "bottom", "hidden"];

/// Whether a claim under the name of a pile is about the one card in it, as in
/// `A.leader: {power: 6000}`.
fn is_about_card(node: &Node) -> bool {
    match &node.value {
        Value::Map(entries) => entries.iter().any(|e| !PILE_KEYS.contains(&e.key.as_str())),
        _ => false,
    }
}

/// The keys of a claim about a card that are not stats.
const CARD_KEYS: [&str; 10] = ["zone", "rested", "face_up", "new", "marks", "attached", "on", "owner", "has", "lacks"];

fn one_of(node: &Node, what: impl Into<Message>, known: &[&str], p: &mut Problems) -> Option<String> {
    let what = what.into();
    let word = text(node, what.clone(), p)?;
    if known.contains(&word.value.as_str()) {
        return Some(word.value);
    }
    p.add(
        word.spot,
        message!(
            "{what} cannot be `{word}`{near}",
            what,
            word = word.value,
            near = hint(&word.value, known.iter().copied())
        ),
    );
    None
}

fn clause(node: &Node, p: &mut Problems) -> Option<At<Clause>> {
    let word = text(node, message!("a clause"), p)?;
    let clause = Clause::parse(&word.value);
    if clause.is_none() {
        p.add(word.spot, message!("`{word}` is not the number of a clause", word = word.value));
    }
    clause.map(|c| At::new(word.spot, c))
}

fn clauses(node: &Node, p: &mut Problems) -> Vec<At<Clause>> {
    list(node).into_iter().filter_map(|n| clause(n, p)).collect()
}
