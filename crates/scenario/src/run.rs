//! Runs a scenario: begins the match, answers, looks, and proves on the way that a match can be
//! put down and taken up again.

use crate::answer::{Ear, Misheard};
use crate::check::{Since, check, pairing};
use crate::claims::{Claim, Reader};
use crate::diagnostic::{Position, Problems};
use crate::events;
use crate::model::{Act, Offers, Scenario, Start, Words};
use crate::names::Names;
use crate::read::{At, letter};
use crate::show;
use crate::start::{Begun, Opening, Plan, clauses_of};
use crate::suggest::hint;
use baize_kernel::rulebook::Rulebook;
use baize_kernel::{Answer, CardId, Clause, Event, Match, Message, Prompt, Rejected, Seat, Verb, What, Zone, message};
use std::collections::{BTreeMap, BTreeSet};

/// Finds a game by its id.
pub type Find<'a> = &'a (dyn Fn(&str) -> Option<&'static dyn Rulebook> + Sync);

/// What came of running a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The file.
    pub file: String,
    /// The title; empty when the file could not be read.
    pub title: String,
    /// The id of the game; empty when the file could not be read.
    pub game: String,
    /// Whether everything was as it should be.
    pub ok: bool,
    /// Where it failed, or where the scenario begins.
    pub spot: Position,
    /// Why it failed; empty when it did not.
    pub message: Message,
    /// The clauses it cites.
    pub cites: Vec<Clause>,
    /// The clauses carried by events, questions and refusals, by revision.
    pub carried: BTreeMap<String, BTreeSet<Clause>>,
    /// The clauses by which the scenario was refused something, or was offered what it answered or looked at, by
    /// revision: those of questions, and of the deeds that were chosen.
    pub decided: BTreeMap<String, BTreeSet<Clause>>,
    /// The numbers of the cards that acted, each with the clause of the event that shows it.
    pub acts: BTreeSet<(String, Clause)>,
}

/// Why a run stops: where, and what is wrong.
struct Stop {
    spot: Position,
    message: Message,
}

impl Stop {
    fn new(spot: Position, message: Message) -> Stop {
        Stop { spot, message }
    }
}

/// Runs a scenario with each of its revisions.
pub fn run(scenario: &Scenario, find: Find<'_>) -> Verdict {
    let mut verdict = Verdict {
        file: scenario.file.clone(),
        title: scenario.title.clone(),
        game: scenario.game.value.clone(),
        ok: false,
        spot: scenario.spot,
        message: Message::default(),
        cites: scenario.cites.iter().filter_map(|c| Clause::parse(&c.value)).collect(),
        carried: BTreeMap::new(),
        decided: BTreeMap::new(),
        acts: BTreeSet::new(),
    };
    let mut ledger = Ledger::default();
    match run_all(scenario, find, &mut ledger, &mut None) {
        Ok(()) => verdict.ok = true,
        Err(stop) => (verdict.spot, verdict.message) = (stop.spot, stop.message),
    }
    (verdict.carried, verdict.decided, verdict.acts) = (ledger.carried, ledger.decided, ledger.acts);
    verdict
}

/// Runs a scenario and tells the story: the board, each question, each answer and what came of
/// it, with clauses. It ends with why the scenario fails, if it does.
pub fn transcript(scenario: &Scenario, find: Find<'_>) -> String {
    let mut story = Some(String::new());
    let result = run_all(scenario, find, &mut Ledger::default(), &mut story);
    let told = story.unwrap_or_default();
    match result {
        Ok(()) => format!("{}\n\n{told}passed\n", scenario.title),
        Err(stop) => format!("{}\n\n{told}failed in line {}: {}\n", scenario.title, stop.spot.line, stop.message),
    }
}

/// What the runs of a scenario have shown.
#[derive(Default)]
struct Ledger {
    carried: BTreeMap<String, BTreeSet<Clause>>,
    decided: BTreeMap<String, BTreeSet<Clause>>,
    acts: BTreeSet<(String, Clause)>,
}

