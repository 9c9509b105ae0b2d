// The state of one match on the screen: what is chosen, looked at, asked about. Components show it and call its verbs;
// everything that decides what a press means is in the pure modules it calls.
import { isMirrored, t } from '../../i18n/index.svelte.ts';
import { type CardKit, kitOf } from '../../cards/model.ts';
import { arrange, type CardBox, type Direction, nearest, type Scene, type ZoneBox } from '../../match/board.ts';
import type { Match } from '../../match/match.ts';
import { cardAt, cardKey, pileOf, playerKey } from '../../match/places.ts';
import * as select from '../../match/select.ts';
import type { Teller } from '../../match/story.ts';
import { session } from '../../net/session.svelte.ts';
import { settings } from '../../net/settings.svelte.ts';
import type { Answer, Because, Card, Client, Face, Offer, Prompt, Spot, TableInfo, TableLayout } from '../../protocol/index.ts';

/** What the page was given about the match; it changes under the controller. */
export interface Given {
  info: TableInfo;
  you: Client;
  match: Match;
  layout: TableLayout;
  faces: Face[];
}

/** A card under the magnifier, and where on the board it lies. */
export interface Magnified {
  spot: Spot;
  /** How it came there: pointers leave, keys and long presses stay until they are dismissed. */
  by: 'pointer' | 'focus' | 'press';
}

/** What goes without saying in a story: to do nothing, and that the rules ask for something or carry it out. */
const GOES_ON = ['pass', 'trigger', 'resolve'];

export class Play {
  readonly given: Given;
  width = $state(0);
  height = $state(0);
  /** The opponent that somebody chose to look at, and when: in which turn, with which card pressed. */
  #looked = $state.raw<{ seat: number; turn: number; at: string | null } | null>(null);
  /** The card that the keyboard is at. */
  cursor = $state<string | null>(null);
  magnified = $state.raw<Magnified | null>(null);
  /** Cards to point out, by their number in the match. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
  clause = $state<string | null>(null);
  browsing = $state.raw<{ seat: number; zone: number } | null>(null);
  because = $state.raw<{ key: string; reasons: Because[] } | null>(null);
  dragging = $state.raw<{ key: string; x: number; y: number; over: string | null } | null>(null);
  /** Cards of a stock that were pressed to be put on another card. */
  #held = $state.raw<{ turn: number; keys: readonly string[] }>({ turn: 0, keys: [] });
  /** What is still to be done of something that is done several times. */
  #again = $state.raw<{ verb: number; key: string; left: number } | null>(null);

  /** The card by which an action was chosen, which the next questions may ask for. */
  #meantCard: { key: string; left: number } | null = null;
  /** What is still to be said to the second of two questions that were asked as one. */
  #left: Offer | null = null;
  /** Whether nothing is answered by itself for the time being. */
  holding = $state(false);

  /** The last line of the log before one's own latest answer; what came after it is news. */
  answeredAt = $state(-1);
  /** The question whose options are all listed in words. */
  #listed = $state<number | null>(null);
  #selection = $state.raw<select.Selection | null>(null);

  /** Whether the result was put aside to look at the board. */
  resultHidden = $state(false);

  constructor(given: Given) {
    this.given = given;
  }

  /**
   * The opponent shown when there is room for one only: the one chosen in this turn, one who has a card that can be
   * chosen, or the one whose turn it is.
   */
  get opponent(): number | null {
    const looked = this.#looked?.turn === this.view.turn ? this.#looked : null;
    const wanted = looked?.seat ?? this.view.active;
    const keys = this.aims.size > 0 ? this.aims : this.lit;
    const spots = this.prompt?.options.flatMap(({ a, b }) => [a ?? [], b ?? []].flat()) ?? [];
    const seats = spots.flatMap((spot) => (keys.has(cardKey(spot)) && spot.seat !== this.seat ? spot.seat : []));
    if (seats.length === 0 || seats.includes(wanted) || (looked && looked.at === (this.selection?.at ?? null))) return wanted;
    return seats[0] ?? wanted;
  }

  set opponent(seat: number) {
    this.#looked = { seat, turn: this.view.turn, at: this.selection?.at ?? null };
  }

