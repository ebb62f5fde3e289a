import type { Language } from '@mindhero/contract/user';
import { useTranslation } from 'react-i18next';
import { FlagFields, LanguageField, subjects } from './account-fields.tsx';

/** What the forms for one and for several new students have in common. */
export interface Common extends Readonly<Record<(typeof subjects)[number], boolean>> {
  readonly language: Language;
}

interface CommonFieldsProps {
  readonly values: Common;
  readonly onChange: (change: Partial<Common>) => void;
}

/** Language and subjects. */
export function CommonFields({ values, onChange }: CommonFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <LanguageField value={values.language} onChange={(language) => onChange({ language })} />
      <FlagFields legend={t('field.subjects')} flags={subjects} values={values} onChange={onChange} />
    </>
  );
}
