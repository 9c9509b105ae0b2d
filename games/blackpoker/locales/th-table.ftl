# What is read at a table of BlackPoker, in Thai: names of words, questions, options and events.

name-mode-two-players = สองคน
name-format-light = ไลท์
name-format-standard = สแตนดาร์ด
name-format-pro = โปร
name-format-master = มาสเตอร์
name-format-basic = เบสิก
name-format-entry20 = เอ็นทรี 20
name-format-pack = แพ็ค
name-format-rarepack = แรร์แพ็ค
name-format-strategy = สตราเทจี
name-format-extra = เอ็กซ์ตร้า

# Options.
do-target = { $shape ->
    [card] เลือก { $card } เป็นเป้าหมาย
   *[plain] ไม่เลือกเป้าหมาย
}
do-target-seat = เลือก { $seat } เป็นเป้าหมาย
do-target-request = เลือกคำขอ { $action } เป็นเป้าหมาย
do-suit = { $suit }
do-number = { $n }
do-trigger = { $action }
do-soldiers-at = ใช้ทหารบล็อก { $card }
do-hidden-wall = { $verb }: กำแพงใบที่ { $n } ของ { $owner }
do-drive = ไดรฟ์ { $card }
do-pay = { $shape ->
    [card] จ่ายด้วย { $card }
   *[plain] จ่ายด้วยไลฟ์
}
do-discard = ทิ้ง { $card }
do-sacrifice = สละ { $card }
do-key = ใช้ { $card } เป็นคีย์การ์ด
do-unit = ใช้ { $card } เป็นคีย์ยูนิต
do-enter = { $shape ->
    [card] { $card } ออกมาเป็นทหาร
   *[plain] ออกมาเป็นทหาร
}
do-take = นำ { $card } ขึ้นมือ
do-choose = เลือก { $card }
do-order = { $card }
do-top = { $shape ->
    [card] { $card } ไว้บนสุดของไลฟ์
   *[plain] ไว้บนสุดของไลฟ์
}
do-bottom = { $shape ->
    [card] { $card } ไว้ล่างสุดของไลฟ์
   *[plain] ไว้ล่างสุดของไลฟ์
}
do-lay-trump = วาง { $card } เป็นไพ่ตาย
do-lay-rare = วาง { $card } เป็นไพ่แรร์
do-keep = เก็บ { $card } เป็นไพ่มือแรก
do-open = { $shape ->
    [card] เปิด { $card }
   *[plain] เปิด
}
do-shut = { $shape ->
    [card] ปิด { $card }
   *[plain] ปิด
}
do-attack = { $shape ->
    [card] โจมตีด้วย { $card }
   *[plain] โจมตี
}
do-block = { $shape ->
    [both] ใช้ { $card } บล็อก { $other }
    [card] ใช้ { $card } บล็อก
   *[plain] บล็อก
}
do-ready = { $shape ->
    [card] ทำให้ { $card } ชาร์จ
   *[plain] ชาร์จ
}
do-tire = { $shape ->
    [card] ทำให้ { $card } ไดรฟ์
   *[plain] ไดรฟ์
}
do-show = วาง { $card } ไว้บนสุดของสุสาน

# Questions.
ask-pass = ขอแอ็กชันหรือผ่าน
ask-target = เลือกเป้าหมาย
ask-attack = เลือกผู้โจมตี
ask-block = จะบล็อกผู้โจมตีไหม
ask-choose = เลือกไพ่
ask-discard = เลือกไพ่ที่จะทิ้ง
ask-drive = เลือกกำแพงที่จะไดรฟ์
ask-sacrifice = เลือกทหารที่จะสละ
ask-key = เลือกคีย์การ์ด
ask-unit = เลือกคีย์ยูนิต
ask-suit = เลือกดอก
ask-number = เลือกตัวเลข
ask-ace = จะให้ออกมาเป็นเอซหรือกำแพง
ask-keep = เลือกไพ่มือแรก
ask-lay-trump = เลือกไพ่ตาย
ask-lay-rare = เลือกไพ่แรร์
ask-ready = ชาร์จหรือไดรฟ์
ask-one = กำแพงที่ชาร์จหนึ่งใบหรือที่ไดรฟ์สองใบ
ask-open = เลือกไพ่ตายที่จะเปิด
ask-shut = เลือกไพ่ตายที่จะปิด
ask-order = เลือกลำดับ
ask-take = เลือกไพ่ที่จะนำขึ้นมือ
ask-hit = จะหงายอีกใบไหม
ask-yes = จะจั่วจากไลฟ์อีกใบไหม
ask-enter = เลือกไพ่ที่จะออกมา
ask-top = ไว้บนสุดหรือล่างสุดของไลฟ์
ask-trigger = แอ็กชันใดก่อน
ask-redirect = เลือกเป้าหมายใหม่
ask-show = เลือกใบบนสุดของสุสาน
ask-pay = จะจ่ายอย่างไร
ask-soldiers = จะบล็อกด้วยทหารไหม

