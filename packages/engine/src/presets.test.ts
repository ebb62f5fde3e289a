import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSettings, pathOf, presetOf, presetSettings, type PresetStars } from './presets.ts';
import { choice, defineSettings, flag, integer, type Preset } from './settings.ts';

const settings = defineSettings({
  level: integer({ min: 0, max: 99, default: 0 }),
  speed: integer({ min: 1, max: 9, default: 5 }),
  sound: flag({ default: true }),
});

const lessons: readonly Preset<object>[] = Array.from({ length: 6 }, (_, index) => ({
  id: `lesson_${index + 1}`,
  settings: { level: index + 1 },
}));
const exams: readonly Preset<object>[] = Array.from({ length: 3 }, (_, index) => ({
  id: `exam_${index + 1}`,
  group: 'exam',
  isExam: true,
  settings: { level: 50 + index },
}));
const contest: Preset<object> = { id: 'contest', isExam: true, settings: { level: 40 } };
const game = { settings, presets: [...lessons, contest, ...exams] };

const stars: fc.Arbitrary<PresetStars> = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 })
  .map((list) => Object.fromEntries(game.presets.map(({ id }, index) => [id, list[index] ?? 0])));
const preset = fc.constantFrom(...game.presets);
const last = fc.option(preset.map((chosen) => presetSettings(game, chosen)));
const dueOf = (trained: Parameters<typeof pathOf>[1]) => pathOf(game, trained)?.next.id;

describe('which training some settings are', () => {
  test('its own, with sound or without', () => {
    fc.assert(
      fc.property(preset, fc.boolean(), (chosen, sound) => {
        expect(presetOf(game, { ...presetSettings(game, chosen), sound })).toBe(chosen);
      }),
    );
  });

  test('none as soon as anything else is changed', () => {
    fc.assert(
      fc.property(preset, fc.integer({ min: 1, max: 4 }), (chosen, speed) => {
        expect(presetOf(game, { ...presetSettings(game, chosen), speed })).toBeUndefined();
      }),
    );
  });
});

describe('which training is due', () => {
  test('first of all the first one', () => {
    expect(dueOf({ stars: {}, last: null })).toBe('lesson_1');
  });

  test('whoever passes each in its turn walks the whole path, each once', () => {
    const walked: string[] = [];
    let trained = { stars: {} as Record<string, number>, last: null as object | null };
    for (const _ of lessons) {
      const { next } = pathOf(game, trained) ?? {};
      if (next === undefined) break;
      walked.push(next.id);
      trained = { stars: { ...trained.stars, [next.id]: 2 }, last: presetSettings(game, next) };
    }
    expect(walked).toEqual(lessons.map(({ id }) => id));
  });

  test('one that is not passed, as long as there is one; later one that can be done better', () => {
    fc.assert(
      fc.property(stars, last, (stars, last) => {
        const path = pathOf(game, { stars, last });
        const of = (id: string | undefined) => stars[id ?? ''] ?? 0;
        const all = path?.presets.map(({ id }) => of(id)) ?? [];
        const most = [2, 3].find((limit) => all.some((one) => one < limit)) ?? 4;
        expect(of(path?.next.id)).toBeLessThan(most);
      }),
    );
  });

  test('none before what was passed last, while there is one after it', () => {
    fc.assert(
      fc.property(stars, last, (stars, last) => {
        const path = pathOf(game, { stars, last });
        const presets = path?.presets ?? [];
        const passed = presets.findLastIndex(({ id }) => (stars[id] ?? 0) >= 2);
        const place = presets.findIndex(({ id }) => id === path?.next.id);
        expect(place > passed || passed === presets.length - 1).toBe(true);
      }),
    );
  });

  test('whoever went ahead stays there until it is passed', () => {
    const ahead = presetSettings(game, { id: '', settings: { level: 5 } });
    expect(dueOf({ stars: { lesson_1: 3, lesson_5: 1 }, last: ahead })).toBe('lesson_5');
    expect(dueOf({ stars: { lesson_1: 3, lesson_5: 2 }, last: ahead })).toBe('lesson_6');
  });

  test('among those that belong together with the one chosen last', () => {
    fc.assert(
      fc.property(stars, preset, (stars, chosen) => {
        const path = pathOf(game, { stars, last: presetSettings(game, chosen) });
        expect(path?.presets).toContain(chosen);
        expect(path?.presets).toContain(path?.next);
        expect(new Set(path?.presets.map(({ group }) => group))).toEqual(new Set([chosen.group]));
      }),
    );
  });

  test('no exam and no contest, unless one was chosen last', () => {
    const lesson = fc.option(fc.constantFrom(...lessons).map((chosen) => presetSettings(game, chosen)));
    fc.assert(
      fc.property(stars, lesson, (stars, last) => {
        expect(pathOf(game, { stars, last })?.presets).toEqual(lessons);
      }),
    );
    expect(dueOf({ stars: { exam_1: 2 }, last: presetSettings(game, exams[0] ?? contest) })).toBe('exam_2');
  });

  test('none where a game has none', () => {
    expect(pathOf({ settings, presets: [] }, { stars: {}, last: null })).toBeNull();
  });
});

describe('the settings to go on with', () => {
  test('one’s own, where they were chosen last', () => {
    const own = { level: 3, speed: 2, sound: true };
    fc.assert(
      fc.property(stars, (stars) => {
        expect(nextSettings(game, { stars, last: own }, 'en')).toEqual(own);
      }),
    );
  });

  test('else those of the training that is due, in silence if it was silent before', () => {
    fc.assert(
      fc.property(stars, preset, fc.boolean(), (stars, chosen, sound) => {
        const trained = { stars, last: { ...presetSettings(game, chosen), sound } };
        const settings = nextSettings(game, trained, 'en');
        expect(presetOf(game, settings)).toBe(pathOf(game, trained)?.next);
        expect(settings['sound']).toBe(sound);
      }),
    );
  });

  test('the game’s own where it has no trainings', () => {
    expect(nextSettings({ settings, presets: [] }, { stars: {}, last: null }, 'en')).toEqual(
      settings.defaults,
    );
  });

  test('in the language of the page, until another was chosen', () => {
    const spoken = {
      settings: defineSettings({
        language: choice(['EN', 'UK'], { default: 'EN', personal: true, isLanguage: true }),
        level: integer({ min: 1, max: 9, default: 1 }),
      }),
      presets: [{ id: 'first', settings: {} }],
    };
    const { presets } = spoken;
    const inUkrainian = { language: 'UK', level: 1, sound: true };
    expect(presetOf(spoken, inUkrainian)).toBe(presets[0]);
    const next = (last: object | null, language: string) =>
      nextSettings(spoken, { stars: {}, last }, language);
    expect(next(null, 'uk')).toEqual(inUkrainian);
    expect(next(null, 'de')).toEqual({ ...inUkrainian, language: 'EN' });
    expect(next(inUkrainian, 'en')).toEqual(inUkrainian);
  });
});
