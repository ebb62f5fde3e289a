/** A country full of schools, for benchmarks at full size and for looking at plans at a small one. */
import type { Role } from '@mindhero/contract/role';
import { languages } from '@mindhero/contract/user';
import { difficulties } from '@mindhero/engine/reading/choice';
import type pg from 'pg';
import { plansForAll } from './given-plans.ts';
import { everybodyKnown } from './known.ts';
import { everybodyRated } from './rated.ts';
import type { Sample } from './requests.ts';

export interface Size {
  readonly schools: number;
  /** They have the ids from 1 on; teachers, tutors, directors and administrators follow, in this order. */
  readonly students: number;
  readonly teachers: number;
  /** Teachers of no school. */
  readonly tutors: number;
  readonly administrators: number;
  readonly playsPerStudent: number;
  /** Students with a session; staff have one each. */
  readonly signedIn: number;
  /** Official texts, and as many word lists for each twenty of them; each teacher has a few more of each kind. */
  readonly texts: number;
}

const GROUPS_PER_TEACHER = 2;

const syllables = 'badekorinumalesotipavigeharozyfu';

/** One of sixteen syllables, from four bits of the hash of a number. */
const syllable = (seed: string, bits: number) =>
  `substr('${syllables}', 1 + 2 * ((hashint4(${seed}) >> ${bits * 4}) & 15), 2)`;

/** Columns `first_name` and `last_name`: 4,096 of each, so that a part of one finds several. */
const names = (seed: string) =>
  `initcap(${[0, 1, 2].map((bits) => syllable(seed, bits)).join(' || ')}),
   initcap(${[3, 4, 5].map((bits) => syllable(seed, bits)).join(' || ')} || 'nko')`;

function people({ schools, students, teachers, tutors, administrators, signedIn }: Size): string[] {
  const groups = teachers * GROUPS_PER_TEACHER;
  /** The group of student `n`, counted from 0: one of the student's school. */
  const groupOf = `(n % ${schools} + ${schools} * ((n / ${schools}) % ${groups / schools}))`;
  /** Whoever is signed in, and most of the others. */
  const isActive = `(n < ${signedIn} or n % 40 > 0)`;
  const staff = (role: Role, name: string, count: number, schoolId: string) =>
    `insert into users (username, role, first_name, last_name, password_hash, school_id)
     select '${name}' || n, '${role}', ${names(`-n - ${name.length}`)}, 'none', ${schoolId}
     from generate_series(0, ${count - 1}) n`;
  return [
    `insert into schools (name) select 'School ' || n from generate_series(1, ${schools}) n`,
    `insert into users (username, role, first_name, last_name, password_hash, school_id, points, last_played_at,
       is_active, deactivated_at)
     select 'pupil' || n, 'STUDENT', ${names('n')}, 'none', 1 + n % ${schools}, n % 5000,
       now() - n % 100 * interval '1 hour', ${isActive}, case when not ${isActive} then now() - n * interval '1 minute' end
     from generate_series(0, ${students - 1}) n`,
    staff('TEACHER', 'teacher', teachers, `1 + n % ${schools}`),
    staff('TEACHER', 'tutor', tutors, 'null'),
    staff('DIRECTOR', 'director', schools, '1 + n'),
    staff('ADMIN', 'administrator', administrators, 'null'),
    `update schools set director_id = users.id from users where role = 'DIRECTOR' and school_id = schools.id`,
    `insert into groups (name, school_id, teacher_id)
     select 'Group ' || n, 1 + n % ${schools}, ${students + 1} + n % ${teachers} from generate_series(0, ${groups - 1}) n`,
    `insert into group_members (group_id, user_id)
     select 1 + ${groupOf}, 1 + n from generate_series(0, ${students - 1}) n`,
    `update users set created_by = groups.teacher_id from group_members join groups on groups.id = group_id
     where users.id = user_id and users.id % 2 = 0`,
    // One import of a teacher's, which added a few hundred.
    `update users set imported_at = now() - id % 3 * interval '1 day' where created_by is not null`,
    `update users set can_manage_subscriptions = true where role = 'TEACHER'`,
    ...plansForAll(),
    ...everybodyRated,
    // What staff have in stock came in many parts, and one of them went to a colleague.
    `insert into plan_accounts (kind, owner_id, plan_type, balance)
     select 'stock', id, 'student', 40 from users where role in ('TEACHER', 'DIRECTOR')`,
    `insert into plan_transfers (key, debit_id, credit_id, quantity, debit_balance, credit_balance, reason, at)
     select 'to ' || stock.owner_id || ' ' || n, world.id, stock.id, 1, 0, n, 'grant', now() - n * interval '1 hour'
     from plan_accounts stock join plan_accounts world on world.kind = 'world' and world.plan_type = 'student', generate_series(1, 40) n
     where stock.kind = 'stock'`,
    `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day'
     from users where id <= ${signedIn} or role <> 'STUDENT' order by id`,
    `insert into login_cards (user_id, token_hash, created_at)
     select id, md5(id::text), now() from users where role = 'STUDENT' and id % 2 = 0`,
    `insert into second_factors (user_id, secret, salt, started_at, confirmed_at)
     select id, '', '', now(), now() from users where role <> 'STUDENT'`,
    `insert into recovery_codes (user_id, hash)
     select user_id, n::text from second_factors cross join generate_series(1, 10) n`,
    `insert into pictures (user_id, id, content, made_at)
     select id, gen_random_uuid(), '', now() from users where id % 2 = 0`,
    `insert into consents (user_id, agreement, version, language, given_at)
     select id, 'user_agreement', '1', 'UK', now() from users where role <> 'STUDENT'`,
    `insert into audit_events (at, actor_id, school_id, action, subject, subject_id)
     select now() - n * interval '1 minute', ${students + 1} + n % ${teachers}, 1 + n % ${schools}, 'changed', 'person', 1 + n
     from generate_series(0, ${students - 1}) n`,
  ];
}

