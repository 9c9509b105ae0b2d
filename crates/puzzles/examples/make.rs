//! Finds puzzles: deals boards at random, and keeps those where the goal can be reached and the obvious line misses it.
//!
//! `cargo run --release -p baize-puzzles --example make -- GAME WANTED SEED [win|survive|clear]` writes them to standard output.

use baize_kernel::chance::Chance;
use baize_kernel::{Ask, Match, Rulebook};
use baize_puzzles::{Aim, Goal, ME, SEARCHED, Solver, obvious, ways};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().expect("a game");
    let wanted: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(12);
    let seed: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let word = args.next().unwrap_or_else(|| "win".to_owned());
    let goal = Goal::ALL.into_iter().find(|goal| goal.word() == word).expect("win, survive or clear");
    let book = baize_registry::find(&game).expect("a game of ours");
    let mut dealer = Dealer { book, goal, chance: Chance::new(seed) };
    let (heading, aim) = dealer.wanted();
    let (mut found, mut tried) = (0, 0);
    while found < wanted && tried < 200_000 {
        tried += 1;
        let board = match goal {
            Goal::Survive => turned(&dealer.board()),
            _ => dealer.board(),
        };
        let text = format!("title: {heading}\ngame: {game}\n{board}steps: []\nopen: true");
        let judged = if aim == Aim::Survive { judge_survival(&text) } else { judge(&text, aim) };
        let Some((ratio, own)) = judged else { continue };
        found += 1;
        eprintln!("{found} of {tried}: {ratio:.2} {own}");
        println!("{text}\n---");
    }
}

/// Returns a board with the sides exchanged: the other attacks.
fn turned(board: &str) -> String {
    let sides = board.replace("  A: ", "  ?: ").replace("  B: ", "  A: ").replace("  ?: ", "  B: ");
    sides.replacen("board:\n", "board:\n  active: B\n", 1)
}

/// Returns how many answers of one's own with a choice it takes not to lose, if it is a puzzle worth posing: whoever
/// answers as a hasty player would loses.
fn judge_survival(text: &str) -> Option<(f64, usize)> {
    let scenario = baize_scenario::parse("board", text.as_bytes()).ok()?.swap_remove(0);
    let start = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).ok()?.table;
    let (turn, mut solver) = (start.clock().1, Solver::new(&*start, ME, SEARCHED).aim(Aim::Survive));
    if solver.wins(&*start) != Some(true) {
        return None;
    }
    let (mut table, mut own) = (start.copy(), 0);
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| table.clock().1 == turn) else { break };
        let mine = prompt.seat == ME;
        own += usize::from(mine && ways(prompt).len() > 1);
        let hasty = if mine { obvious(&*table) } else { solver.defence(&*table) };
        table.play(&hasty?).ok()?;
    }
    let survives = Solver::in_turn(ME, turn, SEARCHED).aim(Aim::Survive).wins(&*table)?;
    (!survives && own >= 1).then_some((0.0, own))
}

/// Returns how many first answers win and how many answers of one's own it takes, if it is a puzzle worth posing.
fn judge(text: &str, aim: Aim) -> Option<(f64, usize)> {
    let scenario = baize_scenario::parse("board", text.as_bytes()).ok()?.swap_remove(0);
    let table = baize_scenario::lay(&scenario, &|id| baize_registry::find(id).ok()).ok()?.table;
    let prompt = table.prompt().filter(|prompt| prompt.seat == ME)?;
    let mut solver = Solver::new(&*table, ME, 700).aim(aim);
    if solver.wins(&*table) != Some(true) || ways(prompt).len() < 3 {
        return None;
    }
    let firsts = ways(prompt);
    let mut solver = Solver::in_turn(ME, table.clock().1, 3000).aim(aim);
    let mut good = 0;
    for answer in &firsts {
        let mut next = table.copy();
        if next.play(answer).is_ok() {
            good += usize::from(solver.wins(&*next)?);
        }
    }
    let ratio = good as f64 / firsts.len() as f64;
    if ratio > 0.6 || good == 0 || obvious_wins(&*table, aim) {
        return None;
    }
    let own = own_answers(&*table, aim)?;
    (own >= 3).then_some((ratio, own))
}

