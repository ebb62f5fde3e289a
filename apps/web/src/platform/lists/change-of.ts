import type { ListSearch } from './list-search.ts';

/** A page that the list does not have is put right; everything else somebody asked for. */
export type Why = 'correction';

type AnySearch = Pick<ListSearch<string>, 'search' | 'hide'>;

interface Change<Search> {
  readonly search: Search;
  readonly replace: boolean;
}

/** How the address goes from one search to the next, so that Back leads to what was in sight before. */
export function changeOf<Search extends AnySearch>(old: AnySearch, next: Search, why?: Why): Change<Search> {
  return { search: next, replace: why === 'correction' || goesOnTyping(old, next) || onlyHides(old, next) };
}

/** A search is one step, however many letters it has. */
function goesOnTyping(old: AnySearch, next: AnySearch): boolean {
  return old.search !== undefined && next.search !== undefined && old.search !== next.search;
}

/** The device remembers which columns are hidden, so going back would not show them again. */
function onlyHides({ hide: before, ...old }: AnySearch, { hide: after, ...next }: AnySearch): boolean {
  return before !== after && isSame(old, next);
}

function isSame(one: object, other: object): boolean {
  const values = new Map<string, unknown>(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([name, value]) => values.get(name) === value);
}
