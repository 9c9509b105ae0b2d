// Made from crates/protocol by its test `bindings`; do not edit.

/** The number of this protocol. */
export const PROTOCOL = 2;
/** The largest frame a server reads, in bytes. */
export const LARGEST_FRAME = 65536;

/**
 * An answer, by position among the options of the question.
 */
export type Answer = { "type": "pick", 
/**
 * The place.
 */
at: number, } | { "type": "several", 
/**
 * The places.
 */
at: Array<number>, } | { "type": "arrange", 
/**
 * The places in the wanted order.
 */
order: Array<number>, } | { "type": "number", 
/**
 * The number.
 */
n: number, };

/**
 * The few shapes a question can take.
 */
export type Asking = { "type": "pick" } | { "type": "several", 
/**
 * At least this many.
 */
min: number, 
/**
 * At most this many.
 */
max: number, } | { "type": "arrange" } | { "type": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, };

/**
 * What is done about taking an answer back.
 */
export type BackMove = "ask" | "accept" | "decline";

/**
 * Somebody wants to take an answer back.
 */
export type BackState = { 
/**
 * Who asks.
 */
by: number, 
/**
 * Who agrees so far, the one who asks included.
 */
agreed: Array<number>, };

/**
 * A fight as it stands.
 */
export type Battle = { 
/**
 * Who attacks.
 */
attacker: Spot, 
/**
 * What is attacked: a card or a player.
 */
target: Target, 
/**
 * The number it attacks with; null when the viewer does not see it.
 */
force: number | null, 
/**
 * The number it meets; null when nothing is compared, or the viewer does not see it.
 */
guard: number | null, 
/**
 * How much the guard needs for the attack to fail; 0 when it fails as it stands.
 */
lacks: number | null, 
/**
 * What it comes to as it stands, in words.
 */
words: string, };

/**
 * A reason why something is not offered.
 */
export type Because = { 
/**
 * What would have been done, in words; empty when nothing in particular.
 */
words: string, 
/**
 * The clause that forbids it; empty when there is none.
 */
clause: string, 
/**
 * What it forbids.
 */
text: string, };

/**
 * A bot.
 */
export type BotInfo = { 
/**
 * Its name.
 */
name: string, 
/**
 * How it plays, in a few words.
 */
about: string, 
/**
 * How strong it is: `easy`, `fair` or `strong`.
 */
level: string, };

/**
 * A card. Fields that are absent are false, 0 or unknown.
 */
export type Card = { 
/**
 * Which card of the match it is, when the viewer may know. The same until the match ends.
 */
card?: number, 
/**
 * What it is, as a place in the list of faces, when the viewer may know.
 */
def?: number, 
/**
 * Face up where the zone would hide it.
 */
face_up?: boolean, 
/**
 * Turned sideways.
 */
rested?: boolean, 
/**
 * Damage or counters.
 */
marks?: number, 
/**
 * The card it is attached to.
 */
host?: number, 
/**
 * Came to its zone this turn.
 */
new?: boolean, 
/**
 * Stats as they are now, by number; null where the card has none.
 */
stats?: Array<number | null>, 
/**
 * Keywords it has now.
 */
keywords?: Array<number>, };

/**
 * What a continuous effect changes.
 */
export type Change = { "type": "add", 
/**
 * Which.
 */
stat: number, 
/**
 * How much.
 */
n: number, } | { "type": "base", 
/**
 * Which.
 */
stat: number, 
/**
 * How much.
 */
n: number, } | { "type": "gain", 
/**
 * Which.
 */
keyword: number, } | { "type": "lose", 
/**
 * Which.
 */
keyword: number, } | { "type": "other" };

/**
 * Something said at a table.
 */
export type ChatLine = { 
/**
 * Counts the lines of a table.
 */
n: number, 
/**
 * The seat of whoever said it.
 */
seat: number, 
/**
 * How they are called.
 */
name: string, 
/**
 * What was said: words of somebody's own, to be shown as text only; or a phrase.
 */
said: Saying, };

/**
 * What a guest is to a table.
 */
export type Client = { 
/**
 * The seat, when the guest has one.
 */
seat: number | null, 
/**
 * Whether the guest is the host.
 */
host: boolean, };

/**
 * How thinking time is counted. Each seat has a bank that runs while it is asked.
 */
export type ClockRule = { 
/**
 * The bank of each seat at the start, in seconds: 10 to 10,800.
 */
bank: number, 
/**
 * What is added after each answer of the seat, in seconds: 0 to 120.
 */
increment: number, };

/**
 * Thinking times as they stand at one moment.
 */
export type Clocks = { 
/**
 * What is left for each seat at that moment, in milliseconds.
 */
left: Array<number>, 
/**
 * Whose clock runs; null while none does.
 */
running: number | null, 
/**
 * How long the clock stands still, in milliseconds: for a guest who lost the connection, or because
 * fair play lets a question stand. It runs after that. Null while it runs.
 */
waits: number | null, };

/**
 * A corner of a card's face.
 */
export type Corner = "upper_left" | "upper_right" | "lower_left" | "lower_right" | "left_edge";

/**
 * `POST /api/decks/check`: a list to be checked.
 */
export type DeckCheck = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is set.
 */
options: Options, 
/**
 * The list, one card a line.
 */
list: string, 
/**
 * The day by whose restrictions it is checked, such as 2026-04-01; today without one.
 */
day?: string, };

/**
 * `POST /api/decks/write`: a deck to be written in every format that keeps it.
 */
export type DeckDraft = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The format it is for; empty for none.
 */
format: string, 
/**
 * The list.
 */
list: string, };

/**
 * A line of a deck.
 */
export type DeckEntry = { 
/**
 * How many.
 */
count: number, 
/**
 * The card, by its place among the faces.
 */
def: number, 
/**
 * The part of the deck; empty for the main one.
 */
part: string, };

/**
 * A deck in one format.
 */