fn run_all(scenario: &Scenario, find: Find<'_>, ledger: &mut Ledger, story: &mut Option<String>) -> Result<(), Stop> {
    let game = &scenario.game;
    let book = find(&game.value).ok_or_else(|| {
        Stop::new(game.spot, message!("there is no game `{game}`: see `baize games`", game = game.value))
    })?;
    for revision in revisions(book, scenario)? {
        let mut run = Run::new(book, scenario, &revision)?;
        run.story = story.take();
        let result = run.all();
        *story = run.story.take();
        let clauses = std::mem::take(&mut run.carried);
        let missing = result.and_then(|()| uncited(book, scenario, &clauses));
        ledger.carried.insert(revision.clone(), clauses);
        ledger.decided.insert(revision.clone(), std::mem::take(&mut run.decided));
        ledger.acts.append(&mut run.acts);
        // Which revision failed matters only where there are several.
        missing.map_err(|stop| match scenario.revisions.is_empty() {
            true => stop,
            false => Stop::new(stop.spot, message!("(revision {revision}) {why}", revision, why = stop.message)),
        })?;
    }
    Ok(())
}

/// Returns the card that an event shows at work: activated, applied, brought into play, or the
/// source of a change.
fn actor(what: &What) -> Option<CardId> {
    match *what {
        What::Activated { card, .. } | What::Applied { card, .. } | What::Moved { card, .. } => Some(card),
        What::Began { source, .. } => Some(source),
        _ => None,
    }
}

/// Returns the revisions to run with; `all` means every one.
fn revisions(book: &dyn Rulebook, scenario: &Scenario) -> Result<Vec<String>, Stop> {
    let known = book.menu().revisions;
    if scenario.revisions.is_empty() {
        return Ok(vec![known.first().copied().unwrap_or_default().to_owned()]);
    }
    let mut out = Vec::new();
    for revision in &scenario.revisions {
        match revision.value.as_str() {
            "all" => out.extend(known.iter().map(|r| (*r).to_owned())),
            word if known.contains(&word) => out.push(word.to_owned()),
            word => {
                let near = hint(word, known.iter().copied().chain(["all"]));
                return Err(Stop::new(
                    revision.spot,
                    message!("{title} has no revision `{word}`{near}", title = book.title(), word, near),
                ));
            }
        }
    }
    Ok(out)
}

/// Checks that the run carried every clause the scenario cites, but for those that only lines of the sources are tied
/// to: whether a scenario shows one of these, mutants of the lines tell.
fn uncited(book: &dyn Rulebook, scenario: &Scenario, carried: &BTreeSet<Clause>) -> Result<(), Stop> {
    let is_carried = |c: &At<String>| Clause::parse(&c.value).is_some_and(|c| carried.contains(&c) || is_tied(book, c));
    let Some(first) = scenario.cites.iter().find(|c| !is_carried(c)) else { return Ok(()) };
    let list: Vec<&str> = scenario.cites.iter().filter(|c| !is_carried(c)).map(|c| c.value.as_str()).collect();
    let all: Vec<String> = carried.iter().map(ToString::to_string).collect();
    let (cited, told) = (list.join(", "), all.join(", "));
    Err(Stop::new(
        first.spot,
        message!("cites {cited} but nothing in the run carries it; the run carries: {told}", cited, told),
    ))
}

/// Returns whether a line of the game's sources obeys a clause without an event to tell it.
pub(crate) fn is_tied(book: &dyn Rulebook, clause: Clause) -> bool {
    book.spec().tied.lines().any(|line| line == clause.as_str())
}

/// A scenario under way.
struct Run<'a> {
    scenario: &'a Scenario,
    plan: Plan<'a>,
    /// The claims of each step that has some.
    claims: Vec<Vec<Claim>>,
    carried: BTreeSet<Clause>,
    decided: BTreeSet<Clause>,
    acts: BTreeSet<(String, Clause)>,
    /// The story so far, when someone wants to hear it.
    story: Option<String>,
}

/// The match of a run, with its twins.
struct Play {
    table: Box<dyn Match>,
    names: Names,
    /// The match as it was put down and taken up after the last answer.
    reloaded: Box<dyn Match>,
    /// The match as it was at the start, to be played again.
    fresh: Box<dyn Match>,
    moves: Vec<(Seat, Answer, u64)>,
    /// What could be done so far, by the options of questions.
    verbs: BTreeSet<Verb>,
    since: Since,
    /// Whether the scenario knows that a question is open.
    aware: bool,
}

