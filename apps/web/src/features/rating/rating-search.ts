/** The rating as its address holds it: what is left out is as usual. */
import { getRating, ratingMeasures, ratingScopes, ratingWindows } from '@mindhero/contract/rating';
import { address } from '../../platform/address/address.ts';
import { id, oneOf } from '../../platform/address/parts.ts';
import { asked } from '../../platform/asked.ts';

export const readRatingSearch = address({
  scope: oneOf(ratingScopes, 'group'),
  window: oneOf(ratingWindows, 'week'),
  by: oneOf(ratingMeasures, 'points'),
  group: id,
  school: id,
});

export type RatingSearch = ReturnType<typeof readRatingSearch>;

/** Whether one's own weeks can be asked for: in a group, where one knows each other, and of a week. */
export const hasOwn = ({ scope = 'group', window = 'week' }: RatingSearch): boolean =>
  scope === 'group' && window === 'week';

/** What the server is asked for: nothing that makes no sense there. */
export function requestOf(search: RatingSearch) {
  const { scope = 'group', window = 'week', by = 'points', group, school } = search;
  return {
    scope,
    window,
    by: hasOwn(search) ? by : ('points' as const),
    ...(scope === 'group' && group !== undefined && { group }),
    ...(scope === 'school' && school !== undefined && { school }),
  };
}

/** Others go on playing, so it is asked for anew whenever somebody comes back to it. */
export const ratingQuery = (search: RatingSearch) => ({
  ...asked(['rating', requestOf(search)], getRating, { query: requestOf(search) }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
