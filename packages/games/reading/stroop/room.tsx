import { late } from '@mindhero/ui/late';
import { defineRoom } from '../../player.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    stroop: typeof import('./strings/en.json');
  }
}

export const room = defineRoom({
  rules,
  feedback: () => 'sound',
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
