/** How what is known of pupils is stored. */
import { abilityOf } from '@mindhero/engine/mastery/ability';
import { type PackedMastery, pack, standingLetters, unpack } from '@mindhero/engine/mastery/packed';
import type pg from 'pg';
import type { Known, Mistake, Prediction } from './known.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** A row of `masteries`, its weeks as PostgreSQL writes them: "[2919:2921]={431,NULL,440}". */
export interface KnownRow {
  readonly mastery: PackedMastery;
  readonly weeks: string;
}

export function readKnown({ mastery, weeks }: KnownRow): Known {
  return { mastery: unpack(mastery), weeks: readWeeks(weeks) };
}

function readWeeks(text: string): ReadonlyMap<number, number> {
  const [, first, list] = /^(?:\[(-?\d+):-?\d+\]=)?\{(.*)\}$/.exec(text) ?? [];
  if (list === undefined || list === '') return new Map();
  const from = Number(first ?? 1);
  return new Map(
    list
      .split(',')
      .flatMap((ability, index) => (ability === 'NULL' ? [] : [[from + index, Number(ability)] as const])),
  );
}

function writeWeeks(weeks: Known['weeks']): string {
  if (weeks.size === 0) return '{}';
  const first = Math.min(...weeks.keys());
  const last = Math.max(...weeks.keys());
  const abilities = Array.from(
    { length: last - first + 1 },
    (_, index) => weeks.get(first + index) ?? 'NULL',
  );
  return `[${first}:${last}]={${abilities.join()}}`;
}

const keepSql = `
insert into masteries (user_id, mastery, answers, standings, ability, weeks)
select user_id, mastery, answers, standings, ability, weeks::smallint[]
from unnest($1::integer[], $2::jsonb[], $3::integer[], $4::text[], $5::smallint[], $6::text[])
  as known (user_id, mastery, answers, standings, ability, weeks)
on conflict (user_id) do update set mastery = excluded.mastery, answers = excluded.answers, standings = excluded.standings,
  ability = excluded.ability, weeks = excluded.weeks`;

/** Of each person once. */
export async function keepKnown(client: Client, people: ReadonlyMap<number, Known>): Promise<void> {
  const all = [...people.values()];
  await client.query({
    name: 'keep_masteries',
    text: keepSql,
    values: [
      [...people.keys()],
      all.map(({ mastery }) => JSON.stringify(pack(mastery))),
      all.map(({ mastery }) => mastery.n),
      all.map(({ mastery }) => standingLetters(mastery)),
      all.map(({ mastery }) => abilityOf(mastery)),
      all.map(({ weeks }) => writeWeeks(weeks)),
    ],
  });
}

const mistakesSql = `
insert into mistakes (user_id, day, play_id, item, skill, task, expected, given)
select * from unnest($1::integer[], $2::date[], $3::uuid[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[])
on conflict do nothing`;

export interface PersonsMistake extends Mistake {
  readonly user: number;
}

export async function keepMistakes(client: Client, mistakes: readonly PersonsMistake[]): Promise<void> {
  if (mistakes.length === 0) return;
  const column = <Name extends keyof PersonsMistake>(name: Name) => mistakes.map((one) => one[name]);
  await client.query({
    name: 'keep_mistakes',
    text: mistakesSql,
    values: [
      column('user'),
      column('day'),
      column('play'),
      column('item'),
      column('skill'),
      column('task'),
      column('expected'),
      column('given'),
    ],
  });
}

const BUCKETS = 10;

const bucketOf = ({ chance }: Prediction) => Math.min(BUCKETS - 1, Math.floor(BUCKETS * chance));

const addSql = (table: string, key: string, type: string) => `
insert into ${table} as kept (day, ${key}, answers, "right", expected)
select * from unnest($1::date[], $2::${type}[], $3::integer[], $4::integer[], $5::double precision[])
on conflict (day, ${key}) do update set answers = kept.answers + excluded.answers,
  "right" = kept."right" + excluded."right", expected = kept.expected + excluded.expected`;

const predictionsSql = addSql('predictions', 'bucket', 'smallint');
const probesSql = addSql('probes', 'skill', 'text');

/** What was foretold and what came, by tenths of the chance; of questions that came by chance by their skills, too. */
export async function addPredictions(client: Client, predictions: readonly Prediction[]): Promise<void> {
  await add('add_predictions', predictionsSql, predictions, bucketOf);
  const probes = predictions.filter(({ probe }) => probe !== undefined);
  await add('add_probes', probesSql, probes, ({ probe = '' }) => probe);

  async function add(
    name: string,
    text: string,
    some: readonly Prediction[],
    keyOf: (prediction: Prediction) => number | string,
  ): Promise<void> {
    const sums = [...Map.groupBy(some, (one) => `${one.day} ${keyOf(one)}`).values()];
    const first = sums.flatMap((ofKey) => ofKey.slice(0, 1));
    if (first.length === 0) return;
    await client.query({
      name,
      text,
      values: [
        first.map(({ day }) => day),
        first.map(keyOf),
        sums.map((ofKey) => ofKey.length),
        sums.map((ofKey) => ofKey.filter(({ right }) => right).length),
        sums.map((ofKey) => ofKey.reduce((all, { chance }) => all + chance, 0)),
      ],
    });
  }
}
