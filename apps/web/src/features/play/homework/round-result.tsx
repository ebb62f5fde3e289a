import { Button } from '@mindhero/ui/button';
import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { useOnScreen } from '../../../platform/use-on-screen.ts';
import { ResultFrame, type ResultProps } from '../result/result-frame.tsx';
import { useStartKey } from '../use-start-key.ts';
import { secondsToNext } from './passage.ts';
import { TimeRing } from './time-ring.tsx';
import { usePassage } from './use-passage.ts';

interface RoundResultProps extends ResultProps {
  /** There is nothing after it. */
  readonly isLast: boolean;
  readonly onNext: () => Promise<void>;
  readonly onLeave: () => void;
}

/** After a round of homework: what it brought, and on to the next, by itself where the pupil does nothing. */
export function RoundResult({ isLast, onNext, onLeave, ...result }: RoundResultProps) {
  const { t } = useTranslation('homework');
  const [isAsking, setAsking] = useState(false);
  const calm = useSwitch(calmSwitch);
  const isStill = useReducedMotion();
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
  const { ended, delivery } = result;
  const seconds = secondsToNext({ result: ended.result, delivery, isLast, isCalm: calm || isStill });
  // What comes by itself is seen to come.
  const [next, isSeen] = useOnScreen<HTMLButtonElement>();
  const { left, stop } = usePassage(isSeen ? seconds : null, () => void goOn());
  return (
    <>
      <VisuallyHidden role="status">
        {left !== null && seconds !== null && t('round.goes_on', { count: seconds })}
      </VisuallyHidden>
      <ResultFrame
        {...result}
        more={
          <Button kind="subtle" onClick={onLeave}>
            {t('round.overview')}
          </Button>
        }
      >
        {left !== null && (
          <Button kind="ghost" size="lg" onClick={stop}>
            {t('round.stay')}
          </Button>
        )}
        <Button
          ref={next}
          area={result.room.rules.subject}
          size="lg"
          loading={isAsking}
          icon={left !== null && seconds !== null && <TimeRing left={left} all={seconds} />}
          onClick={() => void goOn()}
        >
          {t(isLast ? 'round.finish' : 'round.next')}
        </Button>
      </ResultFrame>
    </>
  );
}