export type DeckForm = { 
/**
 * The format, such as `count` or `ydk`.
 */
format: string, 
/**
 * The text.
 */
text: string, };

/**
 * A deck in other spellings.
 */
export type DeckForms = { 
/**
 * The deck as a word, which links carry after `#deck=`.
 */
code: string, 
/**
 * The deck in each format that keeps it whole.
 */
forms: Array<DeckForm>, };

/**
 * A deck that ships, at a glance.
 */
export type DeckInfo = { 
/**
 * Its name in wishes.
 */
name: string, 
/**
 * The card it is built around: of a kind of which it has one only. Null when there is none.
 */
lead: number | null, 
/**
 * That card's name; empty when there is none.
 */
lead_name: string, 
/**
 * Colours and the like of its cards, the most frequent first.
 */
labels: Array<FaceLabel>, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * How many cards there are of each value of the first stat that is drawn on a card, from 0; what
 * is higher counts to the last.
 */
curve: Array<number>, };

/**
 * A reason against a deck.
 */
export type DeckProblem = { 
/**
 * The clause; empty when there is none.
 */
clause: string, 
/**
 * What is wrong and how to mend it.
 */
message: string, };

/**
 * A list that was read. Lines with problems are not in it.
 */
export type DeckRead = { 
/**
 * The name that the list gives; empty when it gives none.
 */
name: string, 
/**
 * The format that the list says it is for; empty when it says none.
 */
format: string, 
/**
 * Its lines.
 */
lines: Array<DeckEntry>, 
/**
 * What could not be read.
 */
problems: Array<DeckProblem>, };

/**
 * `POST /api/decks/read`: a list, a code or a link to be read, in any usual spelling.
 */
export type DeckText = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The list.
 */
list: string, };

/**
 * What a check found.
 */
export type DeckVerdict = { 
/**
 * Whether it can be played.
 */
legal: boolean, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * Every reason against it.
 */
problems: Array<DeckProblem>, };

/**
 * A deck, by name or as a list.
 */
export type DeckWish = { "type": "named", 
/**
 * Its name.
 */
name: string, } | { "type": "list", 
/**
 * What it is called.
 */
name: string, 
/**
 * The lines.
 */
text: string, };

/**
 * What is done about a draw.
 */
export type DrawMove = "offer" | "accept" | "decline";

/**
 * An offer of a draw.
 */
export type DrawState = { 
/**
 * Who offered it.
 */
by: number, 
/**
 * Who agrees so far, the one who offered it included.
 */
agreed: Array<number>, };

/**
 * How and why a match is over.
 */
export type Ending = { 
/**
 * How.
 */
outcome: Outcome, 
/**
 * Why, for programs: `rules`, `concession`, `time`, `absence`, `agreement`, `abandoned`.
 */
reason: string, 
/**
 * The same in words.
 */
text: string, };

/**
 * Something to look up, such as an action.
 */
export type Entry = { 
/**
 * Its word; where it is something to do, the key of that verb.
 */
word: string, 
/**
 * Its name.
 */
title: string, 
/**
 * What sort of thing it is, such as `action`.
 */
sort: string, 
/**
 * Words to sort and filter by.
 */
tags: Array<string>, 
/**
 * What is known of it at a glance: names such as `cost` with their values.
 */
facts: Array<[string, string]>, 
/**
 * What it does, a sentence each.
 */
lines: Array<EntryLine>, 
/**
 * Its own clause; empty when it has none.
 */
clause: string, 
/**
 * What else it is called: in other languages, and by its makers.
 */
also: Array<string>, };

/**
 * A sentence of an entry.
 */
export type EntryLine = { 
/**
 * The clause that demands it.
 */
clause: string, 
/**
 * The sentence.
 */
text: string, };

/**
 * What is printed on a card.
 */
export type Face = { 
/**
 * The card number.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The kind, by number.
 */
kind: number, 
/**
 * Colours, attributes and the like.
 */
labels: Array<FaceLabel>, 
/**
 * Types or traits.
 */
traits: Array<string>, 
/**
 * Printed stats, by number; null where there is none.
 */
stats: Array<number | null>, 
/**
 * Printed keywords, by number.
 */
keywords: Array<number>, 
/**
 * The text, one ability a line.
 */
text: string, 
/**
 * Printed text that the game does not understand, and does not act on.
 */
unread: Array<string>, 
/**
 * What the publisher prints on it in this language, where somebody imported it.
 */
printed?: FacePrint, 
/**
 * Its names in other languages, as far as they are known.
 */
also?: Array<string>, };

/**
 * A label of a card.
 */
export type FaceLabel = { 
/**
 * The game's own short key for it, the same in every language, such as `red`.
 */
key: string, 
/**
 * The group it belongs to, such as `colour`.
 */
group: string, 
/**
 * The word for it.
 */
name: string, };

/**
 * What the publisher prints on a card in one language.
 */
export type FacePrint = { 
/**
 * The name.
 */
name: string, 
/**
 * Types or traits.
 */
types: Array<string>, 
/**
 * The text, one ability a line.
 */
text: string, };

/**
 * `GET /api/games/{id}/cards?lang`: every card face, by definition.
 */
export type Faces = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The faces; a card's `def` is its place here.
 */
faces: Array<Face>, };

/**
 * A match of one's own that is over.
 */
export type Finished = { 
/**
 * The table it was played at, by which its replay is asked for.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * The format.
 */
format: string, 
/**
 * Who sat where.
 */
seats: Array<string>, 
/**
 * The guest's own seats; none where a replay was brought along.
 */
yours: Array<number>, 
/**
 * How it ended, when it did.
 */
outcome: Outcome | null, 
/**
 * Why, as in `Ending`; empty when it did not end.
 */
reason: string, 
/**
 * When, in seconds since 1970.
 */
ended: number, };

/**
 * A format.
 */
export type FormatInfo = { 
/**
 * Its name in `options`.
 */
name: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * Whether it is one that the game's makers list.
 */
official: boolean, 
/**
 * The decks that ship and can be played in it; the first is the usual one.
 */
decks: Array<string>, };

