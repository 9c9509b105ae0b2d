//! The fuzz targets, and a generator that feeds them the same bytes on every run.
//!
//! `fuzz/` hands these functions to libFuzzer, which looks for inputs by coverage; here bytes come
//! from a seeded generator and from examples that are mutated, so that CI exercises the same code
//! in a few seconds. A target panics when a promise is broken, and otherwise accepts anything.

use baize_kernel::chance::Chance;
use baize_kernel::saved;
use baize_kernel::{CardDef, Lexicon, Match, Options, Pool, Rulebook, Seat};
use baize_laws::Trial;
use baize_text::{notation, print};

/// Something that must take any bytes.
pub type Target = fn(&[u8]);

/// Every target, by the name it has in `fuzz/`.
pub const TARGETS: [(&str, Target); 6] = [
    ("answers", answers),
    ("notation", notation),
    ("cards", cards),
    ("scenario", scenario),
    ("replay", replay),
    ("saved", saved),
];

/// Plays a match of a game in one of its ways, steered by the bytes, under all laws. The first
/// bytes choose the game, the way, the seed and a deck for each seat.
///
/// # Panics
/// When a law is broken.
pub fn answers(data: &[u8]) {
    let Some((book, data)) = choose_game(data) else { return };
    let [way, seed, data @ ..] = data else { return };
    let ways = book.ways();
    let Some(options) = ways.get(usize::from(*way) % ways.len().max(1)) else { return };
    let (decks, seats) = (book.decks_for(options), book.menu().seats(options));
    if decks.is_empty() || data.len() < seats {
        return;
    }
    let (chosen, steer) = data.split_at(seats);
    let decks = chosen.iter().map(|&byte| decks[usize::from(byte) % decks.len()].clone()).collect();
    // Laws that try many answers are slow; one question in seven is enough here.
    let trial = Trial::new(book, options.clone(), decks, u64::from(*seed));
    if let Err(broken) = (Trial { every: 7, ..trial }).run(steer) {
        panic!("{broken}");
    }
}

/// Reads effect notation. What is read prints, and what is printed reads as the same.
///
/// # Panics
/// When text and data do not agree.
pub fn notation(data: &[u8]) {
    let Some((book, data)) = choose_game(data) else { return };
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut lexicon = Lexicon::default();
    let Ok(abilities) = notation::parse(text, book.vocabulary(), &mut lexicon) else { return };
    let printed = print::abilities(&abilities, book.vocabulary(), &lexicon);
    match notation::parse(&printed, book.vocabulary(), &mut lexicon) {
        Ok(again) => assert_eq!(again, abilities, "printed as {printed:?}"),
        Err(errors) => panic!("printed as {printed:?}, which is refused: {errors:?}"),
    }
}

/// Reads a card file.
pub fn cards(data: &[u8]) {
    let Some((book, data)) = choose_game(data) else { return };
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = baize_text::load(text, book.vocabulary(), &mut Pool::clone(&book.pool()));
}

/// Reads a scenario file and runs what can be read.
pub fn scenario(data: &[u8]) {
    let Ok(scenarios) = baize_scenario::parse("fuzz.yaml", data) else { return };
    for scenario in &scenarios {
        let _ = baize_scenario::run(scenario, &|id| baize_registry::find(id).ok());
    }
}

/// Reads a replay file and works out what can be read.
pub fn replay(data: &[u8]) {
    let Ok((replay, _note)) = baize_record::file::read(data) else { return };
    if let Ok(book) = baize_registry::find(&replay.game) {
        let _ = replay.run(book, book.pool(), |_, _, _| {});
    }
}

/// Reads a saved match whose seal was put on whatever the bytes are, and looks at what is read
/// through everybody's eyes. The first byte says which game; the rest lies behind the seal.
///
/// # Panics
/// When the match that is read is not sound, or bytes without a fitting seal are read.
pub fn saved(data: &[u8]) {
    let Some((book, payload)) = choose_game(data) else { return };
    let Some(table) = opened(book) else { return };
    assert!(table.load(payload).is_err(), "bytes without a seal are read");
    let stamp = saved::stamp(table.vocabulary(), table.pool());
    let Ok(read) = table.load(&saved::seal(stamp, payload)) else { return };
    read.check().expect("what is read is sound");
    for viewer in (0..read.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
        let _ = read.view(viewer);
    }
    for option in read.prompt().iter().flat_map(|p| &p.options) {
        let _ = read.words(option);
    }
    assert!(table.load(&read.save()).is_ok(), "what is read cannot be written and read again");
}

/// A match of a game with decks that ship, at its first question.
fn opened(book: &dyn Rulebook) -> Option<Box<dyn Match>> {
    let options = Options::default();
    book.open(&options, book.pool(), &book.decks_in_turn(&options, 0), 1).ok()
}

