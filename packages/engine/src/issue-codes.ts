/** What may be wrong with a setting; a closed union, translated by the client under `issue.<code>`. */
export const issueCodes = [
  'wrong_type',
  'too_small',
  'too_big',
  'not_an_option',
  'too_few_chosen',
  'unknown_field',
  /** The settings contradict each other or are proven infeasible. */
  'impossible_configuration',
  /** The bounded search for an item ended without one. */
  'search_exhausted',
  'too_many_highlights',
  'too_many_combinations',
  'too_few_rods',
  'too_many_pairs',
  /** Advice: more items are asked for than four fifths of those that there are. */
  'few_examples',
] as const;
export type IssueCode = (typeof issueCodes)[number];
