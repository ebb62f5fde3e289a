/** Names in a file that several groups have: which of them is meant is asked, with what tells them apart. */
import { nameOf } from '@mindhero/contract/name';
import type { GroupChoice } from '@mindhero/contract/student-import';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { groups, schools, users } from '../../../platform/db/schema/index.ts';
import type { Reach } from '../queries.ts';
import type { Answers, Known, Step } from './steps.ts';

interface Found {
  readonly steps: readonly Step[];
  readonly known: Known;
  readonly answers: Answers;
}

/** Those that have to be asked for, and those that were answered. */
export async function findChoices(
  db: Database,
  reach: Reach,
  { steps, known, answers }: Found,
): Promise<GroupChoice[]> {
  const asked = new Set(steps.flatMap(ambiguousIn));
  const names = [...known.groups].flatMap(([name, same]) =>
    asked.has(name) || (same.length > 1 && same.some(({ id }) => answers.groups.has(id))) ? [name] : [],
  );
  if (names.length === 0) return [];
  const ids = names.flatMap((name) => (known.groups.get(name) ?? []).map(({ id }) => id));
  const found = await db
    .select({
      id: groups.id,
      name: groups.name,
      school: schools.name,
      teacher: { username: users.username, first_name: users.first_name, last_name: users.last_name },
    })
    .from(groups)
    .leftJoin(users, eq(users.id, groups.teacher_id))
    .leftJoin(schools, eq(schools.id, groups.school_id))
    .where(and(inArray(groups.id, ids), reach.groups))
    .orderBy(groups.id);
  const byName = Map.groupBy(found, ({ name }) => name);
  return names.map((name) => ({
    name,
    groups: (byName.get(name) ?? []).map(({ id, teacher, school }) => ({
      id,
      teacher: teacher === null ? null : nameOf(teacher),
      school,
    })),
  }));
}

function ambiguousIn(step: Step): string[] {
  if (step.outcome !== 'refused') return [];
  return step.errors.flatMap(({ code, params }) => (code === 'ambiguous' ? [String(params?.['name'])] : []));
}
