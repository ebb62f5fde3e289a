import type { Progress } from '@mindhero/engine/play';
import type { Feedback } from '@mindhero/games/player';
import { IconButton } from '@mindhero/ui/icon-button';
import { Rail } from '@mindhero/ui/rail';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadLookOpener } from '../../../entities/person/read-look/read-look-button.tsx';
import { CalmButton } from '../calm-button.tsx';
import { railLabel } from '../rail-label.ts';
import { SoundButton } from '../sound/sound-button.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import classes from './stage.module.css';

interface PlayHeaderProps {
  readonly progress: Progress;
  readonly feedback: Feedback;
  readonly onStop: () => void;
  readonly stopLabel: string;
  readonly paused: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  /** How one reads is chosen; undefined where nothing is read. */
  readonly onReadLook: (() => void) | undefined;
}

/** Close, the rail of beads with its counter, sound, calm mode, how one reads, full screen, pause. Most taps change nothing of it. */
export const PlayHeader = memo(function PlayHeader(props: PlayHeaderProps) {
  const { progress, feedback, paused, onStop, stopLabel, onPause, onResume, onReadLook } = props;
  const { t } = useTranslation('play');
  const { done, total } = progress;
  // Where right and wrong are told at the end only, the beads must not tell either.
  const shown = feedback === 'none' ? done.map(() => 'brand' as const) : done;
  const current = total === undefined ? done.length : Math.min(done.length + 1, total);
  // A free board asks nothing, so there is nothing to count. Elsewhere the rail is there from the first moment, so that
  // nothing moves with the first answer.
  const isCounted = total !== 0;
  return (
    <>
      <IconButton kind="round" label={stopLabel} icon={<IconX aria-hidden />} onClick={onStop} />
      <div className={classes.rail}>
        {isCounted && <Rail dark done={shown} total={total} label={railLabel(t, progress, feedback)} />}
      </div>
      {isCounted && (
        <b className={classes.position}>
          {total === undefined ? current : t('position', { current, total })}
        </b>
      )}
      <span className={classes.tools} data-many={onReadLook !== undefined || undefined}>
        <SoundButton kind="round" />
        <CalmButton kind="round" />
        {onReadLook !== undefined && <ReadLookOpener kind="round" onClick={onReadLook} />}
        <FullScreenButton />
        <IconButton
          kind="round"
          label={t(paused ? 'resume' : 'pause')}
          icon={paused ? <IconPlayerPlayFilled aria-hidden /> : <IconPlayerPauseFilled aria-hidden />}
          onClick={paused ? onResume : onPause}
        />
      </span>
    </>
  );
});
