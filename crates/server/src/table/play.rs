//! The match: how it starts, is taken up again, and goes on answer by answer.

use super::ongoing::{Before, Ongoing, Pending};
use super::report::Fault;
use super::room::{Room, Sitter, StoredEnding};
use super::tell::ViewerFrame;
use super::{Note, TableTask, state_of};
use crate::bots::Thinker;
use crate::clock::Clock;
use crate::cluster::{Job, Question};
use crate::desks::aside;
use crate::guest::random_number;
use crate::now::now;
use crate::outbox::{Complaint, Visitor};
use crate::store::{AnswerRow, Lease, Op, Origin, StoreError};
use crate::{hub, review, wire};
use baize_ai::{BotSpec, Observation};
use baize_kernel::chance::Chance;
use baize_kernel::match_of::random_answer;
use baize_kernel::{Answer, Ask, Event, Match, Rejected, Seat, message};
use baize_presenter::Language;
use baize_protocol::{Refusal, TableState, ToClient};
use baize_record::meaning::ENGINE;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

/// How many answers are stored together, and how long answers may be gathered.
const MOST_TOGETHER: usize = 16;
const LONGEST_RUN: Duration = Duration::from_millis(10);

/// An answer that was given to the match in memory, and is to be stored and told.
struct Step {
    before: Before,
    row: AnswerRow,
    events: Vec<Event>,
    frames: Vec<ViewerFrame>,
    ending: Option<StoredEnding>,
}

/// Why an answer was not given to the match in memory.
enum StepError {
    /// The game refuses it.
    Refused(Rejected),
    /// The program panicked.
    Broken(Fault),
}

/// Why an answer did not come to be.
pub(super) enum NotTaken {
    /// The game refuses it.
    Refused(Rejected),
    /// The engine panicked; the match is as it was.
    Broken,
    /// It could not be stored; the match is as it was.
    Unstored(Complaint),
    /// Another node has the match: it may be stored, and only the news of it be lost.
    Lost,
}

impl TableTask {
    /// Starts the match once all seats are taken.
    pub(super) async fn start_match(&mut self) -> Result<(), Complaint> {
        let shuffle = self.room.shuffle(&self.id);
        let decks = self.room.decks();
        let rehearsal = self.hub.config.rehearsal;
        let secret = shuffle.as_ref().map(|shuffle| shuffle.seed(&decks));
        let seed = rehearsal.or(secret).unwrap_or_else(random_number);
        let mut room = Room { seed: Some(seed.to_string()), ..self.room.clone() };
        room.options.key = shuffle.filter(|_| rehearsal.is_none()).map(|shuffle| shuffle.key(&decks));
        room.options.fair = room.is_fair();
        let playing = self.open(&room)?;
        let (engine, meaning) = (ENGINE.to_owned(), self.hub.meaning(self.book).to_owned());
        let origin = Op::Origin { table: self.id.clone(), origin: Origin { engine, meaning } };
        self.keep_with(vec![origin], TableState::Playing, room).await.map_err(|e| hub::trouble(&e))?;
        self.playing = Some(playing);
        self.start_clock();
        self.tell_room();
        self.show_everybody();
        self.consider();
        Ok(())
    }

    pub(super) fn open(&self, room: &Room) -> Result<Ongoing, Complaint> {
        let opened = || aside(room.board.is_some(), || review::open(self.book, room));
        let opened = catch_unwind(AssertUnwindSafe(opened));
        let table = opened.map_err(|panic| {
            self.report(&Fault::panic(&*panic, None), room, &[]);
            Complaint::new("broken", message!("the match could not start because of a mistake in the program"))
        })??;
        let clock = room.clock.map(|rule| Clock::new(rule, room.chairs.len()));
        let opening = table.opening().to_vec();
        let table = self.hub.rules.share(room, table);
        Ok(Ongoing::new(table, &opening, clock, &self.hub.metrics.matches))
    }

