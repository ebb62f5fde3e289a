import { Button } from '@mindhero/ui/button';
import { Stage } from '@mindhero/ui/stage';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { CalmButton } from '../calm-button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { sound } from '../sound/sound.ts';
import { useFocusAtStart } from '../use-focus-at-start.ts';
import { FullStage } from './full-stage.tsx';
import classes from './stage.module.css';

interface CountdownProps {
  readonly title: string;
  /** False for a play that is silenced by its settings. */
  readonly sounds: boolean;
  /** The play may begin; until then the countdown waits at its end. */
  readonly isReady: boolean;
  /** The hands are at the keys: it has just been played. */
  readonly isShort?: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const FROM = 3;
const STEP_MS = 1_000;

/** Three, two, one, or in calm mode as long without figures; the play is fetched and made meanwhile. */
export function Countdown({ title, sounds, isReady, isShort = false, onDone, onCancel }: CountdownProps) {
  const { t } = useTranslation('play');
  // Not on a button: whoever taps with the space bar, or holds the key that started, would cancel with it. Escape does.
  const caption = useFocusAtStart<HTMLParagraphElement>();
  const calm = useSwitch(calmSwitch);
  const [left, setLeft] = useState(isShort && !calm ? 1 : FROM);
  useEffect(() => {
    if (left === 0) return;
    if (sounds && !calm) sound('tick');
    const timer = setTimeout(() => setLeft(left - 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [left, calm, sounds]);
  useEffect(() => {
    if (left === 0 && isReady) onDone();
  }, [left, isReady, onDone]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onCancel]);
  return (
    <FullStage label={title}>
      <Stage
        header={
          <span className={classes.end}>
            <SoundButton kind="round" />
            <CalmButton kind="round" />
          </span>
        }
        footer={
          <Button kind="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        }
      >
        <p ref={caption} className={classes.caption} tabIndex={-1}>
          {title}
        </p>
        {left > 0 && calm ? (
          <p className={classes.waiting} role="status">
            {t('calm_start')}
          </p>
        ) : left > 0 ? (
          <p key={left} className={classes.count} role="status" aria-label={t('count_down', { left })}>
            {left}
          </p>
        ) : (
          <p className={classes.waiting} role="status">
            {t('getting_ready')}
          </p>
        )}
      </Stage>
    </FullStage>
  );
}
