import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { expect, test } from 'vitest';
import { interrupt, LIVES, withoutLife } from './setbacks.ts';

test('a play ends with the last of its lives', () => {
  let state = { lives: LIVES, ended: null } as Parameters<typeof withoutLife>[0];
  const seen = Array.from({ length: LIVES }, () => (state = withoutLife(state)));
  expect(seen).toEqual([
    { lives: 2, ended: null },
    { lives: 1, ended: null },
    { lives: 0, ended: 'failed' },
  ]);
});

test('the first interruptions are forgiven, every further one counts', () => {
  let state = { interrupted: 0, became: '' };
  const seen = Array.from({ length: INTERRUPTIONS_FORGIVEN + 2 }, () => {
    state = interrupt(state, {
      forgiven: (next) => ({ ...next, became: 'forgiven' }),
      counted: (next) => ({ ...next, became: 'counted' }),
    });
    return state.became;
  });
  expect(seen).toEqual(['forgiven', 'forgiven', 'forgiven', 'counted', 'counted']);
  expect(state.interrupted).toBe(5);
});
