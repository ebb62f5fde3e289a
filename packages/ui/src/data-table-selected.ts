/** Which rows of a table are ticked. Those of other pages stay as they are. */

/** How many of the page's rows are ticked. */
export function pageTicks<Id>(ids: ReadonlySet<Id>, pageIds: readonly Id[]): 'all' | 'some' | 'none' {
  const ticked = pageIds.filter((id) => ids.has(id)).length;
  if (ticked === 0) return 'none';
  return ticked === pageIds.length ? 'all' : 'some';
}

/** The ids with one more or one less. */
export function toggleId<Id>(ids: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const toggled = new Set(ids);
  if (!toggled.delete(id)) toggled.add(id);
  return toggled;
}

/** The ids with the whole page, or, where all of it was ticked, without it. */
export function togglePage<Id>(ids: ReadonlySet<Id>, pageIds: readonly Id[]): ReadonlySet<Id> {
  const others = [...ids].filter((id) => !pageIds.includes(id));
  return new Set(pageTicks(ids, pageIds) === 'all' ? others : [...others, ...pageIds]);
}
