// Links to invite and to watch by.
import { t } from '../i18n/index.svelte.ts';
import { toast } from '../net/toasts.svelte.ts';

/** Returns a path of this site as a whole address. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}

/** Copies the address of a path, and says whether that worked. */
export async function copyAddress(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(path));
    toast('info', t('link-copied'));
  } catch {
    toast('error', t('link-not-copied'));
  }
}
