import { streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { folded } from '@mindhero/engine/reading/words';
import { GenerationError, readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { anySettings, begin, materialOf, seed, withDefaults } from './begin.fixture.ts';
import { cellsAt, pathOf, seenOrder, timesSeen } from './path.ts';
import { rules } from './rules.ts';
import { OTHER_OPTIONS, type Settings, SHOWN_OPTIONS } from './settings.ts';
import { drawTrial, pagesOf, pageTrial, targetTimes, wasShown } from './trial.ts';
import { checkMaterial, distinct, poolOf, printedWords } from './words.ts';

describe('the window', () => {
  test('comes to every place once, on every path, and shows every cell', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const { rows, columns, window_columns, window_rows } = settings;
        const path = pathOf(settings, streams(seed)('path'));
        expect(path).toHaveLength((rows - window_rows + 1) * (columns - window_columns + 1));
        expect(new Set(path).size).toBe(path.length);
        expect(seenOrder(path, settings).toSorted((a, b) => a - b)).toEqual([
          ...Array(rows * columns).keys(),
        ]);
        for (const place of path) {
          expect((place % columns) + window_columns).toBeLessThanOrEqual(columns);
          expect(cellsAt(place, settings)).toHaveLength(window_columns * window_rows);
        }
      }),
    );
  });

  test('slides as its path is called', () => {
    const shape = withDefaults({ rows: 2, columns: 3 });
    const along = (path: Settings['path']) => pathOf({ ...shape, path }, streams(3)('path'));
    expect(along('rows')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(along('columns')).toEqual([0, 3, 1, 4, 2, 5]);
    expect(along('snake')).toEqual([0, 1, 2, 5, 4, 3]);
    expect(along('random').toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('shows a cell exactly in the steps in which it stands there', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const path = pathOf(settings, streams(seed)('path'));
        const cell = seed % (settings.rows * settings.columns);
        const times = timesSeen(cell, path, settings, settings.step_ms);
        for (const [step, place] of path.entries()) {
          const middle = (step + 0.5) * settings.step_ms;
          const isSeen = times.some(({ from, until }) => from <= middle && middle < until);
          expect(isSeen).toBe(cellsAt(place, settings).includes(cell));
        }
        for (const [index, { from }] of times.entries())
          expect(from).toBeGreaterThan(times[index - 1]?.until ?? -1);
      }),
    );
  });
});

describe('boards', () => {
  test('hold words of what was chosen, and ask for one that is told from all others', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        fc.pre(settings.task === 'find');
        const pool = poolOf(settings, materialOf(settings));
        const trial = drawTrial(settings, pool, streams(seed)('board'));
        const words = trial.words.filter((word) => word !== '');
        expect(trial.words).toHaveLength(settings.rows * settings.columns);
        expect(words.every((word) => pool.words.includes(word))).toBe(true);
        const target = folded(trial.words[trial.target ?? -1] ?? '');
        expect(words.filter((word) => folded(word) === target)).toHaveLength(1);
        expect(targetTimes(trial, settings, 700).length).toBeGreaterThan(0);
        const repeats = settings.content === 'text' || settings.content === 'letters';
        expect(repeats || new Set(words).size === words.length).toBe(true);
      }),
    );
  });

  test('never ask at once for what the window shows first, where there is something else', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const { trial, settings } = begin({ content: 'numbers' }, seed);
        expect(seenOrder(trial.path.slice(0, 2), settings)).not.toContain(trial.target);
      }),
    );
  });

  test('offer three words that were shown and three that were not', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        fc.pre(settings.task === 'recall');
        const pool = poolOf(settings, materialOf(settings));
        const trial = drawTrial(settings, pool, streams(seed)('board'));
        const shown = trial.options.filter((word) => wasShown(trial, word));
        expect(shown).toHaveLength(SHOWN_OPTIONS);
        expect(trial.options).toHaveLength(SHOWN_OPTIONS + OTHER_OPTIONS);
        expect(distinct(trial.options)).toEqual(trial.options);
        const board = new Set(trial.words.map(folded));
        expect(trial.options.filter((word) => board.has(folded(word)))).toEqual(shown);
      }),
    );
  });

  test('of a text that is read hold all of it, in its order on every path', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        fc.pre(settings.task === 'read');
        const pool = poolOf(settings, exampleMaterials.text);
        const read = pagesOf(pool, settings).flatMap((page) => {
          const trial = pageTrial(settings, page, streams(seed)('page'));
          return seenOrder(trial.path, settings).flatMap((cell) => trial.words[cell] || []);
        });
        expect(read).toEqual(pool.words);
      }),
    );
  });

  test('keep the marks of a text that is read, with a dash at the word before it', () => {
    expect(printedWords('Well – she\nsaid: “No.”')).toEqual(['Well –', 'she', 'said:', '“No.”']);
  });

  test('know the letters of each language, as capitals', () => {
    const letters = (alphabet: Settings['alphabet']) =>
      poolOf(withDefaults({ content: 'letters', alphabet }), undefined).words.length;
    expect([letters('EN'), letters('DE'), letters('RU'), letters('UK')]).toEqual([26, 29, 33, 33]);
  });
});

