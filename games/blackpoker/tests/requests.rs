//! Requests are put together part by part: every legal one is reached, and in exactly one way.

use baize_blackpoker::actions::{self, Action, Cost, Filter, Key, Speed, Target};
use baize_blackpoker::words::{verb, zone};
use baize_blackpoker::{book, cards};
use baize_kernel::chance::Chance;
use baize_kernel::seated::random_answer;
use baize_kernel::{Answer, Ask, CardId, Options, Prompt, Seat, Table};
use std::collections::BTreeSet;

/// The verbs of questions about a request that is being put together.
const PARTS: [baize_kernel::Verb; 6] =
    [verb::DRIVE, verb::DISCARD, verb::SACRIFICE, verb::KEY, verb::UNIT, verb::TARGET];

/// Returns every answer to a question for one option or for a set of options.
fn answers(prompt: &Prompt) -> Vec<Answer> {
    let count = prompt.options.len() as u16;
    match prompt.ask {
        Ask::Pick => (0..count).map(Answer::Pick).collect(),
        Ask::Several { min, .. } => {
            let sets = (0u32..1 << count).filter(|set| set.count_ones() == u32::from(min));
            sets.map(|set| Answer::Several((0..count).filter(|i| set & (1 << i) != 0).collect())).collect()
        }
        _ => panic!("a part of a request is one option or a set of options"),
    }
}

/// Collects what the table is like after each way to complete the request that was begun.
fn complete(table: &dyn Table, seat: Seat, ends: &mut Vec<String>) {
    match table.prompt().filter(|p| p.seat == seat && PARTS.contains(&p.why.verb)) {
        Some(prompt) => {
            for answer in answers(prompt) {
                let mut copy = table.copy();
                copy.answer(seat, &answer).expect("what is offered is accepted");
                complete(&*copy, seat, ends);
            }
        }
        None => ends.push(picture(table)),
    }
}

/// Writes down where all cards lie and what waits on the stage.
fn picture(table: &dyn Table) -> String {
    let mut text = format!("{:?}", table.view(None).stack);
    for seat in [Seat(0), Seat(1)] {
        for place in (0..table.vocabulary().zones.len() as u8).map(baize_kernel::Zone) {
            let cards = table.pile(seat, place).into_iter().map(|c| (c.0, table.card(c).rested));
            text.push_str(&format!("{:?}", cards.collect::<Vec<_>>()));
        }
    }
    text
}

fn count(table: &dyn Table, seat: Seat, place: baize_kernel::Zone, test: impl Fn(CardId) -> bool) -> usize {
    table.pile(seat, place).into_iter().filter(|&c| test(c)).count()
}

fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |ways, i| ways * (n.saturating_sub(i)) / (i + 1))
}

/// Counts the legal requests of an action by arithmetic instead of by asking.
fn expected(table: &dyn Table, seat: Seat, action: &Action) -> Option<usize> {
    let is = |filter: Filter| move |c: CardId| filter.fits(table.pool(), table.card(c).def);
    let hand = |test: &dyn Fn(CardId) -> bool| count(table, seat, zone::HAND, test);
    let walls = count(table, seat, zone::WALLS, |c| !table.card(c).rested);
    let eased = action.letters(Cost::D) == 1 && {
        let joker = |c: CardId| table.card(c).attached == 0 && cards::is_joker(table.pool(), table.card(c).def);
        action.sort == actions::Sort::QuickMagic && count(table, seat, zone::SOLDIERS, joker) > 0
    };
    let keys = match action.key {
        Key::One(filter) if action.letters(Cost::D) == 1 && !eased => hand(&is(filter)) * (hand(&|_| true) - 1),
        Key::One(filter) => hand(&is(filter)),
        Key::Both(a, b) => hand(&is(a)) * hand(&is(b)),
        Key::Two(filter) => choose(hand(&is(filter)), 2),
        Key::TwoOfNumber => {
            (0..=13).map(|n| choose(hand(&|c| cards::number(table.pool(), table.card(c).def) == n), 2)).sum()
        }
        _ => return None,
    };
    let all = |place| [Seat(0), Seat(1)].map(|s| count(table, s, place, |_| true)).iter().sum::<usize>();
    let targets = match action.target {
        Target::None | Target::Opponent => 1,
        Target::Soldier => all(zone::SOLDIERS),
        Target::Wall => all(zone::WALLS),
        Target::Character => all(zone::SOLDIERS) + all(zone::WALLS),
        _ => return None,
    };
    Some(choose(walls, action.letters(Cost::B)) * keys * targets)
}

#[test]
fn every_legal_request_is_reached_in_exactly_one_way() {
    let mut checked = BTreeSet::new();
    for (format, seed) in
        ["light/entry20", "pro/pack", "master/basic"].into_iter().flat_map(|f| (0..12).map(move |s| (f, s)))
    {
        let options = Options { format: format.into(), ..Options::default() };
        let deck = book().decks_for(&options)[0].clone();
        let decks = [deck.clone(), deck];
        let mut table = book().open(&options, book().pool(), &decks, seed).expect("shipped decks are legal");
        let mut chance = Chance::new(seed);
        while let Some(prompt) = table.prompt().cloned() {
            if prompt.why.verb == verb::PASS && chance.below(6) == 0 {
                check(&*table, &prompt, &mut checked);
            }
            table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is accepted");
        }
    }
    assert!(checked.len() >= 15, "only these were tried: {checked:?}");
}

fn check(table: &dyn Table, prompt: &Prompt, checked: &mut BTreeSet<&'static str>) {
    for (i, option) in prompt.options.iter().enumerate().filter(|(_, o)| o.verb != verb::PASS) {
        let action = actions::get(option.verb.0 + 1);
        if action.speed == Speed::Instant {
            continue;
        }
        let mut begun = table.copy();
        begun.answer(prompt.seat, &Answer::Pick(i as u16)).expect("what is offered is accepted");
        let mut ends = Vec::new();
        complete(&*begun, prompt.seat, &mut ends);
        let distinct: BTreeSet<&String> = ends.iter().collect();
        assert_eq!(distinct.len(), ends.len(), "{} is reached in several ways", action.word);
        if let Some(wanted) = expected(table, prompt.seat, action) {
            assert_eq!(ends.len(), wanted, "{} can be requested in as many ways", action.word);
            checked.insert(action.word);
        }
    }
}
