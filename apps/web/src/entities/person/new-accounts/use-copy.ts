import { toast } from '@mindhero/ui/toasts';
import { useTranslation } from 'react-i18next';

/** Puts a text on the clipboard and says so; browsers refuse it outside of safe connections. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation(['accounts', 'common']);
  const closeLabel = t('common:buttons.close');
  return (text) => {
    // Without a safe connection there is no clipboard at all, whatever its type says.
    const written =
      'clipboard' in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
    written.then(
      () => toast({ kind: 'success', text: t('accounts:copied'), closeLabel }),
      () => toast({ kind: 'warning', text: t('accounts:not_copied'), closeLabel }),
    );
  };
}
