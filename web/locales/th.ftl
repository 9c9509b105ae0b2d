# The words of the page in Thai. The words of a game (zones, verbs, cards, events) come from the server.

app-name = Baize
skip = ข้ามไปที่โต๊ะ
nav = หน้าต่าง ๆ
lobby = ล็อบบี้
table = โต๊ะ
settings = ตั้งค่า
close = ปิด
cancel = ยกเลิก
guest = ผู้มาเยือน
you = คุณ
your-name = ชื่อของคุณ
connecting = กำลังเชื่อมต่อ…
reconnecting = การเชื่อมต่อหลุด กำลังลองใหม่…
unwell = ตอนนี้เซิร์ฟเวอร์บันทึกข้อมูลไม่ได้ ไม่มีอะไรหาย และเกมจะเดินต่อเมื่อบันทึกได้
lost-request = การเชื่อมต่อหลุดก่อนได้คำตอบ กรุณาลองใหม่
loading = กำลังจัดโต๊ะ…
try-again = ลองใหม่
unknown-page = ไม่มีหน้านี้
to-home = ไปที่เกม
to-lobby = โต๊ะที่เปิดอยู่

## The first page

home-title = นั่งลงแล้วเล่นกัน
home-about = การ์ดเกมสี่เกมที่โต๊ะเดียว คุณจะได้เลือกเฉพาะสิ่งที่กฎให้ทำได้ และทุกบรรทัดในบันทึกบอกว่าเป็นกฎข้อใด
home-games = เกม
home-examples = เรียนรู้วิธีสร้างเกม
home-resume = คุณมีที่นั่งอยู่
home-return = กลับไปที่โต๊ะ { $table }
home-return-to =
    { $alone ->
        [yes] { $game }
       *[other] { $game } เจอกับ { $others }
    }{ $turn ->
        [0] {" · "}รอผู้เล่น
       *[other] {" · "}เทิร์นที่ { $turn }{ $mine ->
            [yes] {" ตาคุณเล่น"}
           *[other] {""}
        }
    }
home-friends = เล่นกับเพื่อน
home-friends-about = เปิดโต๊ะที่มีที่นั่งว่างแล้วส่งลิงก์ หรือเข้าร่วมโต๊ะที่รออยู่
not-affiliated = Baize ไม่เกี่ยวข้องกับผู้ผลิตเกมเหล่านี้ ชื่อการ์ดเป็นของเจ้าของสิทธิ์
games-failed = โหลดเกมไม่ได้
play-now = เล่นเลย
starting = กำลังแจก…
set-up = เปิดโต๊ะใหม่
players =
    { $n ->
       *[other] { $n } คน
    }
players-range = { $min } ถึง { $max } คน

## Setting up a table

create-title = { $game }: โต๊ะใหม่
create-table = เปิดโต๊ะ
create-which = โต๊ะใหม่…
mode = โหมด
seats = ที่นั่ง
format = ฟอร์แมต
official = ฟอร์แมตทางการ
unofficial = แบบอื่น ๆ
revision = ฉบับของกฎ
rules-settings = กฎ: ฉบับและการตีความจุดที่ไม่ชัดเจน
clock = นาฬิกา
clock-none = ไม่จับเวลา
clock-rule = { $minutes } นาที + { $seconds } วินาที
seat-who = ใครนั่งที่นั่ง { $n }
seat-me = คุณ
seat-open = ที่นั่งเปิด
seat-bot = บอต
seat-free = ที่นั่งว่าง
seat-deck = เด็คของที่นั่ง { $n }
bot-level = บอตแบบใด
bot-search = บอตเก่ง
bot-greedy = บอตปานกลาง
bot-random = บอตง่าย
team = ทีม { $n }
team-own = อยู่ทีมเดียวกับคุณ
private = ส่วนตัว
private-about = เฉพาะผู้ที่มีลิงก์เท่านั้นที่จะพบโต๊ะนี้
deck-usual = เด็คที่มีให้
deck-own = รายการของตัวเอง
deck-paste = วางรายการ…
deck-list = บรรทัดละการ์ด เช่น “4 ST01-012”
deck-legal =
    { $n ->
       *[other] ถูกกฎ { $n } ใบ
    }
deck-problems =
    { $n ->
       *[other] มีปัญหา { $n } ข้อ
    }
deck-unchecked = ตรวจรายการไม่ได้
deck-use = ใช้รายการนี้

## The room before a match

room-waiting =
    { $n ->
       *[other] รอผู้เล่นอีก { $n } คน
    }
