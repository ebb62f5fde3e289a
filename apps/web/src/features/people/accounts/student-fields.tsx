import type { Language } from '@mindhero/contract/user';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { FlagFields, GroupField, LanguageField, subjects } from './account-fields.tsx';

/** What the forms for one and for several new students have in common. */
interface Common extends Readonly<Record<(typeof subjects)[number], boolean>> {
  readonly language: Language;
  readonly groups: number[];
}

/** All subjects, in the language of the teacher who adds them. */
export function useUsualStudent(): Common {
  const { language } = useMe();
  return { language, can_use_math: true, can_use_reading: true, can_use_logic: true, groups: [] };
}

interface StudentFieldsProps {
  readonly form: {
    readonly values: Common;
    readonly change: (change: Partial<Common>) => void;
    readonly errorOf: (path: string) => string | null;
  };
}

/** Group, language and subjects. */
export function StudentFields({ form: { values, change, errorOf } }: StudentFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <GroupField
        value={values.groups[0] ?? null}
        fault={errorOf('groups.0')}
        onChange={(group) => change({ groups: group === null ? [] : [group] })}
      />
      <LanguageField value={values.language} onChange={(language) => change({ language })} />
      <FlagFields legend={t('field.subjects')} flags={subjects} values={values} onChange={change} />
    </>
  );
}
