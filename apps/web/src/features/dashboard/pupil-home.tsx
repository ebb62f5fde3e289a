import type { User } from '@mindhero/contract/user';
import { useQuery } from '@tanstack/react-query';
import { activePlansQuery, needsPlan } from '../../platform/plan.ts';
import { AreaCards } from './area-cards.tsx';
import { Bests } from './bests.tsx';
import { LevelCard } from './level-card.tsx';
import { PlanlessNotice } from './planless-notice.tsx';
import { TodayCard } from './today-card.tsx';
import classes from './dashboard.module.css';

/** A pupil's start: where I am, what to do today, what to play, what I have done. Without a plan first of all whom to ask. */
export function PupilHome({ me }: { readonly me: User }) {
  const plans = useQuery({ ...activePlansQuery(me.id), enabled: needsPlan(me) });
  const isClosed = plans.data?.length === 0;
  return (
    <>
      {isClosed && <PlanlessNotice me={me} />}
      <div className={classes.pupil}>
        <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
        <TodayCard isClosed={isClosed} />
        <AreaCards me={me} isClosed={isClosed} />
        <Bests isClosed={isClosed} />
      </div>
    </>
  );
}
