import type { SecondFactor } from '@mindhero/contract/second-factor';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Card } from '@mindhero/ui/card';
import { TextSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  secondFactorQuery,
  type SecondFactorStep,
} from '../../entities/person/second-factor/second-factor.ts';
import { useFormats } from '../../platform/format.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import classes from './profile.module.css';

/** Rarely needed, and it draws codes: it comes when it is asked for. */
const SecondFactorDialog = lazy(() => import('./second-factor-dialog.tsx'));

/** Whether a code is asked for at the sign-in, and what can be done about it. */
export function SecondFactorCard() {
  const { t } = useTranslation('second_factor');
  const factor = useQuery(secondFactorQuery);
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  return (
    <Card title={t('title')}>
      {factor.error !== null && factor.data === undefined ? (
        <LoadFailure item="profile" error={factor.error} onRetry={factor.refetch} />
      ) : factor.data === undefined ? (
        <div aria-busy>
          <TextSkeleton />
        </div>
      ) : (
        <State factor={factor.data} onStep={setStep} />
      )}
      {step !== null && (
        <Suspense>
          <SecondFactorDialog step={step} onClose={() => setStep(null)} />
        </Suspense>
      )}
    </Card>
  );
}

interface StateProps {
  readonly factor: SecondFactor;
  readonly onStep: (step: SecondFactorStep) => void;
}

function State({ factor, onStep }: StateProps) {
  const { t } = useTranslation('second_factor');
  const { date } = useFormats();
  const { since, recovery_codes_left: left, is_required: isRequired } = factor;
  if (since === null) {
    return (
      <div className={classes.offer}>
        <p>{t('off')}</p>
        <Button onClick={() => onStep('set_up')}>{t('set_up')}</Button>
      </div>
    );
  }
  return (
    <div className={classes.offer}>
      <p>{t('on', { date: date(since) })}</p>
      <p className={classes.hint}>
        {t('codes_left', { count: left })}
        {isRequired && `. ${t('required')}`}
      </p>
      <ButtonRow>
        <Button kind="ghost" size="sm" onClick={() => onStep('renew')}>
          {t('renew')}
        </Button>
        {!isRequired && (
          <Button kind="subtle" size="sm" onClick={() => onStep('remove')}>
            {t('remove')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
