//! Every language says everything that English says: no message and no clause is missing, no placeholder is lost or
//! invented, and no English word is left in a text.

use baize_kernel::Rulebook;
use baize_presenter::{Language, elsewhere, spoken};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};

/// Words that are written in Latin letters in every language: names, and terms that cards print so.
const LATIN: [&str; 18] = [
    "AP",
    "ATK",
    "Baize",
    "BlackPoker",
    "CARD",
    "DEF",
    "DON",
    "EX",
    "GAME",
    "GUNDAM",
    "HP",
    "Joker",
    "KO",
    "LP",
    "Lv",
    "ONE",
    "PIECE",
    "xX",
];

/// Costs that BlackPoker writes with letters.
const COSTS: &str = "BCDLS";

fn others() -> impl Iterator<Item = &'static str> {
    spoken().filter(|tag| *tag != "en")
}

/// A message: what it shows, what it only chooses by, and its texts.
#[derive(Default, Debug)]
struct Said {
    shows: BTreeSet<String>,
    chooses: BTreeSet<String>,
    texts: Vec<String>,
    /// Other messages that it says as parts of itself.
    parts: BTreeSet<String>,
}

impl Said {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    self.chooses.insert(id.name.to_owned());
                }
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.shows.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.parts.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.read_expression(expression),
            Expression::Inline(_) => {}
        }
    }
}

/// Reads files into their messages, attributes as messages of their own.
fn messages<'a>(files: impl Iterator<Item = &'a str>) -> BTreeMap<String, Said> {
    let mut out = BTreeMap::new();
    for file in files {
        let resource: Resource<&str> = fluent_syntax::parser::parse(file).unwrap_or_else(|(_, e)| panic!("{e:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let attributes =
                message.attributes.iter().map(|a| (format!("{}.{}", message.id.name, a.id.name), &a.value));
            let own = message.value.iter().map(|value| (message.id.name.to_owned(), value));
            for (id, pattern) in own.chain(attributes) {
                let mut said = Said::default();
                said.read(pattern);
                assert!(out.insert(id.clone(), said).is_none(), "{id} is written twice");
            }
        }
    }
    out
}

/// Everything that is written in a language, by where: the shared files, then each game's.
fn written(tag: &str) -> Vec<(String, BTreeMap<String, Said>)> {
    let shared = ["presenter/locales/{}/table", "text/locales/{}/ability", "text/locales/{}/card"];
    let more = ["text/locales/{}/number", "text/locales/{}/step", "cli/locales/{}"];
    let read = |name: &&str| {
        let path = format!("{}/../{}.ftl", env!("CARGO_MANIFEST_DIR"), name.replace("{}", tag));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        ((*name).to_owned(), messages(std::iter::once(text.as_str())))
    };
    let mut all: Vec<_> = shared.iter().chain(&more).map(read).collect();
    for book in baize_registry::games() {
        let files = book.spec().locales.iter().filter(|(of, _)| *of == tag).map(|(_, file)| *file);
        all.push((book.id().to_owned(), messages(files)));
    }
    all
}

/// Returns an English word in a text, if there is one.
fn latin_word(text: &str) -> Option<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|b| b.is_ascii_alphabetic());
    let is_cost = |word: &str| word.chars().all(|c| COSTS.contains(c));
    words.filter(is_word).find(|word| !LATIN.contains(word) && !is_cost(word))
}

/// Adds what the parts of messages show and choose by; a part stands beside them or in the shared files.
fn with_parts(said: &mut BTreeMap<String, Said>, shared: &BTreeMap<String, Said>) {
    let find = |said: &BTreeMap<String, Said>, id: &str| {
        let part = said.get(id).or_else(|| shared.get(id)).unwrap_or_else(|| panic!("there is no message {id}"));
        (part.shows.clone(), part.chooses.clone())
    };
    let found: Vec<_> = said
        .iter()
        .flat_map(|(id, whole)| whole.parts.iter().map(|part| (id.clone(), find(said, part))).collect::<Vec<_>>())
        .collect();
    for (id, (shows, chooses)) in found {
        if let Some(whole) = said.get_mut(&id) {
            whole.shows.extend(shows);
            whole.chooses.extend(chooses);
        }
    }
}

