/** The pupil whom a statistic is about. */
import { dayNumber, homeTimeZone } from '@mindhero/contract/calendar';
import { nameOf } from '@mindhero/contract/name';
import type { GameId } from '@mindhero/games/catalogue';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { subjectColumns } from '../../../entities/accounts/columns.ts';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { schools, users } from '../../../platform/db/schema/index.ts';
import { schoolDay } from '../../../platform/db/school-day.ts';

export interface Pupil {
  readonly id: number;
  readonly name: string;
  readonly school: string | null;
  readonly groups: readonly string[];
  readonly time_zone: string;
  /** By the calendar of the school, as the engine counts days. */
  readonly today: number;
  /** The games that were chosen, the latest first. */
  readonly chosen: readonly GameId[];
  readonly can_use_math: boolean;
  readonly can_use_reading: boolean;
  readonly can_use_logic: boolean;
}

/**
 * Null if there is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findPupil(db: Database, visible: SQL, id: number, now: Date): Promise<Pupil | null> {
  const [found] = await prepared(
    db
      .select({
        id: users.id,
        username: users.username,
        first_name: users.first_name,
        last_name: users.last_name,
        school: schools.name,
        time_zone: sql<string>`coalesce(${schools.time_zone}, ${homeTimeZone})`,
        groups: sql<string[]>`(select coalesce(json_agg(g.name order by g.name), '[]')
          from group_members m join groups g on g.id = m.group_id where m.user_id = ${users.id})`,
        today: sql<string>`(${schoolDay(now)})::text`,
        chosen: sql<GameId[]>`(select coalesce(json_agg(l.game order by p.finished_at desc), '[]')
          from last_choices l join plays p on p.id = l.play_id where l.user_id = ${users.id})`,
        ...subjectColumns,
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.school_id))
      .where(and(eq(users.id, id), visible)),
  );
  if (found === undefined) return null;
  const { username, first_name, last_name, today, ...pupil } = found;
  return { ...pupil, name: nameOf({ username, first_name, last_name }), today: dayNumber(today) };
}
