/** Whether an answer tells nothing: no sum, no row, and no sum or row in any of its parts. */
export const tellsNothing = (value: unknown): boolean =>
  value === 0 || value === null || (typeof value === 'object' && Object.values(value).every(tellsNothing));
