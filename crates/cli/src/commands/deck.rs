//! `baize deck`: whether a list is legal, lists in other formats, and what can be told of a deck.

use crate::args::Settings;
use crate::choose;
use crate::deck_args::{DeckCommand, OneDeck};
use crate::failure::Failure;
use crate::out::{Done, Out};
use baize_decks::odds::Draw;
use baize_decks::profile::{Profile, drawn_from, profile};
use baize_decks::restrictions::Day;
use baize_decks::{ListFormat, codes};
use baize_kernel::chance::Chance;
use baize_kernel::{Deck, DefId, Options, Pool, Rulebook, message};
use baize_presenter::tell;
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

/// Runs a command about deck lists.
///
/// # Errors
/// When the game or the file is not there.
pub fn run(out: &mut Out, command: &DeckCommand) -> Result<Done, Failure> {
    match command {
        DeckCommand::Check { game, file, date, settings } => check(out, game, file, date.as_deref(), settings),
        DeckCommand::Convert { deck, format, code } => convert(out, &Chosen::find(deck)?, *format, *code),
        DeckCommand::Show { deck } => show(out, &Chosen::find(deck)?),
        DeckCommand::Curve { deck } => curve(out, &Chosen::find(deck)?),
        DeckCommand::Odds { deck, wanted, least, turns, second } => {
            odds(out, &Chosen::find(deck)?, wanted, *least, *turns, *second)
        }
        DeckCommand::Sample { deck, hands, seed } => sample(out, &Chosen::find(deck)?, *hands, *seed),
    }
}

/// A deck and its game.
struct Chosen {
    book: &'static dyn Rulebook,
    deck: Deck,
    pool: Arc<Pool>,
}

impl Chosen {
    fn find(wanted: &OneDeck) -> Result<Chosen, Failure> {
        let book = choose::game(&wanted.game)?;
        Ok(Chosen { book, deck: choose::deck(book, &wanted.deck)?, pool: book.pool() })
    }

    fn profile(&self) -> Profile {
        profile(self.book, &Options::default(), &self.deck)
    }

    /// The cards that are drawn, copies one by one.
    fn drawn(&self) -> Vec<DefId> {
        drawn_from(&self.book.draws(&Options::default()), &self.deck, &self.pool)
    }
}

/// The shape of `baize deck check --json`.
#[derive(Serialize)]
struct Verdict {
    legal: bool,
    problems: Vec<Reason>,
}

#[derive(Serialize)]
struct Reason {
    clause: String,
    message: String,
}

fn check(out: &mut Out, game: &str, file: &Path, date: Option<&str>, settings: &Settings) -> Result<Done, Failure> {
    let day = date.map(str::parse).transpose().map_err(Failure::usage)?.unwrap_or_else(Day::today);
    let book = choose::game(game)?;
    let options = choose::options(book, settings)?;
    let (deck, mut problems) = choose::read_deck(book, file)?;
    // A list that cannot be read whole would only be blamed for what was not read.
    if problems.is_empty() {
        problems = baize_registry::check_deck_on(book, &options, &deck, day);
    }
    let legal = problems.is_empty();
    if out.json {
        let reason = |p: baize_kernel::Problem| Reason { clause: p.clause.to_string(), message: p.message.into() };
        out.object(&Verdict { legal, problems: problems.into_iter().map(reason).collect() })?;
    } else if legal {
        let cards: u32 = deck.lines.iter().map(|l| u32::from(l.count)).sum();
        out.say("deck-legal", &[("deck", file.display().to_string().into()), ("n", i64::from(cards).into())])?;
    } else {
        out.say("deck-illegal", &[("deck", file.display().to_string().into())])?;
        for problem in &problems {
            let told = tell(out.words.tag, &problem.told());
            writeln!(out, "  {told}")?;
        }
    }
    Ok(Done::from_ok(legal))
}

