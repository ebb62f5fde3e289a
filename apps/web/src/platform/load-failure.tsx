import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';
import { describeFailure, type Item } from './failures.ts';

interface LoadFailureProps {
  readonly item: Item;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Stands where something could not be loaded, for queries without a toast: why, and another try. */
export function LoadFailure({ item, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      title={t('failed.title.load')}
      text={describeFailure('load', item, error)}
      action={<Button onClick={() => void onRetry()}>{t('buttons.retry')}</Button>}
    />
  );
}