/**
 * A game and what can be set. The first of each list is the default.
 */
export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: string, 
/**
 * One line that says what playing it is like.
 */
blurb: string, 
/**
 * Whether it is an example rather than a game to offer first.
 */
example: boolean, 
/**
 * Revisions of the rules.
 */
revisions: Array<string>, 
/**
 * Modes: how many play, and in which teams.
 */
modes: Array<ModeInfo>, 
/**
 * Formats: which cards and actions are in.
 */
formats: Array<FormatInfo>, 
/**
 * Readings of unclear places in the rules.
 */
policies: Array<PolicyInfo>, 
/**
 * The decks that ship, at a glance.
 */
decks: Array<DeckInfo>, };

/**
 * `GET /api/games?lang=en`: everything that can be played.
 */
export type Games = { 
/**
 * The games; the usual ones first.
 */
games: Array<GameInfo>, 
/**
 * The bots that can be seated; the first is the usual one.
 */
bots: Array<BotInfo>, 
/**
 * Languages that words come in; the first is the usual one.
 */
languages: Array<string>, };

/**
 * Putting a ready card of a zone on another card means a verb, which is offered for the other card.
 */
export type Gesture = { 
/**
 * The zone of the card that is put.
 */
zone: number, 
/**
 * What it means.
 */
verb: number, };

/**
 * Who plays on from a moment of a match.
 */
export type GoOn = { "type": "bot", 
/**
 * The guest's seat.
 */
seat: number, 
/**
 * The bot's name; the strongest when left out.
 */
bot?: string, } | { "type": "hands", 
/**
 * How.
 */
hands: Hands, };

/**
 * How one person plays several seats.
 */
export type Hands = "open" | "curtain";

/**
 * The game's own short keys by number, the same in every language. Zones and labels carry theirs.
 */
export type Keys = { 
/**
 * Stats.
 */
stats: Array<string>, 
/**
 * Kinds of cards.
 */
kinds: Array<string>, 
/**
 * Keywords.
 */
keywords: Array<string>, 
/**
 * Phases and steps.
 */
phases: Array<string>, 
/**
 * Verbs.
 */
verbs: Array<string>, };

/**
 * How the cards of a zone lie.
 */
export type Lie = "stack" | "row" | "fan" | "spot" | "under";

/**
 * An arrow between two cards.
 */
export type Link = { 
/**
 * Where it starts.
 */
from: Spot, 
/**
 * Where it points.
 */
to: Spot, };

/**
 * A table as the lobby lists it.
 */
export type LobbyTable = { 
/**
 * Its id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * The format.
 */
format: string, 
/**
 * Where it stands.
 */
state: TableState, 
/**
 * Who sits where; null for an open seat.
 */
seats: Array<string | null>, 
/**
 * The clock.
 */
clock: ClockRule | null, };

/**
 * A mode of play.
 */
export type ModeInfo = { 
/**
 * Its name in `options`.
 */
name: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * The fewest seats.
 */
min: number, 
/**
 * The most seats.
 */
max: number, 
/**
 * Which team each seat is in when the fewest play.
 */
teams: Array<number>, };

/**
 * What an answer did, in a line.
 */
export type Moment = { 
/**
 * Who answered; null for the set-up.
 */
by: number | null, 
/**
 * The turn it led to.
 */
turn: number, 
/**
 * Whose turn that is.
 */
active: number, 
/**
 * What happened, in words.
 */
words: string, 
/**
 * The clause behind it; empty when there is none.
 */
clause: string, };

/**
 * One option of a question: a verb, up to two cards, a number.
 */
export type Offer = { 
/**
 * The option in words.
 */
words: string, 
/**
 * What.
 */
verb: number, 
/**
 * The card that does it or to which it is done.
 */
a?: Spot, 
/**
 * The second card, such as the target of an attack.
 */
b?: Spot, 
/**
 * The player it is aimed at, where it is aimed at one.
 */
whom?: number, 
/**
 * Cards of the asked player that it can be done with, where it names none itself.
 */
with?: Array<Spot>, 
/**
 * Whether it turns down what the question offers.
 */
declines?: boolean, 
/**
 * Which one, where the verb needs it: an ability's number, a seat, an amount.
 */
n: number, };

/**
 * What is set for a match. Empty fields mean the game's default.
 */
export type Options = { 
/**
 * The revision of the rules.
 */
revision: string, 
/**
 * The mode.
 */
mode: string, 
/**
 * The format.
 */
format: string, 
/**
 * How many seats; 0 means the fewest of the mode.
 */
seats: number, 
/**
 * Values of policies, by name.
 */
policies: { [key in string]: string }, 
/**
 * Fair play: whether questions are asked alike whatever is held. When left out, between people they are.
 */
fair?: boolean, };

/**
 * How a match ended by the rules.
 */
export type Outcome = { "type": "won", 
/**
 * The seats.
 */
seats: Array<number>, } | { "type": "draw" };

/**
 * Phrases that everybody reads in their own language.
 */
export type Phrase = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "moment" | "misclick" | "good_game" | "bye";

/**
 * A pile.
 */
export type Pile = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Which zone.
 */
zone: number, 
/**
 * How many cards the viewer can count.
 */
count: number, 
/**
 * Whether there may be more than that.
 */
more?: boolean, 
/**
 * The cards from front to back; a hidden card is `{}`, or has only what all may see of it.
 */
cards: Array<Card>, };

/**
 * A reading of an unclear place in the rules, as a switch.
 */
export type PolicyInfo = { 
/**
 * Its name in `options`.
 */
name: string, 
/**
 * The reading it stands for, such as `R23`.
 */
reading: string, 
/**
 * Its values; the first is the default.
 */
values: Array<string>, 
/**
 * What it decides, in a sentence.
 */
about: string, };

/**
 * A question. Its options are exactly the legal answers.
 */
