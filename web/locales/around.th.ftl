# คำรอบโต๊ะ: เกมที่จบแล้ว การขอถอยคำตอบ การเล่นหลายมือ และการพูดคุย

matches = เกมที่เล่นแล้ว
matches-about = เกมของคุณที่จบแล้วและเซิร์ฟเวอร์นี้ยังเก็บไว้
matches-none = ยังไม่มี เล่นให้จบสักเกม หรือเปิดไฟล์รีเพลย์ที่มีอยู่
matches-more = แสดงเพิ่ม
to-matches = ไปที่เกมที่เล่นแล้ว
bring = เปิดไฟล์รีเพลย์
bring-busy = กำลังตรวจสอบ…
bring-failed = ไม่รับไฟล์นี้
bring-large = ไฟล์ใหญ่เกิน 2 เมกะไบต์ ซึ่งไม่มีเกมใดใหญ่ขนาดนั้น
watch-replay = ดูอีกครั้ง

## รีเพลย์

replay-of = รีเพลย์: { $game }
replay-failed = แสดงเกมนี้ไม่ได้
replay-gone = ไม่มีเกมนี้ที่นี่ อาจถูกลบไปแล้ว หรือลิงก์พิมพ์ผิด
replay-not-yet = เกมยังไม่จบ รีเพลย์จะเผยสิ่งที่ซ่อนอยู่
replay-changed = การ์ดหรือกฎมีความหมายต่างไปจากตอนที่เล่น แต่ยังดาวน์โหลดไฟล์รีเพลย์ได้
replay-unfinished = ยังไม่จบ
replay-moments = ช่วงต่าง ๆ
replay-step = ช่วงนี้
replay-setup = แจกการ์ด
replay-controls = เลื่อนไปตามเกม
replay-time = ช่วงของเกม
replay-at = คำตอบที่ { $n } จาก { $of } เทิร์น { $turn }
replay-asked = ถาม { $name }: { $question }
replay-start = ไปตอนเริ่ม
replay-end = ไปตอนจบ
replay-back = ถอยหลังหนึ่งคำตอบ
replay-on = ไปข้างหน้าหนึ่งคำตอบ
replay-turn-back = ถอยหลังหนึ่งเทิร์น
replay-turn-on = ไปข้างหน้าหนึ่งเทิร์น
replay-play = เล่น
replay-pause = หยุดชั่วคราว
replay-speed = ความเร็ว
speed-slow = ช้า
speed-normal = ปกติ
speed-fast = เร็ว
speed-faster = เร็วมาก
replay-eyes = มองจาก
replay-eyes-all = ทุกคน
replay-link = คัดลอกลิงก์ของช่วงนี้
replay-summary = คัดลอกสรุป
summary-copied = คัดลอกสรุปแล้ว
origin-brought = มาจากไฟล์
origin-continued = เล่นต่อ
origin-laid = กระดานที่จัดวาง
go-on = เล่นต่อจากตรงนี้
go-on-title = เล่นต่อหลังคำตอบที่ { $n }
go-on-about = จะเปิดโต๊ะใหม่ด้วยเกมตามที่เป็นอยู่ เกมเดิมไม่เปลี่ยน
go-on-seat = คุณเล่นเป็น
go-on-bot = เล่นกับบอต

## หลายมือ

hands = มือ
hands-one = คนละมือ
hands-open = สองมือ เปิดทั้งคู่
hands-curtain = สองคนหนึ่งจอ
curtain = ส่งจอให้ { $name }
curtain-about = การ์ดถูกปิดไว้จนกว่าผู้เล่นคนถัดไปจะพร้อม
curtain-up = ฉันคือ { $name } แสดงการ์ดของฉัน

## ถอยคำตอบ

take-back = ถอยคำตอบ
key-back = ถอยคำตอบล่าสุดของคุณ
back-sent = คุณขอถอยคำตอบล่าสุด
back-asked = { $name } ขอถอยคำตอบ
back-accept = อนุญาต
back-decline = ไม่อนุญาต
back-card = ถอยไม่ได้: มีการ์ดที่เคยซ่อนถูกเผยแล้ว
back-shuffle = ถอยไม่ได้: มีการสับการ์ดไปแล้ว
back-roll = ถอยไม่ได้: มีการสุ่มเกิดขึ้นหลังจากนั้น
back-none = ไม่มีคำตอบของคุณที่จะถอยได้

## พูดคุย

