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
    [mine] เริ่มเทิร์นของเรา
    [theirs] เริ่มเทิร์นของคู่แข่ง
   *[any] เริ่มเทิร์น
}
event-main-starts = { $side ->
    [mine] เริ่มเมนเฟสของเรา
    [theirs] เริ่มเมนเฟสของคู่แข่ง
   *[any] เริ่มเมนเฟส
}
event-played = { $would ->
    [yes] { $what } กำลังจะลงสนาม
   *[no] { $what } ลงสนาม
}
event-attacks = { $would ->
    [yes] { $what } กำลังจะโจมตี
   *[no] { $what } โจมตี
}
event-attacked = { $would ->
    [yes] { $what } กำลังจะถูกโจมตี
   *[no] { $what } ถูกโจมตี
}
event-blocked = { $would ->
    [yes] [บล็อกเกอร์] ของ { $what } กำลังจะถูกสั่งใช้งาน
   *[no] [บล็อกเกอร์] ของ { $what } ถูกสั่งใช้งาน
}
event-ko = { $would ->
    [yes] { $what } กำลังจะถูก KO
   *[no] { $what } ถูก KO
}
event-removed = { $would ->
    [yes] { $what } กำลังจะถูกนำออกจากสนาม
   *[no] { $what } ถูกนำออกจากสนาม
}
event-rested = { $would ->
    [yes] { $what } กำลังจะถูก เรสต์
   *[no] { $what } ถูก เรสต์
}
event-readied = { $would ->
    [yes] { $what } กำลังจะเปลี่ยนเป็น แอ็คทีฟ
   *[no] { $what } เปลี่ยนเป็น แอ็คทีฟ
}
event-don-returned = { $side ->
    [mine] ด้ง!! บนสนามของเรา กลับ ด้ง!!เด็ค
    [theirs] ด้ง!! บนสนามของคู่แข่ง กลับ ด้ง!!เด็ค
   *[any] ด้ง!! บนสนาม กลับ ด้ง!!เด็ค
}
event-don-given = ด้ง!! ถูกนำไปใส่ให้กับ { $what }
event-drawn = { $side ->
    [mine] เราจั่วการ์ด
    [theirs] คู่แข่งจั่วการ์ด
   *[any] ผู้เล่นจั่วการ์ด
}
event-discarded = { $side ->
    [mine] ทิ้งการ์ดจากบนมือของเรา
    [theirs] ทิ้งการ์ดจากบนมือของคู่แข่ง
   *[any] ทิ้งการ์ดจากบนมือ
}
event-event-activated = { $side ->
    [mine] เราสั่งใช้งาน อีเวนต์
    [theirs] คู่แข่งสั่งใช้งาน อีเวนต์
   *[any] อีเวนต์ ถูกสั่งใช้งาน
}
event-trigger-activated = { $side ->
    [mine] เราสั่งใช้งาน [ทริกเกอร์]
    [theirs] คู่แข่งสั่งใช้งาน [ทริกเกอร์]
   *[any] [ทริกเกอร์] ถูกสั่งใช้งาน
}
event-damage-taken = { $side ->
    [mine] เราได้รับดาเมจ
    [theirs] คู่แข่งได้รับดาเมจ
   *[any] ผู้เล่นได้รับดาเมจ
}
event-damage-dealt = การโจมตีของ { $what } ทำดาเมจกับลีดเดอร์
event-life-removed = { $side ->
    [mine] การ์ดออกจากไลฟ์ของเรา
    [theirs] การ์ดออกจากไลฟ์ของคู่แข่ง
   *[any] การ์ดออกจากไลฟ์
}
event-life-added = { $side ->
    [mine] การ์ดถูกวางเพิ่มที่ไลฟ์ของเรา
    [theirs] การ์ดถูกวางเพิ่มที่ไลฟ์ของคู่แข่ง
   *[any] การ์ดถูกวางเพิ่มที่ไลฟ์
}
event-life-zero = { $side ->
    [mine] ไลฟ์ของเราเหลือ 0 ใบ
    [theirs] ไลฟ์ของคู่แข่งเหลือ 0 ใบ
   *[any] ไลฟ์ของผู้เล่นเหลือ 0 ใบ
}
event-battled = { $what } แบทเทิลแล้ว
event-battle-ends = จบแบทเทิลของ { $what }

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

noun-leader = { $count ->
   *[other] ลีดเดอร์
}
noun-character = { $count ->
   *[other] คาแรกเตอร์
}
noun-stage = { $count ->
   *[other] สเตจ
}
noun-don = { $count ->
   *[other] ด้ง!!
}
    .from = บนสนาม{ $whose }
noun-cost-don = { $count ->
   *[other] ด้ง!!
}
    .from = ในคอสต์แอเรีย{ $whose }
noun-given-don = { $count ->
   *[other] ด้ง!! ที่ใส่อยู่
}
    .from = บนสนาม{ $whose }
noun-hand-card = { $count ->
   *[other] การ์ด
}
    .from = จากบนมือ{ $whose }
noun-deck-card = { $count ->
   *[other] การ์ด
}
    .from = จากเด็ค{ $whose }
noun-trash-card = { $count ->
   *[other] การ์ด
}
    .from = จากแทรช{ $whose }
