# Thai words for the vocabulary of the course duel. `baize-text` makes sentences of them.

-word-rival = ฝ่ายตรงข้าม
-word-rival-side = ฝ่ายตรงข้าม
-word-effect = เอฟเฟกต์
-word-foe = มอนสเตอร์ที่ต่อสู้ด้วย
-word-host = มอนสเตอร์ที่สวมใส่การ์ดใบนี้

# Monsters are counted as living things, everything else as cards.
classifier = { $key ->
    [monster] ตัว
   *[other] ใบ
}
classifier-of-noun = { $noun ->
    [monster] ตัว
   *[other] ใบ
}

attached-equipped = การ์ดสวมใส่

cue-activate = [เปิดใช้]
cue-ignition = [อิกนิชัน]
cue-ignition-by-policy = [อิกนิชัน ตามการตีความ]
cue-quick = [ควิก]
cue-calculation = [ระหว่างคำนวณดาเมจ]
cue-own-summon = [อัญเชิญพิเศษ]
cue-own-summon-by-policy = [อัญเชิญพิเศษ ตามการตีความ]
cue-flip = [พลิก]
cue-upkeep = [สแตนด์บายเฟส]
cue-falls = [เมื่อถูกทำลาย ทันที]
cue-three-tributes = [อัญเชิญด้วยการสังเวย 3 ตัว]
cue-attacked-face-down = [หลังคำนวณดาเมจ เมื่อถูกโจมตีขณะคว่ำอยู่]
cue-battle-destroyed = [ถูกทำลายจากการต่อสู้และลงสุสาน]
cue-sent = [ลงสุสานจากสนาม]
cue-left = [ออกจากสนาม]

event-standby = { $side ->
    [mine] ถึงสแตนด์บายเฟสของเรา { $cause }
    [theirs] ถึงสแตนด์บายเฟสของฝ่ายตรงข้าม { $cause }
   *[any] ถึงสแตนด์บายเฟส { $cause }
}
event-end-phase = { $side ->
    [mine] ถึงเอนด์เฟสของเรา { $cause }
    [theirs] ถึงเอนด์เฟสของฝ่ายตรงข้าม { $cause }
   *[any] ถึงเอนด์เฟส { $cause }
}
event-normal-summoned = { $bare ->
    [yes] { $side ->
        [mine] มอนสเตอร์ของ{ -word-we }
        [theirs] มอนสเตอร์ของ{ -word-rival }
       *[any] มอนสเตอร์
    } ถูกอัญเชิญปกติ
   *[no] { $what } ถูกอัญเชิญปกติ
} { $cause }
event-flip-summoned = { $bare ->
    [yes] { $side ->
        [mine] มอนสเตอร์ของ{ -word-we }
        [theirs] มอนสเตอร์ของ{ -word-rival }
       *[any] มอนสเตอร์
    } ถูกอัญเชิญพลิก
   *[no] { $what } ถูกอัญเชิญพลิก
} { $cause }
event-special-summoned = { $bare ->
    [yes] { $side ->
        [mine] มอนสเตอร์ของ{ -word-we }
        [theirs] มอนสเตอร์ของ{ -word-rival }
       *[any] มอนสเตอร์
    } ถูกอัญเชิญพิเศษ
   *[no] { $what } ถูกอัญเชิญพิเศษ
} { $cause }
event-summon-attempted = { $bare ->
    [yes] { $side ->
        [mine] มอนสเตอร์ของ{ -word-we }
        [theirs] มอนสเตอร์ของ{ -word-rival }
       *[any] มอนสเตอร์
    } กำลังจะถูกอัญเชิญ
   *[no] { $what } กำลังจะถูกอัญเชิญ
} { $cause }
event-summon-activated = { $bare ->
    [yes] { $side ->
        [mine] เอฟเฟกต์ที่อัญเชิญพิเศษมอนสเตอร์ของ{ -word-we }
        [theirs] เอฟเฟกต์ที่อัญเชิญพิเศษมอนสเตอร์ของ{ -word-rival }
       *[any] เอฟเฟกต์ที่อัญเชิญพิเศษมอนสเตอร์
    } ถูกเปิดใช้
   *[no] { $what } ที่มีเอฟเฟกต์อัญเชิญพิเศษ ถูกเปิดใช้
} { $cause }
event-spell-activated = { $bare ->
    [yes] { $side ->
        [mine] การ์ดเวทของ{ -word-we }
        [theirs] การ์ดเวทของ{ -word-rival }
       *[any] การ์ดเวท
    } ถูกเปิดใช้
   *[no] { $what } ถูกเปิดใช้เป็นการ์ดเวท
} { $cause }
event-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] การ์ดกับดักของ{ -word-we }
        [theirs] การ์ดกับดักของ{ -word-rival }
       *[any] การ์ดกับดัก
    } ถูกเปิดใช้
   *[no] { $what } ถูกเปิดใช้เป็นการ์ดกับดัก
} { $cause }
event-damage-trap-activated = { $bare ->
    [yes] { $side ->
        [mine] การ์ดกับดักที่ทำดาเมจของ{ -word-we }
        [theirs] การ์ดกับดักที่ทำดาเมจของ{ -word-rival }
       *[any] การ์ดกับดักที่ทำดาเมจ
    } ถูกเปิดใช้
   *[no] { $what } ถูกเปิดใช้เป็นกับดักที่ทำดาเมจ
} { $cause }
event-spell-resolved = { $bare ->
    [yes] { $side ->
        [mine] การ์ดเวทของ{ -word-we }
        [theirs] การ์ดเวทของ{ -word-rival }
       *[any] การ์ดเวท
    } ที่เปิดใช้ เกิดผลแล้ว
   *[no] { $what } เกิดผลเป็นการ์ดเวทที่เปิดใช้
} { $cause }
event-attack-declared = { $what } ประกาศโจมตี { $cause }
event-attacked = { $what } ถูกเลือกเป็นเป้าหมายการโจมตี { $cause }
event-destroyed = { $what } ถูกทำลาย { $cause }
event-buried = { $what } ลงสุสานจากเด็คหรือสนาม { $cause }