room-full = มาครบแล้ว
sit-here = นั่งตรงนี้
seat-a-bot = { $bot }
free-seat = ทำที่นั่งให้ว่าง
start = เริ่ม
leave = ออกจากโต๊ะ
away = ไม่อยู่
invite = ชวน
invite-about = ใครเปิดลิงก์นี้ก็นั่งได้ หรือชมได้เมื่อที่นั่งเต็มแล้ว
copy-link = คัดลอกลิงก์
link-copied = คัดลอกลิงก์แล้ว
link-not-copied = เบราว์เซอร์ไม่ให้คัดลอก กรุณาเลือกที่อยู่แล้วคัดลอกเอง
watchers =
    { $n ->
       *[other] มีผู้ชม { $n } คน
    }
watching = คุณกำลังชม
table-missing = แสดงโต๊ะนี้ไม่ได้

## The lobby

lobby-open = กำลังรอผู้เล่น
lobby-playing = กำลังเล่นอยู่
lobby-none = ตอนนี้ไม่มีโต๊ะที่รออยู่ ลองเปิดโต๊ะแล้วคนอื่นจะเห็นที่นี่
lobby-none-playing = ตอนนี้ไม่มีเกมให้ชม
lobby-join = เข้าร่วม
lobby-watch = ชม

## The match

board = กระดาน
players-label = ผู้เล่น
phases = เฟสของเทิร์น
stack = รอเกิดผล อันถัดไปอยู่ก่อน
turn =
    { $n ->
        [0] ก่อนเทิร์นแรก
       *[other] เทิร์นที่ { $n }
    }
your-turn = เทิร์นของคุณ
banner-yours = เทิร์นของคุณ
banner-theirs = เทิร์นของ { $name }
thinking = กำลังคิด…
to-act = ถึงตาเล่น
hand-count =
    { $n ->
       *[other] { $n } ใบ
    }
question = คำถาม
hint-lit =
    { $n ->
       *[other] มีการ์ดเรืองแสง { $n } ใบ: กดใบที่ต้องการ
    }
hint-lit-or =
    { $n ->
       *[other] มีการ์ดเรืองแสง { $n } ใบ: กดใบที่ต้องการหรือกดปุ่ม
    }
hint-ways = จะให้ทำอะไร
hint-confirm = กดอีกครั้งเพื่อทำ หรือย้อนกลับ
hint-buttons = เลือกหนึ่งอย่าง
explain-options = แต่ละอย่างทำอะไร
hint-tray = เลือกการ์ดที่แสดงอยู่หนึ่งใบ
forced = มีคำตอบเดียว จะตอบให้ในอีกสักครู่
tray = ตัวเลือก
tray-hide = ดูกระดาน
tray-show = แสดงตัวเลือก
ways = จะทำอะไรกับการ์ดนี้
way = { $verb }…
undo = ย้อนกลับ
confirm = ยืนยัน
confirm-none = ไม่เลือกเลย
confirm-several =
    { $n ->
       *[other] ยืนยัน { $n } อย่าง
    }
all-options = ตัวเลือกทั้งหมด { $n } อย่าง
pick-several =
    { $min ->
        [0] เลือกไม่เกิน { $max } (เลือกแล้ว { $n })
       *[other] เลือก { $min } ถึง { $max } (เลือกแล้ว { $n })
    }
pick-exactly = เลือก { $max } (เลือกแล้ว { $n })
pick-target = เลือกเป้าหมายที่ทำเครื่องหมายสีแดงไว้
arrange = ลำดับ
arrange-hint = จากแรกไปสุดท้าย: ลากหรือใช้ลูกศร
arrange-item = { $n } จาก { $count }: { $words }
earlier = เลื่อนขึ้นก่อน
later = เลื่อนไปหลัง
number = จำนวน
sending = กำลังส่งคำตอบของคุณ…
waiting-for = รอ { $name }
waiting-thinking = { $name } กำลังคิด…
why-not = ทำไมทำไม่ได้
log = บันทึก
log-more = และอีก { $n } รายการ
log-everything = ทุกขั้นตอน
log-everything-about = รวมขั้นตอนของเทิร์นที่ไม่มีอะไรเกิดขึ้น และกฎที่เพียงมีผลอยู่
more-clauses =
    { $n ->
       *[other] กฎอีก { $n } ข้อ
    }
clause = ข้อ { $clause }
clause-open = อ่านข้อ { $clause }
clause-unknown = ไม่มีกฎข้อนี้ในฉบับนี้
clause-cards =
    { $n ->
       *[other] การ์ดที่เกี่ยวข้อง { $n } ใบมีกรอบอยู่บนกระดาน
    }
clause-in-book = ดูในหน้ากฎ

## Looking things up

