/** Everything that is held about one person, as one JSON document: to be handed out, or kept before it is erased. */
import type pg from 'pg';

/** Rows of one question: what is in memory at a time, however much somebody has played. */
const PAGE = 200;

/**
 * Each a query for the rows about person `$1`, a JSON value a row, in an order in which new rows come last. A row holds
 * all of its columns, also those of tomorrow, but for secrets and for what points at others.
 */
const sections = {
  pictures: `select jsonb_build_object('made_at', p.made_at, 'webp', translate(encode(p.content, 'base64'), E'\\n', ''))
    from pictures p where p.user_id = $1`,
  consents: `select to_jsonb(c) - '{id,user_id}'::text[] from consents c where c.user_id = $1 order by c.id`,
  groups: `select jsonb_build_object('name', g.name, 'created_at', g.created_at, 'as', of.role)
    from (select m.group_id, 'member' as role from group_members m where m.user_id = $1
      union all select t.id, 'teacher' from groups t where t.teacher_id = $1) of
    join groups g on g.id = of.group_id order by g.id, of.role`,
  subscriptions: `select to_jsonb(s) - '{id,user_id,activated_by,transfer_id}'::text[] from subscriptions s
    where s.user_id = $1 order by s.id`,
  plan_accounts: `select jsonb_build_object('kind', a.kind, 'plan_type', a.plan_type, 'balance', a.balance, 'transfers', (
        select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'reason', t.reason, 'note', t.note, 'order', t.order_id,
          'quantity', case t.debit_id when a.id then -t.quantity else t.quantity end) order by t.id), '[]')
        from plan_transfers t where t.debit_id = a.id or t.credit_id = a.id))
    from plan_accounts a where a.owner_id = $1 order by a.id`,
  orders: `select to_jsonb(o) - 'buyer_id' || jsonb_build_object(
      'items', (select jsonb_agg(to_jsonb(i) - 'order_id' order by i.plan_type) from order_items i where i.order_id = o.id),
      'attempts', (select coalesce(jsonb_agg(to_jsonb(p) - '{id,order_id,next_ask_at,asks}'::text[]
          || jsonb_build_object('told', (
            select coalesce(jsonb_agg(to_jsonb(e) - '{id,attempt_id,provider,hash}'::text[] order by e.id), '[]')
            from provider_events e where e.attempt_id = p.id)) order by p.id), '[]')
        from payment_attempts p where p.order_id = o.id),
      'reviews', (select coalesce(jsonb_agg(to_jsonb(c) - '{id,order_id,attempt_id,event_id,settled_by}'::text[] order by c.id), '[]')
        from payment_reviews c where c.order_id = o.id),
      'refunds', (select coalesce(jsonb_agg(to_jsonb(r) - '{id,order_id,attempt_id,review_id,key,asked_by,next_ask_at,asks}'::text[] order by r.id), '[]')
        from refunds r where r.order_id = o.id))
    from orders o where o.buyer_id = $1 order by o.id`,
  sessions: `select to_jsonb(s) - '{id,user_id,refresh_counter}'::text[] from sessions s
    where s.user_id = $1 order by s.started_at, s.id`,
  login_cards: `select jsonb_build_object('created_at', l.created_at) from login_cards l where l.user_id = $1`,
  second_factor: `select jsonb_build_object('started_at', f.started_at, 'confirmed_at', f.confirmed_at, 'recovery_codes_left',
      (select count(*) from recovery_codes c where c.user_id = f.user_id))
    from second_factors f where f.user_id = $1`,
  recovery_links: `select jsonb_build_object('made_at', l.made_at, 'expires_at', l.expires_at)
    from recovery_links l where l.user_id = $1`,
  devices: `select jsonb_build_object('used_at', d.used_at) from known_devices d
    where d.user_id = $1 order by d.used_at, d.key`,
  deeds: `select to_jsonb(a) - '{id,actor_id,school_id,subject_id}'::text[] from audit_events a
    where a.actor_id = $1 order by a.id`,
  deeds_of_others: `select to_jsonb(a) - '{id,actor_id,school_id,subject_id}'::text[]
      || jsonb_build_object('by', (select u.role from users u where u.id = a.actor_id))
    from audit_events a where a.subject = 'person' and a.subject_id = $1 and a.actor_id is distinct from $1
    order by a.id`,
  days: `select to_jsonb(d) from (
      select day, game, subject, sum(plays) as plays, sum(correct) as correct, sum(incorrect) as incorrect,
        sum(missed) as missed, sum(active_ms) as active_ms, sum(points) as points,
        sum(fluent_correct) as fluent_correct, sum(fluent_ms) as fluent_ms
      from trained_days where user_id = $1 group by day, game, subject) d
    order by d.day, d.game`,
  techniques: `select to_jsonb(d) from (
      select day, tag, sum("right") as "right", sum(wrong) as wrong from trained_techniques where user_id = $1
      group by day, tag) d
    order by d.day, d.tag`,
  mastery: `select to_jsonb(m) - '{user_id,is_whole}'::text[] from masteries m where m.user_id = $1`,
  mistakes: `select to_jsonb(m) - 'user_id' from mistakes m where m.user_id = $1 order by m.day, m.play_id, m.item`,
  bests: `select to_jsonb(b) - '{user_id,stars_before}'::text[] from play_bests b
    where b.user_id = $1 order by b.game`,
  trainings: `select to_jsonb(b) - 'user_id' from preset_bests b where b.user_id = $1 order by b.game, b.preset`,
  last_choices: `select to_jsonb(c) - 'user_id' from last_choices c where c.user_id = $1 order by c.game`,
  plays: `select to_jsonb(p) - 'user_id' || jsonb_build_object('events', e.events)
    from plays p left join play_events e on e.play_id = p.id
    where p.user_id = $1 and p.finished_at is not null order by p.finished_at, p.id`,
  homework: `select to_jsonb(a) - '{task_id,user_id,marked_by,attempt_id}'::text[]
      || jsonb_build_object('task', t.name, 'comment', t.comment, 'due_at', t.due_at, 'attempts', (
        select coalesce(jsonb_agg(to_jsonb(o) - '{task_id,user_id}'::text[] order by o.number), '[]')
        from attempts o where o.task_id = t.id and o.user_id = a.user_id))
    from assignments a join tasks t on t.id = a.task_id where a.user_id = $1 order by t.id`,
  tasks: `select to_jsonb(t) - '{id,author_id,school_id,version}'::text[] from tasks t
    where t.author_id = $1 order by t.id`,
  task_templates: `select to_jsonb(m) - '{id,author_id}'::text[] from task_templates m
    where m.author_id = $1 order by m.id`,
  materials: `select to_jsonb(m) - '{id,owner_id,revision_id,slug,file_hash,is_official,search_text,version}'::text[]
      || jsonb_build_object('revisions', (
        select jsonb_agg(jsonb_build_object('number', r.number, 'made_at', r.made_at, 'content', r.content) order by r.number)
        from material_revisions r where r.material_id = m.id))
    from materials m where m.owner_id = $1 order by m.id`,
  images: `select to_jsonb(i) - '{id,owner_id,search_text,version}'::text[]
      || jsonb_build_object('webp', translate(encode(f.content, 'base64'), E'\\n', ''))
    from images i join image_files f on f.id = i.file_id where i.owner_id = $1 order by i.id`,
  reads: `select to_jsonb(r) - '{user_id,material_id}'::text[] || jsonb_build_object('title', m.title)
    from material_reads r join materials m on m.id = r.material_id where r.user_id = $1 order by r.read_at, r.material_id`,
  open_plays: `select to_jsonb(p) - 'user_id' from plays p
    where p.user_id = $1 and p.finished_at is null order by p.started_at, p.id`,
};

