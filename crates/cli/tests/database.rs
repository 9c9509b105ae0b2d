//! The database as those meet it who run a server: locks, secrets, and looking after it.

use assert_cmd::cargo::CommandCargoExt;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

fn baize(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("baize").expect("the binary is built with its tests");
    command.args(args).env_remove("BAIZE_DB").stdin(Stdio::null());
    command
}

/// Runs a command and returns its exit code and what it said.
fn run(command: &mut Command) -> (Option<i32>, String) {
    let output = command.output().expect("the binary can be started");
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

/// A server that runs, killed when it is dropped.
struct Serving(Child);

impl Serving {
    fn start(data: &Path) -> Serving {
        let mut command = baize(&["serve", "--port", "0", "--data"]);
        let mut child = command.arg(data).stdout(Stdio::piped()).spawn().expect("the server can be started");
        let mut line = String::new();
        let said = child.stdout.take().expect("its output");
        BufReader::new(said).read_line(&mut line).expect("a line");
        assert!(line.starts_with("Baize is at"), "{line}");
        Serving(child)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn one_server_has_a_file_and_it_can_be_looked_after_meanwhile() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let data = folder.path().join("data");
    let (code, said) = run(baize(&["db", "check", "--data"]).arg(&data));
    assert!(code == Some(1) && said.contains("there is no database") && said.contains("--data"), "{said}");
    let serving = Serving::start(&data);
    let (code, said) = run(baize(&["serve", "--port", "0", "--data"]).arg(&data));
    assert!(code == Some(1) && said.contains("another server uses") && said.contains("stop the other"), "{said}");
    let (code, said) = run(baize(&["db", "check", "--json", "--data"]).arg(&data));
    assert!(code == Some(0) && said.contains("\"problems\":[]"), "{said}");
    let copy = folder.path().join("copy.db");
    let (code, said) = run(baize(&["db", "backup", "--data"]).arg(&data).arg(&copy));
    assert!(code == Some(0) && said.contains("copied to"), "{said}");
    let (code, said) = run(baize(&["db", "backup", "--data"]).arg(&data).arg(&copy));
    assert!(code == Some(1) && said.contains("there already"), "{said}");
    let (code, said) = run(baize(&["db", "prune", "--keep", "1", "--data"]).arg(&data));
    assert!(code == Some(1) && said.contains("another server uses"), "{said}");
    drop(serving);
    let (code, said) = run(baize(&["db", "prune", "--keep", "1", "--data"]).arg(&data));
    assert!(code == Some(0) && said.contains("0 matches deleted"), "{said}");
    #[cfg(unix)]
    for file in [copy, data.join("baize.db")] {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&file).expect("a file").permissions());
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
}

#[test]
fn secrets_come_from_files_and_the_environment_and_are_never_printed() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let url = "postgres://baize:hunter2@127.0.0.1:1/cards?password=hunter3";
    let file = folder.path().join("url");
    std::fs::write(&file, format!("{url}\n")).expect("a file");
    let mut ways =
        [baize(&["serve", "--port", "0", "--db", url]), baize(&["serve", "--port", "0"]), baize(&["db", "check"])];
    ways[1].arg("--db-from").arg(&file);
    ways[2].env("BAIZE_DB", url);
    for command in &mut ways {
        let began = std::time::Instant::now();
        let (code, said) = run(command.arg("--data").arg(folder.path()));
        assert!(code == Some(1) && said.contains("cannot connect to postgres://baize@127.0.0.1:1/cards"), "{said}");
        assert!(said.to_lowercase().contains("refused") && !said.contains("hunter"), "{said}");
        assert!(began.elapsed().as_secs() < 5, "it is told at once");
    }
    let (_, said) = run(&mut baize(&["serve", "--port", "0", "--db", "mysql://baize:hunter2@localhost/cards"]));
    assert!(said.contains("not the address of a database") && !said.contains("hunter"), "{said}");
    std::fs::write(&file, "short\n").expect("a file");
    let (code, said) =
        run(baize(&["serve", "--port", "0", "--secret-from"]).arg(&file).arg("--data").arg(folder.path()));
    assert!(code == Some(1) && said.contains("shorter than 32"), "{said}");
}
