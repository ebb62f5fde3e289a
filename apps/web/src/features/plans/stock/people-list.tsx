import { MOST_ACTIVATED } from '@mindhero/contract/limits';
import type { PlanPerson } from '@mindhero/contract/plans/stock';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { planPeopleQuery } from '../../../entities/plan/plans.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import type { Meant } from './activate-dialog.tsx';
import { usePeopleColumns } from './people-columns.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { peopleList, type PeopleSearch } from './people-search.ts';
import { SelectedPeople } from './selected-people.tsx';

/** What somebody has had stands above their own page: that of students, and for those who lead of teachers. */
function useHistory() {
  const leads = isLeading(useMe());
  return ({ id, role }: PlanPerson): string | undefined => {
    if (role === 'STUDENT') return `/students/${id}/subscriptions-history`;
    return role === 'TEACHER' && leads ? `/teachers/${id}/subscriptions-history` : undefined;
  };
}

interface PeopleListProps extends Addressed<PeopleSearch> {
  readonly onActivate: (meant: Meant, onDone?: () => void) => void;
}

/** Everybody for whom one may activate plans, and what they have: whoever has none or ends first comes first. */
export function PeopleList({ search, onSearch, onActivate }: PeopleListProps) {
  const { t } = useTranslation('plans');
  const activateOne = useSteady((person: PlanPerson) => onActivate({ kind: 'people', people: [person] }));
  const columns = usePeopleColumns(activateOne);
  const people = useList(peopleList, { search, onSearch }, planPeopleQuery);
  const { ids, rows: ticked, tick, tickRows } = useTicked(people, MOST_ACTIVATED);
  const historyOf = useHistory();
  const { group } = search;
  return (
    <Card title={t('people.title')}>
      <ListTable<PlanPerson, number>
        label={t('people.title')}
        item="subscription"
        list={people}
        columns={columns}
        href={historyOf}
        filters={<PeopleFilters search={search} onSearch={onSearch} />}
        tools={
          group !== undefined && (
            <ToolButton
              kind="subtle"
              icon={IconUsersGroup}
              onClick={() => onActivate({ kind: 'choice', group })}
            >
              {t('people.whole_group')}
            </ToolButton>
          )
        }
        selection={{
          ids,
          onChange: tick,
          label: (person) => t('people.select', { name: nameOf(person) }),
          actions: (
            <>
              <TickAll list={people} item="subscription" ids={ids} onTick={tickRows} most={MOST_ACTIVATED} />
              <SelectedPeople
                people={ticked}
                onActivate={(months) =>
                  onActivate({ kind: 'people', people: ticked, months }, () => tick(new Set()))
                }
              />
            </>
          ),
        }}
        empty={
          people.isLong ? (
            <EmptyState title={t('people.narrow_title')} text={t('people.narrow_text')} />
          ) : (
            <NoRows
              search={search}
              found={{ title: t('people.found_title'), text: t('people.found_text') }}
              none={{
                title: t('people.empty_title'),
                text: t('people.empty_text'),
                action: <ButtonLink to="/students">{t('people.to_students')}</ButtonLink>,
              }}
              onReset={() => onSearch({})}
            />
          )
        }
      />
    </Card>
  );
}
