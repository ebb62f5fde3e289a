/** What is done with plans in the property of the books: each step with how to send it, and what it moves if it is done. */
import fc from 'fast-check';
import { type Movement, post } from '../src/entities/plans/books.ts';
import type { TestApp } from './app.ts';
import { addOrder, deliver } from './payments.ts';
import { addPerson, addSchool, type Person } from './people.ts';

export interface Place {
  readonly admin: Person;
  readonly staff: readonly Person[];
  readonly students: readonly Person[];
}

/** A school of its own. */
export async function makeBookPlace(server: TestApp): Promise<Place> {
  const school_id = await addSchool(server, 'North');
  const teacher = { role: 'TEACHER', school_id, can_manage_subscriptions: true, plan: false } as const;
  const admin = await addPerson(server, { role: 'ADMIN', plan: false });
  const staff = [
    await addPerson(server, { ...teacher, role: 'DIRECTOR' }),
    await addPerson(server, teacher),
    await addPerson(server, teacher),
  ];
  // Everybody looks after them: one made them, one teaches nobody, one leads the school.
  const students = [];
  for (const maker of [1, 1, 2, 2])
    students.push(await addPerson(server, { school_id, created_by: staff[maker]?.id ?? null, plan: false }));
  return { admin, staff, students };
}

const who = fc.nat(2);
const few = fc.integer({ min: 1, max: 3 });

/** What somebody wishes for; people are named by their place in the list of them. */
const wishes = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), to: who, plans: few, months: few }),
  fc.record({ kind: fc.constant('purchase' as const), to: who, plans: few, months: few }),
  fc.record({ kind: fc.constant('refund' as const), from: who, quantity: few }),
  // What is posted by somebody who does not look first: only the books themselves refuse it.
  fc.record({ kind: fc.constant('posted' as const), to: who, quantity: few }),
  fc.record({ kind: fc.constant('withdrawn' as const), from: who, quantity: few }),
  fc.record({ kind: fc.constant('transfer' as const), from: who, to: who, plans: few, months: few }),
  fc.record({
    kind: fc.constant('activation' as const),
    from: who,
    students: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
    months: few,
  }),
  fc.record({ kind: fc.constant('gift' as const), student: fc.nat(3), months: few }),
  fc.record({ kind: fc.constant('reversal' as const), of: fc.nat() }),
);
type Wish = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never;

/** Each is sent one to three times, all at the same moment. */
export const batches = fc.array(
  fc.array(fc.record({ wish: wishes, times: few }), { minLength: 16, maxLength: 40 }),
  { minLength: 2, maxLength: 4 },
);

/** Plan-months that an account gains or, below zero, loses: `stock:17` or `used:18`, as `accounts` names them. */
export type Moves = ReadonlyMap<string, number>;

/** What comes of sending it once. */
export interface Outcome {
  readonly isDone: boolean;
  /** Without it the answer is a fault of the product. */
  readonly isExpected: boolean;
  readonly told: string;
}

export interface Step {
  readonly times: number;
  send(): Promise<Outcome>;
  readonly moves: Moves;
  /** The transfer that it takes back. */
  readonly reverses?: number;
}

/** A transfer of before that can be taken back. */
export interface Past {
  readonly id: number;
  readonly moves: Moves;
}

const stock = ({ id }: Person) => `stock:${id}`;
const used = ({ id }: Person) => `used:${id}`;

interface Known {
  readonly server: TestApp;
  readonly place: Place;
  readonly past: readonly Past[];
}

function member(people: readonly Person[], index: number): Person {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('nobody is there');
  return person;
}

