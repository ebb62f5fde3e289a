import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Only those whose accounts are open, or closed. */
export type Active = 'true' | 'false' | undefined;

interface ActiveFieldProps {
  readonly value: Active;
  readonly onChange: (active: Active) => void;
}

/** Whose accounts a list shows: all, those that are open, or those that are closed. */
export function ActiveField({ value, onChange }: ActiveFieldProps) {
  const { t } = useTranslation('people');
  return (
    <NativeSelect
      label={t('active.label')}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(
          currentTarget.value === 'true' || currentTarget.value === 'false' ? currentTarget.value : undefined,
        )
      }
    >
      <option value="">{t('active.all')}</option>
      <option value="true">{t('active.true')}</option>
      <option value="false">{t('active.false')}</option>
    </NativeSelect>
  );
}
