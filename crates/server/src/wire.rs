//! From what the engine says to what crosses the wire.

use baize_kernel::continuous::Modifier;
use baize_kernel::layout::Arrangement;
use baize_kernel::pool::NO_STAT;
use baize_kernel::view::{Aim, Battle, CardView, PileView, Spot, Waiting};
use baize_kernel::{
    Answer, Ask, CardId, Clause, DefId, Event, Match, Outcome, Part, Phrase, Rejected, Seat, View, What, Zone,
};
use baize_presenter::{Known, Presenter, after_one, sole_answer};
use baize_protocol as wire;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Returns a view as it is told, with the open question in words.
pub fn view(table: &dyn Match, presenter: &Presenter<'_>, known: &Known, view: &View) -> wire::View {
    let piles: Vec<&PileView> = view.piles.iter().collect();
    view_with(&piles, table, presenter, known, view)
}

/// The same, with some of its piles only.
pub fn view_with(
    piles: &[&PileView],
    table: &dyn Match,
    presenter: &Presenter<'_>,
    known: &Known,
    view: &View,
) -> wire::View {
    wire::View {
        active: view.active.0,
        turn: view.turn,
        phase: view.phase.0,
        piles: piles.iter().map(|p| pile(presenter, p)).collect(),
        scores: view.scores.clone(),
        battles: view.battles.iter().map(|b| battle(presenter, view, b)).collect(),
        links: view.links.iter().map(|l| wire::Link { from: spot(l.from), to: spot(l.to) }).collect(),
        stack: view.stack.iter().map(|w| waiting(presenter, w)).collect(),
        asked: view.asked.map(|s| s.0),
        prompt: prompt(table, presenter, known, view),
    }
}

fn pile(presenter: &Presenter<'_>, pile: &PileView) -> wire::Pile {
    wire::Pile {
        seat: pile.seat.0,
        zone: pile.zone.0,
        count: pile.count,
        more: pile.more,
        cards: pile.cards.iter().map(|c| card(presenter, c)).collect(),
    }
}

fn card(presenter: &Presenter<'_>, card: &CardView) -> wire::Card {
    let shown = card.stats.iter().take(presenter.vocabulary.stats.len()).map(|&n| (n != NO_STAT).then_some(n));
    wire::Card {
        card: card_id(card.card),
        def: card.def.map(|d| face(presenter, d)),
        face_up: card.face_up,
        rested: card.rested,
        marks: card.marks,
        host: card_id(card.host),
        new: card.new,
        stats: if card.stats.iter().all(|&n| n == NO_STAT) { Vec::new() } else { shown.collect() },
        keywords: (0..32).filter(|k| card.keywords & (1 << k) != 0).collect(),
    }
}

/// Returns the place of a definition among the faces of the game, of which a match has a part.
fn face(presenter: &Presenter<'_>, def: DefId) -> u16 {
    presenter.pool.origin(def).0
}

fn card_id(card: CardId) -> Option<u16> {
    card.is_some().then_some(card.0)
}

fn spot(spot: Spot) -> wire::Spot {
    wire::Spot { card: card_id(spot.card), seat: spot.pile.0.0, zone: spot.pile.1.0, at: spot.at }
}

fn battle(presenter: &Presenter<'_>, view: &View, battle: &Battle) -> wire::Battle {
    wire::Battle {
        attacker: spot(battle.attacker),
        target: target(battle.target),
        force: battle.force,
        guard: battle.guard,
        lacks: battle.lacks,
        words: presenter.battle(view, battle),
    }
}

fn target(aim: Aim) -> wire::Target {
    match aim {
        Aim::Nothing => wire::Target::Nothing,
        Aim::Card(at) => wire::Target::Card { spot: spot(at) },
        Aim::Seat(seat) => wire::Target::Seat { seat: seat.0 },
        Aim::Waiting(at) => wire::Target::Waiting { at },
    }
}

fn waiting(presenter: &Presenter<'_>, waiting: &Waiting) -> wire::Waiting {
    wire::Waiting {
        seat: waiting.seat.0,
        verb: waiting.verb.0,
        words: presenter.verb(waiting.verb),
        cards: waiting.cards.iter().map(|&c| card_id(c)).collect(),
        aim: target(waiting.aim),
    }
}

fn prompt(table: &dyn Match, presenter: &Presenter<'_>, known: &Known, view: &View) -> Option<wire::Prompt> {
    let (question, asked) = (view.prompt.as_ref()?, table.prompt()?);
    let words = presenter.options(view, asked, |choice| table.phrase(choice));
    let mut held = held_for(table, presenter, view);
    let offers = question.options.iter().zip(&asked.options).zip(words).map(|((offer, choice), words)| wire::Offer {
        words,
        verb: offer.verb.0,
        a: offer.a.map(spot),
        b: offer.b.map(spot),
        whom: whom(&table.phrase(choice)),
        with: held.remove(&(offer.verb.0, offer.n)).filter(|_| offer.a.is_none()).unwrap_or_default(),
        declines: presenter.layout.declines.contains(&offer.verb),
        n: offer.n,
    });
    Some(wire::Prompt {
        id: question.id,
        seat: question.seat.0,
        why: wire::Why {
            words: presenter.question_alone(asked, known),
            verb: question.verb.0,
            source: question.source.map(spot),
            clause: question.clause.to_string(),
        },
        ask: match question.ask {
            Ask::Pick => wire::Asking::Pick,
            Ask::Several { min, max } => wire::Asking::Several { min, max },
            Ask::Arrange => wire::Asking::Arrange,
            Ask::Number { min, max } => wire::Asking::Number { min, max },
        },
        options: offers.collect(),
        sole: sole_answer(view).and_then(told_answer),
        then: then(table, presenter, known, question.seat),
    })
}

