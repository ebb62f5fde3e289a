import { describe, expect, test } from 'vitest';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';
import { secondsToNext } from './passage.ts';

const counted: Delivery = {
  kind: 'counted',
  id: 'play',
  finished: {} as Extract<Delivery, { kind: 'counted' }>['finished'],
};
const round = {
  result: { incorrect: 0, missed: 0 },
  delivery: counted,
  isLast: false,
  isCalm: false,
};

describe('after a round of homework', () => {
  test('the next begins by itself, later where there is something to look at', () => {
    const glance = secondsToNext(round) ?? 0;
    expect(glance).toBe(5);
    for (const result of [
      { incorrect: 1, missed: 0 },
      { incorrect: 0, missed: 1 },
    ]) {
      expect(secondsToNext({ ...round, result })).toBeGreaterThanOrEqual(2 * glance);
    }
  });

  test.each([
    ['before the server has counted it', { delivery: null }],
    ['while it waits for a network', { delivery: { kind: 'waiting', id: 'play' } }],
    ['when it was refused', { delivery: { kind: 'refused', id: 'play', code: 'conflict' } }],
    ['at the end', { isLast: true }],
    ['where no clock or motion is wanted', { isCalm: true }],
  ] as const)('nothing comes by itself %s', (_, change) => {
    expect(secondsToNext({ ...round, ...change })).toBeNull();
  });
});
