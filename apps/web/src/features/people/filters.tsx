import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupsQuery } from '../../platform/students.ts';
import type { StudentsSearch } from './students-search.ts';
import classes from './people.module.css';

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 300;

interface FiltersProps {
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** Free text and group; either starts again at the first page. */
export function Filters({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation('people');
  const groups = useQuery(groupsQuery).data?.results ?? [];
  const { page: _page, search: text = '', group, ...others } = search;
  const [typed, setTyped] = useState(text);
  const [followed, setFollowed] = useState(text);
  // The address changed by other means than this field: by a reset, or by going back.
  if (text !== followed) {
    setFollowed(text);
    if (text !== typed.trim()) setTyped(text);
  }
  const withGroup = group === undefined ? {} : { group };
  const look = useDebouncedCallback(
    (next: string) => onSearch({ ...others, ...withGroup, search: next }),
    PAUSE_MS,
  );
  return (
    <div className={classes.filters} role="search">
      <TextInput
        className={classes.search}
        type="search"
        label={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        maxLength={100}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t('group')}
        value={group ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onSearch({ ...others, search: text, ...(chosen === '' ? {} : { group: Number(chosen) }) });
        }}
      >
        <option value="">{t('all_groups')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
