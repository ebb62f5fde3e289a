import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import { BoardPicture, type Shown, useEquation } from './board.tsx';
import { linesThrough } from './puzzle.ts';
import { rightCells, scoreOf, tierOf } from './result.ts';
import type { Settings } from './settings.ts';
import { isHidden, type State } from './state.ts';
import classes from './player.module.css';

/** The solution, cell by cell: found, revealed, filled in wrongly or left open. */
function shownAt(state: State, cell: number, language: string): Shown {
  const text = numberText(state.puzzle.solution[cell] ?? 0, language);
  if (!isHidden(state, cell)) return { face: 'given', text };
  if (state.revealed.includes(cell)) return { face: 'hint', text };
  return { face: state.marks[cell] ?? 'missed', text };
}

/** How it went, the whole solution, and the equations of every number that was not found at once. */
export function Review({ state, settings }: ReviewProps<Settings, State>) {
  const { t, i18n } = useTranslation('cross-math');
  const equation = useEquation();
  const { puzzle, mistakes } = state;
  const right = rightCells(state).length;
  const score = scoreOf(state);
  const hard = puzzle.hidden.filter((cell) => mistakes[cell] !== undefined || state.marks[cell] !== 'right');
  const lines = puzzle.lines.filter((line) => hard.some((cell) => linesThrough(puzzle, cell).includes(line)));
  const value = (cell: number) => puzzle.solution[cell] ?? null;
  const account = [
    ['found', `${right} / ${puzzle.hidden.length}`],
    ['hints', String(state.revealed.length)],
    ['failed_checks', String(state.failedChecks)],
    ['score', numberText(Math.round(score), i18n.language)],
  ] as const;
  return (
    <div className={classes.review}>
      <Card>
        <p className={classes.legend}>{t('review.legend')}</p>
        <div className={classes.board}>
          <BoardPicture
            puzzle={puzzle}
            settings={settings}
            label={t('review.board', { right, all: puzzle.hidden.length })}
            cell={(cell) => shownAt(state, cell, i18n.language)}
          />
        </div>
      </Card>
      <div className={classes.side}>
        <Card>
          <p className={classes.tier}>{t(`tier.${tierOf(score)}`)}</p>
          <p>
            {t(
              right === puzzle.hidden.length
                ? 'review.all_correct'
                : state.gaveUp
                  ? 'review.gave_up'
                  : 'review.with_errors',
            )}
          </p>
          <dl className={classes.account}>
            {account.map(([name, text]) => (
              <div key={name}>
                <dt>{t(`review.${name}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        {lines.length > 0 && (
          <Card>
            <p>{t('review.equations')}</p>
            <ul className={classes.equations}>
              {lines.map((line) => (
                <li key={line.cells.join()}>{equation(line, value)}</li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}
