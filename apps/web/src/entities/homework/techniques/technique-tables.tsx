import type { TechniqueCell } from '@mindhero/contract/play';
import { moveText } from '@mindhero/engine/soroban';
import { useTranslation } from 'react-i18next';
import { MoveTables } from '../../skill/move-table/move-table.tsx';
import { GradeBadge } from '../grade-badge.tsx';
import { gradeOf } from '../grade.ts';
import { cellAt, isFew, share, techniqueOf, toTeachNext } from './technique-table.ts';
import card from '../../../platform/table-card.module.css';
import moves from '../../skill/move-table/move-table.module.css';
import grades from '../grade.module.css';
import classes from './techniques.module.css';

/** What goes well on the soroban and what does not: each digit of a rod with each move, and what to teach next. */
export function TechniqueTables({ cells }: { readonly cells: readonly TechniqueCell[] }) {
  const { t } = useTranslation('techniques');
  return (
    <>
      <Next cells={cells} />
      {cells.some(isFew) && <p className={card.hint}>{t('few')}</p>}
      <MoveTables
        caption={(direction) => t(direction > 0 ? 'adding' : 'taking')}
        digitLabel={t('digit')}
        renderCell={(digit, move) => <Cell key={move} cell={cellAt(cells, digit, move)} />}
      />
    </>
  );
}

/** The moves that went wrong most often. */
function Next({ cells }: { readonly cells: readonly TechniqueCell[] }) {
  const { t } = useTranslation(['techniques', 'trainings']);
  const next = toTeachNext(cells);
  if (next.length === 0) return <p>{t('techniques:nothing_weak')}</p>;
  return (
    <section className={classes.next}>
      <h3>{t('techniques:next')}</h3>
      <ol>
        {next.map((cell) => (
          <li key={`${cell.digit} ${cell.move}`}>
            <b>{t('techniques:move', { move: moveText(cell.move), digit: cell.digit })}</b>
            <span>{t(`trainings:technique.${techniqueOf(cell)}`)}</span>
            <GradeBadge percent={share(cell)} />
            <small>{t('techniques:of', { right: cell.right, count: cell.right + cell.wrong })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cell({ cell }: { readonly cell: TechniqueCell | null }) {
  const { t } = useTranslation(['techniques', 'trainings']);
  if (cell === null) return <td className={`${moves.cell} ${classes.none}`}>·</td>;
  const { digit, move, right, wrong } = cell;
  const about = [
    t('techniques:move', { move: moveText(move), digit }),
    t(`trainings:technique.${techniqueOf(cell)}`),
    t('techniques:of', { right, count: right + wrong }),
  ].join(' · ');
  return (
    <td
      className={`${moves.cell} ${grades.grade}`}
      data-grade={isFew(cell) ? undefined : gradeOf(share(cell))}
      title={about}
    >
      {Math.round(share(cell))}
    </td>
  );
}
