# Numbers and conditions, in Thai.

num-count = จำนวนของ{ $cards }
num-total = ผลรวม{ $stat }ของ{ $cards }
num-stat = { $stat }ของ{ $subject }
num-base = { $stat }ตั้งต้นของ{ $subject }
num-gauge = { $gauge }{ $whose }
num-per = { $times } ต่อ{ $of } ทุกๆ { $each } ใบ
num-per-of = { $of }
num-plus = { $a } บวก { $b }
num-minus = { $a } ลบ { $b }
num-times = จำนวนครั้งในเทิร์นนี้ที่{ $event }
num-named = จำนวนที่เลือก
num-moved = จำนวนการ์ดดังกล่าว
num-per-moved = การ์ดดังกล่าว

cond-have = { $side ->
    [mine] { $how ->
        [none] เราไม่มี{ $cards } อยู่
       *[other] เรามี{ $cards }
    }
    [theirs] { $how ->
        [none] คู่แข่งไม่มี{ $cards } อยู่
       *[other] คู่แข่งมี{ $cards }
    }
   *[any] { $how ->
        [none] ไม่มี{ $cards } อยู่
       *[other] มี{ $cards }
    }
}{ $how ->
    [some] { $named ->
        [yes] {" "}อยู่ด้วย
       *[no] {" "}อยู่
    }
    [none] { $named ->
        [yes] ด้วย
       *[no] เลย
    }
    [le] {" "}จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] {" "}จำนวน { $n } ใบ หรือมากกว่า
    [gt] {" "}มากกว่า { $n } ใบ
    [ne] {" "}ไม่ใช่ { $n } ใบ
   *[eq] {" "}จำนวน { $n } ใบ
}
cond-have-group = { $how ->
    [some] ในนั้นมี{ $cards } อยู่
    [none] ในนั้นไม่มี{ $cards } อยู่เลย
    [le] ในนั้นมี{ $cards } จำนวน { $n } ใบ หรือน้อยกว่า
    [ge] ในนั้นมี{ $cards } จำนวน { $n } ใบ หรือมากกว่า
   *[eq] ในนั้นมี{ $cards } จำนวน { $n } ใบ
}
cond-only = { $side ->
    [theirs] { $all }ของคู่แข่ง
   *[mine] { $all }ของเรา
} มีแต่{ $only } เท่านั้น
cond-versus = { $side ->
   *[other] จำนวนของ{ $counted }
} { $how ->
    [lt] มีน้อยกว่าคู่แข่ง
    [gt] มีมากกว่าคู่แข่ง
    [le] มีไม่มากไปกว่าคู่แข่ง
    [ge] มีไม่น้อยไปกว่าคู่แข่ง
    [shown] { $cards }
   *[eq] มีเท่ากับคู่แข่ง
}
cond-compare = { $a } { $measure }
cond-is-anything = มี{ $subject }
cond-turn = { $side ->
    [mine] เป็นเทิร์นของเรา
    [friendly] เป็นเทิร์นของทีมเรา
    [theirs] เป็นเทิร์นของคู่แข่ง
   *[any] เป็นเทิร์นของใครก็ตาม
}
cond-did = ทำเช่นนั้น
cond-did-not = ไม่ทำเช่นนั้น
cond-both = { $list }
cond-either = { $list }
cond-not = ไม่เป็นไปตามนี้: { $cond }

is-state = { $what } อยู่ในสภาพ{ $list }
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
