//! Persian: sentences of card text that readers had called wrong, and what keeps names and numbers apart in a text
//! that runs from right to left.

mod mended;

use baize_presenter::Language;
use baize_text::render;

/// Families of sentences: a game, a card, what it says, and what it does not say.
const MENDED: [(&str, &str, &str, &str); 96] = [
    // A noun is tied to what it is like and whose it is.
    ("duel", "united-we-stand", "1 هیولای به رو در میدان را هدف", "هیولا به"),
    ("duel", "supply-squad", "یک هیولای شما", "هیولا شما"),
    ("duel", "terratiger-the-empowered-warrior", "هیولای معمولی", "هیولا معمولی"),
    ("gundam", "GD04-037", "یک خلبان قرمز با ویژگی", "جفت‌شده‌ی"),
    ("one-piece", "OP10-029", "شخصیت خود از نوع", "» شما"),
    // Who acts does so with cards of their own.
    ("duel", "gate-guardian", "3 هیولا در میدان خود را قربانی", "میدان شما"),
    ("one-piece", "OP04-094", "رهبر خود را بخوابانید", "رهبر شما را"),
    ("one-piece", "OP02-085", "از میدان خود را به دک", "خودش"),
    ("gundam", "GD02-057", "1 یگان خود جز این یگان را انتخاب", "یگان شما"),
    ("one-piece", "ST14-011", "شخصیت مشکی شما از نوع", "شخصیت مشکی خود"),
    // Who does it, to what, and in which of two graveyards.
    ("duel", "monster-reborn", "از گورستان خود یا حریف", "هر یک از بازیکنان"),
    ("duel", "magic-jammer", "فعال شدن آن کارت را خنثی", "احضار یا"),
    ("duel", "scanner", "تا مرحله پایان، این کارت نام", "را بگیرید"),
    ("duel", "marshmallon", "در حالت به پشت هدف حمله شده باشد", "مورد حمله بوده"),
    ("duel", "advanced-ritual-art", "برابر باشد از دک به گورستان", "گورستان که"),
    ("duel", "mystical-space-typhoon", "در میدان جز این کارت", "این کارت در میدان"),
    ("duel", "the-tricky", "[احضار ویژه] [در دست]", "ویژه از دست"),
    // All of them are told in the plural, and none can where all cannot.
    ("duel", "raigeki", "همه‌ی هیولاهای میدان حریف را نابود", "هر هیولا"),
    ("duel", "swords-of-revealing-light", "هیچ‌یک از هیولاهای به رو در میدان حریف نمی‌تواند", "هر هیولا"),
    ("duel", "vanitys-emptiness", "هیچ بازیکنی نمی‌تواند", "هر بازیکن"),
    ("duel", "yami", "امتیاز حمله و +200 امتیاز دفاع می‌گیرند", "می‌گیرد"),
    ("duel", "the-calculator", "مجموع سطح هیولاهای به رو", "سطح هیولا "),
    ("gundam", "GD02-107", "به همه‌ی یگان‌های حریف", "هر یگان"),
    // Places, Pilots, what is told of a name, and who receives what.
    ("one-piece", "OP05-096", "را روی یا زیر کارت‌های جان", "را رو یا"),
    ("gundam", "GD01-039", "به روی یا زیر دک خود", "به رو یا"),
    ("gundam", "ST07-007", "یک خلبان با ویژگی (CB)", "جفت‌شده با ویژگی"),
    // Who is paired with whom.
    ("gundam", "GD03-110", "1 خلبان جفت‌شده با یک یگان حریف", "جفت‌شده‌ی"),
    ("duel", "terraforming", "1 افسون میدانی از دک", "کارت میدانی"),
    ("gundam", "GD04-042", "با خلبانی با ویژگی (Cyber-Newtype)", "جفت‌شده با ویژگی"),
    ("gundam", "GD03-118", "با نامِ دارای «Awakened Potential» در دورریز", "در نام در"),
    ("gundam", "GD04-087", "به جای این یگان به آن وارد", "به جای آن"),
    ("gundam", "GD01-102", "به همه‌ی یگان‌های خودی با سطح 4 یا پایین‌تر 2 واحد HP بازگردانید", "از آسیب"),
    ("gundam", "GD03-028", "اگر هدف حمله", "یگان مورد حمله"),
    ("gundam", "GD03-107", "【خلبان】«Hardie Steiner»", "【خلبان】\n"),
    ("one-piece", "OP13-064", "شما فاقدِ نوعِ دارای", "بدون نوعِ"),
    ("one-piece", "P-077", "حداکثر 1 کارت DON!! خوابیده", "تا 1 کارت"),
    ("one-piece", "OP02-069", "آن‌قدر کارت بردارید که تعداد", "منهای"),
    // A card that has no name yet is one of several.
    ("one-piece", "OP10-003", "اگر شما یک شخصیت از نوع", "شما شخصیت"),
    ("one-piece", "OP07-031", "وقتی یک شخصیت با اثر شما خوابانده شود", "شما شخصیت"),
    // Whose zone it is is told, and what is counted is an amount.
    ("one-piece", "PRB02-005", "در میدان حریف باشد", "خود باشد"),
    ("duel", "magic-cylinder", "به اندازه‌ی امتیاز حمله‌ی آن آسیب", "حمله آن"),
    ("duel", "wall-of-revealing-light", "جان پرداخت‌شده برای این کارت از سوی شما", "شده شما"),
    ("duel", "command-knight", "اگر دست‌کم 2 هیولا در میدان شما باشد", "داشته باشید"),
    ("gundam", "ST07-001", "اگر دست‌کم 7 کارت با ویژگی (CB) در دورریز شما باشد", "there"),
    ("duel", "mirror-force", "هیولاهای به رو در حالت حمله", "فعال"),
    ("duel", "messenger-of-peace", "با امتیاز حمله‌ی 1500 یا بیشتر", "حمله 1500"),
    ("one-piece", "OP02-024", "همه‌ی کارت‌های شما («Edward.Newgate»", "شمای"),
    ("one-piece", "OP13-057", "در برابر رهبر شما نمی‌توان دفاع کرد", "دفاع شود"),
    ("duel", "mind-crush", "وگرنه شما 1 کارت", "وگرنه‌ی"),
    ("one-piece", "OP02-074", "همه‌ی کارت‌های «Blugori» شما", "کارت‌ها «"),
    ("one-piece", "OP05-002", "کارت شما (شخصیت از نوع", "شما کارت"),
    ("one-piece", "OP13-118", "نمی‌توانید کارت شخصیت با هزینه‌ی پایه‌ی 5", "کارت‌های شخصیت"),
    ("one-piece", "OP01-062", "شما با اثر این رهبر", "شما شما"),
    ("one-piece", "ST13-007", "نشان‌داده‌شده «Sabo»", "شده‌ی «"),
    ("one-piece", "OP04-048", "همه‌ی کارت‌های دست خود را", "از دست"),
    // A time is parted from what is said of it; an object's mark does not follow a verb.
    ("duel", "time-seal", "در نوبت بعدی حریف، حریف مرحله برداشت ندارد", "حریف حریف"),
    ("one-piece", "OP02-022", "با نوعِ دارای", "است را"),
    ("duel", "herald-of-creation", "آن را نشان دهید و به دست خود ببرید", "با نشان دادن"),
    ("gundam", "GD04-117", "به دست صاحبشان برگردانید", "صاحبش "),
    ("gundam", "GD04-068", "اگر قرار باشد این یگان با اثر حریف آسیب ببیند", "اگر با اثر"),
    // What was taken is not put back, and which card is meant is told.
    ("gundam", "ST06-009", "سپس کارت باقی‌مانده را به زیر دک خود برگردانید", "سپس آن را"),
    ("gundam", "GD03-052", "آن یگان را نابود کنید", "آن کارت"),
    ("gundam", "GD03-124", "اگر سطح آن خلبان 3 یا کمتر باشد", "آن کارت دیگر"),
    ("gundam", "GD04-021", "شما یک فرمان با ویژگی (Dawn of Fold) پرداخت‌شده با منبع EX را", "(یک فرمان"),
    ("gundam", "GD02-106", "کارت‌های محدوده سپر شما از یگان‌های حریف", "ببیننید"),
    ("gundam", "GD04-049", "اگر یک یگان شما در حال حمله به بازیکن حریف باشد", "یگان مورد حمله نباشد"),
    ("gundam", "GD03-076", "در نبرد با یگان شما با ویژگی", "یگان با ویژگی (Triple"),
    // Types do not look like names, measures belong to what they are of, and one effect is not several.
    ("one-piece", "OP12-086", "از نوع {Revolutionary Army}", "«Revolutionary"),
    ("one-piece", "OP11-071", "اگر هزینه‌ی آن برابر با عددی که گفته شد باشد", "آن هزینه‌ی برابر"),
    ("one-piece", "ST15-003", "با اثری ناک‌اوت شود", "با اثرها"),
    ("one-piece", "OP04-040", "در دست و محدوده جان شما", "دست یا"),
    ("duel", "dark-hole", "همه‌ی هیولاهای میدان را", "هیولاهای در"),
    ("duel", "suijin", "امتیاز حمله‌ی آن کارت به اندازه‌ی", "به ازای هر 1"),
    ("duel", "magic-jammer", "وقتی کارت افسونی فعال شود", "به عنوان"),
    ("gundam", "GD04-058", "خلبان جفت‌شده را به دست صاحبش برگردانید", "صاحبشان"),
    ("gundam", "GD03-019", "این یگان باید در صورت امکان هدف حمله‌ی یگان‌های حریف شود", "می‌تواند در صورت"),
    ("gundam", "GD03-062", "اگر در این نوبت پیش آمده باشد که این یگان از دورریز مستقر شود", "شمار دفعات"),
    ("gundam", "GD04-086", "شما منبع EX نداشته باشید", "توکن"),
    ("gundam", "GD04-029", "داشته باشید و قرار باشد این یگان", "به جایش اگر"),
    ("one-piece", "OP01-062", "با اثر این رهبر", "رهبر شما کارتی"),
    ("one-piece", "OP02-004", "شما نمی‌توانید با اثر خود", "با اثر شما"),
    ("one-piece", "OP04-002", "به رهبر فعال خود −5000 قدرت بدهید", "می‌گیرد:"),
    ("one-piece", "OP02-051", "آن‌قدر کارت بردارید که تعداد", "منهای"),
    ("one-piece", "OP05-099", "اگر این کار را نکرد،", "نکردید"),
    ("one-piece", "OP01-105", "آن‌ها را نشان دهید", "آن را"),
    ("gundam", "ST07-010", "این یگان یک یگان با ویژگی (CB) باشد", "یگان یگان"),
    ("gundam", "GD04-095", "آسیب نبردی که قرار باشد به آن وارد شود، به جای آن به این یگان وارد می‌شود", "آن ببیند"),
    // A number that is worked out, a range, measures of other cards, and which card is meant.
    ("one-piece", "OP09-092", "دست‌کم 3 تا کمتر از تعداد کارت‌های در دست حریف", "منهای"),
    ("one-piece", "OP06-015", "با قدرت 2000 تا 5000", "یا بیشتر و قدرت"),
    ("gundam", "GD03-085", "برابر یا بیشتر از سطح این خلبان باشد", "نه کمتر"),
    ("gundam", "GD02-091", "با سطح برابر یا کمتر از سطح این یگان", "نه بیشتر"),
    ("gundam", "ST08-014", "آن یگان AP+2 می‌گیرد", "آن کارت"),
    ("one-piece", "OP13-095", "همه‌ی شخصیت‌های میدان شما از نوع {Celestial Dragons} باشند", "کارت‌های شخصیت میدان"),
    ("one-piece", "OP07-006", "به رهبر فعال خود −5000 قدرت بدهید", "رهبر فعال شما"),
    ("one-piece", "OP09-001", "وقتی حریف حمله کند", "کارت‌های حریف"),
    ("duel", "yomi-ship", "هیولای مقابل را نابود", "طرف نبرد"),
];

