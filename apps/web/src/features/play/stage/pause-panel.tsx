import type { Subject } from '@mindhero/engine/play';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { useFocusAtStart } from '../use-focus-at-start.ts';
import classes from './stage.module.css';

interface PausePanelProps {
  readonly area: Subject;
  readonly stopLabel: string;
  readonly onHowToPlay: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

/** Covers the game while it rests. */
export function PausePanel({ area, stopLabel, onHowToPlay, onResume, onStop }: PausePanelProps) {
  const { t } = useTranslation('play');
  const resume = useFocusAtStart<HTMLButtonElement>();
  return (
    <div className={classes.pause}>
      <h2 className={classes.pauseTitle}>{t('paused')}</h2>
      <p>{t('paused_text')}</p>
      <div className={classes.pauseActions}>
        <Button kind="subtle" size="lg" onClick={onStop}>
          {stopLabel}
        </Button>
        <Button kind="subtle" size="lg" onClick={onHowToPlay}>
          {t('how_to_play')}
        </Button>
        <Button area={area} size="lg" ref={resume} onClick={onResume}>
          {t('resume')}
        </Button>
      </div>
    </div>
  );
}
