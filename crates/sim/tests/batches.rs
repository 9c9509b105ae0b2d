//! Batches of a small game: same results on any number of threads, and checks that find.

use baize_ai::{BotSpec, Observation};
use baize_kernel::{Answer, Options, Rulebook};
use baize_sim::batch::Failed;
use baize_sim::{Entrant, Plan, Results, bench};

fn book() -> &'static dyn Rulebook {
    baize_tiny::book()
}

fn plan(decks: usize, games: u64, check: bool) -> Plan<'static> {
    let deck = book().decks()[0].clone();
    let entrant = Entrant { deck, bot: BotSpec::random() };
    Plan {
        book: book(),
        options: Options::default(),
        pool: book().pool(),
        entrants: vec![entrant; decks],
        seats: 2,
        games,
        seed: 11,
        check,
        cards: false,
        shard: baize_sim::Shard::WHOLE,
    }
}

fn run_on(threads: usize, plan: &Plan<'_>) -> Results {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    pool.install(|| plan.run(&|| {})).expect("the deck that ships can be played")
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let (one, two) = (run_on(1, &plan(2, 300, false)), run_on(2, &plan(2, 300, false)));
    assert_eq!(one.digest, two.digest);
    assert_eq!(one.meetings, two.meetings);
    assert_eq!(one.games, 300);
}

#[test]
fn bots_that_think_in_rounds_play_the_same_on_any_number_of_threads() {
    let thinking = || {
        let mut plan = plan(2, 12, false);
        plan.entrants[0].bot = "search:20".parse().expect("there is such a bot");
        plan.entrants[1].bot = "greedy:2".parse().expect("there is such a bot");
        plan
    };
    let (one, two) = (run_on(1, &thinking()), run_on(2, &thinking()));
    assert_eq!((one.digest, one.meetings), (two.digest, two.meetings));
    assert_eq!(one.standings[0].bot, "search:20");
}

#[test]
fn another_seed_gives_other_games() {
    let other = Plan { seed: 12, ..plan(2, 50, false) };
    assert_ne!(run_on(1, &plan(2, 50, false)).digest, run_on(1, &other).digest);
}

#[test]
fn every_game_is_won_drawn_or_unfinished() {
    let results = run_on(2, &plan(2, 200, false));
    let wins: u64 = results.standings.iter().map(|s| s.wins).sum();
    assert_eq!(wins + results.draws + results.unfinished, 200);
}

#[test]
fn three_decks_meet_in_three_pairs() {
    let results = run_on(2, &plan(3, 20, false));
    assert_eq!(results.games, 60);
    assert_eq!(results.meetings.iter().map(|m| m.entrants.clone()).collect::<Vec<_>>(), [[0, 1], [0, 2], [1, 2]]);
    assert!(results.standings.iter().all(|s| s.games == 40));
    let share = results.share(0, 1).zip(results.share(1, 0)).map(|(a, b)| a + b);
    assert!(share.is_some_and(|sum| sum <= 1.0 + 1e-9));
}

#[test]
fn checked_games_keep_every_promise() {
    let results = run_on(2, &plan(2, 25, true));
    assert_eq!(results.games, 25);
}

#[test]
fn decks_that_cannot_be_played_are_refused() {
    let mut plan = plan(2, 1, false);
    plan.entrants[1].deck.lines.clear();
    let Err(Failed::Start(problems)) = plan.run(&|| {}) else { panic!("an empty deck was played") };
    assert!(!problems.is_empty());
}

#[test]
fn a_bot_is_asked_with_what_its_seat_sees() {
    let table = book().open(&Options::default(), book().pool(), &[deck(), deck()], 3).expect("the deck is legal");
    let prompt = table.prompt().expect("a match begins with a question");
    let mut bot = BotSpec::random().seat(1);
    let eyes = Observation::open(&*table).expect("a match begins with a question");
    assert_eq!(eyes.view(), table.view(Some(prompt.seat)));
    let answers: Vec<Answer> = (0..20).map(|_| bot.answer(&eyes)).collect();
    assert!(answers.iter().all(|answer| prompt.check(answer).is_ok()));
}

#[test]
fn a_benchmark_has_a_figure_for_everything_it_promises() {
    let effort = bench::Effort { games: 4, rounds: 3 };
    let count = |work: &mut dyn FnMut()| {
        work();
        0
    };
    let measure = |count| bench::measure(book(), &Options::default(), &[deck(), deck()], effort, count);
    let figures = measure(Some(&count)).expect("the deck is legal");
    for name in ["random games", "decisions", "decision", "clone of a state", "state", "allocations per decision"] {
        let figure = figures.iter().find(|f| &*f.name == name).expect(name);
        assert!(figure.low <= figure.value && figure.value <= figure.high, "{figure:?}");
    }
    let without = measure(None).expect("the deck is legal");
    assert_eq!(without.len() + 1, figures.len(), "allocations are left out where nothing counts them");
}

fn deck() -> baize_kernel::Deck {
    book().decks()[0].clone()
}

#[test]
fn random_bots_play_the_same_games_whether_cards_are_noted_or_not() {
    let noted = |cards| run_on(2, &Plan { cards, ..plan(2, 200, false) });
    let (with, without) = (noted(true), noted(false));
    assert_eq!((with.digest, with.decisions), (without.digest, without.decisions));
    assert!(with.standings.iter().all(|one| !one.cards.is_empty()));
}

#[test]
fn what_becomes_of_the_cards_is_noted_without_changing_a_game() {
    let noted = |cards| {
        let mut plan = Plan { cards, ..plan(2, 40, false) };
        plan.entrants.iter_mut().for_each(|one| one.bot = "greedy:2".parse().expect("there is such a bot"));
        run_on(2, &plan)
    };
    let (with, without) = (noted(true), noted(false));
    assert_eq!((with.digest, with.games), (without.digest, without.games));
    assert!(without.standings.iter().all(|one| one.cards.is_empty()));
    for one in &with.standings {
        let most = one.cards.values().map(|fate| fate.drawn.games).max();
        assert!(most.is_some_and(|most| most > 0 && most <= one.games), "{most:?}");
        for fate in one.cards.values() {
            assert!(fate.opening.games <= fate.drawn.games && fate.played.games <= fate.drawn.games, "{fate:?}");
            assert!([fate.opening, fate.drawn, fate.played].iter().all(|share| share.wins <= share.games), "{fate:?}");
            assert!(fate.drawn.wins <= one.wins, "{fate:?}");
        }
        assert!(one.cards.values().any(|fate| fate.played.games > 0), "cards were played");
    }
}

#[test]
fn whoever_watches_can_end_it_and_what_was_played_counts() {
    struct Few(std::sync::atomic::AtomicU32);
    impl baize_sim::Watch for Few {
        fn played(&self) {
            self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        fn goes_on(&self) -> bool {
            self.0.load(std::sync::atomic::Ordering::Relaxed) < 5
        }
    }
    let mut plan = Plan { cards: true, ..plan(2, 1000, false) };
    plan.entrants.iter_mut().for_each(|one| one.bot = "greedy:2".parse().expect("there is such a bot"));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("threads can be started");
    let results = pool.install(|| plan.run_watched(&Few(0.into()))).expect("the deck that ships can be played");
    assert_eq!(results.games, 5);
}
