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
tag-attached = [{ $word } x { $n }]
tag-turn = { $side ->
    [mine] [เทิร์นตัวเอง]
    [friendly] [ในเทิร์นของทีมเรา]
    [theirs] [ในเทิร์นของคู่แข่ง]
   *[any] [ในเทิร์นใดก็ได้]
}
tag-during = [ใน{ $phases }]
tag-in = [ที่{ $zones }]
tag-or = {" / "}

ability-while = ถ้า{ $cond } ละก็, { $body }
ability-when = เมื่อ{ $events }, { $body }
ability-instead = ถ้า{ $events }, { $body } แทน
ability-rule = ตามกติกา, { $body }
ability-cost = { $cost } : { $body }
cost-may = สามารถ{ $cost }
cost-join = { $a }, { $b }

event = { $would ->
    [yes] “{ $cue }” จะเกิดกับ{ $what } { $from } { $cause }
   *[no] “{ $cue }” เกิดกับ{ $what } { $from } { $cause }
}
event-side = { $side ->
    [mine] การ์ดของเรา
    [friendly] การ์ดของทีมเรา
    [theirs] การ์ดของคู่แข่ง
   *[any] การ์ดของใครก็ตาม
}
event-cards = { $noun }{ $side ->
    [any] {""}
   *[other] { $whose }
} { $name } { $label } { $features } { $type } { $except } { $state }
event-from = จาก{ $zones }{ $whose }
cause = { $by ->
    [battle] จากการแบทเทิล
    [rule] ตามกติกา
    [effect] { $side ->
        [mine] จากความสามารถของฝ่ายเรา
        [friendly] จากความสามารถของทีมเรา
        [theirs] จากความสามารถของฝ่ายคู่แข่ง
       *[any] จากความสามารถใดๆ
    }
   *[anything] {""}
}{ $any ->
   *[other] {""}
}
cause-of = { $by ->
    [battle] จากการแบทเทิลกับ{ $noun } { $name } { $label } { $features } { $type } { $except } { $state }
   *[effect] จากความสามารถของ{ $noun }{ $side ->
        [mine] ของเรา
        [friendly] ของทีมเรา
        [theirs] ของคู่แข่ง
       *[any] {""}
    } { $name } { $label } { $features } { $type } { $except } { $state }
}{ $any ->
   *[other] {""}
}

join-and = { $a } กับ { $b }
join-or = { $a } หรือ { $b }
join-list = { $a }, { $b }
join-stats = { $a } และมี{ $b }
join-conditions = { $a }, และ{ $b }
join-bans = { $a } หรือ { $b }
