//! Duels of monsters without effects, move by move beside a second, independent model of the rules:
//! the same moves are legal, and they come to the same.

mod matches;
mod model;

use baize_duel::words::{kind, label, phase, stat, verb, zone};
use baize_kernel::chance::Chance;
use baize_kernel::{
    Answer, Ask, CardDef, CardId, Choice, Deck, DeckLine, Lexicon, Match, Options, Outcome, Pool, Prompt, Seat,
};
use model::{At, Duel, Facts, Move, Side, Won};
use std::sync::Arc;

/// Monsters of every level from 1 to 12, with values that often tie and are often 0.
fn invented(chance: &mut Chance) -> Pool {
    let mut lexicon = Lexicon::default();
    let mut defs = Vec::new();
    for i in 0..36 {
        let mut def = CardDef::new(format!("m{i}"), lexicon.intern(&format!("Monster {i}")), kind::MONSTER);
        def.labels = 1 << label::NORMAL.0 | 1 << label::EARTH.0;
        def.stats[stat::LEVEL.index()] = 1 + if i < 12 { i } else { i32::from(chance.roll(8)) };
        def.stats[stat::ATK.index()] = 500 * i32::from(chance.roll(6));
        def.stats[stat::DEF.index()] = 500 * i32::from(chance.roll(6));
        defs.push(def);
    }
    let mut pool = Pool::new(lexicon);
    defs.into_iter().for_each(|def| _ = pool.add(def));
    pool
}

/// A legal deck of random monsters without effects.
fn deck(pool: &Pool, chance: &mut Chance) -> Deck {
    let mut ids: Vec<String> = Vec::new();
    for (_, def) in pool.iter().filter(|(_, def)| def.kind == kind::MONSTER && def.is_blank()) {
        ids.extend(std::iter::repeat_n(def.id.clone(), 3));
    }
    chance.shuffle(&mut ids);
    ids.truncate(40 + usize::from(chance.roll(21)));
    let lines = ids.into_iter().map(|id| DeckLine { count: 1, id, part: String::new() }).collect();
    Deck { name: "random".into(), lines }
}

/// Takes up the duel as the engine has dealt it.
fn mirror(table: &dyn Match, pool: &Pool, zero_ties: bool) -> Duel {
    let pile = |seat: u8, at| table.pile(Seat(seat), at).into_iter().map(|c| c.0);
    let side = |seat: u8| Side {
        lp: 8000,
        deck: pile(seat, zone::DECK).collect(),
        hand: pile(seat, zone::HAND).collect(),
        ..Side::default()
    };
    let sides = [side(0), side(1)];
    let last = sides.iter().flat_map(|s| s.deck.iter().chain(&s.hand)).max().copied().unwrap_or(0);
    let facts = (0..=last).map(|id| {
        let def = pool.def(table.card(CardId(id)).def);
        Facts { level: def.stat(stat::LEVEL), atk: def.stat(stat::ATK), def: def.stat(stat::DEF) }
    });
    Duel::new(sides, table.clock().0.index(), facts.collect(), zero_ties)
}

/// Says an option of the engine as a move of the model.
fn as_move(prompt: &Prompt, c: &Choice) -> Move {
    match (prompt.why.verb, c.verb) {
        (verb::TRIBUTE, _) => Move::Give(vec![c.a.0]),
        (verb::REDUCE, _) => Move::Drop(c.a.0),
        (_, verb::SUMMON) => Move::Summon(c.a.0),
        (_, verb::SET) => Move::Set(c.a.0),
        (_, verb::FLIP) => Move::Flip(c.a.0),
        (_, verb::CHANGE) => Move::Turn(c.a.0),
        (_, verb::ATTACK) => Move::Attack(c.a.0, c.b.is_some().then_some(c.b.0)),
        (_, verb::BATTLE) => Move::Fight,
        (_, verb::END) => Move::End,
        (_, other) => panic!("a duel of monsters without effects offers verb {}", other.0),
    }
}

