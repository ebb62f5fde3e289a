import { readRun, runBetween } from '@mindhero/engine/combination-search/board';
import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { Example } from './example.tsx';
import { type Event, rules } from './rules.ts';
import type { State } from './state.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    'number-search': typeof import('./strings/en.json');
  }
}

/** Which digits were selected. */
function details(event: Event, { board }: State): EventDetails {
  if (event.type !== 'select') return {};
  return { digits: readRun(board, runBetween(event.start, event.end, board) ?? []) };
}

export const room = defineRoom({
  rules,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
  standsStill: true,
});
