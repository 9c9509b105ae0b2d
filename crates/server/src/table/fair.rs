//! Fair play between people: being asked, and how fast one answers for want of a choice, tells nobody anything.
//!
//! The game asks alike whatever is held ([`baize_kernel::fair`]). A question of that kind stands for a while: an
//! answer that comes earlier is held until then. How long depends on a secret of the match and on nothing that is
//! held. The clock of whoever is asked waits, too.

use super::TableTask;
use super::ongoing::Ongoing;
use crate::now::now;
use crate::outbox::Visitor;
use baize_kernel::{Answer, Seat};
use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;

/// An answer that came before its question has stood for long enough.
pub(super) struct Held {
    visitor: Visitor,
    re: Option<u32>,
    prompt: u32,
    seat: Seat,
    answer: Answer,
}

/// Returns for how many milliseconds a question stands: mostly short, now and then long, so that somebody who
/// thinks does not stand out.
fn pause(range: &RangeInclusive<u32>, secret: &str, prompt: u32) -> u64 {
    let hash = Sha256::digest(format!("pause {prompt} {secret}"));
    let share = f64::from(u16::from_le_bytes([hash[0], hash[1]])) / f64::from(u16::MAX);
    let (least, most) = (f64::from(*range.start()), f64::from(*range.end()));
    (least + (most - least).max(0.0) * share.powi(3)) as u64
}

impl TableTask {
    /// Returns for how long the open question is to stand, if it is one that is asked whatever is held. Whoever's
    /// turn it is acts often, and is held up less.
    pub(super) fn pause(&self) -> Option<u64> {
        let table = &self.playing.as_ref()?.table;
        let prompt = table.prompt().filter(|p| self.is_guest(p.seat) && table.is_window())?;
        let whole = pause(&self.hub.config.limits.pause, self.room.secret.as_deref().unwrap_or_default(), prompt.id);
        Some(if table.clock().0 == prompt.seat { whole / 4 } else { whole })
    }

    /// Holds an answer until its question has stood for long enough. Returns it if that is so already.
    pub(super) fn hold(&mut self, visitor: &Visitor, re: Option<u32>, seat: Seat, answer: Answer) -> Option<Answer> {
        let Some(playing) = &mut self.playing else { return Some(answer) };
        let Some(prompt) = playing.table.prompt().filter(|p| p.check(&answer).is_ok()) else { return Some(answer) };
        if playing.stands_until.is_none_or(|until| until <= now()) {
            return Some(answer);
        }
        let prompt = prompt.id + playing.renumbered;
        let held = Held { visitor: visitor.clone(), re, prompt, seat, answer };
        // Whoever sends it again, after losing the connection or on second thoughts, means the last.
        if let Some(before) = playing.held.replace(held) {
            self.refuse_late(&before.visitor, before.re);
        }
        None
    }

    /// Refuses the answer that was held, because its question is no longer open.
    pub(super) fn drop_held(&mut self) {
        if let Some(held) = self.playing.as_mut().and_then(|p| p.held.take()) {
            self.refuse_late(&held.visitor, held.re);
        }
    }

