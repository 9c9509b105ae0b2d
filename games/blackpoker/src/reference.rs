//! What a player may look up: actions, characters, fogs, trumps, formats and frames, out of the tables that are played by.

use crate::actions::{ACTIONS, Action, Level};
use crate::cards::Face;
use crate::clauses;
use crate::options::{FORMATS, FRAMES, Rules, is_official};
use crate::rules::clause;
use crate::rules::trumps::{self, Trump};
use crate::rules::units::Class;
use baize_kernel::Clause;
use baize_kernel::reference::{Entry, Line};

/// Returns what there is with some rules, or all there is.
pub fn entries(rules: Option<&Rules>) -> Vec<Entry> {
    let is_in = |level: Level| rules.is_none_or(|r| level.is_in(r.format, r.frame));
    let actions = ACTIONS.iter().filter(|a| is_in(a.level)).map(of_action);
    let characters = CHARACTERS.iter().filter(|c| is_in(c.level)).map(of_character);
    let fogs = FOGS.iter().filter(|f| is_in(f.level)).map(of_fog);
    let trumps = trumps::TABLE.iter().filter(|_| is_in(Level::Frame(5))).map(of_trump);
    let formats = (1..=FORMATS.len() as u8).filter(|&format| rules.is_none_or(|r| r.format == format)).map(of_format);
    let frames = (0..FRAMES.len() as u8).filter(|&frame| rules.is_none_or(|r| r.frame == frame)).map(of_frame);
    actions.chain(characters).chain(fogs).chain(trumps).chain(formats).chain(frames).collect()
}

/// A character as players look it up (5.1).
struct Character {
    class: Class,
    word: &'static str,
    name: &'static str,
    made_of: &'static str,
    level: Level,
}

const fn character(class: Class, word: &'static str, name: &'static str, made_of: &'static str) -> Character {
    let level = match class {
        Class::Magician => Level::Format(2),
        Class::Reanimator | Class::DemonLord | Class::Chariot | Class::Giant | Class::Strategist | Class::Knight => {
            Level::Frame(5)
        }
        _ => Level::Format(1),
    };
    Character { class, word, name, made_of, level }
}

/// C01 to C12.
static CHARACTERS: [Character; 12] = [
    character(Class::Regular, "regular", "Regular", "one card 2-10"),
    character(Class::Hero, "hero", "Hero", "one J, Q or K"),
    character(Class::Ace, "ace", "Ace", "one A"),
    character(Class::Magician, "magician", "Magician", "one Joker"),
    character(Class::Equipped, "equipped-soldier", "Equipped Soldier", "two or more cards of one suit"),
    character(Class::Wall, "wall", "Wall", "any one card"),
    character(Class::Reanimator, "reanimator", "Reanimator", "♠J and one ♡2-10"),
    character(Class::DemonLord, "demon-lord", "Demon Lord", "♠K and ♣K"),
    character(Class::Chariot, "chariot", "Chariot", "♡J and one ♢2-10"),
    character(Class::Giant, "giant", "Giant", "♡K and ♢K"),
    character(Class::Strategist, "strategist", "Strategist", "♢J and one ♣2-10"),
    character(Class::Knight, "knight", "Knight", "♣J and one ♠2-10"),
];

/// A fog as players look it up (5.3).
struct Fog {
    word: &'static str,
    name: &'static str,
    action: u8,
    level: Level,
    clause: Clause,
}

/// G01 to G04.
static FOGS: [Fog; 4] = [
    Fog { word: "fog-up", name: "Up", action: 15, level: Level::Format(1), clause: clause!("G01") },
    Fog { word: "fog-down", name: "Down", action: 16, level: Level::Format(1), clause: clause!("G02") },
    Fog { word: "fog-force", name: "Force", action: 34, level: Level::Format(4), clause: clause!("G03") },
    Fog { word: "fog-close", name: "Close", action: 44, level: Level::Frame(5), clause: clause!("G04") },
];

