//! `baize cards` as a person uses it: import, show, search, explain, check, and play with what came of it.

use assert_cmd::Command;
use std::path::Path;

fn baize(home: &Path) -> Command {
    let mut command = Command::cargo_bin("baize").expect("the command is built");
    command.env("XDG_DATA_HOME", home).env("HOME", home);
    command
}

fn told(command: &mut Command) -> (bool, String, String) {
    let out = command.output().expect("the command runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (out.status.success(), text(&out.stdout), text(&out.stderr))
}

/// A list in the shape of a public one, with a number that does not ship.
const LIST: &str = r#"[
{"id":"ZZ01-001","name":"Deckhand","category":"Character","colors":["Red"],"cost":2,"power":3000,"counter":1000,
 "attributes":["Slash"],"types":["Straw Hat Crew"],"effect":"[On Play] Draw 1 card.","trigger":null},
{"id":"ZZ01-001_p1","name":"Deckhand","category":"Character","colors":["Red"],"cost":2,"power":3000,"counter":1000,
 "attributes":["Slash"],"types":["Straw Hat Crew"],"effect":"[On Play] Draw 1 card.","trigger":null},
{"id":"ZZ01-002","name":"Stowaway","category":"Character","colors":["Red"],"cost":1,"power":null,"counter":null,
 "attributes":["Slash"],"types":["Straw Hat Crew"],"effect":"[On Play] Sing a shanty nobody knows.","trigger":""},
{"id":"ZZ01-003","name":"Half a Card","category":"Event","colors":["Red"],"cost":1,"power":null,"counter":null,
 "attributes":[],"types":["Straw Hat Crew"],"effect":"[Main] K.O. up to 1 of your opponent's","trigger":""}
]"#;

#[test]
fn a_list_is_imported_shown_and_played() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let list = home.path().join("list.json");
    std::fs::write(&list, LIST).expect("a file can be written");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "import", "one-piece"]).arg(&list));
    assert!(ok, "{error}");
    assert!(said.contains("2 cards in the lists, 1 further prints"), "{said}");
    assert!(said.contains("2 written to") && said.contains("1 of them understood whole"), "{said}");
    assert!(said.contains("cut off: ZZ01-003") && said.contains("hint: give a second list"), "{said}");

    // A second list for the same set adds to the first.
    let more = home.path().join("more.json");
    std::fs::write(&more, LIST.replace("ZZ01-00", "ZZ01-10")).expect("a file can be written");
    let (ok, _, error) = told(baize(home.path()).args(["cards", "import", "one-piece"]).arg(&more));
    assert!(ok, "{error}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "show", "ZZ01-101"]));
    assert!(ok && said.contains("Deckhand"), "{said}");

    let (ok, said, _) = told(baize(home.path()).args(["cards", "show", "one-piece", "zz01-001"]));
    assert!(ok && said.contains("ZZ01-001 Deckhand") && said.contains("on-play: draw 1"), "{said}");
    let (_, said, _) = told(baize(home.path()).args(["cards", "show", "ZZ01-002"]));
    assert!(said.contains("unread") && said.contains("Sing a shanty"), "{said}");

    // A card that is understood may be in a deck; one that is not may not.
    let deck = |id: &str| {
        format!(
            "1xST01-001\n4x{id}\n4xST01-002\n4xST01-003\n4xST01-004\n4xST01-005\n4xST01-006\n4xST01-007\n4xST01-008\n4xST01-009\n4xST01-010\n4xST01-011\n4xST01-012\n2xST01-013\n"
        )
    };
    let file = home.path().join("deck.txt");
    std::fs::write(&file, deck("ZZ01-001")).expect("a file can be written");
    let (ok, said, error) = told(baize(home.path()).args(["deck", "check", "one-piece"]).arg(&file));
    assert!(ok, "{said}{error}");
    let (ok, said, error) = told(
        baize(home.path())
            .args(["sim", "one-piece", "--games", "3", "--check", "--found"])
            .arg(home.path().join("found.json"))
            .arg("--deck")
            .arg(&file),
    );
    assert!(ok, "{said}{error}");
    std::fs::write(&file, deck("ZZ01-002")).expect("a file can be written");
    let (ok, said, _) = told(baize(home.path()).args(["deck", "check", "one-piece"]).arg(&file));
    assert!(!ok && said.contains("Stowaway (ZZ01-002) cannot be played"), "{said}");
}

