# Thai words for the vocabulary of GUNDAM Card Game. `baize-text` makes sentences of them.

-word-we = ตนเอง
-word-own-side = ตนเอง
-word-team = ฝ่ายเรา
-word-rival = ฝ่ายตรงข้าม
-word-rival-side = ฝ่ายตรงข้าม
-word-effect = เอฟเฟกต์
-word-rested = เรสท์
-word-active = แอคทีฟ
-word-foe = ยูนิตที่แบทเทิลด้วย

# Units are counted as units, everything else as cards.
classifier = { $key ->
    [unit] ตัว
   *[other] ใบ
}
classifier-of-noun = { $noun ->
    [unit] ตัว
   *[other] ใบ
}

attached-pilot = ไพล็อต

cue-activate-main = 【แอคทีฟ・เมน】
cue-activate-action = 【แอคทีฟ・แอ็กชัน】
cue-main = 【เมน】
cue-action = 【แอ็กชัน】
cue-burst = 【เบิร์ส】
cue-deploy = 【เมื่อลง】
cue-attack = 【เมื่อโจมตี】
cue-destroyed = 【เมื่อถูกทำลาย】
cue-when-paired = 【เมื่อจับคู่】
cue-when-linked = 【เมื่อลิ้งก์】

event-turn-starts = { $side ->
    [mine] เริ่มเทิร์นของตนเอง { $cause }
    [theirs] เริ่มเทิร์นของฝ่ายตรงข้าม { $cause }
   *[any] เริ่มเทิร์น { $cause }
}
event-turn-ends = { $side ->
    [mine] จบเทิร์นของตนเอง { $cause }
    [theirs] จบเทิร์นของฝ่ายตรงข้าม { $cause }
   *[any] จบเทิร์น { $cause }
}
event-deployed = { $would ->
    [yes] { $what } กำลังจะลง { $cause }
   *[no] { $what } ลง { $cause }
}
event-paired = { $would ->
    [yes] { $what } กำลังจะจับคู่กับไพล็อต { $cause }
   *[no] { $what } จับคู่กับไพล็อต { $cause }
}
event-attacks = { $would ->
    [yes] { $what } กำลังจะโจมตี { $cause }
   *[no] { $what } โจมตี { $cause }
}
event-blocks = { $would ->
    [yes] { $what } กำลังจะบล็อก { $cause }
   *[no] { $what } บล็อก { $cause }
}
event-dies = { $would ->
    [yes] { $what } กำลังจะถูกทำลาย { $cause }
   *[no] { $what } ถูกทำลาย { $cause }
}
event-kills = { $would ->
    [yes] { $what } กำลังจะทำลายยูนิตของฝ่ายตรงข้ามด้วยแบทเทิลดาเมจ { $cause }
   *[no] { $what } ทำลายยูนิตของฝ่ายตรงข้ามด้วยแบทเทิลดาเมจ { $cause }
}
event-breaks = { $would ->
    [yes] { $what } กำลังจะทำลายการ์ดในชีลด์แอเรียของฝ่ายตรงข้ามด้วยแบทเทิลดาเมจ { $cause }
   *[no] { $what } ทำลายการ์ดในชีลด์แอเรียของฝ่ายตรงข้ามด้วยแบทเทิลดาเมจ { $cause }
}
event-shield-destroyed = { $side ->
    [mine] ชีลด์ของตนเองถูกทำลาย { $cause }
    [theirs] ชีลด์ของฝ่ายตรงข้ามถูกทำลาย { $cause }
   *[any] ชีลด์ถูกทำลาย { $cause }
}
event-damaged = { $would ->
    [yes] { $what } กำลังจะได้รับดาเมจ { $cause }
   *[no] { $what } ได้รับดาเมจ { $cause }
}
event-recovered = { $would ->
    [yes] { $what } กำลังจะฟื้นฟู HP { $cause }
   *[no] { $what } ฟื้นฟู HP { $cause }
}
event-rested = { $would ->
    [yes] { $what } กำลังจะถูกเรสท์ { $cause }
   *[no] { $what } ถูกเรสท์ { $cause }
}
event-readied = { $would ->
    [yes] { $what } กำลังจะกลายเป็นแอคทีฟ { $cause }
   *[no] { $what } กลายเป็นแอคทีฟ { $cause }
}
event-returned = { $would ->
    [yes] { $what } กำลังจะถูกส่งกลับขึ้นมือ { $cause }
   *[no] { $what } ถูกส่งกลับขึ้นมือ { $cause }
}
event-drawn = { $side ->
    [mine] ตนเองจั่วการ์ด { $cause }
    [theirs] ฝ่ายตรงข้ามจั่วการ์ด { $cause }
   *[any] ผู้เล่นจั่วการ์ด { $cause }
}
event-discarded = { $side ->
    [mine] ตนเองทิ้งการ์ด { $cause }
    [theirs] ฝ่ายตรงข้ามทิ้งการ์ด { $cause }
   *[any] ผู้เล่นทิ้งการ์ด { $cause }
}
event-ex-placed = { $side ->
    [mine] ตนเองวาง EXรีซอร์ส { $cause }
    [theirs] ฝ่ายตรงข้ามวาง EXรีซอร์ส { $cause }
   *[any] มีการวาง EXรีซอร์ส { $cause }
}
event-command-used = { $side ->
    [mine] ตนเองใช้
    [theirs] ฝ่ายตรงข้ามใช้
   *[any] มีการใช้
}{ $bare ->
    [yes] คอมมานด์
   *[no] { $one }
} { $cause }
event-paid = { $bare ->
    [yes] { $side ->
        [mine] ตนเอง
        [theirs] ฝ่ายตรงข้าม
       *[any] ผู้เล่น
    }{ $would ->
        [yes] กำลังจะจ่ายคอสท์
       *[no] จ่ายคอสท์
    }{ $many ->
        [yes] {" "}{ $n } หรือมากกว่า
       *[no] {""}
    } { $cause }
   *[no] { $would ->
        [yes] กำลังจะจ่ายคอสท์ของเอฟเฟกต์ของ{ $what } { $cause }
       *[no] จ่ายคอสท์ของเอฟเฟกต์ของ{ $what } { $cause }
    }
}

