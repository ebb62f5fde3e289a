import { late } from '@mindhero/ui/late';
import { defineRoom } from '../../player.ts';
import { details } from '../timed-text/details.tsx';
import { Example } from '../timed-text/example.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'speedtest-reading': typeof import('./strings/en.json');
  }
}

export const room = defineRoom({
  rules,
  // Whether an answer was right is told at the end, with the place in the text.
  feedback: () => 'none',
  details,
  Player: late(async () => (await import('../timed-text/player.tsx')).Player),
  Review: late(async () => (await import('../timed-text/review.tsx')).Review),
  Example,
  standsStill: true,
  // The whole text, with the button below it and room beside that for the switch of the film.
  demonstrates: { font_size: 18 },
});
