/**
 * The schema is brought to the newest from each version of before, with data in it; and the release of before goes on for a
 * while upon the newest schema, as it does while one process after the other is replaced.
 */
import { migrate } from '@mindhero/server/platform/db/migrate';
import { type Country, onDatabase } from '../serving.ts';
import { type Drill, inLongForm, leftOut, type Line, tooth, toothOf } from './line.ts';
import { type Brought, broughtBy, fillOlder, lineOf } from './older-school.ts';
import { makeDatabase, migrateTo, migrationNames } from './older.ts';
import { BESIDE, besidePrevious, TOO_SOON } from './upgrade/beside.ts';

export const drill: Drill = async (effort) => {
  const names = await migrationNames();
  const all = names.map((_, index) => index + 1);
  const some = effort.isShort ? [1, 14, names.length - 1] : all;
  const migrated = await onDatabase(async (country) => {
    const lines: Line[] = [];
    for (const count of some.filter((one) => one < names.length))
      lines.push(lineOf(`from ${names[count - 1]}`, await upgraded(country, `from_${count}`, count)));
    const forgetful = await upgraded(country, 'forgetful', 1, (sql) =>
      sql
        .replace(/INSERT INTO finish_log \(user_id, at[^;]*;/, 'SELECT 1;')
        .concat('--> statement-breakpoint\nDELETE FROM login_cards;'),
    );
    lines.push(
      tooth(
        'a migration that forgets what was played',
        `${forgetful.wrongSums} sums differ`,
        forgetful.wrongSums > 0,
      ),
      tooth('migrations that empty a table', `${forgetful.lost} rows lost`, forgetful.lost > 0),
    );
    return lines;
  });
  return [
    ...migrated,
    ...(effort.isShort ? [leftOut('from all other migrations', 'only the long form does it')] : []),
    // The release of before has to be unpacked and begun first.
    ...(await inLongForm(effort, [BESIDE, toothOf(TOO_SOON)], () => besidePrevious(names.at(-1) ?? ''))),
  ];
};

/** @param change what becomes of the SQL of the migrations that are still to come */
async function upgraded(
  { pool, url }: Country,
  name: string,
  count: number,
  change?: (sql: string) => string,
): Promise<Brought> {
  const old = await makeDatabase(pool, url, name);
  await migrateTo(old, count);
  const before = await fillOlder(old, count);
  if (change === undefined) await migrate(old);
  else await migrateTo(old, Infinity, change);
  return broughtBy(old, before);
}