kind-unit = ยูนิต
kind-pilot = ไพล็อต
kind-command = คอมมานด์
kind-base = เบส
kind-resource = รีซอร์ส
keyword-blocker = 《บล็อกเกอร์》
keyword-first-strike = 《โจมตีก่อน》
keyword-high-maneuver = 《ไฮโมบิลิตี้》
keyword-linked = ลิ้งก์
keyword-pilot-part = 【ไพล็อต】
stat-ap = AP
stat-hp = HP
stat-lv = Lv.
stat-cost = คอสท์
stat-repair = 《รีแพร์》
stat-breach = 《ทะลุทะลวง》
stat-support = 《สนับสนุน》
stat-reduction = ดาเมจที่ได้รับลดลง
label-space = อวกาศ
label-earth = โลก
label-token = โทเคน

zone-resource-deck = รีซอร์สเด็ค
zone-resources = รีซอร์สแอเรีย
zone-battle = แบทเทิลแอเรีย
zone-base = จุดวางเบส
zone-shields = จุดวางชีลด์
zone-removal = รีมูฟแอเรีย
phase-active = แอคทีฟสเต็ป
phase-start = สตาร์ทสเต็ป
phase-draw = ดรอว์เฟส
phase-resource = รีซอร์สเฟส
phase-main = เมนเฟส
phase-attack = แอทแทคสเต็ป
phase-block = บล็อกสเต็ป
phase-action = แอ็กชันสเต็ป
phase-damage = ดาเมจสเต็ป
phase-battle-end = จบการแบทเทิล
phase-end-action = แอ็กชันสเต็ปของเอนด์เฟส
phase-end = เอนด์สเต็ป
phase-hand = แฮนด์สเต็ป
phase-cleanup = คลีนอัปสเต็ป

noun-unit = { $count ->
   *[other] ยูนิต
}
noun-base = { $count ->
   *[other] เบส
}
noun-shield = { $count ->
   *[other] ชีลด์
}
noun-pilot = { $count ->
   *[other] ไพล็อต
}
noun-resource = { $count ->
   *[other] รีซอร์ส
}
noun-hand-card = { $count ->
   *[other] การ์ด
}
    .from = จากการ์ดบนมือ{ $whose }
    .in = บนมือ{ $whose }
noun-deck-card = { $count ->
   *[other] การ์ด
}
    .from = จากเด็ค{ $whose }
    .in = ในเด็ค{ $whose }
noun-trash-card = { $count ->
   *[other] การ์ด
}
    .from = จากแทรช{ $whose }
    .in = ในแทรช{ $whose }
