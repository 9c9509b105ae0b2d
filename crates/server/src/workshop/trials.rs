//! Trials: games between bots that somebody wants to see, few at once, behind the bots of matches.
//!
//! A trial waits for the one place there is, plays one game after another on a thread of its own, and steps back
//! before every answer while a bot of a match thinks. What was played counts when it is stopped or late. In a cluster
//! its name says which node plays it, so that any node can ask.

use super::{Asker, Guest, Shop};
use crate::connection_limit::Place;
use crate::deck::{self, cannot};
use crate::guest::{GuestId, random_text};
use crate::http::{Lang, object};
use crate::hub::Hub;
use crate::outbox::Complaint;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use baize_ai::BotSpec;
use baize_kernel::{Deck, Message, Options, Rulebook, message};
use baize_presenter::{serve, tell};
use baize_protocol::decks::{Trial, TrialCard, TrialDeck, TrialPair, TrialResults, TrialWish};
use baize_record::file as record;
use baize_sim::batch::Failed;
use baize_sim::cards::Share;
use baize_sim::plan::Standing;
use baize_sim::{Entrant, Plan, Results, Watch};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How many trials play at once.
const AT_ONCE: usize = 1;

/// How many trials of everybody may wait or play, and of those that come from one address.
const MOST_OPEN: usize = 16;
const MOST_OF_PLACE: usize = 4;

/// The most decks that meet in a trial.
const MOST_DECKS: usize = 6;

/// How long what a trial came to is kept.
const KEPT: Duration = Duration::from_secs(30 * 60);

/// How long a trial steps back at a time while bots of matches think.
const STEP_BACK: Duration = Duration::from_millis(2);

/// The trials there are.
pub struct Trials {
    all: Mutex<BTreeMap<String, Arc<Job>>>,
    places: Semaphore,
}

impl Default for Trials {
    fn default() -> Trials {
        Trials { all: Mutex::default(), places: Semaphore::new(AT_ONCE) }
    }
}

/// A trial.
struct Job {
    guest: GuestId,
    place: Place,
    total: u32,
    played: AtomicU32,
    stop: AtomicBool,
    state: Mutex<Standpoint>,
}

/// How far a trial is.
struct Standpoint {
    word: &'static str,
    since: Instant,
    results: Option<TrialResults>,
    why: Message,
    command: String,
}

impl Job {
    fn state(&self) -> MutexGuard<'_, Standpoint> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_open(&self) -> bool {
        matches!(self.state().word, "waiting" | "playing")
    }

    fn is_forgotten(&self) -> bool {
        !self.is_open() && self.state().since.elapsed() > KEPT
    }

    fn told(&self, id: &str, lang: &str) -> Trial {
        let state = self.state();
        Trial {
            id: id.to_owned(),
            state: state.word.to_owned(),
            played: self.played.load(Ordering::Relaxed),
            total: self.total,
            results: state.results.clone(),
            why: tell(lang, &state.why),
            command: state.command.clone(),
        }
    }
}

/// Begins a trial.
pub async fn begin(
    State(shop): State<Shop>,
    Guest(guest): Guest,
    Asker(place): Asker,
    Lang(lang): Lang,
    Json(wish): Json<TrialWish>,
) -> Response {
    let hub = shop.hub.clone();
    let preparing = hub.clone();
    let ready = match hub.desks.work(place, move || prepare(&preparing, &wish)).await {
        Ok(ready) => ready,
        Err(complaint) => return object(&complaint),
    };
    let node = hub.cluster.as_ref().map_or("", |cluster| cluster.node());
    match hub.trials.enter(node, guest, place, ready.total) {
        Ok((id, job)) => {
            let told = job.told(&id, lang);
            tokio::spawn(run(hub, job, ready));
            Json(told).into_response()
        }
        Err(complaint) => object(&complaint),
    }
}

/// Tells how a trial stands.
pub async fn look(State(shop): State<Shop>, Guest(guest): Guest, Lang(lang): Lang, Path(id): Path<String>) -> Response {
    answer(&shop.hub, &id, TrialAsked { guest, lang: lang.to_owned(), stop: false }).await
}

/// Ends a trial; what was played counts.
pub async fn end(State(shop): State<Shop>, Guest(guest): Guest, Lang(lang): Lang, Path(id): Path<String>) -> Response {
    answer(&shop.hub, &id, TrialAsked { guest, lang: lang.to_owned(), stop: true }).await
}

/// What a guest wants to know of a trial, here or on another node.
#[derive(Serialize, Deserialize)]
pub struct TrialAsked {
    guest: GuestId,
    lang: String,
    /// Whether it is to end.
    stop: bool,
}

