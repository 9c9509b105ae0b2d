# What is read at a table of the course duel, in Thai: names of words, questions, options and events.

name-mode-single = ดูเอลเดียว
name-mode-match = สองในสาม
name-format-course = รายการของคอร์ส

# Options.
do-summon = อัญเชิญปกติ { $card }
do-summon-freely = อัญเชิญปกติ { $card } โดยไม่สังเวย
do-summon-thrice = อัญเชิญปกติ { $card } ด้วยการสังเวยสามตัว
do-set = เซ็ต { $card }
do-set-freely = เซ็ต { $card } โดยไม่สังเวย
do-flip = อัญเชิญพลิก { $card }
do-special = อัญเชิญพิเศษ { $card }
do-change = เปลี่ยนตำแหน่งของ { $card }
do-activate = เปิดใช้ { $card }
do-activate-nth = เปิดใช้เอฟเฟกต์ที่ { $n } ของ { $card }
do-attack = { $shape ->
    [both] ใช้ { $card } โจมตี { $other }
   *[card] ใช้ { $card } โจมตีโดยตรง
}
do-battle = เข้าแบทเทิลเฟส
do-end = จบเฟสนี้
do-end-turn = จบเทิร์น
do-option = เอฟเฟกต์ที่ { $n }
do-next = { $card } ก่อน
do-next-nth = { $card } เอฟเฟกต์ที่ { $n } ก่อน
do-declare = ประกาศ { $card }
do-attack-position = { $shape ->
    [card] { $card } ในตำแหน่งโจมตี
   *[plain] ตำแหน่งโจมตี
}
do-defence-position = { $shape ->
    [card] { $card } ในตำแหน่งป้องกัน
   *[plain] ตำแหน่งป้องกัน
}
do-swap = { $shape ->
    [both] แลก { $card } กับ { $other }
    [card] แลก { $card }
   *[plain] แลก
}
do-yes = { $shape ->
    [card] ใช่: { $card }
   *[plain] ใช่
}
do-no = { $shape ->
    [card] ไม่: { $card }
   *[plain] ไม่
}
do-done = เสร็จแล้ว

# Questions.
ask-activate = จะเปิดใช้อะไรไหม
ask-attack = แบทเทิล: โจมตีหรือไปต่อ
ask-first = จะเล่นก่อนหรือหลัง
ask-summon = เมนเฟสของคุณ
ask-discard = เลือกการ์ดที่จะทิ้ง
ask-declare = ประกาศชื่อการ์ด
ask-next = เอฟเฟกต์ใดก่อน
ask-option = เลือกเอฟเฟกต์หนึ่งอย่าง
ask-order = เลือกลำดับ
ask-yes = จะใช้เอฟเฟกต์นี้ไหม
ask-reduce = การ์ดบนมือเกิน: เลือกใบที่จะทิ้ง
ask-swap = จะแลกการ์ดกับไซด์เด็คไหม
ask-tribute = เลือกตัวสังเวย
ask-target = เลือกเป้าหมาย
ask-revive-target = เลือกมอนสเตอร์ที่จะคืนชีพ
ask-special = ในตำแหน่งใด
ask-special-summon = เลือกมอนสเตอร์ที่จะอัญเชิญพิเศษ
ask-perform-ritual = เลือกสำหรับอัญเชิญพิธีกรรม
ask-pay-thousands = จะจ่ายไลฟ์พอยต์กี่พัน
ask-move = เลือกการ์ดที่จะย้าย
ask-choose = เลือกการ์ด
ask-destroy = เลือกการ์ดที่จะทำลาย
ask-banish = เลือกการ์ดที่จะนำออกจากเกม
ask-send = เลือกการ์ดที่จะส่งลงสุสาน
ask-equip-to = เลือกมอนสเตอร์ที่จะสวมใส่ให้
ask-replace = จะใช้เอฟเฟกต์อื่นแทนไหม
ask-top = เลือกการ์ดที่จะวางบนสุด
ask-bottom = เลือกการ์ดที่จะวางล่างสุด

