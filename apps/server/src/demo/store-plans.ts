/** Stores the plans of the demonstration school: grants, some used and some still in stock. */
import { planDay } from '@mindhero/contract/calendar';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Movement, type PlanType, post } from '../entities/plans/books.ts';
import { addDays, addMonths, nextPeriod } from '../entities/plans/months.ts';
import * as schema from '../platform/db/schema/index.ts';

/** The plans end some weeks ahead; nobody ends on the day on which somebody looks. */
const DAYS_LEFT: Readonly<Record<PlanType, number>> = { student: 24, teacher: 61, director: 61 };
const MONTHS = 6;
/** Some pupils’ end sooner, so that there is somebody to extend. */
const ENDING = { every: 8, days: 9 } as const;

/** Plan-months that are there to be activated. */
const IN_STOCK: Readonly<Record<PlanType, number>> = { student: 90, teacher: 12, director: 0 };

/** Whom a plan is for. */
export interface PlanHolder {
  readonly id: number;
  readonly type: PlanType;
  readonly activatedBy: number;
}

/** Everybody’s plan, and the stocks of those who manage plans. */
export async function storePlans(
  client: pg.PoolClient,
  holders: readonly PlanHolder[],
  managers: readonly number[],
  admin: number,
  now: Date,
): Promise<void> {
  const db = drizzle(client, { schema });
  const today = planDay(now);
  const startOf = (type: PlanType, index: number) => {
    const isEnding = type === 'student' && index % ENDING.every === ENDING.every - 1;
    return addMonths(addDays(today, (isEnding ? ENDING.days : DAYS_LEFT[type]) + 1), -MONTHS);
  };
  const grant = { from: { kind: 'world' }, reason: 'grant', actor: admin } as const;
  const used = holders.map(({ id, type }): Movement => ({
    ...grant,
    key: `demo:used:${id}:${type}`,
    plan_type: type,
    to: { kind: 'used', owner: id },
    quantity: MONTHS,
  }));
  const stocks = managers.flatMap((owner) =>
    (['student', 'teacher', 'director'] as const)
      .filter((type) => IN_STOCK[type] > 0)
      .map((type): Movement => ({
        ...grant,
        key: `demo:stock:${owner}:${type}`,
        plan_type: type,
        to: { kind: 'stock', owner },
        quantity: IN_STOCK[type],
        note: 'Mindhero',
      })),
  );
  const posted = await post(db, [...used, ...stocks], now);
  const transferOf = new Map(posted.map(({ key, id }) => [key, id]));
  await db.insert(schema.subscriptions).values(
    holders.map(({ id, type, activatedBy }, index) => {
      const period = nextPeriod(null, MONTHS, startOf(type, index));
      const transfer_id = transferOf.get(`demo:used:${id}:${type}`);
      if (transfer_id === undefined) throw new Error(`no plan was posted for ${id}`);
      return {
        ...period,
        user_id: id,
        type,
        activated_by: activatedBy,
        months: MONTHS,
        transfer_id,
        created_at: new Date(`${period.start_date}T09:00:00Z`),
      };
    }),
  );
}
