import type { TaskStudent } from '@mindhero/contract/task-results';

/** Who have changed take the place of what they were; all, if all were told. */
export function withStudents(
  old: readonly TaskStudent[],
  told: readonly TaskStudent[],
  isAll: boolean,
): TaskStudent[] {
  if (isAll) return [...told];
  const changed = new Map(told.map((student) => [student.id, student]));
  const kept = old.map((student) => changed.get(student.id) ?? student);
  const known = new Set(old.map(({ id }) => id));
  return [...kept, ...told.filter(({ id }) => !known.has(id))];
}
