/** What may be wrong with a setting; a closed union, translated by the client under `issue.<code>`. */
export const issueCodes = [
  'wrong_type',
  'too_small',
  'too_big',
  'not_an_option',
  'too_few_chosen',
  'too_many_chosen',
  'unknown_field',
  /** Among letters of one's own: something else than a letter, too long a group, too many of them. */
  'not_letters',
  'group_too_long',
  'too_many_items',
  /** The settings contradict each other or are proven infeasible. */
  'impossible_configuration',
  /** The bounded search for an item ended without one. */
  'search_exhausted',
  /** Two of the options that are chosen make no sense together. */
  'contradicting_choices',
  'too_many_highlights',
  'too_many_combinations',
  /** The same letters are vowels and consonants. */
  'letters_overlap',
  /** The letters give fewer syllables than the table has cells. */
  'too_few_letters',
  /** The same where only a table with both fewer rows and fewer columns can be filled. */
  'too_few_letters_but',
  /** Latin and Cyrillic letters would stand in one syllable. */
  'two_scripts',
  'too_few_rods',
  'too_many_pairs',
  /** One material is to be chosen, and none is. */
  'nothing_chosen',
  /** Without this filter there would be something to play with. */
  'no_material',
  /** The same where no single filter is to blame; the field is the first of them. */
  'no_material_at_all',
  /** The material has fewer words than the settings need. */
  'too_few_words',
  /** The text has fewer sentences, each with a last word of its own, than the settings need. */
  'too_few_sentences',
  /** The material was taken out of use. */
  'archived',
  /** Advice: more items are asked for than four fifths of those that there are. */
  'few_examples',
  /** Advice: words in so many columns are too small on a phone. */
  'narrow_columns',
  'wide_table',
] as const;
export type IssueCode = (typeof issueCodes)[number];
