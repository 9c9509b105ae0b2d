//! What a person may ask about the table at any time: whole piles, what is under way, why a card cannot be used.

use super::session::{Session, YOU};
use baize_kernel::{CardId, Seat, View, Zone};
use baize_presenter::{Reason, whole_pile};

/// What a pile of used cards is called in one game or another, so that one word finds it in all.
const DISCARDS: [&str; 4] = ["graveyard", "trash", "gy", "discard"];

/// Answers a request to look at something; `None` when the line asks for nothing of the kind.
pub fn look(session: &Session, line: &str) -> Option<String> {
    let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    match command.to_lowercase().as_str() {
        "stage" => Some(stage(session)),
        "why" => Some(why(session, rest.trim())),
        word if rest.is_empty() => piles(session, word),
        _ => None,
    }
}

/// Returns what is under way, a line each.
pub fn stage(session: &Session) -> String {
    let lines = session.presenter().stage(&session.view());
    if lines.is_empty() { session.words.tell("play-stage-empty") } else { lines.join("\n") }
}

/// Returns every card of the piles that a word names, player by player.
fn piles(session: &Session, word: &str) -> Option<String> {
    let (view, presenter) = (session.view(), session.presenter());
    let called =
        |zone: Zone| [presenter.vocabulary.zone(zone).to_owned(), presenter.zone(zone)].map(|n| n.to_lowercase());
    let is_meant = |zone: Zone| {
        let names = called(zone);
        names.iter().any(|name| name == word) || DISCARDS.contains(&word) && DISCARDS.contains(&names[0].as_str())
    };
    let seats = (0..session.table().seats()).map(Seat);
    let order = seats.filter(|&seat| seat != YOU).chain([YOU]);
    let found = order.flat_map(|seat| view.piles.iter().filter(move |pile| pile.seat == seat));
    let texts: Vec<String> = found
        .filter(|pile| is_meant(pile.zone))
        .map(|pile| {
            let text = whole_pile(&presenter, &view, pile);
            let cards: String = text.cards.iter().map(|card| format!("\n  {card}")).collect();
            format!("{}: {}{cards}", presenter.who(pile.seat), text.title)
        })
        .collect();
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// Returns why a card that is named by some of its words cannot be used now.
fn why(session: &Session, words: &str) -> String {
    if words.is_empty() {
        return session.words.tell("play-why-what");
    }
    let (view, presenter) = (session.view(), session.presenter());
    let cards = named(session, &view, words);
    let mut names: Vec<&str> = cards.iter().map(|(_, name)| name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    match names[..] {
        [] => session.words.say("play-why-none", &[("words", words.into())]),
        [name] => {
            let wishes = cards.iter().flat_map(|(card, _)| session.table().intents(YOU, *card, CardId::NONE));
            let lies =
                |(card, _): &(CardId, String)| (session.table().card(*card).side, session.table().card(*card).zone);
            let pile = cards.first().map_or((YOU, Zone(0)), lies);
            let reasons = presenter.reasons(session.table(), pile, wishes.collect(), session.known());
            let lines: Vec<String> = reasons.iter().map(reason_line).collect();
            format!("{name}\n{}", lines.join("\n"))
        }
        _ => session.words.say("play-why-which", &[("names", names.join(", ").into())]),
    }
}

fn reason_line(reason: &Reason) -> String {
    let what = if reason.words.is_empty() { String::new() } else { format!("{}: ", reason.words) };
    let clause = match reason.clause.as_str() {
        "" => String::new(),
        clause => format!(" ({clause})"),
    };
    format!("  {what}{}{clause}", reason.text)
}

/// Returns the cards that the person sees and means by some words: those whose whole name it is, or else part of it.
fn named(session: &Session, view: &View, words: &str) -> Vec<(CardId, String)> {
    let pool = session.presenter().pool;
    let wanted = words.to_lowercase();
    let seen = view.piles.iter().flat_map(|pile| &pile.cards).filter(|card| card.card.is_some());
    let cards: Vec<(CardId, String)> = seen.filter_map(|c| Some((c.card, pool.name(c.def?).to_owned()))).collect();
    let with = |test: &dyn Fn(&str) -> bool| -> Vec<(CardId, String)> {
        cards.iter().filter(|(_, name)| test(&name.to_lowercase())).cloned().collect()
    };
    let exact = with(&|name| name == wanted);
    if exact.is_empty() { with(&|name| name.contains(&wanted)) } else { exact }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::tests::{open, tiny};
    use baize_kernel::Answer;

    #[test]
    fn a_pile_is_shown_whole_by_its_name() {
        let session = tiny();
        let shown = look(&session, "hand").expect("the example game has hands");
        assert_eq!(shown.matches("hidden").count(), 3, "{shown}");
        assert!(shown.contains("You: hand 3"), "{shown}");
        assert_eq!(look(&session, "1"), None);
    }

    #[test]
    fn one_word_finds_the_used_cards_of_every_game() {
        for game in ["one-piece", "gundam", "duel", "blackpoker"] {
            let session = open(game);
            assert!(look(&session, "graveyard").is_some_and(|shown| shown.contains("You: ")), "{game}");
        }
    }

    #[test]
    fn the_stage_tells_what_waits_with_its_targets() {
        assert_eq!(look(&open("duel"), "stage"), Some("Nothing is under way.".to_owned()));
        let waiting = "2. Opponent: Equip with ♡J → your opponent’s ♡A\n1. Opponent: Down with ♠4 → your opponent’s ♡A";
        assert_eq!(look(&open("blackpoker"), "stage"), Some(waiting.to_owned()));
    }

    #[test]
    fn a_card_says_why_it_cannot_be_used() {
        let mut session = open("one-piece");
        while session.prompt().is_some_and(|prompt| prompt.options.len() < 3) {
            session.answer(&Answer::Pick(0)).expect("the first option is always there");
        }
        let view = session.view();
        let hand = view.piles.iter().filter(|pile| pile.seat == YOU).flat_map(|pile| &pile.cards);
        let names: Vec<String> = hand.filter_map(|c| Some(session.presenter().pool.name(c.def?).to_owned())).collect();
        let told: Vec<String> = names.iter().filter_map(|name| look(&session, &format!("why {name}"))).collect();
        assert!(told.iter().any(|text| text.contains("(") && text.lines().count() > 1), "{told:?}");
        assert_eq!(look(&session, "why nobody"), Some("You see no card named `nobody`.".to_owned()));
    }
}
