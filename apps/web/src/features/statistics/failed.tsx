import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';

/** Stands where a view could not be loaded, with another try. */
export function Failed({ onRetry }: { readonly onRetry: () => unknown }) {
  const { t } = useTranslation(['statistics', 'common']);
  return (
    <ErrorState
      title={t('common:failed.title.load')}
      text={t('statistics:failed')}
      action={<Button onClick={() => void onRetry()}>{t('common:buttons.retry')}</Button>}
    />
  );
}
