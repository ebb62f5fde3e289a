import type { FinishedPlay } from '@mindhero/contract/play';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../../../platform/level-key.ts';
import classes from './result.module.css';

interface LevelUpProps {
  readonly finished: FinishedPlay;
}

/** A new level, celebrated; nothing when the level is the old one. */
export function LevelUp({ finished }: LevelUpProps) {
  return finished.level > finished.previous_level ? <Celebration finished={finished} /> : null;
}

function Celebration({ finished: { level, total_points } }: LevelUpProps) {
  // Whoever came straight to the game has no names of levels yet: they come while the result is read, which must not go
  // meanwhile, as all does that waits under one Suspense.
  const { t, ready } = useTranslation(['play', 'levels'], { useSuspense: false });
  if (!ready) return null;
  return (
    <section className={classes.levelUp} role="status">
      <BeadRain />
      <h2 className={classes.levelName}>{t('result.level_up', { level, name: t(levelKey(level)) })}</h2>
      <p>
        {t('result.level_up_text')} {t('result.points_so_far', { count: total_points })}
      </p>
    </section>
  );
}
