import type { ListedTask } from '@mindhero/contract/task';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import classes from './task-progress.module.css';

/** In the order of the bar; those who have not begun are the rest of it. */
const parts = ['completed', 'in_progress', 'overdue'] as const;

/** How many have completed a task, who is on the way, and who is too late. */
export function TaskProgress({ counts }: Pick<ListedTask, 'counts'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const all = counts.pending + counts.in_progress + counts.completed + counts.overdue;
  if (all === 0) return <span className={classes.muted}>{t('homework.nobody')}</span>;
  const others = (['in_progress', 'overdue'] as const).filter((status) => counts[status] > 0);
  const rest = others
    .map((status) => `${t(`homework.status.${status}`)}: ${number(counts[status])}`)
    .join(' · ');
  return (
    <div className={classes.progress} title={rest}>
      <span>
        <b>{number(counts.completed)}</b> / {number(all)}
      </span>
      <span className={classes.bar} aria-hidden>
        {parts.map((status) => (
          <span
            key={status}
            data-status={status}
            style={{ inlineSize: `${(100 * counts[status]) / all}%` }}
          />
        ))}
      </span>
      {rest !== '' && <small>{rest}</small>}
    </div>
  );
}