/** @returns null for what makes no sense at that moment */
export async function stepOf(
  { server, place, past }: Known,
  wish: Wish,
  times: number,
): Promise<Step | null> {
  const { admin, staff, students } = place;
  const asked = (by: Person, path: string, body: object) => request(server, by, path, body);
  switch (wish.kind) {
    case 'grant': {
      const to = member(staff, wish.to);
      const { plans, months } = wish;
      const body = { recipient_user: to.id, plan_type: 'student', plans, months, reason: 'Trial' };
      const moves = new Map([[stock(to), plans * months]]);
      return { times, moves, send: asked(admin, 'plans/grants/', body) };
    }
    case 'purchase': {
      const to = member(staff, wish.to);
      const moves = new Map([[stock(to), wish.plans * wish.months]]);
      return { times, moves, send: await purchase(server, to, wish) };
    }
    case 'refund': {
      const from = member(staff, wish.from);
      const moves = new Map([
        [stock(from), -wish.quantity],
        [`refunded:${from.id}`, wish.quantity],
      ]);
      const send = await refundOf(server, admin, { from, quantity: wish.quantity });
      return send && { times, moves, send };
    }
    case 'posted': {
      const to = member(staff, wish.to);
      const moves = new Map([[stock(to), wish.quantity]]);
      const [from, into] = [{ kind: 'world' }, { kind: 'stock', owner: to.id }] as const;
      const key = crypto.randomUUID();
      return {
        times,
        moves,
        send: posting(server, { ...bare(key, wish.quantity), from, to: into, reason: 'grant' }),
      };
    }
    case 'withdrawn': {
      const from = member(staff, wish.from);
      const moves = new Map([
        [stock(from), -wish.quantity],
        [`refunded:${from.id}`, wish.quantity],
      ]);
      const { id: owner } = from;
      const [out, to] = [
        { kind: 'stock', owner },
        { kind: 'refunded', owner },
      ] as const;
      const key = crypto.randomUUID();
      return {
        times,
        moves,
        send: posting(server, { ...bare(key, wish.quantity), from: out, to, reason: 'refund' }),
      };
    }
    case 'transfer': {
      const [from, to] = [member(staff, wish.from), member(staff, wish.to)];
      const { plans: amount, months: months_amount } = wish;
      const what = { transfer_type: 'inventory', subscription_type: 'student', amount, months_amount };
      const moves = new Map([
        [stock(from), -amount * months_amount],
        [stock(to), amount * months_amount],
      ]);
      const send = asked(from, 'plans/transfer/', { ...what, recipient_user: to.id });
      return { times, moves, send };
    }
    case 'activation': {
      const from = member(staff, wish.from);
      // A teacher reaches two of them, the director all.
      const reached = wish.from === 0 ? students : students.slice(wish.from * 2 - 2, wish.from * 2);
      const people = [...new Set(wish.students.map((index) => member(reached, index)))];
      const { months } = wish;
      const plan_months = months * people.length;
      const whom = { people: people.map(({ id }) => id) };
      const moves = new Map([
        [stock(from), -plan_months],
        ...people.map((one): [string, number] => [used(one), months]),
      ]);
      const send = asked(from, 'plans/activate/', { plan_type: 'student', months, whom, plan_months });
      return { times, moves, send };
    }
    case 'gift': {
      const student = member(students, wish.student);
      const { months } = wish;
      const whom = { people: [student.id] };
      const body = { plan_type: 'student', months, whom, plan_months: months };
      return {
        times,
        moves: new Map([[used(student), months]]),
        send: asked(admin, 'plans/activate/', body),
      };
    }
    case 'reversal': {
      const found = past[wish.of % Math.max(1, past.length)];
      if (found === undefined) return null;
      const moves = new Map([...found.moves].map(([account, quantity]) => [account, -quantity]));
      const send = asked(admin, `plans/statement/${found.id}/reverse/`, { reason: 'A mistake' });
      return { times, moves, send, reverses: found.id };
    }
  }
}

/** A request with a key of its own. */
function request(server: TestApp, by: Person, path: string, body: object): Step['send'] {
  const key = crypto.randomUUID();
  return async () => {
    const answer = await server.call('POST', `/api/v1/${path}`, {
      token: server.tokens.access({ userId: by.id, sessionId: by.sessionId }),
      headers: { 'idempotency-key': key },
      body,
    });
    const isDone = answer.statusCode === 200;
    const isExpected = isDone || answer.statusCode === 409 || answer.statusCode === 422;
    return { isDone, isExpected, told: `${path} ${answer.statusCode} ${answer.body}` };
  };
}

/** What a provider tells, perhaps several times, and not always in the same words: an order is paid. */
async function purchase(
  server: TestApp,
  to: Person,
  { plans, months }: { readonly plans: number; readonly months: number },
): Promise<Step['send']> {
  const items = [{ plan_type: 'student', plans, months }] as const;
  const { price: amount, references } = await addOrder(server, to, { items });
  const [reference = ''] = references;
  let sent = 0;
  return async () => {
    const { status, body } = await deliver(server, { reference, amount, state: 'paid', nonce: sent++ % 2 });
    const isDone = status === 200;
    return { isDone, isExpected: isDone, told: `callback of ${reference} ${status} ${body}` };
  };
}

/** Money that an administrator gives back of an order of this person; null if none has so much left. */
async function refundOf(
  server: TestApp,
  admin: Person,
  { from, quantity }: { readonly from: Person; readonly quantity: number },
): Promise<Step['send'] | null> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `select o.id from orders o join order_items i on i.order_id = o.id
     where o.buyer_id = $1 and o.paid_at is not null and i.plans * i.months - i.refunded_months >= $2
     order by o.id limit 1`,
    [from.id, quantity],
  );
  const [order] = rows;
  if (order === undefined) return null;
  const items = [{ plan_type: 'student', plan_months: quantity }];
  const body = { items, amount: quantity, includes_used: false, reason: 'A mistake' };
  return request(server, admin, `orders/${order.id}/refund/`, body);
}

const bare = (key: string, quantity: number) =>
  ({ key, plan_type: 'student', quantity, actor: null }) as const;

const refusals: readonly unknown[] = [
  'plan_transfers_key',
  'plan_accounts_not_negative',
  'plan_accounts_held',
];

const posting = (server: TestApp, moved: Movement) => async (): Promise<Outcome> => {
  try {
    await server.database.db.transaction((tx) => post(tx, [moved], server.clock.now));
    return { isDone: true, isExpected: true, told: moved.key };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : error;
    const constraint =
      cause instanceof Error && 'constraint' in cause ? cause.constraint : String(cause ?? error);
    // Another one of the same key was faster: that it was done is told by that one.
    return {
      isDone: false,
      isExpected: refusals.includes(constraint),
      told: `${moved.key} ${String(constraint)}`,
    };
  }
};