fn convert(out: &mut Out, chosen: &Chosen, format: ListFormat, code: bool) -> Result<Done, Failure> {
    let Chosen { book, deck, pool } = chosen;
    if code {
        let code = codes::code(book.id(), "", deck, pool);
        if out.json {
            out.object(&serde_json::json!({ "code": code }))?;
        } else {
            writeln!(out, "{code}")?;
        }
    } else if out.json {
        out.object(deck)?;
    } else {
        out.write_all(baize_decks::write(deck, pool, format).as_bytes())?;
    }
    Ok(Done::Well)
}

/// The shape of `baize deck show --json`.
#[derive(Serialize)]
struct Shown<'a> {
    game: &'a str,
    deck: &'a Deck,
    #[serde(flatten)]
    profile: Profile,
}

fn show(out: &mut Out, chosen: &Chosen) -> Result<Done, Failure> {
    let Chosen { book, deck, pool } = chosen;
    let made = chosen.profile();
    if out.json {
        out.object(&Shown { game: book.id(), deck, profile: made })?;
        return Ok(Done::Well);
    }
    let n = i64::from(made.cards);
    out.say("deck-title", &[("deck", deck.name.clone().into()), ("n", n.into())])?;
    let mut part = "";
    for line in &deck.lines {
        if line.part != part {
            part = &line.part;
            writeln!(out, "[{part}]")?;
        }
        let name = pool.find(&line.id).map_or("", |def| pool.name(def));
        writeln!(out, "  {:>2} {:<12} {name}", line.count, line.id)?;
    }
    writeln!(out)?;
    bars(out, chosen, &made)
}

fn curve(out: &mut Out, chosen: &Chosen) -> Result<Done, Failure> {
    let made = chosen.profile();
    if out.json {
        out.object(&made)?;
        return Ok(Done::Well);
    }
    bars(out, chosen, &made)
}

/// Draws what a deck is made of.
fn bars(out: &mut Out, chosen: &Chosen, made: &Profile) -> Result<Done, Failure> {
    let language = out.language(chosen.book);
    if !made.curve.is_empty() {
        let last = made.curve.keys().copied().max().unwrap_or(0);
        let first = made.curve.keys().copied().min().unwrap_or(0);
        // Costs stand close together; numbers in thousands are listed as they come.
        let values: Vec<i32> =
            if last - first <= 20 { (first..=last).collect() } else { made.curve.keys().copied().collect() };
        let rows = values.into_iter().map(|n| (n.to_string(), made.curve.get(&n).copied().unwrap_or(0)));
        group(out, &language.name("stat", &made.stat), rows.collect())?;
    }
    let kinds = made.kinds.iter().map(|(word, n)| (language.name("kind", word), *n)).collect();
    let title = out.words.tell("deck-kinds");
    group(out, &title, kinds)?;
    for (name, labels) in &made.labels {
        let rows = labels.iter().map(|(word, n)| (language.name("label", word), *n)).collect();
        group(out, name, rows)?;
    }
    Ok(Done::Well)
}

/// Draws a group of bars.
fn group(out: &mut Out, title: &str, rows: Vec<(String, u32)>) -> Result<(), Failure> {
    const WIDE: u32 = 40;
    let most = rows.iter().map(|(_, n)| *n).max().unwrap_or(1).max(1);
    writeln!(out, "{title}")?;
    for (name, n) in rows {
        let long = if n == 0 { 0 } else { (n * WIDE / most).max(1) };
        writeln!(out, "  {name:<16} {n:>3} {}", "█".repeat(long as usize))?;
    }
    Ok(())
}

/// The shape of `baize deck odds --json`.
#[derive(Serialize)]
struct Odds {
    deck: u32,
    wanted: u32,
    least: u32,
    first: bool,
    turns: Vec<Turn>,
}

/// By which turn how many cards were seen, and how likely enough of the wanted are among them.
#[derive(Serialize)]
struct Turn {
    turn: u16,
    seen: u32,
    chance: f64,
}