kind-monster = มอนสเตอร์
kind-spell = เวท
kind-trap = กับดัก

keyword-special-only = อัญเชิญพิเศษเท่านั้น
keyword-beast-king = อัญเชิญปกติได้โดยไม่ต้องสังเวย
keyword-harmless = ไม่เกิดแบทเทิลดาเมจ
keyword-once-face-up = หนึ่งครั้งขณะหงาย
keyword-three-turns = สามเทิร์น

label-normal = ปกติ
label-effect = เอฟเฟกต์
label-ritual = พิธีกรรม
label-equip = สวมใส่
label-field = ฟิลด์
label-quick-play = ควิกเพลย์
label-continuous = ต่อเนื่อง
label-counter = เคาน์เตอร์
label-dark = ความมืด
label-earth = ดิน
label-fire = ไฟ
label-light = แสง
label-water = น้ำ
label-wind = ลม
label-divine = เทพ
label-limited = ลิมิต
label-semi-limited = เซมิลิมิต
label-forbidden = แบน

stat-atk = ATK
stat-def = DEF
stat-level = เลเวล

zone-gy = สุสาน
zone-monsters = มอนสเตอร์โซน
zone-spells = โซนเวทและกับดัก
zone-field = ฟิลด์โซน
zone-banished = กองที่ถูกนำออกจากเกม
zone-side = ไซด์เด็ค
zone-extra = เอ็กซ์ตร้าเด็ค
zone-limbo = การอัญเชิญที่กำลังทำ

phase-draw = ดรอว์เฟส
phase-standby = สแตนด์บายเฟส
phase-main1 = เมนเฟส 1
phase-battle-start = สตาร์ทสเต็ป
phase-battle = แบทเทิลสเต็ป
phase-damage = ดาเมจสเต็ป
phase-calculation = การคำนวณดาเมจ
phase-after-damage = ช่วงจบดาเมจสเต็ป
phase-battle-end = เอนด์สเต็ป
phase-main2 = เมนเฟส 2
phase-end = เอนด์เฟส
phase-between = ช่วงพักระหว่างดูเอล
phases-battle-start-battle-damage-calculation-after-damage-battle-end = แบทเทิลเฟส

noun-monster = { $count ->
   *[other] มอนสเตอร์
}
    .from = บนสนาม{ $side ->
        [any] {""}
       *[other] { $whose }
    }