/// Returns how many questions with a choice a solution answers.
fn own_answers(table: &dyn Match, aim: Aim) -> Option<usize> {
    let (mut table, mut own) = (table.copy(), 0);
    let mut solver = Solver::new(&*table, ME, 6000).aim(aim);
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| solver.settled(&*table).is_none()) else { break };
        let mine = prompt.seat == ME;
        own += usize::from(mine && (prompt.options.len() > 1 || prompt.ask != Ask::Pick));
        let answer = if mine { solver.winning(&*table) } else { solver.defence(&*table) }?;
        table.play(&answer).ok()?;
    }
    Some(own)
}

/// Returns whether the obvious line wins against the best defence.
fn obvious_wins(start: &dyn Match, aim: Aim) -> bool {
    let (mut table, mut solver) = (start.copy(), Solver::new(start, ME, 6000).aim(aim));
    // Some lines go round and round.
    for _ in 0..200 {
        let Some(prompt) = table.prompt().filter(|_| solver.settled(&*table).is_none()) else { break };
        let answer = if prompt.seat == ME { obvious(&*table) } else { solver.defence(&*table) };
        if answer.is_none_or(|answer| table.play(&answer).is_err()) {
            return false;
        }
    }
    solver.wins(&*table) == Some(true)
}

struct Dealer {
    book: &'static dyn Rulebook,
    goal: Goal,
    chance: Chance,
}