# Events. What is requested is told by its name alone.
did-pass = { $who } { $person ->
   *[other] ผ่าน
}
did-damage = { $who } { $person ->
   *[other] ได้รับ
} { $n } ดาเมจ
did-attack = { $shape ->
    [card] { $who } โจมตีด้วย { $card }
   *[plain] { $who } ขอ { $verb }
}
did-resolve = { $nth } เกิดผล
did-negate = { $nth } เป็นโมฆะ
did-trigger = { $nth } ถูกขอตามกฎ
did-redirect = { $nth } เปลี่ยนเป้าหมาย
did-concede = { $who } { $person ->
   *[other] ยอมแพ้
}
did-block = { $shape ->
    [both] { $card } บล็อก { $other }
    [other] กำแพงที่คว่ำบล็อก { $other }
    [card] { $who }: บล็อกด้วย { $card }
   *[plain] { $who }: บล็อก
}
counted = { $did }
rested = { $card } ไดรฟ์
readied = { $card } ชาร์จ
scored = { $who } เปิดแพ็ค

# Words of every table, said of playing cards.
a-card = ไพ่ใบหนึ่ง
nothing-to-do = ตอนนี้ไม่มีอะไรให้ทำกับไพ่ใบนี้
hidden-option = { $verb }: ไพ่ที่มองไม่เห็น ใบที่ { $place }
hidden-spot = { $verb }: ไพ่ใบที่ { $place } ใน{ $zone }ของ { $who }
activated = { $who }: ผลของ { $card } เริ่มขึ้น

game-title = BlackPoker
game-blurb = ไพ่ธรรมดากลายเป็นกำแพง ทหาร และเวท: ตัดไลฟ์ของอีกฝ่ายให้หมดกอง

# What may be looked up.
name-sort-action = แอ็กชัน
name-sort-character = ตัวละคร
name-sort-fog = หมอก
name-sort-format = ฟอร์แมต
name-sort-frame = เฟรม
name-sort-trump = ไพ่ตาย

name-vital-life = ไลฟ์

# Requests, cards that moved, and fights.
does = { $who } ขอ { $verb }
does-card = { $who } ขอ { $verb } ด้วย { $card }
does-other = { $who } ขอ { $verb } ต่อ { $other }
does-both = { $who } ขอ { $verb } ด้วย { $card } ต่อ { $other }
moved-by-draw = { $who } จั่ว { $card }
moved-by-deal = { $who } วาง { $card } เป็น{ $to }
moved-by-compare = { $who } หงาย { $card } เพื่อตัดสินว่าใครเริ่มก่อน
moved-by-damage = { $who } เสีย { $card } จากไลฟ์
moved-by-pay = { $who } จ่ายด้วย { $card } จากไลฟ์
moved-by-discard = { $who } ทิ้ง { $card }
moved-by-die = { $card } ลงสุสาน{ $theirs }
moved-by-enter = { $card } เข้าสู่{ $to }{ $theirs }
moved-by-equip = { $host } ติดอาวุธด้วย { $card }
moved-by-key = { $who } วาง { $card } บนสเตจ
moved-by-linger = { $card } อยู่ในหมอก{ $theirs }
moved-by-take = { $who } นำ { $card } ขึ้นมือ
moved-by-wall = { $who } ตั้งกำแพง 1 ใบ
battle = { $state ->
    [holds] { $card } ยังขาดอีก { $behind }
    [lacks] { $ahead ->
        [0] เท่ากัน: ตายทั้งสองฝ่าย
       *[other] { $card } นำอยู่ { $ahead }
    }
   *[open] { $shape ->
        [both] กำแพงบล็อก { $card }
       *[seat] ไม่มีใครบล็อก { $card }
    }
}
state-rested = ไดรฟ์
state-ready = ชาร์จ

