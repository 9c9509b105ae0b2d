# What is read at a table of ONE PIECE Card Game, in Thai: names of words, questions, options and events.

name-zone-given = ด้ง!!ที่ติดอยู่
name-zone-nowhere = นอกแอเรีย

name-label-red = แดง
name-label-green = เขียว
name-label-blue = ฟ้า
name-label-purple = ม่วง
name-label-black = ดำ
name-label-yellow = เหลือง

name-stat-power = พาวเวอร์
name-stat-cost = คอสต์

name-phase-setup = เตรียมเกม
name-phase-refresh = รีเฟรชเฟส
name-phase-draw = ดรอว์เฟส
name-phase-don = ด้ง!!เฟส
name-phase-main = เมนเฟส
name-phase-attack = แอทแทคสเตป
name-phase-block = บล็อกสเตป
name-phase-counter = เคาน์เตอร์สเตป
name-phase-damage = ดาเมจสเตป
name-phase-battle-end = จบการแบทเทิล
name-phase-end = เอนด์เฟส

name-mode-two-players = สองคน
name-format-standard = สแตนดาร์ด

# What players and effects do.
name-verb-play = เล่น
name-verb-attack = โจมตี
name-verb-give = ติดด้ง!!
name-verb-activate = ใช้งานความสามารถ
name-verb-end = จบเทิร์น
name-verb-block = บล็อก
name-verb-counter = เคาน์เตอร์
name-verb-pass = ผ่าน
name-verb-trigger = ใช้ [ทริกเกอร์]
name-verb-keep = ใช้มือนี้
name-verb-redraw = จั่วมือใหม่
name-verb-first = เล่นก่อน
name-verb-second = เล่นหลัง
name-verb-choose = เลือก
name-verb-done = เสร็จแล้ว
name-verb-yes = ใช่
name-verb-no = ไม่
name-verb-option = เลือกความสามารถ
name-verb-order = จัดลำดับ
name-verb-top = วางบนสุด
name-verb-name = บอกจำนวน
name-verb-ko = KO
name-verb-trash = ส่งลงแทรช
name-verb-return = นำกลับขึ้นมือ
name-verb-move = ย้าย
name-verb-put = นำลงสนาม
name-verb-put-rested = นำลงสนามในสภาพเรสต์
name-verb-rest = เรสต์
name-verb-ready = แอ็คทีฟ
name-verb-attach = ติดด้ง!!การ์ด
name-verb-turn-up = หงาย
name-verb-turn-down = คว่ำ
name-verb-return-don = นำด้ง!!กลับด้ง!!เด็ค
name-verb-add-don = วางด้ง!!เพิ่ม
name-verb-add-don-rested = วางด้ง!!เพิ่มแบบเรสต์
name-verb-draw = จั่ว
name-verb-discard = ทิ้งจากมือ
name-verb-mill = ส่งจากเด็คลงแทรช
name-verb-shuffle = สับ
name-verb-damage = รับดาเมจ
name-verb-win = ชนะเกม
name-verb-lose = แพ้เกม
name-verb-take = นำขึ้นมือ
name-verb-replace = ใช้แทน
name-verb-deal = วางไลฟ์
name-verb-make-room = ทำที่ว่าง
name-verb-refresh = รีเฟรช
name-verb-next = เลือกความสามารถถัดไป
name-verb-concede = ยอมแพ้
name-verb-put-back = นำกลับที่เดิม
name-verb-repeat = ทำซ้ำ
name-verb-bottom = วางล่างสุด
name-verb-put-active = นำลงสนามในสภาพแอ็คทีฟ

