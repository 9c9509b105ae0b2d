// The deck that is being built, what is known of its game, and what the server says of it.
import { type CardKit, kitOf } from '../cards/model.ts';
import { findPictures } from '../cards/pictures.svelte.ts';
import { locale, t } from '../i18n/index.svelte.ts';
import { checkDeck, fetchFaces, fetchLayout } from '../net/http.ts';
import { storage } from '../net/settings.svelte.ts';
import { toast } from '../net/toasts.svelte.ts';
import type { DeckVerdict, DeckWish, Face, GameInfo, Options, SavedDeck, TableLayout, Workshop } from '../protocol/index.ts';
import { usualPlan } from '../ui/setup.ts';
import { copiesOf, type Line, linesOf, listOf, moved, readLines, withCopies } from './deck.ts';
import { indexed } from './search.ts';
import { deleteDeck, fetchDecks, fetchWorkshop, readList, Refused, saveDeck } from './shop.ts';

/** How long nothing changes before the deck is checked. */
const WAIT = 250;
/** How long to wait when the server has had enough for now. */
const LATER = 5000;

/** Says what went wrong in the server's words, or that it was not reached. */
export function complain(error: unknown): void {
  if (error instanceof Refused && error.message) toast('error', error.message, error.hint);
  else toast('error', t('builder-not-reached'));
}

export class Bench {
  readonly game: GameInfo;
  layout = $state.raw<TableLayout | null>(null);
  faces = $state.raw<Face[]>([]);
  shop = $state.raw<Workshop | null>(null);
  failed = $state(false);

  name = $state('');
  lines = $state.raw<Line[]>([]);
  options = $state<Options>({ revision: '', mode: '', format: '', seats: 0, policies: {} });
  /** The part that cards are added to. */
  part = $state('');
  /** Cards whose odds are asked for, by number. */
  wanted = $state<string[]>([]);
  /** The day by whose restrictions the deck is checked; empty for today. */
  day = $state('');
  verdict = $state.raw<DeckVerdict | null>(null);
  unchecked = $state(false);
  /** The decks that the server keeps for this guest. */
  saved = $state.raw<SavedDeck[]>([]);
  /** The kept deck that this one is. */
  savedId = $state<string | null>(null);
  saving = $state(false);
  #second = $state.raw<Face[] | null>(null);

  constructor(game: GameInfo) {
    this.game = game;
    this.options = usualPlan(game, '').options;
    this.#recall();
  }

