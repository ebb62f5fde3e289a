import { Button } from '@mindhero/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultFrame, type ResultProps } from '../result/result-frame.tsx';
import { useStartKey } from '../use-start-key.ts';

interface RoundResultProps extends ResultProps {
  /** There is nothing after it. */
  readonly isLast: boolean;
  readonly onNext: () => Promise<void>;
  readonly onLeave: () => void;
}

/** After a round of homework: what it brought, and on to the next. */
export function RoundResult({ isLast, onNext, onLeave, ...result }: RoundResultProps) {
  const { t } = useTranslation('homework');
  const [isAsking, setAsking] = useState(false);
  const goOn = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      await onNext();
    } finally {
      setAsking(false);
    }
  };
  useStartKey(() => void goOn(), true);
  return (
    <ResultFrame {...result}>
      <Button kind="subtle" onClick={onLeave}>
        {t('round.overview')}
      </Button>
      <Button area={result.room.rules.subject} size="lg" loading={isAsking} onClick={() => void goOn()}>
        {t(isLast ? 'round.finish' : 'round.next')}
      </Button>
    </ResultFrame>
  );
}
