//! Reports as one HTML page: plots as inline SVG, light and dark, nothing from the network.

use crate::cards::{Fate, Fates, Share};
use crate::plan::{Results, Standing};
use crate::stats::Bar;
use baize_kernel::DefId;
use std::fmt::Write;

/// What stands above the plots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The name of the game.
    pub title: String,
    /// How to get the same results again, as a command.
    pub command: String,
}

/// Returns the page. `name` tells what a card is called.
pub fn html(heading: &Heading, results: &Results, name: &dyn Fn(DefId) -> String) -> String {
    let mut page = String::with_capacity(16 << 10);
    let title = escape(&heading.title);
    page += &format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}: {games} games</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n",
        games = results.games
    );
    page += &summary(results);
    page += &format!("<h2>Win rate</h2>\n{}", win_bars(&results.standings));
    if results.meetings.len() > 1 {
        page += &format!("<h2>Who beats whom</h2>\n{}", matrix(results));
    }
    page += &format!("<h2>Length in turns</h2>\n{}", histogram(&results.turns.histogram(32)));
    for one in results.standings.iter().filter(|one| !one.cards.is_empty()) {
        page += &format!("<h2>Cards of {}</h2>\n{}", escape(&one.deck), cards(&one.cards, name));
    }
    page += &format!(
        "<h2>Again</h2>\n<p>The same games, to the last card:</p>\n<pre>{}</pre>\n<p>Digest <code>{:016x}</code>.</p>\n\
         </main>\n</body>\n</html>\n",
        escape(&heading.command),
        results.digest
    );
    page
}

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1c2321;--soft:#5d6b66;--cloth:#f6f8f6;--card:#fff;--line:#d5ddd8;--green:#1d7a50;--span:#0d3f29}
@media (prefers-color-scheme:dark){:root{--ink:#e8efeb;--soft:#9fb0a8;--cloth:#121a16;--card:#1a2520;--line:#33423a;--green:#4fbf88;--span:#c8f3dd}}
*{box-sizing:border-box}
body{margin:0;background:var(--cloth);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:54rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0 0 1rem}h2{margin:2.5rem 0 .75rem;font-size:1.15rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:0}
dl div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
dt{color:var(--soft);font-size:.8rem}dd{margin:0;font-size:1.25rem;font-variant-numeric:tabular-nums}
svg{width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
svg text{fill:var(--ink);font:13px system-ui,sans-serif}svg .soft{fill:var(--soft)}
.bar{fill:var(--green)}.span{stroke:var(--span);stroke-width:2;fill:none}.grid{stroke:var(--line)}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .7rem;border:1px solid var(--line);text-align:center}th{font-weight:600}
pre{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;overflow-x:auto}
";

fn summary(results: &Results) -> String {
    let lengths = results.turns.lengths();
    let facts = [
        ("Games", results.games.to_string()),
        ("Draws", results.draws.to_string()),
        ("Unfinished", results.unfinished.to_string()),
        ("Decisions", results.decisions.to_string()),
        ("Turns, mean", format!("{:.1}", lengths.mean)),
        ("Turns, median", lengths.median.to_string()),
        ("Turns, 9 in 10", lengths.p90.to_string()),
        ("Turns, longest", lengths.max.to_string()),
        ("Games per second", format!("{:.0}", results.games_per_second())),
    ];
    let list: String = facts.map(|(name, value)| format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n")).concat();
    format!("<dl>\n{list}</dl>\n")
}

/// Draws a bar with its interval for each entrant, on a scale from 0 to 100%.
fn win_bars(standings: &[Standing]) -> String {
    const LEFT: f64 = 200.0;
    const WIDTH: f64 = 520.0;
    const ROW: f64 = 44.0;
    let height = ROW * standings.len() as f64 + 40.0;
    let x = |share: f64| LEFT + WIDTH * share;
    let mut svg = open_svg(height, "Win rate of each deck with its 95% interval");
    for tick in 0..=4 {
        let share = f64::from(tick) / 4.0;
        let at = x(share);
        let _ = writeln!(svg, "<line class=\"grid\" x1=\"{at}\" x2=\"{at}\" y1=\"12\" y2=\"{}\"/>", height - 28.0);
        let (y, percent) = (height - 10.0, share * 100.0);
        let _ = writeln!(svg, "<text class=\"soft\" x=\"{at}\" y=\"{y}\" text-anchor=\"middle\">{percent}%</text>");
    }
    for (i, one) in standings.iter().enumerate() {
        let y = 16.0 + ROW * i as f64;
        let share = if one.games == 0 { 0.0 } else { one.wins as f64 / one.games as f64 };
        let middle = y + 14.0;
        let (low, high) = one.interval;
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n\
             <rect class=\"bar\" x=\"{LEFT}\" y=\"{y}\" width=\"{:.1}\" height=\"28\" rx=\"3\"/>\n\
             <path class=\"span\" d=\"M{:.1} {middle}H{:.1}M{:.1} {y}v28M{:.1} {y}v28\"/>\n\
             <text x=\"{}\" y=\"{}\">{:.1}%</text>",
            LEFT - 10.0,
            middle + 5.0,
            escape(&shorten(&format!("{} ({})", one.deck, one.bot), 26)),
            WIDTH * share,
            x(low),
            x(high),
            x(low),
            x(high),
            LEFT + WIDTH + 12.0,
            middle + 5.0,
            share * 100.0,
        );
    }
    svg + "</svg>\n"
}

fn histogram(bars: &[Bar]) -> String {
    const HEIGHT: f64 = 260.0;
    const FLOOR: f64 = HEIGHT - 34.0;
    let tallest = bars.iter().map(|b| b.count).max().unwrap_or(1).max(1) as f64;
    let step = 740.0 / bars.len().max(1) as f64;
    let mut svg = open_svg(HEIGHT, "How many games took how many turns");
    let _ = writeln!(svg, "<line class=\"grid\" x1=\"30\" x2=\"770\" y1=\"{FLOOR}\" y2=\"{FLOOR}\"/>");
    // With many bars only some can carry their label.
    let every = bars.len().div_ceil(12).max(1);
    for (i, bar) in bars.iter().enumerate() {
        let x = 30.0 + step * i as f64;
        let tall = (FLOOR - 24.0) * bar.count as f64 / tallest;
        let range = if bar.from == bar.to { bar.from.to_string() } else { format!("{}–{}", bar.from, bar.to) };
        let _ = writeln!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\"><title>{range} turns: {} \
             games</title></rect>",
            x + 1.0,
            FLOOR - tall,
            (step - 2.0).max(1.0),
            bar.count,
        );
        if i % every == 0 {
            let (at, y) = (x + step / 2.0, HEIGHT - 12.0);
            let _ = writeln!(svg, "<text class=\"soft\" x=\"{at:.1}\" y=\"{y}\" text-anchor=\"middle\">{range}</text>");
        }
    }
    svg + "</svg>\n"
}

fn matrix(results: &Results) -> String {
    let names: Vec<String> = results.standings.iter().map(|s| escape(&s.deck)).collect();
    let head: String = names.iter().map(|name| format!("<th scope=\"col\">{name}</th>")).collect();
    let mut table = format!("<div class=\"scroll\"><table>\n<tr><th>wins of ↓ against →</th>{head}</tr>\n");
    for (a, name) in names.iter().enumerate() {
        let cells: String = (0..names.len()).map(|b| cell(results.share(a, b).filter(|_| a != b))).collect();
        let _ = writeln!(table, "<tr><th scope=\"row\">{name}</th>{cells}</tr>");
    }
    table + "</table></div>\n"
}

/// Tells what became of the cards of a deck, those that won most when drawn first.
fn cards(fates: &Fates, name: &dyn Fn(DefId) -> String) -> String {
    let mut rows: Vec<(&DefId, &Fate)> = fates.iter().collect();
    let rate = |share: Share| if share.games == 0 { -1.0 } else { share.wins as f64 / share.games as f64 };
    rows.sort_by(|a, b| rate(b.1.drawn).total_cmp(&rate(a.1.drawn)));
    let share = |share: Share| match share.games {
        0 => "<td>·</td>".to_owned(),
        games => format!("<td>{:.1}% of {games}</td>", rate(share) * 100.0),
    };
    let head = "<tr><th>won when</th><th scope=\"col\">in the opening hand</th><th scope=\"col\">drawn</th>\
                <th scope=\"col\">played</th></tr>";
    let mut table = format!("<div class=\"scroll\"><table>\n{head}\n");
    for (def, fate) in rows {
        let cells = [fate.opening, fate.drawn, fate.played].map(share).concat();
        let _ = writeln!(table, "<tr><th scope=\"row\">{}</th>{cells}</tr>", escape(&name(*def)));
    }
    table + "</table></div>\n"
}

/// Shades a share green above a half and red below, stronger the farther it is.
fn cell(share: Option<f64>) -> String {
    let Some(share) = share else { return "<td>·</td>".into() };
    let hue = if share >= 0.5 { "40 170 100" } else { "220 90 60" };
    let strength = ((share - 0.5).abs() * 1.6).min(0.8);
    format!("<td style=\"background:rgb({hue} / {strength:.2})\">{:.1}%</td>", share * 100.0)
}

fn open_svg(height: f64, label: &str) -> String {
    format!("<svg viewBox=\"0 0 800 {height}\" role=\"img\" aria-label=\"{label}\">\n")
}

fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    kept + "…"
}

fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Tally;
    use crate::plan::Meeting;
    use crate::stats::{Counts, wilson};

    fn results(decks: &[&str], pairs: &[[usize; 2]]) -> Results {
        let mut turns = Counts::default();
        (5..40).for_each(|t| turns.add(t));
        let standing = |deck: &&str| Standing {
            deck: (*deck).into(),
            bot: "random".into(),
            games: 10,
            wins: 4,
            interval: wilson(4, 10),
            cards: Fates::new(),
        };
        let tally = Tally { games: 10, wins: vec![4, 6], ..Tally::default() };
        Results {
            standings: decks.iter().map(standing).collect(),
            meetings: pairs.iter().map(|p| Meeting { entrants: p.to_vec(), tally: tally.clone() }).collect(),
            games: 10,
            draws: 0,
            unfinished: 0,
            decisions: 100,
            turns,
            seconds: 1.0,
            digest: 7,
        }
    }

    fn page(results: &Results) -> String {
        let name = |_: DefId| "<b>Nami</b>".to_owned();
        html(&Heading { title: "A & B".into(), command: "baize sim".into() }, results, &name)
    }

    #[test]
    fn names_cannot_break_out_of_the_page() {
        let page = page(&results(&["<script>alert(1)</script>", "B"], &[[0, 1]]));
        assert!(!page.contains("<script"), "{page}");
        assert!(page.contains("<h1>A &amp; B</h1>"), "{page}");
    }

    #[test]
    fn the_page_tells_what_became_of_the_cards() {
        let mut results = results(&["A", "B"], &[[0, 1]]);
        let drawn = Share { games: 8, wins: 6 };
        results.standings[0].cards.insert(DefId(0), Fate { drawn, ..Fate::default() });
        let page = page(&results);
        assert!(page.contains("<h2>Cards of A</h2>") && !page.contains("<h2>Cards of B</h2>"), "{page}");
        assert!(page.contains("&lt;b&gt;Nami&lt;/b&gt;</th><td>·</td><td>75.0% of 8</td><td>·</td>"), "{page}");
    }

    #[test]
    fn the_page_needs_nothing_from_elsewhere() {
        let page = page(&results(&["A", "B"], &[[0, 1]]));
        for outside in ["http:", "https:", "src=", "@import", "url("] {
            assert!(!page.contains(outside), "{outside}");
        }
        assert_eq!(page.matches("<svg").count(), 2);
    }

    #[test]
    fn the_matrix_comes_with_the_third_deck() {
        assert!(!page(&results(&["A", "B"], &[[0, 1]])).contains("Who beats whom"));
        let three = page(&results(&["A", "B", "C"], &[[0, 1], [0, 2], [1, 2]]));
        assert!(three.contains("Who beats whom") && three.contains("40.0%") && three.contains("60.0%"), "{three}");
    }
}
