import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { tellsAtOnce } from '../question/settings.ts';
import { Example } from './example.tsx';
import { columns } from './rules.ts';

export const room = defineRoom({
  rules: columns,
  feedback: (settings) => (tellsAtOnce(settings) ? 'words' : 'none'),
  details: (event): EventDetails => (event.type === 'answer' ? { number: event.item + 1 } : {}),
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  Sheet: late(async () => (await import('../sum-sheet.tsx')).SumSheet),
});
