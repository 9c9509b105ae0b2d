//! How many questions of a whole game have but one sensible answer, and are not asked of anybody.

use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Match, Options, Rulebook, Seat};
use baize_presenter::{Presenter, after_one, sole_answer};

const GAMES: u64 = 10;
const ANSWERS: usize = 2000;

/// Questions of some games: all of them, those that answer themselves, and those of the rest that need no thought.
#[derive(Default)]
struct Count {
    all: usize,
    by_themselves: usize,
    pointless: usize,
    /// Those that are asked with the one after them.
    merged: usize,
}

impl Count {
    fn share(part: usize, whole: usize) -> f64 {
        100.0 * part as f64 / whole.max(1) as f64
    }

    /// Notes a question. One that is asked is pointless when all its options read the same to the one who is asked.
    fn note(&mut self, book: &dyn Rulebook, options: &Options, table: &dyn Match, seat: Seat) {
        let view = table.view(Some(seat));
        self.all += 1;
        self.merged += usize::from(after_one(table, seat).is_some());
        if sole_answer(&view).is_some() {
            self.by_themselves += 1;
            return;
        }
        let presenter = Presenter::new(book, options, table, Some(seat));
        let Some(prompt) = table.prompt() else { return };
        let words = presenter.options(&view, prompt, |choice| table.phrase(choice));
        let same = words.windows(2).all(|pair| pair[0] == pair[1]);
        self.pointless += usize::from(!words.is_empty() && same);
    }
}

fn count(book: &dyn Rulebook) -> Count {
    let options = book.ways().into_iter().next().unwrap_or_default();
    let mut count = Count::default();
    for seed in 0..GAMES {
        let decks = book.decks_in_turn(&options, seed as usize);
        let mut table = book.open(&options, book.pool(), &decks, seed).expect("decks that ship are legal");
        let mut chance = Chance::new(seed);
        for _ in 0..ANSWERS {
            let Some(prompt) = table.prompt().cloned() else { break };
            count.note(book, &options, &*table, prompt.seat);
            let answer = sole_answer(&table.view(Some(prompt.seat)));
            let answer = answer.unwrap_or_else(|| random_answer(&prompt, &mut chance));
            table.answer(prompt.seat, &answer).expect("what is offered is taken");
        }
    }
    count
}

/// `cargo test -p baize-presenter --test questions -- --nocapture` prints the shares.
#[test]
fn next_to_no_question_has_one_sensible_answer() {
    for book in baize_registry::games() {
        let Count { all, by_themselves, pointless, merged } = count(*book);
        let asked = all - by_themselves;
        let (sole, left) = (Count::share(by_themselves, all), Count::share(pointless, asked));
        println!(
            "{}: {all} questions, {sole:.1} % answer themselves, {merged} are asked with the next; of {asked} asked, {left:.1} % have one answer",
            book.id()
        );
        assert!(left <= 5.0, "{}: {left:.1} % of the questions have one sensible answer", book.id());
    }
}