noun-removed-card = { $count ->
   *[other] การ์ดที่ถูกกำจัด
}
    .from = จากรีมูฟแอเรีย{ $whose }
    .in = ในรีมูฟแอเรีย{ $whose }

until-this-battle = ในระหว่างการแบทเทิลนี้
until-this-turn = ในระหว่างเทิร์นนี้
until-end-of-turn = จนจบเทิร์นนี้
until-your-next-start = จนถึงตอนเริ่มเทิร์นถัดไปของตนเอง
until-opponents-next-end = จนถึงตอนจบเทิร์นถัดไปของฝ่ายตรงข้าม
until-opponents-start = ในสตาร์ทเฟสของเทิร์นถัดไปของฝ่ายตรงข้าม
until-forever = จนจบเกม
later-this-battle = เมื่อจบการแบทเทิลนี้
later-this-turn = เมื่อจบเทิร์นนี้
later-end-of-turn = เมื่อจบเทิร์นนี้
later-your-next-start = เมื่อเริ่มเทิร์นถัดไปของตนเอง
later-opponents-next-end = เมื่อจบเทิร์นถัดไปของฝ่ายตรงข้าม
later-opponents-start = ในสตาร์ทเฟสของเทิร์นถัดไปของฝ่ายตรงข้าม
later-forever = ภายหลัง

ban-attack = โจมตี
ban-attack-player = เลือกผู้เล่นฝ่ายตรงข้ามเป็นเป้าหมายการโจมตี
ban-attack-active = เลือกยูนิตที่แอคทีฟอยู่ของฝ่ายตรงข้ามเป็นเป้าหมายการโจมตี
ban-be-destroyed = ถูกทำลาย
ban-be-damaged = ได้รับดาเมจ
ban-lose-shields = ให้การ์ดในชีลด์แอเรียได้รับดาเมจ
ban-ready = กลายเป็นแอคทีฟ
ban-be-paired = จับคู่กับไพล็อต
ban-block = บล็อก
ban-draw = จั่วการ์ดด้วยเอฟเฟกต์
ban-draw-attacks = ถูกยูนิตของฝ่ายตรงข้ามเลือกเป็นเป้าหมายการโจมตีหากทำได้
ban-draw-all-attacks = ถูกยูนิตของฝ่ายตรงข้ามเลือกเป็นเป้าหมายการโจมตีก่อนสิ่งอื่น

verb-destroy = ทำลาย { $cards }
verb-trash = วาง { $cards } ลงแทรช
verb-return = { $cue ->
    [burst] นำ{ $cards } ขึ้นมือ
   *[other] { $source ->
        [trash-card] นำ{ $cards } ขึ้นมือ
       *[other] ส่ง { $cards } กลับขึ้นมือของเจ้าของ
    }
}
verb-exile = กำจัด { $cards }
verb-move = ย้าย { $cards } { $place }
verb-put = ลง { $cards }
verb-put-rested = ลง { $cards } ในสภาพเรสท์
verb-deploy-token = ลงโทเคน { $card } { $n } ตัว
verb-deploy-token-rested = ลงโทเคน { $card } { $n } ตัวในสภาพเรสท์
verb-rest = เรสท์ { $cards }
verb-ready = แอคทีฟ { $cards }
verb-damage = { $fixed ->
    [no] ทำดาเมจเท่ากับ{ $n } ใส่ { $cards }
   *[yes] ทำดาเมจ { $n } ใส่ { $cards }
}
verb-recover = ฟื้นฟู { $n } HP ให้{ $cards }
verb-pair-up = จับคู่ { $cards } กับ { $to }
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
verb-mill = { $who ->
    [mine] วางการ์ดจากบนสุดของเด็ค
   *[other] { $player } วางการ์ดจากบนสุดของเด็ค
} { $n } { $count ->
   *[other] ใบ
} ลงแทรช
verb-shuffle = { $who ->
    [mine] สับเด็ค
   *[other] { $player } สับเด็ค
}
verb-spend = { $who ->
    [mine] จ่าย
   *[other] { $player } จ่าย
}{ $fixed ->
    [no] เท่ากับ{ $n }
   *[yes] {" "}{ $n }
}
verb-place-resource = { $who ->
    [mine] วางรีซอร์ส
   *[other] { $player } วางรีซอร์ส
} { $n } { $count ->
   *[other] ใบ
}
verb-place-rested-resource = { $who ->
    [mine] วางรีซอร์สในสภาพเรสท์
   *[other] { $player } วางรีซอร์สในสภาพเรสท์
} { $n } { $count ->
   *[other] ใบ
}
verb-place-ex = { $who ->
    [mine] วาง EXรีซอร์ส
   *[other] { $player } วาง EXรีซอร์ส
} { $n } { $count ->
   *[other] ใบ
}
verb-breach = { $who ->
    [mine] ทำดาเมจ
   *[other] { $player } ทำดาเมจ
} { $n } ใส่การ์ดหัวแถวในชีลด์แอเรียของฝ่ายตรงข้ามนั้น
verb-win = { $who ->
    [mine] ชนะเกม
   *[other] { $player } ชนะเกม
}
verb-lose = { $who ->
    [mine] แพ้เกม
   *[other] { $player } แพ้เกม
}

