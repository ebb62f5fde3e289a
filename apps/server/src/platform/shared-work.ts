/** Work that many ask for at the same time, done once for all of them. */

/**
 * A caller who asks while the work is being done waits until it is done once more, together with all others who do:
 * nobody gets what was begun before they asked.
 */
export function shareWork<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new Map<Key, Promise<Result>>();
  /** What begins when that is over. */
  const next = new Map<Key, Promise<Result>>();

  function begin(key: Key): Promise<Result> {
    next.delete(key);
    const begun = work(key).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  }

  return (key) => {
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const current = running.get(key);
    if (current === undefined) return begin(key);
    const after = () => begin(key);
    const joined = current.then(after, after);
    next.set(key, joined);
    return joined;
  };
}
