import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { StartProblem } from '../start-problem.tsx';

/** What only homework can refuse: taken back, over already, or with settings that no longer work. */
const reasons = { not_found: 'taken_back', conflict: 'over', invalid_settings: 'impossible' } as const;

interface RoundProblemProps {
  readonly error: unknown;
  readonly onLeave: () => void;
}

/** Why a round could not start, and what to do. */
export function RoundProblem({ error, onLeave }: RoundProblemProps) {
  const { t } = useTranslation('homework');
  const code = error instanceof ApiError ? error.code : null;
  if (code !== 'not_found' && code !== 'conflict' && code !== 'invalid_settings')
    return <StartProblem error={error} />;
  return (
    <ErrorState
      title={t(`problem.${reasons[code]}.title`)}
      text={t(`problem.${reasons[code]}.text`)}
      action={<Button onClick={onLeave}>{t('round.overview')}</Button>}
    />
  );
}
