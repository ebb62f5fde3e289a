/** Price lists: which holds, and how administrators make them. */
import { planDay } from '@mindhero/contract/calendar';
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { createPrices, Prices, Quote, WishedItem } from '@mindhero/contract/plans/price';
import { quoteFor } from '@mindhero/contract/plans/quote';
import { desc, eq, lte } from 'drizzle-orm';
import { record } from '../../entities/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { priceLists } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { faultsOfWish, offers } from './rules.ts';

type Row = typeof priceLists.$inferSelect;

const toPrices = ({ id, effective_from, prices }: Row): Prices => ({ id, effective_from, ...prices });

const newestFirst = [desc(priceLists.effective_from), desc(priceLists.id)];

/** All of them, the newest first. There are as many as administrators have made by hand. */
export async function findPrices(db: Database): Promise<Prices[]> {
  const rows = await db
    .select()
    .from(priceLists)
    .orderBy(...newestFirst);
  return rows.map(toPrices);
}

/** Those that hold on a calendar day; null before the first. */
export async function pricesOn(db: Database, day: string): Promise<Prices | null> {
  const [row] = await db
    .select()
    .from(priceLists)
    .where(lte(priceLists.effective_from, day))
    .orderBy(...newestFirst)
    .limit(1);
  return row === undefined ? null : toPrices(row);
}

/**
 * What a wish costs now.
 * @throws ApiError 422 for what the caller may not buy, or what has no price or none to pay
 */
export async function quoteOf(
  db: Database,
  { role }: Pick<Actor, 'role'>,
  items: readonly WishedItem[],
  now: Date,
): Promise<Quote> {
  const errors = faultsOfWish(offers[role], items);
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  const prices = await pricesOn(db, planDay(now));
  return prices === null ? refuseField('body.items', 'not_an_option') : quoteFor(prices, items);
}

/**
 * Sets prices from a day on.
 * @throws ApiError 422 for a day that is over; if they take the place of others, what `removePrices` says of those
 */
export async function addPrices(
  tx: Database,
  actor: Actor,
  { effective_from, replaces, ...prices }: ParsedRequestOf<typeof createPrices>['body'],
  now: Date,
): Promise<Prices> {
  if (effective_from < planDay(now)) refuseField('body.effective_from', 'in_the_past');
  const [row] = await tx
    .insert(priceLists)
    .values({ effective_from, prices, made_by: actor.id, made_at: now })
    .returning();
  if (row === undefined) throw new Error('nothing was inserted');
  await recordPrices(tx, { actor, now }, 'created', row);
  if (replaces !== undefined) await removePrices(tx, actor, replaces, now);
  return toPrices(row);
}

/** Takes prices back that never held. @throws ApiError 404, 409 in_use if their day has come */
export async function removePrices(tx: Database, actor: Actor, id: number, now: Date): Promise<void> {
  const [row] = await tx.delete(priceLists).where(eq(priceLists.id, id)).returning();
  if (row === undefined) throw new ApiError('not_found');
  if (row.effective_from <= planDay(now)) throw new ApiError('in_use');
  await recordPrices(tx, { actor, now }, 'deleted', row);
}

const recordPrices = (
  tx: Database,
  by: Parameters<typeof record>[1],
  action: 'created' | 'deleted',
  { id, effective_from }: Row,
) =>
  record(tx, by, {
    action,
    subject: 'price_list',
    subject_id: id,
    school_id: null,
    details: { name: effective_from },
  });