/// The legal moves by the engine; of a question for several, every set.
fn offered(prompt: &Prompt) -> Vec<Move> {
    let one: Vec<Move> = prompt.options.iter().map(|c| as_move(prompt, c)).collect();
    match prompt.ask {
        Ask::Pick => one,
        Ask::Several { min: 2, max: 2 } => {
            let ids: Vec<u16> = prompt.options.iter().map(|c| c.a.0).collect();
            let pairs = (0..ids.len()).flat_map(|i| (i + 1..ids.len()).map(move |j| (i, j)));
            pairs.map(|(i, j)| Move::Give(vec![ids[i], ids[j]])).collect()
        }
        other => panic!("a duel of monsters without effects asks {other:?}"),
    }
}

fn answer_for(prompt: &Prompt, step: &Move) -> Answer {
    let place = |m: &Move| prompt.options.iter().position(|c| as_move(prompt, c) == *m).expect("the move is offered");
    match (step, prompt.ask) {
        (Move::Give(given), Ask::Several { .. }) => {
            Answer::Several(given.iter().map(|id| place(&Move::Give(vec![*id])) as u16).collect())
        }
        _ => Answer::Pick(place(step) as u16),
    }
}

fn same_state(table: &dyn Match, duel: &Duel, told: &dyn Fn() -> String) {
    let view = table.view(None);
    for seat in 0..2_u8 {
        let side = &duel.sides[usize::from(seat)];
        let pile = |at| table.pile(Seat(seat), at).into_iter().map(|c| c.0).collect::<Vec<u16>>();
        let sorted = |mut v: Vec<u16>| {
            v.sort_unstable();
            v
        };
        assert_eq!(view.scores[usize::from(seat)][0], side.lp, "life points; {}", told());
        assert_eq!(pile(zone::DECK), Vec::from(side.deck.clone()), "deck; {}", told());
        assert_eq!(sorted(pile(zone::HAND)), sorted(side.hand.clone()), "hand; {}", told());
        if duel.won.is_some() {
            continue;
        }
        assert_eq!(pile(zone::GRAVE), Vec::from(side.grave.clone()), "graveyard; {}", told());
        let lie = |id: u16| {
            let c = table.card(CardId(id));
            (id, c.face_up, c.rested || !c.face_up)
        };
        let engine: Vec<(u16, bool, bool)> = pile(zone::MONSTERS).into_iter().map(lie).collect();
        let model: Vec<(u16, bool, bool)> = side.field.iter().map(|m| (m.id, m.face_up, m.defence)).collect();
        assert_eq!(engine, model, "monsters; {}", told());
    }
    let (active, _, at) = table.clock();
    assert_eq!(active.index(), duel.active, "whose turn; {}", told());
    let wanted = match duel.at {
        _ if duel.won.is_some() => at,
        At::Main1 | At::Tribute { back: model::Phase::First, .. } => phase::MAIN1,
        At::Main2 | At::Tribute { back: model::Phase::Second, .. } => phase::MAIN2,
        At::Battle => phase::BATTLE,
        At::Discard => phase::END,
    };
    assert_eq!(at, wanted, "phase; {}", told());
}

/// What a duel came to see, so that the test knows it has looked at the corners.
#[derive(Default, Debug)]
struct Seen {
    duels: u32,
    moves: u32,
    empty_decks: u32,
    discards: u32,
    two_tributes: u32,
    full_field_tributes: u32,
    zero_ties: u32,
}

