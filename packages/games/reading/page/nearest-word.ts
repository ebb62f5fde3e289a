/** Which word of a text a finger means. Pure; pixels from the left and from above. */

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The index of the word of which a box is nearest to a place; −1 where there are no words. */
export function nearestWord(
  words: readonly (readonly Box[])[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  const distances = words.map((boxes) =>
    Math.min(
      ...boxes.map(({ left, right, top, bottom }) =>
        Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
      ),
    ),
  );
  return distances.indexOf(Math.min(...distances));
}
