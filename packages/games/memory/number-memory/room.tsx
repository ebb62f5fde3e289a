import { late } from '@mindhero/ui/late';
import { defineRoom } from '../../player.ts';
import { Example } from './example.tsx';
import { numberMemory } from './rules.ts';

export const room = defineRoom({
  rules: numberMemory,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