reference = กฎและการ์ด
reference-title = { $game }: กฎและการ์ด
search = ค้นหา: คำ ตัวเลข การ์ด…
lookup-rules = กฎ
lookup-actions = แอ็กชัน
lookup-cards = การ์ด
lookup-sort = ชนิด
lookup-none = ไม่มีอะไรที่มีคำเหล่านี้ครบทุกคำ
lookup-clause = { $clause }: จุดที่เกมนี้ใช้กฎข้อนี้
lookup-cited = ในเกมนี้:
lookup-not-cited = เกมนี้ยังไม่ได้ใช้กฎข้อนี้
lookup-rules-about = กฎเกี่ยวกับ
lookup-all-cards = กลับที่เดิม
lookup-failed = โหลดกฎไม่ได้

## Cards and zones in words

card-hidden = การ์ดที่มองไม่เห็น
card-rested = วางตะแคง
card-new = มาในเทิร์นนี้
card-face-down = คว่ำอยู่
card-marks =
    { $n ->
       *[other] ตัวนับ { $n } อัน
    }
card-offered = เลือกได้
card-picked = เลือกแล้ว
wording-ours = อ่านถ้อยคำของเรา
wording-printed = อ่านถ้อยคำทางการ
place-own = { $zone }ของคุณ { $n } จาก { $count }
place-other = { $name }: { $zone } { $n } จาก { $count }
zone-label = { $name }: { $zone } { $count }
browse = เปิด{ $zone }ของ { $name }
pile-title = { $zone }ของ { $name } ({ $n })
pile-own = { $zone }ของคุณ ({ $n })
pile-hidden =
    { $n ->
       *[other] การ์ด { $n } ใบที่คุณดูไม่ได้
    }
pile-more = อาจมีมากกว่านี้

## Around the match

match-menu = เกม
watch-link = คัดลอกลิงก์สำหรับชม
draw-offer = ขอเสมอ
draw-offered = { $name } ขอเสมอ
draw-sent = คุณขอเสมอ คำขอนี้อยู่จนถึงการเล่นครั้งถัดไปของคุณ
draw-accept = ตกลง
draw-decline = ปฏิเสธ
absent = ถึงตา { $name } แต่ออกไปแล้ว
absent-until = คุณขอรับชัยชนะได้ในอีก { $time }
absent-claim = ขอรับชัยชนะ
absent-claim-about = ผู้ที่ออกไปถือว่ายอมแพ้ คนอื่นชนะหรือเล่นต่อ
shuffle = การสับการ์ด
shuffle-about = ก่อนสับการ์ด เซิร์ฟเวอร์สุ่มรหัสลับและประกาศค่าแฮชของรหัสนั้น เมื่อจบเกมจะเปิดรหัสลับให้ใครก็ตรวจได้ว่าไม่มีการเปลี่ยนการสับระหว่างทาง
shuffle-promise = ค่าแฮช (SHA-256):
shuffle-secret = รหัสลับ:
shuffle-later = เมื่อจบเกม รหัสลับจะแสดงที่นี่และอยู่ในรีเพลย์
shuffle-kept = รหัสลับตรงกับค่าแฮช: การสับเป็นไปตามที่ประกาศไว้ ใช้ { $command } ตรวจรีเพลย์ทั้งหมดได้
shuffle-broken = รหัสลับไม่ตรงกับค่าแฮช เก็บรีเพลย์ไว้และสอบถามผู้ดูแลเซิร์ฟเวอร์
shuffle-closed = รีเพลย์ของเกมนี้ไม่ได้บอกรหัสลับ
concede = ยอมแพ้
concede-sure = เกมจะจบและนับเป็นแพ้ คุณต้องการยอมแพ้หรือไม่
ended = เกมจบแล้ว
ended-won = คุณชนะ
ended-lost = คุณแพ้
ended-draw = เสมอ
ended-turns =
    { $n ->
       *[other] หลัง { $n } เทิร์น
    }
rematch = เล่นอีกครั้ง
rematch-wanted = { $name } อยากเล่นอีกครั้ง
rematch-waiting = รอคนอื่นอยู่
to-rematch = ไปเกมถัดไป
look-at-board = ดูกระดาน
show-result = แสดงผล
replay = ดาวน์โหลดรีเพลย์

## Keys

keys = ปุ่มลัด
key-arrows = เลื่อนระหว่างการ์ด
key-next = การ์ดถัดไปหรือก่อนหน้าที่เลือกได้
key-space-name = สเปซบาร์
key-enter = เลือกการ์ด เลือกแล้วกดอีกครั้งเพื่อทำ
key-escape = ย้อนกลับ ปิด
key-digits = ทำอย่างที่มีหมายเลขนี้
key-options = แสดงตัวเลือกทั้งหมด
key-zoom = อ่านการ์ด
key-wording = ข้อความการ์ด: ทางการหรือของเรา
key-browse = เปิดกอง
key-why = ถามว่าทำไมการ์ดจึงเลือกไม่ได้
key-reference = กฎและการ์ด
key-log = ไปที่บันทึก
key-help = ปุ่มลัดเหล่านี้
hurry = แสดงเลย

