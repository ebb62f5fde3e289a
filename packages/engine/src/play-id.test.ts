import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { playIdAt } from './play-id.ts';

/** All that 48 bits hold. */
const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const drawn = fc.uuid({ version: 4 });

const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

it('makes UUIDs of version 7', () => {
  fc.assert(
    fc.property(moment, drawn, (at, uuid) => {
      expect(z.uuidv7().safeParse(playIdAt(at, uuid)).success).toBe(true);
    }),
  );
});

it('makes greater ids as time goes on', () => {
  fc.assert(
    fc.property(fc.uniqueArray(moment, { minLength: 2, maxLength: 2 }), drawn, drawn, (moments, one, two) => {
      const [before = 0, after = 0] = moments.toSorted((a, b) => a - b);
      expect(playIdAt(before, one) < playIdAt(after, two)).toBe(true);
    }),
  );
});

it('tells from an id when it was made, and so in which month', () => {
  fc.assert(
    fc.property(moment, drawn, (at, uuid) => {
      expect(timeOf(playIdAt(at, uuid))).toBe(at);
    }),
  );
});

it('makes an id of whatever a clock says', () => {
  expect(timeOf(playIdAt(-5.5, '00000000-0000-4000-8000-000000000000'))).toBe(0);
  expect(timeOf(playIdAt(1.9, '00000000-0000-4000-8000-000000000000'))).toBe(1);
});

it('makes as many ids of a moment as are drawn', () => {
  fc.assert(
    fc.property(moment, fc.uniqueArray(drawn), (at, uuids) => {
      const ids = uuids.map((uuid) => playIdAt(at, uuid));
      expect(new Set(ids).size).toBe(uuids.length);
    }),
  );
});