/// Returns the question after "none or one?", where it can be asked with it.
fn then(table: &dyn Match, presenter: &Presenter<'_>, known: &Known, seat: Seat) -> Option<Box<wire::Prompt>> {
    let next = catch_unwind(AssertUnwindSafe(|| after_one(table, seat))).ok().flatten()?;
    prompt(&*next, presenter, known, &next.view(Some(seat))).map(Box::new)
}

/// Returns which cards in the hand of the asked player each option that names no card can be done with.
fn held_for(table: &dyn Match, presenter: &Presenter<'_>, view: &View) -> BTreeMap<(u8, u16), Vec<wire::Spot>> {
    let mut found: BTreeMap<(u8, u16), Vec<wire::Spot>> = BTreeMap::new();
    let Some(question) = view.prompt.as_ref().filter(|q| q.ask == Ask::Pick && q.options.iter().any(|o| o.a.is_none()))
    else {
        return found;
    };
    let held = |pile: &&PileView| {
        pile.seat == question.seat
            && presenter.layout.place(pile.zone).is_some_and(|place| place.lie == Arrangement::Fan)
    };
    for pile in view.piles.iter().filter(held) {
        for (at, card) in pile.cards.iter().enumerate().filter(|(_, card)| card.card.is_some()) {
            let asked = AssertUnwindSafe(|| table.intents(question.seat, card.card, CardId::NONE));
            for wish in catch_unwind(asked).unwrap_or_default().iter().filter(|wish| wish.refusal.is_none()) {
                let place = Spot { card: card.card, pile: (pile.seat, pile.zone), at: at as u16 };
                found.entry((wish.choice.verb.0, wish.choice.n)).or_default().push(spot(place));
            }
        }
    }
    found
}

/// Returns the player an option is aimed at.
fn whom(phrase: &Phrase) -> Option<u8> {
    match phrase.part("seat") {
        Some(Part::Seat(seat)) => Some(seat.0),
        _ => None,
    }
}

/// Returns an answer as it is told; giving up is none.
pub fn told_answer(answer: Answer) -> Option<wire::Answer> {
    match answer {
        Answer::Pick(at) => Some(wire::Answer::Pick { at }),
        Answer::Several(at) => Some(wire::Answer::Several { at }),
        Answer::Arrange(order) => Some(wire::Answer::Arrange { order }),
        Answer::Number(n) => Some(wire::Answer::Number { n }),
        Answer::Concede => None,
    }
}

/// Returns events as a viewer is told them. A rule that only applied shows nothing by itself: it is a
/// further clause of the event before it, or of the one after when it comes first. A card that any of them shows is
/// named in all of them: what is announced may be shown only when it moves, and be hidden again at the end.
pub fn told(presenter: &Presenter<'_>, known: &mut Known, events: &[Event]) -> Vec<wire::Told> {
    let mut out: Vec<wire::Told> = Vec::with_capacity(events.len());
    let mut first = (Vec::new(), Vec::new());
    let heard: Vec<Event> = events.iter().filter_map(|event| event.heard_by(presenter.you)).collect();
    heard.iter().for_each(|event| known.hear(event));
    for event in heard {
        if let What::Applied { card, .. } = event.what {
            let (clauses, cards) = match out.last_mut() {
                Some(last) => (&mut last.clauses, &mut last.cards),
                None => (&mut first.0, &mut first.1),
            };
            let clause = event.clause.to_string();
            if !clause.is_empty() && !clauses.contains(&clause) {
                clauses.push(clause);
            }
            cards.extend(card_id(card).filter(|c| !cards.contains(c)));
            continue;
        }
        let line = presenter.event(&event, known);
        let (mut clauses, mut cards) = std::mem::take(&mut first);
        clauses.splice(0..0, line.clauses.iter().map(Clause::to_string));
        cards.splice(0..0, concerned(&event.what));
        out.push(wire::Told {
            clauses,
            words: line.text,
            heading: line.heading,
            cards,
            what: happened(presenter, &event.what),
        });
    }
    out
}

