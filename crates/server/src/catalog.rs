//! What is the same for everybody: games, tables, card faces.

use crate::bots;
use baize_kernel::layout::{Arrangement, Corner, Vital};
use baize_kernel::pool::NO_STAT;
use baize_kernel::rulebook::Deck;
use baize_kernel::vocabulary::Sight;
use baize_kernel::{CardDef, DefId, Options, Pool, Rulebook, Vocabulary};
use baize_presenter::{Language, elsewhere, languages, revision, spoken};
use baize_protocol as wire;
use baize_protocol::catalog::{
    DeckInfo, Entry, EntryLine, Face, FaceLabel, FacePrint, Faces, FormatInfo, GameInfo, Games, Gesture, Keys,
    ModeInfo, PolicyInfo, StatCorner, TableLayout, Words, ZonePlace, ZoneWords,
};

/// Returns every game, in a language.
pub fn games(books: &[&'static dyn Rulebook], lang: &str) -> Games {
    Games {
        games: books.iter().map(|book| game(*book, lang)).collect(),
        bots: bots::list(),
        languages: languages().map(str::to_owned).collect(),
    }
}

fn game(book: &dyn Rulebook, lang: &str) -> GameInfo {
    let (menu, language) = (book.menu(), Language::of(book, lang));
    let title = |sort: &str, word: &str| language.name(sort, word);
    let mode = |m: &baize_kernel::rulebook::ModeSpec| {
        let options = Options { mode: m.name.to_owned(), seats: m.min, ..Options::default() };
        ModeInfo {
            name: m.name.to_owned(),
            title: title("mode", m.name),
            min: m.min,
            max: m.max,
            teams: book.teams(&options),
        }
    };
    let format = |name: &&'static str| {
        let options = Options { format: (*name).to_owned(), ..Options::default() };
        FormatInfo {
            name: (*name).to_owned(),
            title: title("format", name),
            official: book.is_official(&options),
            decks: book.decks_for(&options).into_iter().map(|deck| deck.name).collect(),
        }
    };
    let policy = |p: &baize_kernel::rulebook::Policy| PolicyInfo {
        name: p.name.to_owned(),
        reading: p.reading.to_owned(),
        values: p.values.iter().map(|v| (*v).to_owned()).collect(),
        about: language.policy(p),
    };
    GameInfo {
        id: book.id().to_owned(),
        title: language.title(book),
        blurb: language.blurb(book),
        example: baize_registry::is_example(book),
        revisions: menu.revisions.iter().map(|r| (*r).to_owned()).collect(),
        modes: menu.modes.iter().map(mode).collect(),
        formats: menu.formats.iter().map(format).collect(),
        policies: menu.policies.iter().map(policy).collect(),
        decks: book.decks().iter().map(|d| deck(book, d, &language)).collect(),
    }
}

/// The value at which the curve of a deck ends.
const LAST: usize = 10;

/// Returns a deck at a glance.
fn deck(book: &dyn Rulebook, deck: &Deck, language: &Language) -> DeckInfo {
    let (v, pool) = (book.vocabulary(), book.pool());
    let cards: Vec<DefId> = deck.cards(&pool).collect();
    let lead =
        cards.iter().copied().find(|&id| cards.iter().filter(|&&c| pool.def(c).kind == pool.def(id).kind).count() == 1);
    let mut labels: Vec<(usize, FaceLabel)> = v
        .labels
        .iter()
        .enumerate()
        .map(|(i, spec)| {
            let has = cards.iter().filter(|&&c| pool.def(c).labels & (1 << i) != 0).count();
            (
                has,
                FaceLabel {
                    key: spec.word.to_owned(),
                    group: spec.group.to_owned(),
                    name: language.name("label", spec.word),
                },
            )
        })
        .filter(|(has, _)| *has > 0)
        .collect();
    labels.sort_by_key(|(has, _)| std::cmp::Reverse(*has));
    let stat = book.layout(&Options::default()).stats.first().map(|(stat, _)| *stat);
    let mut curve = Vec::new();
    for value in cards.iter().filter_map(|&c| pool.def(c).stats.get(stat?.index()).copied()).filter(|&n| n != NO_STAT) {
        let at = usize::try_from(value).unwrap_or(0).min(LAST);
        curve.resize(curve.len().max(at + 1), 0);
        curve[at] += 1;
    }
    DeckInfo {
        name: deck.name.clone(),
        lead: lead.map(|id| id.0),
        lead_name: lead.map_or_else(String::new, |id| pool.name(id).to_owned()),
        labels: labels.into_iter().map(|(_, label)| label).collect(),
        cards: cards.len() as u32,
        curve,
    }
}

