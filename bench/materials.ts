/** Starts of plays that are played with a text, against those of plays that need none: what choosing the text adds. */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { games } from '@mindhero/games/rules';
import { loadLibrary } from '@mindhero/server/library/load';
import { plansForAll } from '@mindhero/server/test/given-plans';
import { reading } from '@mindhero/server/test/reading-game';
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { type Caller, callers } from './fill.ts';
import { median } from './samples.ts';
import { onDatabase, type Process, tokenOf } from './serving.ts';

const PORTS = { reading: 3112, plain: 3113 };
const TARGET_MS = 2;

/** Each starts a few plays of each kind, fewer than anybody may in a minute. */
const PUPILS = 60;
const ROUNDS = 12;

/** Texts that half of them have read. */
const READ = 300;

/** Beside the library: what teachers of a school write in years. */
const OWN_TEXTS = 300;

const school = [
  `insert into schools (name) values ('School')`,
  `insert into users (username, role, password_hash, school_id) values ('teacher', 'TEACHER', 'none', 1)`,
  `insert into users (username, role, language, password_hash, school_id, created_by)
   select 'pupil' || n, 'STUDENT', (array['EN', 'DE', 'RU', 'UK'])[1 + n % 4], 'none', 1, 1 from generate_series(1, ${PUPILS}) n`,
  ...plansForAll("role = 'STUDENT'"),
  `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
   select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from users
   where role = 'STUDENT'`,
  `with own as (
     insert into materials (kind, owner_id, title, language, difficulty, measured, layout, words, questions, created_at, changed_at)
     select kind, 1, title, language, difficulty, measured, layout, words, questions, created_at, changed_at
     from materials where kind = 'text' and is_official order by id limit ${OWN_TEXTS} returning id),
   revised as (
     insert into material_revisions (material_id, number, content, hash, made_at)
     select own.id, 1, (select content from material_revisions order by id limit 1), '', now() from own returning id, material_id)
   select count(*) from revised`,
  `update materials m set revision_id = r.id from material_revisions r where r.material_id = m.id and m.revision_id is null`,
  `insert into material_reads (user_id, material_id, read_at)
   select pupil.id, text.id, now() - text.id * interval '1 minute'
   from users pupil cross join (select id from materials where kind = 'text' order by hashint4(id) limit ${READ}) text
   where pupil.role = 'STUDENT' and pupil.id % 2 = 0`,
  'vacuum analyze',
];

const any = { language: 'random' };
const narrow = { language: 'own', difficulty: 'easy', max_words: '100' };

export function measure(): Promise<Figure[]> {
  return onDatabase(async ({ pool, url, start }) => {
    await loadLibrary(url, { now: new Date(), notice: console.error });
    for (const statement of school) await pool.query(statement);
    const servers = {
      reading: await start('./reading-server.ts', PORTS.reading),
      plain: await start('../apps/server/src/main.ts', PORTS.plain),
    };
    const figures: Figure[] = [];
    for (const [who, pupils] of await pupilsOf(pool)) {
      for (const [what, filters] of Object.entries({ 'any language': any, 'a narrow choice': narrow })) {
        const ms = await addedBy(servers, pupils, filters);
        figures.push({
          name: `a start with a text (${what}, ${who}) takes longer than one without by`,
          measured: `${ms.toFixed(2)} ms`,
          target: `< ${TARGET_MS} ms`,
          met: ms < TARGET_MS,
        });
      }
    }
    return figures;
  });
}

async function pupilsOf(pool: pg.Pool): Promise<ReadonlyMap<string, readonly Caller[]>> {
  const isWellRead = ({ userId }: Caller) => userId % 2 === 0;
  return Map.groupBy(await callers(pool), (pupil) =>
    isWellRead(pupil) ? `${READ} texts read` : 'nothing read',
  );
}

/**
 * The difference in milliseconds. They take turns, so that both meet the same noise; of each the best round counts, as noise
 * only ever slows down.
 */
async function addedBy(
  { reading: withText, plain }: Readonly<Record<'reading' | 'plain', Process>>,
  pupils: readonly Caller[],
  filters: object,
): Promise<number> {
  const best = { reading: Infinity, plain: Infinity };
  for (let round = 0; round < ROUNDS; round++) {
    const times = { reading: [] as number[], plain: [] as number[] };
    for (const pupil of pupils) {
      times.plain.push(await timeOf(plain, pupil, games.stroop.settings.defaults));
      times.reading.push(await timeOf(withText, pupil, { ...reading.settings.defaults, ...filters }));
    }
    best.reading = Math.min(best.reading, median(times.reading));
    best.plain = Math.min(best.plain, median(times.plain));
  }
  return best.reading - best.plain;
}

/** @throws Error unless a play was started */
async function timeOf({ url }: Process, pupil: Caller, settings: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/plays/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(pupil)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), game: 'stroop', settings }),
  });
  const body = await answer.text();
  if (answer.status !== 201) throw new Error(`a start answered ${answer.status}: ${body}`);
  return performance.now() - began;
}
