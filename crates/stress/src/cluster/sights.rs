//! What guests were shown, compared with the match worked out anew through the eyes of their own seat: boards,
//! questions and everything that was told.
//!
//! A board, a question or a line that is not what those eyes see is a violation, so a card that a seat must not see is
//! one wherever it is shown. Words may name fewer cards than the match worked out anew does, because a guest who comes
//! back is told the names that the log still has. They may not name another, but for the log such a guest is shown:
//! there a card has the name that these eyes have learned since.

use crate::Trial;
use crate::player::Shown;
use crate::process::get;
use baize_protocol::catalog::Faces;
use baize_protocol::{Prompt, ReviewFrame, ReviewFrames, Told, View};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Whose eyes: a seat's, or a watcher's.
pub type Eyes = Option<u8>;

/// Everything that was shown.
#[derive(Default)]
pub struct Sights {
    seen: Mutex<Seen>,
}

#[derive(Default)]
struct Seen {
    /// By table and eyes.
    matches: BTreeMap<(String, Eyes), BTreeSet<Sight>>,
    /// Sentences, each once.
    words: BTreeMap<String, u32>,
}

/// What was shown at a version.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Sight {
    version: u32,
    /// The board and the question, but for the sentence that asks it.
    view: u64,
    /// The sentence.
    question: u32,
    lines: Vec<Line>,
    /// Whether the lines are all that is kept.
    anew: bool,
}

/// Something that was told: the thing itself, the cards and clauses it names, and the sentence.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Line {
    what: u64,
    cards: Vec<u16>,
    clauses: u64,
    words: u32,
}

impl Line {
    /// Whether eyes that may be told some lines are told this one in the place of one of them. In a log a rule that only
    /// applied is told with the line before it or with the one after, so cards may be a neighbour's.
    fn is_one_of(&self, all: &[&Line], at: usize, anew: bool) -> bool {
        let near = &all[at.saturating_sub(1)..all.len().min(at + 2)];
        let known = |card: &u16| near.iter().any(|line| line.cards.contains(card));
        let same = (&self.cards, self.clauses) == (&all[at].cards, all[at].clauses);
        self.what == all[at].what && (same || anew && self.cards.iter().all(known))
    }
}

/// How much was compared.
#[derive(Copy, Clone, Default, Debug)]
pub struct Compared {
    /// Matches, through whoever's eyes.
    pub matches: usize,
    /// Boards with their questions.
    pub boards: usize,
    /// Lines that were told.
    pub lines: usize,
}

impl Sights {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes what was shown to somebody at a table.
    pub fn note(&self, table: &str, eyes: Eyes, shown: &Shown) {
        let mut seen = self.seen();
        let sight = seen.sight(shown);
        seen.matches.entry((table.to_owned(), eyes)).or_default().insert(sight);
    }

    /// Compares everything with what a server shows of the matches, which are over. Returns how much it was, and what
    /// is wrong.
    ///
    /// # Errors
    /// When the server does not show them.
    pub async fn compare(&self, server: SocketAddr, names: &[String]) -> Trial<(Compared, Vec<String>)> {
        let (mut compared, mut wrong) = (Compared::default(), Vec::new());
        let keys: Vec<_> = self.seen().matches.keys().cloned().collect();
        for (table, eyes) in keys {
            let frames = frames(server, &table, eyes).await.map_err(|why| format!("table {table}: {why}"))?;
            let said = self.seen().compare(&table, eyes, &frames, names, &mut compared);
            wrong.extend(said.into_iter().map(|what| format!("table {table}, eyes {eyes:?}: {what}")));
        }
        Ok((compared, wrong))
    }
}

impl Seen {
    fn sight(&mut self, shown: &Shown) -> Sight {
        let (view, question) = (board(&shown.view), self.word(asked(&shown.view)));
        let lines = shown.lines.iter().map(|told| self.line(told)).collect();
        Sight { version: shown.version, view, question, lines, anew: shown.anew }
    }

    fn line(&mut self, told: &Told) -> Line {
        let (cards, clauses, words) = (told.cards.clone(), digest(&told.clauses), self.word(&told.words));
        Line { what: digest(&(&told.what, told.heading)), cards, clauses, words }
    }

