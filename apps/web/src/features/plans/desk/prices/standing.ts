/** Which prices hold today, which will, and which did. Pure. */
import type { Prices } from '@mindhero/contract/plans/price';
import { shiftedDay } from '../../../../entities/plan/days.ts';

export interface PastPrices extends Prices {
  /** The last day on which they held, YYYY-MM-DD; null where others took their place on their first. */
  readonly until: string | null;
}

export interface PricesStanding {
  readonly current: Prices | null;
  /** The next ones first. */
  readonly coming: readonly Prices[];
  /** The last ones first. */
  readonly past: readonly PastPrices[];
}

/** @param lists the newest first @param today YYYY-MM-DD */
export function standingOf(lists: readonly Prices[], today: string): PricesStanding {
  const at = lists.findIndex(({ effective_from }) => effective_from <= today);
  const begun = at < 0 ? [] : lists.slice(at);
  const [current = null, ...before] = begun;
  return {
    current,
    coming: (at < 0 ? lists : lists.slice(0, at)).toReversed(),
    past: before.map((prices, index) => {
      const next = begun[index];
      const until = next === undefined ? null : shiftedDay(next.effective_from, -1);
      return { ...prices, until: until !== null && until >= prices.effective_from ? until : null };
    }),
  };
}
