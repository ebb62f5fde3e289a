/** Messages that wait to be read, the oldest first. */
import type { Toast } from './toast.ts';

export interface QueuedToast extends Toast {
  readonly id: number;
}

/** More at once nobody reads; the others wait. */
const MOST_IN_SIGHT = 4;

export interface ToastQueue {
  readonly push: (toast: Toast) => void;
  readonly dismiss: (id: number) => void;
  /** Those that are in sight; the same array until something changes. */
  readonly inSight: () => readonly QueuedToast[];
  /** Tells of every change; returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let all: readonly QueuedToast[] = [];
  let inSight = all;
  let last = 0;

  function change(next: readonly QueuedToast[]) {
    all = next;
    inSight = all.slice(0, MOST_IN_SIGHT);
    for (const listener of listeners) listener();
  }

  return {
    push: (toast) => change([...all, { ...toast, id: ++last }]),
    dismiss: (id) => change(all.filter((one) => one.id !== id)),
    inSight: () => inSight,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Time to read in milliseconds: a calm pace, never under five seconds. */
export function readingTime({ title = '', text }: Toast): number {
  return Math.max(5000, (title.length + text.length) * 70);
}
