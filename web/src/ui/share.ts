// Links to invite and to watch by.
import { t } from '../i18n/index.svelte.ts';
import { toast } from '../net/toasts.svelte.ts';

/** Returns a path of this site as a whole address. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}

/** Copies the address of a path, and says whether that worked. */
export function copyAddress(path: string): Promise<void> {
  return copyText(addressOf(path), t('link-copied'));
}

/** Copies a text, and says so, or that it did not work. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('info', done);
  } catch {
    toast('error', t('link-not-copied'));
  }
}
