/** Where messages at the bottom of the screen hide nothing that is to be pressed. */

/** Edges in pixels from the top left corner of the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between the messages and the edge of the screen, or what they stand above. */
const GAP = 16;

/**
 * How far above the lower edge of a screen of some height messages stand: as low as they can without hiding what is in
 * their way, or at the edge if they would leave the screen.
 */
export function clearPlace(messages: Box, inTheWay: readonly Box[], screen: number): number {
  const height = messages.bottom - messages.top;
  const beside = ({ left, right }: Box) => right <= messages.left || left >= messages.right;
  let foot = screen - GAP;
  for (const box of inTheWay.toSorted((a, b) => b.bottom - a.bottom)) {
    if (!beside(box) && box.top < foot && box.bottom > foot - height) foot = box.top - GAP;
  }
  return foot - height < 0 ? GAP : screen - foot;
}