/** Rows that are large each come in smaller pages. */
const pages: Readonly<Record<string, number>> = { images: 4, materials: 20 };

const account = `select to_jsonb(u) - '{password_hash,search_text,created_by,school_id,version}'::text[]
    || jsonb_build_object('school', s.name, 'directs', (select d.name from schools d where d.director_id = u.id))
  from users u left join schools s on s.id = u.school_id where u.id = $1`;

/** Piece by piece, so that ten thousand plays are no trouble. Of somebody who does not exist the account is null. */
export async function* heldAbout(pool: pg.Pool, id: number, now: Date): AsyncGenerator<string> {
  const [first = 'null'] = await rowsOf(pool, account, [id]);
  yield `{"product":"Mindhero","format":1,"exported_at":${JSON.stringify(now)},\n"account":${first}`;
  for (const [name, query] of Object.entries(sections)) {
    yield `,\n"${name}":[`;
    const page = pages[name] ?? PAGE;
    for (let offset = 0, isMore = true; isMore; offset += page) {
      const rows = await rowsOf(pool, `${query} limit $2 offset $3`, [id, page, offset]);
      if (rows.length > 0) yield `${offset === 0 ? '' : ','}\n${rows.join(',\n')}`;
      isMore = rows.length === page;
    }
    yield ']';
  }
  yield '}\n';
}

/** Under which a person stores it. */
export function nameOfHeld(username: string, now: Date): string {
  return `Mindhero ${username} ${now.toISOString().slice(0, 10)}.json`;
}

/** JSON as PostgreSQL writes it: nobody has to read it here. */
async function rowsOf(pool: pg.Pool, query: string, values: readonly number[]): Promise<string[]> {
  const text = `select row::text from (${query}) as q(row)`;
  const { rows } = await pool.query<[string]>({ text, values: [...values], rowMode: 'array' });
  return rows.map(([row]) => row);
}
