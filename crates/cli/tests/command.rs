//! The command as programs and people meet it: exit codes, JSON shapes, hostile files.

use assert_cmd::Command;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn baize(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    command.args(args);
    command
}

/// Runs a command that must end with this code, and returns standard output and error.
fn run(code: i32, args: &[&str]) -> (String, String) {
    let output = baize(args).output().expect("the binary can be started");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "baize {args:?}\n{out}\n{err}");
    (out, err)
}

/// Runs a command that must fail with one clear message and no backtrace.
fn fails(code: i32, args: &[&str]) -> String {
    let (_, err) = run(code, args);
    assert!(err.starts_with("error: "), "baize {args:?}: {err}");
    assert!(!err.contains("panicked") && !err.contains("RUST_BACKTRACE"), "baize {args:?}: {err}");
    err
}

fn json(code: i32, args: &[&str]) -> Value {
    let (out, _) = run(code, &[args, &["--json"]].concat());
    serde_json::from_str(&out).unwrap_or_else(|e| panic!("baize {args:?}: {e}\n{out}"))
}

/// Asserts that an object has at least these keys.
fn has_keys(value: &Value, keys: &[&str]) {
    for key in keys {
        assert!(value.get(key).is_some(), "`{key}` is missing in {value}");
    }
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn text_of(path: &Path) -> &str {
    path.to_str().expect("the path of a temporary folder is text")
}

fn file(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file can be written");
    path
}

#[test]
fn usage_mistakes_end_with_2_and_a_hint() {
    assert!(fails(2, &["games", "one-pice"]).contains("did you mean `one-piece`?"));
    assert!(fails(2, &["decks", "tiny", "stedy"]).contains("did you mean `steady`?"));
    assert!(fails(2, &["sim", "tiny", "--bot", "randm"]).contains("did you mean `random`?"));
    assert!(fails(2, &["sim", "tiny", "--deck", "nope"]).contains("hint:"));
    assert!(fails(2, &["rules", "show", "one-piece", "77-1"]).contains("no clause"));
    for args in [
        &["sim", "tiny", "--games", "0"][..],
        &["sim", "tiny", "--threads", "0"],
        &["sim", "tiny", "--seats", "9"],
        &["sim", "tiny", "--policy", "x"],
        &["sim", "tiny", "--policy", "x=y"],
        &["sim", "tiny", "--revision", "x"],
        &["sim", "tiny", "--mode", "x"],
        &["sim", "tiny", "--format", "x"],
        &["sim", "tiny", "--bot", "random", "--bot", "random", "--bot", "random"],
        &["sim"],
        &["nonsense"],
        &["bench", "tiny", "--rounds", "0"],
        &["cards", "show"],
        &["cards", "show", "tiny", "no-such-card"],
        &["cards", "show", "one-piece", "ST01-001", "--lang", "xx"],
    ] {
        fails(2, args);
    }
}

#[test]
fn help_of_every_command_has_an_example() {
    for args in [
        &[][..],
        &["games"],
        &["decks"],
        &["deck"],
        &["deck", "check"],
        &["deck", "export"],
        &["cards"],
        &["cards", "show"],
        &["scenario"],
        &["scenario", "run"],
        &["scenario", "schema"],
        &["rules"],
        &["rules", "show"],
        &["rules", "coverage"],
        &["sim"],
        &["replay"],
        &["replay", "verify"],
        &["replay", "show"],
        &["replay", "record"],
        &["bench"],
        &["play"],
    ] {
        let (out, _) = run(0, &[args, &["--help"]].concat());
        assert!(out.contains("Example") && out.contains("  baize "), "baize {args:?} --help");
    }
}

#[test]
fn games_and_decks_are_described() {
    let games = json(0, &["games"]);
    let first = &games["games"][0];
    has_keys(first, &["game", "title", "blurb", "revisions", "modes", "formats", "policies", "cards", "decks"]);
    let decks = json(0, &["decks", "one-piece"]);
    assert!(decks["decks"].as_array().is_some_and(|list| list.len() >= 4), "{decks}");
    has_keys(&json(0, &["decks", "tiny", "steady"]), &["name", "lines"]);
    has_keys(
        &json(0, &["cards", "show", "one-piece", "ST01-012"]),
        &["game", "id", "name", "kind", "stats", "notation", "text"],
    );
}

#[test]
fn sim_gives_the_promised_object_and_the_same_digest_on_any_threads() {
    let sim = |threads| json(0, &["sim", "tiny", "--games", "200", "--threads", threads]);
    let (one, two) = (sim("1"), sim("2"));
    has_keys(
        &one,
        &[
            "game",
            "seats",
            "games",
            "draws",
            "decisions",
            "turns_mean",
            "seconds",
            "games_per_second",
            "decisions_per_second",
            "digest",
        ],
    );
    has_keys(&one["seats"][0], &["deck", "bot", "wins", "low", "high"]);
    for same in ["digest", "seats", "draws", "decisions", "turns_mean"] {
        assert_eq!(one[same], two[same], "{same}");
    }
    assert_ne!(one["digest"], json(0, &["sim", "tiny", "--games", "200", "--seed", "2"])["digest"]);
}

#[test]
fn sim_writes_a_report_once() {
    let folder = folder();
    let report = folder.path().join("report.html");
    let args = ["sim", "tiny", "--games", "20", "--deck", "steady", "--deck", "wild", "--deck", "steady", "--report"];
    run(0, &[&args[..], &[text_of(&report)]].concat());
    let page = std::fs::read_to_string(&report).expect("the report was written");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("Who beats whom"));
    assert!(fails(1, &[&args[..], &[text_of(&report)]].concat()).contains("--force"));
    run(0, &[&args[..], &[text_of(&report), "--force"]].concat());
    fails(1, &[&args[..], &["/no/such/folder/report.html"]].concat());
}