noun-spell-trap = { $count ->
   *[other] เวท/กับดัก
}
    .from = บนสนาม{ $side ->
        [any] {""}
       *[other] { $whose }
    }
noun-field-card = { $count ->
   *[other] การ์ด
}
    .from = บนสนาม{ $side ->
        [any] {""}
       *[other] { $whose }
    }
noun-hand-card = { $count ->
   *[other] การ์ด
}
    .from = จากมือ{ $whose }
noun-deck-card = { $count ->
   *[other] การ์ด
}
    .from = จากเด็ค{ $whose }
noun-field-deck-card = { $count ->
   *[other] การ์ดเวทฟิลด์
}
noun-gy-card = { $count ->
   *[other] การ์ด
}
    .from = ในสุสาน{ $whose }
noun-banished-card = { $count ->
   *[other] การ์ด
}
    .from = ในหมู่การ์ด{ $whose }ที่ถูกนำออกจากเกม

until-this-calculation = ระหว่างคำนวณดาเมจครั้งนี้
later-this-calculation = ระหว่างคำนวณดาเมจครั้งนี้
until-until-end-phase = จนถึงเอนด์เฟส
later-until-end-phase = จนถึงเอนด์เฟส
until-this-turn = ในเทิร์นนี้
later-this-turn = ในเทิร์นนี้
until-opponents-next-turn = ในเทิร์นถัดไปของฝ่ายตรงข้าม
later-opponents-next-turn = ในเทิร์นถัดไปของฝ่ายตรงข้าม
until-forever = จนจบดูเอล
later-forever = จนจบดูเอล

ban-declare-attack = ประกาศโจมตี
ban-attack = โจมตี
ban-be-attacked = ถูกเลือกเป็นเป้าหมายการโจมตี
ban-be-destroyed = ถูกทำลาย
ban-be-targeted = ถูกเลือกเป็นเป้าหมาย
ban-activate-trap = เปิดใช้การ์ดกับดัก
ban-activate-field-spell = เปิดใช้เวทฟิลด์
ban-special-summon = อัญเชิญพิเศษมอนสเตอร์
ban-have-draw-phase = มีดรอว์เฟส
ban-battle = โจมตี

gauge-lp = LP
gauge-wall = ค่า LP ที่บันทึกไว้

