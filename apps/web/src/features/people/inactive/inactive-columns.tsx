import type { InactiveUser } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import type { Column } from '@mindhero/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';
import { useAccountSteps } from '../accounts/use-account-steps.ts';
import { PersonName } from '../person-name.tsx';

/** The columns of the list of closed accounts. */
export function useInactiveColumns(): readonly Column<InactiveUser>[] {
  const { t } = useTranslation(['accounts', 'common']);
  const { date, daysAgo } = useFormats();
  const now = useNow();
  return [
    {
      id: 'last_name',
      header: t('accounts:inactive.column.name'),
      sortable: true,
      cell: (user) => <PersonName person={user} />,
    },
    { id: 'role', header: t('accounts:inactive.column.role'), cell: ({ role }) => t(`common:role.${role}`) },
    {
      id: 'school',
      header: t('accounts:inactive.column.school'),
      cell: ({ school }) => school?.name ?? '–',
    },
    {
      id: 'deactivated_at',
      header: t('accounts:inactive.column.since'),
      sortable: true,
      cell: ({ deactivated_at }) => (deactivated_at === null ? '–' : date(deactivated_at)),
    },
    {
      id: 'last_played_at',
      header: t('accounts:inactive.column.last_played'),
      cell: ({ last_played_at }) => (last_played_at === null ? '–' : daysAgo(last_played_at, now)),
    },
    {
      id: 'reactivate',
      header: t('accounts:reactivate.button'),
      headerHidden: true,
      align: 'end',
      cell: (user) => <Reactivate user={user} />,
    },
  ];
}

function Reactivate({ user }: { readonly user: InactiveUser }) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  return (
    <Button size="sm" kind="ghost" onClick={() => void take('reactivate', [user])}>
      {t('reactivate.button')}
    </Button>
  );
}
