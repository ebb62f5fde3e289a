/** A task's students as they work, for everybody in front of whom the table stands: server-sent events. */
import { homeworkChannel, readNotice } from '../../entities/homework/tell.ts';
import type { Notices } from '../../platform/db/notices.ts';

export interface Live {
  /** The events of one watcher; they end when the signal aborts, the time is over, or the task is taken back. */
  watch(taskId: number, signal: AbortSignal): AsyncGenerator<string>;
}

interface Options {
  readonly notices: Notices;
  /** The students of a task, or just some, as JSON; null if it was taken back. */
  readonly students: (taskId: number, only: readonly number[] | null) => Promise<string | null>;
  /** After so long the watcher asks again, with a token of then. */
  readonly longestMs: number;
  readonly onError: (error: unknown) => void;
}

/** What happens within this time is told at once: a class that finishes together is one event. */
const GATHER_MS = 250;

/** Proxies close what is silent. */
const HEARTBEAT_MS = 15_000;

/** Who does not read is sent away, and asks again. */
const MOST_UNREAD = 50;

interface Watcher {
  readonly unread: string[];
  isOver: boolean;
  wake(): void;
}

/** Changed students of a task; null: perhaps all of them. */
type Changed = Set<number> | null;

export function createLive({ notices, students, longestMs, onError }: Options): Live {
  const watchers = new Map<number, Set<Watcher>>();
  const changed = new Map<number, Changed>();
  let listening: Promise<unknown> | null = null;

  function note(taskId: number, userId: number | null): void {
    if (!watchers.has(taskId)) return;
    if (changed.size === 0) setTimeout(() => void tellAll(), GATHER_MS).unref();
    const ofTask = changed.get(taskId);
    if (userId === null || ofTask === null) changed.set(taskId, null);
    else changed.set(taskId, (ofTask ?? new Set()).add(userId));
  }

  async function tellAll(): Promise<void> {
    const due = [...changed];
    changed.clear();
    for (const [taskId, ofTask] of due) {
      try {
        const found = await students(taskId, ofTask && [...ofTask]);
        for (const watcher of watchers.get(taskId) ?? []) tell(watcher, found);
      } catch (error) {
        onError(error);
        // They ask again, and then get all.
        for (const watcher of watchers.get(taskId) ?? []) tell(watcher, null);
      }
    }
  }

  function tell(watcher: Watcher, found: string | null): void {
    if (found === null || watcher.unread.length >= MOST_UNREAD) watcher.isOver = true;
    else watcher.unread.push(eventOf(found));
    watcher.wake();
  }

  function listen(): Promise<unknown> {
    listening ??= notices
      .listen(homeworkChannel, {
        notice(payload) {
          const { task_id, user_id } = readNotice(payload);
          note(task_id, user_id);
        },
        gap: () => [...watchers.keys()].forEach((taskId) => note(taskId, null)),
      })
      .catch((error: unknown) => {
        listening = null;
        throw error;
      });
    return listening;
  }

  async function* watch(taskId: number, signal: AbortSignal): AsyncGenerator<string> {
    const watcher: Watcher = { unread: [], isOver: false, wake: () => {} };
    const ofTask = watchers.get(taskId) ?? new Set();
    watchers.set(taskId, ofTask.add(watcher));
    const end = () => {
      watcher.isOver = true;
      watcher.wake();
    };
    const timer = setTimeout(end, longestMs).unref();
    signal.addEventListener('abort', end);
    try {
      // Before the first look, so that nothing happens unseen between the two.
      await listen();
      const all = await students(taskId, null);
      if (all === null) return;
      yield `retry: 2000\n\n${eventOf(all)}`;
      while (!watcher.isOver && !signal.aborted) {
        const event = watcher.unread.shift();
        if (event !== undefined) yield event;
        else if (await isSilent(watcher)) yield ':\n\n';
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      ofTask.delete(watcher);
      if (ofTask.size === 0) watchers.delete(taskId);
    }
  }

  return { watch };
}

/** Waits until there is something to do; true if there was nothing for the time of a heartbeat. */
function isSilent(watcher: Watcher): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), HEARTBEAT_MS).unref();
    watcher.wake = () => {
      clearTimeout(timer);
      resolve(false);
    };
    if (watcher.isOver || watcher.unread.length > 0) watcher.wake();
  });
}

function eventOf(students: string): string {
  return `event: students\ndata: {"students":${students}}\n\n`;
}
