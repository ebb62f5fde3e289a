/** Of which year level a group is. Nothing else says it: pupils have no year of their own. */

/** School has eleven or twelve years, by country. */
const LAST_YEAR = 12;

/** The number with which the name of a group begins ("3A", "4-Б", "10 B"); null for any other name. */
export function yearOf(name: string): number | null {
  const [, digits] = /^\s*(\d{1,2})(?!\d)/.exec(name) ?? [];
  const year = Number(digits);
  return year >= 1 && year <= LAST_YEAR ? year : null;
}