export type Prompt = { 
/**
 * Its number, to be named in the answer.
 */
id: number, 
/**
 * Who is asked.
 */
seat: number, 
/**
 * Why.
 */
why: Why, 
/**
 * In which shape.
 */
ask: Asking, 
/**
 * What can be answered. Empty only when a number is wanted.
 */
options: Array<Offer>, 
/**
 * The answer, when all that can be given come to the same.
 */
sole?: Answer, 
/**
 * The question that follows the number 1 at once, where the numbers are 0 and 1: both can be asked as one.
 */
then?: Prompt, };

/**
 * A puzzle: the first seat is to reach a goal in the turn that is on.
 */
export type PuzzleInfo = { 
/**
 * Which, from 1.
 */
n: number, 
/**
 * How many the game has.
 */
of: number, 
/**
 * The turn in which it is to be solved.
 */
turn: number, 
/**
 * What is to be done: `win` this turn, find the `only` answer that wins, `survive` the turn, or `clear` a zone of
 * the other side.
 */
goal: string, 
/**
 * The strongest card on either side, the solver's first, by which puzzles are told apart.
 */
rivals: Array<string>, 
/**
 * The key of the zone that is to be cleared.
 */
zone?: string, };

/**
 * A frame from the server: something said, and the request it replies to, if any.
 */
export type Received = { 
/**
 * The `id` of the request this replies to.
 */
re?: number, } & ({ "type": "welcome", 
/**
 * The protocol the server speaks.
 */
protocol: number, 
/**
 * The guest's public id.
 */
guest: string, 
/**
 * Proves to be this guest; to be kept secret and said in the next `hello`.
 */
token: string, 
/**
 * The name that others see.
 */
name: string, 
/**
 * The language that words come in.
 */
lang: string, 
/**
 * Name and version of the server.
 */
server: string, 
/**
 * Tables at which the guest has a seat and the match is on or being made ready.
 */
tables: Array<string>, } | { "type": "done" } | { "type": "lobby", 
/**
 * The tables: those that wait for players, then those that are played at.
 */
tables: Array<LobbyTable>, 
/**
 * How many more there are.
 */
more: number, } | { "type": "lobby_changed", 
/**
 * The table.
 */
table: LobbyTable, } | { "type": "lobby_gone", 
/**
 * The table.
 */
table: string, } | { "type": "table", 
/**
 * The table.
 */
info: TableInfo, 
/**
 * What the guest is to it.
 */
you: Client, } | { "type": "snapshot", 
/**
 * The table.
 */
table: string, 
/**
 * How many answers were given so far.
 */
version: number, 
/**
 * The guest's seat; null for a watcher.
 */
seat: number | null, 
/**
 * What the guest sees.
 */
view: View, 
/**
 * What the guest was told, oldest first; the latest lines only in a long match.
 */
log: Array<Told>, 
/**
 * Thinking times; null without a clock.
 */
clocks: Clocks | null, 
/**
 * How the match ended, when it has.
 */
ending: Ending | null, 
/**
 * The offer of a draw that stands.
 */
draw: DrawState | null, 
/**
 * The wish to take an answer back that stands.
 */
take_back?: BackState, 
/**
 * How many times answers of the match were taken back. Versions may go back with it.
 */
taken_back: number, } | { "type": "update", 
/**
 * The table.
 */
table: string, 
/**
 * How many answers were given so far.
 */
version: number, 
/**
 * What happened, in order.
 */
events: Array<Told>, 
/**
 * What the guest sees now, with the piles that changed.
 */
view: View, 
/**
 * Thinking times; null without a clock.
 */
clocks: Clocks | null, } | { "type": "accepted", 
/**
 * The table.
 */
table: string, 
/**
 * The question it answered.
 */
prompt: number, 
/**
 * The version that came of it.
 */
version: number, } | { "type": "refused", 
/**
 * The table.
 */
table: string, 
/**
 * Why, for programs.
 */
reason: Refusal, 
/**
 * The clause that forbids it; empty when there is none.
 */
clause: string, 
/**
 * Why, for people.
 */
text: string, } | { "type": "because", 
/**
 * The table.
 */
table: string, 
/**
 * The reasons; at least one.
 */
reasons: Array<Because>, } | { "type": "thinking", 
/**
 * The table.
 */
table: string, 
/**
 * Its seat.
 */
seat: number, } | { "type": "clocks", 
/**
 * The table.
 */
table: string, 
/**
 * The times.
 */
clocks: Clocks, } | { "type": "draw", 
/**
 * The table.
 */
table: string, 
/**
 * The offer that stands; null when it is gone.
 */
draw: DrawState | null, } | { "type": "take_back", 
/**
 * The table.
 */
table: string, 
/**
 * The wish that stands; null when it is gone.
 */
take_back: BackState | null, } | { "type": "chat", 
/**
 * The table.
 */
table: string, 
/**
 * The lines.
 */
lines: Array<ChatLine>, } | { "type": "hint", 
/**
 * The table.
 */
table: string, 
/**
 * The question it answers.
 */
prompt: number, 
/**
 * The answer; null when none does any more.
 */
answer: Answer | null, } | { "type": "finished", 
/**
 * The matches.
 */
matches: Array<Finished>, 
/**
 * Whether there are more.
 */
more: boolean, } | { "type": "over", 
/**
 * The table.
 */
table: string, 
/**
 * How.
 */
ending: Ending, } | { "type": "rematch", 
/**
 * The table that is over.
 */
table: string, 
/**
 * The new one; the guest's seat is kept.
 */
next: string, } | { "type": "error", 
/**
 * Which sort of trouble, for programs: `protocol`, `hello_first`, `bad_frame`, `too_large`,
 * `too_fast`, `too_many`, `no_such_game`, `no_such_table`, `no_such_seat`, `bad_options`,
 * `bad_deck`, `not_yours`, `not_now`, `full`, `broken`, `trouble`.
 */
code: string, 
/**
 * What is wrong.
 */
text: string, 
/**
 * How to mend it; may be empty.
 */
hint: string, } | { "type": "health", 
/**
 * Whether they can.
 */
well: boolean, } | { "type": "pong", 
/**
 * The number of the `ping`.
 */
n: number, });

