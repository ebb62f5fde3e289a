import type { Progress } from '@mindhero/engine/play';
import type { Feedback } from '@mindhero/games/player';
import type { TFunction } from 'i18next';

/** What a screen reader says for the rail of beads. */
export function railLabel(
  t: TFunction<'play'>,
  { done, total }: Progress,
  feedback: Feedback = 'words',
): string {
  if (feedback === 'none') return t('progress_answered', { done: done.length, total: total ?? done.length });
  const right = done.filter((bead) => bead === 'right').length;
  return t('progress', { right, wrong: done.length - right, total: total ?? done.length });
}
