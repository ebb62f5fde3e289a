/** A student's days as the charts draw them. */
import type { StudentDay } from '@mindhero/contract/play';
import { minutesOf } from '@mindhero/engine/minutes';
import type { Subject } from '@mindhero/engine/play';

export interface TrainingDay extends Readonly<Record<Subject, number>> {
  /** YYYY-MM-DD; the minutes per subject stand under the subjects' names. */
  readonly day: string;
  /** Right answers in percent of all, null on a day without answers. */
  readonly accuracy: number | null;
  /** How many that rests on. */
  readonly answers: number;
}

/** One entry for every calendar day from the first with training to the last, oldest first. */
export function trainingDays(days: readonly StudentDay[]): readonly TrainingDay[] {
  const byDay = Map.groupBy(days, ({ day }) => day);
  const known = [...byDay.keys()].toSorted();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  return calendar(first, last).map((day) => summary(day, byDay.get(day) ?? []));
}

function summary(day: string, parts: readonly StudentDay[]): TrainingDay {
  const minutes = (subject: Subject) =>
    minutesOf(sum(parts.filter((part) => part.subject === subject).map((part) => part.active_ms)));
  const correct = sum(parts.map((part) => part.correct));
  const all = correct + sum(parts.map((part) => part.incorrect + part.missed));
  return {
    day,
    math: minutes('math'),
    reading: minutes('reading'),
    memory: minutes('memory'),
    accuracy: all === 0 ? null : Math.round((correct / all) * 100),
    answers: all,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Every calendar day between two, both included. Days are counted in UTC, where each has 24 hours. */
function calendar(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = new Date(`${first}T00:00:00Z`); isoDay(day) <= last; day.setUTCDate(day.getUTCDate() + 1)) {
    days.push(isoDay(day));
  }
  return days;
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);
