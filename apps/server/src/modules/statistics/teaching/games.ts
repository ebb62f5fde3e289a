/** The pupils of a group by the games that they have played. */
import type { Grid, GridCell } from '@mindhero/contract/statistics/teaching';
import { adjustedPercent } from '@mindhero/engine/homework';
import type { Subject } from '@mindhero/engine/subject';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import type pg from 'pg';
import { type PupilRow, pupilsSql } from '../../../entities/training/pupils.ts';

/** Of one pupil after the other: otherwise everybody's days might be read. */
const gamesSql = `with ${pupilsSql}
select pupil.id, username, first_name, last_name, avatar, coalesce(trained.games, '[]') as games
from pupil cross join lateral (
  select json_agg(json_build_array(game, correct, incorrect, missed)) as games from (
    select game, sum(correct) as correct, sum(incorrect) as incorrect, sum(missed) as missed
    from trained_days where user_id = pupil.id and day > pupil.before
      and ($4::text is null or subject = $4) and ($5::text is null or game = $5)
    group by game) as played) as trained
order by place`;

interface Row extends PupilRow {
  readonly games: readonly (readonly [game: string, correct: number, incorrect: number, missed: number])[];
}

interface Asked {
  readonly group: number;
  readonly now: Date;
  readonly days: number;
  readonly subject?: Subject | undefined;
  readonly game?: GameId | undefined;
}

/** Right answers of each pupil in each game that somebody has played in the last days, today included. */
export async function findGameGrid(
  pool: Pick<pg.Pool, 'query'>,
  { group, now, days, subject, game }: Asked,
): Promise<Pick<Grid, 'columns' | 'pupils'>> {
  const { rows } = await pool.query<Row>({
    name: 'game_grid',
    text: gamesSql,
    values: [group, now, days, subject ?? null, game ?? null],
  });
  const played = new Set(rows.flatMap(({ games }) => games.map(([name]) => name)));
  const columns = catalogue.flatMap(({ id }) => (played.has(id) ? [id] : []));
  return {
    columns,
    pupils: rows.map(({ games, ...pupil }) => {
      const cells = new Map(games.map(([name, ...answers]) => [name, cellOf(answers)]));
      return { ...pupil, cells: columns.map((column) => cells.get(column) ?? null) };
    }),
  };
}

function cellOf([correct, incorrect, missed]: readonly [number, number, number]): GridCell {
  const percent = adjustedPercent({ correct, incorrect, missed });
  return percent === null ? null : [Math.round(percent), correct + incorrect + missed, null];
}
