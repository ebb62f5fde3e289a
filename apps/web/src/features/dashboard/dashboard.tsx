import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { firstNameOf } from '../../entities/person/names.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { PointsPill } from '../../entities/person/points-pill.tsx';
import { useNow } from '../../platform/use-now.ts';
import { PupilHome, StaffHome } from './homes.ts';
import { partOfDay } from './part-of-day.ts';
import { PlanEnd } from './plan-end.tsx';
import { PlanLink } from './plan-link.tsx';

/** The first screen behind the sign-in, for pupils and for those who look after them. */
export function Dashboard() {
  const { t } = useTranslation(['dashboard', 'common']);
  const me = useMe();
  const hour = useNow().getHours();
  return (
    <Page
      title={t(`dashboard:greeting.${partOfDay(hour)}`, { name: firstNameOf(me) })}
      actions={
        <>
          <PlanLink />
          <PointsPill />
        </>
      }
    >
      <PlanEnd />
      {isStudent(me) ? <PupilHome me={me} /> : <StaffHome />}
    </Page>
  );
}