    fn word(&mut self, text: &str) -> u32 {
        let next = self.words.len() as u32;
        *self.words.entry(text.to_owned()).or_insert(next)
    }

    fn compare(
        &mut self,
        table: &str,
        eyes: Eyes,
        frames: &[ReviewFrame],
        names: &[String],
        compared: &mut Compared,
    ) -> Vec<String> {
        let told: Vec<Vec<Line>> =
            frames.iter().map(|frame| frame.events.iter().map(|told| self.line(told)).collect()).collect();
        let asked: Vec<(u64, u32)> =
            frames.iter().map(|frame| (board(&frame.view), self.word(asked(&frame.view)))).collect();
        let texts: BTreeMap<u32, &str> = self.words.iter().map(|(text, n)| (*n, text.as_str())).collect();
        let text = |n: u32| texts.get(&n).copied().unwrap_or_default();
        let names_more = |said: u32, may: &[u32]| {
            let unknown = |name: &&String| may.iter().all(|&may| !text(may).contains(name.as_str()));
            !may.contains(&said) && names.iter().filter(|name| text(said).contains(name.as_str())).any(|n| unknown(&n))
        };
        let mut wrong = Vec::new();
        compared.matches += 1;
        for sight in self.matches.get(&(table.to_owned(), eyes)).into_iter().flatten() {
            let at = sight.version as usize;
            let Some((view, question)) = asked.get(at) else {
                wrong.push(format!("version {at} was shown, and there are {}", asked.len()));
                continue;
            };
            compared.boards += 1;
            compared.lines += sight.lines.len();
            if *view != sight.view {
                wrong.push(format!("the board or the question at version {at} is not what these eyes see"));
            }
            if names_more(sight.question, &[*question]) {
                wrong.push(format!("at version {at} it was asked: {}", text(sight.question)));
            }
            let all: Vec<&Line> = match sight.anew {
                true => told[..=at].iter().flatten().collect(),
                false => told[at].iter().collect(),
            };
            let rest = all.len().saturating_sub(sight.lines.len());
            if rest > 0 && !sight.anew || all.len() < sight.lines.len() {
                wrong.push(format!("at version {at} {} lines were told of {}", sight.lines.len(), all.len()));
            }
            let learned: Vec<u32> = all.iter().map(|line| line.words).filter(|_| sight.anew).collect();
            for (said, (i, may)) in sight.lines.iter().zip(all.iter().enumerate().skip(rest)) {
                let may_name = if sight.anew { &learned[..] } else { &[may.words] };
                if !said.is_one_of(&all, i, sight.anew) || names_more(said.words, may_name) {
                    let (said, may) = (text(said.words), text(may.words));
                    wrong.push(format!("at version {at} these eyes were told `{said}`, and may be told `{may}`"));
                }
            }
        }
        wrong
    }
}

/// Returns the sentence of the question.
fn asked(view: &View) -> &str {
    view.prompt.as_ref().map_or("", |prompt| &prompt.why.words)
}

/// Returns a digest of a board and its question, but for the sentence that asks it.
fn board(view: &View) -> u64 {
    let mut view = view.clone();
    let mut question = view.prompt.as_mut();
    while let Some(Prompt { why, then, .. }) = question {
        why.words.clear();
        question = then.as_deref_mut();
    }
    digest(&view)
}

fn digest(value: &impl Serialize) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(value).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}

/// Asks a server for every board of a match that is over, through some eyes.
async fn frames(server: SocketAddr, table: &str, eyes: Eyes) -> Trial<Vec<ReviewFrame>> {
    let (mut all, eyes) = (Vec::new(), eyes.map_or(String::new(), |seat| seat.to_string()));
    loop {
        let path = format!("/api/reviews/{table}/frames?lang=en&eyes={eyes}&from={}", all.len());
        let said = get(server, &path).await?;
        let body = said.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let page: ReviewFrames = serde_json::from_str(body).map_err(|e| format!("{e}: {}", said.trim()))?;
        if page.frames.is_empty() {
            return Ok(all);
        }
        let last = page.frames.len() < PAGE;
        all.extend(page.frames);
        if last {
            return Ok(all);
        }
    }
}

/// How many boards a server shows at once.
const PAGE: usize = 24;

