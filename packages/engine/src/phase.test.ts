import { expect, test } from 'vitest';
import { expectPhase } from './phase.ts';

test('an event of another phase is refused', () => {
  const event = { type: 'tap', t: 7 };
  expect(() => expectPhase<string>({ phase: 'ready' }, 'ready', event)).not.toThrow();
  expect(() => expectPhase<string>({ phase: 'ready' }, 'select', event)).toThrow(
    'tap at 7 ms while it was ready',
  );
});
