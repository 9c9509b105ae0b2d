// The one conversation with the server: who the guest is, the lobby, the table in view and its match. Components read
// the state and call the verbs; frames change the state in `said`.
import { locale, t } from '../i18n/index.svelte.ts';
import { fromSnapshot, type Match, withUpdate } from '../match/match.ts';
import {
  type Answer,
  type BackMove,
  type Because,
  type ChatLine,
  type Client,
  type ClockRule,
  type DeckWish,
  type DrawMove,
  type Finished,
  type GoOn,
  type Hands,
  type LobbyTable,
  type Options,
  PROTOCOL,
  type Saying,
  type SeatWish,
  type Spot,
  type TableInfo,
} from '../protocol/index.ts';
import type { Said, ToClient, ToServer } from './frames.ts';
import { Pace } from './pace.ts';
import { go } from './router.svelte.ts';
import { PACES, settings, still, storage } from './settings.svelte.ts';
import { Declined, Lost, Socket, type Status } from './socket.ts';
import { keepOnly, remember } from './tables.ts';
import { toast } from './toasts.svelte.ts';

const TOKEN = 'baize.token';
const NAME = 'baize.name';

/** An answer that the server has not acknowledged yet; it is said again after a lost connection. */
interface Unsure {
  table: string;
  prompt: number;
  answer: Answer;
}

/** Something that happened in the match, and who was asked before it: what others do is shown at a pace. */
interface News {
  frame: Said<'update'> | Said<'over'>;
  by: number | null;
}

/** What is seen on the board. */
const SEEN = ['moved', 'created', 'removed', 'turned', 'marked', 'scored', 'flipped', 'began', 'activated'];
/** For how long something that is seen is looked at, in milliseconds: cards need so long to move. */
const MOVES = 300;
/** And for how long where nothing is seen. */
const UNSEEN = 60;
/** How much may wait to be shown; with a clock little, because it runs. */
const MOST = { free: 60, timed: 4 };

class Session {
  status = $state<Status>('connecting');
  name = $state('');
  /** Tables at which the guest has a seat. */
  seated = $state<string[]>([]);
  lobby = $state.raw<LobbyTable[] | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<Client>({ seat: null, host: false });
  match = $state.raw<Match | null>(null);
  /** Whether the server can keep what is answered; while it cannot, nothing goes on. */
  well = $state(true);
  /** What was said at the table. */
  chat = $state.raw<ChatLine[]>([]);
  /** Why the table in the address cannot be shown. */
  missing = $state<string | null>(null);

