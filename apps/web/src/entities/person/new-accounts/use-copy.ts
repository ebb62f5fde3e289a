import { useTranslation } from 'react-i18next';
import { tell, toastDone } from '../../../platform/failures.ts';

/** Puts a text on the clipboard and says whether it is there; browsers refuse it outside of safe connections. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { t } = useTranslation('accounts');
  return async (text) => {
    try {
      // Without a safe connection there is no clipboard at all, whatever its type says.
      if (!('clipboard' in navigator)) throw new Error('no clipboard');
      await navigator.clipboard.writeText(text);
    } catch {
      tell({ kind: 'warning', text: t('not_copied') });
      return false;
    }
    toastDone(t('copied'));
    return true;
  };
}
