import { Page } from '@mindhero/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { firstNameOf } from '../../entities/person/names.ts';
import { PointsPill } from '../../entities/person/points-pill.tsx';
import { useNow } from '../../platform/use-now.ts';
import { partOfDay } from './part-of-day.ts';
import { PlanEnd } from './plan-end.tsx';
import { PlanLink } from './plan-link.tsx';

/** The frame of the first screen behind the sign-in, for pupils and for those who look after them. */
export function Dashboard({ children }: { readonly children: ReactNode }) {
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
      {children}
    </Page>
  );
}
