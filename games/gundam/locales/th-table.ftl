# What is read at a table of GUNDAM Card Game, in Thai: names of words, questions, options and events.

name-zone-paired = ไพล็อตที่จับคู่อยู่
name-zone-nowhere = นอกแอเรีย

name-phase-setup = เตรียมเกม
name-phase-active = แอคทีฟสเต็ป
name-phase-start = สตาร์ทสเต็ป
name-phase-draw = ดรอว์เฟส
name-phase-resource = รีซอร์สเฟส
name-phase-main = เมนเฟส
name-phase-attack = แอทแทคสเต็ป
name-phase-block = บล็อกสเต็ป
name-phase-action = แอ็กชันสเต็ป
name-phase-damage = ดาเมจสเต็ป
name-phase-battle-end = จบการแบทเทิล
name-phase-end-action = แอ็กชันสเต็ปของเอนด์เฟส
name-phase-end = เอนด์สเต็ป
name-phase-hand = แฮนด์สเต็ป
name-phase-cleanup = คลีนอัปสเต็ป

name-kind-rule = การ์ดกฎ

name-label-blue = สีน้ำเงิน
name-label-green = สีเขียว
name-label-red = สีแดง
name-label-white = สีขาว
name-label-purple = สีม่วง

name-mode-two-players = สองคน
name-mode-royale-first-to-win = แบทเทิลรอยัล กฎการชนะเป็นคนแรก
name-mode-royale-elimination = แบทเทิลรอยัล กฎการแพ้คัดออก
name-mode-team-battle = ทีมแบทเทิล
name-format-standard = สแตนดาร์ด

# What players and effects do.
name-verb-play = เล่น
name-verb-pair = จับคู่ไพล็อต
name-verb-attack = โจมตี
name-verb-activate = ใช้งานเอฟเฟกต์
name-verb-end = สิ้นสุดเมนเฟส
name-verb-block = บล็อก
name-verb-pass = ผ่าน
name-verb-use-burst = ใช้【เบิร์ส】
name-verb-keep = ใช้มือนี้
name-verb-redraw = จั่วการ์ดบนมือใหม่
name-verb-first = โจมตีก่อน
name-verb-second = โจมตีทีหลัง
name-verb-clockwise = เล่นตามเข็มนาฬิกา
name-verb-counterclockwise = เล่นทวนเข็มนาฬิกา
name-verb-hand-over = ให้เพื่อนร่วมทีมเล่น
name-verb-choose = เลือก
name-verb-done = เสร็จแล้ว
name-verb-yes = ใช่
name-verb-no = ไม่
name-verb-option = เลือกเอฟเฟกต์
name-verb-order = จัดลำดับ
name-verb-top = วางบนสุด
name-verb-bottom = วางล่างสุด
name-verb-name = บอกจำนวน
name-verb-next = เลือกเอฟเฟกต์ถัดไป
name-verb-pay = จ่ายคอสท์
name-verb-make-room = ทำที่ว่าง
name-verb-concede = ยอมแพ้
name-verb-deal = วางชีลด์
name-verb-set-up = เตรียมเกม
name-verb-ready-up = แอคทีฟการ์ด
name-verb-follow = ย้ายตามไป
name-verb-strike = โจมตีผู้เล่น
name-verb-leave = ออกจากเกม
name-verb-destroy = ทำลาย
name-verb-trash = วางลงแทรช
name-verb-return = ส่งกลับขึ้นมือ
name-verb-exile = กำจัด
name-verb-move = ย้าย
name-verb-put = ลง
name-verb-put-rested = ลงในสภาพเรสท์
name-verb-deploy-token = ลงโทเคน
name-verb-deploy-token-rested = ลงโทเคนในสภาพเรสท์
name-verb-rest = เรสท์
name-verb-ready = แอคทีฟ
name-verb-damage = ทำดาเมจ
name-verb-recover = ฟื้นฟู HP
name-verb-pair-up = จับคู่
name-verb-draw = จั่ว
name-verb-discard = ทิ้ง
name-verb-mill = วางจากเด็คลงแทรช
name-verb-shuffle = สับ
name-verb-spend = เรสท์รีซอร์ส
name-verb-place-resource = วางรีซอร์ส
name-verb-place-rested-resource = วางรีซอร์สในสภาพเรสท์
name-verb-place-ex = วาง EXรีซอร์ส
name-verb-breach = ใช้《ทะลุทะลวง》
name-verb-win = ชนะเกม
name-verb-lose = แพ้เกม