    /// Gives an answer for a seat: into the match, into the database, and then to everybody. Bots that
    /// need not think answer along with it. Returns the version that the answer made.
    pub(super) async fn apply(
        &mut self,
        seat: Seat,
        answer: &Answer,
        cause: Option<&'static str>,
    ) -> Result<u32, NotTaken> {
        let began = Instant::now();
        if self.store_uncertain || !*self.hub.well().borrow() {
            return Err(NotTaken::Unstored(hub::trouble(&StoreError::Slow)));
        }
        let first = match self.step(seat, answer, cause) {
            Ok(step) => step,
            Err(StepError::Refused(rejected)) => return Err(NotTaken::Refused(rejected)),
            Err(StepError::Broken(fault)) => return Err(self.complain(&fault).await),
        };
        let version = first.before.version + 1;
        let mut steps = vec![first];
        self.bots_join(&mut steps, began);
        let ops = self.ops(&steps);
        if let Err(error) = self.store(ops).await {
            let Step { before, row, .. } = steps.swap_remove(0);
            self.restore(before);
            if self.lost {
                return Err(NotTaken::Lost);
            }
            let trouble = hub::trouble(&error);
            // The answer may be stored, and only the news of it be lost.
            self.store_uncertain = true;
            self.make_certain().await;
            return if self.is_stored(version, &row).await { Ok(version) } else { Err(NotTaken::Unstored(trouble)) };
        }
        self.hub.metrics.answered(steps.len(), began.elapsed());
        let ending = steps.iter().rev().find_map(|step| step.ending.clone());
        steps.into_iter().for_each(|step| self.tell_step(step));
        self.turn_screen();
        match ending {
            Some(ending) => self.finish(ending),
            None => self.consider(),
        }
        Ok(version)
    }

    /// Gives an answer to the match in memory, and makes what is to be stored and told of it. When that
    /// goes wrong the match is as it was.
    fn step(&mut self, seat: Seat, answer: &Answer, cause: Option<&'static str>) -> Result<Step, StepError> {
        let Some(playing) = &mut self.playing else { return Err(StepError::Refused(Rejected::Over)) };
        let before = Before::of(playing);
        // Cards that somebody invented can do anything, and take their time.
        let is_laid = self.room.board.is_some();
        let answered = catch_unwind(AssertUnwindSafe(|| {
            aside(is_laid, || Ok((playing.table.answer(seat, answer)?, playing.table.digest())))
        }));
        let (events, digest) = match answered {
            Ok(Ok(done)) => done,
            Ok(Err(rejected)) => return Err(StepError::Refused(rejected)),
            Err(panic) => return Err(self.stumble(before, &*panic, (seat, answer))),
        };
        let ending = self.ending_by_rules(cause);
        let pause = self.pause().filter(|_| ending.is_none());
        let clock = self.clock_after(seat, cause.is_none(), ending.is_some(), pause);
        // Everything that may go wrong goes wrong before anything is stored.
        let frames = match catch_unwind(AssertUnwindSafe(|| self.prepare(&events, clock.as_ref(), ending.as_ref()))) {
            Ok(frames) => frames,
            Err(panic) => return Err(self.stumble(before, &*panic, (seat, answer))),
        };
        let row = AnswerRow {
            seat: seat.0,
            answer: answer.clone(),
            digest,
            cause: cause.map(str::to_owned),
            clocks: clock.as_ref().map(saved),
        };
        if let Some(playing) = &mut self.playing {
            playing.version += 1;
            playing.clock = clock;
            playing.stands_until = pause.map(|ms| now() + ms);
            if cause.is_some() {
                playing.leave(seat);
            }
        }
        Ok(Step { before, row, events, frames, ending })
    }

    /// Lets bots answer that need not think, so that their answers are stored with the one before: a
    /// bot's turn costs one way to the database, and whoever plays against it waits once.
    fn bots_join(&mut self, steps: &mut Vec<Step>, began: Instant) {
        while steps.len() < MOST_TOGETHER
            && began.elapsed() < LONGEST_RUN
            && let Some((seat, answer)) = self.instant_answer()
            && let Ok(step) = self.step(seat, &answer, None)
        {
            steps.push(step);
        }
    }