/** Of each group a task that is over, one that is running, one to come; everybody has begun each of them. */
const homework = ({ teachers }: Size) => [
  `insert into tasks (name, author_id, school_id, available_from, due_at, created_at, blocks)
   select 'Task ' || week || ' of ' || groups.name, teacher_id, school_id, at, at + interval '6 days', at,
     '[{"game": "columns", "settings": {}, "repeats": 1, "seed": 7}, {"game": "matrix", "settings": {}, "repeats": 2, "seed": 8}]'
   from groups cross join generate_series(-1, 1) week
   cross join lateral (select now() - week * interval '7 days' - groups.id * interval '1 minute' as at) as moment
   order by week, groups.id`,
  `insert into task_groups (task_id, group_id)
   select id, 1 + (id - 1) % ${teachers * GROUPS_PER_TEACHER} from tasks`,
  `insert into assignments (task_id, user_id, attempt_id, attempts, started_at, shown, correct, incorrect)
   select task_id, user_id, gen_random_uuid(), 1, now(), '[[8, 2, 0, 60000, 1, 2]]', 8, 2
   from task_groups join group_members using (group_id)`,
  `insert into attempts (id, task_id, user_id, number, started_at)
   select attempt_id, task_id, user_id, 1, started_at from assignments`,
  `insert into round_results (attempt_id, block, round, play_id, correct, incorrect, missed, active_ms, points, stars,
     started_at, finished_at, mistakes)
   select id, 0, 1, gen_random_uuid(), 8, 2, 0, 60000, 50, 2, started_at, started_at, '{1,2}' from attempts`,
  `insert into task_templates (author_id, name, created_at, blocks)
   select id, 'Template', now(), '[{"game": "columns", "settings": {}, "repeats": 1, "seed": 7}]'
   from users where role <> 'STUDENT'`,
];