# Options.
do-play = เล่น { $card }
do-pair = { $shape ->
    [both] จับคู่ { $card } กับ { $other }
   *[card] จับคู่ { $card }
}
do-attack = { $shape ->
    [both] ใช้ { $card } โจมตี { $other }
   *[card] ใช้ { $card } โจมตี
}
do-attack-seat = ใช้ { $card } โจมตี { $seat }
do-activate = ใช้งานเอฟเฟกต์ของ { $card }
do-activate-nth = ใช้งานเอฟเฟกต์ที่ { $n } ของ { $card }
do-block = ใช้ { $card } บล็อก
do-use-burst = { $shape ->
    [card] ใช้【เบิร์ส】ของ { $card }
   *[plain] ใช้【เบิร์ส】
}
do-keep = ใช้มือนี้
do-yes = { $shape ->
    [card] ใช่: { $card }
   *[plain] ใช่
}
do-no = { $shape ->
    [card] ไม่: { $card }
   *[plain] ไม่
}
do-option = เอฟเฟกต์ที่ { $n }
do-next = { $card } ก่อน
do-next-nth = { $card } เอฟเฟกต์ที่ { $n } ก่อน

# Questions.
ask-play = เมนเฟสของคุณ
ask-pass = แอ็กชันสเต็ป: ใช้อะไรหรือผ่าน
ask-block = จะบล็อกการโจมตีไหม
ask-use-burst = จะใช้【เบิร์ส】ไหม
ask-redraw = จะใช้มือนี้ไหม
ask-first = จะโจมตีก่อนหรือทีหลัง
ask-clockwise = เทิร์นวนไปทางไหน
ask-discard = เลือกการ์ดที่จะทิ้ง
ask-make-room = การ์ดเต็มแล้ว: เลือกใบที่จะวางลงแทรช
ask-next = เอฟเฟกต์ใดก่อน
ask-pay = จะจ่ายด้วย EXรีซอร์ส กี่ใบ
ask-yes = จะใช้เอฟเฟกต์นี้ไหม
ask-option = เลือกเอฟเฟกต์หนึ่งอย่าง
ask-order = เลือกลำดับ
ask-choose = เลือกการ์ด
ask-damage = เลือกการ์ดที่จะทำดาเมจใส่
ask-destroy = เลือกการ์ดที่จะทำลาย
ask-move = เลือกการ์ดที่จะย้าย
ask-put = เลือกการ์ดที่จะลง
ask-put-rested = เลือกการ์ดที่จะลงในสภาพเรสท์
ask-ready = เลือกการ์ดที่จะแอคทีฟ
ask-recover = เลือกการ์ดที่จะฟื้นฟู HP
ask-rest = เลือกการ์ดที่จะเรสท์
ask-return = เลือกการ์ดที่จะส่งกลับขึ้นมือ
ask-trash = เลือกการ์ดที่จะวางลงแทรช
ask-exile = เลือกการ์ดที่จะกำจัด
ask-pair-up = เลือกการ์ดที่จะจับคู่
ask-top = เลือกการ์ดที่จะวางบนสุด
ask-bottom = เลือกการ์ดที่จะวางล่างสุด

# Events.
did-play = { $who } { $person ->
   *[other] เล่น
} { $card }
did-pair = { $who } { $person ->
   *[other] จับคู่
} { $card } กับ { $other }
did-attack = { $who } { $person ->
   *[other] ใช้ { $card } โจมตี
} { $shape ->
    [both] { $other }
   *[card] { $seat }
}
did-activate = { $who } { $person ->
   *[other] ใช้งานเอฟเฟกต์ของ
} { $card }
did-end = { $who } { $person ->
   *[other] สิ้นสุดเมนเฟส
}
did-block = { $who } { $person ->
   *[other] บล็อกด้วย
} { $card }
did-pass = { $who } { $person ->
   *[other] ผ่าน
}
did-first = { $who } { $person ->
   *[other] โจมตีก่อน
}
did-second = { $who } { $person ->
   *[other] โจมตีทีหลัง
}
did-clockwise = { $who } { $person ->
   *[other] ให้เทิร์นวนตามเข็มนาฬิกา
}
did-counterclockwise = { $who } { $person ->
   *[other] ให้เทิร์นวนทวนเข็มนาฬิกา
}
did-redraw = { $who } { $person ->
   *[other] จั่วการ์ดบนมือใหม่
}
did-hand-over = { $who } { $person ->
   *[other] ให้เพื่อนร่วมทีมเล่น
}
did-damage = { $shape ->
    [both] { $card } ทำดาเมจ { $n } ใส่ { $other }
    [other] { $other } ได้รับดาเมจ { $n }
    [card] { $card } ทำดาเมจ { $n }
   *[plain] { $who }: ดาเมจ { $n }
}
did-strike = { $card } โจมตี { $seat }
did-leave = { $who } { $person ->
   *[other] ออกจากเกม
}
did-concede = { $who } { $person ->
   *[other] ยอมแพ้
}
marked = { $card } มีดาเมจ { $n }