/// Answers whoever asks about a trial, wherever it is played.
async fn answer(hub: &Hub, id: &str, asked: TrialAsked) -> Response {
    let told = match (hub.trials.tell(id, &asked), &hub.cluster) {
        (None, Some(cluster)) => cluster.trial(id, asked).await,
        (told, _) => Ok(told),
    };
    match told.and_then(|told| told.ok_or_else(no_such_trial)) {
        Ok(told) => Json(told).into_response(),
        Err(complaint) => object(&complaint),
    }
}

fn no_such_trial() -> Complaint {
    Complaint::new("no_such_trial", message!("there is no such trial, or it is long over"))
        .hint(message!("begin another"))
}

impl Trials {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Job>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a guest how a trial stands that is played here, and ends it when that is asked for.
    pub fn tell(&self, id: &str, asked: &TrialAsked) -> Option<Trial> {
        let job = self.all().get(id).filter(|job| job.guest == asked.guest).cloned()?;
        job.stop.fetch_or(asked.stop, Ordering::Relaxed);
        Some(job.told(id, serve(&asked.lang)))
    }

    /// Gives a trial its place in the line, and a name that begins with that of the node.
    fn enter(&self, node: &str, guest: GuestId, place: Place, total: u32) -> Result<(String, Arc<Job>), Complaint> {
        let mut all = self.all();
        all.retain(|_, job| !job.is_forgotten());
        let open = |own: &dyn Fn(&Job) -> bool| all.values().filter(|job| job.is_open() && own(job)).count();
        if open(&|job| job.guest == guest) > 0 {
            let busy = Complaint::new("too_many", message!("a trial of yours is not over yet"));
            return Err(busy.hint(message!("wait for it, or stop it")));
        }
        if open(&|_| true) >= MOST_OPEN || open(&|job| job.place == place) >= MOST_OF_PLACE {
            return Err(Complaint::new("too_many", message!("many trials wait already"))
                .hint(message!("try again in a few minutes")));
        }
        // Only the last one of a guest is kept.
        all.retain(|_, job| job.guest != guest);
        let state = Standpoint {
            word: "waiting",
            since: Instant::now(),
            results: None,
            why: Message::default(),
            command: String::new(),
        };
        let (played, stop) = (AtomicU32::new(0), AtomicBool::new(false));
        let job = Arc::new(Job { guest, place, total, played, stop, state: Mutex::new(state) });
        let id = format!("{node}{}", random_text(12));
        all.insert(id.clone(), job.clone());
        Ok((id, job))
    }

    /// Ends every trial, because the program does.
    pub fn stop(&self) {
        self.all().values().for_each(|job| job.stop.store(true, Ordering::Relaxed));
    }
}

/// A trial that can begin.
struct Ready {
    book: &'static dyn Rulebook,
    options: Options,
    entrants: Vec<Entrant>,
    games: u32,
    seed: u32,
    total: u32,
    bot: String,
}

impl Ready {
    fn plan(&self) -> Plan<'static> {
        Plan {
            book: self.book,
            options: self.options.clone(),
            pool: self.book.pool(),
            entrants: self.entrants.clone(),
            seats: self.options.seats.into(),
            games: self.games.into(),
            seed: self.seed.into(),
            check: false,
            cards: true,
            shard: baize_sim::Shard::WHOLE,
        }
    }
}

fn prepare(hub: &Hub, wish: &TrialWish) -> Result<Ready, Complaint> {
    let book = hub.book(&wish.game)?;
    let options = deck::options(book, &wish.options)?;
    let bad = |text: Message| Complaint::new("bad_trial", text);
    let seats = usize::from(options.seats);
    if !(seats..=MOST_DECKS).contains(&wish.decks.len()) || (wish.decks.len() > seats && seats != 2) {
        return Err(bad(message!(
            "{decks} decks were given; {seats} to {most} can meet",
            decks = wish.decks.len(),
            seats,
            most = MOST_DECKS
        )));
    }
    let bot = usable(&wish.bot)?;
    let decks = wish.decks.iter().map(|wish| deck::read(book, &options, wish)).collect::<Result<Vec<Deck>, _>>()?;
    let entrants = decks.into_iter().map(|deck| Entrant { deck, bot: bot.clone() }).collect();
    let (games, seed, bot) = (wish.games, wish.seed, wish.bot.clone());
    let mut ready = Ready { book, options, entrants, games, seed, total: 0, bot };
    let (most, total) = (hub.config.limits.trial_games, ready.plan().total());
    ready.total = u32::try_from(total).ok().filter(|total| (1..=most).contains(total)).ok_or_else(|| {
        bad(message!("{total} games in all; 1 to {most} can be played here", total, most))
            .hint(message!("play fewer, or against fewer decks"))
    })?;
    Ok(ready)
}

/// Returns a bot by a name of the list; what it may think is ours to say.
fn usable(name: &str) -> Result<BotSpec, Complaint> {
    let known = baize_ai::kinds().iter().any(|kind| kind.name == name);
    let bot = if name == "search" { "search:40" } else { name };
    let spec = bot.parse().ok().filter(|_| known);
    spec.ok_or_else(|| {
        Complaint::new("bad_trial", message!("there is no such bot")).hint(message!("take one of the list of bots"))
    })
}

