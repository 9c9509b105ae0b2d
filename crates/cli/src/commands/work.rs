//! `baize work`: plays parts of simulations that others ask for, through a queue of NATS (JetStream).
//!
//! Whoever asks puts a job for each part into the queue and waits for all parts. A worker takes a job, says while it
//! plays that it still does, and takes the job off the queue only when the part is stored. A worker that is killed
//! says nothing any more, and another is given the job. The games of a part depend on the plan alone, so all parts
//! come to what one run comes to, whoever played them and however often.

use super::sim::{self, misfit};
use crate::args::WorkArgs;
use crate::failure::Failure;
use crate::out::{Done, Out};
use async_nats::jetstream::consumer::{DeliverPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, RetentionPolicy, Stream};
use async_nats::jetstream::{AckKind, Context, Message};
use async_nats::{ConnectOptions, HeaderMap, ServerAddr};
use baize_kernel::{Message as Words, message};
use baize_sim::Plan;
use baize_sim::batch::Failed;
use baize_sim::shard::{self, Job, Part};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

/// The queue of jobs.
const JOBS: (&str, &str) = ("BAIZE_SIM_JOBS", "baize.sim.job");

/// Where parts are kept until they are joined.
const PARTS: (&str, &str) = ("BAIZE_SIM_PARTS", "baize.sim.part");

/// How long jobs and parts are kept.
const KEPT: Duration = Duration::from_secs(3 * 24 * 3600);

/// How long a worker may be silent before another is given its job, and how often it says that it plays.
const SILENCE: Duration = Duration::from_secs(10);
const BEAT: Duration = Duration::from_secs(3);

/// After how long a job is offered again that a worker cannot play.
const AGAIN: Duration = Duration::from_secs(5);

/// What came of a job.
#[derive(Serialize, Deserialize)]
enum Outcome {
    /// The part, as a file.
    Part(String),
    /// It cannot be played, by anybody.
    Failed(String),
}

/// The shape of a line of `baize work --json`.
#[derive(Serialize)]
struct Line<'a> {
    did: &'a str,
    part: String,
    plan: String,
}

/// Plays jobs until it is told to stop.
///
/// # Errors
/// When NATS cannot be used.
pub fn run(out: &mut Out, args: &WorkArgs) -> Result<Done, Failure> {
    let address = address(args.nats.as_deref())?;
    let threads = sim::rayon_pool(args.threads)?;
    block_on(async {
        let queue = Queue::open(&address).await?;
        loop {
            let Some(given) = queue.next(out).await? else { continue };
            queue.work(out, &threads, given).await?;
        }
    })
}

/// Lets workers play a plan in parts, and returns all parts.
///
/// # Errors
/// When NATS cannot be used, or a part cannot be played.
pub fn submit(plan: &Plan<'_>, parts: u32, command: &str, nats: &str, played: &dyn Fn()) -> Result<Vec<Part>, Failure> {
    let job = |shard| Job::of(plan, shard, command.to_owned());
    let jobs: Vec<Job> = baize_sim::Shard::all(parts).map(job).collect();
    block_on(async {
        let queue = Queue::open(nats).await?;
        for job in &jobs {
            queue.ask(job).await?;
        }
        queue.gather(&jobs, played).await
    })
}

fn block_on<T>(doing: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.map_err(|e| trouble(&e))?.block_on(doing)
}

/// Returns the address of NATS, from the command line or the environment.
fn address(given: Option<&str>) -> Result<String, Failure> {
    let known = given.map(str::to_owned).or_else(|| std::env::var("BAIZE_NATS").ok());
    known.ok_or_else(|| {
        let hint = message!("name it: --nats nats://HOST:4222, or BAIZE_NATS");
        Failure::new(message!("it is not said where NATS is")).hint(hint)
    })
}

fn trouble(error: &dyn std::fmt::Display) -> Failure {
    let failure = Failure::new(message!("NATS fails: {error}", error = error.to_string()));
    failure.hint(message!("check that it runs there with JetStream (nats-server -js)"))
}