#[test]
fn what_is_printed_in_other_languages_is_kept_and_shown() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let (list, thai) = (home.path().join("cards.json"), home.path().join("cards.th.json"));
    std::fs::write(&list, LIST).expect("a file can be written");
    let texts = r#"[{"id":"ZZ01-001","name":"ลูกเรือ","types":["หมวกฟาง"],"effect":"[เมื่อลง] จั่ว 1 ใบ","trigger":""},
{"id":"ST01-002","name":"Usopp","types":["หมวกฟาง"],"effect":"ยาว [เมื่อ","trigger":""}]"#;
    std::fs::write(&thai, texts).expect("a file can be written");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "import", "one-piece"]).args([&list, &thai]));
    assert!(ok, "{error}");
    assert!(said.contains("2 printed texts in `en`") && said.contains("1 printed texts in `th`"), "{said}");
    assert!(said.contains("cut off: ST01-002"), "{said}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "show", "ZZ01-001", "--lang", "th"]));
    assert!(ok && said.contains("ลูกเรือ (หมวกฟาง)") && said.contains("[เมื่อลง] จั่ว 1 ใบ"), "{said}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "show", "ZZ01-001", "--json"]));
    let shown: serde_json::Value = serde_json::from_str(&said).expect("the output is JSON");
    assert!(ok && shown["printed"]["en"]["text"] == "[On Play] Draw 1 card." && !shown["printed"]["th"].is_null());
    let (ok, said, error) = told(baize(home.path()).args(["cards", "show", "one-piece", "ลูกเรือ"]));
    assert!(ok && said.starts_with("ZZ01-001"), "a card is found by its name in any language: {said}{error}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "search", "one-piece", "ลูกเรือ"]));
    assert!(ok && said.contains("ZZ01-001") && said.lines().count() == 2, "{said}");

    // A later list adds to what was kept; a bad one changes nothing.
    std::fs::write(&thai, texts.replace("ZZ01-001", "ST01-003")).expect("a file can be written");
    assert!(told(baize(home.path()).args(["cards", "import", "one-piece"]).arg(&thai)).0);
    for number in ["ZZ01-001", "ST01-003"] {
        let (_, said, _) = told(baize(home.path()).args(["cards", "show", number, "--lang", "th"]));
        assert!(said.contains("ลูกเรือ"), "{said}");
    }
    std::fs::write(&thai, r#"[{"name":"?"}]"#).expect("a file can be written");
    let (ok, _, error) = told(baize(home.path()).args(["cards", "import", "one-piece"]).arg(&thai));
    assert!(!ok && error.contains("this card has no number") && error.contains("cards.th.json"), "{error}");
}

#[test]
fn what_differs_between_two_card_files_is_told() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let card = |effect: &str| {
        format!("[[card]]\nid = \"ME-1\"\nname = \"Mine\"\nkind = \"character\"\ncost = 1\neffect = \"{effect}\"\n")
    };
    let (old, new) = (home.path().join("old.toml"), home.path().join("new.toml"));
    std::fs::write(&old, card("on-play: draw 1")).expect("a file can be written");
    std::fs::write(&new, card("on-play: draw 2")).expect("a file can be written");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "diff"]).args([&old, &new]));
    assert!(!ok && said.contains("- on-play: draw 1") && said.contains("+ on-play: draw 2"), "{said}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "diff"]).args([&old, &old]));
    assert!(ok && said.contains("0 of 1 cards differ"), "{said}");
    std::fs::write(&new, "id = ").expect("a file can be written");
    let (ok, _, error) = told(baize(home.path()).args(["cards", "diff"]).args([&old, &new]));
    assert!(!ok && error.contains("new.toml"), "{error}");
}

#[test]
fn abilities_are_set_off_by_the_probe() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "probe", "one-piece", "--card", "ST01-007"]));
    assert!(ok && said.contains("ST01-007") && said.contains("1 passed"), "{said}{error}");
    let (ok, _, error) = told(baize(home.path()).args(["cards", "probe", "one-piece", "--card", "XX99-001"]));
    assert!(!ok && error.contains("has no card `XX99-001`"), "{error}");
}

#[test]
fn nothing_is_imported_when_one_of_the_lists_is_bad() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let (good, bad) = (home.path().join("good.json"), home.path().join("bad.json"));
    std::fs::write(&good, LIST).expect("a file can be written");
    for broken in ["[{\"id\":\"ZZ01-009\"}]", "[", "", "{}", &LIST[..LIST.len() / 2]] {
        std::fs::write(&bad, broken).expect("a file can be written");
        let (ok, _, error) = told(baize(home.path()).args(["cards", "import", "one-piece"]).args([&good, &bad]));
        assert!(!ok && error.contains("nothing was imported") && error.contains("hint:"), "{broken}: {error}");
        assert!(error.contains("bad.json"), "{error}");
        assert!(!home.path().join("baize/cards/one-piece").exists());
    }
    let (ok, _, error) = told(baize(home.path()).args(["cards", "import", "tiny"]).arg(&good));
    assert!(!ok && error.contains("no tables"), "{error}");
}

