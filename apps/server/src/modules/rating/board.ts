/** The rating of a school and of everybody: the SQL that reads it as it is at this moment. */
import { AROUND, type RatingWindow, TOP } from '@mindhero/contract/rating';
import type pg from 'pg';
import { BITS, LEVELS, startOf, windowKinds } from '../../entities/rating/windows.ts';
import type { Board, Person } from './rules.ts';

const endOf = {
  week: 'start + 6',
  month: "(start + interval '1 month')::date - 1",
  all: "date '9999-12-31'",
} as const satisfies Record<RatingWindow, string>;

/**
 * The tables and the tail of the log are read by one statement, hence in one snapshot: a row is in the log or in the tables,
 * never in both. Parameters: who asks, the moment, the time zone in which it is a day, and the school, if it is about one.
 */
function boardSql(window: RatingWindow, isOfSchool: boolean): string {
  const { kind, points, before, after } = windowKinds[window];
  const here = isOfSchool ? 'school_id = $4::integer' : 'true';
  const kept = `ratings r where ${here} and kind = ${kind} and start = (select start from span)
    and user_id not in (select user_id from latest)`;
  const own = '(select points from own)';
  const nearest = (compared: string, order: string, most: number) => `
  select user_id as id, points from (
    (select user_id, points from ${kept} and points ${compared} order by points ${order}, user_id ${order} limit ${most})
    union all select user_id, points from latest where ${here} and points > 0 and points ${compared}
  ) as candidates order by points ${order}, user_id ${order} limit ${most}`;
  return `
with person as materialized (
  select id, ${points} as points, rating_day, is_rated, is_young, rating_reach, school_id from users where id = $1::integer
), today as materialized (
  select greatest(($2::timestamptz at time zone $3)::date, (select rating_day from person)) as day
), begins as materialized (
  select ${startOf(window, '(select day from today)')} as start
), span as materialized (
  select start, ${endOf[window]} as until from begins
), own as materialized (
  select coalesce((select points from person where rating_day between (select start from span) and (select until from span)), 0)
    as points
), moved as materialized (
  select id, user_id, school_id, ${before} as before, ${after} as after from rating_log
  where day between (select start from span) and (select until from span) and ${before} <> ${after}
), latest as materialized (
  select distinct on (user_id) user_id, school_id, after as points from moved order by user_id, id desc
), above as materialized (${nearest(`> ${own} and ${own} > 0`, 'asc', AROUND)}
), below as materialized (${nearest(`<= ${own} and user_id <> $1::integer`, 'desc', AROUND)}
), top as materialized (${nearest('> 0', 'desc', TOP)}
)
select ${own} as points,
  case when ${own} > 0 then 1 + (${isOfSchool ? countSql(kind, `> ${own}`) : histogramSql(kind, own)})
    + (select coalesce(sum((after > ${own})::integer - (before > ${own})::integer), 0) from moved where ${here}) end::integer as rank,
  (${countAtSql(kind, own, isOfSchool)})::integer as beside,
  (${countAtSql(kind, '(select max(points) from above)', isOfSchool)})::integer as farthest,
  (select coalesce(json_agg(above), '[]') from above) as above,
  (select coalesce(json_agg(below), '[]') from below) as below,
  (select coalesce(json_agg(top), '[]') from top) as top,
  (select coalesce(json_agg(json_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'avatar', avatar)), '[]')
    from users where id in (select id from top union all select id from above union all select id from below)) as people,
  (select to_json(person) from person) as me,
  (select json_build_object('rating', case when archived_at is null then rating else 'off' end)
    from schools where id = (select school_id from person)) as school`;

  /** How many of all have as many points. */
  function countAtSql(of: number, value: string, school: boolean): string {
    const stands = school
      ? countSql(of, `= ${value}`)
      : `select coalesce(sum(count), 0) from rating_counts
        where kind = ${of} and start = (select start from span) and level = 0 and bucket = ${value}`;
    return `(${stands}) + (select coalesce(sum((after = ${value})::integer - (before = ${value})::integer), 0)
      from moved where ${here})`;
  }
}

/** Few enough in a school to be counted in its index. */
const countSql = (kind: number, compared: string): string =>
  `select count(*) from ratings where school_id = $4::integer and kind = ${kind} and start = (select start from span)
    and points ${compared}`;

/** How many of all have more points: on each level those buckets that come after one's own within the next larger one. */
const histogramSql = (kind: number, own: string): string =>
  `select coalesce(sum(count), 0) from (values ${levels(own)}) as way (step, own, until)
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

/** The board of a school or of everybody, as it is in the snapshot of one statement. */
export async function readBoard(client: Pick<pg.Pool, 'query'>, asked: Asked): Promise<BoardRow> {
  const { window, me, now, timeZone, school } = asked;
  const name = `rating_${window}${school === null ? '' : '_of_school'}`;
  const text = statements.get(name) ?? boardSql(window, school !== null);
  statements.set(name, text);
  const values = [me, now, timeZone, ...(school === null ? [] : [school])];
  const { rows } = await client.query<BoardRow>({ name, text, values });
  const [row] = rows;
  if (row === undefined) throw new Error('a row without a table is always there');
  return row;
}
