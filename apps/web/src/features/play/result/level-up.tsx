import type { FinishedPlay } from '@mindhero/contract/play';
import { Bead } from '@mindhero/ui/bead';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { Button } from '@mindhero/ui/button';
import { DialogFrame } from '@mindhero/ui/dialog-frame';
import { Hero } from '@mindhero/ui/hero';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../../../entities/person/level-key.ts';
import { sound } from '../sound/sound.ts';
import classes from './level-up.module.css';

interface LevelUpProps {
  readonly finished: FinishedPlay;
  /** Of the pupil's own hero. */
  readonly guise: number;
  /** Without motion. */
  readonly calm: boolean;
  /** False for a play that is silenced by its settings. */
  readonly sounds: boolean;
}

/** A new level fills the screen until a press or a key; nothing when the level is the old one. */
export function LevelUp(props: LevelUpProps) {
  const { level, previous_level } = props.finished;
  return level > previous_level ? <Celebration {...props} /> : null;
}

function Celebration(props: LevelUpProps) {
  // Whoever came straight to the game has no names of levels yet: they come while the result is read, which must not go
  // meanwhile, as all does that waits under one Suspense.
  const { ready } = useTranslation(['play', 'levels'], { useSuspense: false });
  const id = useId();
  const [isSeen, setSeen] = useState(false);
  const goOn = () => setSeen(true);
  if (!ready) return null;
  return (
    <DialogFrame opened={!isSeen} onClose={goOn} labelledBy={id} width="full">
      <NewLevel {...props} id={id} onGoOn={goOn} />
    </DialogFrame>
  );
}

interface NewLevelProps extends LevelUpProps {
  /** Of the heading. */
  readonly id: string;
  readonly onGoOn: () => void;
}

function NewLevel({ finished: { level, total_points }, guise, calm, sounds, id, onGoOn }: NewLevelProps) {
  const { t } = useTranslation(['play', 'levels'], { useSuspense: false });
  useEffect(() => {
    if (sounds) sound('level');
  }, [sounds]);
  return (
    <>
      {!calm && <BeadRain />}
      <div className={classes.level}>
        <div className={classes.hero}>
          <Hero size={120} guise={guise} mood="cheering" />
        </div>
        <div className={classes.bead} data-moving={!calm}>
          <Bead tone="gold" />
          <span aria-hidden>{level}</span>
        </div>
        <h2 id={id} className={classes.name}>
          {t('result.level_up', { level, name: t(levelKey(level)) })}
        </h2>
        <p>
          {t('result.level_up_text')} {t('result.points_so_far', { count: total_points })}
        </p>
        <Button size="lg" data-autofocus onClick={onGoOn}>
          {t('resume')}
        </Button>
      </div>
    </>
  );
}
