# Thai words for the vocabulary of ONE PIECE Card Game. `baize-text` makes sentences of them.

attached-don = ด้ง!!

cue-activate-main = [ใช้งาน : เมน]
cue-main = [เมน]
cue-counter = [เคาน์เตอร์]
cue-trigger = [ทริกเกอร์]
cue-on-play = [เมื่อลงสนาม]
cue-when-attacking = [เมื่อโจมตี]
cue-on-block = [เมื่อบล็อก]
cue-on-ko = [เมื่อถูก KO]
cue-on-opponents-attack = [เมื่อคู่แข่งโจมตี]
cue-end-of-your-turn = [เมื่อจบเทิร์นของเรา]
cue-end-of-opponents-turn = [เมื่อจบเทิร์นของคู่แข่ง]
cue-game-starts = [เมื่อเริ่มเกม]

event-turn-starts = { $side ->
    [mine] เริ่มเทิร์นของเรา { $cause }
    [theirs] เริ่มเทิร์นของคู่แข่ง { $cause }
   *[any] เริ่มเทิร์น { $cause }
}
event-main-starts = { $side ->
    [mine] เริ่มเมนเฟสของเรา { $cause }
    [theirs] เริ่มเมนเฟสของคู่แข่ง { $cause }
   *[any] เริ่มเมนเฟส { $cause }
}
event-attacks = { $would ->
    [yes] { $what } กำลังจะโจมตี { $cause }
   *[no] { $bare ->
        [yes] { $side ->
            [theirs] คู่แข่งโจมตี
           *[mine] { $what } โจมตี
        }
       *[no] { $what } โจมตี
    } { $cause }
}
event-attacked = { $would ->
    [yes] { $what } กำลังจะถูกโจมตี { $cause }
   *[no] { $what } ถูกโจมตี { $cause }
}
event-ko = { $would ->
    [yes] { $what } กำลังจะถูก KO { $cause }
   *[no] { $what } ถูก KO { $cause }
}
event-removed = { $would ->
    [yes] { $what } กำลังจะถูกนำออกจากสนาม { $cause }
   *[no] { $what } ถูกนำออกจากสนาม { $cause }
}
event-rested = { $would ->
    [yes] { $what } กำลังจะถูก เรสต์ { $cause }
   *[no] { $what } ถูก เรสต์ { $cause }
}
event-readied = { $would ->
    [yes] { $what } กำลังจะเปลี่ยนเป็น แอ็คทีฟ { $cause }
   *[no] { $what } เปลี่ยนเป็น แอ็คทีฟ { $cause }
}
event-don-given = ด้ง!! ถูกนำไปใส่ให้กับ { $what } { $cause }
event-drawn = { $side ->
    [mine] เราจั่วการ์ด { $cause }
    [theirs] คู่แข่งจั่วการ์ด { $cause }
   *[any] ผู้เล่นจั่วการ์ด { $cause }
}
event-discarded = { $side ->
    [mine] ทิ้งการ์ดจากบนมือของเรา { $cause }
    [theirs] ทิ้งการ์ดจากบนมือของคู่แข่ง { $cause }
   *[any] ทิ้งการ์ดจากบนมือ { $cause }
}
event-event-activated = { $side ->
    [mine] เราสั่งใช้งาน อีเวนต์ { $cause }
    [theirs] คู่แข่งสั่งใช้งาน อีเวนต์ { $cause }
   *[any] อีเวนต์ ถูกสั่งใช้งาน { $cause }
}
event-trigger-activated = { $side ->
    [mine] เราสั่งใช้งาน [ทริกเกอร์] { $cause }
    [theirs] คู่แข่งสั่งใช้งาน [ทริกเกอร์] { $cause }
   *[any] [ทริกเกอร์] ถูกสั่งใช้งาน { $cause }
}
event-damage-taken = { $would ->
    [yes] { $side ->
        [mine] เรากำลังจะได้รับดาเมจ { $cause }
        [theirs] คู่แข่งกำลังจะได้รับดาเมจ { $cause }
       *[any] ผู้เล่นกำลังจะได้รับดาเมจ { $cause }
    }
   *[no] { $side ->
        [mine] เราได้รับดาเมจ { $cause }
        [theirs] คู่แข่งได้รับดาเมจ { $cause }
       *[any] ผู้เล่นได้รับดาเมจ { $cause }
    }
}
event-life-removed = { $side ->
    [mine] การ์ดออกจากไลฟ์ของเรา { $cause }
    [theirs] การ์ดออกจากไลฟ์ของคู่แข่ง { $cause }
   *[any] การ์ดออกจากไลฟ์ { $cause }
}
event-life-added = { $side ->
    [mine] การ์ดถูกวางเพิ่มที่ไลฟ์ของเรา { $cause }
    [theirs] การ์ดถูกวางเพิ่มที่ไลฟ์ของคู่แข่ง { $cause }
   *[any] การ์ดถูกวางเพิ่มที่ไลฟ์ { $cause }
}
event-life-zero = { $side ->
    [mine] ไลฟ์ของเราเหลือ 0 ใบ { $cause }
    [theirs] ไลฟ์ของคู่แข่งเหลือ 0 ใบ { $cause }
   *[any] ไลฟ์ของผู้เล่นเหลือ 0 ใบ { $cause }
}
event-battled = จบการแบทเทิลของ{ $what } { $cause }
event-battle-ends = จบแบทเทิลของ { $what } { $cause }