# Events.
did-summon = { $who } อัญเชิญปกติ { $card }{ $n ->
    [0] { "" }
   *[other] {" "}โดยสังเวย { $n } ตัว
}
did-flip = { $who } อัญเชิญพลิก { $card }
did-special = { $who } อัญเชิญพิเศษ { $shape ->
    [card] { $card }
   *[plain] มอนสเตอร์
}
did-target = { $shape ->
    [both] { $card } เลือก { $other } เป็นเป้าหมาย
    [other] { $who }: { $other } เป็นเป้าหมาย
    [card] { $card } เลือกเป้าหมาย
   *[plain] { $who }: เลือกเป้าหมาย
}
did-end = { $who } { $person ->
   *[other] จบเฟส
}
did-attack = { $shape ->
    [both] { $card } โจมตี { $other }
   *[card] { $card } โจมตี{ $n ->
        [0] โดยตรง
       *[other] มอนสเตอร์ที่คว่ำอยู่
    }
}
did-stop = { $card } หยุดโจมตี
did-declare = { $who } { $person ->
   *[other] ประกาศ
} { $named }
did-first = { $who } { $person ->
   *[other] เล่นก่อน
}
did-second = { $who } { $person ->
   *[other] เล่นหลัง
}
did-concede = { $who } { $person ->
   *[other] ยอมแพ้
}
rested = { $card } เปลี่ยนเป็นตำแหน่งป้องกัน
readied = { $card } เปลี่ยนเป็นตำแหน่งโจมตี
scored = { $score }{ $whose } { $n }
scored-by-take-damage = { $who } ได้รับดาเมจ { $by }: { $score } { $was } → { $n }
scored-by-gain-lp = { $who } ได้รับ { $score } { $by }: { $was } → { $n }
scored-by-pay-lp = { $who } จ่าย { $score } { $by }: { $was } → { $n }

name-ban-declare-attack = ประกาศโจมตี
name-ban-attack = โจมตี
name-ban-be-attacked = ถูกโจมตี
name-ban-be-destroyed = ถูกทำลาย
name-ban-be-targeted = ถูกเลือกเป็นเป้าหมาย
name-ban-activate-trap = เปิดใช้กับดัก
name-ban-activate-field-spell = เปิดใช้เวทฟิลด์
name-ban-special-summon = อัญเชิญพิเศษ
name-ban-have-draw-phase = มีดรอว์เฟส
name-ban-battle = มีแบทเทิลเฟส

# Words of every table, as they are said in this game.
opponent = ฝ่ายตรงข้าม
whom-opponent = ฝ่ายตรงข้าม
activated = { $who }: เอฟเฟกต์ของ { $card } เริ่มเกิดผล
shift-mute = เอฟเฟกต์ไม่มีผล
shift-mute-cue = เอฟเฟกต์ { $cue } ไม่มีผล
shift-ability = ได้รับเอฟเฟกต์
shift-need = เอฟเฟกต์ต้องใช้เพิ่ม

game-title = ยูกิโอ ดูเอลตามหลักสูตร
game-blurb = อัญเชิญมอนสเตอร์ เซ็ตกับดัก ตอบโต้เป็นเชน แล้วลด LP 8000 ของฝ่ายตรงข้ามให้เหลือ 0

name-vital-life-points = LP

# Cards that moved, and fights.
moved-by-draw = { $who } จั่ว { $card }
moved-by-activate = { $who } เปิดใช้ { $card }
moved-by-destroy = { $card } ถูกทำลาย
moved-by-discard = { $who } ทิ้ง { $card }
moved-by-reduce = { $who } ทิ้ง { $card } เพราะการ์ดบนมือเกิน
moved-by-equip = { $host } สวมใส่ { $card }
moved-by-give-back = { $card } กลับไปฝั่ง{ $theirs }
moved-by-take-control = { $who } ได้ควบคุม { $card }
moved-by-replace = { $card } ถูกแทนที่
moved-by-send = { $card } ถูกส่งลงสุสาน{ $theirs }
moved-by-set = { $who } เซ็ต { $card }
moved-by-summon = { $who } อัญเชิญ { $card }
moved-by-special-summon = { $who } อัญเชิญพิเศษ { $card }
moved-by-tribute = { $card } ถูกสังเวย
moved-by-used = { $card } ใช้แล้ว
moved-by-swap = { $card } ไปที่{ $to }{ $theirs }
battle = { $state ->
    [holds] { $behind ->
        [0] เท่ากัน: ไม่มีอะไรถูกทำลาย
       *[other] { $card } ยังขาดอีก { $behind }
    }
    [lacks] { $ahead ->
        [0] เท่ากัน: จะถูกทำลายทั้งคู่
       *[other] { $card } นำอยู่ { $ahead }
    }
   *[open] { $shape ->
        [both] มอนสเตอร์ฝ่ายรับคว่ำอยู่
       *[seat] โจมตี { $who } โดยตรง
    }
}
state-rested = ตำแหน่งป้องกัน
state-ready = ตำแหน่งโจมตี