/**
 * Why an answer was not taken.
 */
export type Refusal = "late" | "over" | "not_you" | "unfit" | "forbidden" | "broken";

/**
 * A match that is over: everything but the boards.
 */
export type Review = { 
/**
 * The table it was played at.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What was set.
 */
options: Options, 
/**
 * Who sat where.
 */
seats: Array<ReviewSeat>, 
/**
 * Which team each seat is in.
 */
teams: Array<number>, 
/**
 * How it ended, when it did.
 */
ending: Ending | null, 
/**
 * Where the match comes from.
 */
origin: ReviewOrigin, 
/**
 * How many answers were given.
 */
answers: number, 
/**
 * How many more were given and taken back.
 */
taken_back: number, 
/**
 * What each answer did, in order; the first is the set-up.
 */
moments: Array<Moment>, };

/**
 * The board after an answer.
 */
export type ReviewFrame = { 
/**
 * What happened, in order.
 */
events: Array<Told>, 
/**
 * What was seen then. The question is there for eyes that see it.
 */
view: View, };

/**
 * Some boards of a match that is over.
 */
export type ReviewFrames = { 
/**
 * How many answers were given before the first of them.
 */
from: number, 
/**
 * The boards, one after each answer.
 */
frames: Array<ReviewFrame>, };

/**
 * Where a match comes from.
 */
export type ReviewOrigin = "played" | "continued" | "brought" | "laid";

/**
 * Who sat on a seat.
 */
export type ReviewSeat = { 
/**
 * The name.
 */
name: string, 
/**
 * The deck's name.
 */
deck: string, 
/**
 * Which bot it was, for a bot.
 */
bot?: string, };

/**
 * A deck that is kept for a guest.
 */
export type SavedDeck = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The format it is for; empty for none.
 */
format: string, 
/**
 * The list, as it was sent.
 */
list: string, 
/**
 * When it changed, in milliseconds since 1970.
 */
changed: number, };

/**
 * `GET /api/my/decks`, with the guest's token as `Authorization: Bearer`: the decks that are kept.
 */
export type SavedDecks = { 
/**
 * The decks, the one that changed last first.
 */
decks: Array<SavedDeck>, 
/**
 * How many may be kept.
 */
most: number, };

/**
 * What is said at a table.
 */
export type Saying = { "type": "words", 
/**
 * The words.
 */
text: string, } | { "type": "phrase", 
/**
 * Which.
 */
phrase: Phrase, };

/**
 * A seat of a table.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
sitting: Sitting, 
/**
 * The name to show; empty on an open seat.
 */
name: string, 
/**
 * The deck's name; empty while there is none.
 */
deck: string, 
/**
 * Whether the guest is connected now; bots always are.
 */
connected: boolean, 
/**
 * Whether the guest wants a rematch.
 */
again: boolean, 
/**
 * Which bot it is, for a bot.
 */
bot?: string, 
/**
 * For how many milliseconds the guest has been away, when not connected during a match.
 */
away?: number, };

/**
 * Who a seat is for.
 */
export type SeatKind = "me" | "open" | "bot";

/**
 * Who is to sit on a seat of a new table.
 */
export type SeatWish = { 
/**
 * Who.
 */
kind: SeatKind, 
/**
 * The bot's name, for a bot; the strongest when left out.
 */
bot?: string, 
/**
 * The deck; one that ships when left out.
 */
deck?: DeckWish, };

/**
 * A frame from a client: something said, and a number to recognise the reply by.
 */
export type Sent = { 
/**
 * Comes back as `re` with the reply, when given.
 */
id?: number, } & ({ "type": "hello", 
/**
 * The protocol the client speaks.
 */
protocol: number, 
/**
 * The token of an earlier `welcome`, to be the same guest again.
 */
token?: string, 
/**
 * The name to be shown; the server finds one when left out.
 */
name?: string, 
/**
 * The language of words, as a tag such as `en`.
 */
lang: string, } | { "type": "rename", 
/**
 * The new name.
 */
name: string, } | { "type": "lobby", 
/**
 * Whether to be told.
 */
watch: boolean, 
/**
 * How many tables of the list to leave out, for those who saw them already; none when left out.
 */
skip?: number, } | { "type": "create", 
/**
 * The game's id.
 */
game: string, 
/**
 * What is set.
 */
options: Options, 
/**
 * Who is to sit where. As many as there are seats.
 */
seats: Array<SeatWish>, 
/**
 * The clock; none when left out.
 */
clock?: ClockRule, 
/**
 * Whether only those with the link find it.
 */
private: boolean, 
/**
 * How the guest plays several seats that say `me`; left out, one at most does.
 */
hands?: Hands, } | { "type": "go_on", 
/**
 * The table of the match.
 */
table: string, 
/**
 * How many answers of it still hold.
 */
version: number, 
/**
 * Who plays on.
 */
with: GoOn, } | { "type": "lay", 
/**
 * The file.
 */
board: string, 
/**
 * Who plays.
 */
with: GoOn, } | { "type": "puzzle", 
/**
 * The game's id.
 */
game: string, 
/**
 * Which, from 1.
 */
n: number, } | { "type": "hint", 
/**
 * The table.
 */
table: string, } | { "type": "finished", 
/**
 * How many of the list to leave out; none when left out.
 */
skip?: number, } | { "type": "sit", 
/**
 * The table.
 */
table: string, 
/**
 * The seat, from 0.
 */
seat: number, 
/**
 * The deck; the game's first when left out.
 */
deck?: DeckWish, } | { "type": "leave", 
/**
 * The table.
 */
table: string, } | { "type": "deck", 
/**
 * The table.
 */
table: string, 
/**
 * The seat whose deck it is.
 */
seat: number, 
/**
 * The deck.
 */
deck: DeckWish, } | { "type": "bot", 
/**
 * The table.
 */
table: string, 
/**
 * The seat.
 */
seat: number, 
/**
 * The bot's name; left out, the seat becomes open.
 */
bot?: string, } | { "type": "start", 
/**
 * The table.
 */
table: string, } | { "type": "watch", 
/**
 * The table.
 */
table: string, } | { "type": "unwatch", 
/**
 * The table.
 */
table: string, } | { "type": "answer", 
/**
 * The table.
 */
table: string, 
/**
 * The question, by its id. An answer to any other than the open one is late.
 */
prompt: number, 
/**
 * The answer.
 */
answer: Answer, } | { "type": "resync", 
/**
 * The table.
 */
table: string, 
/**
 * The last version the client has.
 */
have: number, } | { "type": "why", 
/**
 * The table.
 */
table: string, 
/**
 * The card that should do it or to which it should be done.
 */
a: Spot, 
/**
 * The second card, such as a target.
 */
b?: Spot, 
/**
 * The verb, when it is known what is wanted; every verb otherwise.
 */
verb?: number, } | { "type": "concede", 
/**
 * The table.
 */
table: string, } | { "type": "claim", 
/**
 * The table.
 */
table: string, } | { "type": "draw", 
/**
 * The table.
 */
table: string, 
/**
 * What is done.
 */
what: DrawMove, } | { "type": "take_back", 
/**
 * The table.
 */
table: string, 
/**
 * What is done.
 */
what: BackMove, } | { "type": "say", 
/**
 * The table.
 */
table: string, 
/**
 * What.
 */
said: Saying, } | { "type": "rematch", 
/**
 * The table.
 */
table: string, } | { "type": "ping", 
/**
 * Any number.
 */
n: number, });

