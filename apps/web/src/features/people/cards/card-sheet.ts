/** The cards that were made last, for as long as this tab remembers: nobody can show their codes once more. */
import type { NewCard } from '@mindhero/contract/card';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export interface SheetCard extends NewCard {
  /** The first password, where it was made just before. */
  readonly password?: string | undefined;
}

/** Emptied with everything else when the person leaves. */
export const cardSheetQuery = queryOptions<readonly SheetCard[]>({
  queryKey: ['card-sheet'],
  queryFn: () => [],
  staleTime: 'static',
  gcTime: Infinity,
});

/** Puts these cards on the sheet, in place of those before. */
export function putOnSheet(queries: QueryClient, cards: readonly SheetCard[]): void {
  queries.setQueryData(cardSheetQuery.queryKey, cards);
}
