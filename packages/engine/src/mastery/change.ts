/** How an ability changed over some time, of one pupil and of several. */

/**
 * What came since the beginning of a week: from the last week of training before it, or else from the first one in it. Null
 * where nothing was trained since, or nothing is there to compare with.
 * @param weeks by the week's number the ability at its end
 */
export function changeSince(weeks: ReadonlyMap<number, number>, from: number): number | null {
  const known = [...weeks].toSorted(([one], [other]) => one - other);
  const later = known.filter(([week]) => week >= from);
  const before = known.filter(([week]) => week < from);
  const now = later.at(-1)?.[1];
  const then = before.at(-1)?.[1] ?? (later.length > 1 ? later[0]?.[1] : undefined);
  return now === undefined || then === undefined ? null : now - then;
}

export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** The value below which a quarter, a half and three quarters lie, between two values in proportion; null for no values. */
export function quartiles(values: readonly number[]): Quartiles | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number): number => {
    const place = part * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? below;
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
