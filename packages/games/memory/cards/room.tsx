import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { sizeOf } from './boards.ts';
import type { Event } from './event.ts';
import { Example } from './example.tsx';
import { imageOf } from './own.ts';
import { rules } from './rules.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    cards: typeof import('./strings/en.json');
  }
}

/** Where the card lies, counted from 1 as in its label, and what is on it. */
function details(event: Event, { settings, pictures, own }: State): EventDetails {
  if (event.type !== 'flip') return {};
  const { columns } = sizeOf(settings.board);
  const row = Math.floor(event.card / columns) + 1;
  const place = { row, column: (event.card % columns) + 1 };
  const picture = pictures[event.card];
  const image = picture && imageOf(own, picture);
  return image === undefined
    ? { ...place, picture: picture ?? '' }
    : { ...place, picture: 'own', name: image.alternative };
}

export const room = defineRoom({
  rules,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
