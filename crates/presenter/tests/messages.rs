//! Every message about what is wrong is said in every language: none is missing, none is left over, no placeholder is
//! lost or invented, and no English word is left in a text.

use baize_kernel::{Message, message};
use baize_presenter::{message_files, message_id, tell};
use baize_text::render::Locale;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Words in Latin letters that are no English: names, units, and terms that cards print so.
const LATIN: [&str; 9] = ["DON", "KiB", "MiB", "EX", "Joker", "Light", "Entry20", "N", "TOML"];

/// Returns the sentences that programs say, by their names.
fn sentences() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["crates", "games"] {
        for one in std::fs::read_dir(root.join(folder)).expect("the folder is there").flatten() {
            source_files(&one.path().join("src"), &mut files);
        }
    }
    let said = files.iter().flat_map(|file| said_in(&std::fs::read_to_string(file).expect("source is text")));
    said.map(|text| (message_id(&text), text)).collect()
}

fn source_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            source_files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("kernel/src/message.rs") {
            found.push(path);
        }
    }
}

/// Returns the sentences of a file: the texts that `message!` is given.
fn said_in(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let calls = source.split("message!(").skip(1);
    calls.filter_map(|call| literal(call.trim_start().strip_prefix('"')?)).collect()
}

/// Reads a string up to its closing quote.
fn literal(text: &str) -> Option<String> {
    let (mut out, mut letters) = (String::new(), text.chars());
    loop {
        match letters.next()? {
            '"' => return Some(out),
            '\\' => match letters.next()? {
                'n' => out.push('\n'),
                // A line that goes on: the white space at its start does not count.
                '\n' => letters = letters.as_str().trim_start().chars(),
                other => out.push(other),
            },
            letter => out.push(letter),
        }
    }
}

/// Returns a text without what stands between two marks.
fn without(text: &str, open: char, close: char) -> String {
    let mut inside = false;
    let mut keep = |letter: char| {
        let was = inside;
        inside = if was { letter != close } else { letter == open };
        !was && !inside
    };
    text.chars().filter(|letter| keep(*letter)).collect()
}

fn has_words(sentence: &str) -> bool {
    without(sentence, '{', '}').contains(|c: char| c.is_ascii_alphabetic())
}

fn placeholders(text: &str) -> BTreeSet<String> {
    let named = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    let bare = named.map(|(name, _)| name.trim().trim_start_matches('$').to_owned());
    bare.filter(|name| !name.starts_with('"')).collect()
}

/// Returns the messages of a file, one a line.
fn lines(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}

#[test]
fn every_sentence_is_said_in_every_language_with_its_placeholders() {
    let sentences = sentences();
    assert!(sentences.len() > 400, "only {} sentences were found", sentences.len());
    for (tag, files) in message_files() {
        let said: BTreeMap<&str, &str> = files.iter().flat_map(|file| lines(file)).collect();
        for (id, sentence) in sentences.iter().filter(|(_, sentence)| has_words(sentence)) {
            let text = said.get(id.as_str()).unwrap_or_else(|| panic!("{tag} does not say `{sentence}`: {id}"));
            assert_eq!(placeholders(text), placeholders(sentence), "{tag}: {id}");
        }
    }
}

/// What says something to people without asking for their language, where it is given words of its own.
const BARE: [&str; 9] = [
    "writeln!(out,",
    "write!(out,",
    "println!(",
    "Failure::new(",
    "Failure::usage(",
    ".hint(",
    "#[error(",
    "Err(format!(",
    "Diagnostic::new(",
];

/// What is typed, is a word of scenario files, or is told to those who write the tables of wordings that ship.
const TYPED: [&str; 3] = ["http://{}", "{} scores {scores:?}", "text/src/compile/"];

/// Returns the words that a file says without asking for a language.
fn bare_words(file: &Path) -> Vec<String> {
    let source = std::fs::read_to_string(file).expect("source is text");
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let after = |opener: &str| source.split(opener).skip(1).map(str::to_owned).collect::<Vec<_>>();
    let given = |rest: String| literal(rest.trim_start().strip_prefix('"')?);
    let said = BARE.iter().flat_map(|opener| after(opener)).filter_map(given);
    let is_prose = |text: &str| {
        let prose = without(&without(text, '`', '`'), '{', '}');
        prose.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word.len() > 2)
    };
    said.filter(|text| is_prose(text)).map(|text| format!("{}: {text}", file.display())).collect()
}

