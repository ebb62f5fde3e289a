/** What the tests of the sliding window share. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import fc from 'fast-check';
import { exampleMaterials } from '../../example-materials.ts';
import { rules } from './rules.ts';
import { check, type Settings } from './settings.ts';
import type { State } from './state.ts';

export const seed = fc.integer({ min: 0, max: MAX_SEED });
export const withDefaults = (settings: Partial<Settings>): Settings => ({
  ...rules.settings.defaults,
  ...settings,
});

export const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    task: fc.constantFrom('find', 'recall', 'read'),
    content: fc.constantFrom('text', 'words', 'letters', 'numbers'),
    alphabet: fc.constantFrom('EN', 'DE', 'RU', 'UK'),
    rows: fc.integer({ min: 2, max: 10 }),
    columns: fc.integer({ min: 1, max: 8 }),
    window_columns: fc.integer({ min: 1, max: 8 }),
    window_rows: fc.integer({ min: 1, max: 10 }),
    path: fc.constantFrom('rows', 'columns', 'snake', 'random'),
    step_ms: fc.integer({ min: 100, max: 5000 }),
  } as const)
  .map(withDefaults)
  .filter((settings) => check(settings).length === 0);

export const materialOf = ({ content }: Settings): Material | undefined =>
  content === 'text' || content === 'words' ? exampleMaterials[content] : undefined;

export const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start(withDefaults(settings), streams(seed), materialOf(withDefaults(settings)));
