import { BeadSlider } from '@mindhero/ui/bead-slider';
import { IconButton } from '@mindhero/ui/icon-button';
import { Segments } from '@mindhero/ui/segments';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerTrackNextFilled,
  IconPlayerTrackPrevFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockTime } from './clock-time.ts';
import type { ReplayStep } from './replay-steps.ts';
import { type Command, type Playback, speeds } from './use-playback.ts';
import classes from './replay.module.css';

interface ReplayControlsProps {
  readonly steps: readonly ReplayStep[];
  readonly playback: Playback;
  readonly onCommand: (command: Command) => void;
}

/** Forwards, backwards, and by itself at a chosen speed. */
export function ReplayControls({ steps, playback, onCommand }: ReplayControlsProps) {
  const { t, i18n } = useTranslation('replay');
  const { step, speed } = playback;
  const last = steps.length - 1;
  const position = t('step', { step, total: last });
  return (
    <div className={classes.controls}>
      <BeadSlider
        label={t('steps')}
        min={0}
        max={last}
        value={step}
        onChange={(step) => onCommand({ type: 'go', step })}
        valueText={position}
        disabled={last === 0}
      />
      <div className={classes.buttons}>
        <StepButtons last={last} playback={playback} onCommand={onCommand} />
        <span className={classes.position} role="status">
          {position} · {clockTime(steps[step]?.t ?? 0, i18n.language)}
        </span>
        <Segments
          label={t('speed')}
          options={speeds.map((factor) => ({ value: factor, label: t('times', { factor }) }))}
          value={speed}
          onChange={(speed) => onCommand({ type: 'speed', speed })}
        />
      </div>
    </div>
  );
}

interface StepButtonsProps extends Pick<ReplayControlsProps, 'playback' | 'onCommand'> {
  /** Number of the last step. */
  readonly last: number;
}

/** Buttons for the first, the previous, the next and the last step; in their middle play and pause. */
function StepButtons({ last, playback: { step, isPlaying }, onCommand }: StepButtonsProps) {
  const { t } = useTranslation('replay');
  const go = (step: number) => onCommand({ type: 'go', step });
  return (
    <>
      <IconButton
        label={t('first')}
        icon={<IconPlayerSkipBackFilled aria-hidden />}
        onClick={() => go(0)}
        disabled={step === 0}
      />
      <IconButton
        label={t('previous')}
        icon={<IconPlayerTrackPrevFilled aria-hidden />}
        onClick={() => go(step - 1)}
        disabled={step === 0}
      />
      <IconButton
        label={t(isPlaying ? 'pause' : 'play')}
        icon={isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
        onClick={() => onCommand({ type: 'toggle' })}
        disabled={last === 0}
      />
      <IconButton
        label={t('next')}
        icon={<IconPlayerTrackNextFilled aria-hidden />}
        onClick={() => go(step + 1)}
        disabled={step === last}
      />
      <IconButton
        label={t('last')}
        icon={<IconPlayerSkipForwardFilled aria-hidden />}
        onClick={() => go(last)}
        disabled={step === last}
      />
    </>
  );
}