verb-destroy = ทำลาย { $cards }
verb-tribute = สังเวย { $cards }
verb-target = เลือก { $cards } เป็นเป้าหมาย
verb-revive-target = เลือก { $cards } ที่อัญเชิญพิเศษได้ เป็นเป้าหมาย
verb-special-summon = อัญเชิญพิเศษ { $cards }
verb-special-summon-attack = อัญเชิญพิเศษ { $cards } ในตำแหน่งโจมตี
verb-special-summon-defence = อัญเชิญพิเศษ { $cards } ในตำแหน่งป้องกัน
verb-haunt = อัญเชิญพิเศษ { $cards } ในตำแหน่งโจมตี. เมื่อการ์ดใบนี้ออกจากสนาม, ทำลายมอนสเตอร์ตัวนั้น. เมื่อมอนสเตอร์ตัวนั้นถูกทำลาย, ทำลายการ์ดใบนี้
verb-take-control = ควบคุม { $cards } จนถึงเอนด์เฟส
verb-turn-up = หงาย { $cards }
verb-turn-down = คว่ำ { $cards }
verb-to-attack = เปลี่ยน { $cards } เป็นตำแหน่งโจมตี
verb-to-defence = เปลี่ยน { $cards } เป็นตำแหน่งป้องกัน
verb-equip-to = สวมใส่การ์ดนี้ให้ { $cards }
verb-negate-attack = ทำให้การโจมตีของ { $cards } เป็นโมฆะ
verb-negate = ทำให้{ $cue ->
    [spell-activated] การเปิดใช้
    [trap-activated] การเปิดใช้
   *[other] การอัญเชิญหรือการเปิดใช้
}ของ { $cards } เป็นโมฆะ
verb-shield = ทำให้ดาเมจของ { $cards } เป็น 0
verb-copy = ให้การ์ดใบนี้ใช้ชื่อ ธาตุ เลเวล ATK และ DEF ของ { $cards } จนถึงเอนด์เฟส
verb-move = ย้าย { $cards } { $place }
verb-move-to-hand = { $reveal ->
    [yes] แสดง{ $cards } แล้วนำขึ้นมือ
   *[no] นำ{ $cards } ขึ้นมือ
}
verb-send = ส่ง { $cards } ลงสุสาน
verb-banish = นำ { $cards } ออกจากเกม
verb-draw = { $who ->
    [mine] จั่ว
   *[other] { $player } จั่ว
} { $n } { $count ->
   *[other] ใบ
}
verb-discard = { $who ->
    [mine] ทิ้งการ์ด
   *[other] { $player } ทิ้งการ์ด
} { $n } { $count ->
   *[other] ใบ
}
verb-take-damage = { $who ->
    [mine] เราได้รับ
   *[other] { $player } ได้รับ
}{ $fixed ->
    [no] ดาเมจเท่ากับ{ $n }
   *[yes] {" "}{ $n } ดาเมจ
}
verb-gain-lp = { $who ->
    [mine] ได้รับ
   *[other] { $player } ได้รับ
} { $n } LP
verb-pay-lp = { $who ->
    [mine] จ่าย
   *[other] { $player } จ่าย
} { $n } LP
verb-pay-thousands = { $who ->
    [mine] จ่าย
   *[other] { $player } จ่าย
} LP เป็นจำนวนที่หารด้วย 1000 ลงตัว
verb-end-battle = { $who ->
    [mine] จบ
   *[other] { $player } จบ
}แบทเทิลเฟส
verb-shuffle = { $who ->
    [mine] สับ
   *[other] { $player } สับ
}เด็ค
verb-crush = { $who ->
    [mine] ประกาศ
   *[other] { $player } ประกาศ
}ชื่อการ์ด: ถ้ามีบนมือของอีกฝ่ายให้ทิ้งทุกใบ ถ้าไม่มีให้ทิ้งการ์ดบนมือของตนแบบสุ่ม 1 ใบ
verb-perform-ritual = { $who ->
    [mine] อัญเชิญพิธีกรรม
   *[other] { $player } อัญเชิญพิธีกรรม
}มอนสเตอร์พิธีกรรมจากมือ โดยส่งมอนสเตอร์ปกติจากเด็คลงสุสานให้เลเวลรวมเท่ากับเลเวลของมัน
verb-raise-wall = { $who ->
    [mine] บันทึก
   *[other] { $player } บันทึก
}ค่า LP ที่จ่ายไว้บนการ์ดใบนี้
verb-win = { $who ->
    [mine] ชนะ
   *[other] { $player } ชนะ
}ดูเอล
verb-toss = { $who ->
    [mine] ทอย
   *[other] { $player } ทอย
}เหรียญ
verb-roll = { $who ->
    [mine] ทอย
   *[other] { $player } ทอย
}ลูกเต๋า

# Names of words for screens.

name-zone-deck = เด็ค
name-zone-hand = มือ
name-zone-gy = สุสาน
name-zone-monsters = มอนสเตอร์โซน
name-zone-spells = โซนเวทและกับดัก
name-zone-field = ฟิลด์โซน
name-zone-banished = นำออกจากเกม
name-zone-side = ไซด์เด็ค
name-zone-extra = เอ็กซ์ตร้าเด็ค
name-zone-limbo = กำลังอัญเชิญ

name-phase-setup = เตรียมเกม
name-phase-draw = ดรอว์เฟส
name-phase-standby = สแตนด์บายเฟส
name-phase-main1 = เมนเฟส 1
name-phase-battle-start = สตาร์ทสเต็ป
name-phase-battle = แบทเทิลสเต็ป
name-phase-damage = ดาเมจสเต็ป
name-phase-calculation = คำนวณดาเมจ
name-phase-after-damage = จบดาเมจสเต็ป
name-phase-battle-end = เอนด์สเต็ป
name-phase-main2 = เมนเฟส 2
name-phase-end = เอนด์เฟส
name-phase-between = ระหว่างดูเอล

name-stat-atk = ATK
name-stat-def = DEF
name-stat-level = เลเวล

