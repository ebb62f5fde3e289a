/** What a pupil is told when something else comes than was expected. */
import { useTranslation } from 'react-i18next';
import { ApiError, isUnreachable } from '../../../platform/client.ts';
import { tell } from '../../../platform/failures.ts';
import type { Note } from './steps.ts';

type Failure = 'offline' | 'not_arrived' | 'not_yet_available' | 'no_subscription' | 'failed';

/** Why the way on could not be asked for. */
export function failureOf(error: unknown): Exclude<Failure, 'not_arrived'> {
  if (isUnreachable(error)) return 'offline';
  const code = error instanceof ApiError ? error.code : null;
  return code === 'not_yet_available' || code === 'no_subscription' ? code : 'failed';
}

/** Whether the homework is there no more. */
export function isTakenBack(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/** Tells it in a toast. */
export function useNotes(): (note: Note | Failure) => void {
  const { t } = useTranslation('homework');
  return (note) =>
    tell({
      kind: note === 'failed' || note === 'offline' ? 'warning' : 'info',
      title: t(`note.${note}.title`),
      text: t(`note.${note}.text`),
    });
}
