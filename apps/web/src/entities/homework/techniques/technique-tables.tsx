import type { TechniqueCell } from '@mindhero/contract/play';
import { moveText } from '@mindhero/engine/soroban';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { gradeOf } from '../grade.ts';
import { type Direction, directions, share, tableOf, techniqueOf, toTeachNext } from './technique-table.ts';
import card from '../../../platform/table-card.module.css';
import grades from '../grade.module.css';
import classes from './techniques.module.css';

/** What goes well on the soroban and what does not: each digit of a rod with each move, and what to teach next. */
export function TechniqueTables({ cells }: { readonly cells: readonly TechniqueCell[] }) {
  return (
    <>
      <Next cells={cells} />
      <div className={card.tables}>
        {directions.map((direction) => (
          <Table key={direction} direction={direction} cells={cells} />
        ))}
      </div>
    </>
  );
}

/** The moves that went wrong most often. */
function Next({ cells }: { readonly cells: readonly TechniqueCell[] }) {
  const { t } = useTranslation(['techniques', 'rooms']);
  const { percent } = useFormats();
  const next = toTeachNext(cells);
  if (next.length === 0) return <p>{t('techniques:nothing_weak')}</p>;
  return (
    <section className={classes.next}>
      <h3>{t('techniques:next')}</h3>
      <ol>
        {next.map((cell) => (
          <li key={`${cell.digit} ${cell.move}`}>
            <b>{t('techniques:move', { move: moveText(cell.move), digit: cell.digit })}</b>
            <span>{t(`rooms:technique.${techniqueOf(cell)}`)}</span>
            <span className={`${classes.share} ${grades.grade}`} data-grade={gradeOf(share(cell))}>
              {percent(share(cell))}
            </span>
            <small>{t('techniques:of', { right: cell.right, count: cell.right + cell.wrong })}</small>
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
  const { t } = useTranslation('techniques');
  const { moves, rows } = tableOf(cells, direction);
  return (
    <table className={classes.table}>
      <caption>{t(direction)}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t('digit')}
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
  const { t } = useTranslation(['techniques', 'rooms']);
  if (cell === null) return <td className={classes.cell}>·</td>;
  const { digit, move, right, wrong } = cell;
  const about = [
    t('techniques:move', { move: moveText(move), digit }),
    t(`rooms:technique.${techniqueOf(cell)}`),
    t('techniques:of', { right, count: right + wrong }),
  ].join(' · ');
  return (
    <td className={`${classes.cell} ${grades.grade}`} data-grade={gradeOf(share(cell))} title={about}>
      {Math.round(share(cell))}
    </td>
  );
}
