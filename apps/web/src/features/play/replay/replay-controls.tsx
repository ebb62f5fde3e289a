import { SegmentedControl, Slider } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import { IconButton } from '@mindhero/ui/icon-button';
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
  const { t } = useTranslation('play');
  const { step, isPlaying, speed } = playback;
  const last = steps.length - 1;
  const go = (step: number) => onCommand({ type: 'go', step });
  const position = t('replay.step', { step, total: last });
  return (
    <div className={classes.controls}>
      <Slider
        className={classes.slider ?? ''}
        min={0}
        max={Math.max(last, 1)}
        value={step}
        onChange={go}
        label={(index) => clockTime(steps[index]?.t ?? 0)}
        thumbLabel={position}
      />
      <div className={classes.buttons}>
        <IconButton
          label={t('replay.first')}
          icon={<IconPlayerSkipBackFilled aria-hidden />}
          onClick={() => go(0)}
          disabled={step === 0}
        />
        <IconButton
          label={t('replay.previous')}
          icon={<IconPlayerTrackPrevFilled aria-hidden />}
          onClick={() => go(step - 1)}
          disabled={step === 0}
        />
        <IconButton
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          icon={isPlaying ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
          onClick={() => onCommand({ type: 'toggle' })}
          disabled={last === 0}
        />
        <IconButton
          label={t('replay.next')}
          icon={<IconPlayerTrackNextFilled aria-hidden />}
          onClick={() => go(step + 1)}
          disabled={step === last}
        />
        <IconButton
          label={t('replay.last')}
          icon={<IconPlayerSkipForwardFilled aria-hidden />}
          onClick={() => go(last)}
          disabled={step === last}
        />
        <span className={classes.position} role="status">
          {position} · {clockTime(steps[step]?.t ?? 0)}
        </span>
        <SegmentedControl
          aria-label={t('replay.speed')}
          value={String(speed)}
          onChange={(value) =>
            onCommand({ type: 'speed', speed: speeds.find((speed) => String(speed) === value) ?? 1 })
          }
          data={speeds.map((factor) => ({ value: String(factor), label: t('replay.times', { factor }) }))}
        />
      </div>
    </div>
  );
}
