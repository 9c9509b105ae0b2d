# The words of the page in English. The words of a game (zones, verbs, cards, events) come from the server.

app-name = Baize
skip = Skip to the table
nav = Pages
lobby = Lobby
table = Table
settings = Settings
close = Close
cancel = Cancel
guest = Guest
you = You
your-name = Your name
connecting = Connecting…
reconnecting = Connection lost, trying again…
unwell = The server cannot store anything at the moment. Nothing is lost, and nothing goes on until it can.
lost-request = The connection was lost before an answer came. Please try again.
loading = Setting the table…
try-again = Try again
unknown-page = There is nothing at this address.
to-home = To the games
to-lobby = Open tables

## The first page

home-title = Sit down and play
home-about = Four card games at one table. You are only ever offered what the rules allow, and every line of the log says which rule it was.
home-games = Games
home-examples = Learn how a game is made
home-resume = You have a seat
home-return = Back to table { $table }
home-return-to =
    { $alone ->
        [yes] { $game }
       *[other] { $game } against { $others }
    }{ $turn ->
        [0] {" · "}waiting for players
       *[other] {" · "}turn { $turn }{ $mine ->
            [yes] {", your move"}
           *[other] {""}
        }
    }
home-friends = Play with friends
home-friends-about = Set up a table with open seats and send the link, or join one that is waiting for players.
not-affiliated = Baize is not affiliated with the makers of these games. Card names belong to their owners.
games-failed = The games could not be loaded.
play-now = Play now
play-friend = Play a friend
level-title = How strong should your opponent be?
level-about = You are asked only once; the settings let you change it later.
level-easy = Easy
level-easy-about = plays anything the rules allow; good for learning the game
level-fair = Fair
level-fair-about = thinks one turn ahead
level-strong = Strong
level-strong-about = looks ahead and guesses your hand
starting = Dealing…
set-up = Set up a table
players =
    { $n ->
        [one] One player
       *[other] { $n } players
    }
players-range = { $min } to { $max } players

## Setting up a table

create-title = { $game }: a new table
create-table = Open the table
create-which = New table…
mode = Mode
seats = Seats
format = Format
official = Official formats
unofficial = Other combinations
revision = Rules revision
rules-settings = Rules: revision and readings of unclear places
clock = Clock
clock-none = No clock
clock-rule = { $minutes } min + { $seconds } s
seat-who = Who sits in seat { $n }
seat-me = You
seat-open = Open seat
seat-bot = Bot
seat-free = Free seat
seat-deck = Deck for seat { $n }
bot-level = Which bot
bot-search = Strong bot
bot-greedy = Fair bot
bot-random = Easy bot
team = Team { $n }
team-own = with you
private = Private
private-about = Only those who have the link can find the table.
deck-usual = A ready-made deck
deck-own = Your own list
deck-facts = { $name }: { $facts }, { $n } { $n ->
    [one] card
   *[other] cards
}
deck-curve = Cards by cost or level, from 0
deck-paste = Paste a list…
deck-list = One card a line, such as “4 ST01-012”
deck-legal =
    { $n ->
        [one] Legal, one card
       *[other] Legal, { $n } cards
    }
deck-problems =
    { $n ->
        [one] One problem
       *[other] { $n } problems
    }
deck-unchecked = The list could not be checked.
deck-use = Use this list

## The room before a match

