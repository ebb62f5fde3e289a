import { useQuery } from '@tanstack/react-query';
import { groupsQuery } from '../../entities/group/groups.ts';
import { useMe } from '../../entities/person/me.ts';
import { isAdmin, isLeading } from '../../entities/person/permissions.ts';
import { RetentionNotice } from '../../entities/person/retention-notice.tsx';
import { studentsQuery } from '../../entities/person/students.ts';
import { isReminded } from '../../entities/plan/ending.ts';
import { leadsNoSchool, NoSchoolNotice } from '../../entities/school/no-school-notice.tsx';
import { AttentionCard } from './attention-card.tsx';
import { Dashboard } from './dashboard.tsx';
import { EndingPlans } from './ending-plans.tsx';
import { FirstDay } from './first-day.tsx';
import { RunningCard } from './running-card.tsx';
import { SchoolFigures } from './school-figures.tsx';
import { TroubleCard } from './trouble-card.tsx';
import { useSetUp } from './use-set-up.ts';
import { WaitingNotice } from './waiting-notice.tsx';
import classes from './dashboard.module.css';

/** As many as the server gives at once. */
const MOST_ACTIVE = 100;

/** A teacher's, director's or administrator's start: how many, who trains, what runs, who needs attention. */
export function StaffHome() {
  return <Dashboard>{leadsNoSchool(useMe()) ? <NoSchoolNotice /> : <Overview />}</Dashboard>;
}

function Overview() {
  // The figures show a dash for what could not be loaded, and a toast says why.
  const mostActive = useQuery({
    ...studentsQuery({ ordering: '-week_minutes', page_size: MOST_ACTIVE }),
    meta: { item: 'students' },
  });
  const groups = useQuery(groupsQuery);
  const me = useMe();
  const leads = isLeading(me);
  const steps = useSetUp(me, mostActive.data, groups.data);
  // Nobody looks after that many by name.
  const isLong = mostActive.data?.more === true;
  // Until there are students every card below would only say that there is nothing.
  if (steps !== null && mostActive.data?.count === 0) return <FirstDay steps={steps} />;
  return (
    <div className={classes.column}>
      {steps !== null && <FirstDay steps={steps} />}
      <SchoolFigures
        students={mostActive.data}
        groups={groups.data}
        trained={
          isLong ? undefined : mostActive.data?.results.filter(({ week_minutes }) => week_minutes > 0).length
        }
        trainedLimit={MOST_ACTIVE}
      />
      {isAdmin(me) && <WaitingNotice />}
      {leads && <RetentionNotice />}
      <div className={classes.staff}>
        <div className={classes.column}>
          <RunningCard />
          {!isLong && <AttentionCard />}
        </div>
        <div className={classes.column}>
          {isReminded(me) && <EndingPlans />}
          {groups.data !== undefined && groups.data.more !== true && (
            <TroubleCard groups={groups.data.results} />
          )}
        </div>
      </div>
    </div>
  );
}
