import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../platform/lists/choice-field.tsx';
import { useMe } from '../person/me.ts';
import { isAdmin } from '../person/permissions.ts';
import { schoolChoices } from './schools.ts';

interface SchoolFilterProps {
  readonly value: number | undefined;
  readonly onChange: (school: number | undefined) => void;
}

/** Of which school a list is; for administrators only, who see several. */
export function SchoolFilter({ value, onChange }: SchoolFilterProps) {
  const { t } = useTranslation('lists');
  if (!isAdmin(useMe())) return null;
  return (
    <ChoiceField
      place="bar"
      label={t('school')}
      none={t('all_schools')}
      choices={schoolChoices}
      value={value ?? null}
      onChange={(school) => onChange(school ?? undefined)}
    />
  );
}