/**
 * A deck that ships, as a list.
 */
export type ShippedDeck = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its lines.
 */
lines: Array<DeckEntry>, };

/**
 * Who sits on a seat.
 */
export type Sitting = "open" | "guest" | "bot";

/**
 * A card by where it lies, and by itself when the viewer may know it.
 */
export type Spot = { 
/**
 * The card, when the viewer may know it.
 */
card?: number, 
/**
 * Whose pile it lies in.
 */
seat: number, 
/**
 * Which zone.
 */
zone: number, 
/**
 * Its place in the pile, from the front.
 */
at: number, };

/**
 * Which stat is drawn in which corner of a card.
 */
export type StatCorner = { 
/**
 * The stat.
 */
stat: number, 
/**
 * The corner.
 */
corner: Corner, };

/**
 * Everything about a table but the match itself.
 */
export type TableInfo = { 
/**
 * Its id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * What is set, with defaults filled in.
 */
options: Options, 
/**
 * Where it stands.
 */
state: TableState, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Which team each seat is in; teams are numbered from 0.
 */
teams: Array<number>, 
/**
 * The clock.
 */
clock: ClockRule | null, 
/**
 * Whether only those with the link find it.
 */
private: boolean, 
/**
 * The path to invite by, such as `/t/k3v9…`.
 */
link: string, 
/**
 * How many watch without a seat.
 */
watchers: number, 
/**
 * The table of the next match, once a rematch began.
 */
rematch: string | null, 
/**
 * How one guest plays several seats, where one does.
 */
hands?: Hands, 
/**
 * Whether its board was laid as a scenario file describes, and not dealt.
 */
laid?: boolean, 
/**
 * The puzzle that is on the board.
 */
puzzle?: PuzzleInfo, 
/**
 * The hash of what the seed of the match will be made of, besides names and decks. The replay of the
 * match opens it.
 */
commitment?: string, 
/**
 * After how many milliseconds without an answer the one who is asked may be claimed to stall (`claim`);
 * absent where a clock decides.
 */
stall_after?: number, 
/**
 * After how many milliseconds away the one who is asked may be claimed to have left (`claim`); absent
 * where a clock decides.
 */
claim_after?: number, };

/**
 * `GET /api/games/{id}/table?revision&mode&format&seats&lang`: how the table looks and what
 * things on it are called. Lists of words are by number.
 */
export type TableLayout = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is set, with defaults filled in.
 */
options: Options, 
/**
 * Which team each seat is in.
 */
teams: Array<number>, 
/**
 * How many columns and rows one seat's half has.
 */
grid: [number, number], 
/**
 * Where zones lie on their owner's half.
 */
places: Array<ZonePlace>, 
/**
 * Which stats are drawn on a card, and in which corner.
 */
corners: Array<StatCorner>, 
/**
 * What a player must not run out of; null when there is no such thing.
 */
vital: Vital | null, 
/**
 * The word for it; empty when there is none.
 */
vital_name: string, 
/**
 * Which cards can be put on others, and what that means.
 */
gestures: Array<Gesture>, 
/**
 * The words.
 */
words: Words, 
/**
 * The clauses of the rules, by number, in our words.
 */
clauses: { [key in string]: string }, 
/**
 * What may be looked up besides cards and clauses, such as a list of actions.
 */
reference: Array<Entry>, 
/**
 * Words of the game by their names here, with what they are called in other languages.
 */
elsewhere: Array<[string, Array<string>]>, };

/**
 * Where a table stands.
 */
export type TableState = "waiting" | "playing" | "over" | "broken";

/**
 * What something that waits is aimed at.
 */
export type Target = { "type": "nothing" } | { "type": "card", 
/**
 * Where it is.
 */
spot: Spot, } | { "type": "seat", 
/**
 * Who.
 */
seat: number, } | { "type": "waiting", 
/**
 * The place.
 */
at: number, };

/**
 * One thing that happened: a sentence, the rules behind it, and the thing itself for animation.
 */
