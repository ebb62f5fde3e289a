import type { RunningTask } from '@mindhero/contract/task';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TaskProgress } from '../../entities/homework/task-progress.tsx';
import { runningTasksQuery } from '../../entities/homework/tasks.ts';
import { useMe } from '../../entities/person/me.ts';
import { nameOf, shortNameOf } from '../../entities/person/names.ts';
import { isLeading } from '../../entities/person/permissions.ts';
import { useSchoolTime } from '../../entities/school/school-time.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { useNow } from '../../platform/use-now.ts';
import classes from './dashboard.module.css';

/** What runs, what ends today, and who has not begun. */
export function RunningCard() {
  const { t } = useTranslation('dashboard');
  const tasks = useQuery(runningTasksQuery);
  if (tasks.isPending) return <CardSkeleton lines={4} />;
  return (
    <Card
      title={t('staff.running')}
      actions={
        <ButtonLink to="/tasks" kind="ghost" size="sm">
          {t('staff.all_tasks')}
        </ButtonLink>
      }
    >
      {tasks.isError ? (
        <LoadFailure item="tasks" error={tasks.error} onRetry={tasks.refetch} />
      ) : (
        <RunningList tasks={tasks.data} />
      )}
    </Card>
  );
}

function RunningList({ tasks }: { readonly tasks: readonly RunningTask[] }) {
  const { t } = useTranslation('dashboard');
  if (tasks.length === 0) {
    return (
      <div className={classes.none}>
        <p className={classes.hint}>{t('staff.no_running')}</p>
        <ButtonLink to="/tasks/create">{t('staff.create_task')}</ButtonLink>
      </div>
    );
  }
  return (
    <ul className={classes.rows}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Link to="/tasks/$taskId/statistic" params={{ taskId: String(task.id) }} className={classes.row}>
            <span className={classes.rowText}>
              <span className={classes.taskName}>
                <b>{task.name}</b>
                <Due at={task.due_at} />
              </span>
              <small>
                <NotBegun task={task} />
              </small>
            </span>
            <TaskProgress counts={task.counts} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** When it ends by the school's clock; today stands out. */
function Due({ at }: { readonly at: string }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const { day, time, dateTime } = useSchoolTime();
  const endsToday = day(at) === day(now.toISOString());
  if (endsToday) return <Pill tone="gold">{t('staff.ends_today', { time: time(at) })}</Pill>;
  return <span className={classes.due}>{t('staff.until', { time: dateTime(at, now) })}</span>;
}

/** Who has not begun, by name as far as there is room; before it who has set the task, for those who lead. */
function NotBegun({ task: { author, counts, pending } }: { readonly task: RunningTask }) {
  const { t } = useTranslation('dashboard');
  const leads = isLeading(useMe());
  const names = pending.map(shortNameOf).join(', ');
  const rest = counts.pending - pending.length;
  const told =
    pending.length === 0
      ? t('staff.all_begun')
      : t('staff.not_begun', { names: rest > 0 ? t('staff.more', { names, rest }) : names });
  return leads && author !== null ? `${nameOf(author)} · ${told}` : told;
}
