import type { NextReading, ReadingStep } from '@mindhero/contract/reading';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { describe, expect, it, test } from 'vitest';
import { languageOf, proposesTexts, settingsFor, unitOf } from './course.ts';

const step = (language: ReadingStep['language']): ReadingStep => ({
  play: '00000000-0000-4000-8000-000000000000',
  finished_at: '2026-01-01T10:00:00.000Z',
  language,
  difficulty: 'easy',
  words: 80,
  wpm: 100,
  cpm: 600,
  understanding: 75,
  effective: 75,
  is_transformed: false,
  is_measure: true,
});

test('languages are compared by symbols, texts of one by words', () => {
  expect(unitOf([])).toBe('wpm');
  expect(unitOf([step('DE'), step('DE')])).toBe('wpm');
  expect(unitOf([step('DE'), step('UK')])).toBe('cpm');
});

describe('settings for a text that suits', () => {
  const next: NextReading = { language: 'EN', difficulty: 'easy', max_words: 100, reason: 'same' };
  const timed = Object.values(games).filter(({ id }) => proposesTexts(id as never));

  it.each(timed.map((game) => [game.id, game] as const))('are such as %s takes', (_id, game) => {
    const defaults = game.settings.defaults as Readonly<Record<string, unknown>>;
    const before = { ...defaults, text: 7, limit_time: true, font_size: 30, language: 'DE' };
    for (const max_words of [null, 30, 60, 100, 200] as const) {
      const read = readSettings(game, settingsFor({ ...next, max_words }, before));
      expect(read).toMatchObject({
        ok: true,
        settings: {
          text: null,
          difficulty: 'easy',
          max_words: String(max_words ?? 'any'),
          limit_time: false,
          font_size: 30,
          language: 'DE',
        },
      });
    }
  });

  it('leave a text plain', () => {
    const harder = { ...games.texts.settings.defaults, transformations: ['anagrams'] };
    expect(settingsFor(next, harder)).toMatchObject({ transformations: [] });
    const speedtest = { ...games['speedtest-reading'].settings.defaults };
    expect(settingsFor(next, speedtest)).not.toHaveProperty('transformations');
  });
});

test('the language is one’s own, the one that is asked for, or left to chance', () => {
  expect(languageOf({ language: 'own' }, 'UK')).toBe('UK');
  expect(languageOf({ language: 'DE' }, 'UK')).toBe('DE');
  expect(languageOf({ language: 'random' }, 'UK')).toBeNull();
});