export type Told = { 
/**
 * The clauses behind it, the main one first.
 */
clauses: Array<string>, 
/**
 * What happened, in one line of the viewer's language.
 */
words: string, 
/**
 * Whether it begins something, such as a turn, and so heads the lines after it.
 */
heading?: boolean, 
/**
 * The cards concerned that the viewer knows.
 */
cards: Array<number>, 
/**
 * The thing itself.
 */
what: What, };

/**
 * How a trial stands.
 */
export type Trial = { 
/**
 * Its id.
 */
id: string, 
/**
 * `waiting`, `playing`, `over`, `stopped` (by whoever asked), `late` (it took too long) or `failed`.
 */
state: string, 
/**
 * How many games are over.
 */
played: number, 
/**
 * How many there are to be.
 */
total: number, 
/**
 * What came of it, when it has ended: the games that were played count.
 */
results: TrialResults | null, 
/**
 * Why it failed; empty otherwise.
 */
why: string, 
/**
 * The command that plays the same games, with the lists as files; empty until it has ended.
 */
command: string, };

/**
 * What became of a card: games, and how many of those were won.
 */
export type TrialCard = { 
/**
 * The card, by its place among the faces.
 */
def: number, 
/**
 * Games in whose opening hand it was.
 */
opening: [number, number], 
/**
 * Games in which it was drawn, the opening hand included.
 */
drawn: [number, number], 
/**
 * Games in which it was played from the hand.
 */
played: [number, number], };

/**
 * What a deck came to.
 */
export type TrialDeck = { 
/**
 * Its name.
 */
name: string, 
/**
 * How many games it played.
 */
games: number, 
/**
 * How many it won.
 */
wins: number, 
/**
 * The ends of the 95% interval (Wilson) of its share of wins.
 */
low: number, 
/**
 * The upper end.
 */
high: number, 
/**
 * What became of its cards.
 */
cards: Array<TrialCard>, };

/**
 * What two decks played against one another.
 */
export type TrialPair = { 
/**
 * The decks, by their places.
 */
decks: [number, number], 
/**
 * How many games.
 */
games: number, 
/**
 * How many each of them won.
 */
wins: [number, number], };

/**
 * What a trial came to.
 */
export type TrialResults = { 
/**
 * Deck by deck, in the order of the wish.
 */
decks: Array<TrialDeck>, 
/**
 * The games that two decks played, each pair once.
 */
pairs: Array<TrialPair>, 
/**
 * How many games were played.
 */
games: number, 
/**
 * Games that nobody won.
 */
draws: number, 
/**
 * Games that were given up as too long.
 */
unfinished: number, 
/**
 * The mean number of turns.
 */
turns: number, 
/**
 * How many games took how many turns: from, to, games.
 */
lengths: Array<[number, number, number]>, 
/**
 * How long it took, in seconds.
 */
seconds: number, 
/**
 * A number that depends on every game, as `baize sim` tells it.
 */
digest: string, };

/**
 * `POST /api/trials`: games between bots to see how a deck fares.
 */
export type TrialWish = { 
/**
 * The game's id.
 */
game: string, 
/**
 * What is set.
 */
options: Options, 
/**
 * The decks, the one that is tried first.
 */
decks: Array<DeckWish>, 
/**
 * Who plays them, such as `greedy`.
 */
bot: string, 
/**
 * How many games each two decks play.
 */
games: number, 
/**
 * The seed of everything; any number gives other games.
 */
seed: number, };

/**
 * What a viewer may know of a match.
 */
export type View = { 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * The turn's number, from 1.
 */
turn: number, 
/**
 * The phase or step.
 */
phase: number, 
/**
 * All piles, seat by seat, in the order of zones; in an update those that changed.
 */
piles: Array<Pile>, 
/**
 * Numbers of each player's own, such as life points, seat by seat.
 */
scores: Array<Array<number>>, 
/**
 * Arrows between cards: an attack, a chain.
 */
links: Array<Link>, 
/**
 * Fights that are on, with what they come to as they stand.
 */
battles: Array<Battle>, 
/**
 * What was announced and waits to be carried out; the last comes first.
 */
stack: Array<Waiting>, 
/**
 * Who is asked, if someone is.
 */
asked: number | null, 
/**
 * The question, when the viewer is asked.
 */
prompt: Prompt | null, };

/**
 * What a player must not run out of.
 */
export type Vital = { "type": "cards", 
/**
 * The zone.
 */
zone: number, } | { "type": "score", 
/**
 * Its place among them.
 */
at: number, };

/**
 * Something announced that waits to be carried out.
 */
export type Waiting = { 
/**
 * Whose it is.
 */
seat: number, 
/**
 * What it is.
 */
verb: number, 
/**
 * What it is, in words.
 */
words: string, 
/**
 * The cards it is made of; null for those that the viewer may not know.
 */
cards: Array<number | null>, 
/**
 * What it is aimed at.
 */
aim: Target, };

/**
 * The kinds of happenings. Cards that the viewer may not know are null.
 */