/// The jobs and the parts.
struct Queue {
    jet: Context,
    parts: Stream,
    worker: PullConsumer,
}

impl Queue {
    async fn open(address: &str) -> Result<Queue, Failure> {
        let server: ServerAddr = address.parse().map_err(|e| trouble(&e))?;
        let connected = ConnectOptions::new().name("baize work").connect(server).await.map_err(|e| trouble(&e))?;
        let jet = async_nats::jetstream::new(connected);
        let stream = |(name, subject): (&str, &str), retention, each| Config {
            name: name.to_owned(),
            subjects: vec![format!("{subject}.>")],
            retention,
            max_age: KEPT,
            max_messages_per_subject: each,
            ..Config::default()
        };
        let jobs = jet.get_or_create_stream(stream(JOBS, RetentionPolicy::WorkQueue, -1)).await;
        let jobs = jobs.map_err(|e| trouble(&e))?;
        let parts = jet.get_or_create_stream(stream(PARTS, RetentionPolicy::Limits, 1)).await;
        let workers = pull::Config {
            durable_name: Some("workers".to_owned()),
            ack_wait: SILENCE,
            max_ack_pending: -1,
            ..Default::default()
        };
        let worker = jobs.get_or_create_consumer("workers", workers).await.map_err(|e| trouble(&e))?;
        Ok(Queue { jet, parts: parts.map_err(|e| trouble(&e))?, worker })
    }

    /// Puts a job into the queue, unless its part is there.
    async fn ask(&self, job: &Job) -> Result<(), Failure> {
        if self.parts.get_last_raw_message_by_subject(&subject(PARTS, job)).await.is_ok() {
            return Ok(());
        }
        // Asked for twice within a while, it is there once.
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Msg-Id", subject(JOBS, job).as_str());
        let put = self.jet.publish_with_headers(subject(JOBS, job), headers, job.write().into()).await;
        put.map_err(|e| trouble(&e))?.await.map_err(|e| trouble(&e))?;
        Ok(())
    }

    /// Waits until all parts are there.
    async fn gather(&self, jobs: &[Job], played: &dyn Fn()) -> Result<Vec<Part>, Failure> {
        let filter_subject = jobs.first().map(|job| format!("{}.{}.*", PARTS.1, job.name())).unwrap_or_default();
        let wanted = pull::Config { filter_subject, deliver_policy: DeliverPolicy::All, ..Default::default() };
        let consumer: PullConsumer = self.parts.create_consumer(wanted).await.map_err(|e| trouble(&e))?;
        let mut coming = consumer.messages().await.map_err(|e| trouble(&e))?;
        let mut parts: BTreeMap<baize_sim::Shard, Part> = BTreeMap::new();
        while parts.len() < jobs.len() {
            let Some(message) = coming.next().await else { break };
            let message = message.map_err(|e| trouble(&e))?;
            let part = read(&message.payload)?;
            if parts.insert(part.shard, part).is_none() {
                played();
            }
            message.ack().await.map_err(|e| trouble(&e))?;
        }
        Ok(parts.into_values().collect())
    }

    /// Takes the next job, if there is one soon.
    async fn next(&self, out: &mut Out) -> Result<Option<Message>, Failure> {
        let fetch = self.worker.fetch().max_messages(1).expires(Duration::from_secs(20)).messages().await;
        let mut given = match fetch {
            Ok(given) => given,
            Err(error) => {
                pause(out, &error).await?;
                return Ok(None);
            }
        };
        Ok(given.next().await.and_then(Result::ok))
    }