describe('settings', () => {
  test.each([
    [{ task: 'read', content: 'words' }, 'task', 'not_an_option', 'find'],
    [{ window_columns: 5 }, 'window_columns', 'too_big', 4],
    [{ window_rows: 5 }, 'window_rows', 'too_big', 4],
    [{ window_columns: 4, window_rows: 4 }, 'window_rows', 'too_big', 3],
    [{ task: 'recall', rows: 2, columns: 1 }, 'rows', 'too_small', 3],
    [{ rows: 11 }, 'rows', 'too_big', 10],
    [{ step_ms: 99 }, 'step_ms', 'too_small', 100],
  ])('%j: %s %s', (settings, path, code, suggestion) => {
    const read = readSettings(rules, settings);
    expect(read).toMatchObject({ ok: false, issues: [{ path, code, suggestion }] });
  });

  test('words in too many columns for a phone are advised against, numbers are not', () => {
    const advice = (settings: Partial<Settings>) => rules.advise?.(withDefaults(settings));
    expect(advice({ columns: 5 })).toMatchObject([
      { path: 'columns', code: 'narrow_columns', suggestion: 4 },
    ]);
    expect(advice({ columns: 4 })).toEqual([]);
    expect(advice({ columns: 8, content: 'numbers' })).toEqual([]);
  });

  const list = (count: number): Material => ({
    kind: 'words',
    revision: 1,
    title: 'Some',
    language: 'EN',
    words: Array.from({ length: count }, (_, index) => `word${index}`),
    syllables: null,
  });

  test.each([
    [{}, 16, []],
    [{}, 15, [{ path: 'rows', suggestion: 3, params: { words: 15, needed: 16 } }]],
    [{ task: 'recall' }, 16, [{ path: 'rows', suggestion: 3, params: { words: 16, needed: 19 } }]],
    [{ rows: 10, columns: 2 }, 12, [{ path: 'rows', suggestion: 6 }]],
    [{ rows: 4, columns: 8 }, 8, [{ path: 'columns', suggestion: 2 }]],
    [
      { rows: 10, columns: 8 },
      3,
      [
        { path: 'rows', suggestion: 2 },
        { path: 'columns', suggestion: 1 },
      ],
    ],
    [{ task: 'recall' }, 5, [{ path: 'word_list', params: { words: 5, needed: 6 } }]],
  ] as const)('%j with %i words', (settings, count, issues) => {
    const chosen = withDefaults(settings);
    const found = checkMaterial(chosen, list(count));
    expect(found).toMatchObject(issues.map((issue) => ({ code: 'too_few_words', ...issue })));
    const changes = found.flatMap(({ path, suggestion }) =>
      suggestion === undefined ? [] : [[path, suggestion]],
    );
    const mended = { ...chosen, ...Object.fromEntries(changes) };
    expect(changes.length === 0 || checkMaterial(mended, list(count)).length === 0).toBe(true);
  });

  test('what is drawn has words enough for the board, so that no play is refused by the draw', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const wish = rules.material?.(settings) ?? null;
        if (wish === null || wish.kind === 'cards') return;
        const faults = (words: number) => checkMaterial({ ...settings, content: 'words' }, list(words));
        const { fewest_words = 0 } = wish;
        expect(faults(fewest_words)).toEqual([]);
        expect(faults(fewest_words - 1)).not.toEqual([]);
      }),
    );
  });

  test('a text may say a word twice, but not where its words are recalled', () => {
    const settings = withDefaults({ content: 'text', rows: 2, columns: 4 });
    const body = 'The cat and the dog and the owl.';
    const text = { ...exampleMaterials.text, body };
    expect(checkMaterial(settings, text)).toEqual([]);
    expect(checkMaterial({ ...settings, task: 'recall' }, text)).toMatchObject([{ code: 'too_few_words' }]);
    const { trial } = rules.start(settings, streams(3), text);
    expect(trial.words.filter((word) => word !== '')).toHaveLength(8);
    expect(['cat', 'dog', 'owl']).toContain(trial.words[trial.target ?? -1]);
  });

  test('a text that is shorter than the board is told, too', () => {
    const settings = withDefaults({ task: 'read', content: 'text', rows: 10, columns: 8 });
    expect(checkMaterial(settings, exampleMaterials.text)).toMatchObject([
      { path: 'rows', code: 'too_few_words' },
    ]);
    expect(checkMaterial({ ...settings, rows: 4 }, exampleMaterials.text)).toEqual([]);
  });

  test('with too few words for its task nothing begins', () => {
    const settings = withDefaults({ task: 'recall' });
    expect(() => rules.start(settings, streams(1), list(5))).toThrow(GenerationError);
  });
});
