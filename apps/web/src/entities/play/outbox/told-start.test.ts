import { startPlay } from '@mindhero/contract/play';
import { expect, test } from 'vitest';
import type { PendingPlay } from './pending-play.ts';
import { toldStart } from './told-start.ts';

const HOUR = 3_600_000;
const AT = Date.parse('2026-03-29T00:30:00Z');
const LASTED = 120_000;

const began = { token: 'token', version: 1, settings: {}, at: AT };
const play: PendingPlay = {
  id: '5f0c4b0e-5d25-4c0a-8a39-6f6f6f6f6f6f',
  user: 1,
  game: 'columns',
  began,
  setUp: { version: 1, settings: {}, seed: 1, only: null },
  events: [{ t: LASTED, type: 'answer' }],
  activeMs: LASTED,
  finished: true,
  tab: 'tab',
  writtenAt: AT + LASTED,
};

test.each([
  ['runs', AT + 5 * HOUR, 5 * HOUR],
  ['was an hour ahead and was set back while the play went on', AT - HOUR, LASTED],
  ['was an hour behind and was set forward', AT + HOUR + LASTED, HOUR + LASTED],
  ['steps back to the very beginning', AT, LASTED],
  ['had forgotten the year, and was told it by the network', AT + 56 * 365 * 24 * HOUR, 90 * 24 * HOUR],
])('of a device whose clock %s the server takes the start', (_, now, ago) => {
  const told = toldStart(play, began, now);
  expect(told.ticket.started_ms_ago).toBe(ago);
  expect(startPlay.body.safeParse(told).success).toBe(true);
});
