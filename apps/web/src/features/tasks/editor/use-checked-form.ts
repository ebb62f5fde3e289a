import type { FieldError } from '@mindhero/contract/errors';
import { useCallback, useRef } from 'react';
import { ApiError } from '../../../platform/client.ts';
import { blockFaults } from './check-blocks.ts';
import type { EditorAction } from './editor-state.ts';
import type { TaskDraft } from './task-draft.ts';
import { faultsOf, type Faults, isFaultless } from './task-faults.ts';
import { blocksOf } from './task-request.ts';

const wrong = '[aria-invalid="true"], [data-fault], [data-wrong="true"] [aria-pressed]';

/** Tells what is wrong with a draft at its places, and leads to the first of them. */
export function useCheckedForm(dispatch: (action: EditorAction) => void) {
  const form = useRef<HTMLDivElement>(null);

  const tell = useCallback(
    (faults: Faults) => {
      dispatch({ type: 'refuse', faults });
      // Once they are drawn.
      setTimeout(() => form.current?.querySelector<HTMLElement>(wrong)?.focus());
    },
    [dispatch],
  );

  /** Whether the draft may be sent, as far as can be said here. */
  async function passes(
    draft: TaskDraft,
    ofFields: readonly FieldError[],
    withBlocks: boolean,
  ): Promise<boolean> {
    const ofBlocks = withBlocks ? await blockFaults(blocksOf(draft)) : [];
    const faults = faultsOf([...ofFields, ...ofBlocks], draft);
    tell(faults);
    return isFaultless(faults);
  }

  /** Tells the server's findings; false if it had none to tell. */
  function refused(error: unknown, draft: TaskDraft): boolean {
    if (!(error instanceof ApiError)) return false;
    const faults = faultsOf(error.fields, draft);
    tell(faults);
    return !isFaultless(faults);
  }

  return { form, passes, refused };
}