name-score-life-points = ไลฟ์พอยต์
name-score-wins = ดูเอลที่ชนะ

name-kind-monster = มอนสเตอร์
name-kind-spell = เวท
name-kind-trap = กับดัก

name-keyword-special-only = อัญเชิญพิเศษเท่านั้น
name-keyword-beast-king = ราชาอสูร
name-keyword-harmless = ไม่เกิดแบทเทิลดาเมจ
name-keyword-once-face-up = หนึ่งครั้งขณะหงาย
name-keyword-three-turns = สามเทิร์น

name-label-normal = ปกติ
name-label-effect = เอฟเฟกต์
name-label-ritual = พิธีกรรม
name-label-equip = สวมใส่
name-label-field = ฟิลด์
name-label-quick-play = ควิกเพลย์
name-label-continuous = ต่อเนื่อง
name-label-counter = เคาน์เตอร์
name-label-dark = ความมืด
name-label-earth = ดิน
name-label-fire = ไฟ
name-label-light = แสง
name-label-water = น้ำ
name-label-wind = ลม
name-label-divine = เทพ
name-label-limited = ลิมิต
name-label-semi-limited = เซมิลิมิต
name-label-forbidden = แบน

name-verb-summon = อัญเชิญปกติ
name-verb-set = เซ็ต
name-verb-flip = อัญเชิญพลิก
name-verb-special = อัญเชิญพิเศษ
name-verb-change = เปลี่ยนตำแหน่ง
name-verb-activate = เปิดใช้
name-verb-attack = โจมตี
name-verb-battle = เข้าแบทเทิลเฟส
name-verb-end = จบ
name-verb-pass = ผ่าน
name-verb-stop = หยุดโจมตี
name-verb-first = เล่นก่อน
name-verb-second = เล่นหลัง
name-verb-choose = เลือก
name-verb-done = เสร็จแล้ว
name-verb-yes = ใช่
name-verb-no = ไม่
name-verb-option = ตัวเลือก
name-verb-order = จัดลำดับ
name-verb-top = บนสุด
name-verb-bottom = ล่างสุด
name-verb-name = ระบุ
name-verb-next = ถัดไป
name-verb-declare = ประกาศ
name-verb-attack-position = ตำแหน่งโจมตี
name-verb-defence-position = ตำแหน่งป้องกัน
name-verb-draw-phase = ดรอว์เฟส
name-verb-swap = แลก
name-verb-concede = ยอมแพ้
name-verb-equip = สวมใส่
name-verb-reduce = ลดการ์ดบนมือ
name-verb-give-back = คืน
name-verb-fall-off = หลุดออก
name-verb-used = ใช้หมดแล้ว
name-verb-replace = แทนที่
name-verb-destroy = ทำลาย
name-verb-tribute = สังเวย
name-verb-target = เลือกเป้าหมาย
name-verb-revive-target = เลือกมอนสเตอร์ที่จะคืนชีพ
name-verb-special-summon = อัญเชิญพิเศษ
name-verb-special-summon-attack = อัญเชิญพิเศษในตำแหน่งโจมตี
name-verb-special-summon-defence = อัญเชิญพิเศษในตำแหน่งป้องกัน
name-verb-haunt = อัญเชิญพิเศษและผูกไว้
name-verb-take-control = ควบคุม
name-verb-turn-up = หงาย
name-verb-turn-down = คว่ำ
name-verb-to-attack = เปลี่ยนเป็นโจมตี
name-verb-to-defence = เปลี่ยนเป็นป้องกัน
name-verb-equip-to = สวมใส่ให้
name-verb-negate-attack = ทำให้การโจมตีเป็นโมฆะ
name-verb-negate = ทำให้เป็นโมฆะ
name-verb-shield = กันดาเมจ
name-verb-copy = ลอกแบบ
name-verb-move = ย้าย
name-verb-send = ส่งลงสุสาน
name-verb-banish = นำออกจากเกม
name-verb-draw = จั่ว
name-verb-discard = ทิ้ง
name-verb-take-damage = รับดาเมจ
name-verb-gain-lp = ได้รับไลฟ์พอยต์
name-verb-pay-lp = จ่ายไลฟ์พอยต์
name-verb-pay-thousands = จ่ายเป็นพัน
name-verb-end-battle = จบแบทเทิลเฟส
name-verb-shuffle = สับ
name-verb-crush = ระบุชื่อการ์ด
name-verb-perform-ritual = อัญเชิญพิธีกรรม
name-verb-raise-wall = ตั้งกำแพง
name-verb-win = ชนะดูเอล
name-verb-toss = ทอยเหรียญ
name-verb-roll = ทอยลูกเต๋า
group-attribute = ธาตุ
group-icon = ไอคอน
group-status = สถานะ

