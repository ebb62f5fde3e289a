import { readRun, runBetween } from '@mindhero/engine/combination-search/board';
import { late } from '@mindhero/ui/late';
import { defineRoom, type EventDetails } from '../../player.ts';
import { Example } from './example.tsx';
import { type Event, numberSearch } from './rules.ts';
import type { State } from './state.ts';

/** Which digits were selected. */
function details(event: Event, { board }: State): EventDetails {
  if (event.type !== 'select') return {};
  return { digits: readRun(board, runBetween(event.start, event.end, board) ?? []) };
}

export const room = defineRoom({
  rules: numberSearch,
  feedback: () => 'sound',
  details,
  Player: late(async () => (await import('./player.tsx')).Player),
  Review: late(async () => (await import('./review.tsx')).Review),
  Example,
});
