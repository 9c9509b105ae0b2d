# Steps, in Thai.

verb-cards = { $verb } { $cards }
verb-to-place = { $verb } { $cards } { $place }
verb-elsewhere = { $step } { $place }
verb-to-cards = { $verb } { $cards } ให้ { $to }
verb-number-cards = { $verb } { $n } ให้ { $cards }
verb-number-of = { $verb } { $card } { $n } ใบ
verb-number = { $who ->
    [mine] { $verb } { $up-to ->
        [yes] ไม่เกิน { $n }
       *[no] { $n }
    }
   *[other] { $player }: { $verb } { $up-to ->
        [yes] ไม่เกิน { $n }
       *[no] { $n }
    }
}
verb-plain = { $who ->
    [mine] { $verb }
   *[other] { $player }: { $verb }
}

player = { $side ->
    [mine] ฝ่ายเรา
    [friendly] ผู้เล่นแต่ละคนในทีมเรา
    [theirs] ฝ่ายตรงข้าม
   *[any] ผู้เล่นแต่ละคน
}

step-choose = { $who ->
    [mine] เลือก { $cards }
   *[other] { $player } เลือก { $cards }
}
step-look = ดู { $cards }
step-reveal = เปิดเผย { $cards }
step-if = ถ้า{ $cond } { $body }
step-else = มิฉะนั้น { $body }
step-may = { $player } สามารถ{ $body } ได้
step-one-of = { $who ->
    [mine] เลือกหนึ่งอย่าง:
   *[other] { $player } เลือกหนึ่งอย่าง:
}{ $options }
step-option = {"\u000A"}  • { $body }
step-later = { $point } { $body }
step-number = { $who ->
    [mine] ประกาศตัวเลขไม่เกิน { $max }
   *[other] { $player } ประกาศตัวเลขไม่เกิน { $max }
}
step-use = ใช้เอฟเฟค { $cue } ของการ์ดใบนี้
step-use-of = ใช้เอฟเฟค { $cue } ของ { $cards }
step-nothing = ไม่ทำอะไร
steps-join = { $a } จากนั้น { $b }
steps-else = { $a } { $b }
sentence = { $text }

until = {" "}{ $word }
change-add = { $on } ได้รับ{ $stat } { $n }{ $until }
change-add-per = { $on } ได้รับ{ $stat } { $n } ต่อ { $of } ทุก { $each } ใบ{ $until }
change-add-equal = { $on } ได้รับ{ $stat }เท่ากับ{ $n }{ $until }
change-base = { $stat }ดั้งเดิมของ { $on } กลายเป็น { $n }{ $until }
change-set = { $stat }ของ { $on } กลายเป็น { $n }{ $until }
change-gain = { $on } ได้รับ { $what }{ $until }
change-lose = { $on } สูญเสีย { $what }{ $until }
change-forbid = { $on } ไม่สามารถ{ $ban }{ $tests }{ $cause } ได้{ $until }
change-permit = { $on } สามารถ{ $ban }{ $tests } ได้{ $until }
change-all-effects = เอฟเฟคทั้งหมด
change-cue-effects = เอฟเฟค { $cue }
change-ability = “{ $ability }”
change-need = เอฟเฟคของ { $on } ต้องการ { $ability } เพิ่ม{ $until }
change-name = ชื่อ “{ $text }”
change-type = ลักษณะพิเศษ “{ $text }”
change-label = { $label }
change-copies = { $n ->
    [-1] ใส่การ์ดใบนี้ในเด็คได้ไม่จำกัดจำนวน
   *[other] ใส่การ์ดใบนี้ในเด็คได้ { $n } ใบ
}