impl<'a> Run<'a> {
    /// Checks the scenario against the game, all problems at once.
    fn new(book: &'a dyn Rulebook, scenario: &'a Scenario, revision: &str) -> Result<Run<'a>, Stop> {
        let mut p = Problems::default();
        let plan = Plan::new(book, scenario, revision, &mut p);
        let names = plan.given_names();
        let reader = Reader { vocabulary: book.vocabulary(), pool: plan.pool(), names: &names, seats: plan.seats() };
        let read = |step: &crate::model::Step, p: &mut Problems| match &step.act {
            Act::Expect(entries) => reader.claims(entries, p),
            _ => Vec::new(),
        };
        let claims = scenario.steps.iter().map(|step| read(step, &mut p)).collect();
        cited(book, scenario, revision, &mut p);
        if !p.is_empty() {
            let (spot, message) = p.into_message();
            return Err(Stop::new(spot, message));
        }
        let (carried, decided, acts) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        Ok(Run { scenario, plan, claims, carried, decided, acts, story: None })
    }

    fn all(&mut self) -> Result<(), Stop> {
        let refused = self.scenario.start.refused();
        let at = match &self.scenario.start {
            Start::Board(board) => board.spot,
            Start::Setup(setup) => setup.spot,
        };
        match (self.plan.begin(refused.is_some()), refused) {
            (Opening::Match(begun), None) => self.play(begun, at),
            (Opening::Match(_), Some(_)) => {
                Err(Stop::new(at, message!("the game accepts this start, which must be refused")))
            }
            (Opening::Refused(problems), None) => {
                Err(Stop::new(at, message!("the game refuses this start:{why}", why = told_problems(&problems))))
            }
            (Opening::Refused(problems), Some(wanted)) => {
                let is = clauses_of(&problems);
                self.carried.extend(&is);
                self.decided.extend(&is);
                let should: BTreeSet<Clause> = wanted.iter().filter_map(|c| Clause::parse(&c.value)).collect();
                if is == should {
                    return Ok(());
                }
                Err(Stop::new(
                    at,
                    message!("the start is refused for other reasons:{why}", why = told_problems(&problems)),
                ))
            }
        }
    }

    fn play(&mut self, begun: Begun, at: Position) -> Result<(), Stop> {
        let Begun { table, names } = begun;
        let reloaded = reload(&*table).map_err(|m| Stop::new(at, m))?;
        table.check().map_err(|m| {
            Stop::new(at, message!("the match is not sound after the start: {why}", why = m.to_string()))
        })?;
        let fresh = table.copy();
        let events = table.opening().to_vec();
        let since = Since { counts: counts(&*table), tied: self.plan.book().spec().tied, ..Since::default() };
        let verbs = BTreeSet::new();
        let mut play = Play { table, names, reloaded, fresh, moves: Vec::new(), verbs, since, aware: false };
        if let Some(story) = &mut self.story {
            story.push_str(&show::board(&play.ear()));
        }
        self.note(&mut play, events);
        for (i, step) in self.scenario.steps.iter().enumerate() {
            self.step(&mut play, i, &step.act)
                .map_err(|stop| play.show(Stop::new(stop.spot.max(step.spot), stop.message)))?;
        }
        self.close(&mut play)
    }

    /// Keeps events and the clauses that they and the open question carry.
    fn note(&mut self, play: &mut Play, events: Vec<Event>) {
        let asked = play.table.prompt().map(|p| p.why.clause);
        let clauses = events.iter().map(|e| e.clause).chain(asked).filter(|c| *c != Clause::NONE);
        play.since.clauses = clauses.collect();
        self.carried.extend(&play.since.clauses);
        for event in &events {
            if let Some(card) = actor(&event.what).filter(|card| card.is_some()) {
                let def = play.table.pool().def(play.table.card(card).def);
                self.acts.insert((def.id.clone(), event.clause));
            }
        }
        play.since.events = events;
        if let Some(story) = &mut self.story {
            let ear = play.ear();
            for event in &play.since.events {
                story.push_str(&format!("    {}\n", events::told(ear.names, ear.table, event)));
            }
            story.push_str(&show::prompt(&ear));
        }
    }

    fn step(&mut self, play: &mut Play, i: usize, act: &Act) -> Result<(), Stop> {
        let spot = self.scenario.steps[i].spot;
        match act {
            Act::Answer(seat, words) => {
                self.decided.extend(play.asking());
                play.note_verbs();
                let events = play.answer(*seat, words).map_err(|m| Stop::new(spot, m))?;
                self.decided.extend(offered_by(*seat, &play.verbs, &events));
                if let Some(story) = &mut self.story {
                    story.push_str(&format!("line {}: {}: {}\n", spot.line, letter(*seat), words));
                }
                self.note(play, events);
                Ok(())
            }
            Act::Offers(offers) => {
                play.aware = true;
                self.decided.extend(play.asking());
                play.offers(offers).map_err(|m| Stop::new(spot, m))
            }
            Act::Asked(seat) => {
                play.aware = true;
                play.asked(*seat).map_err(|m| Stop::new(spot, m))
            }
            Act::Refuses { seat, words, clause } => {
                play.aware = true;
                let because = play.refuses(*seat, words, clause.as_ref()).map_err(|m| Stop::new(spot, m))?;
                self.carried.extend(because);
                self.decided.extend(because);
                play.since.clauses.extend(because);
                Ok(())
            }
            Act::Expect(_) => {
                let mut p = Problems::default();
                let ear = play.ear();
                let claims = &self.claims[i];
                claims.iter().for_each(|claim| check(&ear, &play.since, claim, &mut p));
                play.aware |= claims.iter().any(|c| matches!(c.that, crate::claims::That::Prompt(_)));
                if p.is_empty() {
                    return Ok(());
                }
                let (spot, message) = p.into_message();
                Err(Stop::new(spot, message))
            }
            Act::Open => {
                play.aware = true;
                play.table.prompt().map(|_| ()).ok_or_else(|| Stop::new(spot, message!("no question is open")))
            }
        }
    }

    /// Checks that nothing is left open by oversight, and plays the match again from its start.
    fn close(&self, play: &mut Play) -> Result<(), Stop> {
        let last = self.scenario.steps.last().map_or(self.scenario.spot, |s| s.spot);
        if play.table.prompt().is_some() && !play.aware && !self.scenario.open {
            let message =
                message!("a question is still open at the end: answer it, or end with `- asked: SEAT` or `open: true`");
            return Err(play.show(Stop::new(last, message)));
        }
        if self.scenario.open && play.table.prompt().is_none() {
            return Err(play.show(Stop::new(last, message!("`open: true`, but no question is open at the end"))));
        }
        for (i, (seat, answer, digest)) in play.moves.iter().enumerate() {
            let again = play.fresh.answer(*seat, answer);
            if again.is_err() || play.fresh.digest() != *digest {
                let message =
                    message!("played again from a copy of the start, the match differs after answer {n}", n = i + 1);
                return Err(Stop::new(last, message));
            }
        }
        Ok(())
    }
}