event-ex-used = { $side ->
    [mine] ตนเองใช้ EXรีซอร์ส { $cause }
    [theirs] ฝ่ายตรงข้ามใช้ EXรีซอร์ส { $cause }
   *[any] มีการใช้ EXรีซอร์ส { $cause }
}
event-ex-left = { $side ->
    [mine] EXรีซอร์ส ของตนเองออกจากรีซอร์สแอเรีย { $cause }
    [theirs] EXรีซอร์ส ของฝ่ายตรงข้ามออกจากรีซอร์สแอเรีย { $cause }
   *[any] EXรีซอร์ส ออกจากรีซอร์สแอเรีย { $cause }
}
event-left = { $would ->
    [yes] { $what } กำลังจะออกจากฟีลด์ { $cause }
   *[no] { $what } ออกจากฟีลด์ { $cause }
}
event-linked = { $would ->
    [yes] { $what } กำลังจะกลายเป็นลิ้งก์ยูนิต { $cause }
   *[no] { $what } กลายเป็นลิ้งก์ยูนิต { $cause }
}
event-ap-reduced = { $would ->
    [yes] AP ของ { $what } กำลังจะถูกลด { $cause }
   *[no] AP ของ { $what } ถูกลด { $cause }
}
keyword-suppression = 《ซัพเพรสชัน》
keyword-ex-paid = EXรีซอร์ส ที่ใช้เพื่อเล่นการ์ดนี้
keyword-unit-part = 【ยูนิต】
until-your-next-end = จนถึงตอนจบเทิร์นถัดไปของตนเอง
later-your-next-end = เมื่อจบเทิร์นถัดไปของตนเอง
ban-attack-new = โจมตีในเทิร์นที่ลง
ban-lose-ap = ถูกลด AP
ban-be-attacked = ถูกเลือกเป็นเป้าหมายการโจมตี
ban-enter-active = ลงการ์ดในสภาพแอคทีฟ
ban-be-blocked = ถูกบล็อก
ban-be-rested = ถูกเรสท์
ban-be-returned = ถูกส่งกลับขึ้นมือ
ban-play = เล่นหรือลงการ์ด
verb-reduce-damage = { $who ->
    [mine] ลดดาเมจนั้นลง
   *[other] { $player } ลดดาเมจนั้นลง
} { $n }
verb-take-damage = { $cards } ได้รับดาเมจนั้นแทน
verb-divert-this-turn = ในระหว่างเทิร์นนี้, { $to } จะได้รับแบทเทิลดาเมจแทน { $cards }
verb-divert-this-battle = ในระหว่างการแบทเทิลนี้, { $to } จะได้รับแบทเทิลดาเมจแทน { $cards }
verb-redirect-attack = เปลี่ยนเป้าหมายการโจมตีเป็น { $cards }
verb-fight = { $cards } กับ { $to } ทำแบทเทิลดาเมจใส่กัน
verb-copy-keywords = ในระหว่างเทิร์นนี้ { $to } ได้รับคีย์เวิร์ดเอฟเฟกต์ของ { $cards }
verb-choose-enemy = { $who ->
    [mine] เลือกฝ่ายตรงข้าม
   *[other] { $player } เลือกฝ่ายตรงข้าม
} 1 คน
gauge-players = จำนวนผู้เล่น

