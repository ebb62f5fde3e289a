import type { User } from '@mindhero/contract/user';
import { useQuery } from '@tanstack/react-query';
import { runningTasksQuery, taskListQuery } from '../../entities/homework/tasks.ts';
import { isAdmin, isLeading } from '../../entities/person/permissions.ts';
import { teachersQuery } from '../../entities/person/teachers.ts';
import { schoolsQuery } from '../../entities/school/schools.ts';
import { nextStep, type Step, stepsOf } from './first-steps.ts';

interface Counted {
  readonly count: number;
}

/**
 * What is still to be set up; null once all is, and while nobody knows. A school at work is asked nothing more for it:
 * where tasks run there is all that they need.
 */
export function useSetUp(
  me: User,
  students: Counted | undefined,
  groups: Counted | undefined,
): readonly Step[] | null {
  const running = useQuery(runningTasksQuery);
  const isIdle = running.data?.length === 0;
  const few = { page_size: 1 };
  const tasks = useQuery({ ...taskListQuery(few), enabled: isIdle });
  const teachers = useQuery({ ...teachersQuery(few), enabled: isIdle && isLeading(me) });
  const schools = useQuery({ ...schoolsQuery(few), enabled: isIdle && isAdmin(me) });
  if (!isIdle || students === undefined || groups === undefined || tasks.data === undefined) return null;
  if (isLeading(me) && teachers.data === undefined) return null;
  if (isAdmin(me) && schools.data === undefined) return null;
  const steps = stepsOf(me, {
    school: schools.data?.count ?? (me.school === null ? 0 : 1),
    teachers: teachers.data?.count ?? null,
    students: students.count,
    group: groups.count,
    task: tasks.data.count,
  });
  return nextStep(steps) === null ? null : steps;
}