/// The first byte says which game.
fn choose_game(data: &[u8]) -> Option<(&'static dyn Rulebook, &[u8])> {
    let (&first, rest) = data.split_first()?;
    let games = baize_registry::games();
    Some((*games.get(usize::from(first) % games.len().max(1))?, rest))
}

/// Feeds the targets of these names, or with none named every one, so many inputs, the same on
/// every run; returns what was done.
///
/// # Panics
/// When a target does.
pub fn run(rounds: u32, names: &[&str]) -> String {
    let mut report = Vec::new();
    for (name, target) in TARGETS.into_iter().filter(|(name, _)| names.is_empty() || names.contains(name)) {
        let seeds = examples(name);
        let mut chance = Chance::new(rounds.into());
        // A whole match is a thousand times the work of reading a line.
        let rounds = if name == "answers" { rounds.div_ceil(10) } else { rounds };
        for _ in 0..rounds {
            target(&input(&seeds, &mut chance));
        }
        report.push(format!("{name}: {rounds} inputs"));
    }
    report.join("\n")
}

/// Inputs that get past the first checks of a target, to be mutated.
fn examples(name: &str) -> Vec<Vec<u8>> {
    if name == "saved" {
        return saved_examples();
    }
    let text: Vec<String> = match name {
        "notation" => notation_examples(),
        "cards" => vec!["\0[[card]]\nid = \"X\"\nname = \"X\"\nkind = \"number\"\nrank = 3\n".into()],
        "scenario" => scenario_examples(),
        "replay" => replay_examples(),
        _ => Vec::new(),
    };
    text.into_iter().map(String::into_bytes).collect()
}

/// The effects of the cards that ship, printed.
fn notation_examples() -> Vec<String> {
    let mut examples = Vec::new();
    for (i, book) in baize_registry::games().iter().enumerate() {
        let pool = book.pool();
        let with_text = pool.iter().filter(|(_, def)| !def.abilities.is_empty());
        let print = |def: &CardDef| print::abilities(&def.abilities, book.vocabulary(), pool.lexicon());
        examples.extend(with_text.map(|(_, def)| format!("{}{}", char::from(i as u8), print(def))));
    }
    examples
}

/// The scenario files that ship.
fn scenario_examples() -> Vec<String> {
    let folders: Vec<_> = crate::coverage::folders(&crate::root()).into_iter().map(|(_, folder)| folder).collect();
    let files = baize_scenario::files(&folders).unwrap_or_default();
    files.iter().filter_map(|file| std::fs::read_to_string(file).ok()).collect()
}

/// A match of each game in some of its ways, written down.
fn replay_examples() -> Vec<String> {
    fn write(book: &dyn Rulebook, options: Options) -> Option<String> {
        let decks = book.decks_in_turn(&options, 0);
        let report = (Trial { every: usize::MAX, ..Trial::new(book, options, decks, 1) }).run(&[]).ok()?;
        Some(baize_record::file::write(&report.replay, None))
    }
    // Examples are mutated, so the ways in between add little.
    let few = |ways: Vec<Options>| ways.iter().step_by(ways.len().div_ceil(4).max(1)).cloned().collect::<Vec<_>>();
    let games = baize_registry::games().iter();
    games.flat_map(|book| few(book.ways()).into_iter().filter_map(|way| write(*book, way))).collect()
}

/// Matches of each game after some random answers, without the seal.
fn saved_examples() -> Vec<Vec<u8>> {
    let mut examples = Vec::new();
    for (i, book) in baize_registry::games().iter().enumerate() {
        for answers in [0, 10, 40, 120] {
            if let Some(mut table) = opened(*book) {
                table.playout(answers.into(), answers);
                examples.push([&[i as u8], saved::unsealed(&table.save())].concat());
            }
        }
    }
    examples
}

/// An input: noise, or an example with a few bytes changed, cut out or doubled.
fn input(examples: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    if examples.is_empty() || chance.below(8) == 0 {
        let length = chance.below(300);
        return (0..length).map(|_| chance.below(256) as u8).collect();
    }
    let mut bytes = examples[chance.below(examples.len() as u32) as usize].clone();
    for _ in 0..chance.below(4) {
        mutate(&mut bytes, chance);
    }
    bytes
}

fn mutate(bytes: &mut Vec<u8>, chance: &mut Chance) {
    if bytes.is_empty() {
        return;
    }
    let at = chance.below(bytes.len() as u32) as usize;
    let until = (at + 1 + chance.below(16) as usize).min(bytes.len());
    match chance.below(4) {
        0 => bytes[at] = chance.below(256) as u8,
        1 => bytes[at] ^= 1 << chance.below(8),
        2 => drop(bytes.drain(at..until)),
        _ => {
            let piece = bytes[at..until].to_vec();
            bytes.splice(at..at, piece);
        }
    }
}