noun-life-card = { $count ->
   *[other] ไลฟ์
}
    .from = จากไลฟ์{ $whose }

until-this-battle = ในแบทเทิลนี้
until-this-turn = ในเทิร์นนี้
until-end-of-turn = จนกระทั่งถึงตอนจบเทิร์นนี้
until-your-next-start = จนถึงช่วงเริ่มต้นเทิร์นถัดไปของเรา
until-opponents-next-end = จนกระทั่งถึงตอนจบเทิร์นของคู่แข่งในครั้งถัดไป
until-opponents-refresh = ในช่วงรีเฟรชเฟสของคู่แข่งในครั้งถัดไป
until-forever = จนจบเกม
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
ban-draw = จั่วการ์ดโดยความสามารถ
ban-ready-don = แอ็คทีฟ ด้ง!!
ban-give = ติด ด้ง!!
ban-attack-target = โจมตีใส่การ์ด
ban-be-included = ใส่ในเด็ค
ban-enter-active = นำการ์ดลงสนามในสภาพ แอ็คทีฟ

verb-ko = ทำการ KO { $cards }
verb-trash = นำ { $cards } ไปวางที่แทรช
verb-return = นำ { $cards } กลับขึ้นมือของเจ้าของ
verb-move = นำ { $cards } { $place }
verb-put = นำ { $cards } ลงสนาม
verb-put-rested = นำ { $cards } ลงสนามในสภาพ เรสต์
verb-put-active = นำ { $cards } ลงสนามในสภาพ แอ็คทีฟ
verb-rest = ทำการ เรสต์ { $cards }
verb-ready = ทำการ แอ็คทีฟ { $cards }
verb-attach = นำ { $cards } ไปใส่ให้กับ { $to }
verb-turn-up = หงาย { $cards }
verb-turn-down = คว่ำ { $cards }
verb-return-don = นำ { $cards } กลับ ด้ง!!เด็ค
verb-add-don = { $who ->
    [mine] นำ
   *[other] { $player } นำ
} ด้ง!! จากด้ง!!เด็ค { $up-to ->
    [yes] จำนวนไม่เกิน { $n }
   *[no] จำนวน { $n }
} { $count ->
   *[other] ใบ
} มาวางเพิ่มแบบ แอ็คทีฟ
verb-add-don-rested = { $who ->
    [mine] นำ
   *[other] { $player } นำ
} ด้ง!! จากด้ง!!เด็ค { $up-to ->
    [yes] จำนวนไม่เกิน { $n }
   *[no] จำนวน { $n }
} { $count ->
   *[other] ใบ
} มาวางเพิ่มแบบ เรสต์
verb-draw = { $who ->
    [mine] จั่วการ์ด
   *[other] { $player } จั่วการ์ด
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n }
   *[no] จำนวน { $n }
} { $count ->
   *[other] ใบ
}
verb-discard = { $who ->
    [mine] ทิ้งการ์ดบนมือของเรา
   *[other] { $player } ทิ้งการ์ดบนมือของตนเอง
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n }
   *[no] จำนวน { $n }
} { $count ->
   *[other] ใบ
}
verb-mill = { $who ->
    [mine] นำการ์ดใบบนสุดจากเด็คของเรา
   *[other] { $player } นำการ์ดใบบนสุดจากเด็คของตนเอง
} { $up-to ->
    [yes] จำนวนไม่เกิน { $n }
   *[no] จำนวน { $n }
} { $count ->
   *[other] ใบ
} ไปวางที่แทรช
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
    [yes] { $what } กำลังจะถูกนำกลับขึ้นมือของเจ้าของ
   *[no] { $what } ถูกนำกลับขึ้นมือของเจ้าของ
}
event-life-taken = { $side ->
    [mine] นำการ์ดจากไลฟ์ของเราขึ้นมือ
    [theirs] คู่แข่งนำการ์ดจากไลฟ์ขึ้นมือ
   *[any] ผู้เล่นนำการ์ดจากไลฟ์ขึ้นมือ
}
event-deck-out = { $side ->
    [mine] เรากำลังจะแพ้เพราะเด็คหมด
    [theirs] คู่แข่งกำลังจะแพ้เพราะเด็คหมด
   *[any] ผู้เล่นกำลังจะแพ้เพราะเด็คหมด
}
keyword-unblockable = บล็อกไม่ได้
until-your-next-end = จนกระทั่งถึงตอนจบเทิร์นของเราในครั้งถัดไป
until-your-refresh = ในช่วงรีเฟรชเฟสของเราในครั้งถัดไป
until-opponents-next-main = เมื่อเริ่มเมนเฟสของคู่แข่งในครั้งถัดไป
later-opponents-next-main = เมื่อเริ่มเมนเฟสของคู่แข่งในครั้งถัดไป
later-your-next-end = เมื่อจบเทิร์นของเราในครั้งถัดไป
ban-be-blocked = ถูกบล็อก
ban-move-life-to-hand = นำการ์ดไลฟ์ขึ้นมือ
ban-ready-in-refresh = แอ็คทีฟในรีเฟรชเฟส
ban-attack-active = โจมตีคาแรกเตอร์ที่แอ็คทีฟ
ban-attack-new = โจมตีในเทิร์นที่ลงสนาม