fn odds(
    out: &mut Out,
    chosen: &Chosen,
    cards: &[String],
    least: u32,
    turns: u16,
    second: bool,
) -> Result<Done, Failure> {
    let (drawn, draws) = (chosen.drawn(), chosen.book.draws(&Options::default()));
    let named = cards.iter().map(|card| of_deck(chosen, &drawn, card)).collect::<Result<Vec<_>, _>>()?;
    let wanted = drawn.iter().filter(|def| named.iter().flatten().any(|id| id == *def)).count() as u32;
    let deck = drawn.len() as u32;
    let turn = |turn: u16| {
        let seen = draws.seen(turn, !second);
        Turn { turn, seen, chance: Draw { deck, wanted, drawn: seen }.at_least(least) }
    };
    let odds = Odds { deck, wanted, least, first: !second, turns: (0..=turns).map(turn).collect() };
    if out.json {
        out.object(&odds)?;
        return Ok(Done::Well);
    }
    let count = |n: u32| i64::from(n).into();
    out.say("deck-odds", &[("least", count(least)), ("wanted", count(wanted)), ("n", count(deck))])?;
    for Turn { turn, seen, chance } in odds.turns {
        let name = match turn {
            0 => out.words.tell("deck-opening"),
            n => out.words.say("deck-turn", &[("n", i64::from(n).into())]),
        };
        let bar = "█".repeat((chance * 30.0).round() as usize);
        writeln!(out, "  {name:<16} {seen:>3}  {:>7.3}% {bar}", chance * 100.0)?;
    }
    Ok(Done::Well)
}

/// Finds the cards of a deck that are meant: the one with the number, or all that are called so.
fn of_deck(chosen: &Chosen, drawn: &[DefId], card: &str) -> Result<Vec<DefId>, Failure> {
    let pool = &chosen.pool;
    let is_meant =
        |id: &&DefId| pool.def(**id).id.eq_ignore_ascii_case(card) || pool.name(**id).eq_ignore_ascii_case(card);
    let mut found: Vec<DefId> = drawn.iter().filter(is_meant).copied().collect();
    found.dedup();
    if found.is_empty() {
        let names = drawn.iter().flat_map(|id| [pool.def(*id).id.as_str(), pool.name(*id)]);
        return Err(choose::unknown(message!("the deck draws no card `{card}`", card), card, names));
    }
    Ok(found)
}

/// The shape of `baize deck sample --json`.
#[derive(Serialize)]
struct Hands {
    seed: u64,
    hands: Vec<Hand>,
}

#[derive(Serialize)]
struct Hand {
    hand: Vec<String>,
    next: Vec<String>,
}

/// How many cards are told that follow a hand.
const NEXT: usize = 5;

fn sample(out: &mut Out, chosen: &Chosen, hands: u16, seed: Option<u64>) -> Result<Done, Failure> {
    let seed = seed.unwrap_or_else(any_seed);
    let size = usize::from(chosen.book.draws(&Options::default()).hand);
    let mut chance = Chance::new(seed);
    let id = |def: &DefId| chosen.pool.def(*def).id.clone();
    let mut deal = || {
        let mut cards = chosen.drawn();
        chance.shuffle(&mut cards);
        let hand = cards.iter().take(size).map(id).collect();
        Hand { hand, next: cards.iter().skip(size).take(NEXT).map(id).collect() }
    };
    let dealt = Hands { seed, hands: (0..hands).map(|_| deal()).collect() };
    if out.json {
        out.object(&dealt)?;
        return Ok(Done::Well);
    }
    for (at, Hand { hand, next }) in (1..).zip(&dealt.hands) {
        out.say("deck-hand", &[("n", i64::from(at).into()), ("seed", seed.to_string().into())])?;
        tell_cards(out, chosen, hand)?;
        out.say("deck-next", &[])?;
        tell_cards(out, chosen, next)?;
    }
    Ok(Done::Well)
}

fn tell_cards(out: &mut Out, chosen: &Chosen, cards: &[String]) -> Result<(), Failure> {
    for id in cards {
        let name = chosen.pool.find(id).map_or("", |def| chosen.pool.name(def));
        writeln!(out, "  {id:<12} {name}")?;
    }
    Ok(())
}

/// A seed that is another each time.
fn any_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(1, |since| since.as_nanos() as u64 & 0xffff_ffff)
}