/// Checks that the clauses a scenario names exist.
fn cited(book: &dyn Rulebook, scenario: &Scenario, revision: &str, p: &mut Problems) {
    let known = book.clauses(revision);
    let refuses = scenario.steps.iter().filter_map(|step| match &step.act {
        Act::Refuses { clause, .. } => clause.as_ref(),
        _ => None,
    });
    let named = scenario.cites.iter().chain(refuses).chain(scenario.start.refused().unwrap_or_default());
    for clause in named {
        if !known.iter().any(|row| row.clause.as_str() == clause.value) {
            let near = hint(&clause.value, known.iter().map(|row| row.clause.as_str()));
            let near = if near.starts_with("; did") { near } else { Message::default() };
            p.add(
                clause.spot,
                message!(
                    "there is no clause {clause} in revision {revision}{near}",
                    clause = clause.value,
                    revision,
                    near
                ),
            );
        }
    }
}

/// Returns the clause by which an option that was answered was there: that of the deed with which the answer is carried
/// out.
fn offered_by(answering: Seat, verbs: &BTreeSet<Verb>, events: &[Event]) -> Option<Clause> {
    let deed = events.iter().find(|event| matches!(event.what, What::Did { .. }))?;
    let is_own = matches!(deed.what, What::Did { seat, verb, .. } if seat == answering && verbs.contains(&verb));
    (is_own && deed.clause != Clause::NONE).then_some(deed.clause)
}

