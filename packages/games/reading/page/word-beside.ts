/** Where the arrow keys lead from a word of a text, by where the words stand on the screen. */

export type Step = 'back' | 'on' | 'up' | 'down' | 'first' | 'last';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ left, right }: Box) => (left + right) / 2;
/** At which it stands. */
const height = ({ top, bottom }: Box) => (top + bottom) / 2;

/** The index of the word a step away; up and down lead to the nearest one of the next line. Stays where there is none. */
export function wordBeside(boxes: readonly Box[], index: number, step: Step): number {
  const from = boxes[index];
  if (from === undefined) return index;
  switch (step) {
    case 'back':
      return Math.max(0, index - 1);
    case 'on':
      return Math.min(boxes.length - 1, index + 1);
    case 'first':
      return 0;
    case 'last':
      return boxes.length - 1;
    case 'up':
      return nearest(boxes, index, lineBefore(boxes, from));
    case 'down':
      return nearest(boxes, index, lineAfter(boxes, from));
  }
}

function lineBefore(boxes: readonly Box[], from: Box): readonly Box[] {
  const above = boxes.filter((box) => height(box) < from.top);
  const lowest = Math.max(...above.map(height));
  return above.filter(({ bottom }) => bottom > lowest);
}

function lineAfter(boxes: readonly Box[], from: Box): readonly Box[] {
  const below = boxes.filter((box) => height(box) > from.bottom);
  const highest = Math.min(...below.map(height));
  return below.filter(({ top }) => top < highest);
}

function nearest(boxes: readonly Box[], index: number, line: readonly Box[]): number {
  const from = boxes[index];
  const [first] = line;
  if (from === undefined || first === undefined) return index;
  const distance = (box: Box) => Math.abs(middle(box) - middle(from));
  return boxes.indexOf(line.reduce((best, box) => (distance(box) < distance(best) ? box : best), first));
}
