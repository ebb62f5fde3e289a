import { useMemo, useState } from 'react';

/** Which columns of a table are out of sight. */
export interface HiddenColumns {
  readonly ids: ReadonlySet<string>;
  readonly hide: (ids: ReadonlySet<string>) => void;
}

interface Search {
  readonly hide?: string | undefined;
}

/**
 * What the address says, so that a link shows to others what one sees oneself; else what was chosen last on this device.
 * @param name of the list
 */
export function useHiddenColumns<S extends Search>(
  name: string,
  { search, onSearch }: { readonly search: S; readonly onSearch: (search: S) => void },
): HiddenColumns {
  const storedAs = `hidden columns of ${name}`;
  const [kept, setKept] = useState(() => localStorage.getItem(storedAs) ?? '');
  const hidden = search.hide ?? kept;
  const ids = useMemo(() => new Set(hidden === '' ? [] : hidden.split('.')), [hidden]);
  return {
    ids,
    hide: (ids) => {
      const next = [...ids].join('.');
      localStorage.setItem(storedAs, next);
      setKept(next);
      onSearch({ ...search, hide: next });
    },
  };
}
