/** Locks between the tabs of one browser: who delivers now, and which play is still being played somewhere. */

export interface Locks {
  /** Whether `isHeld` knows of other tabs. */
  readonly areShared: boolean;
  /** Runs the task while no other tab runs one of the same name. */
  exclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
  /** Takes a lock until it is released or the tab is gone; resolves to the release. */
  hold(name: string): Promise<() => void>;
  isHeld(name: string): Promise<boolean>;
}

const PLAY = 'play ';

/** Held by the tab that plays it. */
export const lockOfPlay = (id: string): string => `${PLAY}${id}`;

/** Whether anybody plays in any tab of this browser. */
export async function isAnyPlayOpen(manager: Pick<LockManager, 'query'>): Promise<boolean> {
  const { held = [] } = await manager.query();
  return held.some(({ name }) => name?.startsWith(PLAY));
}

/** Web Locks. A closed or crashed tab loses its locks at once. */
export function webLocks(manager: LockManager): Locks {
  return {
    areShared: true,
    // The browser's type wraps a promise returned by the task in another one; awaiting it unwraps both.
    exclusive: async (name, task) => await manager.request(name, task),
    hold: (name) =>
      new Promise((resolve, reject) => {
        manager.request(name, () => new Promise<void>((release) => resolve(release))).catch(reject);
      }),
    isHeld: async (name) => (await manager.query()).held?.some((lock) => lock.name === name) ?? false,
  };
}

/**
 * Locks within this tab alone, for pages without Web Locks (plain http on another host). Two tabs may then deliver the
 * same play; the server counts it once all the same. Which play is under way elsewhere, they do not know.
 */
export function tabLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    areShared: false,
    exclusive: (name, task) => {
      const run = (queues.get(name) ?? Promise.resolve()).then(task, task);
      queues.set(name, run);
      return run;
    },
    hold: (name) => {
      held.add(name);
      return Promise.resolve(() => void held.delete(name));
    },
    isHeld: (name) => Promise.resolve(held.has(name)),
  };
}
