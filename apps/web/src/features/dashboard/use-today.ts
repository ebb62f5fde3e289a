import { useQuery } from '@tanstack/react-query';
import { homeworkListQuery } from '../../entities/homework/homework.ts';
import { useSchoolTime } from '../../entities/school/school-time.ts';
import { useNow } from '../../platform/use-now.ts';
import { type TodaysTasks, todaysTasks } from './today-tasks.ts';

export interface Today {
  /** Undefined while they are asked for, and where that failed. */
  readonly tasks: TodaysTasks | undefined;
  /** Why they are not there; null while they may still come. */
  readonly error: Error | null;
  readonly retry: () => Promise<unknown>;
}

/** A pupil's homework of today. */
export function useToday(): Today {
  const { day } = useSchoolTime();
  const now = useNow();
  const overdue = useQuery(homeworkListQuery('overdue'));
  const today = useQuery(homeworkListQuery('today'));
  const done = useQuery(homeworkListQuery('done'));
  const isToday = (instant: string) => day(instant) === day(now.toISOString());
  return {
    tasks:
      overdue.data &&
      today.data &&
      done.data &&
      todaysTasks(
        { overdue: overdue.data.results, today: today.data.results, done: done.data.results },
        isToday,
      ),
    error: overdue.error ?? today.error ?? done.error,
    retry: () => Promise.all([overdue.refetch(), today.refetch(), done.refetch()]),
  };
}
