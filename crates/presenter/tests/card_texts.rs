//! Every card that ships is said in every language, whole and well-formed.

mod mended;

use baize_kernel::Rulebook;
use baize_kernel::ir::parts::{Part, each_part};
use baize_kernel::ir::{Ability, Num, Test};
use baize_kernel::{Lexicon, Vocabulary};
use baize_presenter::{Language, spoken};
use baize_text::render;

/// What a text that went wrong shows: a message without its words, or a pattern with a hole in it.
const HOLES: [&str; 22] = [
    "cards-",
    "verb-",
    "cond-",
    "test-",
    "feature",
    "num-",
    "step-",
    "change-",
    "place-",
    "event-",
    "{ $",
    "$",
    "  ",
    " ,",
    " .",
    "..",
    ",,",
    "、、",
    "。。",
    "\u{2068}\u{2069}",
    "()",
    "[]",
];

/// Words that no sentence of card text has one after the other.
const STUMBLES: [&str; 16] = [
    " a a ",
    " the the ",
    " of of ",
    " with with ",
    " and and ",
    " or or ",
    " to to ",
    " your your ",
    " is is ",
    " a the ",
    " of your of ",
    " cards card",
    " 1 cards",
    " 1 Characters ",
    " a 1 ",
    " if , ",
];

/// The lines of every card of a game in a language.
fn lines(book: &dyn Rulebook, tag: &str) -> Vec<(String, String)> {
    let (pool, language) = (book.pool(), Language::of(book, tag));
    let text = |def| render::text(def, book.vocabulary(), pool.lexicon(), language.locale());
    let whole = pool.iter().filter(|(_, def)| def.unread.is_empty());
    whole.flat_map(|(_, def)| text(def).lines().map(|l| (def.id.clone(), l.to_owned())).collect::<Vec<_>>()).collect()
}

/// Whether brackets close in the order in which they open.
fn is_balanced(line: &str) -> bool {
    let pairs = [('[', ']'), ('【', '】'), ('「', '」'), ('『', '』'), ('《', '》'), ('«', '»'), ('“', '”')];
    pairs.iter().all(|(open, close)| line.matches(*open).count() == line.matches(*close).count())
}

