//! Bots' thinking as work that any node takes: a queue of NATS (JetStream), from which each node takes as much as it
//! lets bots think at once.
//!
//! A job has the match as the bot's seat may know it: what is hidden was drawn anew, and there is neither seed nor key
//! ([`Job::new`]); a puzzle lies open to its defence. A worker says again and again that it thinks; the job of one that
//! falls silent is given to another. The answer goes to the node that asked, names the question and the token by which
//! that node has the table, and is dropped if nobody waits for it any more. Without a queue, or when nobody takes the
//! job, the node thinks itself.

use super::Cluster;
use crate::bots::Thinker;
use crate::connection_limit::Place;
use crate::guest::GuestId;
use crate::hub::Hub;
use crate::review;
use crate::table::Room;
use async_nats::Subscriber;
use async_nats::jetstream::consumer::{PullConsumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType};
use async_nats::jetstream::{AckKind, Context, Message};
use axum::body::Bytes;
use baize_ai::Observation;
use baize_kernel::{Answer, Deck, Options, Rulebook};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// How many thoughts of this node are asked for at once; guests take turns.
pub const ASKED_AT_ONCE: usize = 16;

/// How long a job stays in the queue, and how long it is waited for somebody to take it.
const KEPT: Duration = Duration::from_secs(10);

/// How long a worker may be silent before another is given its job, and how often it says that it thinks.
const SILENCE: Duration = Duration::from_secs(2);
const BEAT: Duration = Duration::from_millis(600);

/// How long a job that was taken may be silent: long enough for another worker to take it up.
const GIVEN_UP: Duration = Duration::from_secs(6);

/// How long anything else of the queue may take.
const SOON: Duration = Duration::from_secs(2);

/// Which question a thought is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The table.
    pub table: String,
    /// The version that is thought about.
    pub version: u32,
    /// How many times answers had been taken back then.
    pub taken_back: u32,
    /// The token by which the node that asks has the table.
    pub token: i64,
}

/// Something to be thought about.
#[derive(Serialize, Deserialize)]
pub struct Job {
    /// What it is about.
    pub question: Question,
    /// The node that asks; filled in when it does.
    pub from: String,
    /// The bot, or whoever defends a puzzle.
    bot: String,
    seed: u64,
    game: String,
    options: Options,
    decks: Vec<Deck>,
    /// The board that was laid, where the cards were not dealt.
    #[serde(default)]
    board: Option<String>,
    /// The puzzle that is defended.
    #[serde(default)]
    puzzle: Option<u32>,
    place: IpAddr,
    guest: GuestId,
    /// What the seat may know of the match; goes along apart.
    #[serde(skip)]
    eyes: Vec<u8>,
}

/// What a worker says: that it thinks, or what it came to.
#[derive(Serialize, Deserialize)]
struct Thought {
    question: Question,
    answer: Option<Answer>,
}

/// The thoughts that this node waits for.
pub type Waiting = Mutex<BTreeMap<Question, mpsc::Sender<Option<Answer>>>>;

impl Job {
    /// Makes a job for whoever is to think, if that takes time.
    pub fn new(
        question: Question,
        room: &Room,
        (place, guest): (Place, &GuestId),
        thinker: &Thinker,
        seed: u64,
    ) -> Option<Job> {
        if thinker.is_quick() {
            return None;
        }
        let options = Options { key: None, ..room.options.clone() };
        Some(Job {
            question,
            from: String::new(),
            bot: match thinker {
                Thinker::Bot(bot, _) => bot.name().to_owned(),
                Thinker::Defender { .. } => review::DEFENDER.to_owned(),
            },
            seed,
            game: room.game.clone(),
            options,
            decks: room.decks(),
            board: room.board.clone(),
            puzzle: room.puzzle,
            place: place.address(),
            guest: guest.clone(),
            eyes: thinker.saved(),
        })
    }

    /// Writes it down.
    pub fn write(&self) -> Vec<u8> {
        let head = serde_json::to_string(self).expect("a job is plain data with text for keys");
        postcard::to_stdvec(&(head, &self.eyes)).expect("a job is plain data")
    }

    /// Reads one.
    pub fn read(bytes: &[u8]) -> Option<Job> {
        let (head, eyes): (String, Vec<u8>) = postcard::from_bytes(bytes).ok()?;
        Some(Job { eyes, ..serde_json::from_str(&head).ok()? })
    }

