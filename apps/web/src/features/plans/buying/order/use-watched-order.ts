/** An order that is asked for again and again while a provider may answer. */
import type { Order } from '@mindhero/contract/plans/order';
import { type QueryState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderQuery } from '../../../../entities/plan/orders.ts';
import { forgetPlans } from '../../../../entities/plan/plans.ts';
import { isOnItsWay, wasPaid, storyOf } from './order-story.ts';
import { pauseAfter } from './pauses.ts';

interface Watched {
  /** As it was when it was last heard of. */
  readonly order: Order | undefined;
  /** `asking`: it is looked at by itself; `stopped`: nobody waits that long; `settled`: nothing comes by itself. */
  readonly watch: 'asking' | 'stopped' | 'settled';
  /** Why the last look failed. */
  readonly error: Error | null;
  /** Looks at once, and goes on from the shortest pause. */
  readonly lookAgain: () => void;
}

/** How often it was looked at, be it for nothing. */
const looksOf = (state: Pick<QueryState, 'dataUpdateCount' | 'errorUpdateCount'> | undefined) =>
  state === undefined ? 0 : state.dataUpdateCount + state.errorUpdateCount;

/**
 * Watches an order with growing pauses until it is settled or the patience is over; not while the page is hidden, and at
 * once when somebody comes back to it. What a payment brings is then asked for anew.
 */
export function useWatchedOrder(id: number): Watched {
  const client = useQueryClient();
  const query = orderQuery(id);
  const looks = () => looksOf(client.getQueryState(query.queryKey));
  const [begun, setBegun] = useState(looks);
  const pause = (order: Order | undefined, looked: number) =>
    order !== undefined && isOnItsWay(order) && pauseAfter(looked - begun);
  const { data, error, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    // A look that changes nothing is one less to come: the screen has to know of the last one.
    notifyOnChangeProps: 'all',
    refetchOnWindowFocus: ({ state }) =>
      state.data !== undefined && isOnItsWay(state.data) ? 'always' : false,
    refetchInterval: ({ state }) => pause(state.data, looksOf(state)),
  });
  const isPaid = data !== undefined && wasPaid(storyOf(data));
  useEffect(() => {
    // Its plans are in stock by now, or active.
    if (isPaid) void forgetPlans(client);
  }, [client, isPaid]);
  return {
    order: data,
    watch:
      data === undefined || !isOnItsWay(data)
        ? 'settled'
        : pause(data, looks()) === false
          ? 'stopped'
          : 'asking',
    error,
    lookAgain: () => {
      setBegun(looks());
      void refetch();
    },
  };
}