#[test]
fn a_card_file_of_ones_own_is_checked_and_its_mistakes_are_pointed_at() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let folder = home.path().join("mine/one-piece");
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let file = folder.join("own.toml");
    std::fs::write(&file, "[[card]]\nid = \"ME-1\"\nname = \"Mine\"\nkind = \"character\"\ncost = 1\npower = 1000\neffect = \"on-play: draw 1\"\n").expect("a file can be written");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "check", "one-piece"]).arg(&file));
    assert!(ok && said.contains("ME-1 Mine") && said.contains("1 new cards, all sound"), "{said}{error}");
    let (ok, said, _) =
        told(baize(home.path()).args(["cards", "show", "one-piece", "me-1", "--cards"]).arg(home.path().join("mine")));
    assert!(ok && said.contains("Mine"), "{said}");
    std::fs::write(&file, "[[card]]\nid = \"ME-1\"\nkind = \"charakter\"\n").expect("a file can be written");
    for words in [["cards", "check", "one-piece"], ["cards", "show", "one-piece"]] {
        let mut command = baize(home.path());
        command.args(words);
        match words[1] {
            "check" => command.arg(&file),
            _ => command.args(["me-1", "--cards"]).arg(home.path().join("mine")),
        };
        let (ok, _, error) = told(&mut command);
        assert!(!ok && error.contains("charakter") && error.contains("own.toml"), "{error}");
    }
    let (ok, _, error) = told(baize(home.path()).args(["games", "--cards", "no-such-folder"]));
    assert!(!ok && error.contains("there is no such folder of cards"), "{error}");
}

#[test]
fn cards_are_found_and_explained() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "search", "one-piece", "straw", "hat", "RUSH", "red"]));
    assert!(ok && said.contains("ST01-012"), "{said}");
    let wanted = [
        ("one-piece", "th", "บล็อกเกอร์", "ST01-006"),
        ("one-piece", "th", "คาแรกเตอร์ เขียว", "ST02-003"),
        ("gundam", "fa", "پایگاه سپر", "ST01-015"),
        ("duel", "fa", "افسون هیولاهای نابود", "dark-hole"),
        ("duel", "th", "นักรบ", "command-knight"),
    ];
    for (game, lang, words, card) in wanted {
        let (ok, said, _) = told(baize(home.path()).args(["cards", "search", game, words, "--lang", lang]));
        assert!(ok && said.contains(card), "{lang} {words}: {said}");
    }
    let (ok, _, error) = told(baize(home.path()).args(["cards", "show", "one-piece", "luffy"]));
    assert!(!ok && error.contains("are called so") && error.contains("give the number"), "{error}");
    let (ok, said, error) =
        told(baize(home.path()).args(["cards", "explain", "one-piece", "--text", "[On Play] Draw 1 card."]));
    assert!(ok && said.contains("means on-play: draw 1"), "{said}{error}");
    let (ok, said, _) =
        told(baize(home.path()).args(["cards", "explain", "one-piece", "--text", "[On Play] Draw one cart."]));
    assert!(!ok && said.contains("stops at"), "{said}");
    // Some kinds of its cards have nothing printed on them that is a rule: no text stands on those.
    let (ok, said, _) =
        told(baize(home.path()).args(["cards", "explain", "gundam", "--text", "【Deploy】Draw one cart."]));
    assert!(!ok && said.contains("stops at"), "{said}");
    let (ok, said, _) = told(baize(home.path()).args(["cards", "coverage", "gundam", "--json"]));
    let shape: serde_json::Value = serde_json::from_str(&said).expect("the output is JSON");
    assert!(
        ok && ["game", "cards", "compiled", "round_trip", "blocked", "set"].iter().all(|key| !shape[key].is_null()),
        "{said}"
    );
}

/// A card of one set may bring a token of another into being, and one that no list has.
#[test]
fn tokens_of_other_files_are_there() {
    let home = tempfile::tempdir().expect("a folder can be made");
    let list = r#"[
        {"id":"GD91-001","name":"A","type":"COMMAND","color":"Blue","level":1,"cost":1,"zone":[],"traits":[],
         "effect":"【Main】Deploy 1 [Runner]((Zeon)･AP2･HP1･<Blocker>) Unit token."},
        {"id":"GD91-002","name":"B","type":"COMMAND","color":"Blue","level":1,"cost":1,"zone":[],"traits":[],
         "effect":"【Main】Deploy 1 [Walker]((Zeon)･AP3･HP1) Unit token."},
        {"id":"T-901","name":"Walker","type":"UNIT TOKEN","ap":3,"hp":1,"zone":[],"traits":["Zeon"],"effect":""}]"#;
    let path = home.path().join("list.json");
    std::fs::write(&path, list).expect("a file can be written");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "import", "gundam"]).arg(&path));
    assert!(ok && said.contains("4 of them understood whole"), "{said}{error}");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "show", "gundam", "GD91-001"]));
    assert!(ok && said.contains("deploy-token 1 \"TOKEN-RUNNER-2-1\""), "{said}{error}");
    let (ok, said, error) = told(baize(home.path()).args(["cards", "show", "gundam", "TOKEN-RUNNER-2-1"]));
    assert!(ok && said.contains("<Blocker>"), "{said}{error}");
}