# How cards of this game speak.
keyword-tag = { $keyword }
mark-type = 〔{ $text }〕
ability-rule = { $body }
tag-once = 【ใช้ได้ 1 ครั้งต่อเทิร์น】
tag-in = ขณะการ์ดใบนี้อยู่ที่{ $zones },
state = { $state ->
    [rested] ที่กำลังเรสท์อยู่
    [active] ที่กำลังแอคทีฟอยู่
    [face-up] ที่หงายหน้าอยู่
    [face-down] ที่คว่ำหน้าอยู่
    [new] ที่เพิ่งลงในเทิร์นนี้
   *[damaged] ที่ได้รับดาเมจอยู่
}
feature-attached = มี{ $word }จับคู่อยู่
tag-attached = 【ระหว่างจับคู่】{ $word ->
   *[other] {""}
}{ $n ->
   *[other] {""}
}
tag-while-linked = 【ระหว่างลิ้งก์】
tag-while-attached = 【ระหว่างจับคู่・{ $card }】
cue-when-paired-like = 【เมื่อจับคู่・{ $card }】
turn-clause = { $side ->
    [mine] ในเทิร์นของ{ -word-we },
   *[theirs] ในเทิร์นของ{ -word-rival },
} { $body }
line-linked = เงื่อนไขการลิ้งก์ : { $cond }
subject = { $subject ->
    [this] การ์ดใบนี้
    [it] { that }
    [event] { $noun ->
        [unit] ยูนิตตัวนั้น
        [pilot] ไพล็อตใบนั้น
        [base] เบสนั้น
       *[other] การ์ดใบนั้น
    }
    [other] { $cue ->
        [paired] ไพล็อตที่จับคู่ด้วย
        [kills] ยูนิตที่ถูกทำลาย
       *[other] { -word-foe }
    }
    [seen] { $number ->
        [one] การ์ดใบนั้น
       *[other] การ์ดเหล่านั้น
    }
    [host] ยูนิตนี้
    [attached] ไพล็อตที่จับคู่อยู่
    [attacker] ยูนิตที่โจมตี
    [each] แต่ละใบ
    [x] { $several ->
        [yes] การ์ดใบแรก
       *[no] { that }
    }
    [y] การ์ดใบที่สอง
    [z] การ์ดใบที่สาม
    [w] การ์ดใบที่สี่
   *[attacked] ยูนิตที่ถูกโจมตี
}
that = { $number ->
    [one] { $noun ->
        [unit] ยูนิตตัวนั้น
        [pilot] ไพล็อตใบนั้น
        [base] เบสนั้น
       *[other] การ์ดใบนั้น
    }
   *[other] { $noun ->
        [unit] ยูนิตเหล่านั้น
       *[other] การ์ดเหล่านั้น
    }
}
this-unit = { $cue ->
    [burst] การ์ดใบนี้
    [elsewhere] การ์ดใบนี้
   *[other] ยูนิตนี้
}
this-pilot = { $cue ->
    [burst] การ์ดใบนี้
   *[other] ไพล็อตนี้
}
this-base = { $cue ->
    [burst] การ์ดใบนี้
   *[other] เบสนี้
}
this-host = ยูนิตนี้
adjective-linked = ที่ลิ้งก์อยู่
mark-stat-repair = 《รีแพร์ { $n }》
mark-stat-breach = 《ทะลุทะลวง { $n }》
mark-stat-support = 《สนับสนุน { $n }》
gain-ap = {" "}AP{ $n }
gain-hp = {" "}HP{ $n }
feature-ap = {" "}AP { $cmp ->
    [le] { $n } หรือต่ำกว่า
    [ge] { $n } หรือสูงกว่า
    [lt] ต่ำกว่า { $n }
    [gt] สูงกว่า { $n }
   *[eq] { $n }
}
feature-hp = {" "}HP { $cmp ->
    [le] { $n } หรือต่ำกว่า
    [ge] { $n } หรือสูงกว่า
    [lt] ต่ำกว่า { $n }
    [gt] สูงกว่า { $n }
   *[eq] { $n }
}
feature-keyword-linked = เป็นลิ้งก์ยูนิต
feature-repair = มี《รีแพร์》
feature-breach = มี《ทะลุทะลวง》
feature-support = มี《สนับสนุน》
clause-lv = ที่มี Lv.{ $n }{ $cmp ->
    [le] {" "}หรือต่ำกว่า
    [ge] {" "}หรือสูงกว่า
   *[eq] {""}
}
cards-top-shield = ชีลด์{ $whose } จำนวน { $n } ใบ{ $count ->
   *[other] {""}
}{ $pick ->
   *[other] {""}
}
cond-have-trash-card = มี{ $cards } { $how ->
    [some] อยู่
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
   *[eq] จำนวน { $n } ใบ
}
cond-have-hand-card = { $side ->
    [mine] { -word-we }มี
   *[other] { -word-rival }มี
}{ $cards } { $how ->
    [some] อยู่
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
   *[eq] จำนวน { $n } ใบ
}
cond-have-shield = { $side ->
    [theirs] { -word-rival }มี
   *[other] { -word-we }มี
}{ $cards } { $how ->
    [some] อยู่
    [none] จำนวน 0 ใบ
    [le] จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] จำนวน { $n } ใบ หรือมากกว่า
   *[eq] จำนวน { $n } ใบ
}
change-forbid-ready = { $on } จะไม่แอคทีฟ { $cause } { $until }
change-forbid-be-damaged = { $until } { $on } จะไม่ได้รับ{ $some ->
    [yes] { $by ->
        [battle] แบทเทิลดาเมจ
        [effect] เอฟเฟกต์ดาเมจ
       *[other] ดาเมจ
    }จาก{ $to }
   *[no] ดาเมจ { $cause }
}
change-permit-attack-active = { $until } { $on } สามารถเลือก{ $some ->
    [yes] { $one } เป็นเป้าหมายการโจมตี แม้จะแอคทีฟอยู่
   *[no] ยูนิตของ{ -word-rival }ที่แอคทีฟอยู่ เป็นเป้าหมายการโจมตี
}
price-spend = { $circle }{ $n ->
   *[other] {""}
}
verb-move-to-hand = { $reveal ->
    [yes] เปิดเผย{ $cards } แล้วนำขึ้นมือ
   *[no] นำ{ $cards } ขึ้นมือ
}{ $number ->
   *[other] {""}
}
verb-move-to-deck = ส่ง{ $cards } กลับ{ $end ->
    [top] ไปบนสุด
    [bottom] ไปล่างสุด
   *[other] ไปบนสุดหรือล่างสุด
}ของเด็ค{ $owner ->
    [mine] ของ{ -word-we }
   *[other] { $seen ->
        [yes] {""}
       *[no] ของเจ้าของ
    }
} { $order ->
    [random] ในลำดับแบบสุ่ม
    [chosen] ในลำดับใดก็ได้
   *[other] {""}
}
change-name = 【ไพล็อต】{ $name }
adjective-sort = ที่เป็น{ $label }
change-forbid-attack-player = { $until } { $on } จะไม่สามารถเลือกผู้เล่นฝ่ายตรงข้ามเป็นเป้าหมายการโจมตี
change-forbid-attack = { $until } { $on } จะไม่สามารถโจมตี{ $some ->
    [yes] {" "}{ $to }
   *[no] {""}
}
change-forbid-enter-active = { $until } { $on }จะต้องลง{ $like } ในสภาพเรสท์
change-forbid-block = { $until } { $on } จะไม่สามารถบล็อก
group-colour = สี
group-terrain = โซน
group-sort = แบบ
token-exb-001 = [EXเบส](AP0･HP3)
token-t-001 = [Gundam](〔White Base Team〕･AP3･HP3)
token-t-002 = [Guncannon](〔White Base Team〕･AP2･HP2)
token-t-003 = [Guntank](〔White Base Team〕･AP1･HP1)
token-t-004 = [Leo](〔OZ〕･AP1･HP1)
token-t-005 = [Tallgeese](〔OZ〕･AP4･HP2)
token-t-006 = [Char's Zaku Ⅱ](〔Zeon〕･AP3･HP1)
token-t-007 = [Zaku Ⅱ](〔Zeon〕･AP1･HP1)
token-t-011 = [Fatum-00](〔Triple Ship Alliance〕･AP2･HP2)
token-t-012 = [Daughtress](〔New UNE〕･AP0･HP1)
token-t-013 = [Hy-Gogg](〔Cyclops Team〕･AP2･HP1)
token-t-014 = [Ad Balloon](〔Civilian〕･AP0･HP1)
token-t-015 = [CGS Mobile Worker](〔Tekkadan〕･AP1･HP1)
token-t-016 = [Graze Custom](〔Tekkadan〕･AP2･HP2)
token-t-017 = [Gundam Barbatos 4th Form](〔Tekkadan〕･AP4･HP4)
token-t-018 = [Red Gundam](〔Clan〕･AP2･HP3)
token-t-019 = [GQuuuuuuX (Omega Psycommu)](〔Clan〕･AP3･HP2)
token-t-020 = [GFreD](〔Zeon〕･AP4･HP3)
token-t-021 = [Parts](〔League Militaire〕･AP1･HP1)
token-t-022 = [Wire-Guided Arm](〔Zeon〕･AP2･HP1)
token-t-023 = [Zeong (Head)](〔Zeon〕･AP3･HP1)
token-t-024 = [Alvaaron](〔UN〕･AP4･HP1)
token-t-008 = [Aile Strike Gundam](〔Earth Alliance〕･AP3･HP3･《บล็อกเกอร์》)
token-t-009 = [Launcher Strike Gundam](〔Earth Alliance〕･AP2･HP4･《บล็อกเกอร์》)
token-t-010 = [Sword Strike Gundam](〔Earth Alliance〕･AP4･HP2･《บล็อกเกอร์》)
# A colour stands with its noun: "ยูนิตสีเขียวของฝ่ายเรา".
cards-of = { $noun }{ $label }{ $name }{ $for ->
    [had] {""}
   *[other] { $whose }
} { $features } { $type } { $except } { $state } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}{ $singular ->
   *[other] {""}
}
event-cards = { $noun }{ $label }{ $side ->
    [any] {""}
   *[other] { $whose }
} { $name } { $features } { $type } { $except } { $state }
barred = { $kinds ->
    [yes] { $noun }
   *[no] { $many ->
       *[other] ยูนิต
    }
}{ $side ->
    [any] ของ{ -word-rival }
   *[other] { $whose }
} { $name } { $label } { $features } { $type } { $except } { $state }
feature-carries = มีไพล็อต{ $card } จับคู่อยู่
features-beneath = ที่จับคู่อยู่กับ{ $card }
features-not-linked = ที่ไม่ใช่ลิ้งก์ยูนิต
state-not = { $state ->
    [rested] ที่ไม่ได้อยู่ในสภาพเรสท์
    [active] ที่ไม่ได้อยู่ในสภาพแอคทีฟ
    [face-up] ที่ไม่ได้หงายหน้าอยู่
    [face-down] ที่ไม่ได้คว่ำหน้าอยู่
    [new] ที่ไม่ได้เพิ่งลงสนาม
   *[damaged] ที่ไม่ได้รับดาเมจอยู่
}
features-ex-paid = ที่จ่ายคอสท์ด้วย EXรีซอร์ส
is-ex-paid = จ่ายคอสท์ของ{ $what } ด้วย EXรีซอร์ส
is-attacking = { $what } กำลังโจมตี{ $one }
is-attacking-player = { $what } กำลังโจมตีผู้เล่นฝ่ายตรงข้าม
is-battling-with = { $what } กำลังแบทเทิลกับ{ $one }
features-not-sort = ที่ไม่{ $label }
change-forbid-lose-shields = { $until } การ์ดในชีลด์แอเรียของ{ $on } จะไม่ได้รับดาเมจ{ $some ->
    [yes] จาก{ $to }
   *[no] {""}
}
noun-token-resource = {" "}EXรีซอร์ส{ $count ->
   *[other] {""}
}
change-forbid-be-paired = { $until } { $on } จะไม่สามารถจับคู่กับไพล็อต
change-permit-draw-attacks = { $until } { $on } จะต้อง{ $ban }
change-permit-draw-all-attacks = { $until } { $on } จะต้อง{ $ban }
is-linked = { $what } เป็นลิ้งก์ยูนิต
event-from = จาก{ $zones }{ $whose ->
   *[other] {""}
}
cards-any = { $noun }{ $for ->
    [object] { $key ->
        [pilot] {""}
       *[other] { $pick ->
            [all] ของทั้งสองฝ่าย
           *[other] { $whose }
        }
    }
   *[other] {""}
} { $name } { $label } { $features } { $type } { $except } { $state } { $limit } { $for ->
    [had] {""}
    [counted] {""}
   *[object] { how-many }
} { $chooser ->
    [mine] {""}
   *[other] โดย{ -word-rival }เป็นผู้เลือก
}
alternative = { $noun }{ $label }{ $owner } { $name } { $features } { $type } { $except } { $state }
is-card = { $named ->
    [yes] { $what } คือ{ $list }
   *[no] { $what } เป็น{ $list }
}
noun-token-unit = ยูนิตที่เป็นโทเคน{ $count ->
   *[other] {""}
}
