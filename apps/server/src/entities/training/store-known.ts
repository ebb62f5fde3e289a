/** How what is known of pupils is stored. */
import { abilityOf } from '@mindhero/engine/mastery/ability';
import { type PackedMastery, pack, standingLetters, unpack } from '@mindhero/engine/mastery/packed';
import type { SkillId } from '@mindhero/engine/mastery/skills';
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

export interface PredictionSum<Key> {
  readonly day: string;
  readonly key: Key;
  readonly answers: number;
  readonly right: number;
  readonly expected: number;
}

function sumsBy<Key extends number | string>(
  predictions: readonly Prediction[],
  keyOf: (prediction: Prediction) => Key,
): PredictionSum<Key>[] {
  return [...Map.groupBy(predictions, (one) => `${one.day} ${keyOf(one)}`).values()].flatMap((some) =>
    some.slice(0, 1).map((first) => ({
      day: first.day,
      key: keyOf(first),
      answers: some.length,
      right: some.filter(({ right }) => right).length,
      expected: some.reduce((all, { chance }) => all + chance, 0),
    })),
  );
}

/** Of each day tenth by tenth. */
export const tenthsOf = (predictions: readonly Prediction[]): PredictionSum<number>[] =>
  sumsBy(predictions, bucketOf);

/** Of each day by the skill, those whose question came by chance. */
export const probesOf = (predictions: readonly Prediction[]): PredictionSum<SkillId>[] =>
  [...Map.groupBy(predictions, ({ probe }) => probe)].flatMap(([probe, some]) =>
    probe === undefined ? [] : sumsBy(some, () => probe),
  );

async function addSums(
  client: Client,
  { name, text }: { readonly name: string; readonly text: string },
  sums: readonly PredictionSum<number | string>[],
): Promise<void> {
  if (sums.length === 0) return;
  const column = <Name extends keyof PredictionSum<unknown>>(of: Name) => sums.map((one) => one[of]);
  const values = [column('day'), column('key'), column('answers'), column('right'), column('expected')];
  await client.query({ name, text, values });
}

export async function addPredictions(client: Client, predictions: readonly Prediction[]): Promise<void> {
  await addSums(client, { name: 'add_predictions', text: predictionsSql }, tenthsOf(predictions));
  await addSums(client, { name: 'add_probes', text: probesSql }, probesOf(predictions));
}