/// Readings without which an entry would be told by half.
const ALSO: [(Clause, Clause); 25] = [
    (clause!("A19"), clause!("R28")),
    (clause!("A24"), clause!("R57")),
    (clause!("A34"), clause!("R53.1")),
    (clause!("A34"), clause!("R54")),
    (clause!("A35"), clause!("R36")),
    (clause!("A35"), clause!("R64")),
    (clause!("A35"), clause!("R54")),
    (clause!("A36"), clause!("R63")),
    (clause!("A36"), clause!("R64")),
    (clause!("A36"), clause!("R54")),
    (clause!("A37"), clause!("R40.1")),
    (clause!("A37"), clause!("R54")),
    (clause!("C04"), clause!("R41")),
    (clause!("C07"), clause!("R75")),
    (clause!("C08"), clause!("R75")),
    (clause!("C09"), clause!("R75")),
    (clause!("C10"), clause!("R75")),
    (clause!("C10"), clause!("R78")),
    (clause!("C11"), clause!("R75")),
    (clause!("C12"), clause!("R75")),
    (clause!("G03"), clause!("R53.1")),
    (clause!("T01"), clause!("R79")),
    (clause!("T20"), clause!("R80")),
    (clause!("T25"), clause!("R82")),
    (clause!("T28"), clause!("R83")),
];

/// Returns the rows of the clause table below a clause, with it in front, and the readings that belong to them.
fn rows(clause: Clause) -> impl Iterator<Item = Line> {
    let below = format!("{clause}.");
    let also = ALSO.iter().filter(move |(of, _)| *of == clause).filter_map(|(_, also)| clauses::find(*also));
    let mine =
        move |row: &&baize_kernel::rulebook::ClauseRow| row.clause == clause || row.clause.as_str().starts_with(&below);
    clauses::table().iter().filter(mine).chain(also).map(|row| Line::new(row.clause, row.text.clone()))
}

/// A format (6.1): what it has beyond those below it.
fn of_format(format: u8) -> Entry {
    let rules = Rules { format, ..Rules::default() };
    let word = FORMATS[usize::from(format) - 1];
    let mut facts = vec![("level", format.to_string())];
    facts.extend(adds(|level| level == Level::Format(format)));
    facts.extend(
        FRAMES.iter().filter(|frame| is_official(&format!("{word}/{frame}"))).map(|frame| official_with(frame)),
    );
    entry_of(capitalised(word), "format", facts, rules.format_clause())
}

