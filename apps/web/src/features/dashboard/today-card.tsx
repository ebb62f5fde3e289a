import type { ListedHomework } from '@mindhero/contract/homework';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useTranslation } from 'react-i18next';
import {
  HomeworkButton,
  HomeworkFacts,
  HomeworkIcon,
  HomeworkReminder,
} from '../../entities/homework/homework-line.tsx';
import { HomeworkStatusPill } from '../../entities/homework/homework-status.tsx';
import { ButtonLink } from '../../platform/links.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import type { TodaysTasks } from './today-tasks.ts';
import type { Today } from './use-today.ts';
import classes from './dashboard.module.css';

interface TodayCardProps {
  readonly today: Today;
  /** There is no plan to play with: nothing invites. */
  readonly isClosed: boolean;
}

/** A pupil's superhero tasks of today, with what is overdue before them. */
export function TodayCard({ today: { tasks, error, retry }, isClosed }: TodayCardProps) {
  const { t } = useTranslation('homework');
  if (tasks !== undefined) return <TodayList tasks={tasks} isClosed={isClosed} />;
  if (error === null) return <CardSkeleton lines={4} />;
  return (
    <Card title={t('card.title')}>
      <LoadFailure item="tasks" error={error} onRetry={retry} />
    </Card>
  );
}

interface TodayListProps {
  readonly tasks: TodaysTasks;
  /** There is no plan to play with: nothing invites. */
  readonly isClosed: boolean;
}

function TodayList({ tasks, isClosed }: TodayListProps) {
  const { t } = useTranslation('homework');
  const { shown, done, all } = tasks;
  return (
    <Card
      title={t('card.title')}
      actions={
        done > 0 && <Pill tone={done === all ? 'right' : 'plain'}>{t('card.progress', { done, all })}</Pill>
      }
    >
      {shown.length === 0 ? (
        <p className={classes.hint}>{t(isClosed ? 'card.none' : 'card.empty')}</p>
      ) : (
        <ul className={classes.rows} data-brief={tasks.isOpen}>
          {shown.map((homework) => (
            <TodayRow key={homework.id} homework={homework} />
          ))}
        </ul>
      )}
      <ButtonLink to="/homework" kind="ghost" size="sm">
        {t('all')}
      </ButtonLink>
    </Card>
  );
}

function TodayRow({ homework }: { readonly homework: ListedHomework }) {
  const isDone = homework.status === 'completed';
  return (
    <li className={classes.task}>
      <HomeworkIcon homework={homework} />
      <span className={classes.rowText}>
        <b>{homework.name}</b>
        <small>
          <HomeworkFacts homework={homework} />
        </small>
        {homework.status === 'overdue' && <HomeworkStatusPill status="overdue" />}
        <HomeworkReminder homework={homework} />
      </span>
      {!isDone && <HomeworkButton homework={homework} />}
    </li>
  );
}