kind-card-don = {" "}ด้ง!!{ $count ->
   *[other] {""}
}
kind-leader = ลีดเดอร์
kind-character = คาแรกเตอร์
kind-event = อีเวนต์
kind-stage = สเตจ
kind-don = ด้ง!!

keyword-rush = จู่โจมฉับพลัน
keyword-double-attack = ดับเบิ้ลแอทแทค
keyword-banish = แบนนิช
keyword-blocker = บล็อกเกอร์

label-slash = ฟัน
label-strike = ตี
label-ranged = ยิง
label-special = พิเศษ
label-wisdom = ปัญญา

stat-counter = เคาน์เตอร์
stat-life = ไลฟ์
stat-don-deck = จำนวนการ์ดในด้ง!! เด็ค
stat-attack-tax = การ์ดที่ต้องทิ้งจากบนมือเพื่อโจมตี
stat-don-gift = ด้ง!! ที่ได้รับจากที่วางในด้ง!!เฟส

zone-don-deck = ด้ง!!เด็ค
zone-leader = ลีดเดอร์แอเรีย
zone-characters = คาแรกเตอร์แอเรีย
zone-stage = สเตจแอเรีย
zone-cost = คอสต์แอเรีย
zone-life = ไลฟ์แอเรีย

phase-refresh = รีเฟรชเฟส
phase-draw = ดรอว์เฟส
phase-don = ด้ง!!เฟส
phase-main = เมนเฟส
phase-attack = แอทแทคสเตป
phase-block = บล็อกสเตป
phase-counter = เคาน์เตอร์สเตป
phase-damage = ดาเมจสเตป
phase-battle-end = ช่วงจบการแบทเทิล
phase-end = เอนด์เฟส


until-this-battle = ในแบทเทิลนี้
until-this-turn = ในเทิร์นนี้
until-end-of-turn = จนกระทั่งถึงตอนจบเทิร์นนี้
until-your-next-start = จนถึงช่วงเริ่มต้นเทิร์นถัดไปของเรา
until-opponents-next-end = จนกระทั่งถึงตอนจบเทิร์นของคู่แข่งในครั้งถัดไป
until-opponents-refresh = ในช่วงรีเฟรชเฟสของคู่แข่งในครั้งถัดไป
until-forever = {""}
later-end-of-turn = เมื่อจบเทิร์นนี้
later-this-battle = เมื่อจบแบทเทิลนี้
later-this-turn = เมื่อจบเทิร์นนี้
later-your-next-start = เมื่อเริ่มเทิร์นถัดไปของเรา
later-opponents-next-end = เมื่อจบเทิร์นของคู่แข่งในครั้งถัดไป
later-opponents-refresh = ในช่วงรีเฟรชเฟสของคู่แข่งในครั้งถัดไป

