//! A match of a game as a [`Match`]: the bridge from the static face to the object-safe one.

use crate::chance::Chance;
use crate::changes;
use crate::continuous::{self, ContinuousEffect, touch};
use crate::cx::Cx;
use crate::event::{Event, Log, Outcome};
use crate::fair;
use crate::foresight;
use crate::game::{Game, StateOf};
use crate::ids::{CardId, DefId, Keyword, Phase, Seat, SeatSet, Stat, Zone};
use crate::moves::sight;
use crate::phrase::Phrase;
use crate::pool::{NO_STAT, Pool, STATS};
use crate::prompt::{Answer, Ask, Choice, Prompt, Refusal, Rejected, Why};
use crate::rulebook::{Hidden, Intent, Match, Playout};
use crate::saved;
use crate::select;
use crate::state::{Card, Job, State};
use crate::view::{CardView, Offer, PileView, Question, Spot, View};
use crate::vocabulary::Vocabulary;
use std::sync::Arc;

/// A match: the rules and the state.
pub struct MatchOf<G: Game> {
    game: Arc<G>,
    state: StateOf<G>,
    opening: Arc<[Event]>,
}

impl<G: Game> MatchOf<G> {
    /// Seats a state whose agenda has its first work, and runs it to the first question.
    pub fn start(game: Arc<G>, mut state: StateOf<G>, mut log: Log) -> MatchOf<G> {
        let mut cx = Cx::new(&*game, &mut state, &mut log);
        for card in (0..cx.s.card_count() as u16).map(CardId) {
            cx.refresh_always(card);
        }
        cx.refresh_cues();
        cx.run();
        MatchOf { game, state, opening: log.take().into() }
    }

    /// Whether a seat may do something at the open question: asked of the game where a frame of its own asks, and
    /// of the options where an effect does.
    fn check_choice(&self, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let exists = |c: CardId| !c.is_some() || c.index() < self.state.card_count();
        match self.state.agenda.last() {
            Some(&Job::Game(frame)) if exists(choice.a) && exists(choice.b) => {
                self.game.check(&self.state, frame, seat, choice)
            }
            _ => self.state.listed(choice),
        }
    }

    /// Returns the rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the state.
    pub fn state(&self) -> &StateOf<G> {
        &self.state
    }

    fn with(&self, state: StateOf<G>) -> Box<dyn Match> {
        Box::new(MatchOf { game: self.game.clone(), state, opening: Arc::default() })
    }
}

impl<G: Game> Clone for MatchOf<G> {
    fn clone(&self) -> Self {
        MatchOf { game: self.game.clone(), state: self.state.clone(), opening: self.opening.clone() }
    }
}

/// Answers the open question of a state.
///
/// # Errors
/// When the answer does not fit; the state is then as it was.
pub fn answer<G: Game>(
    game: &G,
    state: &mut StateOf<G>,
    log: &mut Log,
    seat: Seat,
    answer: &Answer,
) -> Result<(), Rejected> {
    if state.outcome.is_some() {
        return Err(Rejected::Over);
    }
    if seat.0 >= state.seats() {
        return Err(Rejected::Range { what: format!("seat {} does not exist", seat.0) });
    }
    let mut cx = Cx::new(game, state, log);
    if *answer == Answer::Concede {
        G::concede(&mut cx, seat);
        cx.run();
        return Ok(());
    }
    let prompt = cx.s.prompt().ok_or(Rejected::Over)?;
    if prompt.seat != seat {
        return Err(Rejected::NotYou { asked: prompt.seat, answered: seat });
    }
    prompt.check(answer)?;
    let option = |i: &u16| prompt.options[*i as usize];
    let (chosen, number): (Vec<Choice>, u32) = match answer {
        Answer::Pick(i) => (vec![option(i)], 0),
        Answer::Several(list) | Answer::Arrange(list) => (list.iter().map(option).collect(), 0),
        Answer::Number(n) => (Vec::new(), *n),
        Answer::Concede => (Vec::new(), 0),
    };
    cx.resume(&chosen, number);
    Ok(())
}