    /// Returns the answer of a bot that is asked and need not think: it takes any, or there is only one.
    fn instant_answer(&self) -> Option<(Seat, Answer)> {
        let prompt = self.playing.as_ref()?.table.prompt()?;
        let Sitter::Bot { bot, .. } = &self.room.chairs.get(prompt.seat.index())?.sitter else { return None };
        if prompt.ask == Ask::Pick && prompt.options.len() == 1 {
            return Some((prompt.seat, Answer::Pick(0)));
        }
        let any = bot.parse::<BotSpec>().is_ok_and(|bot| bot.is_random());
        any.then(|| (prompt.seat, random_answer(prompt, &mut Chance::new(random_number()))))
    }

    /// Returns what is to be stored of answers.
    fn ops(&self, steps: &[Step]) -> Vec<Op> {
        let answer = |step: &Step| Op::Answer { table: self.id.clone(), n: step.before.version, row: step.row.clone() };
        let mut ops: Vec<Op> = steps.iter().map(answer).collect();
        if let Some(ending) = steps.iter().rev().find_map(|step| step.ending.as_ref()) {
            let room = Room { ending: Some(ending.clone()), ..self.room.clone() };
            ops.extend(self.over_ops(&room));
        }
        ops
    }

    /// Tells everybody of an answer that is stored.
    fn tell_step(&mut self, step: Step) {
        let Some(playing) = &mut self.playing else { return };
        playing.log.add(&step.events);
        (playing.pending, playing.asked_since) = (None, now());
        // Whoever plays on no longer wants anything taken back.
        if playing.wish.take().is_some() {
            self.tell_wish();
        }
        let Some(playing) = &mut self.playing else { return };
        // Whoever offers a draw and plays on no longer offers it.
        if playing.draw.as_ref().is_some_and(|draw| draw.by == step.row.seat) {
            playing.draw = None;
            self.tell_draw();
        }
        self.send(step.frames);
    }

    /// Returns whether the answer that made a version is certainly this one.
    async fn is_stored(&mut self, version: u32, row: &AnswerRow) -> bool {
        if self.store_uncertain || self.playing.as_ref().is_none_or(|p| p.version < version) {
            return false;
        }
        let stored = self.hub.store.answer(&self.id, version - 1).await;
        stored.ok().flatten().is_some_and(|stored| stored.is_same(row))
    }

    /// After the database failed: finds out what is stored, and takes the table up from there if that is
    /// not what is known here.
    pub(super) async fn make_certain(&mut self) {
        if !self.store_uncertain || !*self.hub.well().borrow() {
            return;
        }
        let Ok(stored) = self.hub.store.count_answers(&self.id).await else { return };
        let Ok(Some(row)) = self.hub.store.table(&self.id).await else { return };
        let Ok(room) = serde_json::from_str::<Room>(&row.room) else { return };
        let (state, known) = (state_of(&row.state), self.playing.as_ref().map_or(0, |p| p.version));
        if (stored, state, &room) == (known, self.state, &self.room) {
            self.store_uncertain = false;
            return;
        }
        self.unseat();
        (self.state, self.room) = (state, room);
        if matches!(state, TableState::Playing | TableState::Over) && self.rebuild(&row).await.is_err() {
            return;
        }
        self.store_uncertain = false;
        self.register();
        self.eyes.clear();
        self.tell_room();
        self.show_everybody();
        match self.room.ending.clone() {
            Some(ending) => self.finish(ending),
            None => self.consider(),
        }
    }

    /// Puts the match back to where it was before an answer on which the program panicked.
    fn stumble(&mut self, before: Before, panic: &(dyn Any + Send), answered: (Seat, &Answer)) -> StepError {
        self.restore(before);
        StepError::Broken(Fault::panic(panic, Some(answered)))
    }