# Options.
do-play = เล่น { $card }
do-attack = { $shape ->
    [both] ใช้ { $card } โจมตี { $other }
   *[card] ใช้ { $card } โจมตี
}
do-give = { $shape ->
    [plain] ติดด้ง!! 1 ใบ
   *[card] ติดด้ง!! 1 ใบให้ { $card }
}
do-activate = ใช้งานความสามารถของ { $card }
do-activate-nth = ใช้งานความสามารถที่ { $n } ของ { $card }
do-end = จบเทิร์น
do-block = ใช้ { $card } บล็อก
do-counter = { $shape ->
    [both] ใช้ { $card } เคาน์เตอร์ให้ { $other }
   *[card] ใช้ { $card } เคาน์เตอร์
}
do-trigger = ใช้ [ทริกเกอร์] ของ { $card }
do-take = นำ { $card } ขึ้นมือ
do-keep = ใช้มือนี้
do-yes = { $shape ->
    [card] ใช่: { $card }
   *[plain] ใช่
}
do-no = { $shape ->
    [card] ไม่: { $card }
   *[plain] ไม่
}
do-option = ความสามารถที่ { $n }
do-next = { $card } ก่อน
do-next-nth = { $card } ความสามารถที่ { $n } ก่อน
do-replace = ใช้ { $card } แทนสำหรับ { $other }
do-replace-nth = ใช้ความสามารถที่ { $n } ของ { $card } แทนสำหรับ { $other }
do-choose-given-don = ด้ง!!ที่ติดอยู่กับ { $card }
do-choose-rested-don = ด้ง!!ที่เรสต์อยู่
do-choose-active-don = ด้ง!!ที่แอ็คทีฟอยู่

# Questions.
ask-play = เมนเฟสของคุณ
ask-block = จะบล็อกการโจมตีไหม
ask-counter = จะใช้เคาน์เตอร์ไหม
ask-trigger = จะใช้ [ทริกเกอร์] ไหม
ask-redraw = จะใช้มือนี้ไหม
ask-first = จะเล่นก่อนหรือหลัง
ask-discard = เลือกการ์ดบนมือที่จะทิ้ง
ask-make-room = การ์ดเต็มแล้ว: เลือกใบที่จะส่งลงแทรช
ask-yes = จะใช้ความสามารถนี้ไหม
ask-option = เลือกความสามารถหนึ่งอย่าง
ask-order = เลือกลำดับ
ask-attach = เลือกการ์ดที่จะติดด้ง!!ให้
ask-add-don = จะวางด้ง!!เพิ่มกี่ใบ
ask-return-don = เลือกด้ง!!ที่จะนำกลับ
ask-ko = เลือกการ์ดที่จะ KO
ask-rest = เลือกการ์ดที่จะเรสต์
ask-ready = เลือกการ์ดที่จะแอ็คทีฟ
ask-return = เลือกการ์ดที่จะนำกลับขึ้นมือ
ask-move = เลือกการ์ดที่จะย้าย
ask-put = เลือกการ์ดที่จะนำลงสนาม
ask-put-rested = เลือกการ์ดที่จะนำลงสนามในสภาพเรสต์
ask-put-active = เลือกการ์ดที่จะนำลงสนามในสภาพแอ็คทีฟ
ask-trash = เลือกการ์ดที่จะส่งลงแทรช
ask-choose = เลือกการ์ด
ask-next = ความสามารถใดก่อน
ask-replace = จะใช้ความสามารถอื่นแทนไหม
ask-top = เลือกการ์ดที่จะวางบนสุด
ask-bottom = เลือกการ์ดที่จะวางล่างสุด
ask-repeat = จะทำซ้ำกี่รอบ

