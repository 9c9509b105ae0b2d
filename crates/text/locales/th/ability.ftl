# Whole cards and abilities, in Thai.

card-title = { $name } ({ $id })
card-line = { $kind }{ $labels ->
    [none] {""}
   *[other] {" · "}{ $labels }
}{ $stats ->
    [none] {""}
   *[other] {" · "}{ $stats }
}
card-stat = { $stat } { $n }
card-types = { $types }
card-unread = ยังเล่นการ์ดใบนี้ไม่ได้: ระบบยังไม่เข้าใจข้อความบางส่วน

keyword-tag = [{ $keyword }]
cue-tag = [{ $cue }]
tag-once = [เทิร์นละ 1 ครั้ง]
tag-attached = [{ $word } x{ $n }]
tag-turn = { $side ->
    [mine] [ในเทิร์นฝ่ายเรา]
    [friendly] [ในเทิร์นของทีมเรา]
    [theirs] [ในเทิร์นฝ่ายตรงข้าม]
   *[any] [ในเทิร์นใดก็ได้]
}
tag-during = [ใน{ $phases }]
tag-in = [ที่{ $zones }]
tag-or = /

ability-while = ถ้า{ $cond } { $body }
ability-when = เมื่อ{ $events } { $body }
ability-instead = ถ้า{ $events } { $body } แทน
ability-rule = ตามกฎของเกม { $body }
ability-cost = สามารถ{ $cost } ได้: { $body }

event = { $would ->
    [yes] “{ $cue }” จะเกิดกับ{ $what }
   *[no] “{ $cue }” เกิดกับ{ $what }
}
event-side = { $side ->
    [mine] การ์ดของฝ่ายเรา
    [friendly] การ์ดของทีมเรา
    [theirs] การ์ดของฝ่ายตรงข้าม
   *[any] การ์ดใดก็ตาม
}
event-cards = { $side ->
    [mine] { $noun } { $adj }{ $tests } ของฝ่ายเรา
    [friendly] { $noun } { $adj }{ $tests } ของทีมเรา
    [theirs] { $noun } { $adj }{ $tests } ของฝ่ายตรงข้าม
   *[any] { $noun } { $adj }{ $tests } ใดก็ตาม
}
event-noun = การ์ด
cause-battle = {" "}ในการต่อสู้
cause-of = { $cause } ของการ์ด{ $tests }
cause-rule = {" "}ตามกฎ
cause-effect = {" "}ด้วย{ $side ->
    [mine] เอฟเฟคของฝ่ายเรา
    [friendly] เอฟเฟคของทีมเรา
    [theirs] เอฟเฟคของฝ่ายตรงข้าม
   *[any] เอฟเฟค
}

join-and = { $a } และ { $b }
join-or = { $a } หรือ { $b }
join-list = { $a }, { $b }
