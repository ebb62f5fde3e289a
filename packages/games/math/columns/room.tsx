import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { tellsAtOnce } from '../question/settings.ts';
import { Example } from './example.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    columns: typeof import('./strings/en.json');
  }
}

export const room = defineRoom({
  rules,
  feedback: (settings) => (tellsAtOnce(settings) ? 'words' : 'none'),
  details: (event): EventDetails => (event.type === 'answer' ? { number: event.item + 1 } : {}),
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  Sheet: late(async () => (await import('../sum-sheet.tsx')).SumSheet),
});
