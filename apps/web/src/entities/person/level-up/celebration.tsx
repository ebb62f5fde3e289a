import { Bead } from '@mindhero/ui/bead';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { Button } from '@mindhero/ui/button';
import { DialogFrame } from '@mindhero/ui/dialog-frame';
import { Hero } from '@mindhero/ui/hero';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../level-key.ts';
import classes from './celebration.module.css';

interface CelebrationProps {
  readonly level: number;
  /** All that the pupil has. */
  readonly points: number;
  /** Of the pupil's own hero. */
  readonly guise: number;
  /** Without motion. */
  readonly calm: boolean;
  /** It is on the screen. */
  readonly onShown?: (() => void) | undefined;
  /** It was seen. */
  readonly onGoOn: () => void;
}

/** A new level fills the screen until a press or a key. */
export function Celebration(props: CelebrationProps) {
  // Whoever came straight here has no names of levels yet: they come while the screen is read, which must not go
  // meanwhile, as all does that waits under one Suspense.
  const { ready } = useTranslation(['level_up', 'levels'], { useSuspense: false });
  const id = useId();
  if (!ready) return null;
  return (
    <DialogFrame opened onClose={props.onGoOn} labelledBy={id} width="full">
      <NewLevel {...props} id={id} />
    </DialogFrame>
  );
}

interface NewLevelProps extends CelebrationProps {
  /** Of the heading. */
  readonly id: string;
}

function NewLevel({ level, points, guise, calm, onShown, id, onGoOn }: NewLevelProps) {
  const { t } = useTranslation(['level_up', 'levels'], { useSuspense: false });
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
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
          {t('level_up:title', { level, name: t(levelKey(level)) })}
        </h2>
        <p>
          {t('level_up:text')} {t('level_up:points', { count: points })}
        </p>
        <Button size="lg" data-autofocus onClick={onGoOn}>
          {t('level_up:go_on')}
        </Button>
      </div>
    </>
  );
}
