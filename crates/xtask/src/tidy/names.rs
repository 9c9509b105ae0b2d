//! The shared crates name no game: neither in code nor among what they depend on.

use super::Source;

/// The crates that serve every game alike.
const SHARED: [&str; 11] =
    ["kernel", "text", "import", "scenario", "sim", "laws", "ai", "decks", "presenter", "protocol", "server"];

/// Finds the names of games in the code of shared crates. Comments and tests may give examples.
pub fn games_in_shared_crates(sources: &[Source]) -> Vec<String> {
    let games: Vec<[String; 3]> = baize_registry::games()
        .iter()
        .map(|book| [book.id().to_owned(), book.id().replace('-', "_"), book.title().to_owned()])
        .collect();
    let mut findings = Vec::new();
    for crate_name in SHARED {
        let folder = format!("crates/{crate_name}/src/");
        for source in sources.iter().filter(|s| s.is_rust() && s.path.starts_with(&folder)) {
            for (number, line) in code_lines(&source.text) {
                if let Some(name) = games.iter().flatten().find(|name| has_word(line, name)) {
                    findings.push(format!("{}:{number}: shared code names the game `{name}`", source.path));
                }
            }
        }
        let manifest = format!("crates/{crate_name}/Cargo.toml");
        for source in sources.iter().filter(|s| s.path == manifest) {
            let wanted = source.text.split("[dev-dependencies]").next().unwrap_or_default();
            for [id, ..] in games.iter().filter(|[id, ..]| wanted.contains(&format!("baize-{id}"))) {
                findings.push(format!("{manifest}: a shared crate depends on the game `{id}`"));
            }
        }
    }
    findings
}

/// Returns the lines of code before the tests of a file, without comments.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    (1..).zip(code.map(|line| line.split("//").next().unwrap_or_default()))
}

fn has_word(line: &str, word: &str) -> bool {
    let edge = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    line.match_indices(word)
        .any(|(at, _)| edge(line[..at].chars().next_back()) && edge(line[at + word.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_in_code_and_not_in_comments_or_tests() {
        let id = baize_registry::games()[0].id();
        let named = |text: String| {
            let path = "crates/kernel/src/x.rs".to_owned();
            games_in_shared_crates(&[Source { path, text }]).len()
        };
        assert_eq!(named(format!("let x = \"{id}\";")), 1);
        assert_eq!(named(format!("// such as {id}")), 0);
        assert_eq!(named(format!("#[cfg(test)]\nmod tests {{ use {id}; }}")), 0);
        assert_eq!(named(format!("let {id}x = 1;")), 0);
    }
}