room-waiting =
    { $n ->
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
room-full = Everybody is here
sit-here = Sit here
seat-a-bot = { $bot }
free-seat = Free the seat
start = Start
leave = Leave the table
away = away
invite = Invite
invite-about = Whoever opens this link can sit down, or watch once all seats are taken.
copy-link = Copy link
link-copied = The link is copied.
link-not-copied = The browser did not allow copying. Select the address and copy it by hand.
watchers =
    { $n ->
        [one] One person is watching
       *[other] { $n } people are watching
    }
watching = You are watching
table-missing = This table cannot be shown

## The lobby

lobby-open = Waiting for players
lobby-playing = Being played
lobby-none = No table is waiting for players at the moment. Open one and others will see it here.
lobby-none-playing = There is nothing to watch at the moment.
lobby-join = Join
lobby-watch = Watch

## The match

board = The board
players-label = Players
phases = Phases of the turn
stack = Waiting to resolve, the next one first
turn =
    { $n ->
        [0] Before the first turn
       *[other] Turn { $n }
    }
your-turn = your turn
banner-yours = Your turn
banner-theirs = { $name }’s turn
thinking = thinking…
to-act = to act
hand-count =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
question = Question
hint-lit =
    { $n ->
        [one] One card glows: press it.
       *[other] { $n } cards glow: press one.
    }
hint-lit-or =
    { $n ->
        [one] One card glows: press it, or a button.
       *[other] { $n } cards glow: press one, or a button.
    }
hint-ways = What should it do?
hint-held =
    { $n ->
        [one] One is held: press who gets it, or one more.
       *[other] { $n } are held: press who gets them, or one more.
    }
hint-confirm = Press again to do it, or go back.
hint-buttons = Choose one.
explain-options = What do they do?
hint-tray = Choose one of the cards shown.
forced = Only one answer is possible; it is given in a moment.
tray = Choices
tray-hide = Look at the board
tray-show = Show the choices
ways = What to do with this card
way = { $verb }…
undo = Back
confirm = Confirm
confirm-none = None of them
confirm-several =
    { $n ->
        [one] Confirm one
       *[other] Confirm { $n }
    }
all-options = All { $n } options
pick-several =
    { $min ->
        [0] Up to { $max }; { $n } chosen
       *[other] { $min } to { $max }; { $n } chosen
    }
pick-exactly = Choose { $max }; { $n } chosen
pick-target = Now choose its target, marked in red.
arrange = Order
arrange-hint = First to last: drag, or use the arrows
arrange-item = { $n } of { $count }: { $words }
earlier = Earlier
later = Later
number = Number
sending = Your answer is on its way…
waiting-for = Waiting for { $name }
waiting-thinking = { $name } is thinking…
why-not = Why not?
log = Log
log-more = and { $n } more
log-everything = Every step
log-everything-about = Also the steps of the turn in which nothing happens, and rules that only take effect
log-steps =
    { $n ->
        [one] One step more
       *[other] { $n } steps more
    }
clause = Clause { $clause }
clause-open = Read clause { $clause }
clause-unknown = This clause is not in the table of this revision.
clause-cards =
    { $n ->
        [one] The card concerned is outlined on the board.
       *[other] The { $n } cards concerned are outlined on the board.
    }
clause-in-book = Show it among the rules

stop-at = Stop at: { $phase }
hold = Hold
hold-about = While this is on, nothing is answered for you
notify-title = Your turn
notify-body = { $game } is waiting for you.
player-aimed = can be aimed at
battle = Battle
battle-versus = against
battle-more =
    { $n ->
        [one] one more attack
       *[other] { $n } more attacks
    }
battle-of = { $attacker } against { $target }
battle-hit = Hit! { $name }: { $vital } { $before } → { $now }
battle-gone = { $card } is gone
battle-both = Both are gone
battle-repelled = { $card } fell in its attack
battle-held = Held!
battle-damaged = { $card } takes { $n } damage

## Looking things up

reference = Rules and cards
reference-title = { $game }: rules and cards
search = Search: a word, a number, a card…
lookup-rules = Rules
lookup-actions = Actions
lookup-cards = Cards
lookup-sort = Sort
lookup-none = Nothing here has all of these words.
lookup-clause = { $clause }: where this match came to it
lookup-cited = In this match:
lookup-not-cited = This match has not come to it yet.
lookup-rules-about = Rules about
lookup-all-cards = Put it back
lookup-failed = The rules could not be loaded.

## Cards and zones in words

card-hidden = hidden card
card-rested = rested
card-new = came this turn
card-face-down = face down
card-marks =
    { $n ->
        [one] 1 mark
       *[other] { $n } marks
    }
card-offered = can be chosen
card-picked = chosen
wording-ours = Our wording
wording-printed = The publisher’s wording
place-own = your { $zone }, { $n } of { $count }
place-other = { $name }: { $zone }, { $n } of { $count }
zone-label = { $name }: { $zone }, { $count }
browse = Open { $name }’s { $zone }
pile-title = { $name }’s { $zone } ({ $n })
pile-own = Your { $zone } ({ $n })
pile-hidden =
    { $n ->
        [one] One card that you may not see.
       *[other] { $n } cards that you may not see.
    }
pile-more = There may be more.

## Around the match

match-menu = Match
watch-link = Copy a link to watch
draw-offer = Offer a draw
draw-offered = { $name } offers a draw
draw-sent = You have offered a draw. The offer stands until your next move.
draw-accept = Agree
draw-decline = Decline
absent = { $name } has to answer, but has left.
absent-until = You may claim the match in { $time }.
absent-claim = Claim the match
absent-claim-about = Whoever has left gives up; the others win or play on.
shuffle = How it is shuffled
shuffle-about = Before the cards were shuffled, the server drew a secret and published its fingerprint. After the match it shows the secret, so that anybody can check that the shuffle was not changed on the way.
shuffle-promise = Fingerprint (SHA-256):
shuffle-secret = Secret:
shuffle-later = When the match is over, the secret is shown here and in the replay.
shuffle-kept = The secret has this fingerprint: the shuffle is the one that was promised. { $command } checks the whole replay.
shuffle-broken = The secret does not have this fingerprint. Keep the replay and ask whoever runs the server.
shuffle-closed = The replay of this match does not reveal the secret.
concede = Concede
concede-sure = The match ends and counts as a loss for you. Do you want to give up?
ended = The match is over
ended-won = You won
ended-lost = You lost
ended-draw = A draw
ended-turns =
    { $n ->
        [one] After one turn
       *[other] After { $n } turns
    }
rematch = Play again
rematch-wanted = { $name } would like to play again.
rematch-waiting = Waiting for the others
to-rematch = To the next match
look-at-board = Look at the board
show-result = Show the result
replay = Download the replay

## Keys

keys = Keys
key-arrows = Move between cards
key-next = Next or previous card that can be chosen
key-space-name = Space
key-enter = Choose the card; once chosen, do it
key-escape = Back, close
key-digits = Do what has this number
key-options = List all options
key-zoom = Read the card
key-wording = Card text: the publisher’s or ours
key-browse = Open the pile
key-why = Ask why a card is not offered
key-reference = Rules and cards
key-log = Go to the log
key-hold = Turn automatic answers off, or on again
key-hurry = During an opponent’s turn: skip to the end
key-mute = Mute or unmute the table
key-help = These keys
hurry = Show it now

## Settings

settings-theme = Look
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
settings-language = Language
settings-digits = Persian digits
settings-digits-about = Numbers are written ۰۱۲۳ instead of 0123; cards and clauses keep their printed numbers.
settings-quick = Act at once
settings-quick-about = When a card can do one thing only, the first press does it without asking.
settings-passes = Pass automatically
settings-passes-about = Where only one answer is possible, it is given after a moment. Press the dot of a phase to stop there.
settings-pictures = Card pictures of your own
settings-pictures-about = Files named after card numbers, such as ST01-001.png. They stay in this browser until the page is closed, and are never sent anywhere.
settings-pictures-used =
    { $n ->
        [0] No picture is used.
        [one] One picture is used.
       *[other] { $n } pictures are used.
    }
settings-pace = Opponents’ turns
pace-slow = Slowly
pace-normal = At a pace to follow
pace-instant = At once
settings-volume = Volume
settings-bot = Opponent for “Play now”
settings-bot-ask = Ask next time
settings-muted = No sounds
settings-muted-about = Otherwise cards, attacks, hits and turns make a sound.
settings-notifies = Tell me when it is my turn
settings-notifies-about = The browser notifies you while this page is hidden.
settings-guides = Show the first-game guides again

## The guide of a first game; its steps are in guides.en.ftl

guide-label = Guide
guide-next = Got it
guide-back = Back
guide-hide = Hide the guide
guide-resume =
    { $n ->
        [one] Guide: one step left
       *[other] Guide: { $n } steps left
    }
guide-restart = Guide from the start
