import { languages, type LanguageTag } from '@mindhero/content/languages';
import { replay, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import { describe, expect, test } from 'vitest';
import { catalogue, type GameId } from './catalogue.ts';
import { withDemonstrated } from './demonstration-materials.ts';
import {
  demonstrationOf,
  demonstrationSettings,
  LEAST_SCENE_MS,
  positionAfter,
  timeAt,
  untilNext,
} from './demonstration.ts';
import { placeAt } from './film/slots.ts';
import { placeIn } from './math/showing/timetable.ts';
import { loadRoom } from './players.ts';

const SEED = 7;

/** What is shown, and what it is shown with. */
async function demonstrated(id: GameId, language: LanguageTag) {
  const room = await loadRoom(id);
  const settings = demonstrationSettings(room, language);
  return { settings, rules: withDemonstrated(room.rules, settings, language) };
}

describe.each(catalogue)('the demonstration of $id', ({ id }) => {
  test.each(languages)(
    'is the beginning of a play that the rules take and that ends without a mistake, in %s',
    async (language) => {
      const { settings, rules } = await demonstrated(id, language);
      expect(readSettings(rules, settings)).toEqual({ ok: true, settings });
      const { events } = simulatePlay(rules, settings, streams(SEED), { skill: 1, pace: 0.6 });
      const { result } = replay(rules, settings, streams(SEED), events);
      expect(result).toMatchObject({ ended: 'completed', incorrect: 0, missed: 0 });

      const { scenes } = demonstrationOf(rules, settings, SEED);
      const last = rules.progress(scenes.at(-1)?.state).done;
      expect(last.length).toBeGreaterThan(0);
      expect(last.every((outcome) => outcome === 'right')).toBe(true);
    },
  );

  test('takes some seconds, and nothing in it changes quickly', async () => {
    const { settings, rules } = await demonstrated(id, 'en');
    const { scenes } = demonstrationOf(rules, settings, SEED);
    const whole = scenes.reduce((sum, { ms }) => sum + ms, 0);
    expect(whole).toBeGreaterThan(3_000);
    expect(whole).toBeLessThan(16_000);
    expect(scenes.every(({ ms }) => ms >= LEAST_SCENE_MS)).toBe(true);
  });

  test('goes on scene by scene, in the time of the play, and begins anew', async () => {
    const { settings, rules } = await demonstrated(id, 'en');
    const { scenes } = demonstrationOf(rules, settings, SEED);
    let position = { scene: 0, since: 0 };
    const seen = new Set<number>();
    for (let steps = 0; steps < 1_000; steps++) {
      seen.add(position.scene);
      expect(untilNext(scenes, position)).toBeGreaterThan(0);
      const next = positionAfter(scenes, position);
      if (next.scene === 0 && position.scene === scenes.length - 1) break;
      expect(timeAt(scenes, next)).toBeGreaterThanOrEqual(timeAt(scenes, position));
      position = next;
    }
    expect(seen.size).toBe(scenes.length);
    expect(positionAfter(scenes, position)).toEqual({ scene: 0, since: 0 });
  });
});

test('a film that is drawn by hand shows each picture in its slot and nothing between', () => {
  const slots = [
    { from: 0, until: 800 },
    { from: 1000, until: 1800 },
  ];
  expect([-1, 0, 799, 800, 999, 1000, 1800].map((since) => placeAt(slots, since))).toEqual([
    'mark',
    0,
    0,
    null,
    null,
    1,
    null,
  ]);
});

test('each number of an example is there for most of its interval, and gone before the next', () => {
  const places = [-1, 0, 790, 990, 1000, 1790, 1990, 2000].map((since) => placeIn([1000, 1000], since));
  expect(places).toEqual(['mark', 0, 0, null, 1, 1, null, 'over']);
});
