import type { TechniqueCell } from '@mindhero/contract/play';
import { moveText } from '@mindhero/engine/soroban';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { studentTechniquesQuery } from '../../../platform/students.ts';
import { gradeOf } from './grade.ts';
import { type StudentSearch, usualPeriod } from './student-search.ts';
import { type Direction, directions, share, tableOf, techniqueOf, toTeachNext } from './technique-table.ts';
import grades from './grade.module.css';
import card from './table-card.module.css';
import classes from './techniques.module.css';

/** What goes well on the soroban and what does not: each digit of a rod with each move, and what to teach next. */
export function Techniques({ id, search }: { readonly id: number; readonly search: StudentSearch }) {
  const { t } = useTranslation('people');
  const cells = useQuery(studentTechniquesQuery(id, search.days ?? usualPeriod));
  if (cells.isPending) return <CardSkeleton lines={8} />;
  return (
    <Card title={t('techniques.title')}>
      {cells.isError ? (
        <LoadFailure item="results" error={cells.error} onRetry={cells.refetch} />
      ) : cells.data.length === 0 ? (
        <p className={card.hint}>{t('techniques.none')}</p>
      ) : (
        <>
          <p className={card.hint}>{t('techniques.text')}</p>
          <Next cells={cells.data} />
          <div className={card.tables}>
            {directions.map((direction) => (
              <Table key={direction} direction={direction} cells={cells.data} />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}

/** The moves that went wrong most often. */
function Next({ cells }: { readonly cells: readonly TechniqueCell[] }) {
  const { t } = useTranslation(['people', 'rooms']);
  const { percent } = useFormats();
  const next = toTeachNext(cells);
  if (next.length === 0) return <p>{t('people:techniques.nothing_weak')}</p>;
  return (
    <section className={classes.next}>
      <h3>{t('people:techniques.next')}</h3>
      <ol>
        {next.map((cell) => (
          <li key={`${cell.digit} ${cell.move}`}>
            <b>{t('people:techniques.move', { move: moveText(cell.move), digit: cell.digit })}</b>
            <span>{t(`rooms:technique.${techniqueOf(cell)}`)}</span>
            <span className={`${classes.share} ${grades.grade}`} data-grade={gradeOf(share(cell))}>
              {percent(share(cell))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface TableProps {
  readonly direction: Direction;
  readonly cells: readonly TechniqueCell[];
}

function Table({ direction, cells }: TableProps) {
  const { t } = useTranslation('people');
  const { moves, rows } = tableOf(cells, direction);
  return (
    <table className={classes.table}>
      <caption>{t(`techniques.${direction}`)}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t('techniques.digit')}
          </th>
          {moves.map((move) => (
            <th key={move} scope="col">
              {moveText(move)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, digit) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            {row.map((cell, index) => (
              <Cell key={index} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { readonly cell: TechniqueCell | null }) {
  const { t } = useTranslation(['people', 'rooms']);
  if (cell === null) return <td className={classes.cell}>·</td>;
  const { digit, move, right, wrong } = cell;
  const about = [
    t('people:techniques.move', { move: moveText(move), digit }),
    t(`rooms:technique.${techniqueOf(cell)}`),
    t('people:techniques.of', { right, count: right + wrong }),
  ].join(' · ');
  return (
    <td className={`${classes.cell} ${grades.grade}`} data-grade={gradeOf(share(cell))} title={about}>
      {Math.round(share(cell))}
    </td>
  );
}