chat = พูดคุย
chat-say = พูดอะไรสักอย่าง
chat-send = ส่ง
chat-phrases = วลี
chat-unread = { $n } บรรทัดใหม่
mute = ซ่อนข้อความของ { $name }
unmute = แสดงข้อความของ { $name } อีกครั้ง
say-hello = สวัสดี!
say-good-luck = โชคดีนะ ขอให้สนุก!
say-well-played = เล่นได้ดี!
say-thanks = ขอบคุณ!
say-sorry = ขอโทษ!
say-moment = ขอเวลาสักครู่
say-misclick = อุ๊ย ฉันกดผิด
say-good-game = เกมนี้สนุกมาก!
say-bye = ไว้เจอกันใหม่!

## บทเรียนและปริศนา

learn = บทเรียนและปริศนา
learn-about = บทเรียนสั้น ๆ บนกระดานจริง และปริศนาที่อีกฝ่ายตอบได้ดีที่สุด
lessons = บทเรียน
lesson-zones = สิ่งต่าง ๆ อยู่ที่ไหน
lesson-zones-about = โซนต่าง ๆ และสิ่งที่ห้ามเสีย
lesson-turn = หนึ่งเทิร์น
lesson-turn-about = ทำอะไรได้บ้าง ตามลำดับใด
lesson-battle = การต่อสู้
lesson-battle-about = การโจมตีเป็นอย่างไร
lesson-answers = ตอบโต้การตอบโต้
lesson-answers-about = ทำอะไรได้เมื่ออีกฝ่ายลงมือ
lesson-game = เกมเต็ม
lesson-game-about = มีคำแนะนำตั้งแต่คำถามแรก
lessons-done = เรียนจบ { $n } จาก { $of }
lesson-is-done = จบบทเรียน ✓ กลับไปที่บทเรียน
lesson-tasks = ยังต้องทำ: { $tasks }
done = เสร็จแล้ว
puzzles = ปริศนา
puzzles-solved = แก้แล้ว { $n } จาก { $of }
puzzle-n = ปริศนา { $n }
puzzle-title = { $mine } ปะทะ { $theirs }
puzzle-win = ชนะในเทิร์นนี้ ไม่ว่าอีกฝ่ายจะตอบอย่างไร
puzzle-only = ชนะในเทิร์นนี้ มีคำตอบแรกเพียงหนึ่งเดียวที่ไปถึง
puzzle-survive = อย่าแพ้ในเทิร์นนี้ ไม่ว่าอีกฝ่ายจะทำอะไร
puzzle-clear = กวาดฝั่งตรงข้ามให้หมดในเทิร์นนี้ ลีดเดอร์และสิ่งที่ต่อสู้ไม่ได้เหลือไว้ได้
puzzle-open = ทุกมือเปิดอยู่
puzzle-solved = แก้ได้แล้ว!
puzzle-missed = ยังไม่สำเร็จ: เทิร์นจบแล้ว เริ่มใหม่หรือถอยคำตอบ
puzzle-lost = จากตรงนี้ทำไม่ได้แล้ว ถอยคำตอบหรือเริ่มใหม่
puzzle-hint = คำใบ้
puzzle-again = เริ่มใหม่
puzzle-next = ปริศนาถัดไป

## โต๊ะกรรมการ

desk = โต๊ะกรรมการ
desk-about = สร้างหรือวางกระดาน จัดบนโต๊ะ แล้วดูว่าตอนนี้อะไรเกิดขึ้นได้ และทำไมอย่างอื่นไม่ได้ คุณเล่นทั้งสองมือ
desk-build = สร้าง
desk-game = เกม
desk-active = เทิร์นของใคร
desk-side = ฝั่ง
desk-zone = โซน
desk-card = การ์ด
desk-rested = วางตะแคง
desk-add = เพิ่ม
desk-invent = แต่งการ์ดคล้ายใบนี้
desk-invent-about = วางการ์ดของคุณเองที่มีตัวเลขเหมือนกัน แก้ตัวเลขและเขียนเอฟเฟกต์ได้ในไฟล์
desk-remove = เอาออก
desk-written = ไฟล์นี้เขียนด้วยมือ
desk-new = สร้างใหม่
desk-file = ไฟล์กระดาน
desk-lay = จัดบนโต๊ะ
desk-link = คัดลอกลิงก์
desk-download = บันทึกกระดานเป็นไฟล์
desk-open = เปิดไฟล์
desk-hint = บนโต๊ะ กดการ์ดเพื่อฟังว่าทำไมเลือกไม่ได้ กด O เพื่อดูทุกอย่างที่เลือกได้