/// Returns problems, each on a line of its own.
fn told_problems(problems: &[baize_kernel::Problem]) -> Message {
    let line = |problem: &baize_kernel::Problem| match problem.clause {
        Clause::NONE => message!("\n  {problem}", problem = problem.message),
        clause => message!("\n  {problem} ({clause})", problem = problem.message, clause = clause.as_str()),
    };
    Message::list(problems.iter().map(line).collect(), "")
}

fn counts(table: &dyn Match) -> Vec<Vec<usize>> {
    let zones = table.vocabulary().zones.len() as u8;
    let of = |seat| (0..zones).map(|zone| table.pile(Seat(seat), Zone(zone)).len()).collect();
    (0..table.seats()).map(of).collect()
}

/// Puts a match down and takes it up again.
fn reload(table: &dyn Match) -> Result<Box<dyn Match>, Message> {
    let again = table.load(&table.save());
    let again = again.map_err(|m| message!("the match cannot be saved and loaded: {why}", why = m.to_string()))?;
    if again.digest() == table.digest() { Ok(again) } else { Err(message!("saved and loaded, the match differs")) }
}

impl Play {
    fn ear(&self) -> Ear<'_> {
        Ear { table: &*self.table, names: &self.names }
    }

    /// Adds the board and the open question to what stopped a run.
    fn show(&self, stop: Stop) -> Stop {
        Stop { message: Message::list(vec![stop.message, show::table(&self.ear())], "\n"), ..stop }
    }

    /// Keeps in mind what the open question lets one do; what is chosen may be carried out only some questions later.
    fn note_verbs(&mut self) {
        self.verbs.extend(self.table.prompt().into_iter().flat_map(|prompt| prompt.options.iter().map(|o| o.verb)));
    }

    /// The clause of the open question.
    fn asking(&self) -> Option<Clause> {
        self.table.prompt().map(|prompt| prompt.why.clause).filter(|clause| *clause != Clause::NONE)
    }

    fn prompt_for(&self, seat: Seat) -> Result<&Prompt, Message> {
        let prompt = self.table.prompt().ok_or_else(|| {
            message!(
                "nobody is asked any more; outcome: `{outcome}`",
                outcome = events::outcome_words(self.table.outcome())
            )
        })?;
        if prompt.seat == seat {
            return Ok(prompt);
        }
        Err(message!("{asked} is asked, not {seat}", asked = letter(prompt.seat), seat = letter(seat)))
    }

    /// Answers on the table and on the match that was put down and taken up before.
    fn answer(&mut self, seat: Seat, words: &Words) -> Result<Vec<Event>, Message> {
        let answer = match words {
            Words::Line(line) if line == "concede" && seat.0 < self.table.seats() => Answer::Concede,
            _ => {
                let prompt = self.prompt_for(seat)?;
                self.ear().answer(prompt, words).map_err(Misheard::message)?
            }
        };
        let counts = counts(&*self.table);
        let events = self
            .table
            .answer(seat, &answer)
            .map_err(|e| message!("the answer is refused: {why}", why = e.to_string()))?;
        let again = self.reloaded.answer(seat, &answer);
        if again.as_ref() != Ok(&events) || self.reloaded.digest() != self.table.digest() {
            return Err(message!("after saving and loading, the same answer leads elsewhere"));
        }
        self.table.check().map_err(|m| message!("the match is not sound any more: {why}", why = m.to_string()))?;
        self.reloaded = reload(&*self.table)?;
        self.moves.push((seat, answer, self.table.digest()));
        self.since.counts = counts;
        self.aware = false;
        Ok(events)
    }

    fn asked(&self, seat: Option<Seat>) -> Result<(), Message> {
        match (seat, self.table.prompt()) {
            (Some(seat), _) => self.prompt_for(seat).map(|_| ()),
            (None, None) => Ok(()),
            (None, Some(prompt)) => Err(message!("{seat} is asked", seat = letter(prompt.seat))),
        }
    }

    fn offers(&self, offers: &Offers) -> Result<(), Message> {
        let prompt = self.table.prompt().ok_or_else(|| message!("nobody is asked"))?;
        let ear = self.ear();
        let found = |line: &At<String>| ear.options(prompt, &line.value);
        match offers {
            Offers::Exactly(lines) => {
                let fitting: Vec<Vec<usize>> = lines.iter().map(found).collect();
                let pairs = pairing(lines.len(), prompt.options.len(), |i, j| fitting[i].contains(&j));
                let unmet =
                    lines.iter().zip(&pairs).filter(|(_, pair)| pair.is_none()).map(|(line, _)| line.value.clone());
                let taken: BTreeSet<usize> = pairs.iter().flatten().copied().collect();
                let over = prompt.options.iter().enumerate().filter(|(i, _)| !taken.contains(i));
                let over: Vec<String> = over.map(|(_, option)| ear.told(option)).collect();
                differ(unmet.collect(), over)
            }
            Offers::Demands { count, has, lacks } => {
                let unmet = has.iter().filter(|line| found(line).is_empty()).map(|line| line.value.clone()).collect();
                let over = lacks.iter().filter(|line| !found(line).is_empty()).map(|line| line.value.clone()).collect();
                differ(unmet, over)?;
                match count.filter(|n| *n != prompt.options.len()) {
                    Some(n) => Err(message!("{is} options are offered, not {n}", is = prompt.options.len(), n)),
                    None => Ok(()),
                }
            }
        }
    }

    /// Checks that an answer is refused and returns the clause that refuses it.
    fn refuses(&self, seat: Seat, words: &Words, wanted: Option<&At<String>>) -> Result<Option<Clause>, Message> {
        let because = self.why_not(seat, words)?;
        let Some(wanted) = wanted else { return Ok(because.ok()) };
        match because {
            Ok(clause) if clause.as_str() == wanted.value => Ok(Some(clause)),
            Ok(clause) => {
                Err(message!("refused by {clause}, not by {wanted}", clause = clause.as_str(), wanted = wanted.value))
            }
            Err(reason) => Err(message!("refused, but by no clause: {reason}", reason)),
        }
    }

    /// Returns the clause that refuses an answer, or the reason when no clause does.
    ///
    /// # Errors
    /// When the answer is not refused, or not understood.
    fn why_not(&self, seat: Seat, words: &Words) -> Result<Result<Clause, String>, Message> {
        let ear = self.ear();
        let because = |rejected: Rejected| match rejected {
            Rejected::Forbidden { clause, .. } if clause != Clause::NONE => Ok(clause),
            other => Err(other.to_string()),
        };
        let asked = self.table.prompt().filter(|p| p.seat == seat);
        let missing = match asked.map(|prompt| (prompt, ear.answer(prompt, words))) {
            Some((prompt, Ok(answer))) => {
                return match prompt.check(&answer) {
                    Ok(()) => Err(message!("the answer is offered, and must be refused")),
                    // Too many, too few or out of range: the clause that asks is the one that refuses.
                    Err(_) if prompt.why.clause != Clause::NONE => Ok(Ok(prompt.why.clause)),
                    Err(rejected) => Ok(because(rejected)),
                };
            }
            Some((_, Err(Misheard::Ambiguous(m)))) => return Err(m),
            Some((prompt, Err(_))) if prompt.ask != baize_kernel::Ask::Pick => {
                let verb = prompt.options.first().map_or(prompt.why.verb, |o| o.verb);
                let missing = ear.missing(prompt, words).into_iter().next();
                missing.map(|name| format!("{} {name}", self.table.vocabulary().verb(verb)))
            }
            _ => None,
        };
        let line = match (missing, words) {
            (Some(line), _) => line,
            (None, Words::Line(line)) => line.clone(),
            (None, _) => return Err(message!("the answer does not fit the question's shape")),
        };
        let choice = ear.unoffered(&line)?;
        Ok(because(self.table.explain(seat, &choice)))
    }
}

fn differ(unmet: Vec<String>, over: Vec<String>) -> Result<(), Message> {
    let mut wrong = Vec::new();
    if !unmet.is_empty() {
        wrong.push(message!("not offered: {options}", options = unmet.join("; ")));
    }
    if !over.is_empty() {
        wrong.push(message!("offered, and should not be: {options}", options = over.join("; ")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(Message::list(wrong, "\n")) }
}
