import type { InactiveUser } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import type { Column } from '@mindhero/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { useFormats } from '../../../platform/format.ts';
import { type AccountStep, useAccountSteps } from '../accounts/use-account-steps.ts';
import { PersonName } from '../person-name.tsx';

/**
 * Of which school they are matters to those who see several.
 * @param step what can be done with one of them: open ones are closed, closed ones opened
 */
export function useInactiveColumns(step: AccountStep): readonly Column<InactiveUser>[] {
  const { t } = useTranslation(['accounts', 'roles']);
  const { date } = useFormats();
  const school: Column<InactiveUser> = {
    id: 'school',
    yields: 2,
    header: t('accounts:inactive.column.school'),
    cell: (user) => user.school?.name ?? '–',
  };
  const seesAll = isAdmin(useMe());
  return [
    {
      id: 'last_name',
      header: t('accounts:inactive.column.name'),
      sortable: true,
      hasFace: true,
      cell: (user) => <PersonName person={user} />,
    },
    {
      id: 'role',
      below: 'plain',
      header: t('accounts:inactive.column.role'),
      cell: ({ role }) => t(`roles:${role}`),
    },
    ...(seesAll ? [school] : []),
    {
      id: 'deactivated_at',
      below: 'named',
      header: t('accounts:inactive.column.since'),
      sortable: true,
      cell: ({ deactivated_at }) => (deactivated_at === null ? '–' : date(deactivated_at)),
    },
    {
      id: 'last_used_at',
      yields: 1,
      header: t('accounts:inactive.column.last_used'),
      cell: ({ last_used_at }) => date(last_used_at),
    },
    {
      id: 'step',
      header: t(`accounts:${step}.button`),
      headerHidden: true,
      align: 'end',
      cell: (user) => <Step step={step} user={user} />,
    },
  ];
}

function Step({ step, user }: { readonly step: AccountStep; readonly user: InactiveUser }) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  return (
    <Button size="sm" kind="ghost" onClick={() => void take(step, [user])}>
      {t(`${step}.button`)}
    </Button>
  );
}
