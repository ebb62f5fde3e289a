import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { network, useReachable } from '../../platform/network.ts';
import { loadNewVersion } from '../../platform/offline/load-new-version.ts';
import { referenceOf } from '../../platform/reference.ts';
import { codeOf, toldAs } from './error-text.ts';

/** What stands where a screen could not be loaded or broke. Its texts may still be on their way. */
export function Failure(props: ErrorComponentProps) {
  return (
    <Suspense>
      <Told {...props} />
    </Suspense>
  );
}

/** What happened, and another try; of what did not arrive there is perhaps a newer version. */
function Told({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['errors', 'common']);
  const router = useRouter();
  const told = toldAs(codeOf(error, useReachable()));
  const reference = referenceOf(error);
  const retry = useCallback(async () => {
    reset();
    await router.invalidate();
  }, [reset, router]);
  useEffect(() => network.subscribe(() => network.isReachable() && void retry()), [retry]);
  return (
    <ErrorState
      heading="h1"
      title={t(`errors:${told}.title`)}
      text={t(`errors:${told}.text`)}
      reference={reference && t('common:reference', { id: reference })}
      action={
        told === 'incomplete' ? (
          <Button onClick={() => void loadNewVersion()}>{t('common:buttons.reload')}</Button>
        ) : (
          <Button onClick={() => void retry()}>{t('common:buttons.retry')}</Button>
        )
      }
    />
  );
}
