/** Settings of the card flip, with the bounds of its definition. */
import type { MaterialWish } from '@mindhero/engine/reading/choice';
import type { Material } from '@mindhero/engine/reading/material';
import {
  choice,
  defineSettings,
  flag,
  integer,
  material,
  type Preset,
  type SettingsIssue,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { type Board, boards, pairsOf } from './boards.ts';
import { themeNames, themes } from './themes.ts';

export const settings = defineSettings({
  theme: choice([...themeNames, 'own'], { default: 'animals' }),
  card_set: material('cards', { when: ({ theme }) => theme === 'own' }),
  board: choice(boards, { default: '3x4' }),
  preview_s: integer({ min: 0, max: 10, default: 0, control: 'slider', unit: 's' }),
  mismatch_ms: integer({ min: 500, max: 3000, step: 100, default: 1000, control: 'slider', unit: 'ms' }),
  strict: flag({ default: false }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age, each with a theme of its own; the younger see the cards first and have longer to look. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_pairs', settings: { theme: 'fruit', board: '2x3', mismatch_ms: 2000 } },
  { id: 'age_6_8', settings: { theme: 'animals', board: '3x4', preview_s: 3, mismatch_ms: 1500 } },
  { id: 'age_9_11', settings: { theme: 'transport', board: '4x5' } },
  { id: 'age_12_14', settings: { theme: 'space', board: '5x6', mismatch_ms: 800 } },
  { id: 'few_misses', settings: { theme: 'music', board: '4x5', strict: true } },
  { id: 'champions', settings: { theme: 'shapes', board: '6x6', mismatch_ms: 800 } },
];

/** A theme must have a picture for every pair; of a set of one's own that is seen when it has come. */
export function check({ theme, card_set, board }: Settings): SettingsIssue[] {
  if (theme !== 'own') return tooManyPairs(board, themes[theme].length);
  return card_set === null ? [{ path: 'card_set', code: 'nothing_chosen' }] : [];
}

/** The set of one's own, where that is the theme. */
export function wish({ theme, card_set }: Settings): MaterialWish | null {
  return theme === 'own' && card_set !== null ? { kind: 'cards', id: card_set } : null;
}

/** A set of one's own must have a picture for every pair, too. */
export function checkMaterial({ theme, board }: Settings, set: Material): SettingsIssue[] {
  return theme === 'own' && set.kind === 'cards' ? tooManyPairs(board, set.pictures.length) : [];
}

/** The issue of a board with more pairs than a theme has pictures; it suggests the largest that fits. */
export function tooManyPairs(board: Board, pictures: number): SettingsIssue[] {
  if (pairsOf(board) <= pictures) return [];
  const largest = boards.findLast((other) => pairsOf(other) <= pictures);
  const issue = { path: 'board', code: 'too_many_pairs', params: { max: pictures } } as const;
  return [largest === undefined ? issue : { ...issue, suggestion: largest }];
}
