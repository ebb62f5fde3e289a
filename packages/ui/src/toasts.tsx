import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './toast.ts';

let everShown = false;
const listeners = new Set<() => void>();

/** Loaded with the first toast: the sign-in screen needs none. */
const load = () => import('./toast-list.tsx');
const ToastList = lazy(load);

/** Shows a message bottom right. It stays long enough to be read, while pointed at or focused, and can be closed. */
export function toast(message: Toast): void {
  everShown = true;
  for (const listener of listeners) listener();
  void load().then((list) => list.push(message));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; mounted once, by the provider. */
export function ToastHost() {
  const needed = useSyncExternalStore(subscribe, () => everShown);
  return needed ? (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  ) : null;
}
