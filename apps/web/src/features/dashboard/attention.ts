/** Whom a teacher should look at first. */
import type { StudentRow } from '@mindhero/contract/student';
import { FEW_ANSWERS } from '@mindhero/engine/few';

/** Below this share of right answers in a week, in percent, the tasks are too hard (the third star needs 95). */
const LOW_ACCURACY = 60;
/** Days without training after which somebody is asked about. */
const IDLE_DAYS = 7;
/** Days that a new account has to train for the first time before anybody is asked about it. */
const NEW_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export type Attention =
  | { readonly kind: 'low_accuracy'; readonly student: StudentRow; readonly accuracy: number }
  | { readonly kind: 'not_trained'; readonly student: StudentRow; readonly since: string }
  | { readonly kind: 'never_trained'; readonly student: StudentRow };

/** The reason to look at a student, or null. `now` in milliseconds since 1970. */
export function attentionFor(student: StudentRow, now: number): Attention | null {
  if (!student.is_active) return null;
  if (student.last_played_at === null) {
    const isNew = now - Date.parse(student.registered_at) < NEW_DAYS * DAY_MS;
    return isNew ? null : { kind: 'never_trained', student };
  }
  if (now - Date.parse(student.last_played_at) > IDLE_DAYS * DAY_MS)
    return { kind: 'not_trained', student, since: student.last_played_at };
  const { week_accuracy: accuracy, week_answers } = student;
  if (accuracy === null || week_answers < FEW_ANSWERS || accuracy >= LOW_ACCURACY) return null;
  return { kind: 'low_accuracy', student, accuracy };
}

/** At most `limit` students, each once: the weakest answers first, then the longest absence. */
export function attentionList(
  weakest: readonly StudentRow[],
  longestAway: readonly StudentRow[],
  now: number,
  limit: number,
): readonly Attention[] {
  const found = new Map<number, Attention>();
  for (const student of [...weakest, ...longestAway]) {
    const attention = attentionFor(student, now);
    if (attention !== null && !found.has(student.id)) found.set(student.id, attention);
  }
  return [...found.values()].slice(0, limit);
}

/** Why nobody stands here: there are no students yet, whom the reader may add or not, or all do well. */
export function quietReason(students: number, mayAdd: boolean) {
  if (students > 0) return 'attention_empty';
  return mayAdd ? 'first_students' : 'no_students';
}
