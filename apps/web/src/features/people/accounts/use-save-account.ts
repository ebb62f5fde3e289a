import { toast } from '@mindhero/ui/toasts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../platform/failures.ts';
import { isChangedMeanwhile, isOfFields } from '../../../platform/fault-texts.ts';
import { forgetPeople } from './use-account-steps.ts';

interface Saving<Body> {
  /** Under which the account is kept. */
  readonly queryKey: QueryKey;
  /** Answers the account as it is then. */
  readonly save: (body: Body) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** Stores an account; if somebody else was faster, it is asked for once more. */
export function useSaveAccount<Body>({ queryKey, save, onSaved }: Saving<Body>) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (saved) => {
      queries.setQueryData(queryKey, saved);
      toast({ kind: 'success', text: t('accounts:edit.saved'), closeLabel: t('common:buttons.close') });
      onSaved();
      await forgetPeople(queries);
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await queries.invalidateQueries({ queryKey });
      else if (!isOfFields(error)) toastFailure('update', 'user_data', error);
    },
  });
}
