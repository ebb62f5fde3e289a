import type { User } from '@mindhero/contract/user';
import { useIsPlanless } from '../../platform/plan.ts';
import { PlanlessNotice } from '../../platform/planless-notice.tsx';
import { AreaCards } from './area-cards.tsx';
import { Bests } from './bests.tsx';
import { LevelCard } from './level-card.tsx';
import { TodayCard } from './today-card.tsx';
import classes from './dashboard.module.css';

/** A pupil's start: where I am, what to do today, what to play, what I have done. Without a plan first of all whom to ask. */
export function PupilHome({ me }: { readonly me: User }) {
  const isClosed = useIsPlanless();
  return (
    <>
      {isClosed && (
        <div className={classes.notice}>
          <PlanlessNotice />
        </div>
      )}
      <div className={classes.pupil}>
        <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
        <TodayCard isClosed={isClosed} />
        <AreaCards me={me} isClosed={isClosed} />
        <Bests isClosed={isClosed} />
      </div>
    </>
  );
}
