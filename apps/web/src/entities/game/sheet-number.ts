/** Numbers of sheets, which are seeds short enough to be read out. */

export const LARGEST_SHEET = 999_999;

/** A number for another sheet. */
export const newSheet = (): number => Math.floor(Math.random() * LARGEST_SHEET) + 1;

/** Whether something that an address holds is such a number. */
export function isSheet(number: unknown): number is number {
  return Number.isInteger(number) && Number(number) >= 1 && Number(number) <= LARGEST_SHEET;
}
