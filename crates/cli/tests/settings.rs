//! Bad settings of a server: each is told at the start, with how to mend it, and nothing that is set is ignored.

use assert_cmd::cargo::CommandCargoExt;
use std::net::TcpListener;
use std::process::{Command, Stdio};

/// Starts a server, which must not start, and returns what it says.
fn refused(set: &[(&str, &str)], args: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    command.args(["serve", "--data"]).arg(folder.path()).args(args).stdin(Stdio::null());
    command.env_remove("BAIZE_DB").env_remove("BAIZE_NATS").envs(set.iter().copied());
    let output = command.output().expect("the binary can be started");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code().is_some_and(|code| code == 1 || code == 2), "{args:?}: {said}");
    assert!(output.stdout.is_empty(), "{args:?}: nothing is served");
    said
}

#[test]
fn every_bad_setting_is_told_at_the_start() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("a port").port().to_string();
    let metrics = format!("127.0.0.1:{port}");
    for (args, expected) in [
        (&["--port", &port][..], &["cannot listen on", "--port 0"][..]),
        (&["--port", "0", "--metrics", &metrics], &["cannot listen on", &port]),
        (&["--port", "99999"], &["99999", "65535"]),
        (&["--host", "nowhere"], &["nowhere", "--host"]),
        (&["--host", "192.0.2.1", "--port", "0"], &["cannot listen on 192.0.2.1"]),
        (&["--nats", "https://mq", "--port", "0"], &["not the address of a NATS", "nats://HOST:4222"]),
        (&["--nats", "nats://a:hunter2@127.0.0.1:1", "--port", "0"], &["nats://127.0.0.1:1", "refused", "--nats"]),
        (&["--db", "mysql://localhost/cards", "--port", "0"], &["not the address of a database"]),
        (&["--db", "postgres://127.0.0.1:1/cards", "--port", "0"], &["cannot connect", "refused"]),
        (&["--db-from", "no-such-file"], &["cannot be read", "no-such-file"]),
        (&["--secret-from", "no-such-file"], &["cannot be read", "no-such-file"]),
        (&["--images", "no-such-folder"], &["no such folder of pictures", "--images"]),
        (&["--cards", "no-such-folder"], &["no such folder of cards"]),
        (&["--trust-proxy", "somewhere"], &["somewhere", "--trust-proxy"]),
        (&["--name", "https://cards.example/"], &["is not the name of a host", "--name cards.example"]),
        (&["--origin", "cards.example"], &["is not where a page comes from", "--origin https://cards.example"]),
        (&["--bots", "0"], &["has to let bots think", "--bots 1"]),
        (&["--log", "xml"], &["xml", "json"]),
        (&["--keep", "never"], &["never", "--keep"]),
        (&["--nonsense"], &["--nonsense"]),
    ] {
        let said = refused(&[], args);
        assert!(expected.iter().all(|part| said.contains(part)), "{args:?} should say {expected:?}: {said}");
        assert!(!said.contains("hunter2"), "{said}");
    }
    let said = refused(&[("BAIZE_LOG", "loud")], &["--port", "0"]);
    assert!(said.contains("`loud` is not how much is logged") && said.contains("debug"), "{said}");
    let said = refused(&[("BAIZE_NATS", "mq")], &["--port", "0"]);
    assert!(said.contains("cannot speak with other nodes"), "{said}");
}
