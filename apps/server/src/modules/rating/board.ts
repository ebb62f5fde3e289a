/** The rating of a school and of everybody: the SQL that reads it as it is at this moment. */
import { AROUND, type RatingWindow, TOP } from '@mindhero/contract/rating';
import type pg from 'pg';
import { BITS, LEVELS, startOf, windowKinds } from '../../entities/rating/windows.ts';
import { isAway } from '../../platform/db/away.ts';
import { gatherWork } from '../../platform/gather.ts';
import type { Board, Person } from './rules.ts';

const STATEMENTS_AT_ONCE = 4;
const MOST_AT_ONCE = 32;

const endOf = {
  week: 'start + 6',
  month: "(start + interval '1 month')::date - 1",
  all: "date '9999-12-31'",
} as const satisfies Record<RatingWindow, string>;

/**
 * The tables and the tail of the log are read by one statement, hence in one snapshot: a row is in the log or in the tables,
 * never in both. Any number of people may ask together: the first hundred, and whether there are more, are the same for all of them
 * and stand in the first row. Parameters: who asks, the moment, the time zone in which it is a day, and the school, if it is about one.
 * Who asks stands in a subselect: a list whose length the planner can see would be planned anew each time.
 */
function boardSql(window: RatingWindow, isOfSchool: boolean): string {
  const { kind, points, before, after } = windowKinds[window];
  const here = isOfSchool ? 'school_id = $4::integer' : 'true';
  const calendarDay = '($2::timestamptz at time zone $3)::date';
  const kept = `ratings r where ${here} and kind = ${kind} and start = (select start from span)
    and user_id not in (select user_id from latest)`;
  const nearest = (compared: string, order: string, most: number, logged: string) => `
  select user_id as id, points from (
    (select user_id, points from ${kept} and points ${compared} order by points ${order}, user_id ${order} limit ${most})
    union all ${logged}
  ) as candidates order by points ${order}, user_id ${order} limit ${most}`;
  const near = (compared: string, order: string, part: string) => `(
  select coalesce(json_agg(row), '[]') as rows, array_agg(id) as ids, max(points) as most
  from (${nearest(
    compared,
    order,
    AROUND,
    `select * from unnest(tail.people[${part}], tail.points[${part}]) as logged (user_id, points)
      where points ${compared}`,
  )}) as row)`;
  return `
with asked as materialized (
  select number, users.id, ${points} as kept, rating_day, is_rated, is_young, rating_reach, school_id
  from unnest((select $1::integer[])) with ordinality as list (id, number) left join users on users.id = list.id
), today as materialized (
  select greatest(${calendarDay}, (select max(rating_day) from asked)) as day
), begins as materialized (
  select ${startOf(window, '(select day from today)')} as start
), span as materialized (
  select start, ${endOf[window]} as until from begins
), own as materialized (
  select asked.*, case when rating_day between span.start and span.until then kept else 0 end as points,
    ${startOf(window, `greatest(${calendarDay}, rating_day)`)} = span.start as is_here
  from asked cross join span
), moved as materialized (
  select id, user_id, school_id, ${before} as before, ${after} as after from rating_log
  where day between (select start from span) and (select until from span) and ${before} <> ${after}
), latest as materialized (
  select distinct on (user_id) user_id, school_id, after as points from moved order by user_id, id desc
), tail as materialized (
  select (select array_agg(before order by before) from moved where ${here}) as befores,
    (select array_agg(after order by after) from moved where ${here}) as afters,
    array_agg(points order by points, user_id) as points, array_agg(user_id order by points, user_id) as people
  from latest where ${here} and points > 0
), top as materialized (${nearest('> 0', 'desc', TOP + 1, `select user_id, points from latest where ${here} and points > 0`)}
)
select own.is_here, own.points, above.rows as above, below.rows as below,
  case when own.points > 0 then 1 + (${isOfSchool ? countSql(kind, '> own.points') : histogramSql(kind)})
    + ${loggedUpTo('befores', 'own.points')} - ${loggedUpTo('afters', 'own.points')}
  end::integer as rank,
  (${countAtSql('own.points')})::integer as beside,
  (${countAtSql('above.most')})::integer as farthest,
  ${peopleSql('above.ids || below.ids')} as people,
  case when own.id is not null then json_build_object(
    'is_rated', own.is_rated, 'is_young', own.is_young, 'rating_reach', own.rating_reach) end as me,
  (select json_build_object('rating', case when archived_at is null then rating else 'off' end)
    from schools where schools.id = own.school_id) as school,
  case number when 1 then (select coalesce(json_agg(top), '[]') from top) end as top,
  case number when 1 then ${peopleSql('array(select id from top)')} end as first
from own cross join tail
cross join lateral (select ${loggedUpTo('points', 'own.points')} as place) as upto
cross join lateral ${near('> own.points and own.points > 0', 'asc', `upto.place + 1 : upto.place + ${AROUND}`)} as above
cross join lateral ${near('<= own.points and user_id <> own.id', 'desc', `upto.place - ${AROUND} : upto.place`)} as below
order by number`;

  /** How many of all have as many points. */
  function countAtSql(value: string): string {
    const stands = isOfSchool
      ? countSql(kind, `= ${value}`)
      : `select coalesce(sum(count), 0) from rating_counts
        where kind = ${kind} and start = (select start from span) and level = 0 and bucket = ${value}`;
    const logged = (values: string) => `${loggedUpTo(values, value)} - ${loggedUpTo(values, `${value} - 1`)}`;
    return `(${stands}) + (${logged('afters')}) - (${logged('befores')})`;
  }
}

