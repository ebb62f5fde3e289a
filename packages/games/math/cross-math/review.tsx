import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { BoardReview } from '../../board-review.tsx';
import type { ReviewProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import { BoardPicture, type Shown, useEquation } from './board.tsx';
import { linesThrough } from './puzzle.ts';
import { rightCells, scoreOf, tierOf } from './result.ts';
import type { Settings } from './settings.ts';
import { isHidden, type State } from './state.ts';
import classes from './player.module.css';

/** How it went, the whole solution, and the equations of every number that was not found at once. */
export function Review({ state, settings }: ReviewProps<Settings, State>) {
  const { t, i18n } = useTranslation('cross-math');
  const { puzzle } = state;
  return (
    <BoardReview
      legend={t('review.legend')}
      board={
        <BoardPicture
          puzzle={puzzle}
          settings={settings}
          label={t('review.board', { right: rightCells(state).length, all: puzzle.hidden.length })}
          cell={(cell) => shownAt(state, cell, i18n.language)}
        />
      }
    >
      <Account state={state} />
      <HardEquations state={state} />
    </BoardReview>
  );
}

/** The solution, cell by cell: found, revealed, filled in wrongly or left open. */
function shownAt(state: State, cell: number, language: string): Shown {
  const text = numberText(state.puzzle.solution[cell] ?? 0, language);
  if (!isHidden(state, cell)) return { face: 'given', text };
  if (state.revealed.includes(cell)) return { face: 'hint', text };
  return { face: state.marks[cell] ?? 'missed', text };
}

/** How the play ended, and what its score is made of. */
function Account({ state }: { readonly state: State }) {
  const { t, i18n } = useTranslation('cross-math');
  const [right, all] = [rightCells(state).length, state.puzzle.hidden.length];
  const score = scoreOf(state);
  const unsolved = state.gaveUp ? 'review.gave_up' : 'review.with_errors';
  const account = [
    ['found', `${right} / ${all}`],
    ['hints', String(state.revealed.length)],
    ['failed_checks', String(state.failedChecks)],
    ['score', numberText(Math.round(score), i18n.language)],
  ] as const;
  return (
    <Card>
      <p className={classes.tier}>{t(`tier.${tierOf(score)}`)}</p>
      <p>{t(right === all ? 'review.all_correct' : unsolved)}</p>
      <dl className={classes.account}>
        {account.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`review.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The equations through numbers that were not found at once. */
function HardEquations({ state: { puzzle, mistakes, marks } }: { readonly state: State }) {
  const { t } = useTranslation('cross-math');
  const equation = useEquation();
  const hard = puzzle.hidden.filter((cell) => mistakes[cell] !== undefined || marks[cell] !== 'right');
  const lines = puzzle.lines.filter((line) => hard.some((cell) => linesThrough(puzzle, cell).includes(line)));
  if (lines.length === 0) return null;
  return (
    <Card>
      <p>{t('review.equations')}</p>
      <ul className={classes.equations}>
        {lines.map((line) => (
          <li key={line.cells.join()}>{equation(line, (cell) => puzzle.solution[cell] ?? null)}</li>
        ))}
      </ul>
    </Card>
  );
}
