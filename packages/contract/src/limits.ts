/** How many and how long things may be. Browsers say so before they send anything. */

export const MIN_USERNAME_LENGTH = 3;

/** For how many a step can be taken at once. */
export const MOST_AT_ONCE = 500;

/** For how many plans are activated at once. */
export const MOST_ACTIVATED = 2_000;

/** For how many students one task can be set by their names, the whole of a large school for example. */
export const MOST_NAMED = 2_000;

/** How many lines a file of students may have, and how many can be ticked of those whom it added. */
export const MOST_IMPORT_ROWS = 5_000;

/** How many blocks a task may have, and how often one is played. */
export const MOST_BLOCKS = 20;
export const MOST_REPEATS = 10;

/** Letters of what groups, schools, tasks and materials are called. */
export const LONGEST_TITLE = 100;

/** Letters of a question about a text, and of an option. */
export const LONGEST_QUESTION = 500;
export const LONGEST_OPTION = 300;

/** Letters of the sentence that answers a question; of a longer one, its beginning is enough to find it. */
export const LONGEST_PLACE = 500;

/** Letters of what says what is on an image. */
export const LONGEST_ALTERNATIVE = 200;

/** How many plans of a type are bought or transferred at once, and for how many months each. */
export const mostPlans = 10_000;
export const mostMonths = 24;

/** How often it is begun to pay an order at a provider. */
export const mostAttempts = 20;

/** How many discounts of a kind a price list has. */
export const mostDiscounts = 10;
