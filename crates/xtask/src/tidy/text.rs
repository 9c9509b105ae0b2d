//! Checks of plain text: openings, lengths, paths of somebody's machine.

use super::Source;

/// Finds Rust files that do not open with a line about what they are.
pub fn openings(sources: &[Source]) -> Vec<String> {
    let opens = |s: &&Source| s.text.starts_with("//! ") || s.text.starts_with("#!");
    let bare = sources.iter().filter(|s| s.is_rust()).filter(|s| !opens(s));
    bare.map(|s| format!("{}:1: open with a `//!` line that would help a stranger", s.path)).collect()
}

/// Lists files of more than so many lines.
pub fn long_files(sources: &[Source], lines: usize) -> Vec<String> {
    let counted = sources.iter().filter(|s| s.is_rust()).map(|s| (s.text.lines().count(), &s.path));
    counted.filter(|(count, _)| *count > lines).map(|(count, path)| format!("{path} has {count} lines")).collect()
}

/// Finds test files that the one test program of their crate (`tests/all.rs`) does not name: they would never run.
pub fn forgotten_tests(sources: &[Source]) -> Vec<String> {
    let programs = sources.iter().filter_map(|s| Some((s, s.path.strip_suffix("all.rs")?)));
    let programs = programs.filter(|(_, folder)| folder.ends_with("/tests/"));
    let forgotten = |(all, folder): (&Source, &str)| {
        let modules = sources.iter().filter_map(|s| s.path.strip_prefix(folder)?.strip_suffix(".rs"));
        let modules = modules.filter(|name| *name != "all" && !name.contains('/'));
        let unnamed = modules.filter(|name| !all.text.lines().any(|line| line == format!("mod {name};")));
        unnamed.map(|name| format!("{}: `mod {name};` is missing, so its tests never run", all.path)).collect()
    };
    programs.flat_map(|program| -> Vec<String> { forgotten(program) }).collect()
}

/// Finds paths that exist on one machine only.
pub fn machine_paths(sources: &[Source]) -> Vec<String> {
    // Put together from two halves, or this file would be its own finding.
    let places = [("/ho", "me/"), ("/ro", "ot/"), ("/wo", "rk/"), ("/Us", "ers/"), ("C:\\Us", "ers")];
    let places = places.map(|(a, b)| format!("{a}{b}"));
    let mut findings = Vec::new();
    for source in sources {
        for (number, line) in (1..).zip(source.text.lines()) {
            let bare = |place: &&String| line.match_indices(place.as_str()).any(|(at, _)| starts_a_path(line, at));
            if let Some(place) = places.iter().find(bare) {
                findings.push(format!("{}:{number}: `{place}` is a place on one machine", source.path));
            }
        }
    }
    findings
}

/// A path starts where no word goes before: `docs/home/` is not one.
fn starts_a_path(line: &str, at: usize) -> bool {
    line[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric() && c != '.' && c != '_' && c != '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, text: &str) -> Source {
        Source { path: path.into(), text: text.into() }
    }

    #[test]
    fn an_opening_is_wanted_of_rust_files_alone() {
        let sources = [source("a.rs", "//! Yes.\n"), source("b.rs", "fn no() {}\n"), source("c.md", "# Hi\n")];
        assert_eq!(openings(&sources).len(), 1);
        assert!(openings(&sources)[0].starts_with("b.rs:1:"));
    }

    #[test]
    fn a_test_file_that_nobody_names_is_found() {
        let all = source("crates/a/tests/all.rs", "//! All.\n\nmod one;\n");
        let files = ["one", "two", "common/mod"].map(|name| source(&format!("crates/a/tests/{name}.rs"), ""));
        let found = forgotten_tests(&[&[all][..], &files[..]].concat());
        assert_eq!(found, ["crates/a/tests/all.rs: `mod two;` is missing, so its tests never run"]);
    }

    #[test]
    fn a_machine_path_is_found_and_a_relative_one_is_not() {
        let path = ["/ho", "me/me/x"].concat();
        assert_eq!(machine_paths(&[source("a.md", &format!("see {path}"))]).len(), 1);
        assert_eq!(machine_paths(&[source("a.md", &format!("see docs{path}"))]), Vec::<String>::new());
    }
}