    /// Gives the answer that was held, once its question has stood for long enough.
    pub(super) async fn release(&mut self) {
        let due = |p: &&mut Ongoing| p.stands_until.is_none_or(|until| until <= now());
        let Some(held) = self.playing.as_mut().filter(due).and_then(|p| p.held.take()) else { return };
        if self.prompt_id() != held.prompt {
            return self.refuse_late(&held.visitor, held.re);
        }
        match self.apply(held.seat, &held.answer, None).await {
            Ok(version) => self.accept(&held.visitor, held.re, held.prompt, version),
            Err(not_taken) => self.refuse(&held.visitor, held.re, not_taken),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire;
    use baize_kernel::chance::Chance;
    use baize_kernel::match_of::random_answer;
    use baize_kernel::{Choice, Match, Options, Rulebook, What};
    use baize_presenter::{Known, Presenter};

    /// What an opponent is told of an answer: the frame, unless a card is shown in it, and how long what is asked
    /// next will stand.
    fn told(
        book: &dyn Rulebook,
        options: &Options,
        table: &mut dyn Match,
        answer: &Answer,
        to: Seat,
    ) -> Option<String> {
        let seat = table.prompt()?.seat;
        let events = table.answer(seat, answer).expect("it is offered");
        let shows = |what: &What| match what {
            What::Moved { card, .. } | What::Seen { card, .. } | What::Flipped { card, .. } => card.is_some(),
            _ => false,
        };
        if events.iter().filter_map(|event| event.heard_by(Some(to))).any(|event| shows(&event.what)) {
            return None;
        }
        let (presenter, mut known) = (Presenter::new(book, options, table, Some(to)), Known::default());
        let seen = table.view(Some(to));
        known.learn(&seen);
        let events = wire::told(&presenter, &mut known, &events);
        let view = wire::view(table, &presenter, &known, &seen);
        let stands = table.prompt().filter(|_| table.is_window()).map(|p| pause(&(500..=4500), "secret", p.id));
        serde_json::to_string(&(events, view, stands)).ok()
    }

    /// Plays a match, and compares at each window that is declined what opponents are told with what they would be
    /// told were hidden cards others. Returns how often the same was told.
    fn compare(book: &'static dyn Rulebook, options: &Options, seed: u64) -> usize {
        let (layout, decks) = (book.layout(options), book.decks_in_turn(options, seed as usize));
        let mut table = book.open(options, book.pool(), &decks, seed).expect("a match");
        let (mut chance, mut same) = (Chance::new(seed), 0);
        while let Some(prompt) = table.prompt().cloned() {
            let declines = |o: &Choice| layout.declines.contains(&o.verb);
            // What is announced on a chain may promise something about a hidden card that another would not keep.
            let plain = !prompt.why.source.is_some() || book.id() == "one-piece";
            let at = prompt.options.iter().position(declines).filter(|_| plain && table.is_window());
            if let Some(at) = at {
                let (decline, viewer) = (Answer::Pick(at as u16), Seat(1 - prompt.seat.0));
                let mut tables = [table.copy(), table.resample(viewer, seed), table.resample(viewer, seed + 1)];
                let frames = tables.each_mut().map(|t| told(book, options, &mut **t, &decline, viewer));
                if let [Some(one), Some(two), Some(three)] = frames {
                    assert_eq!((&one, &one), (&two, &three), "{}, seed {seed}", book.id());
                    same += 1;
                }
            }
            let answer = random_answer(&prompt, &mut chance);
            table.answer(prompt.seat, &answer).expect("it is offered");
        }
        same
    }

    #[test]
    fn hands_cannot_be_told_apart_by_the_frames_of_opponents() {
        let fair = Options { fair: true, ..Options::default() };
        for id in ["one-piece", "gundam", "duel", "blackpoker"] {
            let book = baize_registry::find(id).expect("a game");
            let same: usize = (0..6).map(|seed| compare(book, &fair, seed)).sum();
            assert!(same > 50, "{id}: {same}");
        }
    }

    #[test]
    fn pauses_are_mostly_short_and_depend_on_the_match_and_the_question_alone() {
        let range = 500..=4500;
        let all: Vec<u64> = (0..1000).map(|prompt| pause(&range, "secret", prompt)).collect();
        assert_eq!(all, (0..1000).map(|prompt| pause(&range, "secret", prompt)).collect::<Vec<_>>());
        assert_ne!(all, (0..1000).map(|prompt| pause(&range, "another", prompt)).collect::<Vec<_>>());
        assert!(all.iter().all(|ms| (500..=4500).contains(ms)));
        let short = all.iter().filter(|ms| **ms < 1500).count();
        assert!((550..700).contains(&short), "{short}");
        assert!(all.iter().any(|ms| *ms > 4000));
        assert_eq!(pause(&(0..=0), "secret", 1), 0);
    }
}