/// Returns the names of all cards of some games.
///
/// # Errors
/// When a server does not say.
pub async fn names(server: SocketAddr, games: &[String]) -> Trial<Vec<String>> {
    let mut names = BTreeSet::new();
    for game in games {
        let said = get(server, &format!("/api/games/{game}/cards")).await?;
        let body = said.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let faces: Faces = serde_json::from_str(body).map_err(|e| format!("the cards of {game}: {e}"))?;
        names.extend(faces.faces.into_iter().map(|face| face.name));
    }
    // The name of a card may be an everyday word of another game; such short ones prove nothing.
    Ok(names.into_iter().filter(|name| name.chars().count() > 3).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn view(hidden: serde_json::Value, asks: Option<&str>) -> View {
        let why = |words: &str| json!({ "words": words, "verb": 0, "source": null, "clause": "" });
        let prompt = asks
            .map(|words| json!({ "id": 3, "seat": 0, "why": why(words), "ask": { "type": "pick" }, "options": [] }));
        let pile = json!({ "seat": 1, "zone": 2, "count": 1, "cards": [hidden] });
        serde_json::from_value(json!({
            "active": 0, "turn": 1, "phase": 0, "piles": [pile], "scores": [], "links": [], "battles": [],
            "stack": [], "asked": 0, "prompt": prompt,
        }))
        .expect("a view")
    }

    fn told(words: &str, cards: &[u16]) -> Told {
        let to = if words.contains("moved") { 3 } else { 4 };
        let what = json!({ "type": "created", "card": null, "def": null, "to": [1, to] });
        serde_json::from_value(json!({ "clauses": [], "words": words, "cards": cards, "what": what }))
            .expect("an event")
    }

    fn wrong(shown: Shown) -> Vec<String> {
        let frame = |view, events| ReviewFrame { view, events };
        let frames = [
            frame(view(json!({}), None), vec![told("Somebody drew Straw Hat.", &[])]),
            frame(view(json!({}), Some("Attack with Straw Hat?")), vec![told("A card was moved.", &[])]),
        ];
        let names = ["Straw Hat".to_owned(), "Red Hair".to_owned()];
        let sights = Sights::default();
        sights.note("table", Some(0), &shown);
        let mut compared = Compared::default();
        sights.seen().compare("table", Some(0), &frames, &names, &mut compared)
    }

    /// A checker that finds nothing proves nothing.
    #[test]
    fn it_finds_a_card_that_was_shown_asked_about_told_or_named_to_the_wrong_eyes() {
        let good = Shown {
            version: 1,
            view: view(json!({}), Some("Attack with Straw Hat?")),
            lines: vec![told("A card was moved.", &[])],
            anew: false,
        };
        assert_eq!(wrong(good.clone()), [""; 0]);
        let less = Shown { view: view(json!({}), Some("Attack with a card?")), ..good.clone() };
        assert_eq!(wrong(less), [""; 0], "who came back may know fewer names");
        let both = vec![told("Somebody drew Straw Hat.", &[]), told("A card was moved.", &[])];
        let named = vec![both[0].clone(), told("Straw Hat was moved.", &[])];
        for lines in [both.clone(), both[1..].to_vec(), Vec::new(), named.clone()] {
            assert_eq!(wrong(Shown { lines, anew: true, ..good.clone() }), [""; 0], "the end of the log");
        }
        for bad in [
            Shown { view: view(json!({ "card": 7, "def": 12 }), Some("Attack with Straw Hat?")), ..good.clone() },
            Shown { view: view(json!({}), Some("Attack with Red Hair?")), ..good.clone() },
            Shown { view: view(json!({}), None), ..good.clone() },
            Shown { lines: vec![told("A card was moved.", &[7])], ..good.clone() },
            Shown { lines: vec![told("Red Hair was moved.", &[])], ..good.clone() },
            Shown { lines: named[1..].to_vec(), ..good.clone() },
            Shown { lines: both.clone(), ..good.clone() },
            Shown { lines: Vec::new(), ..good.clone() },
            Shown { lines: both.into_iter().rev().collect(), anew: true, ..good.clone() },
            Shown { version: 0, ..good.clone() },
            Shown { version: 2, ..good.clone() },
        ] {
            assert_ne!(wrong(bad.clone()), [""; 0], "{bad:?}");
        }
    }
}
