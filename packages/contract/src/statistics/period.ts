/** Since when figures are told. Apart from the endpoints: the address of a screen is read before its code is there. */

/** Days, today included. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];
export const usualPeriod = 30 satisfies Period;

/** So long wrong answers are kept: they are many, and of little use later. */
export const MISTAKES_KEPT_DAYS = 90;
