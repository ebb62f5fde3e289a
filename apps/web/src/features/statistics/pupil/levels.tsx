import { LAST_LEVEL, levelStart } from '@mindhero/engine/levels';
import { Bead } from '@mindhero/ui/bead';
import { Card } from '@mindhero/ui/card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LevelCard } from '../../../entities/person/level-card/level-card.tsx';
import { levelKey } from '../../../entities/person/level-key.ts';
import { useMe } from '../../../entities/person/me.ts';
import { PlayLink } from './play-link.tsx';
import levels from './levels.module.css';
import classes from './pupil.module.css';

const all = Array.from({ length: LAST_LEVEL }, (_, index) => index + 1);

/** All levels, where I stand among them, and how points are made. */
export function Levels() {
  const { t } = useTranslation(['statistics_pupil', 'levels']);
  const me = useMe();
  return (
    <div className={classes.view}>
      <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
      <Card title={t('statistics_pupil:levels.how')} actions={<PlayLink />}>
        <p className={classes.hint}>
          {t('statistics_pupil:levels.how_text')}{' '}
          <Link
            className={classes.link}
            to="/manual/$page"
            params={{ page: 'points' }}
            search={{}}
            hash="points"
          >
            {t('statistics_pupil:levels.more')}
          </Link>
        </p>
      </Card>
      <Card title={t('statistics_pupil:levels.title')}>
        <ol className={levels.levels}>
          {all.map((level) => (
            <Level key={level} level={level} own={me.level} />
          ))}
        </ol>
      </Card>
    </div>
  );
}

function Level({ level, own }: { readonly level: number; readonly own: number }) {
  const { t } = useTranslation(['statistics_pupil', 'levels', 'common']);
  const isReached = level <= own;
  return (
    <li data-reached={isReached} aria-current={level === own ? 'step' : undefined}>
      <span className={levels.bead}>
        <Bead tone={isReached ? 'gold' : 'empty'} size={36} />
        <span>{level}</span>
      </span>
      <span className={levels.name}>
        <b>{t(levelKey(level))}</b>
        <small>
          {level === own
            ? t('statistics_pupil:levels.here')
            : t('common:points', { count: levelStart(level) })}
        </small>
      </span>
    </li>
  );
}
