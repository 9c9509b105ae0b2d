//! Texts of ill will and of accident: nothing makes the readers panic.

mod common;

use baize_kernel::{Lexicon, Pool};
use common::{EFFECTS, print, vocabulary};
use proptest::prelude::*;

/// Reads a text; complaints must point into it, and what is read must survive being printed.
fn read_anything(text: &str) {
    let words = vocabulary();
    let mut lexicon = Lexicon::default();
    match baize_text::parse(text, &words, &mut lexicon) {
        Ok(abilities) => {
            let printed = print(&abilities, &lexicon);
            let again = baize_text::parse(&printed, &words, &mut lexicon);
            assert_eq!(again.as_ref(), Ok(&abilities), "{text:?} is printed as {printed:?}");
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "a text that is not read has something wrong");
            assert!(errors.iter().all(|e| text.get(e.span.clone()).is_some() && e.line > 0 && e.column > 0));
            let shown = baize_text::report("text", text, &errors);
            assert!(shown.contains(&errors[0].message.chars().take(8).collect::<String>()));
        }
    }
}

fn load_anything(text: &str) {
    let mut pool = Pool::default();
    match baize_text::load(text, &vocabulary(), &mut pool) {
        Ok(ids) => assert_eq!(ids.len(), pool.len()),
        Err(errors) => {
            assert!(pool.is_empty(), "a file with errors adds no card");
            assert!(errors.iter().all(|e| text.get(e.span.clone()).is_some()));
        }
    }
}

/// Damages a text: cuts a stretch out, puts something in, or doubles a stretch.
fn damaged() -> impl Strategy<Value = String> {
    let scraps = vec![
        "{",
        "}",
        "(",
        ")",
        ":",
        ";",
        ",",
        "/",
        "\n",
        "\n  ",
        "\"",
        "-",
        "+",
        "<=",
        "not ",
        "or ",
        "any ",
        "all ",
        "1 ",
        "up to ",
        "with ",
        "this ",
        "if ",
        "else ",
        "may ",
        "they ",
        "count(",
        "é",
        "“",
        "\\",
        "99999999999",
        "named ",
        "top ",
        "of ",
        "per ",
        "is ",
        "#",
        "\0",
        "gain ability {",
        "pay ",
        "to ",
        "\u{202e}",
    ];
    let damage = (any::<prop::sample::Index>(), 0..20usize, prop::sample::select(scraps), any::<bool>());
    (prop::sample::select(EFFECTS.to_vec()), prop::collection::vec(damage, 1..5)).prop_map(|(effect, damages)| {
        let mut chars: Vec<char> = effect.chars().collect();
        for (at, len, scrap, cut) in damages {
            let start = at.index(chars.len() + 1);
            let end = (start + len).min(chars.len());
            let old: Vec<char> = chars[start..end].to_vec();
            let new = scrap.chars().chain(if cut { Vec::new() } else { [old.clone(), old].concat() });
            chars.splice(start..end, new);
        }
        chars.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_text_is_read_without_panic(text in any::<String>()) {
        read_anything(&text);
        load_anything(&text);
    }

    #[test]
    fn random_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_anything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn damaged_effects_are_read_without_panic(text in damaged()) {
        read_anything(&text);
    }

    #[test]
    fn damaged_cards_are_loaded_without_panic(text in damaged()) {
        load_anything(&format!("[[card]]\nid = \"X\"\nkind = \"hero\"\neffect = \"\"\"\n{text}\n\"\"\""));
        load_anything(&format!("[[card]]\nid = \"X\"\nkind = \"hero\"\n{text}"));
    }
}

#[test]
fn nested_tables_do_not_exhaust_the_stack() {
    let nested = [
        format!("{}x = 1", "a.".repeat(100_000)),
        format!("{}x = 1", "\"a\".".repeat(100_000)),
        format!("[{}x]", "a.".repeat(100_000)),
        format!("x = {}", "[".repeat(100_000)),
        format!("card = {}1{}", "[".repeat(100_000), "]".repeat(100_000)),
        format!("x = {}", "{a=".repeat(100_000)),
    ];
    nested.iter().for_each(|text| load_anything(text));
}

#[test]
fn a_text_with_everything_wrong_is_read_in_good_time() {
    let start = std::time::Instant::now();
    read_anything(&"§ ".repeat(20_000));
    read_anything(&"arrives: x\n".repeat(5_000));
    read_anything(&"arrives: if (".repeat(4_000));
    load_anything(&"[[card]]\nx = 1\n".repeat(50_000));
    load_anything(&"§\n".repeat(500_000));
    assert!(start.elapsed().as_secs() < 60, "it took {:?}", start.elapsed());
}