    /// Reports a panic.
    async fn complain(&mut self, fault: &Fault) -> NotTaken {
        self.hub.metrics.panics.inc();
        match self.hub.store.history(&self.id).await {
            Ok(history) => self.report(fault, &self.room, &history.answers),
            Err(error) => tracing::error!(table = self.id, %error, "a panic could not be reported whole"),
        }
        NotTaken::Broken
    }

    fn restore(&mut self, before: Before) {
        if let Some(playing) = &mut self.playing {
            before.put_back(playing);
        }
        // What eyes learned from the answer that never was is forgotten.
        self.eyes.clear();
    }

    /// Returns how the match ended, if the rules say it has.
    fn ending_by_rules(&self, cause: Option<&str>) -> Option<StoredEnding> {
        let outcome = self.playing.as_ref()?.table.outcome()?;
        Some(StoredEnding { outcome: wire::outcome(outcome), reason: cause.unwrap_or("rules").to_owned() })
    }

    /// Returns the clock as it is after an answer.
    fn clock_after(&self, seat: Seat, answered: bool, over: bool, pause: Option<u64>) -> Option<Clock> {
        let playing = self.playing.as_ref()?;
        let mut clock = playing.clock.clone()?;
        let now = now();
        if answered && playing.stands_until.is_some() {
            clock.ask(None, false, now);
        } else if answered {
            clock.answered(seat.index(), now);
        }
        let asked = playing.table.prompt().filter(|_| !over).map(|p| p.seat).filter(|s| self.is_guest(*s));
        let away = asked.is_some_and(|s| !self.is_connected(s.0));
        clock.ask(asked.map(Seat::index), away, now + pause.unwrap_or(0));
        Some(clock)
    }

    /// Starts the clock of whoever is asked first.
    pub(super) fn start_clock(&mut self) {
        let asked = self.playing.as_ref().and_then(Ongoing::asked).filter(|s| self.is_guest(*s));
        let away = asked.is_some_and(|s| !self.is_connected(s.0));
        let pause = self.pause();
        if let Some(playing) = &mut self.playing {
            playing.stands_until = pause.map(|ms| now() + ms);
        }
        if let Some(clock) = self.playing.as_mut().and_then(|p| p.clock.as_mut()) {
            clock.ask(asked.map(Seat::index), away, now());
        }
    }

    /// Returns whether a guest sits on a seat.
    pub(super) fn is_guest(&self, seat: Seat) -> bool {
        matches!(self.room.chairs.get(seat.index()).map(|c| &c.sitter), Some(Sitter::Guest { .. }))
    }

    /// Lets a bot think, if one is asked and does not think yet. It thinks for somebody who is there: first
    /// those who play. With nobody there it waits until somebody comes.
    pub(super) fn consider(&mut self) {
        let for_whom = self.here.iter().max_by_key(|a| a.seat.is_some());
        let Some((place, guest)) = for_whom.map(|a| (a.visitor.place, a.visitor.guest.clone())) else { return };
        let Some(playing) = &mut self.playing else { return };
        let Some(seat) = playing.asked() else { return };
        let Some(Sitter::Bot { bot, .. }) = self.room.chairs.get(seat.index()).map(|c| &c.sitter) else { return };
        let (version, taken_back) = (playing.version, playing.taken_back);
        if playing.pending.is_some_and(|p| (p.version, p.taken_back) == (version, taken_back)) {
            return;
        }
        let Some(thinker) = thinker(&self.room, &*playing.table, bot) else { return };
        let Some(way) = self.inbox.upgrade() else { return };
        playing.pending = Some(Pending::new(playing, seat.0, now()));
        let hub = self.hub.clone();
        let seed = hub.config.rehearsal.map_or_else(random_number, |seed| seed.wrapping_add(version.into()));
        // In a cluster any node may think about it.
        let question = |lease: Lease| Question { table: self.id.clone(), version, taken_back, token: lease.token };
        let job = self.lease.map(question).and_then(|q| Job::new(q, &self.room, (place, &guest), &thinker, seed));
        tokio::spawn(async move {
            let answer = hub.think((place, &guest), thinker, seed, job).await;
            let _ = way.send(Box::new(Note::BotAnswered { version, taken_back, answer })).await;
        });
    }

