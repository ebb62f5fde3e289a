import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ConfirmRequest {
  readonly kind: 'danger' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Label of the button that leaves everything as it is. */
  readonly closeLabel: string;
}

export interface Question {
  readonly request: ConfirmRequest;
  /** False once answered: the dialog closes, and the focus returns to where it was. */
  readonly open: boolean;
  readonly answer: (confirmed: boolean) => void;
}

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
