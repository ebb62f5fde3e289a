import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';
import { NetworkError } from './client.ts';
import { describeFailure, type Item } from './failures.ts';
import { useReachable } from './network.ts';
import { referenceOf } from './reference.ts';

interface LoadFailureProps {
  readonly item: Item;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Stands where something could not be loaded, for queries without a toast: why, and another try. */
export function LoadFailure({ item, error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common');
  const needsNetwork = !useReachable() && error instanceof NetworkError;
  const reference = referenceOf(error);
  return (
    <ErrorState
      title={t(needsNetwork ? 'needs_network.title' : 'failed.title.load')}
      text={needsNetwork ? t('needs_network.text') : describeFailure('load', item, error)}
      reference={reference && t('reference', { id: reference })}
      action={<Button onClick={() => void onRetry()}>{t('buttons.retry')}</Button>}
    />
  );
}
