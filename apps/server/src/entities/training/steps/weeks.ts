/** The last days of a person, as lists show and sort them. */
import type { Step } from '../step.ts';

/** From the days that are kept by now: eight rows or a few more. */
export const countWeeks: Step = async (client, { people }) => {
  await client.query({ name: 'fold_weeks', text: 'select recount_weeks($1)', values: [people] });
};