# Why something is not offered.
why-life = ต้องจ่ายไลฟ์ { $needs } ใบ คุณมี { $has } ใบ
why-walls = ต้องไดรฟ์กำแพงที่ชาร์จอยู่ { $needs } ใบ คุณมี { $has } ใบ
why-victims = ต้องสละตัวละคร { $needs } ตัว คุณมี { $has } ตัว
why-keys = ต้องใช้คีย์การ์ด { $needs } ใบ คุณมีที่เข้ากัน { $has } ใบ
why-hand = คีย์การ์ดกับไพ่ที่ทิ้งใช้ไพ่บนมือ { $needs } ใบ คุณมี { $has } ใบ
why-no-driver = ไม่มีตัวละครที่ชาร์จอยู่ซึ่งไดรฟ์เพื่อสิ่งนี้ได้
why-joker-in-light = ในไลท์ Joker เป็นทหารไม่ได้
why-trump-closed = ไพ่ตายที่ต้องใช้ยังไม่เปิด
why-no-target = ไม่มีสิ่งที่เป็นเป้าหมายได้
why-no-soldier-of-suit = คุณไม่มีทหารดอกเดียวกับคีย์การ์ด
why-not-in-format = ฟอร์แมตนี้ไม่มีแอ็กชันนั้น
why-not-in-frame = เฟรมนี้ไม่มีแอ็กชันนั้น
why-comes-by-itself = ไม่ต้องร้องขอ เมื่อถึงจังหวะระบบจะถามเอง
why-too-many-requests = เทิร์นนี้ขอครบ { $needs } ครั้งแล้ว
why-not-your-turn = สิ่งนั้นทำในเทิร์นของคุณ
why-stage-in-use = สเตจต้องว่าง ตอนนี้มีคำขอรออยู่ { $has } รายการ
why-used-this-turn = เทิร์นนี้ขอไปแล้ว
why-own-turn = สิ่งนั้นทำในเทิร์นของคู่แข่ง
why-pack-opened = เปิดแพ็คไปแล้ว
why-no-pack = คุณไม่มีแพ็ค
why-no-rare-card = คุณไม่มีไพ่แรร์
why-life-too-high = ไลฟ์ต้องมี { $needs } ใบหรือน้อยกว่า ตอนนี้มี { $has } ใบ
why-no-closed-trump = คุณไม่มีไพ่ตายที่ปิดอยู่
why-trumps-kept-closed = ไพ่ตายที่ปิดอยู่ต้องปิดไว้ในเทิร์นนี้
why-no-hand = คุณไม่มีไพ่บนมือ
why-no-character = คุณไม่มีตัวละคร
why-no-soldier = คุณไม่มีทหาร
why-giant-first = { $card } โจมตีได้และต้องโจมตีก่อน
why-must-act = ผ่านกันทั้งสองฝ่ายแล้ว คุณต้องขออะไรสักอย่าง
why-part-by-part = ขอแอ็กชันก่อน แล้วจะถามทีละส่วน
why-named-later = ขอโจมตีก่อน แล้วเลือกผู้โจมตีตอนเกิดผล
why-no-character-there = { $card } ไม่ใช่ตัวละครบนสนาม
why-untargetable = ไม่มีแอ็กชันใดเลือก { $card } เป็นเป้าหมายได้
why-not-yours = { $card } ไม่ใช่ของคุณ
why-is-wall = { $card } เป็นกำแพง ไม่ใช่ทหาร
why-no-wall = { $card } ไม่ใช่กำแพง
why-no-diamond = { $card } ไม่มี ♢ 2 ถึง 10
why-not-equipped = { $card } ติดอาวุธไม่ได้
why-other-suit = { $card } ต่างดอกกับคีย์การ์ด
why-not-a-target = เลือก { $card } เป็นเป้าหมายไม่ได้
why-not-your-soldier = { $card } ไม่ใช่ทหารของคุณ
why-not-your-character = { $card } ไม่ใช่ตัวละครของคุณ
why-is-driven = { $card } ไดรฟ์อยู่
why-came-this-turn = { $card } ออกมาในเทิร์นนี้และไม่มี <จู่โจมทันที>
why-blocks-already = { $card } บล็อกผู้โจมตีอื่นอยู่
why-wall-or-soldiers = บล็อกได้ด้วยกำแพงใบเดียวหรือด้วยทหาร ใช้พร้อมกันไม่ได้
why-cannot-drive = { $card } ไม่ใช่กำแพงของคุณที่ชาร์จอยู่
why-cannot-discard = ทิ้ง { $card } เพื่อสิ่งนี้ไม่ได้
why-no-key = { $card } เป็นคีย์การ์ดของสิ่งนี้ไม่ได้

idle-life = ไพ่ออกจากไลฟ์ด้วยดาเมจ ค่าใช้จ่าย และการจั่ว
idle-grave = ไพ่ในสุสานใช้ไปแล้ว มีเพียงบางแอ็กชันที่นำกลับมาได้
idle-gear = ไพ่ใบนี้เป็นของทหารด้านบน ให้กดที่ทหาร
idle-fog = ไพ่ในหมอกอยู่จนกว่าผลของมันจะจบ
idle-pack = แพ็คปิดอยู่จนกว่าจะเปิดด้วยแอ็กชันของมัน
idle-rare = ไพ่แรร์ใช้ด้วยแอ็กชันที่ระบุถึงมัน
idle-trump = ไพ่ตายที่เปิดแล้วทำงานเอง
idle-stage = รออยู่บนสเตจจนกว่าจะถูกดำเนินการ
idle-open = ไพ่ที่หงายเพียงแสดงให้เห็น
