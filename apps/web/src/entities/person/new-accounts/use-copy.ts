import { toast } from '@mindhero/ui/toasts';
import { useTranslation } from 'react-i18next';

/** Puts a text on the clipboard and says whether it is there; browsers refuse it outside of safe connections. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation(['accounts', 'common']);
  const closeLabel = t('common:buttons.close');
  return async (text) => {
    try {
      // Without a safe connection there is no clipboard at all, whatever its type says.
      if (!('clipboard' in navigator)) throw new Error('no clipboard');
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ kind: 'warning', text: t('accounts:not_copied'), closeLabel });
      return false;
    }
    toast({ kind: 'success', text: t('accounts:copied'), closeLabel });
    return true;
  };
}
