# Numbers and conditions, in Thai.

num-count = { $side ->
    [any] {" "}ผลรวมของจำนวน{ $cards } ของทั้งสองฝ่าย
   *[other] จำนวน{ $cards }
}
num-total = ผลรวม{ $stat }ของ{ $cards }
num-stat = { $stat }ของ{ $subject }
num-base = { $stat }ตั้งต้นของ{ $subject }
num-gauge = { $gauge }{ $whose }
num-per = {" "}{ $times } ต่อ{ $of }{ $cards ->
    [yes] {" "}จำนวน { $each } ใบ
   *[no] ทุก { $each }
}
num-per-of = { $of }
num-plus = { $a } บวก { $b }
num-minus = { $a } ลบ { $b }
num-times = จำนวนครั้งในเทิร์นนี้ที่{ $event }
num-named = จำนวนที่เลือก
num-moved = จำนวนการ์ดดังกล่าว
num-per-moved = การ์ดดังกล่าว

cond-have = { $side ->
    [mine] { $how ->
        [none] { -word-we }ไม่มี{ $cards } อยู่
       *[other] { -word-we }มี{ $cards }
    }
    [friendly] { $how ->
        [none] { -word-team }ไม่มี{ $cards } อยู่
       *[other] { -word-team }มี{ $cards }
    }
    [theirs] { $how ->
        [none] { -word-rival }ไม่มี{ $cards } อยู่
       *[other] { -word-rival }มี{ $cards }
    }
   *[any] { $how ->
        [none] ไม่มี{ $cards } อยู่
       *[other] มี{ $cards }
    }
}{ $how ->
    [some] { $named ->
        [yes] {" "}อยู่ด้วย
       *[no] {" "}อยู่{ $side ->
            [any] ในสนามของใครก็ตาม
           *[other] {""}
        }
    }
    [none] { $named ->
        [yes] ด้วย
       *[no] เลย
    }
    [le] {" "}จำนวน { $n } { classifier } หรือน้อยกว่า
    [ge] {" "}จำนวน { $n } { classifier } หรือมากกว่า
    [gt] {" "}มากกว่า { $n } { classifier }
    [ne] {" "}ไม่ใช่ { $n } { classifier }
   *[eq] {" "}อยู่ { $n } { classifier }พอดี
}
cond-have-group = { $how ->
    [some] ในนั้นมี{ $cards } อยู่
    [none] ในนั้นไม่มี{ $cards } อยู่เลย
    [le] ในนั้นมี{ $cards } จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] ในนั้นมี{ $cards } จำนวน { $n } ใบ หรือมากกว่า
   *[eq] ในนั้นมี{ $cards } จำนวน { $n } ใบ
}
cond-only = { $side ->
    [theirs] { $all }ของ{ -word-rival }
   *[mine] { $all }ของ{ -word-we }
} มีแต่{ $only } เท่านั้น
cond-versus = จำนวน{ $counted } { $how ->
    [lt] มีน้อยกว่าของ
    [gt] มีมากกว่าของ
    [le] มีไม่มากไปกว่าของ
    [ge] มีไม่น้อยไปกว่าของ
    [shown] { $cards }
   *[eq] มีเท่ากับของ
}{ $side ->
    [theirs] { -word-we }
   *[mine] { -word-rival }
}
cond-compare = { $a } { $measure }
# By how much at least one number is less or more than another.
cond-differ = { $a } { $how ->
    [fewer] มีน้อยกว่า
   *[more] มีมากกว่า
}{ $b } ตั้งแต่ { $n }{ $cards ->
    [yes] {" "}ใบ
   *[no] {""}
} ขึ้นไป
cond-happened = { $did ->
    [yes] ในเทิร์นนี้เคยเกิดกรณีที่{ $event }
   *[no] ในเทิร์นนี้ไม่เคยเกิดกรณีที่{ $event }
}
cond-is-anything = มี{ $subject }
cond-is-nothing = ไม่มี{ $subject }
cond-turn = { $side ->
    [mine] เป็นเทิร์นของ{ -word-we }
    [friendly] เป็นเทิร์นของ{ -word-team }
    [theirs] เป็นเทิร์นของ{ -word-rival }
   *[any] เป็นเทิร์นของใครก็ตาม
}
cond-did = ทำเช่นนั้น
cond-did-not = ไม่ทำเช่นนั้น
cond-both = { $list }
cond-either = { $list }
cond-not = ไม่เป็นไปตามนี้: { $cond }

is-state = { $what } { $state ->
    [rested] กำลัง{ -word-rested }อยู่
    [active] กำลัง{ -word-active }อยู่
    [face-up] หงายหน้าอยู่
    [face-down] คว่ำหน้าอยู่
    [new] เพิ่งลงสนามมาในเทิร์นนี้
   *[damaged] ได้รับดาเมจอยู่
}{ $list ->
   *[other] {""}
}
is-named = { $what }คือ { $list }
is-type = { $what } มีคุณสมบัติ { $list }
is-type-has = { $what } ระบุคำว่า [{ $list }] รวมอยู่ในคุณสมบัติ
is-label = { $what } เป็น{ $list }
is-many = { $what } มี{ $list }
is-feature = { $what } { $list }
is-stat = { $base ->
    [shown] { $stat } { $measure }
   *[other] { $what } มี{ $list }
}
is-that = { $what }คือ{ $list }
is-owned = { $what } เป็นการ์ด{ $list }
is-without = { $what } ไม่{ $list }
is-not = { $what } ไม่ใช่{ $list }
is-card = { $named ->
   *[other] { $what } คือ{ $list }
}
is-battling = { $what } กำลังแบทเทิลอยู่{ $described ->
   *[other] {""}
}
