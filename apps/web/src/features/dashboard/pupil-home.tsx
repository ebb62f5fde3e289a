import type { User } from '@mindhero/contract/user';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { trainingQuery } from '../../entities/game/training.ts';
import { LevelCard } from '../../entities/person/level-card/level-card.tsx';
import { useIsPlanless } from '../../entities/plan/plan.ts';
import { PlanlessNotice } from '../../entities/plan/planless-notice.tsx';
import { proposesTexts } from '../../entities/reading/course.ts';
import { OwnCourse } from '../../entities/reading/own-course.tsx';
import { Dispensable } from '../../platform/dispensable.tsx';
import { AreaCards } from './area-cards.tsx';
import { Dashboard } from './dashboard.tsx';
import { OnwardCard } from './onward-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useToday } from './use-today.ts';
import { WeekCard } from './week-card.tsx';
import classes from './pupil-home.module.css';

/** A level that came where nobody could celebrate it: with homework that was left, or with what was played without a network. */
const LevelUp = late(async () => (await import('../../entities/person/level-up/level-up.tsx')).LevelUp);

/** Only where somebody has neither plan nor school. */
const TakeInCode = late(async () => (await import('./take-in-code.tsx')).TakeInCode);

/**
 * A pupil's start: where I am, what to do today, what to go on with, what to play. Homework that is open comes first.
 * Without a plan first of all whom to ask, and without a school what to tell them.
 */
export function PupilHome({ me }: { readonly me: User }) {
  const isClosed = useIsPlanless();
  const today = useToday();
  const isOpen = today.tasks?.isOpen === true;
  const homework = (
    <div key="homework" className={classes.today}>
      <TodayCard today={today} isClosed={isClosed} />
    </div>
  );
  const onward = isClosed ? null : <Onward key="onward" isSecond={isOpen} />;
  return (
    <Dashboard>
      {me.level > me.celebrated_level && (
        <Dispensable resetKey={me.level}>
          <Suspense fallback={null}>
            <LevelUp level={me.level} points={me.points} />
          </Suspense>
        </Dispensable>
      )}
      {isClosed && (
        <div className={classes.notice}>
          <PlanlessNotice />
          {me.school === null && (
            <Suspense fallback={<CardSkeleton lines={3} />}>
              <TakeInCode />
            </Suspense>
          )}
        </div>
      )}
      <div className={classes.pupil} data-first={firstOf(isClosed, isOpen)}>
        <div className={classes.level}>
          <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
        </div>
        {isOpen ? [homework, onward] : [onward, homework]}
        <Week />
        <div className={classes.areas}>
          <AreaCards me={me} isClosed={isClosed} />
        </div>
      </div>
      <Reading />
    </Dashboard>
  );
}

/** What stands first below the level; without a plan there is no game to go on with. */
function firstOf(isClosed: boolean, isOpen: boolean) {
  if (isClosed) return 'plan';
  return isOpen ? 'homework' : 'game';
}

/** Nothing where nobody knows what was trained. */
function Onward({ isSecond }: { readonly isSecond: boolean }) {
  const training = useQuery(trainingQuery);
  if (!training.isPending && !training.data?.onward) return null;
  return (
    <div className={classes.onward}>
      <Suspense fallback={<CardSkeleton lines={5} />}>
        {training.data?.onward ? (
          <OnwardCard onward={training.data.onward} steps={training.data.steps} isSecond={isSecond} />
        ) : (
          <CardSkeleton lines={5} />
        )}
      </Suspense>
    </div>
  );
}

function Week() {
  const training = useQuery(trainingQuery);
  if (training.isError) return null;
  return (
    <div className={classes.week}>
      {training.data === undefined ? <CardSkeleton lines={3} /> : <WeekCard training={training.data} />}
    </div>
  );
}

/** How reading goes, below all that there is to do. */
function Reading() {
  const training = useQuery(trainingQuery);
  if (training.data?.games.some(({ game }) => proposesTexts(game)) !== true) return null;
  return (
    <Dispensable resetKey={training.dataUpdatedAt}>
      <Suspense fallback={null}>
        <div className={classes.reading}>
          <OwnCourse />
        </div>
      </Suspense>
    </Dispensable>
  );
}