# Words of every table, as the Thai rulebook of this game has them.
opponent = ฝ่ายตรงข้าม
whom-opponent = ฝ่ายตรงข้าม
rested = { $card } เรสท์
readied = { $card } แอคทีฟ
activated = { $who }: เริ่มแสดงผลเอฟเฟกต์ของ { $card }
shift-mute = เอฟเฟกต์ไร้ผล
shift-mute-cue = เอฟเฟกต์ { $cue } ไร้ผล
shift-ability = ได้รับเอฟเฟกต์
shift-need = เอฟเฟกต์ต้องใช้เพิ่ม

game-title = GUNDAM CARD GAME
game-blurb = ลงโมบิลสูท จับคู่กับไพล็อต แล้วเจาะชีลด์ของฝ่ายตรงข้าม เล่นได้สองถึงหกคน

name-vital-shields = ชีลด์
name-verb-reduce-damage = ลดดาเมจ
name-verb-take-damage = รับดาเมจแทน
name-verb-divert-this-turn = รับแบทเทิลดาเมจแทน
name-verb-divert-this-battle = รับแบทเทิลดาเมจแทน
name-verb-redirect-attack = เปลี่ยนเป้าหมายการโจมตี
name-verb-fight = ทำแบทเทิลดาเมจใส่กัน
name-verb-copy-keywords = รับคีย์เวิร์ดเอฟเฟกต์ตาม
name-verb-choose-enemy = เลือกฝ่ายตรงข้าม
do-choose-seat = เลือก { $seat }
ask-choose-enemy = เลือกฝ่ายตรงข้าม 1 คน
ask-take-damage = เลือกการ์ดที่จะรับดาเมจ
ask-redirect-attack = เลือกเป้าหมายการโจมตีใหม่

