//! Counts and times for whoever watches over the server, as Prometheus reads them.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::time::Duration;

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Connections that are open.
    pub connections: Gauge,
    /// Connections that were turned away at the door.
    pub turned_away: Counter,
    /// Tables whose task runs.
    pub tables: Gauge,
    /// Matches that are on.
    pub matches: Gauge,
    /// Matches that are on and at rest.
    pub resting: Gauge,
    /// Frames that came.
    pub frames: Counter,
    /// Frames that could not be read or came too fast.
    pub bad_frames: Counter,
    /// Connections that were cut because they did not keep up.
    pub slow: Counter,
    /// Answers that were stored.
    pub answers: Counter,
    /// Answers that were refused.
    pub refused: Counter,
    /// Matches in which the engine panicked.
    pub panics: Counter,
    /// Nodes of the cluster that run, this one included.
    pub nodes: Gauge,
    /// Requests passed on to the node that has the table.
    pub forwarded: Counter,
    /// Tables taken over from a node that stopped.
    pub taken_over: Counter,
    /// Tables that another node had taken.
    pub lost: Counter,
    /// Thoughts of bots that this node took from the queue of the cluster.
    pub thoughts: Counter,
    /// From passing a request on to its being taken.
    hop_seconds: Histogram,
    answer_seconds: Histogram,
    store_seconds: Histogram,
    store_ops: Histogram,
    bot_seconds: Histogram,
}

impl Metrics {
    /// Makes everything at zero.
    pub fn new() -> Metrics {
        let times = || Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        let mut metrics = Metrics {
            registry: Registry::with_prefix("baize"),
            connections: Gauge::default(),
            turned_away: Counter::default(),
            tables: Gauge::default(),
            matches: Gauge::default(),
            resting: Gauge::default(),
            frames: Counter::default(),
            bad_frames: Counter::default(),
            slow: Counter::default(),
            answers: Counter::default(),
            refused: Counter::default(),
            panics: Counter::default(),
            nodes: Gauge::default(),
            forwarded: Counter::default(),
            taken_over: Counter::default(),
            lost: Counter::default(),
            thoughts: Counter::default(),
            hop_seconds: times(),
            answer_seconds: times(),
            store_seconds: times(),
            store_ops: Histogram::new(exponential_buckets(1.0, 2.0, 11)),
            bot_seconds: times(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let r = &mut self.registry;
        r.register("connections", "Connections that are open", self.connections.clone());
        r.register("turned_away", "Connections turned away at the door", self.turned_away.clone());
        r.register("tables", "Tables in memory", self.tables.clone());
        r.register("matches", "Matches that are on", self.matches.clone());
        r.register("resting", "Matches that are on and at rest", self.resting.clone());
        r.register("frames", "Frames that came", self.frames.clone());
        r.register("bad_frames", "Frames that were unreadable or too many", self.bad_frames.clone());
        r.register("slow_connections", "Connections cut because they did not keep up", self.slow.clone());
        r.register("answers", "Answers stored", self.answers.clone());
        r.register("refused_answers", "Answers refused", self.refused.clone());
        r.register("panics", "Matches in which the engine panicked", self.panics.clone());
        r.register("nodes", "Nodes of the cluster that run", self.nodes.clone());
        r.register("forwarded", "Requests passed on to the node that has the table", self.forwarded.clone());
        r.register("taken_over", "Tables taken over from a node that stopped", self.taken_over.clone());
        r.register("lost_tables", "Tables that another node had taken", self.lost.clone());
        r.register("thoughts", "Thoughts of bots taken from the queue of the cluster", self.thoughts.clone());
        r.register("hop_seconds", "From passing a request on to its being taken", self.hop_seconds.clone());
        r.register("answer_seconds", "From an answer to its being stored", self.answer_seconds.clone());
        r.register("store_seconds", "Time of a transaction", self.store_seconds.clone());
        r.register("store_ops", "Statements in a transaction", self.store_ops.clone());
        r.register("bot_seconds", "Time a bot waits and thinks", self.bot_seconds.clone());
    }

    /// Notes a transaction.
    pub fn stored(&self, ops: usize, took: Duration) {
        self.store_ops.observe(ops as f64);
        self.store_seconds.observe(took.as_secs_f64());
    }

    /// Notes answers that are stored: one, and those of bots along with it.
    pub fn answered(&self, answers: usize, took: Duration) {
        self.answers.inc_by(answers as u64);
        self.answer_seconds.observe(took.as_secs_f64());
    }

    /// Notes a request that was passed on to another node.
    pub fn hopped(&self, took: Duration) {
        self.forwarded.inc();
        self.hop_seconds.observe(took.as_secs_f64());
    }

    /// Notes the answer of a bot.
    pub fn bot_answered(&self, took: Duration) {
        self.bot_seconds.observe(took.as_secs_f64());
    }

    /// Returns everything as text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut out, &self.registry);
        out
    }
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    /// A panel of a metric that is not there shows nothing, and nobody notices.
    #[test]
    fn the_dashboard_shows_what_is_counted_and_no_panel_hides_another() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/dashboard.json");
        let text = std::fs::read_to_string(file).expect("the dashboard is there");
        let dashboard: Value = serde_json::from_str(&text).expect("it is JSON");
        let metrics = Metrics::new();
        metrics.stored(1, Duration::ZERO);
        let counted = metrics.text();
        let (mut cells, mut ids) = (BTreeSet::new(), BTreeSet::new());
        for panel in dashboard["panels"].as_array().expect("panels") {
            assert!(ids.insert(panel["id"].as_u64().expect("a number")), "each panel has a number of its own");
            let at = |name: &str| panel["gridPos"][name].as_u64().expect("a place");
            let all = (at("x")..at("x") + at("w")).flat_map(|x| (at("y")..at("y") + at("h")).map(move |y| (x, y)));
            all.for_each(|cell| assert!(cell.0 < 24 && cells.insert(cell), "{} hides another", panel["title"]));
            assert_eq!(panel["datasource"]["uid"], "${source}");
            for target in panel["targets"].as_array().expect("targets") {
                let query = target["expr"].as_str().expect("a query");
                assert_eq!(query.matches('(').count(), query.matches(')').count(), "{query}");
                let words = query.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
                let names: Vec<&str> = words.filter(|word| word.starts_with("baize_")).collect();
                assert!(!names.is_empty(), "{query}");
                for name in names {
                    let shown = |line: &str| line.split([' ', '{']).next() == Some(name);
                    assert!(counted.lines().any(shown), "there is no {name}");
                }
            }
        }
    }
}