export type What = { "type": "moved", 
/**
 * The card.
 */
card: number | null, 
/**
 * What it is.
 */
def: number | null, 
/**
 * The pile it left: seat and zone.
 */
from: [number, number], 
/**
 * The pile it came to: seat and zone.
 */
to: [number, number], 
/**
 * Its place in that pile from the front; null where that is not open to all.
 */
at: number | null, 
/**
 * Whether it lies face up where the zone itself does not say so.
 */
face_up: boolean, 
/**
 * The card it is attached to.
 */
host: number | null, 
/**
 * In which way it moved.
 */
verb: number, } | { "type": "created", 
/**
 * The card.
 */
card: number | null, 
/**
 * What it is.
 */
def: number | null, 
/**
 * The pile: seat and zone.
 */
to: [number, number], } | { "type": "removed", 
/**
 * The card.
 */
card: number | null, 
/**
 * The pile it was in: seat and zone.
 */
from: [number, number], } | { "type": "turned", 
/**
 * The card.
 */
card: number | null, 
/**
 * Whether it is sideways now.
 */
rested: boolean, } | { "type": "flipped", 
/**
 * The card.
 */
card: number | null, 
/**
 * What it is.
 */
def: number | null, 
/**
 * Whether it is face up now.
 */
face_up: boolean, } | { "type": "marked", 
/**
 * The card.
 */
card: number | null, 
/**
 * How many there are now.
 */
marks: number, } | { "type": "shuffled", 
/**
 * Whose.
 */
seat: number, 
/**
 * Which.
 */
zone: number, } | { "type": "turn_began", 
/**
 * Whose.
 */
seat: number, 
/**
 * Its number, from 1.
 */
number: number, } | { "type": "phase_began", 
/**
 * Which.
 */
phase: number, } | { "type": "scored", 
/**
 * Whose.
 */
seat: number, 
/**
 * Which one.
 */
score: number, 
/**
 * What it is now.
 */
value: number, } | { "type": "ended", 
/**
 * How.
 */
outcome: Outcome, } | { "type": "did", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
verb: number, 
/**
 * With which card.
 */
card: number | null, 
/**
 * To which card.
 */
other: number | null, 
/**
 * How much or which one.
 */
n: number, } | { "type": "seen", 
/**
 * Who looked, or showed.
 */
seat: number, 
/**
 * The card.
 */
card: number | null, 
/**
 * What it is.
 */
def: number | null, 
/**
 * Whether it was shown to all.
 */
reveal: boolean, } | { "type": "began", 
/**
 * The card.
 */
card: number | null, 
/**
 * The player.
 */
seat: number, 
/**
 * What changed.
 */
change: Change, 
/**
 * The card it comes from.
 */
source: number | null, } | { "type": "lapsed", 
/**
 * The card.
 */
card: number | null, 
/**
 * The player.
 */
seat: number, 
/**
 * What changed back.
 */
change: Change, 
/**
 * The card it came from.
 */
source: number | null, } | { "type": "activated", 
/**
 * Whose.
 */
seat: number, 
/**
 * Of which card.
 */
card: number | null, 
/**
 * Which of its abilities.
 */
ability: number, } | { "type": "skipped", 
/**
 * Who would have done it.
 */
seat: number, 
/**
 * What.
 */
verb: number, 
/**
 * With which card.
 */
card: number | null, } | { "type": "applied", 
/**
 * To whom.
 */
seat: number, 
/**
 * To which card.
 */
card: number | null, } | { "type": "rolled", 
/**
 * For whom.
 */
seat: number, 
/**
 * How many outcomes there were.
 */
of: number, 
/**
 * Which came up, from 0.
 */
result: number, };

/**
 * The reason for a question.
 */
export type Why = { 
/**
 * The question in words.
 */
words: string, 
/**
 * What the seat is about to do.
 */
verb: number, 
/**
 * The card whose text or rule asks, if one does.
 */
source: Spot | null, 
/**
 * The clause that gives the choice; empty when there is none.
 */
clause: string, };

/**
 * The words of a game in one language, each list by number.
 */
export type Words = { 
/**
 * Zones.
 */
zones: Array<ZoneWords>, 
/**
 * Stats.
 */
stats: Array<string>, 
/**
 * Kinds of cards.
 */
kinds: Array<string>, 
/**
 * Keywords.
 */
keywords: Array<string>, 
/**
 * Phases and steps.
 */
phases: Array<string>, 
/**
 * Verbs.
 */
verbs: Array<string>, 
/**
 * Numbers of a player's own.
 */
scores: Array<string>, 
/**
 * The game's own short keys, for themes and guides.
 */
keys: Keys, };

/**
 * `GET /api/games/{id}/workshop?revision&mode&format`: what a deck builder needs besides the faces.
 */
export type Workshop = { 
/**
 * The game's id.
 */
game: string, 
/**
 * How far what a card does is proven, by `def`: `by_hand`, `proven`, `compiled`, `partly_read` or `unread`.
 */
grades: Array<string>, 
/**
 * How many cards the opening hand has.
 */
hand: number, 
/**
 * How many cards whoever begins draws on the first turn.
 */
first: number, 
/**
 * How many cards are drawn on every other turn.
 */
each: number, 
/**
 * The kinds of cards that are listed with a deck and never drawn from it.
 */
aside: Array<number>, 
/**
 * Those of them that lie ready without being listed.
 */
ready: Array<number>, 
/**
 * Keys of labels of cards that no deck holds, such as tokens.
 */
barred: Array<string>, 
/**
 * The parts that a deck has besides the main one, such as `side`.
 */
parts: Array<string>, 
/**
 * Whether lists of restricted cards ship that change with the date. Without, a card's own status is in its labels.
 */
dated: boolean, 
/**
 * The decks that ship, as lists.
 */
decks: Array<ShippedDeck>, };

/**
 * Where a zone lies on its owner's half, seen by the owner.
 */
export type ZonePlace = { 
/**
 * The zone.
 */
zone: number, 
/**
 * Its first column and row, from the upper left.
 */
at: [number, number], 
/**
 * How many columns and rows it takes.
 */
size: [number, number], 
/**
 * How its cards lie.
 */
lie: Lie, 
/**
 * Whether a team has one together: then it lies at the first seat of the team.
 */
shared: boolean, 
/**
 * Whether it lies between the halves, not on one. Its column and row are then those of the
 * middle, where the piles of all seats lie beside one another.
 */
middle: boolean, 
/**
 * How many places for cards are drawn in it; 0 draws none.
 */
slots: number, 
/**
 * Whether its cards are all alike, and only how many there are matters: they lie close together.
 */
stock: boolean, };

/**
 * A zone's word and who sees into it.
 */
export type ZoneWords = { 
/**
 * The word.
 */
name: string, 
/**
 * The game's own short key for it, the same in every language.
 */
key: string, 
/**
 * Who sees its cards: `all`, `owner` or `nobody`.
 */
sight: string, 
/**
 * Whether its order means something.
 */
ordered: boolean, };
