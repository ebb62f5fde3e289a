/** What was wrong in a pupil's last plays. */
import { dayOfNumber } from '@mindhero/contract/calendar';
import { type MistakenPlay, PLAYS_TOLD } from '@mindhero/contract/statistics/pupil';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { readAllKnown } from '../../../entities/training/masteries.ts';
import type { Pupil } from './pupil.ts';

/** $2: plays that are in the log and not folded yet. */
const findSql = `
with mistaken as (
  select play_id from mistakes where user_id = $1 and day > $3::date
  union select unnest($2::uuid[])
), told as (
  select id, game, version, settings, finished_at from mistaken join plays on id = play_id
  where $4::text is null or game = $4
  order by finished_at desc, id limit ${PLAYS_TOLD}
)
select told.*, (
  select coalesce(json_agg(json_build_object('item', m.item, 'skill', m.skill, 'task', m.task, 'expected', m.expected,
    'given', m.given) order by m.item), '[]')
  from mistakes m where m.user_id = $1 and m.day > $3::date and m.play_id = told.id) as mistakes
from told order by finished_at desc, id`;

interface Row extends Pick<MistakenPlay, 'game' | 'settings' | 'mistakes'> {
  readonly id: string;
  readonly version: number;
  readonly finished_at: Date;
}

interface Narrowed {
  readonly days: number;
  readonly game?: GameId | undefined;
}

/** The last one first. */
export async function findMistakenPlays(
  pool: Pick<pg.Pool, 'query'>,
  { id, today }: Pupil,
  { days, game }: Narrowed,
): Promise<MistakenPlay[]> {
  // Those of the log first: what is folded meanwhile is then found once more, and never missed.
  const logged = (await readAllKnown(pool, [id])).get(id)?.mistakes ?? [];
  const byPlay = Map.groupBy(logged, ({ play }) => play);
  const { rows } = await pool.query<Row>({
    name: 'find_mistaken_plays',
    text: findSql,
    values: [id, [...byPlay.keys()], dayOfNumber(today - days), game ?? null],
  });
  return rows.map((row) => ({
    play_id: row.id,
    game: row.game,
    finished_at: row.finished_at.toISOString(),
    can_retry: row.version === games[row.game].version && games[row.game].only !== undefined,
    settings: row.settings,
    mistakes: row.mistakes.length > 0 ? row.mistakes : (byPlay.get(row.id) ?? []).map(told),
  }));
}

function told({ item, skill, task, expected, given }: MistakenPlay['mistakes'][number]) {
  return { item, skill, task, expected, given };
}