    /// Plays a job, stores its part, and only then takes the job off the queue.
    async fn work(&self, out: &mut Out, threads: &rayon::ThreadPool, given: Message) -> Result<(), Failure> {
        let read = Job::read(&given.payload);
        let plan = read.as_ref().map_err(Clone::clone).and_then(|job| {
            let book = baize_registry::find(job.game()).map_err(|_| shard::BadPart::Game(job.game().to_owned()))?;
            job.plan(book)
        });
        let (job, plan) = match (read, plan) {
            (Ok(job), Ok(plan)) => (job, plan),
            (Err(wrong), _) | (_, Err(wrong)) => return not_ours(out, &given, &wrong.message()).await,
        };
        tell(out, "takes", &job)?;
        let outcome = self.play(threads, &plan, &job, &given).await;
        let bytes = serde_json::to_vec(&outcome).expect("an outcome is plain data");
        let stored = self.jet.publish(subject(PARTS, &job), packed(&bytes)?.into()).await;
        stored.map_err(|e| trouble(&e))?.await.map_err(|e| trouble(&e))?;
        given.double_ack().await.map_err(|e| trouble(&e))?;
        tell(out, "has played", &job)
    }

    /// Plays a plan's part, and says meanwhile that it is being played.
    async fn play(&self, threads: &rayon::ThreadPool, plan: &Plan<'_>, job: &Job, given: &Message) -> Outcome {
        let (done, mut played) = tokio::sync::oneshot::channel();
        std::thread::scope(|scope| {
            scope.spawn(|| drop(done.send(threads.install(|| plan.run(&|| {})))));
            let beating = async {
                loop {
                    tokio::select! {
                        outcome = &mut played => return outcome,
                        () = tokio::time::sleep(BEAT) => drop(given.ack_with(AckKind::Progress).await),
                    }
                }
            };
            match tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(beating)) {
                Ok(Ok(results)) => Outcome::Part(Part::of(plan, &results, job.command.clone()).write()),
                Ok(Err(failed)) => Outcome::Failed(why(&failed)),
                Err(_) => Outcome::Failed("the program made a mistake".to_owned()),
            }
        })
    }
}

fn why(failed: &Failed) -> String {
    match failed {
        Failed::Start(problems) => {
            problems.iter().map(|problem| problem.message.to_string()).collect::<Vec<_>>().join("; ")
        }
        Failed::Check(violation) => violation.message.to_string(),
    }
}

/// Reads what came of a job.
fn read(bytes: &[u8]) -> Result<Part, Failure> {
    let odd = |e: &dyn std::fmt::Display| misfit(shard::BadPart::Shape(e.to_string()));
    let outcome: Outcome = serde_json::from_slice(&unpacked(bytes).map_err(|e| odd(&e))?).map_err(|e| odd(&e))?;
    match outcome {
        Outcome::Part(text) => Part::read(text.as_bytes()).map_err(misfit),
        Outcome::Failed(why) => Err(Failure::new(message!("a worker could not play its part: {why}", why))),
    }
}

fn packed(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

fn unpacked(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let most = std::io::Read::take(flate2::read::GzDecoder::new(bytes), shard::LARGEST);
    std::io::copy(&mut { most }, &mut out)?;
    Ok(out)
}

fn subject((_, prefix): (&str, &str), job: &Job) -> String {
    format!("{prefix}.{}.{}", job.name(), job.shard.number())
}

/// A job that this program cannot play is for another.
async fn not_ours(out: &mut Out, given: &Message, why: &Words) -> Result<(), Failure> {
    out.tell(&message!("leaves a part to others: {why}", why))?;
    out.flush()?;
    given.ack_with(AckKind::Nak(Some(AGAIN))).await.map_err(|e| trouble(&e))
}

fn tell(out: &mut Out, did: &str, job: &Job) -> Result<(), Failure> {
    let (part, plan) = (job.shard.to_string(), job.name());
    if out.json {
        out.object(&Line { did, part, plan })?;
    } else {
        let command = job.command.as_str();
        out.tell(&match did {
            "takes" => message!("takes part {part} of {plan}: {command}", part, plan, command),
            _ => message!("has played part {part} of {plan}: {command}", part, plan, command),
        })?;
    }
    Ok(out.flush()?)
}

/// While NATS is away it is tried again.
async fn pause(out: &mut Out, error: &dyn std::fmt::Display) -> Result<(), Failure> {
    if !out.json {
        out.tell(&message!("NATS fails: {error}; trying again", error = error.to_string()))?;
        out.flush()?;
    }
    tokio::time::sleep(BEAT).await;
    Ok(())
}
