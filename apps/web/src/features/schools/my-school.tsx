import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../entities/person/me.ts';
import { SCHOOL_PLACE } from '../../entities/school/school-place.ts';
import { schoolQuery } from '../../entities/school/schools.ts';
import { toastDone } from '../../platform/failures.ts';
import { HelpLink } from '../../platform/help-link.tsx';
import { Jump } from '../../platform/jump.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { SchoolForm } from './school-form.tsx';

/** What a director settles of the own school. */
export function MySchool({ id }: { readonly id: number }) {
  const { t } = useTranslation('schools');
  const queries = useQueryClient();
  const query = schoolQuery(id);
  const school = useQuery(query);
  if (school.isPending) return <CardSkeleton lines={4} />;
  if (school.isError) return <LoadFailure item="school" error={school.error} onRetry={school.refetch} />;
  return (
    <div id={SCHOOL_PLACE}>
      <Card title={t('mine')} actions={<HelpLink page="school-settings" label={t('help')} />}>
        <SchoolForm
          school={school.data}
          onStored={(stored) => queries.setQueryData(query.queryKey, stored)}
          onSaved={() => {
            toastDone(t('saved'));
            // The person's own data name the school, too.
            void queries.invalidateQueries({ queryKey: meQuery.queryKey });
          }}
        />
      </Card>
      <Jump />
    </div>
  );
}
