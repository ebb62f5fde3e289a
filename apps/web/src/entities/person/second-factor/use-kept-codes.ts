import { useTranslation } from 'react-i18next';
import { useShownOnce } from '../new-accounts/use-shown-once.ts';

/** Recovery codes do not go before they were kept, or the person was asked. */
export function useKeptCodes() {
  const { t } = useTranslation('second_factor');
  return useShownOnce(10, { title: t('ask'), text: t('ask_text') });
}
