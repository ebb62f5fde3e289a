/** Pending plays in IndexedDB; in memory where the browser refuses (private windows, a full disk). */
import { createStore, del, get, set, values } from 'idb-keyval';
import type { PendingPlay, Store } from './pending-play.ts';

/** Plays in the browser's database, and in memory where the disk refuses. */
export function deviceStore(): Store {
  const plays = createStore('mindhero', 'outbox');
  // What the disk did not take is at least delivered while this tab lives.
  const unsaved = new Map<string, PendingPlay>();

  return {
    put: async (play) => {
      try {
        await set(play.id, play, plays);
        unsaved.delete(play.id);
      } catch {
        unsaved.set(play.id, play);
      }
    },
    get: async (id) => unsaved.get(id) ?? (await get<PendingPlay>(id, plays).catch(() => undefined)),
    remove: async (id) => {
      unsaved.delete(id);
      await del(id, plays).catch(() => {});
    },
    all: async () => {
      const saved = await values<PendingPlay>(plays).catch(() => []);
      return [...saved.filter((play) => !unsaved.has(play.id)), ...unsaved.values()];
    },
  };
}