#[test]
fn no_line_of_any_card_has_a_hole_or_a_stumble() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        for tag in spoken() {
            for (card, line) in lines(*book, tag) {
                // Names may have dots in a row, and isolates may stand at the end.
                let line = line.replace("...", "…").trim_end_matches(['\u{2068}', '\u{2069}']).to_owned();
                let hole = HOLES.iter().chain(&STUMBLES).find(|hole| line.contains(**hole));
                let ends =
                    line.ends_with(['.', '。', ']', '】', '》', '>', ':', '：', '”', '」', '»', ')', '\u{2069}']);
                if hole.is_some() || !ends || !is_balanced(&line) || line.trim().is_empty() {
                    wrong.push(format!("{tag} {card} {hole:?}: {line}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

/// A Latin word outside of the brackets and quotation marks that names and types stand in.
fn latin_word(line: &str) -> Option<String> {
    let mut depth = 0;
    let mut words = vec![String::new()];
    for c in line.chars() {
        match c {
            '[' | '「' | '『' | '《' | '〔' | '«' | '“' | '<' | '(' | '{' => depth += 1,
            ']' | '」' | '』' | '》' | '〕' | '»' | '”' | '>' | ')' | '}' => depth -= 1,
            c if depth == 0 && c.is_ascii_alphabetic() => words.last_mut()?.push(c),
            _ => words.push(String::new()),
        }
    }
    const PRINTED: [&str; 9] = ["AP", "ATK", "DEF", "DON", "EX", "HP", "KO", "LP", "Lv"];
    words.into_iter().find(|word| word.len() > 1 && !PRINTED.contains(&word.as_str()))
}

#[test]
fn no_english_word_is_left_in_a_card_of_another_language() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        for tag in spoken().filter(|tag| *tag != "en") {
            for (card, line) in lines(*book, tag) {
                wrong.extend(latin_word(&line).map(|word| format!("{tag} {card} `{word}`: {line}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

/// What an ability tests that its text must name: names, types, numbers and labels.
fn named(ability: &Ability, lexicon: &Lexicon, words: &Vocabulary) -> Vec<String> {
    let mut out = Vec::new();
    each_part(ability, &mut |part| match part {
        Part::Test(Test::Named(w) | Test::NameHas(w) | Test::Trait(w) | Test::TraitHas(w)) => {
            out.push(lexicon.text(*w).to_owned());
        }
        // Stats that are printed as keywords are said to be there, without a number.
        Part::Test(Test::Stat(stat, _, Num::Const(n)) | Test::Base(stat, _, Num::Const(n)))
            if !matches!(words.stat(*stat), "repair" | "breach" | "support" | "counter") =>
        {
            out.push(n.to_string());
        }
        Part::Test(Test::Label(label)) => out.push(words.label(*label).to_owned()),
        _ => {}
    });
    out
}

#[test]
fn no_test_of_an_ability_is_lost_in_its_text() {
    let mut wrong = Vec::new();
    for book in baize_registry::games() {
        let (pool, language, words) = (book.pool(), Language::of(*book, "en"), book.vocabulary());
        for (_, def) in pool.iter() {
            for ability in def.abilities.iter().filter(|a| !a.quoted) {
                let text = render::ability(ability, &def.abilities, words, pool.lexicon(), language.locale());
                let lower = text.to_lowercase();
                let lost =
                    named(ability, pool.lexicon(), words).into_iter().find(|w| !lower.contains(&w.to_lowercase()));
                wrong.extend(lost.map(|w| format!("{} loses `{w}`: {text}", def.id)));
            }
        }
    }
    assert!(wrong.is_empty(), "{} abilities:\n{}", wrong.len(), wrong.join("\n"));
}

/// What Japanese cards of the game print before abilities and as keywords.
const PRINTED: [&str; 14] = [
    "【配備時】",
    "【リンク時】",
    "【リンク中】",
    "【セット時】",
    "【セット中】",
    "【バースト】",
    "【起動･メイン】",
    "【ターン1回】",
    "《リペア",
    "《突破",
    "《援護",
    "《ブロッカー》",
    "《先制攻撃》",
    "《高機動》",
];

#[test]
fn japanese_tags_and_keywords_are_as_cards_print_them() {
    let said = lines(baize_registry::find("gundam").expect("it is a game"), "ja");
    let missing: Vec<_> = PRINTED.iter().filter(|tag| !said.iter().any(|(_, line)| line.contains(**tag))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Sentences of families that readers had called wrong: a card, a language, what it says, and what it does not say.
const MENDED: [(&str, &str, &str, &str, &str); 30] = [
    // An amount that is counted is told as one.
    ("gundam", "GD03-107", "ja", "味方のユニットトークンの数と同じ値のダメージを与える", "トークンの味方"),
    ("gundam", "GD03-107", "th", "ทำดาเมจเท่ากับจำนวน", "ทำดาเมจ จำนวน"),
    ("gundam", "GD03-107", "fa", "به اندازه‌ی تعداد", "تعداد آسیب"),
    ("one-piece", "OP04-048", "th", "จั่วการ์ด เท่ากับจำนวนการ์ดดังกล่าว", "จำนวน จำนวน"),
    ("one-piece", "OP04-048", "ja", "その枚数分のカードを引く", "枚数枚"),
    ("gundam", "GD03-125", "th", "สามารถฟื้นฟู 2 HP ให้", "สามารถการ์ด"),
    ("gundam", "GD04-123", "th", "ที่กำลังเรสท์อยู่ ละก็", "อยู่ อยู่"),
    // Damage is of the sort that is meant, and from the cards that are meant.
    ("gundam", "GD02-064", "ja", "相手のコマンドからの効果ダメージ", "バトルダメージ"),
    ("gundam", "GD02-064", "en", "effect damage from enemy Commands", "battle damage"),
    ("gundam", "GD04-119", "th", "จากยูนิตของฝ่ายตรงข้าม", "แบทเทิลดาเมจ"),
    // What is told is not told twice.
    ("gundam", "GD04-066", "en", "you use a Command", "(your Command)"),
    ("gundam", "GD04-096", "en", "this Unit", "card this Unit"),
    // Only what is shown to all is called revealed, and one card is not several.
    ("gundam", "ST06-009", "ja", "そのカードが", "公開したカード"),
    ("gundam", "GD03-051", "en", "deploy it", "deploy them"),
    // Whose cards are meant is told.
    ("gundam", "GD02-033", "fa", "اگر در سمت خودی", "در میدان"),
    ("gundam", "GD02-033", "th", "ถ้าฝ่ายเรามี", "ของใครก็ตาม"),
    ("one-piece", "OP01-051", "ja", "以外のカードにアタックできない", "すべてはアタック"),
    ("one-piece", "OP01-051", "th", "โจมตีใส่", "ทำการโจมตี"),
    ("one-piece", "OP10-100", "ja", "お互いのライフの合計枚数", "ライフの枚数"),
    ("one-piece", "OP10-100", "th", "ผลรวมของจำนวน ไลฟ์ ของทั้งสองฝ่าย", "ค่าคอสต์ไม่สูงไปกว่าจำนวน"),
    // A deck is built, nothing is taken from it.
    ("one-piece", "OP12-001", "ja", "自分はコスト5以上のカードをデッキに入れることができない", "デッキのコスト"),
    ("one-piece", "OP12-001", "en", "You cannot include cards with a cost of 5 or more in your deck", "all cards"),
    ("one-piece", "OP05-097", "ja", "自分の手札の元々のコスト2以上の", "手札から"),
    ("one-piece", "OP12-066", "ja", "自分のトラッシュにイベントが4枚以上ある", "トラッシュの"),
    ("one-piece", "OP09-065", "ja", "ドン!!1枚以上", "1枚までを、ドン"),
    ("one-piece", "OP01-120", "th", "[บล็อกเกอร์] ของคาแรกเตอร์", "ของการ์ด"),
    ("one-piece", "P-149", "ja", "コスト0かコスト8以上の", "コスト0のか"),
    // Effects have no effect, they are not void.
    ("one-piece", "OP06-074", "th", "จะถูกทำให้ความสามารถไร้ผล", "โมฆะ"),
    ("one-piece", "OP13-064", "ja", "効果が無効になる", "効果を無効にする"),
    ("one-piece", "OP12-001", "fa", "در دک خود بگذارید", "از دک"),
];

/// The same, of Japanese.
const MENDED_JAPANESE: [(&str, &str, &str, &str, &str); 84] = [
    // What is forbidden, and whom it concerns.
    ("one-piece", "OP03-004", "ja", "登場したターン中、リーダーにアタックできない", "リーダー登場"),
    ("gundam", "T-014", "ja", "アクティブにならず、パイロットをセットされない", "ことができない"),
    ("duel", "marshmallon", "ja", "戦闘で破壊されない", "ことができない"),
    // Alternatives that tell a kind are not told by another noun.
    ("one-piece", "ST12-016", "ja", "相手のリーダーかコスト4以下のキャラ1枚までを", "キャラカード"),
    ("one-piece", "P-136", "ja", "を持つリーダーかキャラ1枚に", "リーダーカード"),
    ("one-piece", "OP02-069", "ja", "自分の手札が2枚になるようにカードを引く", "2－"),
    // Who attacks and who is attacked are told together.
    ("gundam", "GD02-045", "ja", "このユニットが相手のユニットにアタックしている場合", "アタックしているユニットが"),
    ("gundam", "GD01-063", "ja", "このユニットがLv.2以下の相手のユニットとバトルしている場合", "ユニットカード"),
    // One card that was named is not the first of several.
    ("gundam", "GD03-113", "ja", "そのカードのLv.以下", "1枚目"),
    ("one-piece", "ST24-004", "ja", "そのカードをレストにする", "1枚目"),
    // A condition is turned round by its verb.
    ("gundam", "GD03-081", "ja", "配備されていない場合、このユニットはアタックできない", "成り立たない"),
    (
        "one-piece",
        "OP05-100",
        "ja",
        "キャラの「モンキー・D・ルフィ」がおらず、このキャラが場を離れる場合、代わりに",
        "成り立たない",
    ),
    ("gundam", "GD03-062", "ja", "このターン中にこのユニットがトラッシュから配備された場合", "回数"),
    // Sorts are left out, not lacked.
    ("gundam", "GD04-022", "ja", "トークン以外の", "トークンを持たない"),
    ("gundam", "GD02-107", "ja", "リンクユニット以外の相手のユニット", "リンクを持たない"),
    ("gundam", "GD01-097", "ja", "相手の手札に", "自身の手札"),
    // Order, counters and names as the game prints them.
    // A Command that is a Pilot, too, says so once; a turn that has ended is not this turn.
    ("gundam", "GD03-107", "ja", "【パイロット】「Hardie Steiner」", "【パイロット】\n"),
    ("gundam", "GD03-069", "ja", "ターンが終了するとき、このターン中に", "終了したとき"),
    ("gundam", "GD03-035", "ja", "【リンク時】このユニットは、このターン中、", "】、"),
    ("gundam", "GD03-106", "ja", "「Red Gundam」(〔Clan〕･AP2･HP3)のユニットトークン1つを", "[Red Gundam]"),
    ("gundam", "GD01-001", "ja", "〔White Base Team〕の自分のユニットすべて", "特徴〔White"),
    // It is the card that becomes like another.
    ("duel", "scanner", "ja", "このカードは、エンドフェイズまでそのカードと同じ", "を得る"),
    ("duel", "scanner", "ja", "除外されている相手の", "相手の除外"),
    // Some sorts have a noun of their own.
    ("gundam", "ST04-012", "ja", "〔Earth Alliance〕の自分のユニットトークンがない場合", "トークンの〔"),
    ("duel", "terraforming", "ja", "フィールド魔法カード1枚", "魔法魔法"),
    ("duel", "man-eater-bug", "ja", "フィールドのモンスター1体を対象にする", "対象にできる"),
    ("duel", "umiiruka", "ja", "水属性モンスターすべては、攻撃力が500アップし、守備力が400ダウンする", "−400"),
    ("duel", "magic-jammer", "ja", "魔法カードが発動した時", "カードが魔法カード"),
    ("duel", "trap-hole", "ja", "モンスターが召喚されたか反転召喚された時", "か相手の"),
    ("duel", "the-calculator", "ja", "レベルの合計×300アップする", "1枚につき"),
    ("duel", "mirage-dragon", "ja", "【バトルフェイズ中】", "スタートステップ"),
    ("duel", "torrential-tribute", "ja", "召喚されたか反転召喚されたか特殊召喚された時", "かモンスター"),
    ("one-piece", "OP07-030", "ja", "自分のキャラの「ケイミー」がいる場合", "」キャラ"),
    ("one-piece", "OP11-005", "ja", "属性(特)を持たないキャラの効果でKOされない", "以外"),
    ("one-piece", "P-051", "ja", "自分の手札を好きな枚数捨てる", "好きな枚数を"),
    // No pause before anything is said.
    ("one-piece", "OP12-061", "ja", "：自分が次にプレイする", "：、"),
    ("one-piece", "OP01-063", "ja", "そのカードを公開する", "カードすべてを"),
    ("one-piece", "OP04-040", "ja", "自分の手札とライフエリアのカードが4枚以下", "手札か"),
    ("one-piece", "OP12-020", "ja", "相手のキャラとのバトルで戦った場合", "バトルした"),
    ("gundam", "GD04-049", "ja", "自分のユニットが相手プレイヤーにアタックしている場合", "自分のカードで"),
    ("gundam", "GD04-091", "ja", "ダメージを受けていない相手のユニット", "状態を持たない"),
    ("gundam", "GD03-110", "ja", "ユニットにセットされているパイロット1枚", "ユニットカード"),
    ("gundam", "GD03-124", "ja", "そのパイロットのLv.が3以下の場合", "もう一方"),
    ("gundam", "GD03-033", "ja", "このユニットのAP4につき1ダメージを与える", "4枚"),
    ("gundam", "GD03-049", "ja", "カードを破壊したとき", "バトルでとき"),
    ("gundam", "GD02-106", "ja", "自分のシールドエリアのカードは", "ユニットにシールド"),
    ("gundam", "ST03-011", "ja", "このユニットがリンクユニットの場合", "を持つ場合"),
    ("gundam", "GD04-039", "ja", "そうでない場合", "そうしなかった"),
    // What is left of one card is the rest, too, and three are taken at once.
    ("gundam", "ST06-009", "ja", "その後、残りを自分のデッキの下に戻す", "それを自分の"),
    ("duel", "gate-guardian", "ja", "「Kazejin」1体と自分のフィールドの「Suijin」1体をリリースする", "リリースし、"),
    // A type, a kind or a name: each is a noun.
    ("one-piece", "OP12-086", "ja", "特徴《革命軍》を持つカードか「ニコ・ロビン」1枚まで", "」カード"),
    ("one-piece", "OP06-033", "ja", "ステージカード以外の特徴《魚人族》を持つカード", "持たない"),
    ("one-piece", "OP11-110", "ja", "アクティブのリーダーの「しらほし」1枚", "」リーダー"),
    ("one-piece", "OP02-024", "ja", "「エドワード・ニューゲート」と『白ひげ海賊団』", "」か『"),
    ("gundam", "GD03-052", "ja", "そのユニットを破壊する", "そのカード"),
    ("gundam", "GD04-021", "ja", "EXリソースを使ってプレイした〔Dawn of Fold〕のコマンドを使った", "〕のEXリソース"),
    ("gundam", "GD04-044", "ja", "ダメージを受けている相手のユニットの場合", "相手のダメージ"),
    ("gundam", "GD04-115", "ja", "このユニットとのバトルで", "このカードと"),
    ("gundam", "GD03-073", "ja", "このユニットがバトルしていて、自分のトラッシュに", "バトルしている場合、自分"),
    ("gundam", "GD04-029", "ja", "パイロットがいて、このユニットが", "代わりにセット"),
    ("gundam", "GD04-035", "ja", "自分の手札が3枚以下の場合", "手札にカードが3枚以下"),
    ("gundam", "GD04-086", "ja", "自分のEXリソースがない場合", "トークンのリソース"),
    ("gundam", "GD01-070", "ja", "このカードはコスト−2", "このユニットは"),
    ("gundam", "GD04-121", "ja", "自分のターンで、〔League Militaire〕の味方のユニットがある場合", "ターンの場合"),
    ("one-piece", "OP13-095", "ja", "特徴《天竜人》を持つキャラのみの場合", "キャラカードキャラ"),
    ("one-piece", "OP05-058", "ja", "自分の手札が5枚になるように捨てる", "自分の手札自分"),
    ("one-piece", "OP01-105", "ja", "それらのカードを公開する", "そのカード"),
    ("one-piece", "OP06-009", "ja", "相手のリーダーのパワーにする", "合計"),
    ("one-piece", "OP11-040", "ja", "残りを好きな順番に並び替え、デッキの上か下に置く", "持ち主"),
    ("one-piece", "OP12-026", "ja", "自分のリーダーの「ロロノア・ゾロ」に", "」リーダー"),
    // What may be left undone says so, also where it is one of several things.
    ("one-piece", "OP13-079", "ja", "以下から1つを選んでもよい", "1つを選ぶ。"),
    ("one-piece", "OP04-004", "ja", "それぞれ付与する", "までを、付与する"),
    ("one-piece", "PRB02-002", "ja", "代わりにこのキャラを、このターン中、パワー−2000できる", "することができる"),
    ("one-piece", "OP08-043", "ja", "アタックする際、自身の手札2枚を捨てなければ", "枚数+2"),
    // What is told by a clause stands before whose the cards are, and the two ends of a measure together.
    ("one-piece", "OP05-103", "ja", "コストが相手のライフの枚数以下の相手のキャラ", "相手のコスト"),
    ("one-piece", "OP05-007", "ja", "パワーの合計が4000以下になる相手のキャラ", "相手のパワー"),
    ("one-piece", "OP10-099", "ja", "コスト3から8の", "以上でコスト"),
    // Which card is meant, and what it is called on the table.
    ("one-piece", "EB01-029", "ja", "公開したカードをデッキの下", "そのカードをデッキ"),
    ("one-piece", "ST05-017", "ja", "そのカードがキャラの場合", "キャラカード"),
    ("one-piece", "OP01-047", "ja", "手札に戻すことができる", "手札に加える"),
    ("gundam", "GD04-012", "ja", "リンク条件：「Sleggar Law」か「Sayla Mass」", "セットされている"),
    ("gundam", "ST02-015", "ja", "その後、残りを自分のデッキの下に戻す", "好きな順番"),
    ("gundam", "GD02-110", "ja", "それのコストを支払う", "コスト分"),
    ("duel", "magic-cylinder", "ja", "そのモンスターを対象にしてもよい", "そのカードを対象"),
];

/// The same, of English.
const MENDED_ENGLISH: [(&str, &str, &str, &str, &str); 104] = [
    // What was taken is not put back.
    ("gundam", "ST06-009", "en", "Return any remaining card to the bottom", "Return it"),
    ("gundam", "GD02-088", "en", "Unit card or card with \"AGE Device\" in the card name among them", "1 card green"),
    // A Command that is a Pilot, too, says so once.
    ("gundam", "GD03-107", "en", "【Pilot】[Hardie Steiner]", "【Pilot】\n"),
    ("one-piece", "OP12-086", "en", "{Revolutionary Army} type card or [Nico Robin] other than", "[Nico Robin] card"),
    ("one-piece", "OP06-033", "en", "{Fish-Man} type card other than Stage cards", "without Stage"),
    ("one-piece", "OP02-024", "en", "all of your [Edward.Newgate] and Characters", "or Characters"),
    ("one-piece", "OP04-040", "en", "in your hand and Life area", "hand or Life"),
    ("one-piece", "EB01-061", "en", "becomes that card's power", "its power"),
    // Which card is meant when another has been named since.
    ("gundam", "GD03-052", "en", "destroy that Unit", "that card"),
    ("gundam", "GD04-115", "en", "in battle with this Unit", "this card"),
    ("gundam", "GD02-093", "en", "if the destroyed Unit is an enemy Unit with a (Newtype) Pilot", "the other card"),
    ("gundam", "GD04-018", "en", "when your other (Academy) Unit receives", "your (Academy)"),
    ("gundam", "GD04-021", "en", "you use a (Dawn of Fold) Command played using an EX Resource", "(your"),
    // Articles, agreement and the order of words.
    ("gundam", "GD04-054", "en", "When an enemy Unit receives damage in battle with this Unit", "When enemy"),
    ("gundam", "GD03-028", "en", "the attacked Unit is an enemy Unit", "is enemy"),
    ("gundam", "GD04-044", "en", "is a damaged enemy Unit", "enemy damaged"),
    ("gundam", "GD01-102", "en", "All friendly Units that are Lv.4 or lower recover 2 HP", "recovers"),
    ("gundam", "GD03-125", "en", "you may have that Unit recover 2 HP", "recovers"),
    ("gundam", "ST07-015", "en", "enemy Units that are Lv.3 or lower other than tokens", "without token"),
    ("gundam", "GD04-022", "en", "Players can't deploy as active any Unit card", "active cards"),
    (
        "gundam",
        "GD04-106",
        "en",
        "as their attack target",
        "they may choose an active enemy Unit with 5 or less AP as its",
    ),
    ("gundam", "GD02-106", "en", "your shield area cards can't receive damage from enemy Units", "let shield"),
    ("gundam", "GD04-001", "en", "1 blue Pilot paired with this Unit", "paired Pilot paired"),
    ("gundam", "GD01-063", "en", "while this Unit is battling an enemy Unit that is Lv.2", "while both"),
    ("gundam", "GD01-059", "en", "If your Unit is attacking the enemy player", "there is no the"),
    ("gundam", "GD01-094", "en", "if this Unit is the attacking Unit and that Unit has", "while"),
    ("gundam", "GD01-009", "en", "the (White Base Team) trait", "type"),
    ("gundam", "GD01-066", "en", "It can attack on the turn it is deployed.", "rest of the game"),
    // A number that is measured is not counted one by one.
    // A Spell is not Summoned, a place stands by its noun, and it is the card that becomes like another.
    ("duel", "magic-jammer", "en", "negate the activation of that card", "Summon or activation"),
    (
        "duel",
        "messenger-of-peace",
        "en",
        "monsters on the field with an ATK of 1500 or more cannot",
        "more on the field",
    ),
    ("duel", "the-tricky", "en", "[Special Summon] [In hand]", "Summon from"),
    ("duel", "scanner", "en", "Have this card take on that card's name", "Take its name"),
    // Some sorts have a noun of their own.
    ("duel", "terraforming", "en", "Reveal 1 Field Spell from your deck", "Field card"),
    ("duel", "suijin", "en", "loses ATK equal to that card's ATK", "for each"),
    ("duel", "the-calculator", "en", "gains ATK equal to 300 times the total Level", "of the of"),
    ("duel", "wall-of-revealing-light", "en", "equal to or less than your LP paid for this card", "your the"),
    ("duel", "yami", "en", "Fairy-type monsters on the field get −200 ATK and −200 DEF", "gain −"),
    ("duel", "messenger-of-peace", "en", "choose one instead:", "card. instead"),
    ("duel", "vanitys-emptiness", "en", "Players cannot Special Summon", "Each player"),
    ("duel", "magic-cylinder", "en", "negate its attack", "of it"),
    ("duel", "gate-guardian", "en", "1 [Kazejin] on your field and 1 [Suijin]", "and Tribute"),
    // What must hold is told once, and what happened as something that happened.
    ("gundam", "GD04-029", "en", "If you have a (CB) Pilot in play and this Unit would receive damage", "effect, if"),
    ("gundam", "GD04-121", "en", "if it is your turn and a friendly", "turn, if"),
    ("gundam", "GD03-062", "en", "If this Unit was deployed from the trash this turn", "number of times"),
    (
        "one-piece",
        "OP12-020",
        "en",
        "If this Leader has been in battle with your opponent's Character this turn",
        "battle by",
    ),
    ("one-piece", "OP01-062", "en", "by the effect of this Leader", "your this"),
    ("gundam", "GD04-069", "en", "you paid a cost by the effect of your other (Militia)", "number of times"),
    ("gundam", "GD03-019", "en", "this Unit must be chosen by enemy Units as their attack target", "can be chosen"),
    // Whose, which and how many.
    ("gundam", "GD04-058", "en", "return the paired Pilot to its owner's hand", "their owners"),
    ("gundam", "GD01-003", "en", "to the bottom of their owners' decks", "its owner"),
    ("gundam", "GD04-086", "en", "you have no EX Resources in play", "token"),
    ("gundam", "ST04-001", "en", "【When Paired･Pilot that is Lv.4 or higher】", "･that"),
    ("gundam", "ST06-001", "en", "If another friendly (Clan) Unit is in play", "friendly other"),
    ("gundam", "ST08-001", "en", "you have no Units that are Lv.6 or higher", "each of enemy"),
    ("gundam", "GD04-117", "en", "1 to 2 enemy Units that are Lv.3", "Units that is"),
    ("gundam", "GD03-110", "en", "1 Pilot paired with an enemy Unit", "with enemy"),
    ("gundam", "GD04-110", "en", "[EX Base](AP0･HP3) Base token", "Unit token"),
    ("gundam", "ST02-001", "en", "This Unit may choose an active enemy Unit", "this Unit may"),
    ("gundam", "ST02-015", "en", "Return any remaining card to the bottom", "remaining cards"),
    ("gundam", "ST03-011", "en", "if this Unit is a Link Unit", "has Link"),
    ("gundam", "GD01-070", "en", "this card gets −2 cost", "this Unit"),
    ("one-piece", "OP01-105", "en", "Reveal them", "Reveal it"),
    ("one-piece", "OP02-051", "en", "Draw cards until you have 3 cards in your hand", "minus"),
    ("one-piece", "OP05-058", "en", "trash cards from your hand until you have 5", "minus"),
    ("one-piece", "OP08-074", "en", "return DON!! cards from your field equal to the number", "return the number"),
    ("one-piece", "OP03-004", "en", "cannot attack Leaders on the turn in which it is played", "played Leaders"),
    ("one-piece", "OP03-043", "en", "When an attack of one of your cards deals damage", "cards's"),
    ("one-piece", "OP04-096", "en", "on the turn in which they are played", "it is played"),
    ("one-piece", "OP05-099", "en", "If they do not", "If you do not"),
    ("one-piece", "OP06-009", "en", "becomes the power of your opponent's Leader", "total"),
    ("one-piece", "OP06-012", "en", "a Leader or Character card with", "a Leader or Character cards"),
    ("one-piece", "OP06-020", "en", "active DON!! cards or Characters", "DON!!s"),
    ("one-piece", "OP07-030", "en", "If you have a [Camie] Character", "have [Camie]"),
    ("one-piece", "OP09-022", "en", "You cannot play any Character card as active", "active Characters"),
    ("one-piece", "OP09-044", "en", "1 card with the {Land of Wano} type or with a type including", "card {Land"),
    ("one-piece", "OP09-081", "en", "Negate your [On Play] effects", "effects of you"),
    ("one-piece", "OP11-088", "en", "you may have this Character gain +5000 power", "may this"),
    ("one-piece", "OP12-075", "en", "may add 1 DON!! card from their DON!! deck", "from your"),
    ("one-piece", "OP12-099", "en", "cannot draw cards by your effects", "by effects by"),
    ("one-piece", "OP12-116", "en", "type Character cards or", "Character card or"),
    ("one-piece", "ST19-003", "en", "If this Character was played this turn", "newly played"),
    ("one-piece", "OP11-040", "en", "place the rest at the top or bottom of your deck", "owner"),
    (
        "one-piece",
        "P-007",
        "en",
        "in battle by <Strike> attribute Leaders or <Strike> attribute Characters",
        "Leader card",
    ),
    ("one-piece", "P-025", "en", "Characters without the <Special> attribute", "without <Special>"),
    // What may be left undone says so, also where it is one of several things.
    ("one-piece", "OP13-079", "en", "You may choose one:", "Turn] Choose one"),
    ("one-piece", "OP08-043", "en", "cannot attack until the end of your opponent's next turn unless", "gain +2"),
    ("one-piece", "OP02-061", "en", "the [Blocker] of any Character with a cost of 5 or less", "[Blocker] cards"),
    ("one-piece", "OP10-099", "en", "with a cost of 3 to 8", "and a cost"),
    ("one-piece", "OP13-082", "en", "①, you may trash", "You may"),
    ("one-piece", "EB01-029", "en", "place the revealed card at the bottom", "place it"),
    ("one-piece", "ST05-017", "en", "If it is a Character, ", "Character card,"),
    ("one-piece", "OP01-047", "en", "return 1 of your Characters to your hand", "may add"),
    ("one-piece", "OP04-112", "en", "the total number of your and your opponent's Life cards", "than the number"),
    ("one-piece", "OP04-083", "en", "Your Characters cannot be K.O.'d", "All of your"),
    ("gundam", "GD04-012", "en", "Link condition: [Sleggar Law] or [Sayla Mass]", "paired"),
    ("gundam", "GD02-034", "en", "【During Pair･Red Pilot】", "red"),
    ("gundam", "GD04-125", "en", "①, rest 1 friendly", "Rest 1"),
    ("gundam", "GD03-095", "en", "this Unit is dealt damage by an effect", "receives"),
    ("gundam", "GD02-091", "en", "this Unit's Lv.", "Lv. of this"),
    ("gundam", "GD04-013", "en", "(League Militaire) Unit tokens", "token ("),
    ("gundam", "GD04-074", "en", "You may pay ①", "pay 1"),
    ("gundam", "GD03-107", "en", "Deal damage to it equal to the number of friendly Unit tokens", "token Units"),
    ("duel", "man-eater-bug", "en", "[FLIP] Target 1 monster", "may"),
    ("duel", "supply-squad", "en", "is destroyed in battle or by an effect", "or your monster"),
];

#[test]
fn sentences_that_readers_called_wrong_are_mended() {
    mended::hold(MENDED.into_iter().chain(MENDED_JAPANESE).chain(MENDED_ENGLISH));
}
