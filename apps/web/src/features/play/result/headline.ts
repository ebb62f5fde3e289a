/** The result in a sentence: "Nine of ten. Strong!" */
import type { PlayResult } from '@mindhero/engine/play';
import { isAnythingSolved, isReadOnly, starsOfPlay } from '@mindhero/engine/stars';
import type { TFunction } from 'i18next';

export type Praise = 'perfect' | 'strong' | 'good' | 'keep_going' | 'stopped';

/** What is told of a result. */
export type Told = Omit<PlayResult, 'metrics'>;

/** Up to here numbers are written as words. */
const LAST_WORD = 12;

const praises = ['keep_going', 'good', 'strong', 'strong'] as const;

/** Praise that goes with the stars; a person who stopped early is praised for what was done. */
export function praiseOf(result: Told): Praise {
  if (result.ended === 'stopped') return 'stopped';
  const isFlawless = isAnythingSolved(result) && result.incorrect + result.missed === 0;
  return isFlawless ? 'perfect' : (praises[starsOfPlay(result)] ?? 'keep_going');
}

/**
 * What was achieved, and a praise that is true.
 * @param own what the room itself says of the achievement
 */
export function headline(t: TFunction<'result'>, result: Told, own?: string): string {
  if (isReadOnly(result)) return [t('read_to_end'), t('praise.good')].join(' ');
  const achieved = isAnythingSolved(result) ? (own ?? achievement(t, result)) : t('brave_try');
  return [achieved, t(`praise.${praiseOf(result)}`)].join(' ');
}

function achievement(t: TFunction<'result'>, result: Told): string {
  const { level = 0 } = result;
  if (level > 0) return t('level', { level });
  const { solved, all } = shareOf(result);
  const inWords = all <= LAST_WORD;
  return t('headline', {
    correct: inWords ? t(`words.${solved as 0}`) : solved,
    total: inWords ? t(`words_of.${all as 1}`) : all,
  });
}

/**
 * How many items were right, and of how many. A wrong try that was put right later, or that belongs to no item, is no item
 * more; of items that hold several answers, one that was right makes none right; and what a pupil stopped before is nothing
 * missed.
 */
export function shareOf({ correct, items, ended }: Told): { solved: number; all: number } {
  const counted = ended === 'stopped' ? items.filter(({ attempts }) => attempts > 0) : items;
  const right = counted.filter((item) => item.correct).length;
  return { solved: Math.min(correct, right), all: counted.length };
}
