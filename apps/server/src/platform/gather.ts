/** Work that costs little more for many than for one: whoever comes while others are served is served with the next ones. */

interface Options<Item> {
  /** How many pieces of work are under way at once. */
  readonly atOnce: number;
  /** How many items one of them takes. */
  readonly most: number;
  /** Only items of one kind go together; all do where nothing is said. */
  readonly kindOf?: (item: Item) => string;
  /** Whether a failure would meet everybody. */
  readonly failsAll: (reason: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  settle(result: PromiseSettledResult<Result>): void;
}

/**
 * Who comes alone does not wait. What fails for several is tried for each by itself: nobody fails for another's sake.
 * What fails for all fails at once, for those who wait as well: to try it anew would take each of them its time.
 * @param work gives the results of all items, in their order; it has to be harmless when it is done twice
 */
export function gatherWork<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, most, kindOf = () => '', failsAll }: Options<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function resultsOf(items: readonly Item[]): Promise<readonly PromiseSettledResult<Result>[]> {
    try {
      const results = await work(items);
      return results.map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (failsAll(reason)) {
        failWaiting(reason);
        return items.map(() => ({ status: 'rejected', reason }));
      }
      if (items.length === 1) return [{ status: 'rejected', reason }];
      return (await Promise.all(items.map((item) => resultsOf([item])))).flat();
    }
  }

  function failWaiting(reason: unknown): void {
    const failed = waiting;
    waiting = [];
    for (const { settle } of failed) settle({ status: 'rejected', reason });
  }

  /** The first who waits, with others of the same kind. */
  function next(): readonly Waiting<Item, Result>[] {
    const kinds = waiting.map(({ item }) => kindOf(item));
    const taken = new Set(waiting.filter((_, index) => kinds[index] === kinds[0]).slice(0, most));
    waiting = waiting.filter((one) => !taken.has(one));
    return [...taken];
  }

  async function serve(): Promise<void> {
    running++;
    const served = next();
    const results = await resultsOf(served.map(({ item }) => item));
    for (const [index, result] of results.entries()) served[index]?.settle(result);
    running--;
    if (waiting.length > 0) void serve();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({
        item,
        settle: (result) => (result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason)),
      });
      if (running < atOnce) void serve();
    });
}