/// What the renderer of card text tells every message of a sort, whether English needs it or not: how a language
/// orders a phrase may hang on it.
const TOLD: [&str; 59] = [
    "able", "acting", "again", "alone", "always", "amount", "attached", "ban", "bare", "both", "by", "called", "card",
    "cards", "count", "cue", "denied", "end", "fixed", "for", "from", "group", "instead", "it", "key", "like", "may",
    "measured", "n", "named", "not", "noun", "number", "on", "one", "order", "others", "own", "owned", "owner", "per",
    "person", "point", "posture", "seen", "several", "side", "sign", "some", "source", "stat", "state", "this",
    "token", "told", "topic", "what", "whole", "whose",
];

/// The messages of card text that all games share; a game may replace one in the languages that need it.
fn shared_texts(tag: &str) -> BTreeMap<String, Said> {
    let texts = written(tag).into_iter().filter(|(place, _)| place.starts_with("text/"));
    texts.flat_map(|(_, said)| said).collect()
}

#[test]
fn no_message_is_missing_and_none_loses_or_invents_a_placeholder() {
    let mut wrong = Vec::new();
    for tag in others() {
        let shared = shared_texts(tag);
        for ((place, english), (_, mut said)) in written("en").into_iter().zip(written(tag)) {
            with_parts(&mut said, &shared);
            for (id, original) in &english {
                let Some(other) = said.get(id) else {
                    if !shared.contains_key(id) && !id.starts_with("token-") {
                        wrong.push(format!("{tag} {place}: {id} is missing"));
                    }
                    continue;
                };
                let lost = original.shows.iter().filter(|name| !other.shows.contains(*name)).filter(|name| {
                    // What English chooses a form by need not be shown elsewhere, nor what a form is chosen by there.
                    // Whose cards are may be told as whose they are, or as who owns them.
                    let owned = *name == "whose" && other.shows.contains("owner");
                    !original.chooses.contains(*name) && !other.chooses.contains(*name) && !owned
                });
                wrong.extend(lost.map(|name| format!("{tag} {place}: {id} loses ${name}")));
                let of_cards = !place.starts_with("presenter") && !place.starts_with("cli");
                let told = |name: &str| of_cards && TOLD.contains(&name);
                let known =
                    |name: &&String| original.shows.contains(*name) || original.chooses.contains(*name) || told(name);
                let invented = other.shows.iter().chain(&other.chooses).filter(|name| !known(name));
                wrong.extend(invented.map(|name| format!("{tag} {place}: {id} invents ${name}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn no_english_word_is_left_in_a_message() {
    let mut wrong = Vec::new();
    for tag in others() {
        // The command line names commands and keys, which are the same in every language.
        for (place, said) in written(tag).into_iter().filter(|(place, _)| !place.starts_with("cli")) {
            // Names and types may be printed in Latin letters.
            let printed = |id: &str| ["name-of-", "type-of-", "token-"].iter().any(|sort| id.starts_with(sort));
            for (id, said) in said.iter().filter(|(id, _)| !printed(id)) {
                let words = said.texts.iter().filter_map(|text| latin_word(text));
                wrong.extend(words.map(|word| format!("{tag} {place}: {id} says `{word}`")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names that numbers have in messages.
const COUNTS: [&str; 4] = ["n", "count", "has", "needs"];

/// Returns whether a line of English puts a word for many after a number that may be one.
fn says_one_of_many(line: &str) -> bool {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphabetic());
    let is_many =
        |word: &str| word.ends_with('s') && !word.ends_with("ss") && !["is", "has", "as", "was"].contains(&word);
    let after = |count: &str| line.split(&format!("{{ ${count} }} ")).skip(1).map(str::to_owned).collect::<Vec<_>>();
    // What is chosen for many or for all is not said of one.
    let line_of = |words: &str| line.to_lowercase().contains(words);
    let of_many = line.trim_start().starts_with("*[other]") || line_of("all { $") || line_of("one of { $");
    let many = |rest: &String| {
        rest.split(' ').take(2).map(|w| w.trim_matches(['.', ',', ';', ':'])).any(|w| is_word(w) && is_many(w))
    };
    !of_many && COUNTS.iter().flat_map(|count| after(count)).any(|rest| many(&rest))
}

#[test]
fn no_english_message_says_one_of_many() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("crates/presenter/locales/en"), root.join("web/locales")];
    let games = std::fs::read_dir(root.join("games")).expect("there are games");
    folders.extend(games.flatten().map(|game| game.path().join("locales")).filter(|folder| folder.is_dir()));
    let files = folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder can be read").flatten());
    let is_english = |path: &std::path::Path| {
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        path.parent().is_some_and(|folder| folder.ends_with("en")) || name.starts_with("en") || name.contains(".en.")
    };
    let files: Vec<_> = files.map(|file| file.path()).filter(|path| is_english(path)).collect();
    assert!(files.len() > 10, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).expect("messages are text");
        let wrong: Vec<&str> = text.lines().filter(|line| says_one_of_many(line)).collect();
        assert!(wrong.is_empty(), "{}: {wrong:#?}", file.display());
    }
}

#[test]
fn every_clause_of_every_revision_is_told_in_every_language() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        for tag in others() {
            let language = Language::of(*book, tag);
            for revision in book.menu().revisions {
                for row in book.clauses(revision) {
                    let text = language.clause(revision, row);
                    if text == row.text || text.trim().is_empty() {
                        wrong.push(format!("{tag} {} {revision} {}: not translated", book.id(), row.clause));
                    } else if let Some(word) = latin_word(&text) {
                        wrong.push(format!("{tag} {} {revision} {}: says `{word}`", book.id(), row.clause));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn tables_of_clauses_name_only_clauses_that_there_are() {
    for book in baize_registry::games() {
        let known: BTreeSet<&str> = book
            .menu()
            .revisions
            .iter()
            .flat_map(|revision| book.clauses(revision))
            .map(|row| row.clause.as_str())
            .collect();
        for (tag, file) in book.spec().clause_texts {
            for line in file.lines().skip(1) {
                let fields: Vec<&str> = line.split('\t').collect();
                assert_eq!(fields.len(), 3, "{} {tag}: {line}", book.id());
                assert!(known.contains(fields[0]), "{} {tag}: there is no clause {}", book.id(), fields[0]);
            }
        }
    }
}

fn find(book: &dyn Rulebook, tag: &str, words: &str) -> Vec<String> {
    let entries = Language::of(book, tag).reference(book, None);
    let found = baize_kernel::reference::search(entries, words);
    found.into_iter().filter(|entry| entry.is_named(words)).map(|entry| entry.word).collect()
}

#[test]
fn entries_are_found_by_any_name_in_any_language() {
    let book = baize_registry::find("blackpoker").expect("there is such a game");
    for tag in spoken() {
        for words in ["投擲", "throw", "ขว้าง", "トウテキ"] {
            assert_eq!(find(book, tag, words), ["throw"], "{tag} {words}");
        }
        for words in ["bulwark", "防壁", "ぼうへき", "กำแพง", "دیوار"] {
            assert_eq!(find(book, tag, words), ["wall"], "{tag} {words}");
        }
    }
}

#[test]
fn entries_are_told_in_the_language() {
    let book = baize_registry::find("blackpoker").expect("there is such a game");
    for tag in others() {
        for entry in Language::of(book, tag).reference(book, None) {
            assert!(!entry.lines.is_empty() && entry.facts.is_empty(), "{tag} {}", entry.word);
            assert!(!entry.also.contains(&entry.title), "{tag} {}", entry.word);
            let title = latin_word(&entry.title).filter(|word| !["RSF", "BJ"].contains(word));
            assert_eq!(title, None, "{tag} {}", entry.word);
        }
    }
}

#[test]
fn words_of_a_game_are_known_by_their_names_elsewhere() {
    let book = baize_registry::find("gundam").expect("there is such a game");
    for tag in spoken() {
        let words = elsewhere(book, &Language::of(book, tag));
        let find = |name: &str| {
            let mut found = words.iter().filter(|word| word.name == name || word.also.iter().any(|also| also == name));
            found.next().map(|word| word.name.clone()).unwrap_or_default()
        };
        let first = find("first-strike");
        for name in ["first strike", "先制攻撃", "โจมตีก่อน", "ضربه نخست", "《先制攻撃》"]
        {
            assert_eq!(find(name), first, "{tag} {name}");
        }
        for name in ["【起動･メイン】", "起動・メイン", "แอคทีฟ・เมน"] {
            assert_eq!(find(name), find("activate-main"), "{tag} {name}");
        }
    }
}
