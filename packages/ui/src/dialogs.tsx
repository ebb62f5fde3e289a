import { lazy, Suspense, useSyncExternalStore } from 'react';

export interface ConfirmRequest {
  readonly kind: 'danger' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Label of the button that leaves everything as it is. */
  readonly closeLabel: string;
}

export interface OpenDialog {
  readonly request: ConfirmRequest;
  readonly answer: (confirmed: boolean) => void;
}

let open: OpenDialog | undefined;
const listeners = new Set<() => void>();

function show(dialog: OpenDialog | undefined): void {
  open = dialog;
  for (const listener of listeners) listener();
}

/** Asks; resolves to true when confirmed, to false when closed in any other way. A second question closes the first. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      request,
      answer: (confirmed) => {
        show(undefined);
        resolve(confirmed);
      },
    });
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
  const dialog = useSyncExternalStore(subscribe, () => open);
  return dialog === undefined ? null : (
    <Suspense fallback={null}>
      <ConfirmDialog dialog={dialog} />
    </Suspense>
  );
}