## Settings

settings-theme = ธีม
theme-auto = ตามระบบ
theme-light = สว่าง
theme-dark = มืด
settings-language = ภาษา
settings-digits = ตัวเลขเปอร์เซีย
settings-digits-about = เขียนตัวเลขเป็น ۰۱۲۳ แทน 0123 หมายเลขการ์ดและข้อกฎคงเดิม
settings-quick = ทำทันที
settings-quick-about = เมื่อการ์ดทำได้เพียงอย่างเดียว กดครั้งแรกก็ทำเลยโดยไม่ถาม
settings-passes = ผ่านให้เอง
settings-passes-about = เมื่อมีคำตอบเดียว จะตอบให้หลังรอสักครู่ กดจุดของเฟสเพื่อให้หยุดที่เฟสนั้น
settings-guides = แสดงคำแนะนำเกมแรกอีกครั้ง

## The guide of a first game; its steps are in guides.th.ftl

guide-label = คำแนะนำ
guide-next = เข้าใจแล้ว
guide-back = ย้อนกลับ
guide-hide = ซ่อนคำแนะนำ
guide-resume =
    { $n ->
       *[other] คำแนะนำ: เหลือ { $n } ขั้น
    }
guide-restart = เริ่มคำแนะนำใหม่

play-friend = เล่นกับเพื่อน
level-title = คู่แข่งเก่งแค่ไหนดี
level-about = ถามเพียงครั้งเดียว เปลี่ยนภายหลังได้ในการตั้งค่า
level-easy = ง่าย
level-easy-about = เล่นอะไรก็ได้ที่กฎให้ทำ เหมาะกับการหัดเล่น
level-fair = ปานกลาง
level-fair-about = คิดล่วงหน้าหนึ่งเทิร์น
level-strong = เก่ง
level-strong-about = มองไปข้างหน้าและเดาการ์ดบนมือคุณ
deck-facts = { $name }: { $facts }, { $n } ใบ
deck-curve = การ์ดตามคอสต์หรือเลเวล เริ่มจาก 0
log-steps = อีก { $n } ขั้น
stop-at = หยุดที่: { $phase }
hold = พักไว้
hold-about = ขณะเปิดอยู่ จะไม่ตอบอะไรเอง
notify-title = ถึงตาคุณ
notify-body = { $game } รอคุณอยู่
player-aimed = เลือกเป็นเป้าหมายได้
battle = การต่อสู้
battle-versus = ปะทะ
battle-more = การโจมตีอีก { $n } ครั้ง
battle-of = { $attacker } ปะทะ { $target }
battle-hit = โดน! { $name }: { $vital } { $before } → { $now }
battle-gone = { $card } ออกจากสนามแล้ว
battle-both = ออกจากสนามทั้งคู่
battle-repelled = { $card } โจมตีแล้วพ่ายเสียเอง
battle-held = รับไว้ได้!
battle-damaged = { $card } ได้รับดาเมจ { $n }
key-hold = ไม่ตอบเองเลย หรือกลับเป็นปกติ
key-hurry = ระหว่างที่คนอื่นเล่น: แสดงให้จบทันที
key-mute = ปิดเสียงโต๊ะ หรือเปิดอีกครั้ง
settings-pictures = ภาพการ์ดของคุณเอง
settings-pictures-about = ไฟล์ที่ตั้งชื่อตามหมายเลขการ์ด เช่น ST01-001.png เก็บอยู่ในเบราว์เซอร์นี้จนปิดหน้า และไม่ถูกส่งไปที่ใด
settings-pictures-used = ใช้ภาพ { $n } ภาพ
settings-pace = การแสดงเทิร์นของผู้เล่นอื่น
pace-slow = ช้า ๆ
pace-normal = พอให้ตามทัน
pace-instant = ทันที
settings-volume = ความดัง
settings-bot = คู่แข่งของ “เล่นเลย”
settings-bot-ask = ถามครั้งหน้า
settings-muted = ไม่มีเสียง
settings-muted-about = ปกติจะได้ยินเสียงการ์ด การโจมตี การโดนโจมตี และเทิร์น
settings-notifies = แจ้งเมื่อถึงตาฉัน
settings-notifies-about = เบราว์เซอร์จะแจ้งขณะที่หน้านี้ถูกซ่อน
hint-held = ถืออยู่ { $n } ใบ: กดผู้ที่จะได้รับ หรือเลือกเพิ่ม
