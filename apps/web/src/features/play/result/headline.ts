/** The result in a sentence: "Nine of ten. Strong!" */
import type { PlayResult } from '@mindhero/engine/play';
import type { TFunction } from 'i18next';

export type Praise = 'perfect' | 'strong' | 'good' | 'keep_going' | 'stopped';

/** Up to here numbers are written as words. */
const LAST_WORD = 12;

/** Praise by the share of right answers; whoever stopped early is praised for what was done. */
export function praiseOf({ correct, incorrect, missed, ended }: PlayResult): Praise {
  if (ended === 'stopped') return 'stopped';
  const share = correct / Math.max(1, correct + incorrect + missed);
  if (share === 1) return 'perfect';
  if (share >= 0.8) return 'strong';
  return share >= 0.6 ? 'good' : 'keep_going';
}

/**
 * What was achieved, and a praise that is true.
 * @param own what the room itself says of the achievement
 */
export function headline(t: TFunction<'play'>, result: PlayResult, own?: string): string {
  const achieved = isBraveTry(result) ? t('result.brave_try') : (own ?? achievement(t, result));
  return [achieved, t(`result.praise.${praiseOf(result)}`)].join(' ');
}

/** Nothing was right; or no trial, in games with levels: then the level is only that of the beginning. */
function isBraveTry({ level, correct, items }: PlayResult): boolean {
  return level === undefined ? correct === 0 : level === 0 || !items.some((item) => item.correct);
}

function achievement(t: TFunction<'play'>, { level, correct, incorrect, missed, ended }: PlayResult): string {
  if (level !== undefined) return t('result.level', { level });
  // What a pupil stopped before is nothing missed.
  const total = correct + incorrect + (ended === 'stopped' ? 0 : missed);
  const inWords = total >= 1 && total <= LAST_WORD;
  return t('result.headline', {
    correct: inWords ? t(`result.words.${correct as 0}`) : correct,
    total: inWords ? t(`result.words_of.${total as 1}`) : total,
  });
}
