# Which cards, and what they must be like, in Thai: the noun first, then what it is like, whose it is, and how many.

subject = { $subject ->
    [this] การ์ดใบนี้
    [it] การ์ดนั้น
    [event] การ์ดใบนั้น
    [other] การ์ดอีกใบ
    [seen] การ์ดเหล่านั้น
    [host] การ์ดที่ใบนี้ติดอยู่
    [attached] การ์ดที่ติดอยู่กับใบนี้
    [attacker] การ์ดที่กำลังโจมตี
    [each] แต่ละใบ
    [x] การ์ดใบที่หนึ่ง
    [y] การ์ดใบที่สอง
    [z] การ์ดใบที่สาม
    [w] การ์ดใบที่สี่
   *[attacked] การ์ดที่ถูกโจมตี
}

whose = { $side ->
    [mine] ฝ่ายเรา
    [friendly] ทีมเรา
    [theirs] ฝ่ายตรงข้าม
   *[any] ผู้เล่นใดก็ได้
}

pick = { $pick ->
    [all] ทั้งหมด
    [exactly] { $n } ใบ
    [up-to] จำนวนไม่เกิน { $n } ใบ
    [between] { $least } ถึง { $n } ใบ
    [top] { $n } ใบจากด้านบน
    [up-to-top] ไม่เกิน { $n } ใบจากด้านบน
    [bottom] { $n } ใบจากด้านล่าง
    [either] ใบบนสุดหรือล่างสุด
   *[random] { $n } ใบแบบสุ่ม
}
cards = { $cards } { $pick }
cards-chosen = { $cards } ที่{ $side ->
    [theirs] ฝ่ายตรงข้ามเลือก
    [friendly] ทีมเราเลือก
   *[any] ผู้เล่นทั้งสองฝ่ายเลือก
}
cards-of = { $nouns } { $adj }{ $whose }
cards-owned = { $nouns } { $adj }{ $whose }
cards-any = { $nouns } { $adj }
cards-from = { $nouns } { $adj }{ $from }
cards-in = { $kinds ->
    [none] การ์ด
   *[other] การ์ด{ $kinds }
} { $adj }ใน{ $zones }{ $whose }
cards-group = { $subject }
noun = { $word }

state = { $state ->
    [rested] ที่เรสต์อยู่
    [active] ที่แอคทีฟอยู่
    [face-up] ที่หงายอยู่
    [face-down] ที่คว่ำอยู่
    [new] ที่เพิ่งลงมา
   *[damaged] ที่ได้รับดาเมจ
}
measure = { $cmp ->
    [eq] { $n }
    [le] { $n } หรือต่ำกว่า
    [ge] { $n } หรือมากกว่า
    [lt] น้อยกว่า { $n }
    [gt] มากกว่า { $n }
   *[ne] ที่ไม่ใช่ { $n }
}
test-stat = ที่มี{ $stat } { $measure }
test-base = ที่มี{ $stat }ดั้งเดิม { $measure }
test-named = ชื่อ “{ $text }”
test-name-has = ที่มี “{ $text }” ในชื่อ
test-type = ที่มีลักษณะพิเศษ “{ $text }”
test-type-has = ที่มีลักษณะพิเศษที่มีคำว่า “{ $text }”
test-label = ที่เป็น{ $label }
test-many = ที่มี{ $group }มากกว่าหนึ่ง
test-kind = ที่เป็น{ $kind }
adjective-kind = ที่เป็น{ $kind }
test-keyword = ที่มี { $keyword }
test-state = { $state }
test-has = ที่มีเอฟเฟค { $cue }
test-blank = ที่ไม่มีเอฟเฟค
test-is = ที่เป็น{ $subject }
test-number = ที่มีหมายเลขการ์ด { $text }
test-same-name = ที่มีชื่อเดียวกับ{ $subject }
test-same = ที่มี{ $what }เดียวกับ{ $subject }
test-carries = ที่มีการ์ดติดอยู่{ $tests }
test-attached = ที่มี{ $word } { $n } ใบขึ้นไป
test-highest = ที่มี{ $stat }สูงสุด
test-lowest = ที่มี{ $stat }ต่ำสุด
test-side = ของ{ $side ->
    [mine] ฝ่ายเรา
    [friendly] ทีมเรา
    [theirs] ฝ่ายตรงข้าม
   *[any] ผู้เล่นใดก็ได้
}
test-any = ที่ตรงกับ { $lists }
test-list = “{ $tests }”
test-not-is = นอกจาก{ $subject }
test-not-adjective = ที่ไม่ใช่ใบ{ $test }
test-not = ยกเว้นใบ{ $test }
limit-total = ที่มี{ $stat }รวมกัน { $n } หรือต่ำกว่า
limit-different = ที่มีชื่อต่างกัน
limit-same = ที่มีชื่อเดียวกัน

place = { $side ->
    [mine] { $zone }ของฝ่ายเรา
    [friendly] { $zone }ของทีมเรา
    [theirs] { $zone }ของฝ่ายตรงข้าม
   *[any] { $zone }ของเจ้าของ
}
place-end = { $end ->
    [top] ไปไว้บนสุดของ{ $place }
    [bottom] ไปไว้ล่างสุดของ{ $place }
    [either] ไปไว้บนสุดหรือล่างสุดของ{ $place }
   *[none] ไปไว้ที่{ $place }
}
place-order = { $order ->
    [chosen] {" "}ในลำดับใดก็ได้
    [random] {" "}ในลำดับสุ่ม
   *[kept] {" "}ในลำดับเดิม
}
place-face-up = {" "}แบบหงาย
place-face-down = {" "}แบบคว่ำ
place-rested = {" "}ในสภาพเรสต์
place-revealed = {" "}โดยเปิดให้ดู
