/** The lines of a text as they stand on the screen. Pure; pixels from above. */

export interface Line {
  readonly top: number;
  readonly bottom: number;
}

/** Boxes of pieces of text as lines, from top to bottom: a box whose middle lies in a line belongs to it. */
export function linesOf(boxes: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1);
    const middle = (box.top + box.bottom) / 2;
    if (last !== undefined && middle < last.bottom)
      lines[lines.length - 1] = { top: last.top, bottom: Math.max(last.bottom, box.bottom) };
    else lines.push(box);
  }
  return lines;
}

/** The line that is nearest to a place; −1 where there is none. */
export function lineAt(lines: readonly Line[], y: number): number {
  const distances = lines.map(({ top, bottom }) => Math.max(top - y, y - bottom, 0));
  return distances.indexOf(Math.min(...distances));
}

/** From the first line to the last one in which something has boxes; null where there are none. */
export function linesAround(
  lines: readonly Line[],
  boxes: readonly Line[],
): readonly [number, number] | null {
  if (lines.length === 0 || boxes.length === 0) return null;
  const within = boxes.map(({ top, bottom }) => lineAt(lines, (top + bottom) / 2));
  return [Math.min(...within), Math.max(...within)];
}
