//! In fair play nobody is told by being asked, or not, what others hold.
//!
//! What a seat cannot know is drawn anew, the same answer is given to both matches, and what the seat is told of
//! it is compared. The first difference has to be a card that it comes to see, or a roll.

use crate::guide::Guide;
use baize_kernel::layout::Layout;
use baize_kernel::{Answer, Ask, Choice, Deck, Event, Match, Options, Prompt, Rulebook, Seat, View, What};

/// Plays a match, and compares after each answer what opponents are told with what they would be
/// told if hidden cards were others. Returns how many answers were compared.
///
/// # Errors
/// Names the first answer that tells something.
pub fn hands_look_alike(book: &dyn Rulebook, options: &Options, decks: &[Deck], seed: u64) -> Result<usize, String> {
    let layout = book.layout(options);
    let mut table = book.open(options, book.pool(), decks, seed).map_err(|problems| format!("{problems:?}"))?;
    let mut guide = Guide::new(&[], seed);
    let (mut answers, mut compared) = (0u64, 0);
    while let Some(prompt) = table.prompt().cloned() {
        let answer = guide.answer(&prompt);
        for viewer in (0..table.seats()).map(Seat) {
            let common = if viewer == prompt.seat { Some(answer.clone()) } else { declines(&*table, &layout, &prompt) };
            let Some(common) = common else { continue };
            for again in 0..3 {
                let draw = seed.wrapping_add(answers * 3 + again);
                looks_alike(&*table, viewer, prompt.seat, &common, draw).map_err(|what| {
                    format!("{}, seed {seed}, answer {answers}, {:?}: {what}", book.id(), table.words(&shown(&prompt)))
                })?;
                compared += 1;
            }
        }
        table.answer(prompt.seat, &answer).map_err(|e| e.to_string())?;
        answers += 1;
        if answers > 20_000 {
            return Err("the match does not end".into());
        }
    }
    Ok(compared)
}

fn shown(prompt: &Prompt) -> Choice {
    Choice::card(prompt.why.verb, prompt.why.source)
}

/// Returns the answer by which a window is declined, which is there whatever is held.
fn declines(table: &dyn Match, layout: &Layout, prompt: &Prompt) -> Option<Answer> {
    let declines = |o: &Choice| layout.declines.contains(&o.verb);
    let at = prompt.options.iter().position(declines).filter(|_| table.is_window() && prompt.ask == Ask::Pick)?;
    Some(Answer::Pick(at as u16))
}

fn looks_alike(table: &dyn Match, viewer: Seat, seat: Seat, answer: &Answer, seed: u64) -> Result<(), String> {
    let (mut one, mut other) = (table.copy(), table.resample(viewer, seed));
    let before = one.view(Some(viewer));
    let told = |table: &mut dyn Match| -> Result<Vec<Event>, String> {
        let events = table.answer(seat, answer).map_err(|e| e.to_string())?;
        Ok(events.iter().filter_map(|event| event.heard_by(Some(viewer))).collect())
    };
    let (a, b) = (told(&mut *one)?, told(&mut *other)?);
    let (next, instead) = (one.view(Some(viewer)), other.view(Some(viewer)));
    // What was announced may have promised something about a hidden card, which one drawn anew does not keep. Then
    // only who is asked is compared.
    let promised = !before.stack.is_empty() || table.prompt().is_some_and(|prompt| prompt.why.source.is_some());
    if promised && next.asked == instead.asked {
        return Ok(());
    }
    if let Some((a, b)) = a.iter().zip(&b).find(|(a, b)| a != b) {
        // An effect openly shows what is held, or says openly that it is not there.
        let [a, b] = [a, b].map(|event| &event.what);
        let openly = |what: &What| reveals(what) || matches!(what, What::Skipped { .. });
        let shown = (reveals(a) || reveals(b)) && openly(a) && openly(b);
        return if shown { Ok(()) } else { Err(format!("{a:?} or {b:?}")) };
    }
    if a.len() != b.len() || next.asked != instead.asked {
        let more = a.get(b.len()).or(b.get(a.len()));
        return Err(format!("{:?} is asked, or {:?}, and then {more:?}", next.asked, instead.asked));
    }
    let public = |view: &View| (view.turn, view.phase, view.scores.clone(), view.links.clone(), view.stack.clone());
    if public(&next) == public(&instead) { Ok(()) } else { Err("the view shows it".into()) }
}

/// Plays matches with the decks that ship, and returns what opponents are told that they should not be.
pub fn leaks(book: &dyn Rulebook, options: &Options, seeds: std::ops::Range<u64>) -> Vec<String> {
    let decks = |seed: u64| book.decks_in_turn(options, seed as usize);
    seeds.filter_map(|seed| hands_look_alike(book, options, &decks(seed), seed).err()).collect()
}

/// Returns whether an event shows a card, or is chance itself.
fn reveals(what: &What) -> bool {
    match *what {
        What::Moved { card, .. } | What::Seen { card, .. } | What::Flipped { card, .. } => card.is_some(),
        What::Rolled { .. } | What::Created { .. } => true,
        _ => false,
    }
}