#[test]
fn nothing_is_said_past_the_languages() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for room in ["cli", "server", "import", "record", "scenario", "decks", "puzzles", "sim", "text"] {
        source_files(&root.join(room).join("src"), &mut files);
    }
    let bare = files.iter().flat_map(|file| bare_words(file));
    let bare: Vec<String> = bare.filter(|found| !TYPED.iter().any(|typed| found.contains(typed))).collect();
    assert!(bare.is_empty(), "say these through `message!`:\n{}", bare.join("\n"));
}

#[test]
fn nothing_is_said_that_nobody_says() {
    let sentences = sentences();
    // Colours are words of the games.
    let labels =
        baize_registry::games().iter().flat_map(|book| book.vocabulary().labels.iter().map(|l| message_id(l.word)));
    let known: BTreeSet<String> = sentences.into_keys().chain(labels).chain(["and".to_owned()]).collect();
    for (tag, files) in message_files() {
        // The last file has the help of commands, which the command line checks.
        for (id, _) in files[..files.len() - 1].iter().flat_map(|file| lines(file)) {
            assert!(known.contains(id), "{tag}: nobody says `{id}`");
        }
    }
}

#[test]
fn no_english_is_left_and_every_file_can_be_read() {
    for (tag, files) in message_files() {
        for file in files {
            Locale::new(tag).and_then(|locale| locale.with(file)).unwrap_or_else(|d| panic!("{tag}: {d}"));
            for (id, text) in lines(file) {
                // What is typed or written by programs stands between back quotes.
                let prose = without(&without(text, '`', '`'), '{', '}');
                let words = prose.split(|c: char| !c.is_ascii_alphanumeric());
                let leak = words.filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()));
                // Seats and suits are single letters.
                let leaks: Vec<&str> = leak.filter(|word| word.len() > 1 && !LATIN.contains(word)).collect();
                assert!(leaks.is_empty(), "{tag}: {id}: {leaks:?}");
            }
        }
    }
}

#[test]
fn a_message_is_said_with_the_messages_inside_it() {
    let place = message!("line {n}: ", n = 3);
    let why = message!("`{first}` has no number of copies; write `4x{first}`", first = "Nami");
    let whole = message!("{place}{why}", place, why);
    assert_eq!(tell("th", &whole), "บรรทัดที่ 3: `Nami` ไม่ได้บอกจำนวน ให้เขียน `4xNami`");
    assert_eq!(tell("ja", &whole), "3行目: `Nami` に枚数がありません。`4xNami` のように書いてください");
    assert_eq!(tell("en", &whole), &*whole);
    assert_eq!(tell("en-XA", &message!("there is no such game")), "ťĥééřéé ííš ñóó šúúçĥ ĝááɱéé");
    let list = Message::list(vec![message!("a list"), Message::foreign("EOF")], "; ");
    assert_eq!(tell("fa", &list), "فهرست; EOF");
}

#[test]
fn what_is_wrong_in_notation_is_said_in_every_language() {
    let book = baize_registry::games().iter().find(|book| book.vocabulary().find_verb("draw").is_some());
    let words = book.expect("a game draws cards").vocabulary();
    let errors = baize_text::parse("on-play: drow 1", words, &mut baize_kernel::Lexicon::default());
    let told = errors.expect_err("a word is wrong")[0].told();
    assert_eq!(&*told, "1:10: unknown word `drow`; expected a step (did you mean `draw`?)");
    assert_eq!(tell("th", &told), "1:10: ไม่รู้จักคำ `drow` ตรงนี้ต้องเป็นขั้น (หมายถึง `draw` หรือไม่)");
    assert_eq!(
        tell("ja", &told),
        "1:10: `drow` という語はありません。ここに必要なのは手順です (`draw` のことですか？)"
    );
    assert!(tell("fa", &told).contains("شناخته نیست"));
}
