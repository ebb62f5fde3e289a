import { useEffect, useRef, useState } from 'react';
import { type KeptDraft, keptDraft } from '../../platform/form/kept-draft.ts';

interface Kept<Values> {
  /** Of what the form was opened with; null for something new. */
  readonly version: number | null;
  readonly changes: Partial<Values>;
}

/** What is typed in an editor of materials, kept on the device until it is sent or thrown away. */
export function useKeptChanges<Values extends object>(
  name: string,
  version: number | null,
  understand: (stored: object) => Partial<Values>,
) {
  const [draft] = useState<KeptDraft<Kept<Values>>>(() =>
    keptDraft(name, (stored) => {
      if (typeof stored !== 'object' || stored === null) return null;
      const { version: of, changes } = stored as { version?: unknown; changes?: unknown };
      if (typeof changes !== 'object' || changes === null) return null;
      const understood = understand(changes);
      if (Object.keys(understood).length === 0) return null;
      return { version: typeof of === 'number' ? of : null, changes: understood };
    }),
  );
  const [restored, setRestored] = useState(() => draft.read());
  const isSent = useRef(false);
  return {
    /** What was typed here before; null for nothing. */
    restored,
    /** It was typed over another version than the one that is stored now. */
    isOutdated: restored !== null && restored.version !== version,
    typed: () => restored?.changes ?? {},
    /** What was restored has been thrown away. */
    discard: () => setRestored(null),
    /** It is sent: nothing is kept from now on. */
    finish: () => {
      isSent.current = true;
      draft.forget();
    },
    keep: (changes: Partial<Values>) => {
      if (isSent.current) return;
      if (Object.keys(changes).length === 0) draft.forget();
      else draft.keep({ version: restored?.version ?? version, changes });
    },
  };
}

/** Keeps what is typed whenever it changes. */
export function useKeeping<Values extends object>(
  { keep }: { readonly keep: (changes: Partial<Values>) => void },
  changes: Partial<Values>,
): void {
  useEffect(() => keep(changes));
}
