/** A pupil's level by points. Level names are content, in four languages. */

export const LAST_LEVEL = 30;

/** Points at which a level (1 to 30) starts; the last one takes about a year of daily work. */
export function levelStart(level: number): number {
  return Math.round(25 * (level - 1) ** 2.2);
}

/** The level, 1 to 30, of a pupil with so many points. */
export function levelOf(points: number): number {
  let level = LAST_LEVEL;
  while (level > 1 && points < levelStart(level)) level -= 1;
  return level;
}

/** How far into the level, from 0 up to 1; in the last level it is 1. */
export function levelProgress(points: number): number {
  const level = levelOf(points);
  if (level === LAST_LEVEL) return 1;
  const start = levelStart(level);
  return Math.max(0, points - start) / (levelStart(level + 1) - start);
}
