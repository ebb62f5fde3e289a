import type { FinishedPlay } from '@mindhero/contract/play';
import { BeadRain } from '@mindhero/ui/bead-rain';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../../../platform/level-key.ts';
import classes from './result.module.css';

/** A new level, celebrated; nothing when the level is the old one. */
export function LevelUp({ finished }: { readonly finished: FinishedPlay }) {
  const { t } = useTranslation(['play', 'levels']);
  const { level, previous_level, total_points } = finished;
  if (level <= previous_level) return null;
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