/// What a trial looks at before every answer.
struct Bounds {
    hub: Arc<Hub>,
    job: Arc<Job>,
    until: Instant,
}

impl Bounds {
    fn is_late(&self) -> bool {
        Instant::now() >= self.until
    }
}

impl Watch for Bounds {
    fn played(&self) {
        self.job.played.fetch_add(1, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        loop {
            if self.job.stop.load(Ordering::Relaxed) || self.is_late() {
                return false;
            }
            if !self.hub.bots.is_busy() {
                return true;
            }
            std::thread::sleep(STEP_BACK);
        }
    }
}

async fn run(hub: Arc<Hub>, job: Arc<Job>, ready: Ready) {
    let Ok(_place) = hub.trials.places.acquire().await else { return };
    job.state().word = "playing";
    let until = Instant::now() + hub.config.limits.trial_time;
    let bounds = Bounds { hub: hub.clone(), job: job.clone(), until };
    let played = tokio::task::spawn_blocking(move || {
        let played = catch_unwind(AssertUnwindSafe(|| on_one_thread(&ready, &bounds)));
        let late = bounds.is_late();
        (played.unwrap_or_else(|_| Err(message!("a game failed because of a mistake in the program"))), late, ready)
    });
    let Ok((played, late, ready)) = played.await else { return };
    let mut state = job.state();
    state.since = Instant::now();
    match played {
        Ok(results) => {
            let stopped = job.stop.load(Ordering::Relaxed);
            state.word = if stopped {
                "stopped"
            } else if late {
                "late"
            } else {
                "over"
            };
            state.command = command(&ready);
            state.results = Some(told(&results));
        }
        Err(why) => (state.word, state.why) = ("failed", why),
    }
}

/// One thread is all that a trial gets, whatever the machine has.
fn on_one_thread(ready: &Ready, bounds: &Bounds) -> Result<Results, Message> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(1).build().map_err(Message::foreign)?;
    threads.install(|| ready.plan().run_watched(bounds)).map_err(|failed| match failed {
        Failed::Start(problems) => cannot(&problems).text,
        Failed::Check(violation) => violation.message.clone(),
    })
}

/// Returns the command that plays the same games at home.
fn command(ready: &Ready) -> String {
    let shipped = |name: &str| ready.book.decks().iter().any(|deck| deck.name == name);
    let file = |(at, one): (usize, &Entrant)| match shipped(&one.deck.name) {
        true => format!("--deck {}", one.deck.name),
        false => format!("--deck deck{}.txt", at + 1),
    };
    let decks: Vec<String> = ready.entrants.iter().enumerate().map(file).collect();
    let bot = if ready.bot == "search" { "search:40" } else { &ready.bot };
    let format = Some(&ready.options.format).filter(|f| !f.is_empty()).map(|f| format!(" --format {f}"));
    let (game, games, seed) = (ready.book.id(), ready.games, ready.seed);
    let format = format.unwrap_or_default();
    format!("baize sim {game} {} --bot {bot}{format} --games {games} --seed {seed} --by-card", decks.join(" "))
}

fn told(results: &Results) -> TrialResults {
    let small = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    let lengths = results.turns.lengths();
    let pair = |m: &baize_sim::plan::Meeting| match (m.entrants.as_slice(), m.tally.wins.as_slice()) {
        ([a, b], [x, y]) => {
            Some(TrialPair { decks: (*a as u16, *b as u16), games: small(m.tally.games), wins: (small(*x), small(*y)) })
        }
        _ => None,
    };
    TrialResults {
        decks: results.standings.iter().map(told_deck).collect(),
        pairs: results.meetings.iter().filter_map(pair).collect(),
        games: small(results.games),
        draws: small(results.draws),
        unfinished: small(results.unfinished),
        turns: lengths.mean,
        lengths: lengths.histogram.iter().map(|bar| (bar.from, bar.to, small(bar.count))).collect(),
        seconds: results.seconds,
        digest: record::digest_text(results.digest),
    }
}

fn told_deck(one: &Standing) -> TrialDeck {
    let small = |n: u64| u32::try_from(n).unwrap_or(u32::MAX);
    let share = |share: Share| (small(share.games), small(share.wins));
    let card = |(def, fate): (&baize_kernel::DefId, &baize_sim::cards::Fate)| TrialCard {
        def: def.0,
        opening: share(fate.opening),
        drawn: share(fate.drawn),
        played: share(fate.played),
    };
    TrialDeck {
        name: one.deck.clone(),
        games: small(one.games),
        wins: small(one.wins),
        low: one.interval.0,
        high: one.interval.1,
        cards: one.cards.iter().map(card).collect(),
    }
}