ban-attack = โจมตี
ban-be-attacked = ถูกโจมตี
ban-activate-blocker = ใช้งาน [บล็อกเกอร์] ของการ์ด
ban-be-ko = ถูก KO
ban-be-removed = ถูกนำออกจากสนาม
ban-be-rested = ถูก เรสต์
ban-ready = เปลี่ยนเป็น แอ็คทีฟ
ban-play = เล่นการ์ด
ban-play-from-hand = เล่นการ์ดจากบนมือ
ban-draw = จั่วการ์ด
ban-ready-don = แอ็คทีฟ ด้ง!!
ban-give = ติด ด้ง!!
ban-attack-target = โจมตีใส่การ์ด
ban-attack-leaders = โจมตีใส่ลีดเดอร์
ban-be-included = ใส่ในเด็ค
ban-enter-active = นำการ์ดลงสนามในสภาพ แอ็คทีฟ

verb-put-active = นำ { $cards } ลงสนามในสภาพ แอ็คทีฟ
verb-turn-up = หงาย { $cards }
verb-turn-down = คว่ำ { $cards }
verb-shuffle = { $who ->
    [mine] สับเด็คของเรา
   *[other] { $player } สับเด็คของตนเอง
}
verb-damage = { $who ->
    [mine] เราได้รับ
   *[other] { $player } ได้รับ
} { $n } ดาเมจ
verb-win = { $who ->
    [mine] เราเป็นฝ่ายชนะ
   *[other] { $player } เป็นฝ่ายชนะ
}
verb-lose = { $who ->
    [mine] เราเป็นฝ่ายแพ้
   *[other] { $player } เป็นฝ่ายแพ้
}

# คำของการ์ดรุ่นหลัง
verb-extra-turn = เล่นเทิร์นพิเศษต่อจากเทิร์นนี้
verb-redirect-attack = เปลี่ยนเป้าหมายการโจมตีเป็น { $cards }
event-returned = { $would ->
    [yes] { $what } กำลังจะถูกนำกลับขึ้นมือของเจ้าของ { $cause }
   *[no] { $what } ถูกนำกลับขึ้นมือของเจ้าของ { $cause }
}
event-life-taken = { $side ->
    [mine] นำการ์ดจากไลฟ์ของเราขึ้นมือ { $cause }
    [theirs] คู่แข่งนำการ์ดจากไลฟ์ขึ้นมือ { $cause }
   *[any] ผู้เล่นนำการ์ดจากไลฟ์ขึ้นมือ { $cause }
}
event-deck-out = { $side ->
    [mine] เรากำลังจะแพ้เพราะเด็คหมด { $cause }
    [theirs] คู่แข่งกำลังจะแพ้เพราะเด็คหมด { $cause }
   *[any] ผู้เล่นกำลังจะแพ้เพราะเด็คหมด { $cause }
}
keyword-unblockable = บล็อกไม่ได้
until-your-next-end = จนกระทั่งถึงตอนจบเทิร์นของเราในครั้งถัดไป
until-your-refresh = ในช่วงรีเฟรชเฟสของเราในครั้งถัดไป
until-opponents-next-main = เมื่อเริ่มเมนเฟสของคู่แข่งในครั้งถัดไป
later-opponents-next-main = เมื่อเริ่มเมนเฟสของคู่แข่งในครั้งถัดไป
later-your-next-end = เมื่อจบเทิร์นของเราในครั้งถัดไป
ban-be-blocked = ถูกบล็อก
ban-move-life-to-hand = นำ ไลฟ์ ขึ้นมือ
ban-ready-in-refresh = แอ็คทีฟในรีเฟรชเฟส
ban-be-played = ถูกนำลงสนาม
ban-block = ใช้งาน [บล็อกเกอร์]
ban-attack-active = โจมตีคาแรกเตอร์ที่แอ็คทีฟ
ban-attack-new = โจมตีในเทิร์นที่ลงสนาม

