import { FoldButton } from '@mindhero/ui/data-table-bar';
import type { ReactNode } from 'react';
import { SearchField } from './search-field.tsx';
import classes from './filter-bar.module.css';

interface Search {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}

interface FilterBarProps<S extends Search> {
  /** What the free text looks for. */
  readonly label: string;
  readonly search: S;
  readonly onSearch: (search: Omit<S, 'page'>) => void;
  /** Further filters. */
  readonly children?: ReactNode;
}

/**
 * What narrows a list, in the line above its rows: free text, and further fields, which a phone folds away. Their labels
 * are heard where the line has no room for them. What is looked for anew is shown from the first page.
 */
export function FilterBar<S extends Search>({ label, search, onSearch, children }: FilterBarProps<S>) {
  const { page: _page, ...others } = search;
  return (
    <>
      <search className={classes.text} data-part="search">
        <SearchField
          label={label}
          value={search.search ?? ''}
          onSearch={(text) => onSearch({ ...others, search: text })}
        />
      </search>
      {children === undefined ? <FoldButton /> : <Filters>{children}</Filters>}
    </>
  );
}

/** What narrows a list without a search. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <FoldButton />
      <div className={classes.filters} data-part="filters">
        {children}
      </div>
    </>
  );
}
