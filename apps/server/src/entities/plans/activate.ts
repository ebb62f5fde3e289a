/** Plan-months that become periods: the one way in which plans begin and go on. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import type { AuditEntry } from '../audit.ts';
import {
  type AccountName,
  keyOf,
  lockAccounts,
  type LockedAccounts,
  type Movement,
  type PlanType,
  post,
} from './books.ts';
import { lastPeriods } from './holders.ts';
import { nextPeriod, type Period } from './months.ts';

export interface Activation {
  readonly plan_type: PlanType;
  readonly people: readonly number[];
  readonly months: number;
  /** Whose plan-months they are. */
  readonly from: AccountName;
  /** Null for the product itself, when a payment came. */
  readonly actor: number | null;
  readonly now: Date;
  /** The calendar day of `now` in the zone of plans. */
  readonly today: string;
  readonly order?: number;
}

/** What a person gets by it. */
export interface Begun extends Period {
  readonly user_id: number;
  /** It follows a plan without a gap. */
  readonly is_extension: boolean;
}

export interface Activated {
  readonly begun: readonly Begun[];
  /** Plan-months that the account had before; 0 of the world. */
  readonly before: number;
}

type Wish = Pick<Activation, 'people' | 'months' | 'today'>;

/** What each gets. @param lastOf the period of a person that ends last */
const begunBy = ({ people, months, today }: Wish, lastOf: (id: number) => Period | null): Begun[] =>
  people.map((user_id) => {
    const before = lastOf(user_id);
    const period = nextPeriod(before, months, today);
    return { ...period, user_id, is_extension: before !== null && period.anchor === before.anchor };
  });

/** What each would get now. */
export async function foresee(db: Database, wish: Wish & Pick<Activation, 'plan_type'>): Promise<Begun[]> {
  const last = await lastPeriods(db, wish.plan_type, wish.people);
  return begunBy(wish, (id) => last.get(id) ?? null);
}

/** An account has fewer plan-months than were wished for. */
export class NotEnough extends Error {
  override readonly name = 'NotEnough';
  readonly available: number;

  constructor(available: number) {
    super(`there are ${available} plan-months`);
    this.available = available;
  }
}

/**
 * Takes the plan-months and makes the periods.
 * @throws NotEnough
 */
export async function activate(tx: Database, wish: Activation): Promise<Activated> {
  const { plan_type, people, months, from, now } = wish;
  // Whoever activates for one of them at the same time waits here, and then sees these periods.
  const { accounts, balance: before } = await expectEnough(tx, from, months * people.length, {
    plan_type,
    others: people.map((owner) => ({ kind: 'used', owner })),
  });
  const { begun, movements } = activation(accounts, wish);
  await post(tx, movements, now, accounts);
  return { begun, before };
}

/** What is to be posted for it. @param accounts of all people, locked, and so how long their plans last stays */
export function activation(
  accounts: LockedAccounts,
  wish: Omit<Activation, 'now'>,
): { readonly begun: readonly Begun[]; readonly movements: readonly Movement[] } {
  const { plan_type, months, from, actor, order } = wish;
  const to = (owner: number): AccountName => ({ kind: 'used', owner });
  const begun = begunBy(wish, (id) => accounts.get(keyOf(to(id), plan_type))?.last ?? null);
  const wishId = randomUUID();
  const movements = begun.map(({ user_id, is_extension, ...period }): Movement => ({
    key: `${wishId}:${user_id}`,
    plan_type,
    from,
    to: to(user_id),
    quantity: months,
    reason: is_extension ? 'extension' : 'activation',
    actor,
    period,
    ...(order !== undefined && { order }),
  }));
  return { begun, movements };
}

/** What the record says of each who got a plan. @param people with their schools */
export function activationEntries(
  { begun }: Activated,
  { plan_type, months }: Pick<Activation, 'plan_type' | 'months'>,
  people: readonly { readonly id: number; readonly school_id: number | null }[],
): AuditEntry[] {
  const schools = new Map(people.map(({ id, school_id }) => [id, school_id]));
  return begun.map(({ user_id, is_extension }) => ({
    action: is_extension ? 'extended' : 'activated',
    subject: 'person',
    subject_id: user_id,
    school_id: schools.get(user_id) ?? null,
    details: { plan_type, plan_months: months },
  }));
}

/**
 * Locks an account and others that are to be locked with it, in their order.
 * @returns what it has to be used, which stays so until the transaction ends (0 of the world), and all accounts as `post` takes them
 * @throws NotEnough
 */
export async function expectEnough(
  tx: Database,
  from: AccountName,
  quantity: number,
  { plan_type, others }: { readonly plan_type: PlanType; readonly others: readonly AccountName[] },
): Promise<{ readonly balance: number; readonly accounts: LockedAccounts }> {
  const accounts = await lockAccounts(
    tx,
    [from, ...others].map((name) => ({ ...name, plan_type })),
  );
  if (from.kind === 'world') return { balance: 0, accounts };
  const found = accounts.get(keyOf(from, plan_type));
  const balance = found === undefined ? 0 : found.balance - found.held;
  if (balance < quantity) throw new NotEnough(balance);
  return { balance, accounts };
}
