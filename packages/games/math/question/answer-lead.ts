/** An equals sign at the end; and what stands before it, if that comes behind a comma. */
const LEAD = /(?:, \S+ )?=$/;

/**
 * What leads from a drawn question to its answer on paper: "=" for "36 × 7 =", ", x =" for "log₃ x = 4, x =", nothing
 * behind a sentence.
 * @param question as text
 */
export function answerLead(question: string): string {
  return LEAD.exec(question)?.[0] ?? '';
}
