/** Advice for settings that have hardly more examples than are asked for. */
import type { SettingsIssue } from '@mindhero/engine/settings';

/** A person who asks for more of the examples than this share soon meets old acquaintances. */
const SHARE = 0.8;

/**
 * Advice on `repeats`, or none.
 * @param count how many different examples there are, counted up to a limit
 */
export function adviseOnRepeats(
  { repeats }: { readonly repeats: number },
  count: (limit: number) => number,
): readonly SettingsIssue[] {
  const examples = count(Math.ceil(repeats / SHARE));
  const most = Math.max(1, Math.floor(SHARE * examples));
  return repeats <= most
    ? []
    : [{ path: 'repeats', code: 'few_examples', params: { count: examples }, suggestion: most }];
}