  kit: CardKit = $derived.by(() => kitOf(this.given.layout));
  view = $derived.by(() => this.given.match.view);
  seat = $derived.by(() => this.given.match.seat);
  /** The seat at the bottom of the board: one's own, and where one plays all hands always the same. */
  bottom: number = $derived.by(() => (this.given.info.hands === 'open' ? 0 : (this.seat ?? 0)));
  /** The open question, when it is for this seat and not answered yet. */
  prompt: Prompt | null = $derived.by(() => {
    const { match } = this.given;
    const prompt = match.view.prompt;
    return prompt && !match.ending && match.sent !== prompt.id ? select.asked(prompt, t('confirm-none')) : null;
  });
  scene: Scene = $derived.by(() =>
    arrange({
      layout: this.given.layout,
      view: this.view,
      seats: this.given.info.seats.length,
      bottom: this.bottom,
      focus: this.opponent,
      width: this.width,
      height: this.height,
      mirrored: isMirrored(),
    }),
  );
  boxes: ReadonlyMap<string, CardBox> = $derived.by(() => new Map(this.scene.cards.map((box) => [box.key, box])));
  selection: select.Selection | null = $derived.by(() => {
    if (!this.prompt) return null;
    return this.#selection?.prompt === this.prompt.id ? this.#selection : select.begin(this.prompt);
  });
  lit: ReadonlySet<string> = $derived.by(() =>
    this.prompt && this.selection ? select.lit(this.prompt, this.selection) : new Set(),
  );
  /** What putting a card of a stock on another means now: the cards of the stock, and the options by the other card. */
  gesture: { stock: readonly string[]; options: ReadonlyMap<string, number>; verb: number } | null = $derived.by(() => {
    const { prompt, seat } = this;
    if (!prompt || seat === null) return null;
    for (const { zone, verb } of this.given.layout.gestures) {
      const options = select.gestures(prompt, verb);
      const pile = pileOf(this.view, seat, zone)?.cards ?? [];
      const spots = pile.flatMap(({ card, rested }, at) => (rested ? [] : { ...(card === undefined ? {} : { card }), seat, zone, at }));
      const stock = spots.map(cardKey).filter((key) => !this.lit.has(key));
      if (options.size > 0 && stock.length > 0) return { stock, options, verb };
    }
    return null;
  });
  /** The cards of a stock that are held to be put on another card. */
  held: readonly string[] = $derived.by(() => {
    const { gesture } = this;
    const held = this.#held.turn === this.view.turn ? this.#held.keys : [];
    return gesture ? held.filter((key) => gesture.stock.includes(key)) : [];
  });
  /** Names of the cards and players that are fought over. */
  fought: ReadonlySet<string> = $derived.by(
    () => new Set(this.view.battles.flatMap(({ target }) => (target.type === 'card' ? cardKey(target.spot) : []))),
  );
  entries: select.Entry[] = $derived.by(() =>
    this.prompt && this.selection ? select.entries(this.prompt, this.selection) : [],
  );
  answer: Answer | null = $derived.by(() =>
    this.prompt && this.selection ? select.ready(this.prompt, this.selection) : null,
  );
  /** Keys of the cards that the picked options are about. */
  picked: ReadonlySet<string> = $derived.by(() => {
    const keys = new Set<string>();
    const { prompt, selection } = this;
    if (!prompt || !selection || prompt.ask.type === 'arrange') return keys;
    if (selection.at !== null && prompt.ask.type === 'pick') keys.add(selection.at);
    for (const key of this.held) keys.add(key);
    for (const i of selection.picked) {
      const offer = prompt.options[i];
      for (const spot of [offer?.a, offer?.b]) if (spot) keys.add(cardKey(spot));
    }
    return keys;
  });
  /** Keys of the cards that the pressed card can be put on. */
  aims: ReadonlySet<string> = $derived.by(() => {
    const { prompt, selection, gesture } = this;
    if (!prompt || !selection) return new Set();
    const carried = this.dragging?.key ?? null;
    if (gesture && (this.held.length > 0 || gesture.stock.includes(carried ?? ''))) return new Set(gesture.options.keys());
    if (carried === null) return select.aims(prompt, selection);
    return select.aims(prompt, { ...select.begin(prompt), at: carried }, true);
  });
  /** Options whose card is not drawn by itself on the board. */
  unseen: number[] = $derived.by(() => {
    const { prompt, scene } = this;
    if (!prompt) return [];
    const drawn = new Set(scene.cards.map((box) => box.key));
    const spotOf = (i: number) => prompt.options[i]?.a ?? prompt.options[i]?.b;
    const unseen = select.unseen(prompt, drawn).filter((i) => !this.#isFolded(spotOf(i)));
    // The top of a pile is shown with what lies under it.
    const piles = unseen.flatMap((i) => spotOf(i) ?? []);
    const shown = (spot: Spot | undefined) => piles.some(({ seat, zone }) => seat === spot?.seat && zone === spot.zone);
    return prompt.options.flatMap((_, i) => (unseen.includes(i) || shown(spotOf(i)) ? i : []));
  });

  /** Whether a card would be seen if the half it lies on were shown: the name of its player leads there. */
  #isFolded(spot: Spot | undefined): boolean {
    const lie = this.given.layout.places.find((place) => place.zone === spot?.zone)?.lie;
    return spot !== undefined && lie !== 'stack' && this.scene.folded.includes(spot.seat);
  }