fn play(pool: &Arc<Pool>, seed: u64, zero_ties: bool, seen: &mut Seen) {
    let book = baize_duel::book();
    let mut chance = Chance::new(seed);
    let decks = [deck(pool, &mut chance), deck(pool, &mut chance)];
    let policies = [("zero_tie_destroys".to_owned(), zero_ties.to_string())].into();
    let options = Options { policies, ..Options::default() };
    let mut table = book.open(&options, pool.clone(), &decks, seed).expect("the decks are legal");
    let chooser = table.prompt().expect("somebody says who begins").seat;
    table.answer(chooser, &Answer::Pick(chance.roll(2))).expect("first or second");
    let mut duel = mirror(&*table, pool, zero_ties);
    while table.prompt().is_some() {
        go_on(&mut *table, &mut duel, seed, &mut chance, seen);
        let winner = duel.won.map(|Won(seat)| Outcome::won_by(Seat(seat as u8)));
        assert_eq!(table.outcome(), winner, "seed {seed}, turn {}", duel.turn);
        if winner.is_some() {
            same_state(&*table, &duel, &|| format!("seed {seed}, at the end"));
        }
    }
    assert!(duel.won.is_some());
    let loser = &duel.sides[1 - duel.won.map_or(0, |Won(seat)| seat)];
    seen.empty_decks += u32::from(loser.lp > 0);
    seen.duels += 1;
}

/// Makes a move that engine and model both find legal, and compares what it comes to.
fn go_on(table: &mut dyn Match, duel: &mut Duel, seed: u64, chance: &mut Chance, seen: &mut Seen) {
    let prompt = table.prompt().cloned().expect("a question is open");
    let told = || format!("seed {seed}, turn {}: {duel:?}", duel.turn);
    assert_eq!(prompt.seat.index(), duel.active, "who is asked; {}", told());
    let (mut by_engine, mut by_model) = (offered(&prompt), duel.moves());
    by_engine.sort();
    by_model.sort();
    assert_eq!(by_engine, by_model, "legal moves; {}", told());
    // Now and then nobody fights, until a deck is empty.
    let step = choose(&by_model, seed % 16 == 5, chance);
    note(duel, &step, seen);
    table.answer(prompt.seat, &answer_for(&prompt, &step)).expect("a legal move is accepted");
    duel.make(&step);
    seen.moves += 1;
    if duel.won.is_none() {
        same_state(table, duel, &|| format!("seed {seed}, turn {}, after {step:?}", duel.turn));
    }
}

/// Mostly goes on with the turn; ends it now and then.
fn choose(moves: &[Move], peaceful: bool, chance: &mut Chance) -> Move {
    let pick = |chance: &mut Chance| moves[usize::from(chance.roll(moves.len() as u16))].clone();
    let first = pick(chance);
    match first {
        Move::End => pick(chance),
        Move::Fight if peaceful => Move::End,
        _ => first,
    }
}

fn note(duel: &Duel, step: &Move, seen: &mut Seen) {
    let mine = &duel.sides[duel.active];
    match step {
        Move::Drop(_) => seen.discards += 1,
        Move::Give(given) => {
            seen.two_tributes += u32::from(given.len() == 2);
            seen.full_field_tributes += u32::from(mine.field.len() == 5);
        }
        Move::Attack(a, Some(b)) => {
            let values = [*a, *b].map(|id| duel.atk(id));
            let stands = duel.sides[1 - duel.active].field.iter().any(|m| m.id == *b && !m.defence);
            seen.zero_ties += u32::from(stands && values == [0, 0]);
        }
        _ => {}
    }
}

#[test]
fn the_engine_and_the_model_agree_move_by_move_on_the_listed_monsters() {
    let pool = baize_duel::cards::pool();
    let mut seen = Seen::default();
    (0..400).for_each(|seed| play(&pool, seed, true, &mut seen));
    assert!(seen.moves > 20_000, "{seen:?}");
}

#[test]
fn the_engine_and_the_model_agree_move_by_move_on_invented_monsters() {
    let mut seen = Seen::default();
    for seed in 0..1800 {
        let pool = Arc::new(invented(&mut Chance::new(seed / 20)));
        play(&pool, seed, seed % 4 != 0, &mut seen);
    }
    assert_eq!(seen.duels, 1800);
    let corners = [seen.empty_decks, seen.discards, seen.two_tributes, seen.full_field_tributes, seen.zero_ties];
    assert!(corners.iter().all(|&n| n > 20), "{seen:?}");
}