# What cards are called, and where they lie.
this-leader = ลีดเดอร์นี้
this-character = { $cue ->
    [trigger] การ์ดใบนี้
    [elsewhere] การ์ดใบนี้ ที่อยู่บนมือ
   *[other] คาแรกเตอร์นี้
}
this-stage = { $cue ->
    [trigger] การ์ดใบนี้
   *[other] สเตจนี้
}
kind-card-event = { $count ->
   *[other] อีเวนต์
}
the-leader = { $side ->
    [mine] ลีดเดอร์ของเรา
   *[theirs] ลีดเดอร์ของคู่แข่ง
}
that = { $number ->
    [one] { $noun ->
        [character] คาแรกเตอร์ดังกล่าว
       *[other] การ์ดใบดังกล่าว
    }
   *[other] { $noun ->
        [character] คาแรกเตอร์เหล่านั้น
       *[other] การ์ดเหล่านั้น
    }
}
tag-in = {""}
mark-attribute = ({ $label })
feature-attribute = มีคุณลักษณะ { $label }
adjective-attribute = ที่มีคุณลักษณะ { $label }
adjective-colour = ธีมสี{ $label }
is-attribute = { $what } มีคุณลักษณะ { $list }
noun-leader = { $count ->
   *[other] ลีดเดอร์
}
noun-character = { $count ->
   *[other] คาแรกเตอร์
}
noun-stage = { $count ->
   *[other] สเตจ
}
noun-leader-character = ลีดเดอร์ หรือ คาแรกเตอร์ {""}
noun-leader-character-stage = การ์ด
noun-leader-character-stage-cost-don = การ์ด
noun-leader-stage = ลีดเดอร์ หรือ สเตจ {""}
noun-character-stage = คาแรกเตอร์ หรือ สเตจ {""}
noun-don = { $count ->
   *[other] {" "}ด้ง!!
}
    .from = ในสนาม{ $whose }
    .in = บนสนาม{ $whose }
noun-cost-don = { $count ->
   *[other] {" "}ด้ง!! {""}
}
noun-given-don = { $count ->
   *[other] {" "}ด้ง!! ที่ถูกนำไปใส่อยู่{""}
}
noun-hand-card = { $count ->
   *[other] การ์ด
}
    .from = จากบนมือ{ $whose }
    .in = บนมือ{ $whose }
noun-deck-card = { $count ->
   *[other] การ์ด
}
    .from = จากเด็ค{ $whose }
    .in = ในเด็ค{ $whose }
noun-trash-card = { $count ->
   *[other] การ์ด
}
    .from = จากในแทรช{ $whose }
    .in = ในแทรช{ $whose }