  /** Whether all options are listed in words. */
  get listed(): boolean {
    return this.prompt !== null && this.#listed === this.prompt.id;
  }

  set listed(listed: boolean) {
    this.#listed = listed && this.prompt ? this.prompt.id : null;
  }

  // ---- Words and faces ---------------------------------------------------------------------------------------------

  face(card: Card | undefined): Face | undefined {
    return card?.def === undefined ? undefined : this.given.faces[card.def];
  }

  /** Whether a card is drawn with its back: nobody at this screen knows it, or it lies face down for others. */
  faceDown(card: Card, zone: number): boolean {
    if (card.def === undefined) return true;
    const sight = this.given.layout.words.zones[zone]?.sight;
    const lie = this.given.layout.places.find((place) => place.zone === zone)?.lie;
    // Hands are held towards their owner, and a pile that its owner may look through lies open, such as a graveyard.
    const open = sight === 'all' || lie === 'fan' || (sight === 'owner' && lie === 'stack');
    return !open && card.face_up !== true;
  }

  /** What the log needs to know of the table; cards in the middle are on their way. */
  readonly teller: Teller = {
    idle: ({ verb, card }) => card === null && GOES_ON.includes(this.given.layout.words.keys.verbs[verb] ?? ''),
    lie: (zone) => this.given.layout.places.find((place) => place.zone === zone && !place.middle)?.lie,
  };

  name(seat: number): string {
    return this.given.info.seats[seat]?.name ?? '';
  }

  zoneName(zone: number): string {
    return this.given.layout.words.zones[zone]?.name ?? '';
  }

  // ---- Choosing ----------------------------------------------------------------------------------------------------

  /** Presses a card: chooses it if it is offered, else asks why it is not. */
  press(spot: Spot): void {
    const key = cardKey(spot);
    this.because = null;
    const { prompt, selection } = this;
    if (this.#gestured(key)) return;
    const meant = this.#meant(spot);
    const pressed = prompt && selection ? select.press(prompt, selection, meant, settings.quick, this.fought) : null;
    if (pressed && !pressed.refused) return this.#take(pressed);
    if (selection?.way === null && prompt?.ask.type === 'pick') this.#selection = null;
    if ((this.boxes.get(key)?.under ?? 0) > 0) this.browsing = { seat: spot.seat, zone: spot.zone };
    else void this.why(spot);
  }

  /** Presses a player. Returns whether that meant something. */
  pressPlayer(seat: number): boolean {
    const { prompt, selection } = this;
    const pressed = prompt && selection ? select.press(prompt, selection, playerKey(seat), settings.quick) : null;
    if (!pressed || pressed.refused) return false;
    this.#take(pressed);
    return true;
  }

  /** What a press on a card means: the card, or its player where only the player can be meant. */
  #meant(spot: Spot): string {
    const [key, player] = [cardKey(spot), playerKey(spot.seat)];
    if (this.lit.has(key) || !(this.aims.has(player) || this.lit.has(player))) return key;
    return this.standsFor(spot.zone) ? player : key;
  }

