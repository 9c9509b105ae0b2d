// What a person sets for this browser, kept in its storage.
import { isLocale, type Locale, preferred } from '../i18n/bundle.ts';
import { type Progress, readProgress } from '../guides/guide.ts';
import { setLocale, t } from '../i18n/index.svelte.ts';
import { toast } from './toasts.svelte.ts';

const KEY = 'baize.settings';

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  locale: Locale;
  /** Whether Persian is written with its own digits. */
  persianDigits: boolean;
  /** Whether a single possible choice is made by the first press. */
  quick: boolean;
  /** Whether the only answer to somebody else's move is given by itself. */
  passes: boolean;
  /** Whether the log has every line, those about the working of the rules too. */
  everything: boolean;
  /** How far the guide of each game was read. */
  guided: Record<string, Progress>;
}

const ordinary: Settings = { theme: 'auto', locale: 'en', persianDigits: false, quick: false, passes: true, everything: false, guided: {} };

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
  const { theme, locale, persianDigits, quick, passes, everything, guided } = found;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    locale: typeof locale === 'string' && isLocale(locale) ? locale : usual.locale,
    persianDigits: persianDigits === true,
    quick: quick === true,
    passes: passes !== false,
    everything: everything === true,
    guided: Object.fromEntries(Object.entries(guided ?? {}).map(([game, kept]) => [game, readProgress(kept)])),
  };
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