# Events.
did-play = { $who } { $person ->
   *[other] เล่น
} { $card }
did-attack = { $who } { $person ->
   *[other] ใช้ { $card } โจมตี
} { $other }
did-activate = { $who } { $person ->
   *[other] ใช้งานความสามารถของ
} { $card }
did-end = { $who } { $person ->
   *[other] จบเทิร์น
}
did-block = { $who } { $person ->
   *[other] บล็อกด้วย
} { $card }
did-counter = { $who } { $person ->
   *[other] เคาน์เตอร์ด้วย
} { $shape ->
    [both] { $card } ให้ { $other }
   *[card] { $card }
}
did-damage = { $shape ->
    [card] { $card } ทำดาเมจ { $n } ให้ { $rival }
   *[plain] { $who } ทำดาเมจ { $n } ให้ { $rival }
}
did-first = { $who } { $person ->
   *[other] เล่นก่อน
}
did-second = { $who } { $person ->
   *[other] เล่นหลัง
}
did-redraw = { $who } { $person ->
   *[other] จั่วมือใหม่
}
did-trigger = { $who } { $person ->
   *[other] ใช้ [ทริกเกอร์] ของ
} { $card }
did-repeat = { $who } { $person ->
   *[other] ทำซ้ำ
} { $n } รอบ
did-concede = { $who } { $person ->
   *[other] ยอมแพ้
}

name-verb-extra-turn = เล่นเทิร์นพิเศษ
name-verb-redirect-attack = เปลี่ยนเป้าหมายการโจมตี
name-keyword-unblockable = บล็อกไม่ได้
name-ban-be-blocked = ถูกบล็อก
name-ban-move-life-to-hand = นำไลฟ์ขึ้นมือ
name-ban-ready-in-refresh = แอ็คทีฟในรีเฟรชเฟส
name-ban-be-played = ถูกนำลงสนาม
name-ban-block = ใช้งาน [บล็อกเกอร์]
name-ban-attack-active = โจมตีคาแรกเตอร์ที่แอ็คทีฟ
name-ban-attack-new = โจมตีในเทิร์นที่ลงสนาม

# เหตุที่ทำไม่ได้ พร้อมตัวเลขและการ์ด
why-costs = คอสต์ { $needs } แต่คุณมีด้ง!!ที่แอ็คทีฟ { $has } ใบ
why-no-don = ไม่เหลือด้ง!!ที่แอ็คทีฟให้ติด
why-not-in-hand = { $card } ไม่ได้อยู่บนมือ
why-no-main = { $card } ไม่มีความสามารถ [เมน] เก็บไว้ใช้ในเคาน์เตอร์สเตป
why-first-turn = เทิร์นแรกของแต่ละฝ่ายโจมตีไม่ได้
why-is-rested = { $card } เรสต์อยู่
why-not-a-fighter = ทำได้เฉพาะลีดเดอร์และคาแรกเตอร์ของคุณ
why-played-this-turn = { $card } ลงสนามในเทิร์นนี้และไม่มี [จู่โจมฉับพลัน]
why-not-a-target = { $card } แอ็คทีฟอยู่ โจมตีได้เฉพาะลีดเดอร์และคาแรกเตอร์ที่เรสต์
why-forbidden = ความสามารถของ { $card } ห้ามไว้
why-forbidden-here = มีความสามารถห้ามไว้
why-unblockable = การโจมตีของ { $card } บล็อกไม่ได้
why-no-blocker = { $card } ไม่มี [บล็อกเกอร์]
why-no-counter = { $card } ไม่มีเคาน์เตอร์ให้ใช้
why-not-yours = { $card } ไม่ใช่ของคุณ
why-muted = ความสามารถของ { $card } ไร้ผล
why-not-on-field = { $card } ไม่ได้อยู่บนสนาม
why-used-this-turn = ความสามารถนี้ของ { $card } ใช้ไปแล้วในเทิร์นนี้
why-condition = เงื่อนไขของความสามารถนี้ของ { $card } ยังไม่ครบ
why-don-attached = { $card } ต้องติดด้ง!! { $needs } ใบ ตอนนี้มี { $has } ใบ
why-not-this-turn = ความสามารถนี้ของ { $card } ใช้ในเทิร์นนี้ไม่ได้
why-cannot-pay = จ่ายคอสต์ของความสามารถนี้ของ { $card } ไม่ได้
why-give-own = ติดด้ง!!ได้เฉพาะลีดเดอร์และคาแรกเตอร์ของคุณ ไม่ใช่ { $card }
why-own-side = { $card } อยู่ฝั่งของคุณเอง
why-never-attacked = โจมตีได้เฉพาะลีดเดอร์และคาแรกเตอร์ที่เรสต์ ไม่ใช่ { $card }
why-is-attacked = { $card } เป็นการ์ดที่ถูกโจมตีอยู่ บล็อกให้ตัวเองไม่ได้
why-no-activate = { $card } ไม่มีความสามารถ [ใช้งาน : เมน]
why-name-target = เลือกเป้าหมายที่ { $card } จะโจมตี
why-name-helped = เคาน์เตอร์ใช้กับลีดเดอร์หรือคาแรกเตอร์ของคุณ
why-for-no-card = { $card } ใช้โดยไม่ต้องเลือกการ์ด
why-for-counter-step = เคาน์เตอร์ใช้ในเคาน์เตอร์สเตปเมื่อคู่แข่งโจมตี
why-for-block-step = [บล็อกเกอร์] ใช้ในบล็อกสเตปเมื่อคู่แข่งโจมตี
why-for-damage = ใช้ [ทริกเกอร์] เมื่อการ์ดถูกนำจากไลฟ์เพราะดาเมจ
why-for-main-phase = สิ่งนั้นทำในเมนเฟสของคุณ นอกการแบทเทิล
game-title = ONE PIECE CARD GAME
game-blurb = ลีดเดอร์หนึ่งคน ลูกเรือ และด้ง!! สิบใบ: โจมตีไลฟ์ของลีดเดอร์คู่แข่งจนหมด แล้วโจมตีให้โดนอีกหนึ่งครั้ง

