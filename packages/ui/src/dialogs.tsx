import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lastQuestion, onQuestion } from './question.ts';

export { confirm } from './question.ts';

/** Loaded with the first question: the sign-in screen needs no dialog. */
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Where `confirm` appears; mounted once, by the provider. */
export function DialogHost() {
  const question = useSyncExternalStore(onQuestion, lastQuestion);
  return question === undefined ? null : (
    <Suspense fallback={null}>
      <ConfirmDialog key={question.number} question={question} />
    </Suspense>
  );
}