/// Returns a random answer to a question, each option as likely.
pub fn random_answer(prompt: &Prompt, chance: &mut Chance) -> Answer {
    let count = prompt.options.len() as u32;
    match prompt.ask {
        Ask::Pick => Answer::Pick(chance.below(count) as u16),
        Ask::Number { min, max } => Answer::Number(min + chance.below((max - min).saturating_add(1))),
        Ask::Several { min, max } => {
            let n = u32::from(min) + chance.below(u32::from(max - min) + 1);
            let mut list: Vec<u16> = (0..count as u16).collect();
            chance.shuffle(&mut list);
            list.truncate(n as usize);
            list.sort_unstable();
            Answer::Several(list)
        }
        Ask::Arrange => {
            let mut list: Vec<u16> = (0..count as u16).collect();
            chance.shuffle(&mut list);
            Answer::Arrange(list)
        }
    }
}

impl<G: Game> Match for MatchOf<G> {
    fn vocabulary(&self) -> &Vocabulary {
        self.game.vocabulary()
    }

    fn pool(&self) -> &Pool {
        self.game.pool()
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn prompt(&self) -> Option<&Prompt> {
        self.state.prompt()
    }

    fn is_window(&self) -> bool {
        self.game.is_fair() && fair::is_window(&*self.game, &self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    fn answer(&mut self, seat: Seat, given: &Answer) -> Result<Vec<Event>, Rejected> {
        let mut log = Log::on();
        answer(&*self.game, &mut self.state, &mut log, seat, given)?;
        Ok(log.take())
    }

    fn explain(&self, seat: Seat, choice: &Choice) -> Rejected {
        if self.state.outcome.is_some() {
            return Rejected::Over;
        }
        match self.state.prompt() {
            Some(prompt) if prompt.seat != seat => Rejected::NotYou { asked: prompt.seat, answered: seat },
            _ => match self.check_choice(seat, choice) {
                Err(refusal) => {
                    let verb = self.game.vocabulary().verb(choice.verb);
                    Rejected::by(refusal, format!("{verb} is not possible now"))
                }
                Ok(()) => Rejected::Range { what: "nothing forbids this".into() },
            },
        }
    }

    fn intents(&self, seat: Seat, a: CardId, b: CardId) -> Vec<Intent> {
        let exists = |c: CardId| c.is_some() && c.index() < self.state.card_count();
        let known = |c: CardId| exists(c) && sees(&*self.game, &self.state, Some(seat), c);
        let [a, b] = [a, b].map(|c| if known(c) { c } else { CardId::NONE });
        if seat.0 >= self.state.seats() || !a.is_some() {
            return Vec::new();
        }
        let means = |a, b| self.game.intents(&self.state, seat, a, b);
        let by_itself = |o: &Choice| means(o.a, o.b).iter().any(|way| way.verb == o.verb);
        let mut choices = meant(self.state.prompt().filter(|p| p.seat == seat), a, b, by_itself);
        for choice in means(a, b) {
            if !choices.iter().any(|c| begins_like(&choice, c)) {
                choices.push(choice);
            }
        }
        let wish = |choice: Choice| {
            let offered = self.state.prompt().is_some_and(|p| p.seat == seat && p.options.contains(&choice));
            let refusal = (!offered).then(|| self.explain(seat, &choice));
            Intent { choice, words: self.words(&choice), refusal }
        };
        choices.into_iter().map(wish).collect()
    }

    fn phrase(&self, choice: &Choice) -> Phrase {
        let said = self.game.phrase(&self.state, choice);
        said.unwrap_or_else(|| Phrase::usual(self.game.vocabulary().verb(choice.verb), choice))
    }

    fn words(&self, choice: &Choice) -> String {
        self.phrase(choice).spelled(self.game.pool(), |card| self.state.card(card).def)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        view(&*self.game, &self.state, viewer)
    }

    fn opening(&self) -> &[Event] {
        &self.opening
    }

    fn clock(&self) -> (Seat, u16, Phase) {
        (self.state.active, self.state.turn, self.state.phase)
    }

    fn pile(&self, seat: Seat, zone: Zone) -> Vec<CardId> {
        if zone.0 >= self.state.zones {
            return Vec::new();
        }
        self.state.iter(seat, zone).collect()
    }

    fn card(&self, id: CardId) -> &Card {
        self.state.card(id)
    }

    fn stat(&self, id: CardId, stat: Stat) -> i32 {
        continuous::stat(&*self.game, &self.state, id, stat)
    }

    fn has_keyword(&self, id: CardId, keyword: Keyword) -> bool {
        continuous::has_keyword(&*self.game, &self.state, id, keyword)
    }

    fn digest(&self) -> u64 {
        xxhash_rust::xxh3::xxh3_64(&saved::payload::<G>(&self.state))
    }

    fn save(&self) -> Vec<u8> {
        saved::write(&*self.game, &self.state)
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn Match>, String> {
        saved::read(&*self.game, bytes).map(|state| self.with(state))
    }

    fn copy(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn resample(&self, viewer: Seat, seed: u64) -> Box<dyn Match> {
        self.redraw(&self.hidden(viewer), seed)
    }

    fn hidden(&self, viewer: Seat) -> Hidden {
        hidden(&*self.game, &self.state, viewer)
    }

    fn redraw(&self, hidden: &Hidden, seed: u64) -> Box<dyn Match> {
        let mut state = self.state.clone();
        redraw(&*self.game, &mut state, hidden, seed);
        self.with(state)
    }

    fn check(&self) -> Result<(), String> {
        check(&*self.game, &self.state)
    }

    fn playout(&mut self, seed: u64, limit: u32) -> Playout {
        foresight::playout(&*self.game, &mut self.state, seed, limit)
    }

    fn play(&mut self, given: &Answer) -> Result<(), Rejected> {
        let seat = self.state.prompt().ok_or(Rejected::Over)?.seat;
        answer(&*self.game, &mut self.state, &mut Log::off(), seat, given)
    }

    fn rollout(&mut self, seed: u64, limit: u32, turns: u16) -> Playout {
        foresight::rollout(&*self.game, &mut self.state, seed, limit, turns)
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        foresight::standing(&*self.game, &self.state, seat)
    }

    fn rollout_weight(&self, choice: &Choice) -> u32 {
        self.game.rollout_weight(&self.state, choice)
    }

    fn sees(&self, seat: Seat, card: CardId) -> bool {
        card.index() < self.state.card_count() && sees(&*self.game, &self.state, Some(seat), card)
    }

    fn bytes(&self) -> usize {
        self.state.bytes()
    }

    fn clone_often(&self, times: u32) {
        for _ in 0..times {
            std::hint::black_box(self.state.clone());
        }
    }
}

/// Returns what a question lets a seat mean by a card, or by putting it on another: the options
/// with these cards, or else, where the question is about one verb only, that verb with them. A verb that the
/// game names for its cards by itself is left to it: it knows which cards can be meant so.
fn meant(prompt: Option<&Prompt>, a: CardId, b: CardId, by_itself: impl Fn(&Choice) -> bool) -> Vec<Choice> {
    let options = prompt.map_or(&[][..], |p| &p.options);
    let fits = |o: &&Choice| o.a == a && (b == CardId::NONE || o.b == b);
    let offered: Vec<Choice> = options.iter().filter(fits).copied().collect();
    let mut with_card = options.iter().filter(|o| o.a.is_some());
    match with_card.next() {
        Some(first) if offered.is_empty() && with_card.all(|o| o.verb == first.verb) && !by_itself(first) => {
            let second = if first.b.is_some() { b } else { CardId::NONE };
            vec![Choice::pair(first.verb, a, second)]
        }
        _ => offered,
    }
}

/// Returns whether a choice is another, or stands for it by naming its first card only.
fn begins_like(choice: &Choice, other: &Choice) -> bool {
    choice == other || choice.b == CardId::NONE && Choice { b: CardId::NONE, ..*other } == *choice
}

/// Returns the table through the eyes of a viewer, built up from nothing.
pub fn view<G: Game>(game: &G, s: &StateOf<G>, viewer: Option<Seat>) -> View {
    let mut piles = Vec::with_capacity(s.piles.len());
    for seat in s.all_seats() {
        for zone in (0..s.zones).map(Zone) {
            let cards: Vec<CardView> = s.iter(seat, zone).map(|id| card_view(game, s, viewer, id)).collect();
            piles.push(PileView { seat, zone, count: cards.len() as u16, more: false, cards });
        }
    }
    let asked = s.prompt().map(|p| p.seat);
    let mut view = View {
        viewer,
        active: s.active,
        turn: s.turn,
        phase: s.phase,
        piles,
        scores: Vec::new(),
        links: Vec::new(),
        battles: Vec::new(),
        stack: Vec::new(),
        asked,
        prompt: s.prompt().filter(|p| Some(p.seat) == viewer).map(|p| question(game, s, p)),
        outcome: s.outcome,
    };
    game.extend_view(s, &mut view);
    view
}

/// Returns a question as the seat that is asked is told it.
fn question<G: Game>(game: &G, s: &StateOf<G>, prompt: &Prompt) -> Question {
    let spot = |card| spot(game, s, Some(prompt.seat), card);
    let offer = |o: &Choice| Offer { verb: o.verb, n: o.n, a: spot(o.a), b: spot(o.b) };
    let Why { verb, source, clause } = prompt.why;
    Question {
        id: prompt.id,
        seat: prompt.seat,
        verb,
        source: spot(source),
        clause,
        ask: prompt.ask,
        options: prompt.options.iter().map(offer).collect(),
    }
}

/// Returns where a card lies, with the card itself when the viewer sees it; `None` for no card and
/// for one that is in no pile.
pub fn spot<G: Game>(game: &G, s: &StateOf<G>, viewer: Option<Seat>, id: CardId) -> Option<Spot> {
    let card = s.cards.get(id.index()).filter(|c| id.is_some() && c.zone != Zone::GONE)?;
    let pile = (card.side, card.zone);
    let at = s.iter(pile.0, pile.1).position(|c| c == id)?;
    Some(Spot { card: if sees(game, s, viewer, id) { id } else { CardId::NONE }, pile, at: at as u16 })
}

fn card_view<G: Game>(game: &G, s: &StateOf<G>, viewer: Option<Seat>, id: CardId) -> CardView {
    if !sees(game, s, viewer, id) {
        return CardView::HIDDEN;
    }
    let card = s.card(id);
    let def = game.pool().def(card.def);
    let mut stats = [NO_STAT; STATS];
    for (i, value) in stats.iter_mut().enumerate() {
        if def.stats[i] != NO_STAT {
            *value = continuous::stat(game, s, id, Stat(i as u8));
        }
    }
    CardView {
        card: id,
        def: Some(card.def),
        face_up: card.face_up,
        rested: card.rested,
        marks: card.marks,
        host: if card.host.is_some() && sees(game, s, viewer, card.host) { card.host } else { CardId::NONE },
        new: card.since == s.turn,
        stats,
        keywords: continuous::keywords(game, s, id),
    }
}

/// Returns whether a viewer sees the face of a card now.
pub fn sees<G: Game>(game: &G, s: &StateOf<G>, viewer: Option<Seat>, id: CardId) -> bool {
    let seats = sight(game, s, id);
    if seats == SeatSet::ALL {
        return true;
    }
    match viewer {
        Some(seat) => seats.has(seat) || is_shown(s, viewer, id) || game.shows(s, seat, id),
        None => is_shown(s, viewer, id),
    }
}

/// Returns whether an effect under way lets the viewer look at the card. A watcher looks at what
/// was shown to all.
fn is_shown<D, F>(s: &State<D, F>, viewer: Option<Seat>, id: CardId) -> bool {
    let known = s.card(id).known;
    (known == SeatSet::ALL || viewer.is_some_and(|seat| known.has(seat)))
        && s.effects().iter().any(|e| select::stretch(s, e.env.seen).iter().any(|r| r.card == id && s.is_current(*r)))
}

/// Lists what a seat cannot know.
pub fn hidden<G: Game>(game: &G, s: &StateOf<G>, viewer: Seat) -> Hidden {
    let is_hidden = |id: CardId| !s.card(id).known.has(viewer) && !sees(game, s, Some(viewer), id);
    let of_owner = |owner: Seat| {
        let own = (0..s.cards.len() as u16).map(CardId).filter(|&id| s.card(id).owner == owner);
        let cards: Vec<CardId> = own.filter(|&id| is_hidden(id)).collect();
        let mut defs: Vec<DefId> = cards.iter().map(|&id| s.card(id).def).collect();
        // How they lie in truth must leave no trace in how they come to lie.
        defs.sort_unstable();
        (cards, defs)
    };
    Hidden { viewer, owners: s.all_seats().map(of_owner).collect() }
}

/// Draws anew what a seat cannot know: which of its owner's unknown cards lies where, and chance.
pub fn redraw<G: Game>(game: &G, s: &mut StateOf<G>, hidden: &Hidden, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut defs = Vec::new();
    for (cards, sorted) in &hidden.owners {
        defs.clone_from(sorted);
        chance.shuffle(&mut defs);
        // Where a card lies may say what sort it is; those that cannot lie so are exchanged.
        for i in 0..cards.len() {
            let fits = |at: usize, def| game.could_be(s, cards[at], def);
            if !fits(i, defs[i])
                && let Some(other) = (0..cards.len()).find(|&j| fits(i, defs[j]) && fits(j, defs[i]))
            {
                defs.swap(i, other);
            }
        }
        for (&id, &def) in cards.iter().zip(&defs) {
            s.cards[id.index()].def = def;
        }
        // What is kept about cards at work is worked out anew, or it would tell what they were.
        cards.iter().for_each(|&id| s.strike_always(id));
        let mut log = Log::off();
        let mut cx = Cx::new(game, s, &mut log);
        cards.iter().for_each(|&id| cx.refresh_always(id));
    }
    let mut log = Log::off();
    let mut cx = Cx::new(game, s, &mut log);
    cx.refresh_reads();
    cx.refresh_cues();
    // Whether one of those that were drawn has such abilities is not to be told by what is to be worked out.
    s.mark_changed(changes::SOURCES | changes::SOURCE);
    s.chance.reseed(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)));
}

/// Checks what must hold of every state of every game.
///
/// # Errors
/// Says what does not hold.
pub fn check<G: Game>(game: &G, s: &StateOf<G>) -> Result<(), String> {
    let mut seen = vec![false; s.cards.len()];
    for seat in s.all_seats() {
        for zone in (0..s.zones).map(Zone) {
            let (mut count, mut rested) = (0, 0);
            for id in s.iter(seat, zone) {
                let card = s.card(id);
                if std::mem::replace(&mut seen[id.index()], true) {
                    return Err(format!("card {} is in two places", id.0));
                }
                if (card.side, card.zone) != (seat, zone) {
                    return Err(format!("card {} is not where it thinks", id.0));
                }
                count += 1;
                rested += u16::from(card.rested);
            }
            if (count, rested) != (s.pile(seat, zone).len, s.pile(seat, zone).rested) {
                return Err(format!("pile {} of seat {} is miscounted", zone.0, seat.0));
            }
        }
    }
    let lost = |(i, seen): (usize, &bool)| !seen && s.cards[i].zone != Zone::GONE;
    if let Some(lost) = seen.iter().enumerate().position(lost) {
        return Err(format!("card {lost} is nowhere"));
    }
    for (id, card) in s.cards() {
        let attached = s.cards().filter(|(_, c)| c.host == id).count();
        if attached != card.attached as usize {
            return Err(format!("card {} has {attached} cards attached and thinks {}", id.0, card.attached));
        }
    }
    for l in &s.continuous {
        if let continuous::On::Card(r) = l.on
            && !s.is_current(r)
        {
            return Err(format!("a continuous effect is on card {} that has gone", r.card.0));
        }
    }
    check_glances(s)?;
    check_permanents(game, s)?;
    match s.prompt() {
        None if s.outcome.is_none() => return Err("the match is neither asking nor over".into()),
        Some(p) if p.options.is_empty() && !matches!(p.ask, Ask::Number { .. }) => {
            return Err("a question has no options".into());
        }
        _ => {}
    }
    game.invariants(s)
}

/// Checks that what is kept in mind of the effects in force is what they say.
fn check_glances<D: Clone, F: Clone>(s: &State<D, F>) -> Result<(), String> {
    let mut anew = s.clone();
    anew.recount(touch::BAN | touch::STAT);
    if let Some((id, _)) = s.cards().find(|(id, card)| card.listed != s.always.contains(id)) {
        return Err(format!("card {} is listed as one with always-on abilities and is not, or the other way", id.0));
    }
    if (anew.bans, anew.changed_stats) == (s.bans, s.changed_stats) {
        return Ok(());
    }
    Err("what effects in force forbid, permit or change is not what is kept in mind of them".into())
}

/// Checks that working all permanents out anew would change nothing: whatever they read was marked
/// when it changed.
fn check_permanents<G: Game>(game: &G, s: &StateOf<G>) -> Result<(), String> {
    if s.prompt().is_none() || s.changes != 0 {
        return Ok(());
    }
    let mut anew = s.clone();
    let mut log = Log::off();
    anew.mark_changed(changes::ALL);
    Cx::new(game, &mut anew, &mut log).recompute_permanents();
    if anew.continuous == s.continuous {
        return Ok(());
    }
    let differs = |(a, b): (&ContinuousEffect, &ContinuousEffect)| a != b;
    let at = s
        .continuous
        .iter()
        .zip(&anew.continuous)
        .position(differs)
        .unwrap_or(s.continuous.len().min(anew.continuous.len()));
    let (had, has) = (s.continuous.get(at), anew.continuous.get(at));
    Err(format!("permanents are stale: {had:?} is in force where {has:?} should be"))
}
