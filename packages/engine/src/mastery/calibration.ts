/** How well it is predicted which answers are right. */

/** Answers whose predicted chance lay in one part of all. */
export interface Predicted {
  readonly answers: number;
  readonly right: number;
  /** Their chances, added up: so many should have been right. */
  readonly expected: number;
}

/** The mean difference of what was predicted and what happened, each part by the number of its answers; null without any. */
export function calibrationError(parts: readonly Predicted[]): number | null {
  const answers = parts.reduce((all, part) => all + part.answers, 0);
  if (answers === 0) return null;
  return parts.reduce((all, { right, expected }) => all + Math.abs(expected - right), 0) / answers;
}