noun-life-card = { $count ->
   *[other] {" "}ไลฟ์
}
pile-life = ไลฟ์
cards-of-leader = ลีดเดอร์{ $name }{ $whose } { $label } { $features } { $type } { $except } { $state } { $for ->
    [counted] {""}
   *[object] { $pick ->
        [exactly] {""}
        [all] {""}
        [any] จำนวนเท่าใดก็ได้
        [at-least] จำนวน { $least } ใบ หรือมากกว่า
        [between] จำนวน { $least } ถึง { $n } ใบ
        [random] จำนวน { $n } ใบ แบบสุ่ม
       *[up-to] จำนวนไม่เกิน { $n } ใบ
    }
}
cards-from-hand-card = { $bare ->
    [yes] { $for ->
        [had] การ์ดบนมือ
       *[other] การ์ดบนมือ{ $whose }
    }
   *[no] { $noun } { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $from }
} { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
}
cards-from-trash-card = { $bare ->
    [yes] { $for ->
        [had] การ์ดอยู่ใน แทรช
       *[other] การ์ดที่อยู่ในแทรช{ $whose }
    }
   *[no] { $noun } { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $from }
} { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
}
feature-power = { $base ->
    [yes] พาวเวอร์ตั้งต้น
   *[no] พาวเวอร์
} { $cmp ->
    [eq] { $n }
    [le] { $n } หรือต่ำกว่า
    [ge] { $n } หรือสูงกว่า
    [lt] ต่ำกว่า { $n }
   *[gt] สูงกว่า { $n }
}
feature-cue-trigger = มี [ทริกเกอร์]
cond-have-life-card = { $side ->
    [mine] เรามี{ $cards }
    [theirs] คู่แข่งมี{ $cards }
   *[any] ผลรวมของจำนวน ไลฟ์ ของทั้งสองฝ่ายคือ
} { $how ->
    [some] จำนวน 1 ใบ หรือมากกว่า
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
   *[eq] จำนวน { $n } ใบ
}
cond-have-leader-character-stage = { $side ->
    [mine] { $how ->
        [none] เราไม่มี { $cards } อยู่ด้วย
        [some] เรามี { $cards } อยู่ด้วย
       *[other] เรามี{ $cards }
    }
   *[theirs] { $how ->
        [none] คู่แข่งไม่มี { $cards } อยู่ด้วย
        [some] คู่แข่งมี { $cards } อยู่ด้วย
       *[other] คู่แข่งมี{ $cards }
    }
} { $how ->
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
    [eq] จำนวน { $n } ใบ
   *[other] {""}
}
cond-have-cost-don = { $side ->
    [mine] เรามี{ $cards }
   *[theirs] คู่แข่งมี{ $cards }
} { $how ->
    [some] อยู่
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
   *[eq] จำนวน { $n } ใบ
}
cond-have-given-don = { $side ->
    [mine] เรามี ด้ง!! ที่ถูกนำไปใส่อยู่
   *[theirs] คู่แข่งมี ด้ง!! ที่ถูกนำไปใส่อยู่
} { $how ->
    [some] {""}
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] รวมกันจำนวน { $n } ใบ หรือมากกว่า
    [shown] { $cards }
   *[eq] จำนวน { $n } ใบ
}
cond-have-don = { $side ->
    [mine] ในสนามของเรา มี ด้ง!!
   *[theirs] ในสนามของคู่แข่ง มี ด้ง!!
} { $how ->
    [some] อยู่
    [none] อยู่ จำนวน 0 ใบ
    [le] อยู่ จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] อยู่ จำนวน { $n } ใบ หรือมากกว่า
    [shown] { $cards }
   *[eq] อยู่ { $n } ใบพอดี
}
cond-versus-life-card = { $side ->
    [theirs] คู่แข่งมี ไลฟ์
   *[mine] เรามี ไลฟ์
} { $how ->
    [lt] น้อยกว่า
    [gt] มากกว่า
    [le] ไม่มากไปกว่า
    [ge] ไม่น้อยไปกว่า
   *[eq] เท่ากับ
}{ $side ->
    [theirs] เรา
   *[mine] คู่แข่ง
}
cond-versus-don = { $side ->
    [mine] {" "}ด้ง!! ที่อยู่บนสนามของเรา { $how ->
        [lt] มีจำนวนน้อยกว่า ด้ง!! ที่อยู่บนสนามของคู่แข่ง
        [gt] มีจำนวนมากกว่า ด้ง!! ที่อยู่บนสนามของคู่แข่ง
        [ge] มีจำนวนไม่น้อยไปกว่า ด้ง!! ที่อยู่บนสนามของคู่แข่ง
        [eq] มีจำนวนเท่ากับ ด้ง!! ที่อยู่บนสนามของคู่แข่ง
       *[le] มีจำนวนไม่มากไปกว่า ด้ง!! ที่อยู่บนสนามของคู่แข่ง
    }
   *[theirs] จำนวน ด้ง!! ที่อยู่บนสนามของคู่แข่ง { $how ->
        [lt] มีน้อยกว่าจำนวน ด้ง!! ที่อยู่บนสนามของเรา
        [gt] มีมากกว่าจำนวน ด้ง!! ที่อยู่บนสนามของเรา
        [ge] มีไม่น้อยไปกว่าจำนวน ด้ง!! ที่อยู่บนสนามของเรา
        [eq] มีเท่ากับจำนวน ด้ง!! ที่อยู่บนสนามของเรา
       *[le] มีไม่มากไปกว่าจำนวน ด้ง!! ที่อยู่บนสนามของเรา
    }
}
price-return-don-don = ด้ง!! - { $n }
price-rest-cost-don = ({ $n }){ $circle ->
   *[other] {""}
}
cards-of-cost-don = { $for ->
    [had] {" "}ด้ง!! { $state }
    [counted] {" "}ด้ง!! { $whose } { $state }
   *[object] { $pick ->
        [all] {" "}ด้ง!! { $whose } { $state } ทั้งหมด
        [any] {" "}ด้ง!! { $whose } { $state } จำนวนเท่าใดก็ได้
        [exactly] {" "}ด้ง!! { $whose } { $state } จำนวน { $n } ใบ
        [at-least] {" "}ด้ง!! { $whose } { $state } จำนวน { $least } ใบ หรือมากกว่า
        [between] {" "}ด้ง!! { $whose } { $state } จำนวน { $least } ถึง { $n } ใบ
        [random] {" "}ด้ง!! { $whose } { $state } จำนวน { $n } ใบ แบบสุ่ม
       *[up-to] { $side ->
            [mine] { $bare ->
                [yes] {" "}ด้ง!! { $whose } จำนวนไม่เกิน { $n } ใบ
               *[no] {" "}ด้ง!! { $posture ->
                    [rested] ที่เรสต์อยู่
                   *[other] { $state }
                } จำนวนไม่เกิน { $n } ใบ
            }
           *[other] {" "}ด้ง!! { $whose } { $state } จำนวนไม่เกิน { $n } ใบ
        }
    }
}{ $noun ->
   *[other] {""}
}
cards-of-leader-character = { $pick ->
    [all] ลีดเดอร์ กับ คาแรกเตอร์
   *[other] { $number ->
        [one] ลีดเดอร์ หรือ คาแรกเตอร์
       *[other] ลีดเดอร์ กับ คาแรกเตอร์
    }
} { $name } { $whose } { $label } { $features } { $type } { $except } { $state } { $for ->
    [to] จำนวน { $n } ใบ
    [had] {""}
    [counted] {""}
   *[object] { $pick ->
        [all] ทั้งหมด
        [exactly] จำนวน { $n } ใบ
        [any] จำนวนเท่าใดก็ได้
        [at-least] จำนวน { $least } ใบ หรือมากกว่า
        [between] จำนวน { $least } ถึง { $n } ใบ
        [random] จำนวน { $n } ใบ แบบสุ่ม
       *[up-to] { $number ->
            [one] จำนวนไม่เกิน { $n } ใบ
           *[other] รวมกันจำนวนไม่เกิน { $n } ใบ
        }
    }
}{ $bare ->
   *[other] {""}
}{ $noun ->
   *[other] {""}
}
verb-ko = ทำการ KO { $cards }
verb-trash = { $source ->
    [hand-card] ทิ้ง{ $cards }
   *[other] นำ{ $cards } ไปวางที่แทรช
}
verb-return = นำ{ $cards } กลับขึ้นมือของเจ้าของ
verb-move = { $seen ->
    [yes] { $order ->
        [chosen] { $end ->
            [either] นำมาเรียงในลำดับใดก็ได้, แล้วจึงค่อยนำ{ $cards } ไปวางที่ข้างบน หรือ ข้างใต้เด็ค
           *[other] นำ{ $cards } { $place }
        }
       *[other] นำ{ $cards } { $place }
    }
   *[no] นำ{ $cards } { $place }
}
verb-put = นำ{ $cards } ลงสนาม
verb-put-rested = นำ{ $cards } ลงสนามในสภาพ เรสต์
verb-rest = ทำการ เรสต์ { $cards }
verb-ready = { $source ->
    [cost-don] ทำให้ { $cards }, เปลี่ยนเป็น แอ็คทีฟ
   *[other] ทำการ แอ็คทีฟ { $cards }
}
verb-attach = นำ{ $cards }, ไปใส่ให้กับ { $to }
verb-move-to-hand = { $reveal ->
    [yes] นำ{ $cards } มาแสดงให้ดู, แล้วนำขึ้นมือ
   *[no] นำ{ $cards } { $group ->
        [yes] ขึ้นมือ
       *[no] เพิ่มขึ้นสู่บนมือ{ $owner ->
            [theirs] ของคู่แข่ง
            [any] { $seen ->
                [yes] {""}
               *[no] ของเจ้าของ
            }
           *[other] {""}
        }
    }
}{ $number ->
   *[other] {""}
}
verb-move-to-life = นำ{ $cards } { $seen ->
    [yes] { $order ->
        [chosen] ไปวางในลำดับใดก็ได้
       *[other] ไปวาง
    }
   *[no] ไปวางเพิ่ม
}ที่{ $end ->
    [top] บนสุด
    [bottom] ล่างสุด
   *[either] ข้างบนสุด หรือ ข้างใต้สุด
}ของไลฟ์{ $owner ->
    [own] {""}
    [theirs] ของคู่แข่ง
    [any] { $seen ->
        [yes] {""}
       *[no] เจ้าของเดิม
    }
   *[other] { $own ->
        [yes] {""}
       *[no] ของเรา
    }
}{ $face ->
    [up] {" "}แบบหงายหน้า
    [down] {" "}แบบคว่ำหน้า
   *[usual] {""}
}
verb-return-don = นำ{ $cards } { $agent ->
    [mine] กลับด้ง!! เด็ค
   *[other] กลับเข้าด้ง!! เด็ค
}
verb-add-don = { $who ->
    [mine] {""}
   *[other] { $player }จะ
}นำ ด้ง!! จากด้ง!! เด็ค { $up-to ->
    [yes] จำนวนไม่เกิน { $n } ใบ
   *[no] จำนวน { $n } ใบ
}{ $count ->
   *[other] {""}
} มาวางเพิ่มแบบ แอ็คทีฟ
verb-add-don-rested = { $who ->
    [mine] {""}
   *[other] { $player }จะ
}นำ ด้ง!! จากด้ง!! เด็ค { $up-to ->
    [yes] จำนวนไม่เกิน { $n } ใบ
   *[no] จำนวน { $n } ใบ
}{ $count ->
   *[other] {""}
} มาวางเพิ่มแบบ เรสต์
verb-draw = { $who ->
    [mine] จั่วการ์ด
   *[other] { $player }จะจั่วการ์ด
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n } ใบ
   *[no] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } ใบ
    }
}{ $count ->
   *[other] {""}
}
verb-draw-until = { $who ->
    [mine] {""}
   *[other] { $player }จะ
}จั่วการ์ด จนกระทั่ง{ $cards } มีจำนวน { $n } ใบ
verb-discard-down = { $who ->
    [mine] ทิ้งการ์ดบนมือของเรา
   *[other] { $player }จะต้องทิ้งการ์ดบนมือของตัวเอง
} จนกระทั่งเหลือจำนวน { $n } ใบ
verb-discard = { $who ->
    [mine] ทิ้งการ์ดบนมือของเรา
   *[other] { $player }จะต้องทิ้งการ์ดบนมือของตัวเอง
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n } ใบ
   *[no] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } ใบ
    }
}{ $count ->
   *[other] {""}
}
verb-mill = { $who ->
    [mine] นำการ์ดใบบนสุดจากเด็คของเรา
   *[other] { $player }จะต้องนำการ์ดใบบนสุดจากเด็คของตัวเอง
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n } ใบ
   *[no] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } ใบ
    }
}{ $count ->
   *[other] {""}
} ไปวางที่แทรช
event-don-returned = มี ด้ง!! ในสนาม{ $side ->
    [mine] ของเรา
   *[theirs] ของคู่แข่ง
} { $many ->
    [yes] จำนวน { $n } ใบ หรือมากกว่า ถูกนำกลับด้ง!! เด็ค
   *[no] ถูกนำกลับด้ง!! เด็ค
} { $cause }
event-played = { $would ->
    [yes] { $what } กำลังจะลงสนาม { $from } { $cause }
   *[no] { $what } ลงสนาม { $from } { $cause }
}
event-blocked = { $side ->
    [theirs] คู่แข่งใช้งาน [บล็อกเกอร์] { $cause }
   *[any] มีการใช้งาน [บล็อกเกอร์] { $cause }
}
event-damage-dealt = การโจมตีของ{ $what } สร้างดาเมจให้กับไลฟ์ของคู่แข่ง { $cause }
change-forbid-ready = { $on } จะไม่ถูกเปลี่ยนเป็น แอ็คทีฟ { $cause } { $until }
change-forbid-attack = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
} { $some ->
    [yes] จะไม่สามารถโจมตีใส่{ $to }
   *[no] { $point ->
        [none] ไม่สามารถทำการโจมตี
       *[other] จะไม่สามารถโจมตี
    }
}{ $point ->
    [none] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}
