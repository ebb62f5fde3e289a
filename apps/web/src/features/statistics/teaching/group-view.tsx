import { trainsSkills } from '@mindhero/games/skill-trainings';
import { EmptyState } from '@mindhero/ui/empty-state';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filter, Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { Told } from '../told.tsx';
import classes from './teaching.module.css';

/** What every view of a group is told. */
interface OfGroup {
  readonly group: { readonly id: number; readonly name: string } | null;
}

export type ToldGroup = NonNullable<OfGroup['group']>;

interface GroupViewProps<Of extends OfGroup> extends StatisticsView {
  readonly has: readonly Filter[];
  /** Only games that train skills can be chosen. */
  readonly isOfSkills?: boolean;
  readonly query: UseQueryOptions<Of>;
  /** Further ways to look at the same thing. */
  readonly ways?: ReactNode;
  readonly isEmpty: (told: Of) => boolean;
  /** What is said where there is nothing. */
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (told: Of & { readonly group: ToldGroup }) => ReactNode;
}

/** A view of one group: what it is narrowed by, and what is told, or why there is nothing. */
export function GroupView<Of extends OfGroup>(props: GroupViewProps<Of>) {
  const { search, onSearch, has, isOfSkills = false, query, ways } = props;
  const told = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <>
      <Filters
        search={search}
        onSearch={onSearch}
        has={has}
        shown={{ group: told.data?.group?.id }}
        {...(isOfSkills && { offers: trainsSkills })}
      >
        {ways}
      </Filters>
      <Told query={told}>{(data) => <Shown {...props} told={data} />}</Told>
    </>
  );
}

function Shown<Of extends OfGroup>({
  told,
  isEmpty,
  empty,
  children,
}: GroupViewProps<Of> & { readonly told: Of }) {
  const { t } = useTranslation('statistics_teaching');
  const { group } = told;
  if (group === null) return <EmptyState title={t('no_group.title')} text={t('no_group.text')} />;
  if (isEmpty(told)) return <EmptyState {...empty} />;
  return <div className={classes.view}>{children({ ...told, group })}</div>;
}
