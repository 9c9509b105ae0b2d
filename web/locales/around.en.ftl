# Words around the table: matches that are over, taking back, several hands, talk.

matches = Matches
matches-about = Matches you have finished, for as long as this server keeps them.
matches-none = None yet. Play one to its end, or open a replay file.
matches-more = Show more
to-matches = To the matches
bring = Open a replay file
bring-busy = Checking it…
bring-failed = The file was not accepted.
bring-large = The file is larger than 2 MB, which no match is.
watch-replay = Watch it again

## A replay

replay-of = Replay: { $game }
replay-failed = This match cannot be shown.
replay-gone = There is no such match here. It may have been removed, or the link is mistyped.
replay-not-yet = The match is not over. Its replay would show what is hidden.
replay-changed = Cards or rules mean something different now than when it was played. The replay file can still be downloaded.
replay-unfinished = Not finished
replay-moments = Moments
replay-step = This moment
replay-setup = The cards are dealt
replay-controls = Move along the match
replay-time = Moment of the match
replay-at = Answer { $n } of { $of }, turn { $turn }
replay-asked = { $name } is asked: { $question }
replay-start = To the start
replay-end = To the end
replay-back = One answer back
replay-on = One answer on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-faster = Faster
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-link = Copy a link to this moment
replay-summary = Copy a summary
summary-copied = The summary is copied.
origin-brought = From a file
origin-continued = Continued
origin-laid = Laid board
go-on = Continue from here
go-on-title = Continue after answer { $n }
go-on-about = A new table is opened with the match as it stood. Nothing happens to the old one.
go-on-seat = You play
go-on-bot = Against a bot

## Several hands

hands = Hands
hands-one = One each
hands-open = Both hands, open
hands-curtain = Two at one screen
curtain = Pass the screen to { $name }
curtain-about = The cards are covered until the next player is ready.
curtain-up = I am { $name }: show my cards

## Taking back

take-back = Take back
key-back = Take back your latest answer
back-sent = You have asked to take back your latest answer.
back-asked = { $name } asks to take back an answer.
back-accept = Allow it
back-decline = Refuse
back-card = It cannot be taken back: a card was shown since then that was hidden before.
back-shuffle = It cannot be taken back: cards were shuffled since then.
back-roll = It cannot be taken back: chance has decided something since then.
back-none = There is no answer of yours that could be taken back.

## Talk

chat = Talk
chat-say = Say something
chat-send = Say it
chat-phrases = Phrases
chat-unread =
    { $n ->
        [one] 1 new line
       *[other] { $n } new lines
    }
mute = Mute { $name }
unmute = Unmute { $name }
say-hello = Hello!
say-good-luck = Good luck, have fun!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-moment = One moment, please.
say-misclick = Oh, I pressed the wrong thing.
say-good-game = Good game!
say-bye = Goodbye!

## Lessons and puzzles

learn = Lessons and puzzles
learn-about = Short lessons on real boards, and puzzles against the best defence.
lessons = Lessons
lesson-zones = Where things lie
lesson-zones-about = the zones, and what you must not lose
lesson-turn = A turn
lesson-turn-about = what you may do, in which order
lesson-battle = Battle
lesson-battle-about = how attacks go
lesson-answers = Answers to answers
lesson-answers-about = what you may do when the other player acts
lesson-game = A whole game
lesson-game-about = guided from the first question
lessons-done = { $n } of { $of } done
lesson-is-done = Lesson done ✓ Back to the lessons
lesson-tasks = Still to do: { $tasks }
done = done
puzzles = Puzzles
puzzles-solved = { $n } of { $of } solved
puzzle-n = Puzzle { $n }
puzzle-title = { $mine } against { $theirs }
puzzle-win = Win this turn, whatever the other player answers.
puzzle-only = Win this turn; only one first answer leads there.
puzzle-survive = Do not lose this turn, whatever the other player does.
puzzle-clear = Clear the other side this turn: a Leader and what cannot fight may stay.
puzzle-open = All hands lie open.
puzzle-solved = Solved!
puzzle-missed = Not this time: the turn is over. Begin again, or take back.
puzzle-lost = From here it can no longer be done. Take back, or begin again.
puzzle-hint = Hint
puzzle-again = Begin again
puzzle-next = Next puzzle

## The judge's desk

desk = Judge’s desk
desk-about = Build a board or paste one, lay it on the table, and see what may happen now and why other things may not. You play both hands.
desk-build = Build
desk-game = Game
desk-active = Whose turn
desk-side = Side
desk-zone = Zone
desk-card = Card
desk-rested = rested
desk-add = Add
desk-invent = Invent one like it
desk-invent-about = Lays a card of your own with the same numbers; write its numbers and its effect in the file
desk-remove = Take away
desk-written = The file was written by hand.
desk-new = Build a new one
desk-file = Board file
desk-lay = Lay it on the table
desk-link = Copy a link
desk-download = Save the board as a file
desk-open = Open a file
desk-hint = On the table, press a card to see why it is not offered; O lists everything that is.