# Why something is not offered.
why-not-yours = { $card } ไม่ใช่ของคุณ
why-not-in-hand = { $card } ไม่ได้อยู่บนมือ
why-special-only = { $card } อัญเชิญปกติหรือเซ็ตไม่ได้
why-summoned-this-turn = เทิร์นนี้อัญเชิญปกติหรือเซ็ตมอนสเตอร์ไปแล้ว
why-no-such-way = { $card } อัญเชิญด้วยวิธีนั้นไม่ได้
why-tributes = { $card } ต้องสังเวย { $needs } ตัว คุณควบคุมมอนสเตอร์ { $has } ตัว
why-no-place = ทั้ง { $needs } ช่องเต็มแล้ว
why-not-your-monster = { $card } ไม่ใช่มอนสเตอร์ที่คุณควบคุม
why-is-face-up = { $card } หงายอยู่แล้ว
why-is-face-down = { $card } คว่ำอยู่
why-set-this-turn = { $card } ถูกเซ็ตในเทิร์นนี้
why-came-this-turn = { $card } ออกมาบนสนามในเทิร์นนี้
why-attacked-this-turn = { $card } โจมตีไปแล้วในเทิร์นนี้
why-changed-this-turn = { $card } เปลี่ยนตำแหน่งไปแล้วในเทิร์นนี้
why-no-monster = { $card } ไม่ใช่มอนสเตอร์
why-own-way-first = { $card } ต้องอัญเชิญด้วยวิธีของตนเองก่อน
why-no-own-summon = { $card } อัญเชิญพิเศษตัวเองไม่ได้
why-no-more-battle = เทิร์นนี้ไม่มีแบทเทิลเฟสอีกแล้ว
why-first-turn = ผู้เล่นก่อนไม่มีแบทเทิลเฟสในเทิร์นแรก
why-no-attack-position = { $card } ไม่ได้หงายในตำแหน่งโจมตี
why-has-monsters = ฝ่ายตรงข้ามควบคุมมอนสเตอร์ { $has } ตัว ให้โจมตีตัวใดตัวหนึ่ง
why-not-a-target = { $card } ไม่ใช่มอนสเตอร์ของฝ่ายตรงข้าม
why-forbidden = เอฟเฟกต์ของ { $card } ห้ามไว้
why-not-from-there = { $card } เปิดใช้จากที่ที่อยู่ไม่ได้
why-no-effect = { $card } ไม่มีเอฟเฟกต์ที่เปิดใช้ได้
why-main-phase-only = { $card } ใช้ได้ในเมนเฟสของคุณขณะที่ไม่มีเชนเท่านั้น
why-not-your-turn = ไม่ใช่เทิร์นของคุณ เวทที่เปิดใช้ได้มีแต่ควิกเพลย์ที่เซ็ตไว้
why-too-slow = ต้องมีสเปลสปีด { $needs } แต่ { $card } มี { $has }
why-unresolved = { $card } ยังไม่เกิดผล
why-set-first = กับดักต้องเซ็ตก่อน แล้วเปิดใช้ในเทิร์นหลัง
why-damage-step = ในดาเมจสเต็ปเปิดใช้ได้เฉพาะกับดักเคาน์เตอร์และสิ่งที่เปลี่ยน ATK หรือ DEF
why-after-calculation = กำลังคำนวณดาเมจ เปิดใช้อะไรอีกไม่ได้
why-only-answers = กำลังจะอัญเชิญ เปิดใช้ได้เฉพาะสิ่งที่ตอบโต้การอัญเชิญนั้น
why-no-occasion = ไม่มีเหตุที่ { $card } ตอบโต้ได้เกิดขึ้น
why-used-this-turn = เอฟเฟกต์นี้ของ { $card } ใช้ไปแล้วในเทิร์นนี้
why-muted = เอฟเฟกต์ของ { $card } ถูกทำให้เป็นโมฆะ
why-condition = เงื่อนไขของ { $card } ยังไม่ครบ
why-no-target = ไม่มีสิ่งที่ { $card } เลือกได้
why-cannot-pay = จ่ายคอสต์ของ { $card } ไม่ได้
why-costs-lp = { $card } ต้องจ่าย { $needs } LP คุณมี { $has }
why-costs-discard = { $card } ต้องทิ้งการ์ด { $needs } ใบ คุณมีการ์ดอื่นบนมือ { $has } ใบ
why-no-use = ตอนนี้ { $card } จะไม่เกิดผลอะไร
why-attack-position-only = จากมือ { $card } ต้องอัญเชิญในตำแหน่งโจมตีหรือเซ็ตคว่ำ
why-main-phase = สิ่งนั้นทำในเมนเฟสของคุณ
why-battle-phase = สิ่งนั้นทำในแบทเทิลเฟสของคุณ
