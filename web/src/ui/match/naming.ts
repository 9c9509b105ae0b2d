// Cards of the board in words, for screen readers.
import { describe, type StateWords } from '../../cards/describe.ts';
import { t } from '../../i18n/index.svelte.ts';
import type { CardBox } from '../../match/board.ts';
import { pileOf } from '../../match/places.ts';
import type { Card } from '../../protocol/index.ts';
import type { Play } from './play.svelte.ts';

/** Returns the words for how a card stands. */
export function stateWords(): StateWords {
  return {
    hidden: t('card-hidden'),
    rested: t('card-rested'),
    fresh: t('card-new'),
    faceDown: t('card-face-down'),
    marks: (n) => t('card-marks', { n }),
  };
}

/** Returns a card in words: what it is and how it stands. */
export function describeCard(play: Play, card: Card): string {
  return describe(play.face(card), card, play.kit, stateWords());
}

/** Returns the full name of a card on the board: what it is, whose, where, and whether it can be chosen. */
export function nameCard(play: Play, box: CardBox, { lit, picked }: { lit: boolean; picked: boolean }): string {
  const { seat, zone, at } = box.spot;
  const count = pileOf(play.view, seat, zone)?.count ?? 1;
  const where = { zone: play.zoneName(zone), n: at + 1, count };
  const place = seat === play.seat ? t('place-own', where) : t('place-other', { ...where, name: play.name(seat) });
  const state = picked ? t('card-picked') : lit ? t('card-offered') : '';
  return [describeCard(play, box.card), place, state].filter((part) => part !== '').join(', ');
}