#[test]
fn checked_play_keeps_every_promise() {
    let folder = folder();
    let found = folder.path().join("found.json");
    for game in ["tiny", "one-piece"] {
        run(0, &["sim", game, "--games", "2", "--check", "--found", text_of(&found)]);
    }
    assert!(!found.exists(), "nothing was found, so nothing is written");
}

#[test]
fn bench_gives_the_promised_object() {
    let bench = json(0, &["bench", "tiny", "--games", "2", "--rounds", "2"]);
    let results = bench["results"].as_array().expect("results are a list");
    for result in results {
        has_keys(result, &["name", "unit", "value", "better"]);
        assert!(result["better"] == "higher" || result["better"] == "lower");
    }
    assert!(results.len() >= 7, "{bench}");
}

#[test]
fn a_recorded_game_is_verified_and_shown() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let name = text_of(&path);
    has_keys(&json(0, &["replay", "record", "one-piece", name, "--seed", "5"]), &["file", "answers", "digest"]);
    let verdict = json(0, &["replay", "verify", name]);
    has_keys(&verdict, &["ok", "answers", "digest", "first_difference"]);
    assert_eq!((&verdict["ok"], &verdict["first_difference"]), (&Value::Bool(true), &Value::Null));
    let (shown, _) = run(0, &["replay", "show", name]);
    assert!(shown.contains("Turn 1") && shown.contains("(6-1"), "{shown}");
    run(0, &["replay", "show", name, "--seat", "1", "--json"]);
    fails(2, &["replay", "show", name, "--seat", "2"]);
    assert!(fails(1, &["replay", "record", "one-piece", name]).contains("--force"));
}

#[test]
fn a_changed_replay_differs_where_it_was_changed() {
    let folder = folder();
    let path = folder.path().join("game.json");
    run(0, &["replay", "record", "tiny", text_of(&path)]);
    let mut replay: Value = serde_json::from_slice(&std::fs::read(&path).expect("it was written")).expect("it is JSON");
    replay["moves"][3]["digest"] = Value::from("0000000000000000");
    let changed = file(folder.path(), "changed.json", replay.to_string().as_bytes());
    let verdict = json(1, &["replay", "verify", text_of(&changed)]);
    assert_eq!((&verdict["ok"], &verdict["first_difference"]), (&Value::Bool(false), &Value::from(4)));
    replay["moves"][1]["answer"] = serde_json::json!({ "Pick": 99 });
    let refused = file(folder.path(), "refused.json", replay.to_string().as_bytes());
    assert_eq!(json(1, &["replay", "verify", text_of(&refused)])["first_difference"], Value::from(1));
}

