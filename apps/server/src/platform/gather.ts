/** Work that costs little more for many than for one: whoever comes while others are served is served with the next ones. */

interface Options<Item> {
  /** How many pieces of work are under way at once. */
  readonly atOnce: number;
  /** How many of them of one kind; as many if nothing is said. With one, whoever comes meanwhile goes together afterwards. */
  readonly ofKindAtOnce?: number;
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
 * Who comes in the same turn of the event loop goes together, as requests do that have arrived while something else was computed;
 * who comes alone waits for no more than that. What fails for several is tried for each by itself: nobody fails for another's sake.
 * What fails for all fails at once, for those who wait as well: to try it anew would take each of them its time.
 * @param work gives the results of all items, in their order; it has to be harmless when it is done twice
 */
export function gatherWork<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  { atOnce, ofKindAtOnce = atOnce, most, kindOf = () => '', failsAll }: Options<Item>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  /** The kind of each piece of work that is under way. */
  const running: string[] = [];
  let isDue = false;

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

  /** The first who may be served now, with others of the same kind. */
  function next(): { readonly kind: string; readonly served: readonly Waiting<Item, Result>[] } | null {
    const kinds = waiting.map(({ item }) => kindOf(item));
    const kind = kinds.find((one) => running.filter((other) => other === one).length < ofKindAtOnce);
    if (kind === undefined) return null;
    const served = waiting.filter((_, index) => kinds[index] === kind).slice(0, most);
    const taken = new Set(served);
    waiting = waiting.filter((one) => !taken.has(one));
    return { kind, served };
  }

  async function serve(kind: string, served: readonly Waiting<Item, Result>[]): Promise<void> {
    running.push(kind);
    const results = await resultsOf(served.map(({ item }) => item));
    for (const [index, result] of results.entries()) served[index]?.settle(result);
    running.splice(running.indexOf(kind), 1);
    serveWaiting();
  }

  /** At the end of this turn, when all are there who come in it. */
  function serveSoon(): void {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      serveWaiting();
    });
  }

  function serveWaiting(): void {
    while (running.length < atOnce) {
      const some = next();
      if (some === null) return;
      void serve(some.kind, some.served);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({
        item,
        settle: (result) => (result.status === 'fulfilled' ? resolve(result.value) : reject(result.reason)),
      });
      serveSoon();
    });
}