change-permit-attack-active = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
}{ $topic ->
    [cards] ,
   *[refer] {""}
} จะสามารถโจมตีใส่{ $some ->
    [yes] { $to }
   *[no] คาแรกเตอร์ ที่กำลังแอ็คทีฟอยู่
} ได้ด้วย{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}
change-forbid-block = { $point ->
    [this-turn] { $until }, { $on }
    [this-battle] { $until }, { $on }
   *[other] { $on }
}{ $topic ->
    [cards] ,
   *[refer] {""}
} จะไม่สามารถใช้งาน [บล็อกเกอร์]{ $point ->
    [none] {""}
    [forever] {""}
    [this-turn] {""}
    [this-battle] {""}
   *[other] , { $until }
}
change-permit-attack-new = { $on } จะสามารถโจมตีใส่{ $some ->
    [yes] { $to }
   *[no] {""}
} ในเทิร์นที่เพิ่งลงสนามได้ { $until }
change-forbid-play-from-hand = { $until } { $on }จะไม่สามารถนำ { $some ->
    [yes] { $cards }
   *[no] การ์ด
} จากบนมือลงสนาม
change-forbid-play = { $until } { $on }จะไม่สามารถนำ { $some ->
    [yes] { $cards }
   *[no] การ์ด
} ลงสนาม
change-forbid-activate-blocker = { $point ->
    [none] {""}
   *[other] { $until },
} { $on }จะไม่สามารถใช้งาน [บล็อกเกอร์]{ $some ->
    [yes] {" "}ของคาแรกเตอร์ { $like }
   *[no] {""}
}
change-forbid-ready-in-refresh = { $on } จะไม่ถูกเปลี่ยนเป็น แอ็คทีฟ ในรีเฟรชเฟส { $until }{ $number ->
   *[other] {""}
}
change-forbid-enter-active = { $until } { $on }จะต้องนำ { $like } ลงสนามในสภาพ เรสต์
change-forbid-attack-target = { $until } { $on } จะไม่สามารถโจมตีใส่ { $to }
change-forbid-attack-leaders = { $until } { $on } จะไม่สามารถโจมตีใส่ลีดเดอร์
cond-only = { $side ->
    [theirs] { $all }ในสนามของคู่แข่ง
   *[mine] { $all }ในสนามของเรา
} มีแต่{ $only } เท่านั้น
ability-rule = { $body }ตามกฎ
cards-top-life-card = {" "}{ $pick ->
    [bottom] ไลฟ์ ใบล่างสุด{ $whose }
    [either] ไลฟ์ ใบบนสุด{ $whose } หรือ ใบล่างสุด{ $whose }
   *[top] { $side ->
        [any] ไลฟ์ ใบบนสุดของเรา หรือ ของคู่แข่ง
       *[other] ไลฟ์ ใบบนสุด{ $whose }
    }
} { $pick ->
    [up-to-top] จำนวนไม่เกิน { $n } ใบ
    [either] จำนวน 1 ใบ
   *[top] { $fixed ->
        [no] เท่ากับ{ $n }
       *[yes] จำนวน { $n } ใบ
    }
}
group-colour = ธีมสี
group-attribute = คุณลักษณะ
change-name = การ์ดใบนี้, จะนับว่ามีชื่อการ์ดเป็น { $name } ด้วย
change-forbid-be-included = เพิ่มกฎ, ให้เราไม่สามารถใส่{ $those } อยู่ในเด็ค
cards-any-life-card = { $for ->
   *[other] { $noun }
}
change-forbid-attack-new = { $until } { $on } จะไม่สามารถโจมตี{ $some ->
    [yes] ใส่{ $to }
   *[no] {""}
} ในเทิร์นที่ลงสนาม
change-add-attack-tax = { $on } จะมี{ $n } { stat-attack-tax } , { $until }{ $plain ->
   *[other] {""}
}
feature-range-cost = { $stat }ตั้งแต่ { $least } ไปจนถึง { $most }
feature-range-power = พาวเวอร์ตั้งแต่ { $least } ไปจนถึง { $most }
