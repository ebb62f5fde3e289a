import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAUSE_MS, SHOWN } from '../../../platform/lists/picking.ts';
import { schoolsQuery } from '../../../platform/schools.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';

interface SchoolPickProps {
  readonly picked: number | null;
  readonly onPick: (id: number | null) => void;
}

/** Stands for none among the ids of schools. */
const NONE = 0;

/** The school of a new teacher, or none. */
export function SchoolPick({ picked, onPick }: SchoolPickProps) {
  const { t } = useTranslation('teachers');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const schools = useQuery({
    ...schoolsQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'schools' },
  });
  const options = (schools.data?.results ?? []).map(({ id, name }) => ({ id, name }));
  return (
    <PickList
      kind="one"
      label={t('school')}
      searchLabel={t('pick.search')}
      search={typed}
      onSearch={setTyped}
      loading={schools.isPending || schools.isPlaceholderData}
      options={[{ id: NONE, name: t('pick.none') }, ...options]}
      picked={new Set([picked ?? NONE])}
      onPick={([id = NONE]) => onPick(id === NONE ? null : id)}
      note={schools.data?.count === 0 ? t('pick.nothing') : null}
    />
  );
}
