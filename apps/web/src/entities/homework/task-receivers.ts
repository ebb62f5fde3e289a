/**
 * Whom a new task is for: handed from a list to the editor, since an address has no room for a class by name. It is taken
 * once; what is written then is kept as a draft.
 */
export interface Receiver {
  readonly kind: 'group' | 'student';
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

let handed: readonly Receiver[] = [];

/** The next task that is begun is for these. */
export function handReceivers(receivers: readonly Receiver[]): void {
  handed = receivers;
}

/** Those who were handed over since the last time; nobody mostly. */
export function takeReceivers(): readonly Receiver[] {
  const taken = handed;
  handed = [];
  return taken;
}