    /// Returns who is to think, where the game is known and means the same.
    pub fn thinker(&self, book: &dyn Rulebook) -> Option<Thinker> {
        // The cards lie as the job says, so any seed will do.
        let like = match &self.board {
            Some(board) => review::lay(board).ok()?,
            None => book.open(&self.options, book.pool(), &self.decks, 0).ok()?,
        };
        let table = like.load(&self.eyes).ok()?;
        Some(match self.puzzle {
            Some(n) => Thinker::Defender { game: self.game.clone(), n, table },
            None => Thinker::Bot(self.bot.parse().ok()?, Observation::open(&*table)?),
        })
    }
}

impl Cluster {
    /// Lets any node think. Returns `None` when none did, and this one has to.
    pub async fn think(&self, mut job: Job) -> Option<Answer> {
        let _turn = self.asking.wait(Place::of(job.place), &job.guest).await;
        job.from.clone_from(&self.node);
        let (tell, mut told) = mpsc::channel(4);
        self.waiting().insert(job.question.clone(), tell);
        let answer = self.ask_for(&job, &mut told).await;
        self.waiting().remove(&job.question);
        answer
    }

    async fn ask_for(&self, job: &Job, told: &mut mpsc::Receiver<Option<Answer>>) -> Option<Answer> {
        let put = async {
            let bytes: Bytes = job.write().into();
            if self.put(bytes.clone()).await.is_none() {
                // Nobody has opened the queue since NATS was started.
                self.open_queue().await?;
                self.put(bytes).await?;
            }
            Some(())
        };
        tokio::time::timeout(SOON, put).await.ok()??;
        let mut patience = KEPT;
        loop {
            match tokio::time::timeout(patience, told.recv()).await.ok()?? {
                Some(answer) => return Some(answer),
                None => patience = GIVEN_UP,
            }
        }
    }

    async fn put(&self, job: Bytes) -> Option<()> {
        self.jet().publish(self.jobs(), job).await.ok()?.await.ok().map(drop)
    }

    fn waiting(&self) -> std::sync::MutexGuard<'_, BTreeMap<Question, mpsc::Sender<Option<Answer>>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops waiting for thoughts, because what was asked for may be lost.
    pub fn forget_thoughts(&self) {
        self.waiting().clear();
    }

    /// Passes on what workers say; what comes too late is about a question nobody waits for.
    pub async fn hear_thoughts(self: Arc<Cluster>, mut said: Subscriber) {
        while let Some(message) = said.next().await {
            let Ok(Thought { question, answer }) = serde_json::from_slice(&message.payload) else { continue };
            if let Some(waits) = self.waiting().get(&question) {
                let _ = waits.try_send(answer);
            }
        }
    }

    fn jet(&self) -> Context {
        async_nats::jetstream::new(self.nats.clone())
    }

    /// Returns the subject of jobs.
    fn jobs(&self) -> String {
        self.subject("think", "job")
    }

    /// Takes thoughts from the queue, one after the other, until this node stops.
    pub async fn take_thoughts(self: Arc<Cluster>, hub: Arc<Hub>) {
        let (mut stopping, mut queue) = (hub.stopping(), None);
        loop {
            let next = async {
                match &queue {
                    None => queue = tokio::time::timeout(SOON, self.open_queue()).await.ok().flatten(),
                    Some(consumer) => match next_job(consumer).await {
                        Ok(job) => return job,
                        Err(Lost) => queue = None,
                    },
                }
                // The queue is not there, or the connection is not: it is tried again in a while.
                if queue.is_none() {
                    tokio::time::sleep(SOON).await;
                }
                None
            };
            let job = tokio::select! {
                job = next => job,
                _ = stopping.changed() => return,
            };
            let Some(job) = job else { continue };
            tokio::select! {
                () = self.carry_thought(&hub, &job) => {}
                // Whoever is there takes it up at once.
                _ = stopping.changed() => return drop(job.ack_with(AckKind::Nak(None)).await),
            }
        }
    }

    async fn open_queue(&self) -> Option<PullConsumer> {
        let name = format!("BAIZE_THINK_{}", self.prefix.trim_start_matches("baize."));
        let stream = Config {
            name,
            subjects: vec![self.jobs()],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::Memory,
            max_age: KEPT,
            duplicate_window: KEPT,
            ..Config::default()
        };
        let stream = self.jet().get_or_create_stream(stream).await.ok()?;
        let workers = pull::Config {
            durable_name: Some("nodes".to_owned()),
            ack_wait: SILENCE,
            max_ack_pending: -1,
            ..Default::default()
        };
        stream.get_or_create_consumer("nodes", workers).await.ok()
    }