#[test]
fn sentences_that_readers_called_wrong_are_mended() {
    mended::hold(MENDED.map(|(game, card, has, lacks)| (game, card, "fa", has, lacks)));
}

/// What stands outside of the marks that keep directions apart, and of brackets, which turn round together.
fn outside(text: &str) -> String {
    let mut depth = 0;
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\u{2068}' | '(' => depth += 1,
            '\u{2069}' | ')' => depth -= 1,
            c if depth == 0 => out.push(c),
            _ => {}
        }
    }
    out
}

/// Whether a text has a name whose ends are no letters, such as `DON!!`, or a number with hyphens, which would be turned
/// round: "1-2-3" is read as "3-2-1" there.
fn is_turned_round(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let hyphens = letters.windows(3).any(|w| w[0].is_ascii_digit() && w[1] == '-' && w[2].is_ascii_digit());
    let marks = letters.windows(2).any(|w| w[0].is_ascii_alphabetic() && w[1] == '!');
    hyphens || marks
}

#[test]
fn clauses_keep_numbers_and_printed_names_apart() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        let language = Language::of(*book, "fa");
        for revision in book.menu().revisions {
            for row in book.clauses(revision) {
                let text = language.clause(revision, row);
                if is_turned_round(&outside(&text)) {
                    wrong.push(format!("{} {}: {text}", book.id(), row.clause));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} clauses:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn card_text_keeps_numbers_and_printed_names_apart() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        let (pool, language) = (book.pool(), Language::of(*book, "fa"));
        for (_, def) in pool.iter().filter(|(_, def)| def.unread.is_empty()) {
            let text = render::text(def, book.vocabulary(), pool.lexicon(), language.locale());
            if is_turned_round(&outside(&text)) || text.contains('~') {
                wrong.push(format!("{}: {text}", def.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{} cards:\n{}", wrong.len(), wrong.join("\n"));
}
