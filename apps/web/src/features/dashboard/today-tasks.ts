/** Which homework stands on a pupil's start page. Pure. */
import type { ListedHomework } from '@mindhero/contract/homework';

/** More would be a wall; all of them are one touch away. */
const MOST_SHOWN = 5;

export interface TodaysTasks {
  readonly shown: readonly ListedHomework[];
  /** There is something to be done. */
  readonly isOpen: boolean;
  /** Of those that were or are to be done today. */
  readonly done: number;
  readonly all: number;
}

interface Lists {
  readonly overdue: readonly ListedHomework[];
  readonly today: readonly ListedHomework[];
  /** The newest first. */
  readonly done: readonly ListedHomework[];
}

/**
 * What is overdue first, then what is to be done, at last what was done today.
 * @param isToday whether an instant is of this day, by the clock of the school
 */
export function todaysTasks(
  { overdue, today, done }: Lists,
  isToday: (instant: string) => boolean,
): TodaysTasks {
  const doneToday = done.filter(({ completed_at: at }) => at !== null && isToday(at));
  const open = [...overdue, ...today];
  return {
    shown: [...open, ...doneToday].slice(0, MOST_SHOWN),
    isOpen: open.length > 0,
    done: doneToday.length,
    all: open.length + doneToday.length,
  };
}
