import { TextInput } from '@mantine/core';

interface TimeFieldProps {
  readonly label: string;
  /** As the clocks of the school show it: YYYY-MM-DDTHH:mm. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
}

/** A day and a time of the school's zone. */
export function TimeField({ label, value, onChange, error = null }: TimeFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={value}
      required
      withAsterisk={false}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
