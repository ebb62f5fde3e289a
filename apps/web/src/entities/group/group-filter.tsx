import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../platform/lists/choice-field.tsx';
import { useMe } from '../person/me.ts';
import { isAdmin } from '../person/permissions.ts';
import { groupChoices } from './groups.ts';

interface GroupFilterProps {
  readonly value: number | undefined;
  /** Undefined for all. */
  readonly onChange: (group: number | undefined) => void;
  /** Only groups of this school are offered. */
  readonly school?: number | undefined;
}

/** Narrows a list to one of the groups within reach; several schools may have groups of one name. */
export function GroupFilter({ value, onChange, school }: GroupFilterProps) {
  const { t } = useTranslation('lists');
  const tellsSchool = isAdmin(useMe()) && school === undefined;
  return (
    <ChoiceField
      place="bar"
      label={t('group')}
      none={t('all_groups')}
      choices={groupChoices({ school, tellsSchool })}
      value={value ?? null}
      onChange={(group) => onChange(group ?? undefined)}
    />
  );
}
