import type { ListedHomework } from '@mindhero/contract/homework';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HomeworkButton, HomeworkFacts, HomeworkIcon } from '../../platform/homework-line.tsx';
import { HomeworkStatusPill } from '../../platform/homework-status.tsx';
import { homeworkListQuery } from '../../platform/homework.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { useSchoolTime } from '../../platform/school-time.ts';
import { useNow } from '../../platform/use-now.ts';
import { type TodaysTasks, todaysTasks } from './today-tasks.ts';
import classes from './dashboard.module.css';

/** A pupil's superhero tasks of today, with what is overdue before them. */
export function TodayCard({ isClosed }: { readonly isClosed: boolean }) {
  const { t } = useTranslation('homework');
  const { day } = useSchoolTime();
  const now = useNow();
  const overdue = useQuery(homeworkListQuery('overdue'));
  const today = useQuery(homeworkListQuery('today'));
  const done = useQuery(homeworkListQuery('done'));
  if (overdue.isPending || today.isPending || done.isPending) return <CardSkeleton lines={4} />;
  if (overdue.isError || today.isError || done.isError) {
    const retry = () => Promise.all([overdue.refetch(), today.refetch(), done.refetch()]);
    return (
      <Card title={t('card.title')}>
        <LoadFailure item="tasks" error={overdue.error ?? today.error ?? done.error} onRetry={retry} />
      </Card>
    );
  }
  const lists = { overdue: overdue.data.results, today: today.data.results, done: done.data.results };
  const isToday = (instant: string) => day(instant) === day(now.toISOString());
  return <TodayList tasks={todaysTasks(lists, isToday)} isClosed={isClosed} />;
}

interface TodayListProps {
  readonly tasks: TodaysTasks;
  /** There is no plan to play with: nothing invites. */
  readonly isClosed: boolean;
}

function TodayList({ tasks: { shown, done, all }, isClosed }: TodayListProps) {
  const { t } = useTranslation('homework');
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
        <ul className={classes.rows}>
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
      </span>
      {!isDone && <HomeworkButton homework={homework} />}
    </li>
  );
}