impl Dealer {
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n.max(1))
    }

    fn between(&mut self, least: u32, most: u32) -> u32 {
        least + self.below(most - least + 1)
    }

    /// Some cards of one deck, by kind.
    fn cards(&mut self, deck: usize, kinds: &[&str], count: u32) -> Vec<String> {
        let pool = self.book.pool();
        let words = self.book.vocabulary();
        let decks = self.book.decks();
        let lines = &decks[deck % decks.len()].lines;
        let fits = |id: &str| {
            pool.find(id).is_some_and(|def| kinds.iter().any(|kind| words.find_kind(kind) == Some(pool.def(def).kind)))
        };
        let ids: Vec<String> = lines.iter().map(|line| line.id.clone()).filter(|id| fits(id)).collect();
        if ids.is_empty() {
            return Vec::new();
        }
        (0..count).map(|_| ids[self.chance.below(ids.len() as u32) as usize].clone()).collect()
    }

    fn laid(&mut self, cards: Vec<String>, rested: u32, extra: &str) -> String {
        let mut out = Vec::new();
        for card in cards {
            let rests = self.below(100) < rested;
            out.push(match (rests, extra) {
                (true, _) => format!("{{card: {card}, rested: true}}"),
                (false, "") => card,
                (false, extra) if self.below(2) == 0 => format!("{{card: {card}, {extra}}}"),
                _ => card,
            });
        }
        format!("[{}]", out.join(", "))
    }

    /// The heading of the boards, and what is searched for in them.
    fn wanted(&self) -> (String, Aim) {
        let zone = match self.book.id() {
            "one-piece" => "characters",
            "gundam" => "battle",
            "duel" => "monsters",
            _ => "soldiers",
        };
        match self.goal {
            Goal::Survive => (self.goal.title().to_owned(), Aim::Survive),
            Goal::Clear => {
                let found = self.book.vocabulary().find_zone(zone).expect("a zone of the game");
                (format!("{}{zone}", self.goal.title()), Aim::Clear(found))
            }
            _ => (self.goal.title().to_owned(), Aim::Win),
        }
    }

    /// A number that decides the match, out of reach where something else is wanted.
    fn defended(&mut self, least: u32, most: u32, safe: u32) -> u32 {
        if self.goal == Goal::Clear { safe } else { self.between(least, most) }
    }

    fn board(&mut self) -> String {
        let (a, b) = (self.below(1000) as usize, self.below(1000) as usize);
        match self.book.id() {
            "one-piece" => self.one_piece(a, b),
            "gundam" => self.gundam(a, b),
            "duel" => self.duel(a, b),
            _ => self.blackpoker(),
        }
    }

    fn one_piece(&mut self, a: usize, b: usize) -> String {
        let leader = |d: &mut Dealer, deck| d.cards(deck, &["leader"], 1).pop().unwrap_or_default();
        let (mine, theirs) = (leader(self, a), leader(self, b));
        let n = self.between(2, 3);
        let own = self.cards(a, &["character"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(0, 1);
        let held = self.cards(a, &["character", "event"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["character"], n);
        let there = self.laid(there, 40, "");
        let n = self.defended(0, 1, 4);
        let life = self.cards(b, &["character"], n);
        let n = self.between(0, 2);
        let defence = self.cards(b, &["character"], n);
        let don = self.between(1, 3);
        format!(
            "board:\n  turn: 9\n  A: {{leader: {mine}, characters: {own}, cost: {don}, hand: [{}], life: 3}}\n  \
             B: {{leader: {theirs}, characters: {there}, cost: 0, hand: [{}], life: [{}]}}\n",
            held.join(", "),
            defence.join(", "),
            life.join(", ")
        )
    }

    fn gundam(&mut self, a: usize, b: usize) -> String {
        let n = self.between(2, 3);
        let own = self.cards(a, &["unit"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(1, 2);
        let held = self.cards(a, &["unit", "pilot", "command"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["unit"], n);
        let there = self.laid(there, 40, "");
        let n = self.defended(0, 1, 5);
        let shields = self.cards(b, &["unit"], n);
        let n = self.between(0, 1);
        let defence = self.cards(b, &["command"], n);
        let (resources, theirs) = (self.between(3, 6), self.between(0, 3));
        format!(
            "board:\n  turn: 9\n  A: {{battle: {own}, resources: {resources}, hand: [{}], shields: 3}}\n  \
             B: {{battle: {there}, base: [], resources: {theirs}, hand: [{}], shields: [{}]}}\n",
            held.join(", "),
            defence.join(", "),
            shields.join(", ")
        )
    }

    fn duel(&mut self, a: usize, b: usize) -> String {
        let n = self.between(1, 3);
        let own = self.cards(a, &["monster"], n);
        let own = self.laid(own, 0, "");
        let n = self.between(1, 3);
        let held = self.cards(a, &["monster", "spell"], n);
        let n = self.between(1, 3);
        let there = self.cards(b, &["monster"], n);
        let there = self.laid(there, 50, "");
        let points = 100 * self.defended(4, 40, 80);
        // Whoever is attacked answers with what lies face down.
        let n = if self.goal == Goal::Survive { self.between(1, 2) } else { 0 };
        let traps = self.cards(b, &["trap"], n);
        let set: Vec<String> = traps.iter().map(|card| format!("{{card: {card}, face_up: false}}")).collect();
        format!(
            "board:\n  turn: 5\n  A: {{monsters: {own}, hand: [{}]}}\n  \
             B: {{monsters: {there}, spells: [{}], hand: [], scores: {{lp: {points}}}}}\n",
            held.join(", "),
            set.join(", ")
        )
    }

    fn blackpoker(&mut self) -> String {
        let mut deck: Vec<String> = "SHDC"
            .chars()
            .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{suit}{rank}").replace('T', "10")))
            .collect();
        let mut draw = |d: &mut Dealer, n: u32| -> Vec<String> {
            (0..n).map(|_| deck.swap_remove(d.below(deck.len() as u32) as usize)).collect()
        };
        let counts =
            [self.between(2, 3), self.between(1, 3), self.between(0, 2), self.between(0, 1), self.between(0, 1)];
        let [own, held, there, walls, defence] = counts.map(|n| draw(self, n));
        let there = self.laid(there, 40, "");
        let life = self.defended(3, 18, 30);
        format!(
            "format: pro/basic\nboard:\n  turn: 5\n  A: {{soldiers: [{}], hand: [{}]}}\n  \
             B: {{soldiers: {there}, walls: [{}], hand: [{}], life: {life}}}\n",
            own.join(", "),
            held.join(", "),
            walls.join(", "),
            defence.join(", ")
        )
    }
}
