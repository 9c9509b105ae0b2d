//! Whoever asks for too much is named in the log of the running program, by the address that a trusted proxy tells.

use assert_cmd::cargo::CommandCargoExt;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

/// Has a deck checked on behalf of an address, and returns the first line of the answer.
fn check(server: &str, from: &str) -> String {
    let body = r#"{"game":"tiny","options":{},"list":"4xNo"}"#;
    let head = format!("POST /api/decks/check HTTP/1.1\r\nhost: {server}\r\nx-forwarded-for: {from}\r\n");
    let rest = format!("content-type: application/json\r\nconnection: close\r\ncontent-length: {}\r\n\r\n", body.len());
    let mut stream = TcpStream::connect(server).expect("a connection");
    stream.write_all(format!("{head}{rest}{body}").as_bytes()).expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn abuse_is_logged_with_the_address_it_comes_from() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    command.args(["serve", "--port", "0", "--log", "json", "--trust-proxy", "127.0.0.1", "--data"]);
    command.arg(folder.path()).env_remove("BAIZE_DB").stdin(Stdio::null());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the server can be started");
    let (mut line, said) = (String::new(), child.stdout.take().expect("its output"));
    BufReader::new(said).read_line(&mut line).expect("a line");
    let server = line.trim().rsplit('/').next().expect("an address").to_owned();

    let refused = (0..130).map(|_| check(&server, "192.0.2.7")).filter(|status| status.contains("429")).count();
    assert!((5..=11).contains(&refused), "{refused} of 130 are refused where 120 a minute are let in");
    assert!(check(&server, "192.0.2.8").contains("200"), "another address is another matter");
    child.kill().expect("it runs");
    let mut log = String::new();
    child.stderr.take().expect("its log").read_to_string(&mut log).expect("text");
    let abuse: Vec<&str> = log.lines().filter(|line| line.contains("abuse")).collect();
    assert!(abuse.len() == 1 && abuse[0].contains("\"place\":\"192.0.2.7\""), "{log}");
    let _ = child.wait();
}
