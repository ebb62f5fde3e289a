/** What went wrong or is done, told to the person: the one place where errors become words. */
import { toast } from '@mindhero/ui/toasts';
import i18next from 'i18next';
import { ApiError, NetworkError } from './client.ts';
import { network } from './network.ts';
import { TakenBack } from './taken-back.ts';

export type Action = 'load' | 'create' | 'update' | 'delete';
export type Item = keyof (typeof import('../strings/en/common.json'))['item'];

/** "Failed to load user data. Please try again.", and why where the reason is known. */
export function describeFailure(action: Action, item: Item, error: unknown): string {
  const failed = saidOf(action, item);
  // To try again would not help.
  if (error instanceof ApiError && error.code === 'no_school') return i18next.t('common:reason.no_school');
  const reason = reasonOf(action, error);
  return reason === null ? failed : `${failed} ${reason}`;
}

function saidOf(action: Action, item: Item): string {
  // What is counted anew for every look may take its time.
  if (action === 'load' && item === 'statistics') return i18next.t('common:failed.load_statistics');
  return i18next.t(`common:failed.${action}`, { item: i18next.t(`common:item.${item}`) });
}

function reasonOf(action: Action, error: unknown): string | null {
  if (error instanceof NetworkError) {
    const mayHaveArrived = action !== 'load' && network.isReachable();
    return i18next.t(mayHaveArrived ? 'common:reason.no_answer' : 'common:reason.offline');
  }
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'too_many_requests') return i18next.t('common:reason.too_many_requests');
  if (error.code === 'unavailable') return i18next.t('common:reason.unavailable');
  if (error.code === 'key_reused') return i18next.t('common:reason.key_reused');
  return null;
}

/** Shows a failed action as a toast; what was taken back has not failed, and the way to the sign-in tells of a session's end. */
export function toastFailure(action: Action, item: Item, error: unknown): void {
  if (error instanceof TakenBack || (error instanceof ApiError && error.status === 401)) return;
  const title = i18next.t(`common:failed.title.${action}`);
  tell({ kind: 'danger', title, text: describeFailure(action, item, error) });
}

/** Tells that something is done. */
export const toastDone = (text: string): void => tell({ kind: 'success', text });

/** Shows a toast that can be closed. */
export function tell(told: Omit<Parameters<typeof toast>[0], 'closeLabel'>): void {
  toast({ ...told, closeLabel: i18next.t('common:buttons.close') });
}
