import { NativeSelect } from '@mantine/core';
import type { Group } from '@mindhero/contract/group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupQuery, groupsQuery } from '../groups.ts';

interface GroupFilterProps {
  readonly value: number | undefined;
  readonly onChange: (group: number | undefined) => void;
}

/** Narrows a list to what belongs to one group. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const { t } = useTranslation('lists');
  const groups = useGroupsWith(value);
  return (
    <NativeSelect
      label={t('group')}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    >
      <option value="">{t('all_groups')}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Groups to choose from; the chosen one is among them, however far down by name it is. */
function useGroupsWith(chosen: number | undefined): readonly Pick<Group, 'id' | 'name'>[] {
  const { data, isSuccess } = useQuery(groupsQuery);
  const groups = data?.results ?? [];
  const isBeyond = isSuccess && chosen !== undefined && groups.every(({ id }) => id !== chosen);
  const beyond = useQuery({ ...groupQuery(chosen ?? 0), enabled: isBeyond }).data;
  return isBeyond && beyond !== undefined ? [...groups, beyond] : groups;
}
