import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Where the administrator is: most schools are there, too. */
export const homeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TimeZoneSelectProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A school's days begin and end in it. */
export function TimeZoneSelect({ value, onChange }: TimeZoneSelectProps) {
  const { t } = useTranslation('schools');
  const zones = new Set([value, ...Intl.supportedValuesOf('timeZone')]);
  return (
    <NativeSelect
      label={t('time_zone')}
      description={t('time_zone_hint')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[...zones].toSorted()}
    />
  );
}