/// A frame (6.2): what it lays and adds.
fn of_frame(frame: u8) -> Entry {
    let rules = Rules { frame, ..Rules::default() };
    let word = FRAMES[usize::from(frame)];
    let laid = [(rules.has_pack(), "a pack"), (rules.has_rare(), "a rare card"), (rules.has_trumps(), "two trumps")];
    let mut facts: Vec<(&'static str, String)> =
        laid.into_iter().filter(|(has, _)| *has).map(|(_, what)| ("lays", what.to_owned())).collect();
    facts.extend(adds(|level| level == Level::Frame(frame)));
    facts.extend(
        FORMATS.iter().filter(|format| is_official(&format!("{format}/{word}"))).map(|format| official_with(format)),
    );
    entry_of(capitalised(word), "frame", facts, rules.frame_clause())
}

/// The actions and characters of a level.
fn adds(is_of: impl Fn(Level) -> bool) -> Vec<(&'static str, String)> {
    let actions = ACTIONS.iter().filter(|a| is_of(a.level)).map(|a| ("action", name_of(a)));
    let characters = CHARACTERS.iter().filter(|c| is_of(c.level));
    actions.chain(characters.map(|c| ("character", format!("{} {}", c.class.clause(), c.name)))).collect()
}

fn official_with(word: &str) -> (&'static str, String) {
    ("official", format!("with {}", capitalised(word)))
}

fn capitalised(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

fn entry_of(title: String, sort: &'static str, facts: Vec<(&'static str, String)>, clause: Clause) -> Entry {
    let word = title.to_lowercase();
    Entry { word, title, also: Vec::new(), sort, tags: Vec::new(), facts, lines: rows(clause).collect(), clause }
}

fn of_action(action: &Action) -> Entry {
    let [start, speed, timing] = action.words();
    let mut facts = vec![
        ("level", action.level.phrase()),
        ("type", action.sort.phrase().to_owned()),
        ("use", format!("{start}, {speed}, {timing}")),
    ];
    facts.extend(action.when.map(|when| ("when", when.phrase())));
    facts.extend(action.needs.iter().map(|need| ("only if", need.phrase())));
    if let Some(face) = action.trump().filter(|_| action.unit.is_some()) {
        facts.push(("only if", format!("your trump {} ({face}) is open", trumps::name_of(face))));
    }
    facts.extend(action.once.map(|_| ("limit", "once per turn".to_owned())));
    facts.extend(action.cost_phrase().map(|cost| ("cost", cost)));
    facts.extend((action.key.count() > 0).then(|| ("key", action.key.to_string())));
    facts.extend(action.unit.map(|unit| ("unit", unit.phrase())));
    facts.extend(action.target.phrase().map(|target| ("target", target)));
    let mut lines: Vec<Line> =
        action.effect.iter().map(|step| Line::new(step.clause, step.op.phrase(action.target))).collect();
    // What the list adds to the steps; cost, target and the action's own line are told above.
    let told = |line: &Line| {
        let by_step = action.effect.iter().any(|step| step.clause == line.clause);
        by_step || [action.clause, action.pay, action.aim].contains(&line.clause) || Some(line.clause) == action.once
    };
    lines.extend(rows(action.clause).filter(|line| !told(line)));
    let tags = [start, speed, timing, action.sort.phrase()].map(str::to_owned).to_vec();
    let (word, title) = (action.word.to_owned(), action.name.to_owned());
    Entry { word, title, sort: "action", tags, facts, lines, clause: action.clause, also: Vec::new() }
}

fn of_character(character: &Character) -> Entry {
    let clause = character.class.clause();
    let tags = vec![if character.class == Class::Wall { "wall" } else { "soldier" }.to_owned()];
    let facts = vec![("level", character.level.phrase()), ("made of", character.made_of.to_owned())];
    let (word, title) = (character.word.to_owned(), character.name.to_owned());
    Entry { word, title, sort: "character", tags, facts, lines: rows(clause).collect(), clause, also: Vec::new() }
}

fn of_fog(fog: &Fog) -> Entry {
    let action = crate::actions::get(fog.action);
    let facts = vec![("level", fog.level.phrase()), ("left by", name_of(action)), ("cards", action.key.to_string())];
    let (word, title) = (fog.word.to_owned(), fog.name.to_owned());
    Entry {
        word,
        title,
        sort: "fog",
        tags: Vec::new(),
        facts,
        lines: rows(fog.clause).collect(),
        clause: fog.clause,
        also: Vec::new(),
    }
}

fn of_trump(trump: &Trump) -> Entry {
    let mut facts = vec![("card", trump.face.to_string())];
    facts.extend(ACTIONS.iter().filter(|a| belongs_to(a, trump.face)).map(|a| ("action", name_of(a))));
    let word = format!("trump-{}", trump.face.id().to_lowercase());
    let (title, lines) = (trump.name.to_owned(), rows(trump.clause).collect());
    Entry { word, title, sort: "trump", tags: Vec::new(), facts, lines, clause: trump.clause, also: Vec::new() }
}

/// Returns whether an action is one of a trump, or of the character that the trump becomes.
fn belongs_to(action: &Action, face: Face) -> bool {
    use crate::actions::{Driver, When};
    let by_unit = action.unit == Some(Driver::JackOf(face)) || action.when == Some(When::JackDies(face));
    let by_king = action.when == Some(When::EndWithDemonLord) && trumps::clause_of(face) == clause!("T08");
    action.trump() == Some(face) || by_unit || by_king
}

fn name_of(action: &Action) -> String {
    format!("{} {}", action.clause, action.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::reference::search;
    use std::collections::BTreeSet;

    fn find(word: &str) -> Entry {
        entries(None).into_iter().find(|entry| entry.word == word).expect("there is such an entry")
    }

    #[test]
    fn everything_of_the_lists_can_be_looked_up_by_a_word_of_its_own() {
        let all = entries(None);
        let count = |sort: &str| all.iter().filter(|entry| entry.sort == sort).count();
        assert_eq!(["action", "character", "fog", "trump", "format", "frame"].map(count), [90, 12, 4, 30, 4, 6]);
        let words: BTreeSet<&str> = all.iter().map(|entry| entry.word.as_str()).collect();
        assert_eq!(words.len(), all.len());
        for entry in &all {
            assert!(clauses::find(entry.clause).is_some() && !entry.lines.is_empty(), "{}", entry.word);
            assert!(entry.lines.iter().all(|line| clauses::find(line.clause).is_some()), "{}", entry.word);
        }
    }

    #[test]
    fn an_action_is_told_from_the_tables_that_are_played_by() {
        let up = find("up");
        let fact = |name: &str| up.facts.iter().find(|f| f.0 == name).map(|f| f.1.as_str());
        assert_eq!(fact("use"), Some("direct, normal, quick"));
        assert_eq!((fact("cost"), fact("key")), (Some("D: discard a card"), Some("one ♡A-10")));
        assert_eq!((fact("target"), fact("level")), (Some("any soldier"), Some("format light and above")));
        let text = "The target's size grows by the sum of the key cards' numbers until the turn ends.";
        assert_eq!(up.lines[0], Line::new(clause!("A15.3"), text));
        assert_eq!(find("exhaust").facts[3].1, "you request End and your trump Loss (♢5) is open");
        assert!(find("slash").facts.contains(&("only if", "your trump Slash (♠2) is open".to_owned())));
    }

    #[test]
    fn words_find_what_they_name_first() {
        let first = |words: &str| search(entries(None), words).first().map(|entry| entry.word.clone());
        assert_eq!(first("truce").as_deref(), Some("truce"));
        assert_eq!(first("A15").as_deref(), Some("up"));
        assert_eq!(first("fortress").as_deref(), Some("trump-c9"));
        let instant: Vec<String> =
            search(entries(None), "direct instant quick magic").into_iter().map(|entry| entry.word).collect();
        assert!(instant.contains(&"search".to_owned()) && !instant.contains(&"kill".to_owned()));
        assert_eq!(search(entries(None), "no such thing anywhere"), []);
    }

    #[test]
    fn formats_and_frames_show_what_they_have() {
        let words = |format, frame| -> Vec<String> {
            let rules = Rules { format, frame, ..Rules::default() };
            entries(Some(&rules)).into_iter().map(|entry| entry.word).collect()
        };
        assert_eq!(words(1, 1).len(), 19 + 5 + 2 + 2);
        assert_eq!(words(4, 5).len(), 90 + 12 + 4 + 30 + 2);
        assert!(!words(4, 4).contains(&"fog-close".to_owned()) && words(2, 2).contains(&"open-pack".to_owned()));
    }

    #[test]
    fn formats_and_frames_say_what_they_add_and_what_they_go_with() {
        let facts = |word: &str, name: &str| -> Vec<String> {
            find(word).facts.into_iter().filter(|fact| fact.0 == name).map(|fact| fact.1).collect()
        };
        assert_eq!(["light", "standard", "pro", "master"].map(|word| facts(word, "action").len()), [19, 6, 6, 6]);
        assert_eq!(facts("pro", "official"), ["with Pack", "with Rarepack", "with Strategy"]);
        assert_eq!(facts("pack", "action"), ["A38 Open Pack"]);
        assert_eq!(facts("extra", "lays"), ["a pack", "a rare card", "two trumps"]);
        assert_eq!(facts("standard", "character"), ["C04 Magician"]);
    }

    #[test]
    fn what_a_reading_adds_is_told_with_the_entry() {
        let tells = |word: &str, clause: Clause| find(word).lines.iter().any(|line| line.clause == clause);
        assert!(tells("trump-sa", clause!("R79")) && tells("giant", clause!("R78")));
        for word in ["force", "sword-rain", "recruit", "surprise"] {
            assert!(tells(word, clause!("R54")), "{word}");
        }
    }

    #[test]
    fn every_trump_names_its_actions() {
        let actions = |word: &str| find(word).facts.iter().filter(|f| f.0 == "action").count();
        assert_eq!(["trump-sa", "trump-sj", "trump-sk", "trump-h7", "trump-c9"].map(actions), [1, 4, 2, 2, 0]);
    }
}