# Why something cannot be done, with numbers and cards.
why-lv = { $card } มี Lv. { $needs } แต่คุณมีรีซอร์ส { $has } ใบ
why-costs = คอสท์ { $needs } แต่คุณมีรีซอร์สที่แอคทีฟ { $has } ใบ
why-deployed-this-turn = { $card } ลงในเทิร์นนี้และไม่ใช่ลิ้งก์ยูนิต
why-no-unit = { $card } ต้องมียูนิตที่ยังไม่มีไพล็อต
why-has-pilot = { $card } มีไพล็อตอยู่แล้ว
why-is-rested = { $card } เรสท์อยู่
why-not-a-target = { $card } แอคทีฟอยู่ โจมตีได้เฉพาะผู้เล่นและยูนิตที่เรสท์
why-no-blocker = { $card } ไม่มี《บล็อกเกอร์》
why-no-target = ไม่มีอะไรให้ { $card } เลือก
why-condition = เงื่อนไขของเอฟเฟกต์นี้ของ { $card } ยังไม่ครบ
why-cannot-pay = จ่ายคอสท์ของเอฟเฟกต์นี้ของ { $card } ไม่ได้
why-used-this-turn = เอฟเฟกต์นี้ของ { $card } ใช้ไปแล้วในเทิร์นนี้
why-forbidden = เอฟเฟกต์ของ { $card } ห้ามไว้
why-not-in-hand = { $card } ไม่ได้อยู่บนมือของคุณ
why-no-main = { $card } ไม่มีเอฟเฟกต์【เมน】เก็บไว้ใช้ในแอ็กชันสเต็ป
why-no-action = { $card } ไม่มีเอฟเฟกต์【แอ็กชัน】ใช้ในเมนเฟสของคุณ
why-muted = เอฟเฟกต์ของ { $card } ไร้ผลอยู่
why-never-played = { $card } ไม่ใช่การ์ดที่เล่นจากมือ
why-commands-only = ในแอ็กชันสเต็ปเล่นได้เฉพาะคอมมานด์ { $card } ไม่ใช่คอมมานด์
why-no-pilot = { $card } ไม่ใช่ไพล็อต
why-team-mates = { $card } เป็นของเพื่อนร่วมทีม ไม่ใช่ของคุณ
why-not-your-unit = { $card } ไม่ใช่ยูนิตในแบทเทิลแอเรียของคุณ
why-not-a-unit = ผู้โจมตีต้องเป็นยูนิตในแบทเทิลแอเรีย แต่ { $card } ไม่ใช่
why-not-yours = { $card } ไม่ใช่ของคุณ
why-no-enemy-unit = { $card } ไม่ใช่ยูนิตของฝ่ายตรงข้าม
why-drawn = ต้องโจมตี { $card } แทน
why-not-on-field = เอฟเฟกต์ของ { $card } ทำงานเฉพาะบนฟีลด์
why-not-paired = { $card } ยังไม่มีไพล็อต
why-is-attacked = { $card } เป็นยูนิตที่ถูกโจมตีอยู่ บล็อกให้ตัวเองไม่ได้
why-high-maneuver = { $card } โจมตีด้วย《ไฮโมบิลิตี้》ใช้《บล็อกเกอร์》ไม่ได้
why-leader-decides = ตอนนี้หัวหน้าทีมเป็นผู้ตัดสิน
why-in-main-phase = ในเมนเฟส คุณเล่นการ์ด ใช้เอฟเฟกต์【แอคทีฟ・เมน】โจมตี หรือจบเฟส
why-in-action-step = ในแอ็กชันสเต็ป คุณใช้คอมมานด์【แอ็กชัน】ใช้เอฟเฟกต์【แอคทีฟ・แอ็กชัน】หรือผ่าน
why-in-block-step = ในบล็อกสเต็ปทำได้แค่บล็อกหรือผ่าน แอ็กชันสเต็ปมาถัดไป
why-for-block-step = { $card } บล็อกได้เฉพาะในบล็อกสเต็ปเมื่อฝ่ายตรงข้ามโจมตี
why-no-such-player = ไม่มีฝ่ายตรงข้ามคนนั้นให้โจมตี
why-pairs-in-main-phase = จับคู่ { $card } ได้ในเมนเฟสของคุณ ไม่ใช่ในแอ็กชันสเต็ป
why-attacks-in-main-phase = { $card } โจมตีได้เฉพาะในเมนเฟสของคุณ
why-for-action-step = เอฟเฟกต์นั้นของ { $card } ใช้ในแอ็กชันสเต็ป
why-for-main-phase = เอฟเฟกต์นั้นของ { $card } ใช้ในเมนเฟสของคุณ
why-no-activate-main = { $card } ไม่มีเอฟเฟกต์【แอคทีฟ・เมน】
why-no-activate-action = { $card } ไม่มีเอฟเฟกต์【แอคทีฟ・แอ็กชัน】

# Cards that moved, and fights.
did-redirect-attack = การโจมตีของ { $other } เปลี่ยนเป้าหมายเป็น { $card }
did-fight = { $card } กับ { $other } ทำแบทเทิลดาเมจใส่กัน
moved-by-draw = { $who } จั่ว { $card }
moved-by-deal = { $who } วางชีลด์ 1 ใบ
moved-by-destroy = { $place ->
    [shields] ชีลด์{ $whose } ถูกทำลาย: { $card }
   *[other] { $card } ถูกทำลาย
}
moved-by-discard = { $who } ทิ้ง { $card }
moved-by-follow = { $card } ไปที่{ $to }{ $theirs } พร้อมกับยูนิต
moved-by-make-room = { $card } ลงแทรชเพื่อทำที่ว่าง
moved-by-pair = { $card } จับคู่กับ { $host }
moved-by-place-resource = { $who } วางรีซอร์ส 1 ใบ
moved-by-put = { $card } ลงที่{ $to }{ $theirs }
moved-by-bottom = { $who } วาง { $card } ไว้ล่างสุดของเด็ค
moved-by-return = { $card } กลับขึ้นมือ{ $theirs }
battle = { $state ->
    [holds] { $other } รอดโดยเหลือ { $behind } HP
    [lacks] { $other } จะถูกทำลาย
   *[open] { $person ->
        [you] ชีลด์ของคุณถูกโจมตี
       *[other] ชีลด์ของ { $who } ถูกโจมตี
    }
}
state-rested = เรสท์
state-ready = แอคทีฟ

idle-resources = รีซอร์สใช้จ่ายค่าการ์ด เมื่อเล่นการ์ดจะเรสท์เอง
idle-resource-deck = รีซอร์สมาจากที่นี่ในรีซอร์สเฟสของคุณทุกครั้ง
idle-paired = ไพล็อตที่จับคู่ทำงานพร้อมยูนิต ให้กดที่ยูนิต
idle-shields = ชีลด์คว่ำอยู่จนกว่าการโจมตีหรือเอฟเฟกต์จะเอาออกไป
