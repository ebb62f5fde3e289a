/** What stands on the page in place of a body. */
export interface Shown {
  readonly body: string;
  /** How many transformations it went through; 0 for the text as it is. */
  readonly transformed: number;
}

/** A body as it is. */
export const plainly = (body: string): Shown => ({ body, transformed: 0 });