name-vital-life = ไลฟ์

# Cards that moved.
moved-by-draw = { $who } จั่ว { $card }
moved-by-add-don = { $who } ได้ด้ง!!การ์ด 1 ใบ
moved-by-give = ติดด้ง!!การ์ด 1 ใบให้ { $host }
moved-by-attach = ติดด้ง!!การ์ด 1 ใบให้ { $host }
moved-by-refresh = ด้ง!!การ์ด 1 ใบกลับมาที่คอสต์แอเรีย{ $theirs }
moved-by-return-don = ด้ง!!การ์ด 1 ใบกลับไปที่ด้ง!!เด็ค{ $theirs }
moved-by-counter = ทิ้ง { $card } เป็นเคาน์เตอร์
moved-by-discard = { $who } ทิ้ง { $card } จากมือ
moved-by-deal = { $who } วางการ์ดเป็นไลฟ์ 1 ใบ
moved-by-ko = { $card } ถูก KO
moved-by-make-room = { $card } ถูกส่งลงแทรชเพื่อทำที่ว่าง
moved-by-put = { $card } ลงที่{ $to }{ $theirs }
moved-by-put-rested = { $card } ลงที่{ $to }{ $theirs } ในสภาพเรสต์
moved-by-put-back = { $who } นำ { $card } กลับเข้าเด็ค
moved-by-return = { $card } กลับขึ้นมือ{ $theirs }
moved-by-take = { $who } นำ { $card } จากไลฟ์{ $whose } ขึ้นมือ
moved-by-trash = { $card } จาก{ $from }{ $whose } ลงแทรช
moved-by-trigger = แสดง { $card } จากไลฟ์{ $whose }
moved-by-mill = { $card } จากบนสุดของเด็ค{ $whose } ลงแทรช

idle-cost = ด้ง!!ใช้จ่ายค่าการ์ด ในเมนเฟสกดด้ง!! แล้วกดลีดเดอร์หรือคาแรกเตอร์เพื่อติด
idle-given = ด้ง!!ใบนี้เพิ่มพาวเวอร์ 1000 ในเทิร์นของคุณ และกลับมาเมื่อเทิร์นหน้าของคุณเริ่ม
idle-don-deck = ด้ง!!มาจากที่นี่ในด้ง!!เฟสของคุณ
idle-life = ไลฟ์คว่ำอยู่จนกว่าดาเมจหรือความสามารถจะเอาออกไป
