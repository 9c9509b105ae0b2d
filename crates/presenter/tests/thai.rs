//! Card text in Thai: families of sentences that readers had called wrong or unnatural, each held by a card.

use baize_presenter::Language;
use baize_text::render;

/// A card, what it says, and what it does not say.
const MENDED: [(&str, &str, &str, &str); 47] = [
    // Alternatives that have nouns of their own are not told after a noun.
    ("one-piece", "OP06-020", "ด้ง!! ที่กำลังแอ็คทีฟอยู่ หรือ คาแรกเตอร์ ที่มี", "ด้ง!! หรือ คาแรกเตอร์"),
    ("one-piece", "PRB02-017", "ลีดเดอร์ ที่กำลังเรสต์อยู่ หรือ คาแรกเตอร์ นอก", "ลีดเดอร์ หรือ คาแรกเตอร์"),
    ("duel", "command-knight", "เผ่านักรบ", "Warrior"),
    ("duel", "solemn-warning", "ที่มีเอฟเฟกต์อัญเชิญพิเศษ ถูกเปิดใช้", "เปิดใช้และอัญเชิญพิเศษ"),
    ("gundam", "GD04-129", "เมื่อตนเองจ่ายคอสท์", "คอสท์ของเอฟเฟกต์ของ"),
    // What cards must be like is told in a condition, too.
    ("one-piece", "PRB02-018", "เรามี ไลฟ์ ที่หงายหน้าอยู่", "นำ["),
    // A number that is worked out is no number of its own.
    ("one-piece", "OP02-051", "จั่วการ์ด จนกระทั่งการ์ดบนมือของเรา มีจำนวน 3 ใบ", "ลบ"),
    ("one-piece", "OP08-074", "เท่ากับจำนวน ด้ง!!", "จำนวน จำนวน"),
    ("one-piece", "EB01-059", "เท่ากับจำนวน ไลฟ์", "จำนวน จำนวน"),
    ("duel", "suijin", "จะมี ATK ลดลงเท่ากับ ATK ของ", "จำนวน 1 ใบ"),
    ("gundam", "GD03-033", "เท่ากับ 1 ต่อ AP ของยูนิตนี้ทุก 4", "จำนวน 4 ใบ"),
    ("duel", "magic-cylinder", "ได้รับดาเมจเท่ากับ ATK ของ", "ดาเมจ."),
    // The card that was fought is not "one more card".
    ("duel", "yomi-ship", "ทำลาย มอนสเตอร์ที่ต่อสู้ด้วย", "การ์ดอีกใบ"),
    ("one-piece", "OP04-047", "เมื่อจบการแบทเทิลของคาแรกเตอร์นี้, ถ้าการ์ดที่แบทเทิลด้วย", "การ์ดอีกใบ"),
    ("gundam", "GD04-004", "ถ้าไพล็อตที่จับคู่ด้วย มีคุณสมบัติ", "แบทเทิลด้วย"),
    // What players must not do they cannot do.
    ("duel", "mirage-dragon", "ฝ่ายตรงข้าม จะไม่สามารถเปิดใช้การ์ดกับดัก", "คู่แข่ง"),
    ("gundam", "GD04-022", "ทั้งสองฝ่ายจะต้องลงยูนิตการ์ด ที่ไม่ใช่โทเคน", "ลงการ์ดในสภาพแอคทีฟ"),
    ("duel", "swords-of-revealing-light", "จะไม่สามารถประกาศโจมตี", "จะไม่ประกาศ"),
    ("duel", "time-seal", "ฝ่ายตรงข้าม จะไม่มีดรอว์เฟส", "จะไม่สามารถมี"),
    // Things are called as the rulebook calls them: Units are counted and pointed at with ตัว.
    ("gundam", "ST05-003", "จำนวน 1 ตัว. ทำดาเมจ 1 ใส่ ยูนิตตัวนั้น", "การ์ดใบ"),
    ("gundam", "GD02-107", "ที่ไม่ใช่ลิ้งก์ยูนิต", "ไม่มี ลิ้งก์"),
    ("gundam", "GD02-064", "เอฟเฟกต์ดาเมจ", "เอฟเฟค"),
    ("gundam", "ST02-002", "วาง EXรีซอร์ส", "EX รีซอร์ส"),
    ("duel", "closed-forest", "มอนสเตอร์ เผ่าสัตว์", "คุณสมบัติ"),
    ("duel", "mirror-force", "ที่อยู่ในตำแหน่งโจมตี", "แอ็คทีฟ"),
    ("duel", "umiiruka", "มอนสเตอร์ ธาตุน้ำ", "มอนสเตอร์ น้ำ"),
    ("duel", "man-eater-bug", "จำนวน 1 ตัว", "จำนวน 1 ใบ"),
    ("one-piece", "OP02-025", "จะมีคอสต์ที่ต้องจ่ายลดลง 1", "ค่าใช้จ่าย"),
    ("one-piece", "OP11-005", "ที่ไม่มีคุณลักษณะ (พิเศษ)", "ไม่ใช่("),
    ("one-piece", "OP01-051", "นอกเหนือจาก คาแรกเตอร์การ์ด [Eustass", "] คาแรกเตอร์การ์ด"),
    ("gundam", "GD02-124", "ยูนิตสีเขียวของฝ่ายเรา", "ของฝ่ายเรา สีเขียว"),
    ("gundam", "GD04-085", "เมื่อตนเองใช้คอมมานด์ของตนเอง ที่จ่ายคอสท์ด้วย EXรีซอร์ส", "("),
    ("one-piece", "OP10-113", "ถ้าเรามี ไลฟ์ น้อยกว่าคู่แข่ง", "จำนวนของ"),
    ("one-piece", "ST23-001", "การ์ดใบนี้ ที่อยู่บนมือ", "[ที่มือ]"),
    ("one-piece", "ST13-011", "จะได้รับ [จู่โจมฉับพลัน].", "จนจบเกม"),
    ("one-piece", "EB01-001", "ที่ไม่มีเคาน์เตอร์", "ไม่เคาน์เตอร์"),
    ("one-piece", "OP07-059", "การ์ดเหล่านั้น", "คาแรกเตอร์เหล่านั้น"),
    // What is not so is told as such, and what happened as something that happened.
    ("gundam", "GD01-023", "ถ้ายูนิตนี้ ไม่มีไพล็อตจับคู่อยู่", "ไม่เป็นไปตามนี้"),
    ("one-piece", "OP05-100", "ถ้าไม่มีคาแรกเตอร์ [Monkey.D.Luffy] อยู่ด้วย", "ไม่เป็นไปตามนี้"),
    ("gundam", "GD03-062", "ในเทิร์นนี้เคยเกิดกรณีที่ยูนิตนี้", "จำนวนครั้ง"),
    ("one-piece", "OP01-062", "จากความสามารถของลีดเดอร์นี้", "ของของ"),
    // Order and particles as cards print them.
    ("one-piece", "ST19-003", "คาแรกเตอร์นี้ เพิ่งลงสนามมาในเทิร์นนี้", "อยู่ในสภาพที่"),
    ("one-piece", "OP13-017", "แทนได้", "ได้ แทน"),
    ("one-piece", "OP08-036", "จะไม่ถูกเปลี่ยนเป็น แอ็คทีฟ", "จะไม่ แอ็คทีฟ"),
    ("one-piece", "OP01-073", "แล้วจึงค่อยนำการ์ดเหล่านั้น ไปวางที่ข้างบน หรือ ข้างใต้เด็ค", "เลือก 1 อย่าง"),
    ("one-piece", "EB01-046", "[เมื่อลงสนาม] / [เมื่อโจมตี]", "/["),
    ("one-piece", "OP09-008", "ไปวางที่ข้างใต้เด็ค", "ไปวาง ที่"),
];

#[test]
fn sentences_that_readers_called_wrong_are_mended() {
    let mut wrong = Vec::new();
    for (game, card, has, lacks) in MENDED {
        let book = baize_registry::find(game).expect("it is a game");
        let (pool, language) = (book.pool(), Language::of(book, "th"));
        let def = pool.def(pool.find(card).expect("it is a card"));
        let text = render::text(def, book.vocabulary(), pool.lexicon(), language.locale());
        if !text.contains(has) || text.contains(lacks) {
            wrong.push(format!("{card}: {text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
