# Whole cards and abilities, in Thai.

# What the players and their cards are called; a game may have its own words.
-word-we = เรา
-word-own-side = ฝ่ายเรา
-word-team = ทีมเรา
-word-rival = คู่แข่ง
-word-rival-side = ฝ่ายคู่แข่ง
-word-effect = ความสามารถ
-word-rested = เรสต์
-word-active = แอ็คทีฟ
-word-foe = การ์ดที่แบทเทิลด้วย
-word-host = การ์ดที่ใบนี้ติดอยู่

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
    [friendly] [ในเทิร์นของ{ -word-team }]
    [theirs] [ในเทิร์นของ{ -word-rival }]
   *[any] [ในเทิร์นใดก็ได้]
}
tag-during = [ใน{ $phases }]
tag-in = [ที่{ $zones }]
tag-or = {" / "}

ability-while = ถ้า{ $cond } ละก็, { $body }
ability-when = เมื่อ{ $events }, { $body }
ability-instead = ถ้า{ $events }, { $body } แทน
ability-rule = ตามกฎ, { $body }
ability-cost = { $cost } : { $body }
cost-may = สามารถ{ $cost }
cost-join = { $a }, { $b }

event = { $would ->
    [yes] “{ $cue }” จะเกิดกับ{ $what } { $from } { $cause }
   *[no] “{ $cue }” เกิดกับ{ $what } { $from } { $cause }
}
event-side = { $side ->
    [mine] การ์ดของ{ -word-we }
    [friendly] การ์ดของ{ -word-team }
    [theirs] การ์ดของ{ -word-rival }
   *[any] การ์ดของใครก็ตาม
}
event-cards = { $named ->
    [yes] { $name }
   *[no] { $noun }
}{ $side ->
    [any] {""}
   *[other] { $named ->
        [yes] {" "}{ $whose }
       *[no] { $whose }
    }
} { $named ->
    [yes] {""}
   *[no] { $name }
} { $label } { $features } { $type } { $except } { $state }
event-from = จาก{ $zones }{ $whose }
cause = { $by ->
    [battle] จากการแบทเทิล
    [rule] ตามกฎ
    [effect] { $side ->
        [mine] จาก{ -word-effect }ของ{ -word-own-side }
        [friendly] จาก{ -word-effect }ของ{ -word-team }
        [theirs] จาก{ -word-effect }ของ{ -word-rival-side }
       *[any] จาก{ -word-effect }ใดๆ
    }
   *[anything] {""}
}{ $any ->
   *[other] {""}
}
cause-of = { $by ->
    [battle] จากการแบทเทิลกับ{ $noun }{ $owner }{ $name } { $label } { $features } { $type } { $except } { $state }
   *[effect] จาก{ -word-effect }ของ{ $noun }{ $name }{ $side ->
        [mine] ของ{ -word-we }
        [friendly] ของ{ -word-team }
        [theirs] ของ{ -word-rival }
       *[any] {""}
    } { $label } { $features } { $type } { $except } { $state }
}{ $any ->
   *[other] {""}
}

join-and = { $a } กับ { $b }
join-or = { $a } หรือ { $b }
join-list = { $a }, { $b }
join-stats = { $a } และมี{ $b }
join-conditions = { $a }, และ{ $b }
join-bans = { $a } หรือ { $b }
