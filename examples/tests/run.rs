//! The examples do what they say, for every game.

use baize_server::Config;
use std::process::{Command, Output};

fn run(program: &str, arguments: &[&str]) -> Output {
    Command::new(program).args(arguments).output().expect("the example can be started")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_first_match_of_every_game_is_played_to_its_end() {
    for book in baize_registry::games() {
        let told = said(&run(env!("CARGO_BIN_EXE_first-match"), &[book.id()]));
        let last = told.lines().last().unwrap_or_default();
        assert!(last.starts_with(book.title()) && last.contains("Some("), "{last}");
        assert!(told.lines().count() > 10, "little happened: {told}");
    }
}

#[test]
fn the_first_match_is_of_a_game_that_there_is() {
    let output = run(env!("CARGO_BIN_EXE_first-match"), &["whist"]);
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no game `whist`"));
}

#[test]
fn the_socket_bot_plays_to_the_end_on_a_real_server() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let url = format!("sqlite://{}", folder.path().join("test.db").display());
    let config = Config::local(url, folder.path().join("reports"));
    let runtime = tokio::runtime::Runtime::new().expect("a test has threads");
    let server = runtime.block_on(baize_server::start(config)).expect("the server starts");
    let address = format!("ws://{}/ws", server.address());
    for game in [None, Some("one-piece")] {
        let arguments: Vec<&str> = std::iter::once(address.as_str()).chain(game).collect();
        let told = said(&run(env!("CARGO_BIN_EXE_socket-bot"), &arguments));
        assert!(told.lines().last().is_some_and(|line| line.starts_with("over: ")), "{told}");
    }
}