/** How many values in the tail of the log are as large or smaller: found by halving, since they lie in order. */
const loggedUpTo = (values: string, value: string): string =>
  `coalesce(width_bucket(${value}, tail.${values}), 0)`;

const peopleSql = (ids: string): string =>
  `(select coalesce(json_agg(json_build_object(
    'id', id, 'first_name', first_name, 'last_name', last_name, 'avatar', avatar)), '[]') from users where id = any(${ids}))`;

/** Few enough in a school to be counted in its index. */
const countSql = (kind: number, compared: string): string =>
  `select count(*) from ratings where school_id = $4::integer and kind = ${kind} and start = (select start from span)
    and points ${compared}`;

/** How many of all have more points: on each level those buckets that come after one's own within the next larger one. */
const histogramSql = (kind: number): string =>
  `select coalesce(sum(count), 0) from (values ${levels('own.points')}) as way (step, own, until)
    join rating_counts on kind = ${kind} and start = (select start from span) and level = way.step
      and bucket > way.own and bucket <= way.until`;

const levels = (own: string): string =>
  Array.from({ length: LEVELS }, (_, level) => {
    const bucket = `${own} >> ${BITS * level}`;
    const end = level === LEVELS - 1 ? '2147483647' : `(${bucket}) | ${2 ** BITS - 1}`;
    return `(${level}, ${bucket}, ${end})`;
  }).join(', ');

/** Who asks, as the account has it; null for staff. */
interface MeRow {
  readonly is_rated: boolean;
  readonly is_young: boolean;
  readonly rating_reach: string;
}

export interface BoardRow extends Board {
  readonly people: readonly Person[];
  readonly me: MeRow | null;
  /** Of whoever asks, if they are a pupil of one. */
  readonly school: { readonly rating: string } | null;
}

type Row = Omit<BoardRow, 'top'> & {
  /** Whether the window is that of whoever asks: their day may be a later one than other people's. */
  readonly is_here: boolean;
  /** The first hundred, the one after them, and who they are, in the first row only. */
  readonly top: BoardRow['top'] | null;
  readonly first: readonly Person[] | null;
};

export interface Asked {
  readonly window: RatingWindow;
  /** Null for staff, who have no place. */
  readonly me: number | null;
  readonly now: Date;
  /** IANA name, of the zone in which it is today. */
  readonly timeZone: string;
  /** Null: of everybody. */
  readonly school: number | null;
}

const statements = new Map<string, string>();

type Connection = Pick<pg.Pool, 'query'>;

/** The board of a school or of everybody, as it is in the snapshot of one statement. */
export async function readBoard(client: Connection, asked: Asked): Promise<BoardRow> {
  const [board] = await readBoards(client, [asked]);
  if (board === undefined) throw new Error('who asks is always answered');
  return board;
}

/** The same for whoever asks at the same moment. */
export function createBoards(pool: pg.Pool): (asked: Asked) => Promise<BoardRow> {
  return gatherWork<Asked, BoardRow>((asked) => readBoards(pool, asked), {
    atOnce: STATEMENTS_AT_ONCE,
    // Most of a statement does not depend on how many ask: two halves of a class would cost nearly twice as much.
    ofKindAtOnce: 1,
    most: MOST_AT_ONCE,
    failsAll: isAway,
    kindOf: ({ window, school, timeZone }) => `${window} ${school} ${timeZone}`,
  });
}

/** The same for people who ask for one window, school and time zone: all in one snapshot. */
export async function readBoards(client: Connection, asked: readonly Asked[]): Promise<readonly BoardRow[]> {
  const [latest] = asked.toSorted((a, b) => b.now.getTime() - a.now.getTime());
  if (latest === undefined) return [];
  const { window, now, timeZone, school } = latest;
  const name = `rating_${window}${school === null ? '' : '_of_school'}`;
  const text = statements.get(name) ?? boardSql(window, school !== null);
  statements.set(name, text);
  const values = [asked.map(({ me }) => me), now, timeZone, ...(school === null ? [] : [school])];
  const { rows } = await client.query<Row>({ name, text, values });
  const { top, first } = rows[0] ?? {};
  return Promise.all(
    asked.map(async (one, index) => {
      const row = rows[index];
      if (row === undefined || !top || !first) throw new Error('who asks is always answered');
      const { is_here, ...board } = row;
      return is_here ? { ...board, top, people: [...first, ...board.people] } : readBoard(client, one);
    }),
  );
}
