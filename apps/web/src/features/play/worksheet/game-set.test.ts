import { withSnapshot } from '@mindhero/engine/additive/mix';
import { sumSkills } from '@mindhero/engine/mastery/skills';
import { LARGEST_ABILITY } from '@mindhero/engine/mastery/snapshot';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LARGEST_SHEET, newSheet, readSet, setAddress, toSearch } from './game-set.ts';

const everyTraining = Object.values(games).flatMap((rules) =>
  rules.presets.map((preset) => ({ rules, settings: { ...rules.settings.defaults, ...preset.settings } })),
);

/** As the router reads an address: each value is JSON. */
function searchOf(address: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URL(address).searchParams].map(([name, value]) => [
      name,
      name === 'game' ? value : (JSON.parse(value) as unknown),
    ]),
  );
}

describe('the address of a set', () => {
  it('gives the set back, and fits into a code that a phone can read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyTraining),
        fc.integer({ min: 1, max: LARGEST_SHEET }),
        fc.array(fc.integer({ min: 0, max: LARGEST_ABILITY }), {
          minLength: sumSkills.length,
          maxLength: sumSkills.length,
        }),
        ({ rules, settings: usual }, seed, snapshot) => {
          const settings = withSnapshot(usual, snapshot);
          const search = toSearch(rules, { settings, seed });
          const address = setAddress('https://mindhero.example', 'columns', search);
          expect(readSet(rules, searchOf(address))).toEqual({ settings, seed });
          expect(address.length).toBeLessThan(900);
        },
      ),
      { seed: 20261120 },
    );
  });

  it.each([
    [{}],
    [{ seed: 0 }],
    [{ seed: 1.5 }],
    [{ seed: '7' }],
    [{ seed: LARGEST_SHEET + 1 }],
    [{ seed: 7, set: { cheat: 1 } }],
    [{ seed: 7, set: 'x' }],
    [{ seed: 7, set: { digits: 99 } }],
  ])('is none in %j', (search) => {
    expect(readSet(games.columns, search)).toBeNull();
  });

  it('needs only a seed where everything is as usual', () => {
    expect(readSet(games.columns, { seed: 7 })).toEqual({
      settings: games.columns.settings.defaults,
      seed: 7,
    });
  });
});

it('numbers new sheets within bounds', () => {
  for (let i = 0; i < 100; i++) expect(newSheet()).toBeGreaterThan(0);
});
