import type { Permission } from '@mindhero/contract/permission';
import { languages, type Language, subjectFlags } from '@mindhero/contract/user';
import { Checkbox } from '@mindhero/ui/checkbox';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { groupChoices } from '../../../entities/group/groups.ts';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { languageNames } from '../../../platform/language.ts';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import classes from './accounts.module.css';

interface LanguageFieldProps {
  readonly value: Language;
  readonly description?: string | null;
  readonly onChange: (language: Language) => void;
}

/** In which language somebody is spoken to. */
export function LanguageField({ value, description = null, onChange }: LanguageFieldProps) {
  const { t } = useTranslation('accounts');
  return (
    <SelectField
      label={t('field.language')}
      description={description}
      notesBelow
      value={value}
      onChange={({ currentTarget }) => {
        const language = languages.find((known) => known === currentTarget.value);
        if (language !== undefined) onChange(language);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageNames[language]}
        </option>
      ))}
    </SelectField>
  );
}

/** What is ticked of an account: what the person may, and of a student that it is a small child. */
export type AccountFlag = Permission | 'is_young';

/** Which subjects are open to somebody. */
export const subjects = Object.values(subjectFlags);

interface FlagFieldsProps<Flag extends AccountFlag> {
  readonly legend: string;
  readonly flags: readonly Flag[];
  readonly values: Readonly<Partial<Record<Flag, boolean>>>;
  readonly onChange: (change: Partial<Record<Flag, boolean>>) => void;
  /** What there is to say of a box. */
  readonly noteOf?: (flag: Flag) => string | null;
}

/** What somebody may, as boxes to tick. */
export function FlagFields<Flag extends AccountFlag>({
  legend,
  flags,
  values,
  onChange,
  noteOf,
}: FlagFieldsProps<Flag>) {
  const { t } = useTranslation('accounts');
  const label = (flag: AccountFlag) => t(`field.${flag}`);
  return (
    <fieldset className={classes.flags}>
      <legend>{legend}</legend>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          label={label(flag)}
          description={noteOf?.(flag)}
          checked={values[flag] === true}
          onChange={({ currentTarget: { checked } }) => {
            const change: Partial<Record<Flag, boolean>> = {};
            change[flag] = checked;
            onChange(change);
          }}
        />
      ))}
    </fieldset>
  );
}

interface GroupFieldProps {
  readonly value: number | null;
  readonly fault: string | null;
  readonly onChange: (group: number | null) => void;
}

/** The group that new students join; not there for those who have none, but for administrators it decides the school. */
export function GroupField({ value, fault, onChange }: GroupFieldProps) {
  const { t } = useTranslation('accounts');
  const decidesSchool = isAdmin(useMe());
  return (
    <ChoiceField
      place="form"
      label={t('field.group')}
      none={t('field.no_group')}
      choices={groupChoices({ tellsSchool: decidesSchool })}
      value={value}
      onChange={onChange}
      description={decidesSchool && t('field.group_school')}
      error={fault}
      hideEmpty={!decidesSchool}
    />
  );
}
