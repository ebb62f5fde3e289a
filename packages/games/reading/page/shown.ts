/** What stands on the page in place of a body. */
import type { TransformedText } from '@mindhero/engine/reading/transform/transform-text';

export interface Shown extends TransformedText {
  /** In how many ways it was made harder to read; 0 for the text as it is. */
  readonly ways: number;
}

/** A body as it is. */
export const plainly = (text: string): Shown => ({ text, legends: [], effects: [], ways: 0 });
