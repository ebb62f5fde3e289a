/** A student's memory spans, beside what is usual at each age. For those who teach only. */
import type { Span, SpanBand, SpanKind } from '@mindhero/contract/play';
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { plays, users } from '../../platform/db/schema/index.ts';

/** Working bands: how many in a row are usual at an age. They are rough; nothing is known of tiles backwards. */
export const spanBands: readonly SpanBand[] = [
  { from_age: 6, to_age: 6, usual: { digits_forward: 4, digits_backward: 2, tiles_forward: 4 } },
  { from_age: 7, to_age: 8, usual: { digits_forward: 5, digits_backward: 3, tiles_forward: 4.5 } },
  { from_age: 9, to_age: 10, usual: { digits_forward: 5.5, digits_backward: 3.5, tiles_forward: 5 } },
  { from_age: 11, to_age: 12, usual: { digits_forward: 6, digits_backward: 4, tiles_forward: 5.5 } },
  { from_age: 13, to_age: 14, usual: { digits_forward: 6.5, digits_backward: 4.5, tiles_forward: 6 } },
];

export interface SpanPlay {
  readonly kind: SpanKind;
  readonly span: number;
  readonly finished_at: Date;
}

/** Of each kind that was played: how often, the best, the first and the latest. @param played oldest first */
export function spansOf(played: readonly SpanPlay[]): Span[] {
  return [...Map.groupBy(played, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const [first, latest] = [ofKind.at(0), ofKind.at(-1)];
    const best = ofKind.toSorted((a, b) => b.span - a.span)[0];
    if (first === undefined || latest === undefined || best === undefined) return [];
    return {
      kind,
      plays: ofKind.length,
      best: best.span,
      best_at: best.finished_at.toISOString(),
      first: first.span,
      latest: latest.span,
    };
  });
}

/**
 * The spans of the student's plays that count for records; null if there is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findSpans(db: Database, visible: SQL, studentId: number): Promise<Span[] | null> {
  const counted = and(
    eq(plays.user_id, users.id),
    eq(plays.game, 'sequence'),
    isNotNull(plays.finished_at),
    sql`${plays.flags} <@ '{overlap}'`,
  );
  const rows = await db
    .select({
      kind: sql<SpanKind>`(${plays.settings}->>'item') || '_' || (${plays.settings}->>'direction')`,
      span: sql<number | null>`(${plays.metrics}->>'span')::int`,
      finished_at: plays.finished_at,
    })
    .from(users)
    .leftJoin(plays, counted)
    .where(and(eq(users.id, studentId), visible))
    .orderBy(asc(plays.finished_at), asc(plays.id));
  if (rows.length === 0) return null;
  return spansOf(
    rows.flatMap(({ kind, span, finished_at }) =>
      span === null || finished_at === null ? [] : { kind, span, finished_at },
    ),
  );
}
