import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ConfirmRequest, Question } from './question.ts';

let question: Question | undefined;
const listeners = new Set<() => void>();

function show(next: Question): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks; resolves to true when confirmed, to false when closed in any other way. A second question closes the first. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  question?.answer(false);
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      resolve(confirmed);
      if (question?.answer === answer) show({ request, open: false, answer });
    };
    show({ request, open: true, answer });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loaded with the first question: the sign-in screen needs no dialog. */
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Where `confirm` appears; mounted once, by the provider. */
export function DialogHost() {
  const asked = useSyncExternalStore(subscribe, () => question);
  return asked === undefined ? null : (
    <Suspense fallback={null}>
      <ConfirmDialog question={asked} />
    </Suspense>
  );
}
