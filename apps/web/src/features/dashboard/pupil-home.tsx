import type { User } from '@mindhero/contract/user';
import { AreaCards } from './area-cards.tsx';
import { Bests } from './bests.tsx';
import { LevelCard } from './level-card.tsx';
import { TodayCard } from './today-card.tsx';
import classes from './dashboard.module.css';

/** A pupil's start: where I am, what to do today, what to play, what I have done. */
export function PupilHome({ me }: { readonly me: User }) {
  return (
    <div className={classes.pupil}>
      <LevelCard points={me.points} level={me.level} avatar={me.avatar} />
      <TodayCard />
      <AreaCards me={me} />
      <Bests />
    </div>
  );
}
