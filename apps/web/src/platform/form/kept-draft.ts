/** What is written in a form and not sent yet stays on the device, so that a reload loses nothing. Pure but for the storage. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One draft on the device. */
export interface KeptDraft<Draft> {
  /** What was written here before; null if nothing, or nothing that the form still understands. */
  read(): Draft | null;
  keep(draft: Draft): void;
  forget(): void;
}

/**
 * @param name of the draft among all that the device keeps: what it is of, and whose
 * @param understand takes what was stored; null for what the form does not know. It may throw.
 */
export function keptDraft<Draft>(
  name: string,
  understand: (stored: unknown) => Draft | null,
  storage: Store = localStorage,
): KeptDraft<Draft> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return stored === null ? null : understand(stored);
      } catch {
        return null;
      }
    },
    keep(draft) {
      try {
        storage.setItem(name, JSON.stringify(draft));
      } catch (error) {
        // A full disk: only a reload would lose it.
        console.warn('This device could not keep the draft', error);
      }
    },
    forget: () => storage.removeItem(name),
  };
}
