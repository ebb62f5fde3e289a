import { late } from '@mindhero/ui/late';
import { defineRoom } from '../../player.ts';
import { details } from './details.tsx';
import { Example } from './example.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    metronome: typeof import('./strings/en.json');
  }
}

export const room = defineRoom({
  rules,
  // Whether an answer was right is said in the end, with the place in the text; and a tone would be another beat.
  feedback: () => 'none',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  // So that something is seen of the beat, and all of the text at once.
  demonstrates: { mode: 'pace', per_beat: 'line', font_size: 20 },
});
