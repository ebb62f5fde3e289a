/** Statements that make known what every pupil masters, and the last mistakes, as if plays had been folded. */
import { skills } from '@mindhero/engine/mastery/skills';

/** Of so many skills each pupil knows something, as of a pupil of the second year. */
const KNOWN = 30;

const today = `((now() at time zone 'Europe/Kyiv')::date - date '1970-01-01')`;
const someDay = `${today} - (id + place) % 40`;

/**
 * @param which pupils, as a condition on `users`
 * @param mistakes of each
 */
export const knownOf = (which: string, mistakes = 40): readonly string[] => [
  `insert into masteries (user_id, mastery, answers, standings, ability, weeks)
   select id, jsonb_build_object('theta', (id % 300) / 100.0, 'n', 900, 'skills', (
       select jsonb_agg(jsonb_build_array(place, ((id + place) % 400) / 100.0 - 2, 5 + (id + place) % 60, ${someDay}, ${someDay}, 2,
         case when (id + place) % 3 = 0 then ${someDay} end, 2, ${someDay} + 3)) from generate_series(0, ${KNOWN - 1}) place)),
     900, repeat('p', id % ${KNOWN}) || repeat('w', ${KNOWN} - id % ${KNOWN}) || repeat('l', ${skills.length - KNOWN}), 300 + id % 500,
     (select format('[%s:%s]={%s}', week - 51, week, string_agg((300 + n * 5 + id % 200)::text, ',')) from generate_series(0, 51) n)::smallint[]
   from users cross join lateral (select ((now() at time zone 'Europe/Kyiv')::date - date '1969-12-29') / 7 as week) as this
   where role = 'STUDENT' and ${which}`,
  `insert into mistakes (user_id, day, play_id, item, skill, task, expected, given)
   select id, (now() at time zone 'Europe/Kyiv')::date - n % 60, gen_random_uuid(), n % 10,
     (array['${skills
       .slice(0, 8)
       .map(({ id }) => id)
       .join("','")}'])[1 + (id + n) % 8], '3 + ' || n, (3 + n)::text, (8 + n)::text
   from users cross join generate_series(0, ${mistakes - 1}) n where role = 'STUDENT' and ${which}`,
];

export const everybodyKnown = knownOf('true');
