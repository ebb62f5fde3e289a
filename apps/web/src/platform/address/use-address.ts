import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { changeOf, type Why } from '../lists/change-of.ts';
import type { Typed } from './address.ts';

/** A screen's address, and how it is changed. */
export interface Addressed<Search> {
  readonly search: Search;
  readonly onSearch: (search: Search, why?: Why) => void;
}

/** What the address of the open screen says, and how to change it. */
export function useAddress<Search extends Typed>(read: (typed: Typed) => Search): Addressed<Search> {
  const navigate = useNavigate();
  const typed = useSearch({ strict: false });
  // As it was typed: the route leaves reading to its screen.
  const search = useMemo(() => read({ ...typed }), [read, typed]);
  const onSearch = (next: Search, why?: Why) => {
    const change = changeOf(search, read(next), why);
    // Which route is open is not known here; what it takes is what it reads.
    void navigate({ to: '.', ...change, search: change.search as never });
  };
  return { search, onSearch };
}
