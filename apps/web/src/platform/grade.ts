/** How good a share of right answers is: the ground that it stands on. */
export type Grade = 'good' | 'fair' | 'weak' | 'poor';

/** @param percent 0 to 100 */
export function gradeOf(percent: number): Grade {
  if (percent >= 90) return 'good';
  if (percent >= 75) return 'fair';
  return percent >= 50 ? 'weak' : 'poor';
}