/// Returns how a table looks and what things on it are called.
pub fn table(book: &dyn Rulebook, options: &Options, lang: &str) -> TableLayout {
    let (layout, language) = (book.layout(options), Language::of(book, lang));
    let places = layout.zones.iter().map(|place| ZonePlace {
        zone: place.zone.0,
        at: place.at,
        size: place.size,
        lie: lie(place.lie),
        shared: place.shared,
        middle: place.middle,
        slots: place.slots,
        stock: place.stock,
    });
    let corners = layout.stats.iter().map(|(stat, at)| StatCorner { stat: stat.0, corner: corner(*at) });
    let revision = revision(book, options);
    let clause = |row: &baize_kernel::rulebook::ClauseRow| (row.clause.to_string(), language.clause(revision, row));
    TableLayout {
        game: book.id().to_owned(),
        options: told_options(options),
        teams: book.teams(options),
        grid: layout.grid,
        places: places.collect(),
        corners: corners.collect(),
        vital: layout.vital.map(vital),
        vital_name: layout.vital.map_or_else(String::new, |vital| vital_name(book.vocabulary(), vital, &language)),
        gestures: layout.gestures.iter().map(|(zone, verb)| Gesture { zone: zone.0, verb: verb.0 }).collect(),
        words: words(book, &language),
        clauses: book.clauses(revision).iter().map(clause).collect(),
        reference: language.reference(book, Some(options)).into_iter().map(|e| entry(e, &language)).collect(),
        elsewhere: elsewhere(book, &language).into_iter().map(|word| (word.name, word.also)).collect(),
    }
}

fn entry(entry: baize_kernel::reference::Entry, language: &Language) -> Entry {
    let line = |l: baize_kernel::reference::Line| EntryLine { clause: l.clause.to_string(), text: l.text };
    Entry {
        word: entry.word,
        title: entry.title,
        sort: language.name("sort", entry.sort),
        tags: entry.tags,
        facts: entry.facts.into_iter().map(|(name, value)| (language.name("fact", name), value)).collect(),
        lines: entry.lines.into_iter().map(line).collect(),
        clause: entry.clause.to_string(),
        also: entry.also,
    }
}