# Monsters have a kind of being (เผ่า) where other games have types.
mark-type = { $text }
type-of-aqua = สัตว์น้ำ
type-of-beast = สัตว์
type-of-beast-warrior = นักรบสัตว์
type-of-cyberse = ไซเบิร์ส
type-of-dragon = มังกร
type-of-fairy = เทวดา
type-of-fiend = ปีศาจ
type-of-insect = แมลง
type-of-machine = จักรกล
type-of-plant = พืช
type-of-pyro = เพลิง
type-of-rock = หิน
type-of-sea-serpent = มังกรทะเล
type-of-spellcaster = จอมเวท
type-of-thunder = สายฟ้า
type-of-warrior = นักรบ
adjective-type = เผ่า{ $list }{ $measured ->
   *[other] {""}
}
feature-type = เป็นเผ่า{ $list }
is-type = { $what } เป็นเผ่า{ $list }
gain-type = เผ่า{ $list }

# A monster stands in a position where cards of other games are active or rested.
state = { $state ->
    [rested] ที่อยู่ในตำแหน่งป้องกัน
    [active] ที่อยู่ในตำแหน่งโจมตี
    [face-up] ที่หงายหน้าอยู่
    [face-down] ที่คว่ำหน้าอยู่
    [new] ที่เพิ่งลงสนามมาในเทิร์นนี้
   *[damaged] ที่ได้รับดาเมจอยู่
}
is-state = { $what } { $state ->
    [rested] อยู่ในตำแหน่งป้องกัน
    [active] อยู่ในตำแหน่งโจมตี
    [face-up] หงายหน้าอยู่
    [face-down] คว่ำหน้าอยู่
    [new] เพิ่งลงสนามมาในเทิร์นนี้
   *[damaged] ได้รับดาเมจอยู่
}{ $list ->
   *[other] {""}
}
adjective-attribute = ธาตุ{ $label }
adjective-icon = ประเภท{ $label }
cond-compare = { $a } มี { $measure }
cards-from-monster = { $noun } { $name } { $label } { $type } { $state } { $from } { $features } { $except } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
cards-from-spell-trap = { $noun } { $name } { $label } { $type } { $state } { $from } { $features } { $except } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
tag-in = [ขณะอยู่ใน{ $zones }]
change-forbid-declare-attack = { $until } { $on } จะไม่สามารถประกาศโจมตี
change-forbid-attack = { $until } { $on } จะไม่สามารถโจมตี
change-forbid-have-draw-phase = { $on } จะไม่มีดรอว์เฟส { $until }
subject = { $subject ->
    [this] การ์ดใบนี้
    [it] { that }
    [event] { $noun ->
        [monster] มอนสเตอร์ตัวนั้น
       *[other] การ์ดใบนั้น
    }
    [other] { -word-foe }
    [seen] { $number ->
        [one] การ์ดใบดังกล่าว
       *[other] การ์ดเหล่านั้น
    }
    [host] { -word-host }
    [attached] การ์ดที่ติดอยู่กับใบนี้
    [attacker] มอนสเตอร์ที่โจมตี
    [each] แต่ละใบ
    [x] { $several ->
        [yes] การ์ดใบแรก
       *[no] { that }
    }
    [y] การ์ดใบที่สอง
    [z] การ์ดใบที่สาม
    [w] การ์ดใบที่สี่
   *[attacked] มอนสเตอร์ที่ถูกโจมตี
}
that = { $number ->
    [one] { $noun ->
        [monster] มอนสเตอร์ตัวดังกล่าว
       *[other] การ์ดใบดังกล่าว
    }
   *[other] { $noun ->
        [monster] มอนสเตอร์เหล่านั้น
       *[other] การ์ดเหล่านั้น
    }
}