    /// Thinks about a job, says meanwhile that it does, and then what it came to.
    async fn carry_thought(&self, hub: &Arc<Hub>, message: &Message) {
        let read = |job: Job| {
            let thinker = job.thinker(hub.book(&job.game).ok()?)?;
            Some((job, thinker))
        };
        let Some((job, thinker)) = Job::read(&message.payload).and_then(read) else {
            // Of another release, perhaps, which takes it itself.
            let _ = message.ack_with(AckKind::Term).await;
            return;
        };
        let thinking = hub.bots.think((Place::of(job.place), &job.guest), thinker, job.seed);
        tokio::pin!(thinking);
        let mut beat = tokio::time::interval(BEAT);
        let answer = loop {
            tokio::select! {
                answer = &mut thinking => break answer,
                _ = beat.tick() => {
                    let _ = message.ack_with(AckKind::Progress).await;
                    self.say_thought(&job, None).await;
                }
            }
        };
        self.say_thought(&job, Some(answer)).await;
        let _ = message.ack().await;
        self.metrics.thoughts.inc();
    }

    async fn say_thought(&self, job: &Job, answer: Option<Answer>) {
        let thought = Thought { question: job.question.clone(), answer };
        let bytes = serde_json::to_vec(&thought).expect("a thought is plain data");
        let _ = self.nats.publish(self.subject("thought", &job.from), bytes.into()).await;
    }
}

/// The queue does not answer.
struct Lost;

/// Takes the next job, if there is one soon.
async fn next_job(queue: &PullConsumer) -> Result<Option<Message>, Lost> {
    let taking = async {
        let mut given = queue.fetch().max_messages(1).expires(SOON).messages().await.map_err(|_| Lost)?;
        given.next().await.transpose().map_err(|_| Lost)
    };
    tokio::time::timeout(SOON * 2, taking).await.unwrap_or(Err(Lost))
}

#[cfg(test)]
mod tests {
    use super::*;
    use baize_kernel::Match;
    use baize_kernel::chance::Chance;
    use baize_kernel::match_of::random_answer;

    fn job(table: &dyn Match, decks: &[Deck]) -> (Job, Observation) {
        let eyes = Observation::open(table).expect("somebody is asked");
        let question = Question { table: "aaaaaaaaaa".into(), version: 7, taken_back: 0, token: 3 };
        let job = Job {
            question,
            from: "node".into(),
            bot: "greedy:2".into(),
            seed: 11,
            game: "one-piece".into(),
            options: Options::default(),
            decks: decks.to_vec(),
            board: None,
            puzzle: None,
            place: IpAddr::from([192, 0, 2, 1]),
            guest: GuestId("guest".into()),
            eyes: eyes.imagine(0).save(),
        };
        (job, eyes)
    }

    /// What a seat cannot see is not in a job: tables that it cannot tell apart make the same one, byte for byte. And
    /// whoever thinks about it comes to what the node that asks would have come to.
    #[test]
    fn a_job_has_what_the_seat_may_know_and_leads_to_the_same_answer() {
        let book = baize_registry::find("one-piece").expect("it ships");
        let decks = book.decks()[..2].to_vec();
        let mut table = book.open(&Options::default(), book.pool(), &decks, 5).expect("decks that ship are legal");
        let mut chance = Chance::new(9);
        for seed in 0..40 {
            let prompt = table.prompt().expect("it is early").clone();
            let (one, eyes) = job(&*table, &decks);
            let (other, _) = job(&*table.resample(prompt.seat, 100 + seed), &decks);
            assert_eq!(one.write(), other.write(), "at question {seed}");
            assert_ne!(one.eyes, table.save(), "the truth is not in it");
            let read = Job::read(&one.write()).expect("it is read as it was written");
            let Some(Thinker::Bot(bot, far)) = read.thinker(book) else { panic!("the game is known") };
            assert_eq!(bot.seat(one.seed).answer(&far), bot.seat(one.seed).answer(&eyes));
            table.answer(prompt.seat, &random_answer(&prompt, &mut chance)).expect("it is offered");
        }
        assert!(Job::read(b"nonsense").is_none());
    }
}