/** What the fold adds up, at once: line by line it would take minutes. */
const folded = [
  `insert into play_days (user_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, fluent_correct,
     fluent_ms)
   select user_id, finished_at::date, game, subject, count(*), sum(correct), sum(incorrect), 0, sum(active_ms), sum(points), 0, 0
   from plays group by 1, 2, 3, 4`,
  `insert into technique_days (user_id, day, tags)
   select user_id, day, (select jsonb_object_agg('direct:+' || n || '@' || (n + user_id) % 10, jsonb_build_array(2, n % 3))
     from generate_series(1, 9) n) from play_days`,
  `insert into technique_months (user_id, month, tags)
   select user_id, date_trunc('month', day), min(tags::text)::jsonb from technique_days group by 1, 2`,
  ...everybodyKnown,
  `select recount_weeks(array_agg(id)) from users where role = 'STUDENT'`,
  `select add_group_sums(array_agg(group_id), array_agg(user_id), 1)
   from group_members join users on users.id = user_id and users.is_active`,
  `select add_school_weeks(array_agg(school_id), array_agg(id), array_agg(1)) from users where role = 'STUDENT' and is_active`,
  // What has come since.
  `insert into finish_log (user_id, at, play_id, day, game, subject, plays, correct, incorrect, active_ms, points, tags)
   select distinct on (user_id) user_id, now(), id, now()::date, game, subject, 1, correct, incorrect, active_ms, points,
     '{"direct:+1@1": [8, 2]}' from plays order by user_id, id`,
];

/** The id of a play that began `at`, as SQL. */
const playIdSql = `(substr(first_play_id(at)::text, 1, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid`;

/** Three days of this week and every ninth day before, with what finishing adds up from the plays. */
const history = ({ students, playsPerStudent }: Size) => [
  `insert into plays (id, user_id, game, subject, version, settings, seed, started_at, finished_at, active_ms, correct,
     incorrect, missed, ended, metrics, difficulty, points, stars, flags, total_points, total_stars)
   select ${playIdSql}, 1 + n / ${playsPerStudent}, 'columns', 'math', 1, '{"module": "easy", "repeats": 10}', n,
     at, at + interval '1 minute', 60000 + n % 1000, 8, 2, 0, 'completed', '{}', 30, 50, 2, '{}', 50, 2
   from generate_series(0, ${students * playsPerStudent - 1}) n
   cross join lateral (select n % ${playsPerStudent} as k) as nth
   cross join lateral (select now() - interval '1 hour' - k * (case when k < 3 then 2 else 9 end) * interval '1 day' as at) as moment`,
  `insert into play_events (play_id, events)
   select id, '[{"t": 5000, "item": 0, "type": "answer", "value": "5"}]' from plays`,
  ...folded,
  `insert into play_bests (user_id, game, plays, stars, stars_before, correct, incorrect, missed, points, finished_at)
   select user_id, game, count(*), 2, 2, 8, 2, 0, 50, max(finished_at) from plays group by 1, 2`,
  `insert into preset_bests (user_id, game, preset, stars)
   select user_id, game, 'first_steps', 2 from play_bests`,
  `insert into last_choices (user_id, game, play_id)
   select distinct on (user_id, game) user_id, game, id from plays order by user_id, game, finished_at desc`,
];

/** The words of a title. */
const titleOf = (seed: string) =>
  [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7],
  ]
    .map((word) => `initcap(${word.map((bits) => syllable(seed, bits)).join(' || ')})`)
    .join(` || ' ' || `);