#[test]
fn hostile_replays_are_refused_with_one_message() {
    let folder = folder();
    let path = folder.path().join("game.json");
    run(0, &["replay", "record", "tiny", text_of(&path)]);
    let whole = std::fs::read_to_string(&path).expect("it was written");
    let huge = vec![b' '; (64 << 20) + 1];
    let wrong_game = whole.replace("\"game\":\"tiny\"", "\"game\":\"chess\"");
    let new_version = whole.replace("\"version\":1", "\"version\":999");
    let bad_seat = whole.replace("\"seat\":1", "\"seat\":200");
    for (name, bytes, says) in [
        ("empty", &b""[..], "empty"),
        ("truncated", &whole.as_bytes()[..whole.len() / 2], "breaks off"),
        ("binary", &[0xff, 0xd8, 0x00, 0x01], "not text"),
        ("huge", &huge, "64 MiB"),
        ("wrong-game", wrong_game.as_bytes(), "chess"),
        ("version", new_version.as_bytes(), "version 999"),
        ("list", b"[1,2,3]", "not a replay"),
        ("nested", "[".repeat(100_000).as_bytes(), "not a replay"),
    ] {
        let path = file(folder.path(), name, bytes);
        for command in ["verify", "show"] {
            let err = fails(1, &["replay", command, text_of(&path)]);
            assert!(err.contains(says) && err.contains("-->"), "{name}: {err}");
        }
    }
    let seat = file(folder.path(), "seat", bad_seat.as_bytes());
    assert_eq!(json(1, &["replay", "verify", text_of(&seat)])["ok"], Value::Bool(false));
    fails(1, &["replay", "verify", "no-such-file.json"]);
    fails(1, &["replay", "verify", text_of(folder.path())]);
}

#[test]
fn decks_are_checked_exported_and_checked_again() {
    let folder = folder();
    for format in ["count", "named", "trailing", "tts", "json"] {
        let (list, _) = run(0, &["deck", "export", "one-piece", "st01", "--format", format]);
        let path = file(folder.path(), format, list.as_bytes());
        let verdict = json(0, &["deck", "check", "one-piece", text_of(&path)]);
        assert_eq!(verdict, serde_json::json!({ "legal": true, "problems": [] }), "{format}");
    }
    let bad = file(folder.path(), "bad.txt", b"\xef\xbb\xbf1 ST01-001\r\n5xST01-002\r\n");
    let verdict = json(1, &["deck", "check", "one-piece", text_of(&bad)]);
    assert!(verdict["problems"].as_array().is_some_and(|list| list.len() >= 2), "{verdict}");
    has_keys(&verdict["problems"][0], &["clause", "message"]);
    let odd = file(folder.path(), "odd.txt", b"4xST01-0O2\nnonsense\n");
    let (out, _) = run(1, &["deck", "check", "one-piece", text_of(&odd)]);
    assert!(out.contains("line 1") && out.contains("line 2") && out.contains("did you mean ST01-002?"), "{out}");
    for (name, bytes) in [("empty", vec![]), ("binary", vec![0, 159, 146, 150]), ("long", vec![b'x'; 300 << 10])] {
        let path = file(folder.path(), name, &bytes);
        run(1, &["deck", "check", "one-piece", text_of(&path)]);
        fails(1, &["sim", "one-piece", "--games", "1", "--deck", text_of(&path)]);
    }
    fails(1, &["deck", "check", "one-piece", "no-such-file"]);
    let (list, _) = run(0, &["deck", "export", "one-piece", "st02"]);
    baize(&["deck", "check", "one-piece", "-"]).write_stdin(list).assert().success();
}

#[test]
fn scenarios_run_and_close_with_a_count() {
    let folder = folder();
    let broken = file(folder.path(), "broken.yaml", b"game: tiny\nnonsense: 1\n");
    let report = json(1, &["scenario", "run", text_of(&broken)]);
    has_keys(&report, &["passed", "failed", "results"]);
    has_keys(&report["results"][0], &["file", "ok", "line", "message"]);
    let (out, _) = run(1, &["scenario", "run", text_of(&broken)]);
    assert!(out.trim_end().ends_with("0 passed, 1 failed"), "{out}");
    fails(1, &["scenario", "run", "no-such-folder"]);
    let (schema, _) = run(0, &["scenario", "schema"]);
    assert!(serde_json::from_str::<Value>(&schema).is_ok_and(|s| s["$schema"].is_string()));
}

