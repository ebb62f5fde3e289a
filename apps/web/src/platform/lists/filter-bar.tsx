import type { ReactNode } from 'react';
import { SearchField } from './search-field.tsx';
import classes from './filter-bar.module.css';

interface Search {
  readonly search?: string;
  readonly page?: number;
}

interface FilterBarProps<S extends Search> {
  /** What the free text looks for. */
  readonly label: string;
  readonly search: S;
  readonly onSearch: (search: Omit<S, 'page'>) => void;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Above a list: free text, and whatever else narrows it. What is looked for anew is shown from the first page. */
export function FilterBar<S extends Search>({ label, search, onSearch, children }: FilterBarProps<S>) {
  const { page: _page, ...others } = search;
  return (
    <div className={classes.bar} role="search">
      <SearchField
        className={classes.text}
        label={label}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ ...others, search: text })}
      />
      {children}
    </div>
  );
}
