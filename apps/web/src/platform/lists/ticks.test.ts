import { MOST_AT_ONCE } from '@mindhero/contract/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foundAsked, tickedAmong, type Ticks, ticksIn } from './ticks.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const rowsOf = (ids: readonly number[], name = 'as before'): Row[] => ids.map((id) => ({ id, name }));
const asked = { page: 1, page_size: 25, ordering: 'name', search: '', group: 3 };
const none: Ticks<Row> = { list: '', rows: new Map() };
const idsOf = ({ rows }: Ticks<Row>) => [...rows.keys()];

const ids = fc.uniqueArray(fc.nat(2 * MOST_AT_ONCE), { maxLength: 40 });
const place = fc.record({
  page: fc.nat(9),
  page_size: fc.nat(100),
  ordering: fc.string(),
  search: fc.string(),
});

it('keeps what was ticked whatever of the same list is in sight, each row as it was seen last', () => {
  fc.assert(
    fc.property(ids, ids, place, (ticked, shown, elsewhere) => {
      const ticks = tickedAmong(ticksIn(none, asked, []), ticked, rowsOf(ticked));
      const later = ticksIn(ticks, { ...asked, ...elsewhere }, rowsOf(shown, 'now'));
      expect(idsOf(later)).toEqual(ticked);
      for (const { id, name } of later.rows.values())
        expect(name).toBe(shown.includes(id) ? 'now' : 'as before');
    }),
    { seed: 1, numRuns: 50 },
  );
});

it('adds the rows of another page to those of this one, and drops what is no longer ticked', () => {
  const first = tickedAmong(ticksIn(none, asked, []), [1, 2], rowsOf([1, 2, 3]));
  const second = ticksIn(first, { ...asked, page: 2 }, rowsOf([4, 5]));
  expect(idsOf(tickedAmong(second, [2, 5], rowsOf([4, 5])))).toEqual([2, 5]);
});

it('begins with none in another list', () => {
  const ticks = tickedAmong(ticksIn(none, asked, []), [1], rowsOf([1]));
  expect(idsOf(ticksIn(ticks, { ...asked, group: 4 }, rowsOf([1])))).toEqual([]);
});

it('ticks no more than steps can be taken for', () => {
  const all = Array.from({ length: MOST_AT_ONCE + 1 }, (_, id) => id);
  expect(idsOf(tickedAmong(none, all, rowsOf(all)))).toEqual(all.slice(0, MOST_AT_ONCE));
});

it('tells what one text finds from what another does, and not one page from another', () => {
  expect(foundAsked({ ...asked, page: 2 })).toBe(foundAsked(asked));
  expect(foundAsked({ ...asked, search: 'anna' })).not.toBe(foundAsked(asked));
});
