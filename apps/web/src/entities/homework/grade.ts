/** How good a share of right answers is: the ground that it stands on. */
export type Grade = 'good' | 'fair' | 'weak' | 'poor';

/** As it is read, so that the same figure never has two colours. @param percent 0 to 100 */
export function gradeOf(percent: number): Grade {
  const read = Math.round(percent);
  if (read >= 90) return 'good';
  if (read >= 75) return 'fair';
  return read >= 50 ? 'weak' : 'poor';
}