#[test]
fn coverage_gives_the_promised_object() {
    let report = json(0, &["rules", "coverage"]);
    let games = report["games"].as_array().expect("games are a list");
    assert!(games.len() >= 3, "each revision of each game has a line: {report}");
    let keys = [
        "game",
        "revision",
        "testable",
        "covered",
        "passing",
        "proven",
        "missing",
        "unproven",
        "definitions",
        "mutants",
    ];
    for game in games {
        has_keys(game, &keys);
        let count = |key: &str| game[key].as_u64().expect("a number");
        let unproven = game["unproven"].as_array().expect("a list");
        let definitions = game["definitions"].as_array().expect("a list");
        let doubtful = (unproven.len() + definitions.len()) as u64;
        assert_eq!(count("covered"), count("proven") + doubtful, "{game}");
        unproven.iter().for_each(|u| has_keys(u, &["clause", "why"]));
    }
    has_keys(&json(0, &["rules", "show", "one-piece", "7-1-2-1"]), &["clause", "text", "testable", "obeyed", "shown"]);
}

#[test]
fn a_chapter_shows_the_clauses_below_it_and_places_as_the_repository_has_them() {
    let chapter = json(0, &["rules", "show", "duel", "D9"]);
    assert!(chapter["below"].as_array().is_some_and(|below| below.len() > 30));
    let elsewhere = folder();
    let output = baize(&["rules", "show", "duel", "D9.27"]).current_dir(elsewhere.path()).output();
    let text = String::from_utf8(output.expect("the binary can be started").stdout).expect("text");
    assert!(text.contains("\n  games/duel/src/rules/triggers.rs:"), "{text}");
    assert!(!text.contains(env!("CARGO_MANIFEST_DIR")), "{text}");
}

#[test]
fn help_names_cards_that_there_are() {
    let (help, _) = run(0, &["cards", "show", "--help"]);
    let examples: Vec<&str> = help.lines().filter_map(|line| line.trim().strip_prefix("baize ")).collect();
    assert!(examples.len() >= 3, "{help}");
    for example in examples {
        run(0, &example.split_whitespace().collect::<Vec<_>>());
    }
}

#[test]
fn what_is_no_card_is_pointed_at_in_the_reference() {
    assert!(fails(2, &["cards", "show", "blackpoker", "A12"]).contains("`baize reference blackpoker A12`"));
    assert!(run(0, &["reference", "blackpoker", "pro"]).0.starts_with("Pro (format, L3)"));
    assert!(run(0, &["reference", "blackpoker", "pack"]).0.starts_with("Pack (frame, F2)"));
}

#[test]
fn a_game_is_played_from_a_script_and_saved() {
    let folder = folder();
    let path = folder.path().join("game.json");
    let args = ["play", "tiny", "--seed", "7", "--save", text_of(&path)];
    let script = format!("help\nboard\n?\nnonsense\n1\nundo\n{}", "1\n".repeat(40));
    let output = baize(&args).write_stdin(script).output().expect("the binary can be started");
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{out}");
    assert!(out.contains("the match") && out.contains("That is no answer"), "{out}");
    run(0, &["replay", "verify", text_of(&path)]);
}