  /** Whether the cards of a zone stand for their player as a target: what must not run out, and what has one place. */
  standsFor(zone: number): boolean {
    const { vital, places } = this.given.layout;
    return (vital?.type === 'cards' && vital.zone === zone) || places.some((place) => place.zone === zone && place.lie === 'spot');
  }

  /** Takes a card of a stock into the hand or puts it back, or puts what is held on a card. Returns whether it was that. */
  #gestured(key: string): boolean {
    const { gesture, held } = this;
    if (!gesture) return false;
    if (gesture.stock.includes(key)) {
      this.#selection = null;
      // All cards of a stock are alike: every press takes one more, and after the last none is held.
      const next = held.includes(key) ? gesture.stock.find((each) => !held.includes(each)) : key;
      const keys = next === undefined ? [] : [...held, next];
      this.#held = { turn: this.view.turn, keys };
      return true;
    }
    if (held.length === 0 || !gesture.options.has(key)) return false;
    this.#put(key, held.length);
    return true;
  }

  /** Puts so many cards of the stock on a card, one after another. */
  #put(key: string, count: number): void {
    const { gesture, prompt } = this;
    const at = gesture?.options.get(key);
    if (!gesture || !prompt || at === undefined) return;
    this.#held = { turn: 0, keys: [] };
    this.#again = count > 1 ? { verb: gesture.verb, key, left: count - 1 } : null;
    this.#send(prompt, { type: 'pick', at });
  }

  /** Goes on with what is done several times, if this question offers it again. Returns whether it did. */
  goOn(prompt: Prompt): boolean {
    if (this.#goOnWithRest(prompt)) return true;
    const again = this.#again;
    if (!again) return this.#goOnWithCard(prompt);
    const at = select.gestures(prompt, again.verb).get(again.key);
    this.#again = at === undefined || again.left <= 1 ? null : { ...again, left: again.left - 1 };
    if (at === undefined) return false;
    this.#send(prompt, { type: 'pick', at });
    return true;
  }

  /** Answers the second of two questions that were asked as one. */
  #goOnWithRest(prompt: Prompt): boolean {
    const left = this.#left;
    this.#left = null;
    const at = left && prompt.ask.type === 'pick' ? prompt.options.findIndex((offer) => JSON.stringify(offer) === JSON.stringify(left)) : -1;
    if (at < 0) return false;
    this.#send(prompt, { type: 'pick', at });
    return true;
  }

  /** Answers with the card by which the action was chosen, where it is asked for. */
  #goOnWithCard(prompt: Prompt): boolean {
    const meant = this.#meantCard;
    if (!meant) return false;
    this.#meantCard = meant.left > 1 ? { ...meant, left: meant.left - 1 } : null;
    const { answer, picked } = select.goesOn(prompt, meant.key);
    if (picked) this.#selection = { ...select.begin(prompt), picked };
    if (answer || picked) this.#meantCard = null;
    if (!answer) return false;
    this.#send(prompt, answer);
    return true;
  }

  choose(entry: select.Entry): void {
    const offer = entry.type === 'option' ? this.prompt?.options[entry.index] : undefined;
    const at = this.selection?.at;
    if (at && offer?.with?.some((spot) => cardKey(spot) === at)) this.#meantCard = { key: at, left: 3 };
    if (this.prompt && this.selection) this.#take(select.choose(this.prompt, this.selection, entry));
  }

  /** Takes an option by its place, as buttons and lists do. */
  option(index: number): void {
    this.choose({ type: 'option', index });
  }

  /** Whether a card can be carried elsewhere now. */
  isLoose(key: string): boolean {
    return this.prompt?.ask.type === 'pick' && (this.lit.has(key) || (this.gesture?.stock.includes(key) ?? false));
  }

  drop(from: string, onto: string | null): void {
    if (this.gesture?.stock.includes(from)) {
      if (onto !== null) this.#put(onto, Math.max(1, this.held.includes(from) ? this.held.length : 1));
      return;
    }
    if (this.prompt && this.selection) this.#take(select.drop(this.prompt, this.selection, from, onto));
  }

  reorder(from: number, to: number): void {
    if (this.selection) this.#selection = select.reorder(this.selection, from, to);
  }

  setNumber(number: number): void {
    if (this.selection) this.#selection = { ...this.selection, number };
  }

  confirm(): void {
    if (this.prompt && this.answer) this.#send(this.prompt, this.answer);
  }

  /** Steps back from what was chosen last. Returns whether there was something. */
  back(): boolean {
    if (this.because) {
      this.because = null;
      return true;
    }
    if (this.held.length > 0) {
      this.#held = { turn: 0, keys: [] };
      return true;
    }
    if (!this.prompt || !this.selection || !select.begun(this.prompt, this.selection)) return false;
    this.#selection = select.back(this.prompt, this.selection);
    return true;
  }

  #take(pressed: select.Pressed): void {
    const at = pressed.answer?.type === 'pick' ? this.prompt?.options[pressed.answer.at] : undefined;
    const key = pressed.selection.at;
    if (key && at?.with?.some((spot) => cardKey(spot) === key)) this.#meantCard = { key, left: 3 };
    this.#selection = pressed.selection;
    if (pressed.answer && this.prompt) this.#send(this.prompt, pressed.answer);
  }

  #send(prompt: Prompt, answer: Answer): void {
    this.#selection = null;
    this.because = null;
    this.answeredAt = this.given.match.log.at(-1)?.n ?? -1;
    const told = this.view.prompt?.id === prompt.id ? this.view.prompt : prompt;
    const first = select.firstOf(told, answer);
    this.#left = first.left;
    session.answer(prompt.id, first.answer);
  }

  /** Asks why a card is not offered, and shows the reasons beside it. */
  async why(spot: Spot): Promise<void> {
    if (this.seat === null || this.given.match.ending) {
      this.magnify(spot, 'press');
      return;
    }
    const at = this.selection?.way !== null ? this.selection?.at : null;
    const first = at ? this.boxes.get(at)?.spot : undefined;
    const reasons = first ? await session.why(first, spot) : await session.why(spot);
    if (reasons.length > 0) this.because = { key: cardKey(spot), reasons };
  }

  // ---- Looking -----------------------------------------------------------------------------------------------------

  magnify(spot: Spot | null, by: Magnified['by']): void {
    const card = spot ? cardAt(this.view, spot) : undefined;
    this.magnified = spot && card && card.def !== undefined ? { spot, by } : null;
  }

  /** Stops magnifying what a pointer or the focus showed, as it goes elsewhere. */
  unmagnify(by: Magnified['by']): void {
    if (this.magnified?.by === by) this.magnified = null;
  }

  mark(cards: readonly number[]): void {
    this.marked = new Set(cards);
  }

  // ---- The keyboard ------------------------------------------------------------------------------------------------

  /** The card the Tab key comes to: where the keyboard was, else the first offered, else the first of one's own. */
  home: string | null = $derived.by(() => {
    if (this.cursor !== null && this.boxes.has(this.cursor)) return this.cursor;
    const offered = this.scene.cards.find((box) => this.lit.has(box.key));
    const own = this.scene.cards.find((box) => box.spot.seat === (this.seat ?? 0));
    return (offered ?? own ?? this.scene.cards[0])?.key ?? null;
  });

  /** Moves the keyboard to the nearest card in a direction. */
  move(direction: Direction): void {
    const from = this.home === null ? undefined : this.boxes.get(this.home);
    if (!from) return;
    const others = this.scene.cards.filter((box) => box.key !== from.key);
    const found = nearest(from, direction, others);
    if (found) this.cursor = found.key;
  }

  /** Moves the keyboard to the next offered card in reading order. */
  nextOffered(step: 1 | -1): void {
    const offered = this.scene.cards.filter((box) => this.lit.has(box.key));
    if (offered.length === 0) return;
    const at = offered.findIndex((box) => box.key === this.cursor);
    const next = at < 0 ? (step > 0 ? 0 : offered.length - 1) : (at + step + offered.length) % offered.length;
    this.cursor = offered[next]?.key ?? null;
  }

  /** Returns the zone a point of the board lies in. */
  zoneAt(x: number, y: number): ZoneBox | undefined {
    return this.scene.zones.find((z) => x >= z.x && x < z.x + z.w && y >= z.y && y < z.y + z.h);
  }
}