  readonly kit = $derived<CardKit | null>(this.layout ? kitOf(this.layout) : null);
  readonly cards = $derived(this.layout && this.shop ? indexed(this.faces, this.#second, this.layout.words, this.shop.grades, this.shop.ready, this.shop.barred, this.layout.elsewhere) : []);
  readonly byId = $derived(new Map(this.faces.map((face, def) => [face.id, def])));
  readonly list = $derived(listOf(this.lines));
  readonly kept = $derived(this.saved.find(({ id }) => id === this.savedId) ?? null);
  readonly dirty = $derived(this.kept === null ? this.lines.length > 0 : this.kept.list !== this.list || this.kept.name !== this.name || this.kept.format !== this.options.format);
  /** How many copies of each card there are, so that a pool of thousands asks quickly. */
  readonly counts = $derived.by(() => {
    const counts = new Map<string, number>();
    for (const { id, count } of this.lines) counts.set(id, (counts.get(id) ?? 0) + count);
    return counts;
  });
  /** The cards of the main deck, with their faces. */
  readonly main = $derived(this.lines.filter(({ part }) => part === '').flatMap(({ id, count }) => {
    const face = this.faces[this.byId.get(id) ?? -1];
    return face ? [{ face, count }] : [];
  }));
  /** Those of them that are drawn. */
  readonly drawn = $derived(this.main.filter(({ face }) => !this.shop?.aside.includes(face.kind)));
  /** The number of the stat that the curve is of. */
  readonly stat = $derived(this.layout?.corners[0]?.stat);

  async load(): Promise<void> {
    this.failed = false;
    try {
      const lang = locale();
      const { id } = this.game;
      void findPictures(id);
      const [layout, faces, shop] = await Promise.all([fetchLayout(id, this.options, lang), fetchFaces(id, lang), fetchWorkshop(id, this.options)]);
      [this.layout, this.faces, this.shop] = [layout, faces, shop];
      this.#second = lang === 'en' ? null : await fetchFaces(id, 'en');
    } catch {
      this.failed = true;
    }
  }

  face(id: string): Face | undefined {
    return this.faces[this.byId.get(id) ?? -1];
  }

  grade(id: string): string {
    return this.shop?.grades[this.byId.get(id) ?? -1] ?? '';
  }

  change(id: string, by: number, part = this.part): void {
    // A card is taken out of where it is.
    const from = by < 0 && copiesOf(this.lines, id, part) === 0 ? (this.lines.find((line) => line.id === id)?.part ?? part) : part;
    this.lines = withCopies(this.lines, id, from, by);
  }

  move(id: string, from: string, to: string): void {
    this.lines = moved(this.lines, id, from, to);
  }

  /** Whether a card is among those whose odds are asked for. */
  toggleWanted(id: string): void {
    this.wanted = this.wanted.includes(id) ? this.wanted.filter((other) => other !== id) : [...this.wanted, id];
  }

  /** Takes up a deck; it is a new one until it is saved. */
  take(name: string, lines: Line[], format = '', savedId: string | null = null): void {
    [this.name, this.lines, this.savedId, this.wanted] = [name, lines, savedId, []];
    if (this.game.formats.some((known) => known.name === format)) this.options.format = format;
  }

  /** Reads a list, a code or a link, and takes it up. Returns what could not be read. */
  async read(text: string): Promise<string[]> {
    const read = await readList(this.game.id, text);
    const lines = linesOf(read.lines, this.faces, this.shop?.parts ?? []);
    if (lines.length > 0) this.take(read.name || t('builder-imported'), lines, read.format);
    return read.problems.map(({ message }) => message);
  }

  // ---- What the server keeps ---------------------------------------------------------------------------------------

  async loadSaved(): Promise<void> {
    try {
      this.saved = (await fetchDecks()).decks.filter(({ game }) => game === this.game.id);
    } catch {
      // Without a list of them decks are built all the same.
    }
  }

  async open(deck: SavedDeck): Promise<void> {
    try {
      const read = await readList(this.game.id, deck.list);
      this.take(deck.name, linesOf(read.lines, this.faces, this.shop?.parts ?? []), deck.format, deck.id);
      if (read.problems.length > 0) toast('error', read.problems[0]?.message ?? '');
    } catch (error) {
      complain(error);
    }
  }

  /** Keeps the deck; `copy` keeps it as another one. */
  async save(copy = false): Promise<boolean> {
    this.saving = true;
    const name = copy ? t('builder-copy-of', { name: this.name }) : this.name || t('builder-untitled');
    try {
      const draft = { game: this.game.id, name, format: this.options.format, list: this.list };
      const deck = await this.#store(draft, copy ? null : this.savedId);
      this.saved = [deck, ...this.saved.filter(({ id }) => id !== deck.id)];
      [this.savedId, this.name] = [deck.id, deck.name];
      toast('info', t('builder-saved', { name: deck.name }));
      return true;
    } catch (error) {
      complain(error);
      return false;
    } finally {
      this.saving = false;
    }
  }

  /** A deck that was deleted elsewhere is kept anew: nothing is lost. */
  async #store(draft: Parameters<typeof saveDeck>[0], id: string | null): Promise<SavedDeck> {
    try {
      return await saveDeck(draft, id);
    } catch (error) {
      if (id !== null && error instanceof Refused && error.code === 'no_such_deck') return saveDeck(draft, null);
      throw error;
    }
  }

  async remove(deck: SavedDeck): Promise<void> {
    try {
      await deleteDeck(deck.id);
      this.saved = this.saved.filter(({ id }) => id !== deck.id);
      // The cards stay on the bench, so that a slip of the finger loses nothing.
      if (this.savedId === deck.id) this.savedId = null;
      toast('info', t('builder-deleted', { name: deck.name }));
    } catch (error) {
      complain(error);
    }
  }

  get wish(): DeckWish {
    return { type: 'list', name: this.name || t('builder-untitled'), text: this.list };
  }

  // ---- What goes on behind -----------------------------------------------------------------------------------------

  /** Checks the deck a moment after the last change. For an effect: returns what ends it. */
  check(): () => void {
    const [list, options, day] = [this.list, $state.snapshot(this.options), this.day];
    if (list === '') {
      this.verdict = null;
      return () => undefined;
    }
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (): Promise<void> => {
      try {
        const verdict = await checkDeck(this.game.id, options, list, stop.signal, day);
        [this.verdict, this.unchecked] = [verdict, false];
      } catch {
        if (stop.signal.aborted) return;
        this.unchecked = true;
        timer = setTimeout(() => void look(), LATER);
      }
    };
    timer = setTimeout(() => void look(), WAIT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  /** Keeps the bench in the browser, so that closing the page loses nothing. */
  remember(): void {
    const { name, lines, savedId } = this;
    storage()?.setItem(`baize.bench.${this.game.id}`, JSON.stringify({ name, lines, savedId, format: this.options.format }));
  }

  #recall(): void {
    try {
      const raw = JSON.parse(storage()?.getItem(`baize.bench.${this.game.id}`) ?? '{}') as Record<string, unknown>;
      const { name, lines, savedId, format } = raw;
      this.take(typeof name === 'string' ? name : '', readLines(lines), typeof format === 'string' ? format : '', typeof savedId === 'string' ? savedId : null);
    } catch {
      // What was kept is damaged: the bench is empty.
    }
  }
}
