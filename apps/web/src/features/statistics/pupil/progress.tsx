import { usualPeriod } from '@mindhero/contract/statistics/period';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LevelCard } from '../../../entities/person/level-card/level-card.tsx';
import { useMe } from '../../../entities/person/me.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { Gains } from './gains.tsx';
import { GoalCard } from './goal-card.tsx';
import { progressQuery } from './queries.ts';
import { ThenAndNow } from './then-and-now.tsx';
import { YearCard } from './year-card.tsx';
import classes from './pupil.module.css';

/** How far I have come: level, goal of the week, pace then and now, and the days of a year. */
export function Progress(view: StatisticsView) {
  const { t } = useTranslation('statistics_pupil');
  const me = useMe();
  const { days = usualPeriod } = view.search;
  const found = useQuery(progressQuery(me.id, days));
  if (found.isPending) return <CardSkeleton lines={12} />;
  if (found.isError) return <LoadFailure item="statistics" error={found.error} onRetry={found.refetch} />;
  const progress = found.data;
  return (
    <div className={classes.view}>
      <div className={classes.pair}>
        <div className={classes.column}>
          <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
          <GoalCard goal={progress.goal} streak={progress.streak} />
        </div>
        <Gains gains={progress.gains} days={days}>
          <Filters {...view} has={['days']} />
        </Gains>
      </div>
      <ThenAndNow {...view} today={progress.today} weeks={progress.weeks} />
      <YearCard progress={progress} />
      <p>
        <Link className={classes.link} to="/students/$id/report" params={{ id: String(me.id) }} search={{}}>
          {t('report')}
        </Link>
      </p>
    </div>
  );
}