#[test]
fn a_script_may_stop_concede_or_speak_json() {
    let (out, _) = run(0, &["play", "one-piece", "--plain", "--seed", "1"]);
    assert!(out.contains("The input has ended"), "{out}");
    let output = baize(&["play", "one-piece", "--seed", "1", "--json"]).write_stdin("concede\nyes\n").output();
    let output = output.expect("the binary can be started");
    let lines: Vec<Value> = String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
        .collect();
    assert!(lines.iter().any(|l| l["type"] == "prompt" && l["options"].is_array()));
    assert_eq!(lines.last().map(|l| l["type"].clone()), Some(Value::from("over")));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("baize"))
        .args(["scenario", "schema"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn actions_are_looked_up_by_words_format_and_sort() {
    let (out, _) = run(0, &["reference", "blackpoker", "truce"]);
    assert!(out.starts_with("Truce (action, A21)") && out.contains("A21.2"), "{out}");
    let found = json(0, &["reference", "blackpoker", "--format", "light/entry20", "--sort", "action"]);
    let entries = found["entries"].as_array().expect("there is a list of entries");
    assert_eq!(entries.len(), 19);
    has_keys(&entries[0], &["word", "title", "sort", "tags", "facts", "lines", "clause"]);
    assert_eq!(json(0, &["reference", "tiny"])["entries"], Value::Array(Vec::new()));
    assert!(fails(1, &["reference", "blackpoker", "nothing", "like", "this"]).contains("fewer words"));
    // What only the rules speak of is found there.
    assert!(run(0, &["reference", "duel", "زنجیره", "--lang", "fa"]).0.contains("زنجیره"));
    assert!(fails(2, &["reference", "blackpoker", "--format", "master/extr"]).contains("did you mean `master/extra`?"));
    assert!(fails(2, &["reference", "blackpoker", "--sort", "trumps"]).contains("did you mean `trump`?"));
    // By its name in any language, with brackets or without, and by the makers' own romanisation.
    for name in ["投擲", "throwing", "ขว้าง", "پرتاب"] {
        assert!(run(0, &["reference", "blackpoker", name]).0.starts_with("Throw (action, A29)"), "{name}");
    }
    for name in ["《リペア》", "リペア", "รีแพร์", "تعمیر", "repair"] {
        assert!(run(0, &["reference", "gundam", name]).0.starts_with("repair (stat"), "{name}");
    }
    for name in ["【起動･メイン】", "起動・メイン", "แอคทีฟ・เมน"] {
        assert!(run(0, &["reference", "gundam", name]).0.starts_with("activate-main (moment"), "{name}");
    }
    assert!(run(0, &["--lang", "ja", "reference", "gundam", "リペア"]).0.contains("《リペア1》"));
}

#[test]
fn formats_that_are_not_official_are_told_apart() {
    let found = json(0, &["games", "blackpoker"]);
    let (all, official) = (&found["games"][0]["formats"], &found["games"][0]["official_formats"]);
    let count = |list: &Value| list.as_array().map_or(0, Vec::len);
    assert_eq!((count(all), count(official)), (24, 10));
    assert!(!run(0, &["games", "tiny"]).0.contains("official"));
}

#[test]
fn more_than_two_sit_down_to_play_and_to_be_counted() {
    for (mode, seats) in [("royale-elimination", "5"), ("royale-first-to-win", "3"), ("team-battle", "4")] {
        let settings = ["gundam", "--mode", mode, "--seats", seats, "--seed", "7"];
        let played =
            baize(&[&["play", "--plain"], &settings[..]].concat()).write_stdin("1\n1\nconcede\nyes\n").assert();
        let output = played.success().get_output().stdout.clone();
        let text = String::from_utf8_lossy(&output);
        assert!(text.contains("the match."), "{mode}: {text}");
        let counted = json(0, &[&["sim", "--games", "3"], &settings[..]].concat());
        assert_eq!(counted["seats"].as_array().map(|s| s.len().to_string()).as_deref(), Some(seats), "{counted}");
    }
    assert!(fails(2, &["play", "gundam", "--mode", "team-battle", "--seats", "3"]).contains("4"));
    let names = |args: &[&str]| -> Vec<String> {
        let bench = json(0, args);
        let results = bench["results"].as_array().expect("results are a list").clone();
        results.iter().filter_map(|r| Some(r["name"].as_str()?.to_owned())).collect()
    };
    let every = names(&["bench", "gundam", "--games", "1", "--rounds", "1"]);
    for way in ["gundam: decision", "gundam royale-elimination 6 seats: decision", "gundam team-battle: decision"] {
        assert!(every.iter().any(|name| name == way), "{way} is missing in {every:?}");
    }
    let one = names(&["bench", "gundam", "--mode", "team-battle", "--games", "1", "--rounds", "1"]);
    assert!(one.iter().all(|name| name.starts_with("gundam team-battle: ")), "{one:?}");
}

#[test]
fn a_simulation_in_parts_is_joined_into_the_same_digest_and_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let plan = ["sim", "tiny", "--games", "60", "--seed", "9", "--by-card"];
    let digest = |told: &str| told.lines().find(|line| line.starts_with("digest")).map(str::to_owned);
    let (whole, _) = run(0, &[&plan[..], &["--report", &file("whole.html")]].concat());
    for part in ["1/2", "2/2"] {
        let (told, _) = run(0, &[&plan[..], &["--shard", part, "--out", &file(&part.replace('/', "-"))]].concat());
        assert!(told.contains(&format!("30 games, seed 9, part {part}")), "{told}");
    }
    let (joined, _) = run(0, &["sim", "merge", &file("2-2"), &file("1-2"), "--report", &file("joined.html")]);
    assert_eq!(digest(&joined), digest(&whole), "{joined}\n{whole}");
    let read = |name| std::fs::read_to_string(file(name)).expect("a report").lines().count();
    assert_eq!(read("joined.html"), read("whole.html"));
    let (_, told) = run(1, &["sim", "merge", &file("1-2")]);
    assert!(told.contains("parts are missing: 2"), "{told}");
    let (_, told) = run(2, &["sim", "tiny", "--shard", "3/2", "--out", &file("x")]);
    assert!(told.contains("no part such as 2/8"), "{told}");
}
