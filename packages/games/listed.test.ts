import { languages } from '@mindhero/content/languages';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { listedAs, lists } from './listed.ts';
import { rules as texts } from './reading/texts/rules.ts';
import { loadTitles } from './titles.ts';
import { type ListedId, ways } from './ways.ts';

/** The games that the product promises, area by area; number search is one of mathematics and of reading. */
const promised = {
  math: {
    abacus: 'abacus',
    flash: 'flash',
    columns: 'columns',
    forsage: 'forsage',
    multiply: 'multiply',
    'multiply-divide': 'multiply-divide',
    'advanced level (degrees)': 'degrees',
    fractions: 'fractions',
    percentages: 'percentages',
    'factor frenzy': 'factor-frenzy',
    'cross math (math crossword)': 'cross-math',
    'number combination search': 'number-search',
  },
  reading: {
    'texts with questions': 'texts',
    words: 'words',
    'metronome reading': 'metronome',
    'reading speed test': 'speedtest-reading',
    'sliding matrix': 'sliding-matrix',
    'syllable game': 'syllable',
    'Stroop test': 'stroop',
    flow: 'flow',
    'remember last word': 'remember-last-word',
    'number search': 'number-search',
    'text transformations': 'text-transformations',
  },
  memory: {
    'card flip (themed cards)': 'cards',
    'colour echo (the Simon game)': 'simon',
    'number chain (sequence recall)': 'sequence',
    'grid flash (memory matrix)': 'matrix',
    'number memory': 'number-memory',
  },
} as const satisfies Record<keyof typeof lists, Record<string, ListedId>>;

test.each(['math', 'reading', 'memory'] as const)(
  'the list of %s has what is promised, each once',
  (area) => {
    const listed = lists[area].map(({ id }) => id);
    expect(listed.toSorted()).toEqual(Object.values<string>(promised[area]).toSorted());
  },
);

test('the lists have 28 games', () => {
  expect(Object.values(lists).flat()).toHaveLength(28);
});

test('games stand in the order of the catalogue, and what is listed besides stands among them', () => {
  const own = Object.values(lists).flatMap((list) => list.filter(({ id }) => id !== 'text-transformations'));
  const twice = own.findIndex(({ id }) => id === 'number-search');
  expect(own.toSpliced(twice, 1).map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  expect(lists.reading[0]?.id).toBe('syllable');
});

test('transformed texts are all trainings that transform a text', () => {
  const transforming = texts.presets.filter(({ settings }) => (settings.transformations ?? []).length > 0);
  expect(ways['text-transformations'].presets).toEqual(transforming.map(({ id }) => id));
});

test('a text is known as a transformed one by its settings, whatever else is changed in them', () => {
  for (const { id, settings } of texts.presets) {
    const whole = { ...texts.settings.defaults, ...settings, difficulty: 'advanced' as const };
    const isTransformed = ways['text-transformations'].presets.some((preset) => preset === id);
    expect(listedAs('texts', whole)).toBe(isTransformed ? 'text-transformations' : 'texts');
  }
  expect(listedAs('flow', { transformations: ['anagrams'] })).toBe('flow');
});

test.each(languages)(
  'whatever is listed has a title of its own in %s, and a line below it',
  async (language) => {
    const { title, tagline } = await loadTitles(language);
    const listed = [...new Set(Object.values(lists).flatMap((list) => list.map(({ id }) => id)))];
    expect(listed.filter((id) => !title[id] || !tagline[id])).toEqual([]);
    expect(new Set(listed.map((id) => title[id])).size).toBe(listed.length);
  },
);