fn words(book: &dyn Rulebook, language: &Language) -> Words {
    let v = book.vocabulary();
    let named = |sort: &str, list: &[&'static str]| -> Vec<String> {
        list.iter().map(|word| language.name(sort, word)).collect()
    };
    let keys = |list: &[&'static str]| -> Vec<String> { list.iter().map(|word| (*word).to_owned()).collect() };
    let verbs: Vec<&'static str> = v.verbs.iter().map(|spec| spec.word).collect();
    Words {
        zones: v.zones.iter().map(|zone| zone_words(zone, language)).collect(),
        stats: named("stat", &v.stats),
        kinds: named("kind", &v.kinds),
        keywords: named("keyword", &v.keywords),
        phases: named("phase", &v.phases),
        verbs: named("verb", &verbs),
        scores: named("score", &book.vocabulary().scores),
        keys: Keys {
            stats: keys(&v.stats),
            kinds: keys(&v.kinds),
            keywords: keys(&v.keywords),
            phases: keys(&v.phases),
            verbs: keys(&verbs),
        },
    }
}

fn zone_words(zone: &baize_kernel::vocabulary::ZoneSpec, language: &Language) -> ZoneWords {
    let sight = match zone.sight {
        Sight::All => "all",
        Sight::Owner => "owner",
        Sight::Nobody => "nobody",
    };
    ZoneWords {
        name: language.name("zone", zone.word),
        key: zone.word.to_owned(),
        sight: sight.to_owned(),
        ordered: zone.ordered,
    }
}

/// Returns every card face of a game.
pub fn faces(book: &dyn Rulebook, lang: &str) -> Faces {
    faces_from(book, &book.pool(), 0, lang)
}

/// Returns the faces of cards that a pool has beyond those of its game.
pub fn more_faces(book: &dyn Rulebook, pool: &Pool, lang: &str) -> Faces {
    faces_from(book, pool, book.pool().len(), lang)
}

fn faces_from(book: &dyn Rulebook, pool: &Pool, first: usize, lang: &str) -> Faces {
    let language = Language::of(book, lang);
    let faces = pool.iter().skip(first).map(|(id, def)| face(book, pool, id, def, &language)).collect();
    Faces { game: book.id().to_owned(), faces }
}

fn face(book: &dyn Rulebook, pool: &Pool, id: DefId, def: &CardDef, language: &Language) -> Face {
    let v = book.vocabulary();
    let text = baize_text::render::text(def, v, pool.lexicon(), language.locale());
    let labels = v.labels.iter().enumerate().filter(|(i, _)| def.labels & (1 << i) != 0).map(|(_, spec)| FaceLabel {
        key: spec.word.to_owned(),
        group: spec.group.to_owned(),
        name: language.name("label", spec.word),
    });
    Face {
        id: def.id.clone(),
        name: pool.name(id).to_owned(),
        kind: def.kind.0,
        labels: labels.collect(),
        traits: def.traits.iter().map(|&word| pool.lexicon().text(word).to_owned()).collect(),
        stats: def.stats.iter().take(v.stats.len()).map(|&n| (n != NO_STAT).then_some(n)).collect(),
        keywords: (0..v.keywords.len().min(32) as u8).filter(|k| def.keywords & (1 << k) != 0).collect(),
        text,
        unread: def.unread.clone(),
        printed: print_in(book, def, language),
        also: other_names(book, def, pool.name(id)),
    }
}

/// Returns what the publisher prints on a card in a language, with whichever digits it is written here.
fn print_in(book: &dyn Rulebook, def: &CardDef, language: &Language) -> Option<FacePrint> {
    let tag = language.tag().split("-u-").next().unwrap_or_default();
    let print = baize_registry::printed(book.id(), tag, &def.id)?;
    Some(FacePrint { name: print.name.clone(), types: print.types.clone(), text: print.text.clone() })
}

/// Returns what a card is called in languages in which somebody imported it.
fn other_names(book: &dyn Rulebook, def: &CardDef, name: &str) -> Vec<String> {
    let print = |tag| baize_registry::printed(book.id(), tag, &def.id);
    let prints = spoken().filter_map(print).filter(|print| print.name != name);
    let mut names: Vec<String> = prints.map(|print| print.name.clone()).collect();
    names.sort();
    names.dedup();
    names
}

/// Returns settings as they are told.
pub fn told_options(options: &Options) -> wire::Options {
    wire::Options {
        revision: options.revision.clone(),
        mode: options.mode.clone(),
        format: options.format.clone(),
        seats: options.seats,
        policies: options.policies.clone(),
        fair: None,
    }
}

fn lie(lie: Arrangement) -> wire::catalog::Lie {
    match lie {
        Arrangement::Stack => wire::catalog::Lie::Stack,
        Arrangement::Row => wire::catalog::Lie::Row,
        Arrangement::Fan => wire::catalog::Lie::Fan,
        Arrangement::Spot => wire::catalog::Lie::Spot,
        Arrangement::Under => wire::catalog::Lie::Under,
    }
}

fn vital(vital: Vital) -> wire::catalog::Vital {
    match vital {
        Vital::Cards(zone) => wire::catalog::Vital::Cards { zone: zone.0 },
        Vital::Score(at) => wire::catalog::Vital::Score { at },
    }
}

fn vital_name(v: &Vocabulary, vital: Vital, language: &Language) -> String {
    let word = match vital {
        Vital::Cards(zone) => v.zone(zone),
        Vital::Score(at) => v.scores.get(usize::from(at)).copied().unwrap_or(""),
    };
    language.name("vital", word)
}

fn corner(corner: Corner) -> wire::catalog::Corner {
    match corner {
        Corner::UpperLeft => wire::catalog::Corner::UpperLeft,
        Corner::UpperRight => wire::catalog::Corner::UpperRight,
        Corner::LowerLeft => wire::catalog::Corner::LowerLeft,
        Corner::LowerRight => wire::catalog::Corner::LowerRight,
        Corner::LeftEdge => wire::catalog::Corner::LeftEdge,
    }
}
