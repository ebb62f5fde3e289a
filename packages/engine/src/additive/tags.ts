/** What an example trains, for the tables of a pupil's techniques. */
import { expand, stepTag } from '../soroban.ts';

/**
 * The tags of an example's steps, direct ones and carries too, each move on each digit once. Putting the first number
 * on the empty board is no step: it trains nothing and would hide what the other numbers show of the digit 0.
 */
export function tagsOf(terms: readonly number[]): readonly string[] {
  const tags = new Set<string>();
  let total = terms[0] ?? 0;
  for (const term of terms.slice(1)) {
    const worked = expand(total, term);
    for (const step of worked.steps) tags.add(stepTag(step));
    total = worked.total;
  }
  return [...tags];
}