/// Returns the cards an event is about, each once.
fn concerned(what: &What) -> Vec<u16> {
    let cards = match *what {
        What::Moved { card, host, .. } => [card, host],
        What::Did { card, other, .. } => [card, other],
        What::Began { card, source, .. } | What::Lapsed { card, source, .. } => [card, source],
        What::Created { card, .. }
        | What::Removed { card, .. }
        | What::Turned { card, .. }
        | What::Flipped { card, .. }
        | What::Marked { card, .. }
        | What::Seen { card, .. }
        | What::Activated { card, .. }
        | What::Skipped { card, .. }
        | What::Applied { card, .. } => [card, CardId::NONE],
        _ => [CardId::NONE; 2],
    };
    let mut known: Vec<u16> = cards.into_iter().filter_map(card_id).collect();
    known.dedup();
    known
}

fn happened(presenter: &Presenter<'_>, what: &What) -> wire::What {
    let at = |(seat, zone): (Seat, Zone)| (seat.0, zone.0);
    let def_of = |card: CardId, def: DefId| card.is_some().then(|| face(presenter, def));
    match *what {
        What::Moved { card, def, from, to, at: place, face_up, host, verb } => wire::What::Moved {
            card: card_id(card),
            def: def_of(card, def),
            from: at(from),
            to: at(to),
            at: (place != u16::MAX).then_some(place),
            face_up,
            host: card_id(host),
            verb: verb.0,
        },
        What::Created { card, def, to } => {
            wire::What::Created { card: card_id(card), def: def_of(card, def), to: at(to) }
        }
        What::Removed { card, from } => wire::What::Removed { card: card_id(card), from: at(from) },
        What::Turned { card, rested } => wire::What::Turned { card: card_id(card), rested },
        What::Flipped { card, def, face_up } => {
            wire::What::Flipped { card: card_id(card), def: def_of(card, def), face_up }
        }
        What::Marked { card, marks } => wire::What::Marked { card: card_id(card), marks },
        What::Shuffled { seat, zone } => wire::What::Shuffled { seat: seat.0, zone: zone.0 },
        What::TurnBegan { seat, number } => wire::What::TurnBegan { seat: seat.0, number },
        What::PhaseBegan { phase } => wire::What::PhaseBegan { phase: phase.0 },
        What::Scored { seat, score, value, .. } => wire::What::Scored { seat: seat.0, score, value },
        What::Ended { outcome: how } => wire::What::Ended { outcome: outcome(how) },
        What::Did { seat, verb, card, other, n } => {
            wire::What::Did { seat: seat.0, verb: verb.0, card: card_id(card), other: card_id(other), n }
        }
        What::Seen { seat, card, def, reveal } => {
            wire::What::Seen { seat: seat.0, card: card_id(card), def: def_of(card, def), reveal }
        }
        What::Began { card, seat, change: shift, source } => {
            wire::What::Began { card: card_id(card), seat: seat.0, change: change(shift), source: card_id(source) }
        }
        What::Lapsed { card, seat, change: shift, source } => {
            wire::What::Lapsed { card: card_id(card), seat: seat.0, change: change(shift), source: card_id(source) }
        }
        What::Activated { seat, card, ability } => wire::What::Activated { seat: seat.0, card: card_id(card), ability },
        What::Skipped { seat, verb, card } => wire::What::Skipped { seat: seat.0, verb: verb.0, card: card_id(card) },
        What::Applied { seat, card } => wire::What::Applied { seat: seat.0, card: card_id(card) },
        What::Rolled { seat, of, result } => wire::What::Rolled { seat: seat.0, of, result },
    }
}

fn change(shift: Modifier) -> wire::Change {
    match shift {
        Modifier::Add(stat, n) => wire::Change::Add { stat: stat.0, n },
        Modifier::Base(stat, n) => wire::Change::Base { stat: stat.0, n },
        Modifier::Gain(keyword) => wire::Change::Gain { keyword: keyword.0 },
        Modifier::Lose(keyword) => wire::Change::Lose { keyword: keyword.0 },
        _ => wire::Change::Other,
    }
}

/// Returns an outcome as it is told.
pub fn outcome(outcome: Outcome) -> wire::Outcome {
    match outcome {
        Outcome::Won(set) => wire::Outcome::Won { seats: (0..8).filter(|&s| set.has(Seat(s))).collect() },
        Outcome::Draw => wire::Outcome::Draw,
    }
}

/// Returns an answer as the engine takes it.
pub fn answer(answer: wire::Answer) -> Answer {
    match answer {
        wire::Answer::Pick { at } => Answer::Pick(at),
        wire::Answer::Several { mut at } => {
            at.sort_unstable();
            Answer::Several(at)
        }
        wire::Answer::Arrange { order } => Answer::Arrange(order),
        wire::Answer::Number { n } => Answer::Number(n),
    }
}

/// Returns why an answer was refused, for programs, and the clause.
pub fn refusal(rejected: &Rejected) -> (wire::Refusal, String) {
    match rejected {
        Rejected::Over => (wire::Refusal::Over, String::new()),
        Rejected::NotYou { .. } => (wire::Refusal::NotYou, String::new()),
        Rejected::Shape { .. } | Rejected::Range { .. } => (wire::Refusal::Unfit, String::new()),
        Rejected::Forbidden { clause, .. } => (wire::Refusal::Forbidden, clause.to_string()),
    }
}
