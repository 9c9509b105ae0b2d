//! Card lists in the shapes that others publish, and lists that are no such thing.

use baize_import::gather::{cut_off, gather};
use baize_import::write::{Unread, files};
use baize_import::{Importer, shape::Printed};
use std::path::{Path, PathBuf};

fn importer(game: &str) -> Importer {
    let book = baize_registry::find(game).expect("the game is played here");
    let mut importer = Importer::new(book).expect("the tables of the game are sound");
    importer.learn_tokens_of(&book.pool());
    importer
}

/// Returns a file of public card data, or `None` on a machine that does not have it.
fn public(path: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(path);
    (path.exists() || std::env::var_os("CI").is_some()).then_some(path)
}

fn read(importer: &Importer, path: &str) -> Option<Vec<Printed>> {
    let bytes = std::fs::read(public(path)?).expect("the public card data is needed");
    Some(importer.shape().read(path, &bytes).unwrap_or_else(|faults| panic!("{faults:?}")))
}

fn same(game: &str, lists: [&str; 3], set: &str) {
    let importer = importer(game);
    let prints = lists.map(|list| read(&importer, list));
    let [Some(a), Some(b), Some(ours)] = prints else { return };
    let ours = ours.into_iter().filter(|card| card.number.starts_with(set));
    let gathered = gather(ours.chain(a).chain(b));
    let facts = gathered.differences.iter().filter(|d| d.about != "text");
    assert_eq!(facts.collect::<Vec<_>>(), Vec::<&baize_import::gather::Difference>::new());
    assert!(gathered.merged >= 2 * 16, "{} prints came together", gathered.merged);
}

#[test]
fn four_shapes_say_the_same_as_our_own_list() {
    let raw =
        ["raw/punk-records.english.569001.json", "raw/vegapull-records.cards_569001.json", "one-piece/cards.json"];
    same("one-piece", raw, "ST01");
    same("gundam", ["raw/gcg-api.st01.json", "raw/apitcg.gundam.st01.json", "gundam/cards.json"], "ST01");
}

#[test]
fn no_whole_text_is_taken_for_one_that_is_cut_off() {
    for (game, list) in [("one-piece", "one-piece/cards.json"), ("gundam", "gundam/cards.json")] {
        let Some(cards) = read(&importer(game), list) else { return };
        let cut: Vec<_> = cards.iter().filter_map(|card| Some((&card.number, cut_off(&card.text)?))).collect();
        assert_eq!(cut, [], "{game}");
    }
    // Upstream cuts these off at a raw <Slash>.
    assert!(cut_off("[On Play] K.O. up to 1 of your opponent's Characters without the").is_some());
}

#[test]
fn what_is_written_is_read_again_as_the_same() {
    let importer = importer("one-piece");
    let list = br#"[{"id":"X-001","name":"A \"B\" 'C'","category":"Character","colors":["Red"],"cost":"1","power":null,
        "counter":1000,"attributes":["Slash"],"types":["T"],"effect":"[On Play] Draw 1 card.<br>[Blocker]","trigger":""}]"#;
    let prints = importer.shape().read("list", list).expect("the list is sound");
    let made = importer.card(&prints[0]);
    assert!(made.is_whole(), "{:?}", made.card.unread);
    let book = baize_registry::find("one-piece").expect("the game is played here");
    let text = &files(std::slice::from_ref(&made.card), book.vocabulary(), Unread::Lines)["x"];
    let mut pool = baize_kernel::Pool::clone(&book.pool());
    let ids = baize_text::load(text, book.vocabulary(), &mut pool).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    assert_eq!(pool.name(ids[0]), "A \"B\" 'C'");
    let def = pool.def(ids[0]);
    assert_eq!((def.abilities.len(), def.keywords.count_ones()), (1, 1));
    assert_eq!(def.abilities, {
        let built = importer.build(&made.card).expect("the card is sound");
        built.abilities
    });
}

#[test]
fn a_line_may_use_another_line_of_its_card() {
    let importer = importer("one-piece");
    let list = br#"[{"id":"X-002","name":"A","category":"Event","colors":["Red"],"cost":"1","power":null,"counter":null,"attributes":[],
        "types":["T"],"effect":"[Main] Draw 1 card.","trigger":"[Trigger] Activate this card's [Main] effect."}]"#;
    let prints = importer.shape().read("list", list).expect("the list is sound");
    let made = importer.card(&prints[0]);
    assert_eq!((made.card.unread, made.card.effect.as_str()), (Vec::new(), "main: draw 1\ntrigger: use main"));
}

