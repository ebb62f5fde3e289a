import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { type Active, active } from './active.ts';

interface ActiveFieldProps {
  /** Undefined for all of them. */
  readonly value: Active | undefined;
  readonly onChange: (active: Active | undefined) => void;
}

/** Whose accounts a list shows: all, those that are open, or those that are closed. */
export function ActiveField({ value, onChange }: ActiveFieldProps) {
  const { t } = useTranslation('people');
  return (
    <SelectField
      label={t('active.label')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(active(currentTarget.value))}
    >
      <option value="">{t('active.all')}</option>
      <option value="true">{t('active.true')}</option>
      <option value="false">{t('active.false')}</option>
    </SelectField>
  );
}
