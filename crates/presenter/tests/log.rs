//! The log says who did what to whom: games are played, and every sentence is compared with its event from all sides.

use baize_kernel::chance::Chance;
use baize_kernel::layout::Vital;
use baize_kernel::match_of::random_answer;
use baize_kernel::{CardId, Event, Match, Options, Rulebook, Seat, What};
use baize_presenter::{Known, Presenter};
use std::collections::BTreeSet;

const GAMES: u64 = 12;
const ANSWERS: usize = 500;
const NAMES: [&str; 2] = ["Quixana", "Zorbedo"];

/// Returns the seats a sentence names, in the order it names them; brackets only say whose a card is.
fn named(text: &str, you: Seat) -> Vec<Seat> {
    let text: String = text.split('(').map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect();
    let words = text.split([' ', ',', '.', ':', '(', ')']);
    let seat = |word: &str| match word.trim_end_matches("’s") {
        "You" | "you" | "Your" | "your" => Some(you),
        name => NAMES.iter().position(|known| *known == name).map(|at| Seat(at as u8)),
    };
    words.filter_map(seat).collect()
}

/// A match with two seats, listened to from both.
struct Listener<'a> {
    book: &'a dyn Rulebook,
    options: Options,
    known: [Known; 2],
}

impl Listener<'_> {
    /// Returns the seats that the sentence of an event names, which must be the same for both who hear it.
    fn told(&mut self, table: &dyn Match, event: &Event) -> (String, Vec<Seat>) {
        let [(one, a), (other, b)] = [Seat(0), Seat(1)].map(|you| {
            let mut presenter = Presenter::new(self.book, &self.options, table, Some(you));
            presenter.names = NAMES.map(str::to_owned).to_vec();
            let told = event.told_to(Some(you));
            let known = &mut self.known[you.index()];
            known.hear(&told);
            let text = presenter.event(&told, known).text;
            let seats = named(&text, you);
            (text, seats)
        });
        assert_eq!(a, b, "{}: the two sides name others: {one:?}, {other:?}", self.book.id());
        (one, a)
    }

    fn hear(&mut self, event: &Event) {
        for (at, known) in self.known.iter_mut().enumerate() {
            known.hear(&event.told_to(Some(Seat(at as u8))));
        }
    }

    fn learn(&mut self, table: &dyn Match) {
        for (at, known) in self.known.iter_mut().enumerate() {
            known.learn(&table.view(Some(Seat(at as u8))));
        }
    }

    /// Compares the sentences of one answer with what happened.
    fn compare(&mut self, table: &dyn Match, events: &[Event]) -> usize {
        let mut compared = 0;
        // Of what lies hidden, whoever does not see it is told whose it is.
        let aside = |what: &What| matches!(what, What::Applied { .. } | What::Began { .. } | What::Lapsed { .. });
        let told = |event: &&Event| !aside(&event.what);
        for (at, event) in events.iter().enumerate().filter(|(_, event)| told(event)) {
            let (text, seats) = self.told(table, event);
            let wrong = format!("{}: {text:?} of {:?}", self.book.id(), event.what);
            match event.what {
                What::Did { seat, card, other, n, .. } => {
                    if let (true, Some(&first)) = (begins_with_player(&text), seats.first()) {
                        assert_eq!(first, seat, "who did it: {wrong}");
                    }
                    let sides = [card, other].into_iter().filter(|c| c.is_some()).flat_map(|c| sides(table, c));
                    let mut fit: BTreeSet<Seat> = sides.chain([seat, Seat((n as u8) & 1)]).collect();
                    if text.contains("damage to") {
                        fit = BTreeSet::from([Seat(1 - seat.0)]);
                    }
                    assert!(seats.iter().all(|s| fit.contains(s)), "who is named: {wrong}");
                    if text.contains(" damage")
                        && let Some(&hurt) = seats.last()
                    {
                        self.compare_loss(&events[at + 1..], hurt, &wrong);
                    }
                    compared += 1;
                }
                What::Moved { from, to, .. } => {
                    assert!(seats.iter().all(|s| *s == from.0 || *s == to.0), "{wrong}");
                    compared += 1;
                }
                What::Scored { seat, .. } | What::Shuffled { seat, .. } | What::TurnBegan { seat, .. } => {
                    assert_eq!(seats, [seat], "{wrong}");
                    compared += 1;
                }
                _ => {}
            }
        }
        compared
    }

    /// Whoever the log calls damaged is the one who loses what must not run out.
    fn compare_loss(&self, after: &[Event], hurt: Seat, wrong: &str) {
        let Some(Vital::Cards(vital)) = self.book.layout(&self.options).vital else { return };
        let next = after.iter().take_while(|e| !matches!(e.what, What::Did { .. })).find_map(|e| match e.what {
            What::Moved { from, .. } if from.1 == vital => Some(from.0),
            _ => None,
        });
        assert!(next.is_none_or(|seat| seat == hurt), "who was hurt: {wrong}");
    }
}

