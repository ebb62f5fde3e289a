import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { PatternPicture } from './grid.tsx';
import type { Settings } from './settings.ts';
import { isComplete, type Pattern, playedPatterns, type State } from './state.ts';
import { outcomeTile } from './tile.ts';
import classes from './player.module.css';

const isPerfect = (pattern: Pattern): boolean => isComplete(pattern) && pattern.wrong.length === 0;

/** The patterns that did not come out perfectly, with what was found, tapped wrongly and missed. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('matrix');
  const patterns = playedPatterns(state);
  const imperfect = patterns.filter((pattern) => !isPerfect(pattern));
  if (patterns.length === 0) return <Card>{t('review.nothing')}</Card>;
  if (imperfect.length === 0) return <Card>{t('review.perfect')}</Card>;
  return (
    <Card>
      <p className={classes.legend}>{t('review.legend')}</p>
      <ol className={classes.patterns}>
        {imperfect.map((pattern) => {
          const text = t('review.pattern', {
            found: pattern.found.length,
            all: pattern.cells.length,
            wrong: pattern.wrong.length,
          });
          return (
            <li key={patterns.indexOf(pattern)}>
              <PatternPicture
                gridSize={pattern.gridSize}
                tile={(cell) => outcomeTile(pattern, cell)}
                label={[t('level', { level: pattern.level }), text].join(': ')}
              />
              <strong>{t('level', { level: pattern.level })}</strong>
              <span>{text}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
