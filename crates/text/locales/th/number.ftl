# Numbers and conditions, in Thai.

num-count = จำนวน{ $cards }
num-total = { $stat }รวมของ{ $cards }
num-stat = { $stat }ของ{ $subject }
num-base = { $stat }ดั้งเดิมของ{ $subject }
num-gauge = { $gauge }ของ{ $whose }
num-per = { $times } ต่อ { $of } ทุก { $each }
num-per-of = { $of }
num-plus = { $a } บวก { $b }
num-minus = { $a } ลบ { $b }
num-times = จำนวนครั้งในเทิร์นนี้ที่{ $event }
num-named = ตัวเลขที่ประกาศ
num-moved = จำนวนการ์ดที่เพิ่งจัดการ

cond-compare = { $a } เป็น { $measure }
cond-any = มี { $cards } อย่างน้อย 1 ใบ
cond-no = ไม่มี { $cards }
cond-is = { $subject }เป็นใบ{ $tests }
cond-is-card = { $subject }เป็นการ์ด{ $tests }
cond-is-anything = มี{ $subject }
cond-turn = เป็น{ $side ->
    [mine] เทิร์นฝ่ายเรา
    [friendly] เทิร์นของทีมเรา
    [theirs] เทิร์นฝ่ายตรงข้าม
   *[any] เทิร์นของใครก็ได้
}
cond-did = ทำเช่นนั้นแล้ว
cond-both = ทั้ง { $list }
cond-either = อย่างใดอย่างหนึ่งระหว่าง { $list }
cond-not = ไม่เป็นความจริงว่า{ $cond }
