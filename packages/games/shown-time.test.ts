/** Whoever plays several games at once is told by what each of them had to show: a part of the play, never more. */
import { simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withExamples } from './example-materials.ts';
import { games } from './rules.ts';

test.each(Object.values(games).map((game) => [game.id, withExamples(game)] as const))(
  '%s has shown no longer than it was played',
  (_, game) => {
    const pupil = fc.record({
      skill: fc.double({ min: 0, max: 1, noNaN: true }),
      pace: fc.double({ min: 0, max: 1.5, noNaN: true }),
    });
    const settings = fc
      .constantFrom({}, ...game.presets.map((preset) => preset.settings))
      .map((chosen) => ({ ...game.settings.defaults, ...chosen }));
    fc.assert(
      fc.property(settings, fc.nat(0xffff_ffff), pupil, (settings, seed, pupil) => {
        const { events, state } = simulatePlay(game, settings, streams(seed), pupil, { mostEvents: 400 });
        const shownMs = game.shownMs?.(state) ?? 0;
        expect(Number.isSafeInteger(shownMs)).toBe(true);
        expect(shownMs).toBeGreaterThanOrEqual(0);
        expect(shownMs).toBeLessThanOrEqual(events.at(-1)?.t ?? 0);
      }),
      { numRuns: 15 },
    );
  },
);
