// What a person sets for this browser, kept in its storage.
import { isLocale, type Locale, preferred } from '../i18n/bundle.ts';
import { type Progress, readProgress } from '../guides/guide.ts';
import { setLocale, t } from '../i18n/index.svelte.ts';
import { toast } from './toasts.svelte.ts';

const KEY = 'baize.settings';

/** How long each thing that others do is looked at, in milliseconds. */
export const PACES = { slow: 1200, normal: 600, instant: 0 } as const;

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  locale: Locale;
  /** Whether Persian is written with its own digits. */
  persianDigits: boolean;
  /** Whether a single possible choice is made by the first press. */
  quick: boolean;
  /** Whether questions with one answer only are answered by themselves. */
  passes: boolean;
  /** How fast the turns of others are shown. */
  pace: keyof typeof PACES;
  /** By game, the phases in which nothing is answered by itself. */
  stops: Record<string, string[]>;
  /** How loud the table is, from 0 to 1. */
  volume: number;
  muted: boolean;
  /** Whether the browser tells of one's turn while the page is hidden. */
  notifies: boolean;
  /** The bot that was chosen to play against; empty until one was. */
  bot: string;
  /** Whether the log has every line, those about the working of the rules too. */
  everything: boolean;
  /** How far the guide of each game was read. */
  guided: Record<string, Progress>;
}

const ordinary: Settings = {
  theme: 'auto',
  locale: 'en',
  persianDigits: false,
  quick: true,
  passes: true,
  pace: 'normal',
  stops: {},
  volume: 0.6,
  muted: false,
  notifies: false,
  bot: '',
  everything: false,
  guided: {},
};

/** Reads what was kept; anything unknown or damaged becomes the usual, in the first language that is read here. */
export function readSettings(text: string | null, languages: readonly string[] = []): Settings {
  let raw: unknown;
  const usual: Settings = { ...ordinary, locale: preferred(languages) };
  try {
    raw = JSON.parse(text ?? '{}');
  } catch {
    return { ...usual };
  }
  if (typeof raw !== 'object' || raw === null) return { ...usual };
  const found = raw as Partial<Record<keyof Settings, unknown>>;
  const { theme, locale, persianDigits, quick, passes, pace, stops, volume, muted, notifies, bot, everything, guided } = found;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    locale: typeof locale === 'string' && isLocale(locale) ? locale : usual.locale,
    persianDigits: persianDigits === true,
    quick: quick !== false,
    passes: passes !== false,
    pace: pace === 'slow' || pace === 'instant' ? pace : 'normal',
    stops: readStops(stops),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
    muted: muted === true,
    notifies: notifies === true,
    bot: typeof bot === 'string' ? bot : '',
    everything: everything === true,
    guided: Object.fromEntries(Object.entries(guided ?? {}).map(([game, kept]) => [game, readProgress(kept)])),
  };
}

function readStops(kept: unknown): Record<string, string[]> {
  if (typeof kept !== 'object' || kept === null) return {};
  const phases = (list: unknown) => (Array.isArray(list) ? list.filter((phase) => typeof phase === 'string') : []);
  return Object.fromEntries(Object.entries(kept).map(([game, list]) => [game, phases(list)]));
}

export const settings = $state<Settings>({ ...ordinary });

/** Begins to follow the settings: what was kept is read, and every change is kept and shown. */
export async function followSettings(): Promise<void> {
  Object.assign(settings, readSettings(storage()?.getItem(KEY) ?? null, navigator.languages));
  // What is asked of the server from now on is asked in this language. When it does not come, English is spoken.
  await setLocale(settings.locale, settings.persianDigits).catch(() => undefined);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const chosen = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    document.documentElement.dataset['theme'] = chosen;
  };
  dark.addEventListener('change', show);
  $effect.root(() => {
    $effect(() => {
      show();
      setLocale(settings.locale, settings.persianDigits).catch(() => toast('error', t('lost-request')));
      storage()?.setItem(KEY, JSON.stringify(settings));
    });
  });
}

/** Returns whether things should not move on this screen. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the browser's storage; a browser may forbid it, and then nothing is kept. */
export function storage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
