//! What is offered is accepted; all else is refused and leaves the match as it was.

use crate::clauses::Clauses;
use crate::guide::Guide;
use baize_kernel::{Answer, Ask, CardId, Choice, Clause, Match, Prompt, Rejected, Seat, Verb};

/// Checks the shape of an open question: options are there, once each, and have words.
///
/// # Errors
/// Says what is wrong with it.
pub fn well_formed(table: &dyn Match, prompt: &Prompt) -> Result<(), String> {
    let options = &prompt.options;
    if prompt.seat.0 >= table.seats() {
        return Err(format!("seat {} is asked, and there are {}", prompt.seat.0, table.seats()));
    }
    match prompt.ask {
        Ask::Number { min, max } if min > max => return Err(format!("no number is from {min} to {max}")),
        Ask::Number { .. } => {}
        _ if options.is_empty() => return Err("a question has no options".into()),
        Ask::Several { min, max } if min > max || usize::from(max) > options.len() => {
            return Err(format!("between {min} and {max} of {} options cannot be taken", options.len()));
        }
        _ => {}
    }
    if let Some(twice) = options.iter().enumerate().find(|(i, o)| options[..*i].contains(o)) {
        return Err(format!("an option is offered twice: {}", table.words(twice.1)));
    }
    match options.iter().find(|o| table.words(o).trim().is_empty()) {
        Some(mute) => Err(format!("an option has no words: {mute:?}")),
        None => Ok(()),
    }
}

/// Checks that each offered answer is accepted, on copies, and leads to a sound state. Where
/// there are too many (subsets, orders, numbers), extremes and a few at random stand for them.
///
/// # Errors
/// Names the first answer that is refused.
pub fn offered_is_accepted(table: &dyn Match, prompt: &Prompt, seed: u64) -> Result<(), String> {
    for answer in offered(prompt, seed) {
        let mut copy = table.copy();
        copy.answer(prompt.seat, &answer).map_err(|e| format!("{answer:?} is offered and refused: {e}"))?;
        copy.check().map_err(|e| format!("after {answer:?}: {e}"))?;
    }
    Ok(())
}

fn offered(prompt: &Prompt, seed: u64) -> Vec<Answer> {
    let all: Vec<u16> = (0..prompt.options.len() as u16).collect();
    let mut answers = match prompt.ask {
        Ask::Pick => return all.into_iter().map(Answer::Pick).collect(),
        Ask::Number { min, max } => vec![Answer::Number(min), Answer::Number(max)],
        Ask::Arrange => vec![Answer::Arrange(all.iter().rev().copied().collect()), Answer::Arrange(all)],
        Ask::Several { min, max } => {
            let fewest = Answer::Several(all[..usize::from(min)].to_vec());
            vec![fewest, Answer::Several(all[all.len() - usize::from(max)..].to_vec())]
        }
    };
    let mut chance = Guide::new(&[], seed);
    answers.extend((0..3).map(|_| chance.answer(prompt)));
    answers
}

/// Checks that what is not offered is refused and changes nothing: wrong places, counts and
/// shapes, and other seats.
///
/// # Errors
/// Names the first answer that is accepted, or changes the match although refused.
pub fn unoffered_is_refused(table: &dyn Match, prompt: &Prompt) -> Result<(), String> {
    let digest = table.digest();
    let mut copy = table.copy();
    let mut refuses = |seat: Seat, answer: &Answer| -> Result<Rejected, String> {
        let Err(refusal) = copy.answer(seat, answer) else {
            return Err(format!("{answer:?} of seat {} is not offered and accepted", seat.0));
        };
        match copy.digest() == digest {
            true => Ok(refusal),
            false => Err(format!("{answer:?} of seat {} is refused and changes the match", seat.0)),
        }
    };
    for answer in unoffered(prompt) {
        refuses(prompt.seat, &answer)?;
    }
    let fitting = offered(prompt, 0).swap_remove(0);
    for seat in (0..table.seats()).map(Seat).filter(|&s| s != prompt.seat) {
        let refusal = refuses(seat, &fitting)?;
        if !matches!(refusal, Rejected::NotYou { .. }) {
            return Err(format!("seat {} is not asked, and is told: {refusal}", seat.0));
        }
    }
    for seat in [Seat(table.seats()), Seat(u8::MAX)] {
        refuses(seat, &fitting)?;
        refuses(seat, &Answer::Concede)?;
    }
    Ok(())
}

fn unoffered(prompt: &Prompt) -> Vec<Answer> {
    let count = prompt.options.len() as u16;
    let all: Vec<u16> = (0..count).collect();
    let mut answers = vec![Answer::Pick(count), Answer::Pick(u16::MAX), Answer::Several(vec![count])];
    answers.push(Answer::Several(vec![0; 300]));
    answers.push(Answer::Arrange(all.iter().map(|_| 0).chain([0]).collect()));
    match prompt.ask {
        Ask::Pick => answers.extend([Answer::Number(0), Answer::Several(vec![0]), Answer::Arrange(all)]),
        Ask::Arrange => answers.extend([Answer::Number(0), Answer::Pick(0), Answer::Several(all)]),
        Ask::Number { min, max } => {
            answers.extend([Answer::Pick(0), Answer::Several(Vec::new()), Answer::Arrange(Vec::new())]);
            answers.extend(min.checked_sub(1).map(Answer::Number));
            answers.extend(max.checked_add(1).map(Answer::Number));
        }
        Ask::Several { min, max } => {
            answers.extend([Answer::Number(0), Answer::Pick(0), Answer::Arrange(all.clone())]);
            answers.extend(min.checked_sub(1).map(|few| Answer::Several(all[..usize::from(few)].to_vec())));
            answers.extend(all.get(..usize::from(max) + 1).map(|many| Answer::Several(many.to_vec())));
            if max >= 2 {
                answers.extend([Answer::Several(vec![1, 0]), Answer::Several(vec![0, 0])]);
            }
        }
    }
    answers
}

