/** A pupil's wrong answers. */
import { dayOfNumber } from '@mindhero/contract/calendar';
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { listStudentMistakes, StudentMistake } from '@mindhero/contract/statistics/teaching';
import type pg from 'pg';
import type { Pupil } from '../pupil/pupil.ts';

const fromSql = `mistakes where user_id = $1 and day > $2::date and ($3::text is null or skill = $3)`;

/** Newest first. */
export async function findStudentMistakes(
  pool: Pick<pg.Pool, 'query'>,
  { id, today }: Pick<Pupil, 'id' | 'today'>,
  { days, skill, page, page_size: size }: ParsedRequestOf<typeof listStudentMistakes>['query'],
): Promise<ResponseOf<typeof listStudentMistakes>> {
  const values = [id, dayOfNumber(today - days), skill ?? null];
  const [total, { rows }] = await Promise.all([
    pool.query<{ count: number }>({
      name: 'count_mistakes',
      text: `select count(*)::int as count from ${fromSql}`,
      values,
    }),
    pool.query<StudentMistake>({
      name: 'list_mistakes',
      text: `select to_char(day, 'YYYY-MM-DD') as day, play_id, item, task, expected, given from ${fromSql}
        order by day desc, play_id, item limit $4 offset $5`,
      values: [...values, size, (page - 1) * size],
    }),
  ]);
  return { count: total.rows[0]?.count ?? 0, results: rows };
}