/// No more cards of the public lists are left with unread lines than those that `by-hand.toml` and the documents name.
#[test]
fn the_public_lists_are_read_nearly_whole() {
    for (game, list, most) in [("one-piece", "one-piece/cards.json", 17), ("gundam", "gundam/cards.json", 10)] {
        let mut importer = importer(game);
        let Some(cards) = read(&importer, list) else { return };
        let mut gathered = gather(cards);
        importer.learn_tokens(&mut gathered.cards);
        let partly = gathered.cards.values().filter(|card| !importer.card(card).is_whole());
        let partly: Vec<&str> = partly.map(|card| card.number.as_str()).collect();
        assert!(partly.len() <= most, "{game}: {partly:?}");
    }
}

#[test]
fn bad_lists_are_refused_with_place_and_hint() {
    let importer = importer("one-piece");
    let card = r#""id":"X-1","name":"A","category":"Character""#;
    let wrong: [(&str, &str); 12] = [
        ("", "not `JSON`"),
        ("[{", "not `JSON`"),
        ("7", "no cards"),
        ("[]", "empty"),
        ("{\"cards\":7}", "no cards"),
        ("[7]", "no card"),
        ("[{}]", "no number"),
        (r#"[{"id":"X-1"}]"#, "no kind"),
        (r#"[{"id":"X-1","category":"Wizard"}]"#, "unknown kind `Wizard`"),
        (r#"[{"id":"X-1","category":"Event"}]"#, "no name"),
        (&format!(r#"[{{{card},"cost":"many"}}]"#), "`many` is no number for `cost`"),
        (&format!(r#"[{{{card},"cost":99999999999999999999}}]"#), "is no number for `cost`"),
    ];
    for (list, why) in wrong {
        let faults = importer.shape().read("list", list.as_bytes()).expect_err(list);
        assert!(faults[0].what.contains(why), "{list}: {faults:?}");
        assert!(faults[0].place.starts_with("list") && !faults[0].hint.is_empty(), "{faults:?}");
    }
    assert!(importer.shape().read("list", b"\xff\xfe").is_err());
    assert!(importer.shape().read("list", "[".repeat(100_000).as_bytes()).is_err(), "deep nesting is no crash");
    let long = format!(r#"[{{{card},"effect":"{}"}}]"#, "a".repeat(10_000));
    assert!(importer.shape().read("list", long.as_bytes()).is_err());
}

#[test]
fn hostile_texts_compile_to_something_or_to_nothing() {
    let importer = importer("gundam");
    let texts = [
        "(((((",
        "【",
        "【】",
        "[",
        "{}",
        "•",
        "• •",
        "：",
        "−",
        "\u{0}",
        "If if if if if if",
        "Then, ",
        "①②③",
        "AP+",
        "Lv.",
    ];
    for text in
        texts.map(str::to_owned).into_iter().chain(["Draw 1. ".repeat(900), "(".repeat(4000), "if you ".repeat(500)])
    {
        let printed =
            Printed { number: "X-1".into(), name: "X".into(), kind: "UNIT".into(), text, ..Printed::default() };
        let made = importer.card(&printed);
        importer.build(&made.card).expect("what was not read is told, and the rest is sound");
    }
}

/// New sets have new tokens, and not every list has the tokens.
#[test]
fn a_token_that_only_a_text_describes_is_a_card() {
    let mut importer = importer("gundam");
    let list = r#"[{"id":"X-001","name":"A","type":"COMMAND","color":"Blue","level":1,"cost":1,"ap":null,"hp":null,"zone":[],"traits":[],"link":null,
        "effect":"【Main】Deploy 1 [Runner]((Zeon)･AP2･HP1･<Blocker>･This Unit can't be paired with a Pilot) Unit token."}]"#;
    let mut cards = gather(importer.shape().read("list", list.as_bytes()).expect("the list is sound")).cards;
    importer.learn_tokens(&mut cards);
    let made = |number: &str| importer.card(&cards[number]).card;
    assert_eq!(made("X-001").effect, "main: deploy-token 1 \"TOKEN-RUNNER-2-1\"");
    let token = made("TOKEN-RUNNER-2-1");
    assert_eq!((token.name.as_str(), token.effect.as_str()), ("Runner", "always: this cannot be-paired"));
    assert_eq!(
        (token.types, token.keywords, token.unread),
        (vec!["Zeon".to_owned()], vec!["blocker".to_owned()], vec![])
    );
    // 2-9-3, 2-10-3: tokens count as Lv 0 and cost 0, which is not printed.
    assert_eq!(cards["TOKEN-RUNNER-2-1"].stats["lv"], 0);
    // What is known already is not made again.
    let many = cards.len();
    importer.learn_tokens(&mut cards);
    assert_eq!(cards.len(), many);
}