fn begins_with_player(text: &str) -> bool {
    let first = text.split([' ', ':']).next().unwrap_or("");
    first == "You" || NAMES.contains(&first)
}

fn sides(table: &dyn Match, card: CardId) -> [Seat; 2] {
    let card = table.card(card);
    [card.owner, card.side]
}

#[test]
fn every_line_says_who_did_what_to_whom() {
    for book in baize_registry::games() {
        let options = book.ways().into_iter().find(|way| way.seats <= 2).unwrap_or_default();
        let mut compared = 0;
        for seed in 0..GAMES {
            let decks = book.decks_in_turn(&options, seed as usize);
            let mut table = book.open(&options, book.pool(), &decks, seed).expect("decks that ship are legal");
            let mut listener = Listener { book: *book, options: options.clone(), known: Default::default() };
            let mut chance = Chance::new(seed);
            let mut events = table.opening().to_vec();
            for _ in 0..ANSWERS {
                listener.learn(&*table);
                compared += listener.compare(&*table, &events);
                let Some(prompt) = table.prompt().cloned() else { break };
                events =
                    table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is taken");
            }
        }
        assert!(compared > 100, "{} told next to nothing: {compared}", book.id());
    }
}

/// Returns how often a card and one of the same name on the other side were told of in one line.
fn alike(listener: &mut Listener<'_>, table: &dyn Match, events: &[Event]) -> usize {
    let mut told = 0;
    for event in events {
        let What::Did { card, other, .. } = event.what else {
            listener.hear(event);
            continue;
        };
        let (text, _) = listener.told(table, event);
        let two = card.is_some() && other.is_some() && table.card(card).side != table.card(other).side;
        let name = |card: CardId| table.pool().name(table.card(card).def);
        if two && name(card) == name(other) && text.matches(name(card)).count() == 2 {
            let whose = [0, 1].map(|seat| if seat == 0 { "yours" } else { NAMES[seat] });
            assert!(whose.iter().all(|who| text.contains(&format!("({who})"))), "{}: {text:?}", listener.book.id());
            told += 1;
        }
    }
    told
}

#[test]
fn cards_of_one_name_in_one_line_say_whose_they_are() {
    for (game, deck) in [("one-piece", "st01"), ("gundam", "st01"), ("duel", "warriors")] {
        let book = baize_registry::find(game).expect("the game is played here");
        let decks: Vec<_> = book.decks().iter().filter(|one| one.name == deck).cycle().take(2).cloned().collect();
        let mut told = 0;
        for seed in 0..GAMES {
            let options = Options::default();
            let mut table = book.open(&options, book.pool(), &decks, seed).expect("decks that ship are legal");
            let mut listener = Listener { book, options, known: Default::default() };
            let mut chance = Chance::new(seed);
            let mut events = table.opening().to_vec();
            for _ in 0..ANSWERS {
                listener.learn(&*table);
                told += alike(&mut listener, &*table, &events);
                let Some(prompt) = table.prompt().cloned() else { break };
                events =
                    table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("what is offered is taken");
            }
        }
        assert!(told > 5, "{game}: {told}");
    }
}
