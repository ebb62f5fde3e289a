import type { TrainedGame } from '@mindhero/contract/training';
import { expect, it, vi } from 'vitest';
import { knowsGame } from './knows-game.ts';
import { rememberInstructions } from './last-settings.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

/** A play that was stopped: no stars, no best. */
const trained: TrainedGame = { game: 'columns', stars: {}, possible: 6, last: null, best: null };

it('knows a game who has played it on whatever device, or was shown it on this one', () => {
  expect(knowsGame('columns', null)).toBe(false);
  expect(knowsGame('columns', trained)).toBe(true);
  rememberInstructions('columns');
  expect(knowsGame('columns', null)).toBe(true);
  expect(knowsGame('matrix', null)).toBe(false);
});
