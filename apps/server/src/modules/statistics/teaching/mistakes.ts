/** A pupil's wrong answers. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { listStudentMistakes, StudentMistake } from '@mindhero/contract/statistics/teaching';
import { and, eq, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { users } from '../../../platform/db/schema/index.ts';
import { schoolDayOf } from '../../../platform/db/school-day.ts';

const fromSql = `mistakes as mistake join users on users.id = mistake.user_id
left join schools on schools.id = users.school_id
where mistake.user_id = $1 and mistake.day > ${schoolDayOf('$2')} - $3::int and ($4::text is null or mistake.skill = $4)`;

interface Asked {
  readonly student: number;
  /** Of the student; a condition on `users`. */
  readonly students: SQL;
  readonly now: Date;
}

/** Newest first; null if there is no such student in reach. */
export async function findStudentMistakes(
  { db, pool }: { readonly db: Database; readonly pool: Pick<pg.Pool, 'query'> },
  { student, students, now }: Asked,
  {
    days,
    skill = null,
    page,
    page_size: size,
  }: Omit<Query, 'skill'> & { readonly skill?: string | null | undefined },
): Promise<ResponseOf<typeof listStudentMistakes> | null> {
  const [found] = await prepared(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, student), students)),
  );
  if (found === undefined) return null;
  const values = [student, now, days, skill];
  const [total, { rows }] = await Promise.all([
    pool.query<{ count: number }>({
      name: 'count_mistakes',
      text: `select count(*)::int as count from ${fromSql}`,
      values,
    }),
    pool.query<StudentMistake>({
      name: 'list_mistakes',
      text: `select to_char(day, 'YYYY-MM-DD') as day, play_id, item, task, expected, given from ${fromSql}
        order by day desc, play_id, item limit $5 offset $6`,
      values: [...values, size, (page - 1) * size],
    }),
  ]);
  return { count: total.rows[0]?.count ?? 0, results: rows };
}

type Query = ParsedRequestOf<typeof listStudentMistakes>['query'];