    /// Takes the answer of a bot.
    pub(super) async fn bot_answered(&mut self, (version, taken_back): (u32, u32), answer: Answer) {
        let Some(playing) = &mut self.playing else { return };
        // Someone gave up in the meantime, took an answer back, or the match is over.
        let asked = |p: Pending| (p.version, p.taken_back) == (version, taken_back);
        if playing.version != version || !playing.pending.is_some_and(asked) {
            return;
        }
        playing.pending = None;
        let Some(prompt) = playing.table.prompt().cloned() else { return };
        let given = self.apply(prompt.seat, &answer, None).await;
        let Err(not_taken) = given else { return };
        if matches!(not_taken, NotTaken::Unstored(_)) {
            return self.try_later(answer);
        }
        if self.lost {
            return;
        }
        // A bot that answers what was not asked, or on which the engine panics, takes any other answer;
        // if that does not help either, the match cannot go on.
        let plain = random_answer(&prompt, &mut Chance::new(u64::from(version)));
        if self.apply(prompt.seat, &plain, None).await.is_err() {
            self.breaks().await;
        }
    }

    /// Lets a bot whose answer could not be stored give the same answer again in a while.
    fn try_later(&mut self, answer: Answer) {
        let Some(way) = self.inbox.upgrade() else { return };
        let Some(playing) = &mut self.playing else { return };
        let (version, taken_back, Some(prompt)) = (playing.version, playing.taken_back, playing.table.prompt()) else {
            return;
        };
        let seat = prompt.seat.0;
        playing.pending = Some(Pending::new(playing, seat, now()));
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let _ = way.send(Box::new(Note::BotAnswered { version, taken_back, answer })).await;
        });
    }

    /// Gives up a match that cannot go on, and says so.
    async fn breaks(&mut self) {
        tracing::error!(table = self.id, "a match cannot go on");
        let room = self.room.clone();
        let _ = self.keep(TableState::Broken, room).await;
        self.playing = None;
        self.tell_room();
        let text = message!("the match cannot go on because of a mistake in the program, which has been reported");
        let complaint = Complaint::new("broken", text);
        self.here.iter().for_each(|a| {
            a.visitor.object(None, &complaint);
        });
    }

    /// Replies to an answer that was not taken.
    pub(super) fn refuse(&self, visitor: &Visitor, re: Option<u32>, not_taken: NotTaken) {
        let language = Language::of(self.book, visitor.lang);
        let refused = |reason, clause, text| ToClient::Refused { table: self.id.clone(), reason, clause, text };
        self.hub.metrics.refused.inc();
        match not_taken {
            NotTaken::Refused(rejected) => {
                let (reason, clause) = wire::refusal(&rejected);
                visitor.out.say(re, refused(reason, clause, language.refusal(&rejected)));
            }
            NotTaken::Broken => {
                visitor.out.say(re, refused(Refusal::Broken, String::new(), language.say("refused-broken", &[])));
            }
            NotTaken::Unstored(complaint) => {
                visitor.object(re, &complaint);
            }
            NotTaken::Lost => visitor.out.cut(),
        }
    }
}

/// Returns a clock as it is stored.
pub(super) fn saved(clock: &Clock) -> String {
    serde_json::to_string(&clock.save(now())).expect("a clock is plain data")
}

/// Returns who thinks for a bot's seat: the defender of a puzzle, or a bot with the eyes of its seat.
fn thinker(room: &Room, table: &dyn Match, bot: &str) -> Option<Thinker> {
    if let Some(n) = room.puzzle {
        return Some(Thinker::Defender { game: room.game.clone(), n, table: table.copy() });
    }
    let eyes = catch_unwind(AssertUnwindSafe(|| Observation::open(table))).ok()??;
    Some(Thinker::Bot(bot.parse().unwrap_or_else(|_| BotSpec::random()), eyes))
}
