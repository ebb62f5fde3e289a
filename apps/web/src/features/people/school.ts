import { wholeNumber } from '../../platform/lists/search-values.ts';

export interface SchoolSearch {
  /** Only of this school. */
  readonly school?: number;
}

/** The school that an address asks for. */
export function readSchool(search: Readonly<Record<string, unknown>>): SchoolSearch {
  const school = wholeNumber(search['school'], 2_147_483_647);
  return school === null ? {} : { school };
}