/// The most games of one match that a seat can give up.
const GAMES_OF_A_MATCH: usize = 8;

/// Checks that each seat may give up at any question, which ends the match or goes on without it.
///
/// # Errors
/// Names the seat that may not.
pub fn anyone_may_concede(table: &dyn Match) -> Result<(), String> {
    for seat in (0..table.seats()).map(Seat) {
        let mut copy = table.copy();
        // In a match of several games a seat may have to give up more than one.
        for _ in 0..GAMES_OF_A_MATCH {
            copy.answer(seat, &Answer::Concede).map_err(|e| format!("seat {} may not concede: {e}", seat.0))?;
            copy.check().map_err(|e| format!("after seat {} conceded: {e}", seat.0))?;
            if copy.outcome().is_some() || table.seats() > 2 {
                break;
            }
        }
        if table.seats() == 2 && copy.outcome().is_none() {
            return Err(format!("seat {} of two gave up all it could and the match goes on", seat.0));
        }
    }
    Ok(())
}

/// Checks that exactly what is not offered is explained: whatever anybody might want is offered or
/// forbidden by a clause, and nothing offered is said to be forbidden.
///
/// # Errors
/// Names the choice with a wrong explanation.
pub fn explains(table: &dyn Match, prompt: &Prompt, clauses: &Clauses) -> Result<(), String> {
    for option in &prompt.options {
        if let Rejected::Forbidden { clause, what, .. } = table.explain(prompt.seat, option) {
            return Err(format!("`{}` is offered and forbidden by {clause}: {what}", table.words(option)));
        }
    }
    for choice in imagined(table, prompt) {
        let offered = prompt.options.contains(&choice);
        if !offered && !matches!(table.explain(prompt.seat, &choice), Rejected::Forbidden { .. }) {
            return Err(format!("{choice:?} is not offered, and nothing forbids it"));
        }
        for seat in [prompt.seat, Seat(0), Seat(u8::MAX)] {
            clauses.check_refusal(&table.explain(seat, &choice))?;
        }
    }
    Ok(())
}

/// Checks that whatever a seat could mean by a card, or by putting it on another, is offered or
/// forbidden by a clause, and that every offer with a card is among what the card could mean.
///
/// # Errors
/// Names the wish that is neither, or the offer that cannot be wished for.
pub fn wishes_are_answered(table: &dyn Match, prompt: &Prompt, clauses: &Clauses) -> Result<(), String> {
    let seat = prompt.seat;
    let seen: Vec<CardId> = table.view(Some(seat)).known().collect();
    let others = [CardId::NONE].into_iter().chain(seen.iter().copied().step_by(1 + seen.len() / 4));
    for b in others {
        for &a in &seen {
            for wish in table.intents(seat, a, b) {
                let words = &wish.words;
                match &wish.refusal {
                    None if !prompt.options.contains(&wish.choice) => {
                        return Err(format!("`{words}` is not refused, yet not offered"));
                    }
                    None => {}
                    Some(refusal @ Rejected::Forbidden { clause, .. }) if *clause != Clause::NONE => {
                        clauses.check_refusal(refusal)?;
                    }
                    Some(other) => return Err(format!("`{words}` is wished for, and no clause says why not: {other}")),
                }
            }
        }
    }
    let reached = |o: &Choice| table.intents(seat, o.a, o.b).iter().any(|w| w.choice == *o && w.refusal.is_none());
    match prompt
        .options
        .iter()
        .filter(|o| seen.contains(&o.a) && (o.b == CardId::NONE || seen.contains(&o.b)))
        .find(|o| !reached(o))
    {
        Some(lost) => Err(format!("`{}` is offered, and its card does not wish for it", table.words(lost))),
        None => Ok(()),
    }
}

/// Choices that somebody might want: every verb with cards that are there and that are not.
fn imagined(table: &dyn Match, prompt: &Prompt) -> Vec<Choice> {
    let last = prompt.options.iter().map(|o| o.a).filter(|a| a.is_some()).max().unwrap_or(CardId(0));
    let cards = [CardId::NONE, CardId(0), last, CardId(last.0.wrapping_add(1)), CardId(9_999)];
    let verbs = (0..=table.vocabulary().verbs.len() as u8).chain([u8::MAX]).map(Verb);
    let mut out: Vec<Choice> = Vec::new();
    for (i, verb) in verbs.enumerate() {
        let (a, b) = (cards[i % cards.len()], cards[(i / 2) % cards.len()]);
        out.extend([Choice::plain(verb), Choice::card(verb, last), Choice::pair(verb, a, b).numbered(i as u16)]);
    }
    out
}