const pickOf = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${n}) % ${values.length}]`;

/** The library, what teachers have made beside it, and what pupils have read of it: five texts each. */
function materials({ texts, students }: Size): string[] {
  const language = (n: string) => pickOf(languages, n);
  const difficulty = (n: string) => pickOf(difficulties, `(${n}) / ${languages.length}`);
  const common = (n: string) => `${titleOf(n)}, ${language(n)}, ${difficulty(n)}`;
  const dates = `now() - n * interval '1 minute', now() - n * interval '1 minute'`;
  const columns = 'title, language, difficulty, created_at, changed_at, is_official';
  return [
    `insert into materials (kind, measured, layout, words, questions, ${columns})
     select 'text', ${difficulty('n')}, 'facts', 10 + n * 7 % 390, 4, ${common('n')}, ${dates}, true
     from generate_series(0, ${texts - 1}) n`,
    `insert into materials (kind, words, ${columns})
     select 'words', 150, ${common('n')}, ${dates}, true from generate_series(0, ${Math.ceil(texts / 20)}) n`,
    `insert into materials (kind, measured, layout, words, questions, owner_id, shared_with_school, ${columns})
     select 'text', 'easy', 'story', 10 + n * 7 % 390, 2, id, n % 4 = 0, ${common('n')}, ${dates}, false
     from users cross join generate_series(0, 7) nth cross join lateral (select id + nth as n) as number
     where role in ('TEACHER', 'DIRECTOR')`,
    `insert into materials (kind, words, owner_id, shared_with_school, ${columns})
     select 'words', 20, id, n % 2 = 0, ${common('n')}, ${dates}, false
     from users cross join generate_series(0, 1) nth cross join lateral (select id + nth as n) as number
     where role in ('TEACHER', 'DIRECTOR')`,
    `insert into image_files (id, content, width, height, made_at)
     select md5(id::text)::uuid, '', 4, 3, now() from users where role in ('TEACHER', 'DIRECTOR')`,
    `insert into images (owner_id, shared_with_school, name, alternative, file_id, created_at, changed_at)
     select id, id % 2 = 0, ${titleOf('id')}, ${titleOf('id')}, md5(id::text)::uuid, now(), now()
     from users where role in ('TEACHER', 'DIRECTOR')`,
    `insert into materials (kind, owner_id, shared_with_school, title, created_at, changed_at)
     select 'cards', id, id % 2 = 0, ${titleOf('id')}, now(), now() from users where role in ('TEACHER', 'DIRECTOR')`,
    `insert into material_revisions (material_id, number, content, hash, made_at)
     select id, 1, case kind
       when 'text' then jsonb_build_object('kind', kind, 'title', title, 'language', language, 'layout', layout,
         'body', repeat('word ', words), 'questions', '[]'::jsonb, 'picture', null)
       when 'words' then jsonb_build_object('kind', kind, 'title', title, 'language', language, 'words', '["a", "b", "c"]'::jsonb,
         'syllables', null)
       else jsonb_build_object('kind', kind, 'title', title, 'pictures', jsonb_build_array(jsonb_build_object(
         'address', '/api/v1/image-files/' || md5(owner_id::text)::uuid || '/', 'alternative', title))) end,
       decode(md5(id::text), 'hex'), created_at
     from materials order by id`,
    `update materials set revision_id = material_revisions.id from material_revisions where material_id = materials.id`,
    `insert into revision_images (revision_id, file_id)
     select revision_id, md5(owner_id::text)::uuid from materials where kind = 'cards'`,
    // Added up at once, which is quicker than one by one.
    `alter table material_reads disable trigger material_read`,
    `insert into material_reads (user_id, material_id, read_at, times, correct, asked)
     select n, 1 + (n * 31 + k * 7) % ${texts}, now() - k * interval '1 day', 1 + k % 2, 2 + k % 3, 4
     from generate_series(1, ${students}) n cross join generate_series(0, ${Math.min(5, texts) - 1}) k`,
    `alter table material_reads enable trigger material_read`,
    `insert into material_totals (material_id, times, correct, asked)
     select material_id, sum(times), sum(correct), sum(asked) from material_reads group by 1`,
  ];
}

/** Ten texts that each pupil has read against the clock, long before all else: nothing above counts them. */
const readings = ({ students, texts }: Size) => [
  `insert into plays (id, user_id, game, subject, version, settings, seed, revision_id, started_at, finished_at, active_ms,
     correct, incorrect, missed, ended, metrics, difficulty, points, stars, flags, total_points, total_stars)
   select ${playIdSql}, n, 'texts', 'reading', 1, '{"text": null, "max_words": "100"}', n, revision.id, at,
     at + interval '1 minute', 60000, 3, 1, 0, 'completed',
     '{"words": 90, "wpm": 90, "cpm": 540, "questions": 4, "understanding": 75, "effective": 68}', 30, 50, 2, '{}', 50, 2
   from generate_series(1, ${students}) n cross join generate_series(0, 9) k
   join material_revisions revision on revision.material_id = 1 + (n * 31 + k * 7) % ${texts}
   cross join lateral (select now() - interval '400 days' - k * interval '1 day' as at) as moment`,
];

/** Three orders of each person, none of them paid; each was tried at another provider, and can be paid by bank. */
const purchases = () => [
  `insert into orders (buyer_id, state, quote, price_after_discounts, is_for_oneself, created_at, expires_at)
   select id, ${pickOf(['cancelled', 'expired', 'awaiting', 'cancelled', 'cancelled'], 'id + n')},
     '{"price_list_id": 1, "currency": "UAH", "items": [], "subtotal": 15000, "total_discount": 0, "price_after_discounts": 15000}',
     15000 + id % 100 * 100, role = 'STUDENT', at, at + interval '1 day'
   from users cross join generate_series(0, 2) n
   cross join lateral (select now() - n * interval '18 hours' - id * interval '1 minute' as at) as moment
   where role <> 'ADMIN' order by at`,
  `insert into order_items (order_id, plan_type, plans, months, price_after_discounts)
   select id, 'student', 1, 1, price_after_discounts from orders`,
  `insert into payment_attempts (order_id, provider, reference, amount, created_at)
   select id, case n when 1 then 'invoice' else ${pickOf(['liqpay', 'liqpay', 'wayforpay'], 'id')} end,
     'MH-' || id || '-' || n, price_after_discounts, created_at
   from orders cross join generate_series(1, 2) n`,
  `insert into payment_reviews (provider, reference, why, amount, currency, order_id, at, settled_at, settled_by)
   select 'liqpay', 'MH-' || id, 'closed_order', price_after_discounts, 'UAH', id, created_at,
     case when id % 20 = 0 then null else created_at end, case when id % 20 = 0 then null else buyer_id end
   from orders where id % 2 = 0`,
  `insert into refunds (order_id, key, amount, items, includes_used, reason, state, asked_by, asked_at, done_at)
   select id, id, 100, '[{"plan_type": "student", "plan_months": 1, "amount": 100, "in_stock": 0}]', false, 'A mistake', 'done', buyer_id,
     created_at - interval '3 years', created_at - interval '3 years'
   from orders where id % 5 = 0`,
];

/** Fills an empty database. */
export async function populate(pool: Pick<pg.Pool, 'query'>, size: Size): Promise<void> {
  for (const statement of [
    ...people(size),
    ...history(size),
    ...homework(size),
    ...materials(size),
    ...readings(size),
    ...purchases(),
    'vacuum analyze',
    'checkpoint',
  ])
    await pool.query(statement);
}

/** Somebody who is signed in, and what this person may see. */
export interface Reader {
  readonly user_id: number;
  readonly sessionId: string;
  readonly sample: Sample;
}

/** Readers of a role, each of another school where there is one. */
export async function readersOf(pool: Pick<pg.Pool, 'query'>, role: Role, count: number): Promise<Reader[]> {
  const { rows } = await pool.query<Sample & { user_id: number; session_id: string }>(
    `select reader.id as user_id, reader.id as reader, sessions.id as session_id, student.id as student, groups.teacher_id as teacher,
       groups.id as "group", student.school_id as school,
       (select plays.id from plays where plays.user_id = student.id and finished_at is not null limit 1) as play,
       (select task_id from assignments where user_id = student.id limit 1) as task,
       (select id from task_templates where author_id = reader.id limit 1) as template,
       (select id from materials where kind = 'text' and (owner_id = reader.id or reader.role = 'ADMIN') limit 1) as text,
       (select id from materials where kind = 'words' and is_official limit 1) as word_list,
       (select id from orders where buyer_id = reader.id or reader.role = 'ADMIN' limit 1) as "order"
     from users as reader
     join sessions on sessions.user_id = reader.id
     cross join lateral (
       select * from users as somebody where role = 'STUDENT' and case reader.role
         when 'STUDENT' then somebody.id = reader.id
         when 'TEACHER' then somebody.created_by = reader.id
         when 'DIRECTOR' then somebody.school_id = reader.school_id
         else somebody.id = reader.id % 100 + 1 end
       limit 1) as student
     join group_members on group_members.user_id = student.id
     join groups on groups.id = group_members.group_id
     where reader.role = $1 and reader.is_active
     order by reader.id limit $2`,
    [role, count],
  );
  return rows.map(({ user_id, session_id, ...sample }) => ({
    user_id,
    sessionId: session_id,
    sample,
  }));
}
