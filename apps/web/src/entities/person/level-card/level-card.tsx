import { LAST_LEVEL, levelProgress, levelStart } from '@mindhero/engine/levels';
import { guiseOf } from '@mindhero/ui/avatar';
import { Hero } from '@mindhero/ui/hero';
import { LevelRail } from '@mindhero/ui/level-rail';
import { useTranslation } from 'react-i18next';
import { levelKey } from '../level-key.ts';
import classes from './level-card.module.css';

interface LevelCardProps {
  readonly points: number;
  readonly level: number;
  readonly avatar: string;
}

/** The level with its name, and the way to the next. */
export function LevelCard({ points, level, avatar }: LevelCardProps) {
  const { t } = useTranslation(['dashboard', 'levels']);
  const next = level + 1;
  const said =
    level >= LAST_LEVEL
      ? t('dashboard:level.last')
      : t('dashboard:level.next', { count: levelStart(next) - points, level: next, name: t(levelKey(next)) });
  return (
    <section className={classes.level}>
      <Hero size={104} guise={guiseOf(avatar) ?? 1} />
      <div className={classes.text}>
        <h2>{t('dashboard:level.title', { level, name: t(levelKey(level)) })}</h2>
        <p>{said}</p>
        <LevelRail value={levelProgress(points)} dark label={said} />
      </div>
    </section>
  );
}
