import { NativeSelect } from '@mantine/core';
import { languages, type Language } from '@mindhero/contract/user';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupsQuery } from '../../../platform/groups.ts';
import { languageNames } from '../../../platform/language.ts';
import classes from './accounts.module.css';

/** What the forms for one, for several and for an existing student have in common. */
export interface Common {
  readonly language: Language;
  readonly can_use_math: boolean;
  readonly can_use_reading: boolean;
  readonly can_use_logic: boolean;
}

interface CommonFieldsProps {
  readonly values: Common;
  readonly onChange: (change: Partial<Common>) => void;
}

const subjects = ['can_use_math', 'can_use_reading', 'can_use_logic'] as const;

/** Language and subjects. */
export function CommonFields({ values, onChange }: CommonFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <NativeSelect
        label={t('field.language')}
        value={values.language}
        onChange={({ currentTarget }) => {
          const language = languages.find((known) => known === currentTarget.value);
          if (language !== undefined) onChange({ language });
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language]}
          </option>
        ))}
      </NativeSelect>
      <fieldset className={classes.subjects}>
        <legend>{t('field.subjects')}</legend>
        {subjects.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`field.${flag}`)}
            checked={values[flag]}
            onChange={({ currentTarget }) => onChange({ [flag]: currentTarget.checked })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface GroupFieldProps {
  readonly value: number | null;
  readonly onChange: (group: number | null) => void;
}

/** The group that new students join; not there for those who have none. */
export function GroupField({ value, onChange }: GroupFieldProps) {
  const { t } = useTranslation('accounts');
  const groups = useQuery(groupsQuery).data?.results ?? [];
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      label={t('field.group')}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{t('field.no_group')}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
