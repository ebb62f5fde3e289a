import { Button } from '@mindhero/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLatency, keptLatency } from './latency.tsx';
import type { Props } from './props.tsx';
import { TapPad } from './tap-pad.tsx';
import { CALIBRATION_TAPS } from './taps.ts';
import { useTapKeys } from './use-tap-keys.tsx';
import classes from './player.module.css';

/** Eight taps to the beat, by which the device is measured; whoever has been measured here may go on at once. */
export function WarmUp({ state, send, watching, paused, isOpen }: Props & { readonly isOpen: boolean }) {
  const { t } = useTranslation('metronome');
  const { latency } = state;
  const taps = state.warmUp.length;
  const isDone = taps >= CALIBRATION_TAPS && latency !== null;
  const tap = isOpen && !isDone ? () => send({ type: 'tap' }) : null;
  const kept = keptLatency();
  const skip = () => {
    if (kept === null) return;
    send({ type: 'latency', offset_ms: kept });
    send({ type: 'shown' });
  };
  useTapKeys(tap, null);

  const done = useEffectEvent(() => {
    if (latency === null) return;
    keepLatency(latency);
    send({ type: 'shown' });
  });
  const isReady = isDone && !watching && !paused;
  useEffect(() => {
    if (isReady) done();
  }, [isReady]);

  return (
    <>
      <div className={classes.warmUp}>
        <h2>{t('warm_up.title')}</h2>
        <p>{t('warm_up.why')}</p>
        <p
          className={classes.dots}
          role="img"
          aria-label={t('warm_up.taps', { count: taps, all: CALIBRATION_TAPS })}
        >
          {Array.from({ length: CALIBRATION_TAPS }, (_, index) => (
            <span key={index} data-done={index < taps} />
          ))}
        </p>
      </div>
      <div className={classes.foot}>
        <TapPad onTap={tap} />
        {kept !== null && !watching && (
          <Button area="reading" kind="ghost" onClick={skip} aria-disabled={!isOpen}>
            {t('warm_up.skip')}
          </Button>
        )}
      </div>
    </>
  );
}
