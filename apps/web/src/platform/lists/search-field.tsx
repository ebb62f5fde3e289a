import { TextField } from '@mindhero/ui/text-field';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useDebouncedCallback } from '../use-debounced.ts';

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Free text that a list follows a moment after the last letter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  // The address changed by other means than this field: by a reset, or by going back.
  if (value !== followed) {
    setFollowed(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const look = useDebouncedCallback(onSearch, PAUSE_MS);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      maxLength={100}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        look(currentTarget.value);
      }}
    />
  );
}
