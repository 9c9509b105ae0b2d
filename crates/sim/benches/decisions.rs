//! What a match costs, function by function: `cargo bench -p baize-sim`. `baize bench` measures whole games.

use baize_kernel::{Match, Options, Rulebook};
use divan::{Bencher, black_box};

/// How many answers are given before anything is measured: the middle of a match.
const MIDDLE: u32 = 40;

fn main() {
    divan::main();
}

fn ids() -> Vec<&'static str> {
    baize_registry::games().iter().map(|book| book.id()).collect()
}

fn open(book: &dyn Rulebook) -> Box<dyn Match> {
    let options = Options::default();
    let decks = book.decks_in_turn(&options, 0);
    book.open(&options, book.pool(), &decks, 1).expect("the decks that ship can be played")
}

fn start(id: &str) -> Box<dyn Match> {
    open(baize_registry::find(id).expect("it is one of the games"))
}

fn middle(id: &str) -> Box<dyn Match> {
    let mut table = start(id);
    table.playout(1, MIDDLE);
    table
}

#[divan::bench(args = ids())]
fn setting_up(bencher: Bencher, id: &str) {
    let book = baize_registry::find(id).expect("it is one of the games");
    bencher.bench(|| open(book));
}

#[divan::bench(args = ids())]
fn a_game_of_random_answers(bencher: Bencher, id: &str) {
    bencher.with_inputs(|| start(id)).bench_values(|mut table| table.playout(1, 100_000));
}

#[divan::bench(args = ids())]
fn copying(bencher: Bencher, id: &str) {
    let table = middle(id);
    bencher.bench_local(|| table.copy());
}

#[divan::bench(args = ids())]
fn digesting(bencher: Bencher, id: &str) {
    let table = middle(id);
    bencher.bench_local(|| black_box(&table).digest());
}

#[divan::bench(args = ids())]
fn viewing(bencher: Bencher, id: &str) {
    let table = middle(id);
    bencher.bench_local(|| black_box(&table).view(None));
}

#[divan::bench(args = ids())]
fn saving_and_loading(bencher: Bencher, id: &str) {
    let table = middle(id);
    bencher.bench_local(|| table.load(&table.save()).expect("what was saved can be loaded"));
}
