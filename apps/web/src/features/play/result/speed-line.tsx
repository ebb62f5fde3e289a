import type { ReadingStep } from '@mindhero/contract/reading';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import classes from './next-text.module.css';

const WIDTH = 200;
const HEIGHT = 48;
/** Room for the dots. */
const EDGE = 5;

/**
 * Words per minute from text to text as a small line, and for who listens as a list. Speeds that are no measure are rings
 * beside the line: they are no progress. A chart of the library would weigh more than the whole result.
 * @param texts two or more, the oldest first
 */
export function SpeedLine({ texts }: { readonly texts: readonly ReadingStep[] }) {
  const { t } = useTranslation('reading');
  const { percent } = useFormats();
  const speeds = texts.map(({ wpm }) => wpm);
  const [low, high] = [Math.min(...speeds), Math.max(...speeds)];
  const points = texts.map(({ play, wpm: speed, is_measure }, index) => ({
    play,
    is_measure,
    x: EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, speeds.length - 1),
    y: HEIGHT - EDGE - (high === low ? 0.5 : (speed - low) / (high - low)) * (HEIGHT - 2 * EDGE),
  }));
  const line = points.filter((point) => point.is_measure);
  const last = line.at(-1);
  return (
    <>
      <svg className={classes.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <polyline points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points
          .filter((point) => !point.is_measure)
          .map(({ play, x, y }) => (
            <circle key={play} className={classes.ring} cx={x} cy={y} r={EDGE - 2} />
          ))}
        {last !== undefined && <circle cx={last.x} cy={last.y} r={EDGE - 1} />}
      </svg>
      <VisuallyHidden>
        <ol>
          {texts.map(({ play, wpm, understanding, is_measure }) => (
            <li key={play}>
              {understanding === null
                ? t('last.one', { speed: wpm })
                : t('last.with', { speed: wpm, understanding: percent(understanding) })}
              {!is_measure && ` (${t('not_compared')})`}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </>
  );
}