  #socket: Socket | null = null;
  #table: string | null = null;
  #lobbyWatched = false;
  #unsure: Unsure | null = null;
  #resyncing = false;
  /** What was noted of the table last, so that the same is not written again. */
  #noted = '';
  /** How many steps of the match are still to be shown. */
  behind = $state(0);
  /** Who was asked when the latest news came, which may not be shown yet. */
  #asked: number | null = null;
  #news = new Pace<News>({
    pass: ({ frame }) => (frame.type === 'update' ? this.#update(frame) : this.#over(frame)),
    still: () => document.hidden || still() || settings.pace === 'instant',
    lasts: (news) => this.#lasts(news),
    most: () => (this.match?.clocks ? MOST.timed : MOST.free),
    waits: (count) => (this.behind = count),
  });

  start(): void {
    this.name = storage()?.getItem(NAME) ?? '';
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    this.#socket = new Socket(url, {
      opened: () => this.#greet(),
      said: (frame) => this.#said(frame),
      status: (status) => (this.status = status),
    });
    this.#socket.connect();
    // Another language takes another greeting; the match comes back with it, as it stands.
    let spoken = locale();
    $effect.root(() => {
      $effect(() => {
        if (locale() === spoken) return;
        spoken = locale();
        this.#socket?.again();
      });
    });
  }

  // ---- What a person does ------------------------------------------------------------------------------------------

  async rename(name: string): Promise<void> {
    storage()?.setItem(NAME, name);
    await this.#ask({ type: 'rename', name });
  }

  watchLobby(watch: boolean): void {
    this.#lobbyWatched = watch;
    if (!watch) this.lobby = null;
    this.#socket?.send({ type: 'lobby', watch });
  }

  /** Makes a table and goes there. Returns whether that worked. */
  async create(game: string, options: Options, seats: SeatWish[], clock: ClockRule | undefined, closed: boolean, hands?: Hands): Promise<boolean> {
    const wish: ToServer = { type: 'create', game, options, seats, private: closed, ...(clock ? { clock } : {}), ...(hands ? { hands } : {}) };
    return this.#goTo(await this.#ask(wish));
  }

  /** Plays on from a moment of a match that is over, at a new table. Returns whether that worked. */
  async goOn(table: string, version: number, way: GoOn): Promise<boolean> {
    return this.#goTo(await this.#ask({ type: 'go_on', table, version, with: way }));
  }

  /** Lays a board at a new table. Returns why that cannot be, in the server's words; null when it worked. */
  async lay(board: string, way: GoOn): Promise<string | null> {
    let why: string | null = null;
    const reply = await this.#ask({ type: 'lay', board, with: way }, (error) => {
      why = error instanceof Declined ? error.message : t('lost-request');
    });
    this.#goTo(reply);
    return why;
  }

  /** Opens a table with a puzzle. Returns whether that worked. */
  async pose(game: string, n: number): Promise<boolean> {
    return this.#goTo(await this.#ask({ type: 'puzzle', game, n }));
  }

  /** Asks for an answer that still leads to the goal of a puzzle; null when none does any more. */
  async hint(): Promise<Answer | null | undefined> {
    const reply = await this.#atTable((table) => ({ type: 'hint', table }));
    return reply?.type === 'hint' ? reply.answer : undefined;
  }

  #goTo(reply: ToClient | null): boolean {
    if (reply?.type !== 'table') return false;
    go(`/t/${encodeURIComponent(reply.info.table)}`);
    return true;
  }

  /** One's own matches that are over. */
  async finished(skip: number): Promise<{ matches: Finished[]; more: boolean } | null> {
    const reply = await this.#ask({ type: 'finished', skip });
    return reply?.type === 'finished' ? reply : null;
  }

  /** Attaches to the table of the address; detaches from the one before. */
  open(table: string | null): void {
    if (table === this.#table) return;
    if (this.#table !== null) this.#socket?.send({ type: 'unwatch', table: this.#table });
    this.#table = table;
    this.#unsure = null;
    this.#news.clear();
    this.info = null;
    this.match = null;
    this.missing = null;
    this.chat = [];
    this.you = { seat: null, host: false };
    if (table !== null && this.status === 'open') this.#attach(table);
  }

  sit = (seat: number, deck?: DeckWish) => this.#atTable((table) => ({ type: 'sit', table, seat, ...(deck ? { deck } : {}) }));
  chooseDeck = (seat: number, deck: DeckWish) => this.#atTable((table) => ({ type: 'deck', table, seat, deck }));
  seatBot = (seat: number, bot?: string) => this.#atTable((table) => ({ type: 'bot', table, seat, ...(bot ? { bot } : {}) }));
  begin = () => this.#atTable((table) => ({ type: 'start', table }));
  leave = () => this.#atTable((table) => ({ type: 'leave', table }));
  concede = () => this.#atTable((table) => ({ type: 'concede', table }));
  claim = () => this.#atTable((table) => ({ type: 'claim', table }));
  draw = (what: DrawMove) => this.#atTable((table) => ({ type: 'draw', table, what }));
  say = (said: Saying) => this.#atTable((table) => ({ type: 'say', table, said }));
  takeBack = (what: BackMove) =>
    this.#table === null ? Promise.resolve(null) : this.#ask({ type: 'take_back', table: this.#table, what }, (error) => this.#notBack(error));
  rematch = () => this.#atTable((table) => ({ type: 'rematch', table }));

  /** Answers the open question. The same answer twice, or a late one, is harmless. */
  answer(prompt: number, answer: Answer): void {
    const match = this.match;
    if (!match || match.sent === prompt) return;
    this.match = { ...match, sent: prompt };
    this.#unsure = { table: match.table, prompt, answer };
    this.#say(this.#unsure);
  }

  /** Shows at once what is still to be shown. */
  hurry(): void {
    this.#news.flush();
  }

  /** Asks why something is not offered. */
  async why(a: Spot, b?: Spot): Promise<Because[]> {
    const reply = await this.#atTable((table) => ({ type: 'why', table, a, ...(b ? { b } : {}) }));
    return reply?.type === 'because' ? reply.reasons : [];
  }

  // ---- What goes on behind -----------------------------------------------------------------------------------------

  #greet(): void {
    const token = storage()?.getItem(TOKEN);
    const hello: ToServer = { type: 'hello', protocol: PROTOCOL, lang: locale() };
    if (token) hello.token = token;
    if (this.name) hello.name = this.name;
    this.#socket?.send(hello);
  }

  #attach(table: string): void {
    void this.#ask({ type: 'watch', table }, (error) => {
      if (error instanceof Declined) this.missing = error.message;
    });
  }

  #atTable(body: (table: string) => ToServer): Promise<ToClient | null> {
    return this.#table === null ? Promise.resolve(null) : this.#ask(body(this.#table));
  }

  async #ask(body: ToServer, failed?: (error: unknown) => void): Promise<ToClient | null> {
    try {
      return (await this.#socket?.request(body)) ?? null;
    } catch (error) {
      if (failed) failed(error);
      else if (error instanceof Declined) toast('error', error.message, error.hint);
      else if (error instanceof Lost) toast('error', t('lost-request'));
      return null;
    }
  }

  /** Says why an answer cannot be taken back. */
  #notBack(error: unknown): void {
    if (!(error instanceof Declined)) return toast('error', t('lost-request'));
    const why: Record<string, string> = {
      back_card: t('back-card'),
      back_shuffle: t('back-shuffle'),
      back_roll: t('back-roll'),
      back_none: t('back-none'),
    };
    toast('error', why[error.code] ?? error.message, why[error.code] ? '' : error.hint);
  }

  #say(unsure: Unsure): void {
    void this.#ask({ type: 'answer', ...unsure }, (error) => {
      // A lost connection is no failure yet: the answer is said again when it stands.
      if (error instanceof Declined) {
        this.#unsure = null;
        this.#unlock();
        toast('error', error.message, error.hint);
      }
    });
  }

  #unlock(): void {
    if (this.match) this.match = { ...this.match, sent: null };
  }

  #resync(table: string, have: number): void {
    if (this.#resyncing) return;
    this.#resyncing = true;
    this.#socket?.send({ type: 'resync', table, have });
  }

  #said(frame: ToClient): void {
    if ('table' in frame && typeof frame.table === 'string' && frame.type !== 'lobby_gone' && frame.table !== this.#table) return;
    switch (frame.type) {
      case 'welcome':
        return this.#welcomed(frame);
      case 'lobby':
        this.lobby = frame.tables;
        return;
      case 'lobby_changed':
        this.lobby = [frame.table, ...(this.lobby ?? []).filter((known) => known.table !== frame.table.table)];
        return;
      case 'lobby_gone':
        this.lobby = (this.lobby ?? []).filter((known) => known.table !== frame.table);
        return;
      case 'table':
        if (frame.info.table !== this.#table) return;
        this.info = frame.info;
        this.you = frame.you;
        this.#remember();
        this.#seat(frame.info.table, frame.you.seat !== null && ['waiting', 'playing'].includes(frame.info.state));
        return;
      case 'snapshot':
        return this.#snapshot(frame);
      case 'update':
        this.#news.put({ frame, by: this.#asked });
        this.#asked = frame.view.asked;
        return;
      case 'over':
        this.#seat(frame.table, false);
        this.#news.put({ frame, by: null });
        // An end that the rules did not bring comes at once, such as giving up.
        if (frame.ending.reason !== 'rules') this.hurry();
        return;
      case 'rematch':
        go(`/t/${encodeURIComponent(frame.next)}`);
        return;
      case 'chat':
        this.chat = [...this.chat.filter((known) => known.n < (frame.lines[0]?.n ?? 0)), ...frame.lines].slice(-100);
        return;
      case 'health':
        this.well = frame.well;
        return;
      case 'refused':
        this.#unsure = null;
        this.#unlock();
        if (frame.reason !== 'late') toast('error', frame.text, frame.clause);
        return;
      case 'error':
        if (frame.re === undefined) toast('error', frame.text, frame.hint);
        return;
      default:
        return this.#changed(frame);
    }
  }

  /** Small changes of the match that are no answers. */
  #changed(frame: ToClient): void {
    if (!this.match) return;
    if (frame.type === 'accepted' && this.#unsure?.prompt === frame.prompt) this.#unsure = null;
    if (frame.type === 'thinking') this.match = { ...this.match, thinking: frame.seat };
    if (frame.type === 'clocks') this.match = { ...this.match, clocks: frame.clocks, clocksAt: performance.now() };
    if (frame.type === 'take_back') this.match = { ...this.match, takeBack: frame.take_back };
    if (frame.type === 'draw') this.match = { ...this.match, draw: frame.draw };
  }

  /** Notes how one's table stands, for when one comes back. */
  #remember(): void {
    const { info, you, match } = this;
    if (!info || you.seat === null) return;
    const state = { turn: match?.view.turn ?? 0, mine: match !== null && match.view.asked === match.seat };
    const words = JSON.stringify([info.table, info.seats.map(({ name }) => name), state]);
    if (words === this.#noted) return;
    this.#noted = words;
    remember(info, you, state.turn, state.mine);
  }

  #over(frame: Said<'over'>): void {
    if (this.match) this.match = { ...this.match, ending: frame.ending, thinking: null, sent: null };
  }

  /** What others do is looked at for a while, what one does oneself while cards move. */
  #lasts({ frame, by }: News): number {
    if (frame.type === 'over' || !frame.events.some(({ what }) => SEEN.includes(what.type))) return UNSEEN;
    const others = this.match?.seat !== null && by !== null && by !== this.match?.seat;
    return others && !frame.clocks ? PACES[settings.pace] : MOVES;
  }

  /** Keeps the list of tables at which the guest has something to do. */
  #seat(table: string, seated: boolean): void {
    const others = this.seated.filter((known) => known !== table);
    this.seated = seated ? [table, ...others] : others;
  }

  #welcomed(frame: Said<'welcome'>): void {
    storage()?.setItem(TOKEN, frame.token);
    storage()?.setItem(NAME, frame.name);
    this.name = frame.name;
    this.seated = frame.tables;
    keepOnly(frame.tables);
    this.well = true;
    this.#socket?.greeted();
    this.#resyncing = false;
    if (this.#lobbyWatched) this.#socket?.send({ type: 'lobby', watch: true });
    if (this.#table !== null) this.#attach(this.#table);
  }

  #snapshot(frame: Said<'snapshot'>): void {
    this.#resyncing = false;
    this.#news.clear();
    const before = this.match?.takenBack ?? frame.taken_back;
    this.match = fromSnapshot(frame, performance.now());
    this.#asked = frame.view.asked;
    this.#remember();
    // What was answered before answers were taken back is not meant any more.
    const unsure = before === frame.taken_back ? this.#unsure : null;
    this.#unsure = null;
    // The answer given before the connection was lost may have been lost with it.
    if (unsure && unsure.table === frame.table && unsure.prompt === frame.view.prompt?.id) {
      this.answer(unsure.prompt, unsure.answer);
    }
  }

  #update(frame: Said<'update'>): void {
    if (!this.match || frame.table !== this.match.table) return;
    const step = withUpdate(this.match, frame, performance.now());
    if (step.type === 'on') this.match = step.match;
    this.#remember();
    if (step.type === 'gap') this.#resync(frame.table, step.have);
  }
}

export const session = new Session();
