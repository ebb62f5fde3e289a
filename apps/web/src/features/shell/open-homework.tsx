import { useQuery } from '@tanstack/react-query';
import { homeworkListQuery } from '../../entities/homework/homework.ts';
import classes from './menu.module.css';

/** How much homework waits for the pupil; nothing while there is none, or nobody knows. */
export function OpenHomework() {
  const { data: count = 0 } = useQuery({
    ...homeworkListQuery('today'),
    select: ({ counts }) => counts.today + counts.overdue,
  });
  return count > 0 && <b className={classes.badge}>{count}</b>;
}
