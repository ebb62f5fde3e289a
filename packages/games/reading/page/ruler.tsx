import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { type Line, lineAt, linesAround, linesOf } from './lines.ts';
import classes from './text-page.module.css';

/** The root says whether somebody reads with a ruler (decision 232). */
const isWanted = () => document.documentElement.dataset['readRuler'] === 'on';

function onChange(then: () => void): () => void {
  const observer = new MutationObserver(then);
  observer.observe(document.documentElement, { attributeFilter: ['data-read-ruler'] });
  return () => observer.disconnect();
}

interface Measured {
  readonly lines: readonly Line[];
  /** A place of the window, in the pixels of the page. */
  readonly within: (clientY: number) => number;
  /** The same of a box. */
  readonly placed: (box: Line) => Line;
}

/** The lines of the paragraphs of a page, in the page's own pixels, also where the page is turned upside down. */
function measured(page: HTMLElement): Measured {
  const around = page.getBoundingClientRect();
  const boxes = [...page.querySelectorAll('p')]
    .flatMap(lettersIn)
    .flatMap(boxesOf)
    .filter(({ width }) => width > 0);
  const isTurned = (boxes[0]?.top ?? 0) > (boxes.at(-1)?.top ?? 0);
  const within = (y: number) => (isTurned ? around.bottom - y : y - around.top);
  const placed = ({ top, bottom }: Line) => ({
    top: within(isTurned ? bottom : top),
    bottom: within(isTurned ? top : bottom),
  });
  return { lines: linesOf(boxes.map(placed)), within, placed };
}

/** What is written in an element, without the boxes around its words: those may be larger. */
function lettersIn(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const letters: Node[] = [];
  while (walker.nextNode()) letters.push(walker.currentNode);
  return letters;
}

function boxesOf(letters: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(letters);
  return [...range.getClientRects()];
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** What has arrow keys of its own. */
const OWN_KEYS = 'input, select, textarea';

export interface RulerProps {
  readonly page: RefObject<HTMLElement | null>;
  /** Where in the text something stands out now, if anything does: the ruler goes along with it. */
  readonly marked: number | undefined;
}

/**
 * A ruler over the lines of a page, for whoever reads with one: it is where one points or taps, and goes on line by line
 * with the arrow keys.
 */
export function Ruler({ page, marked }: RulerProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const laid = useRef<Laid>(null);
  const isOn = useSyncExternalStore(onChange, isWanted);
  useEffect(() => {
    if (!isOn || page.current === null || bar.current === null) return undefined;
    const ruler = lay(bar.current, page.current);
    laid.current = ruler;
    return () => {
      ruler.leave();
      laid.current = null;
    };
  }, [isOn, page]);
  useEffect(() => {
    const mark = isOn && marked !== undefined ? page.current?.querySelector('mark') : null;
    if (mark) laid.current?.frame(mark);
  }, [isOn, page, marked]);
  return (
    isOn && (
      <span className={classes.shade} aria-hidden>
        <span ref={bar} className={classes.ruler} />
      </span>
    )
  );
}

interface Laid {
  /** Goes to all lines of something that stands out in the page. */
  readonly frame: (mark: Element) => void;
  readonly leave: () => void;
}

/** Lays it on the first line. */
function lay(bar: HTMLElement, page: HTMLElement): Laid {
  let at = 0;
  let framed: Element | null = null;
  const put = (first: number, last: number, lines: readonly Line[]) => {
    at = Math.max(0, Math.min(first, lines.length - 1));
    const { top, bottom } = { ...lines[at], bottom: lines[Math.max(at, last)]?.bottom };
    bar.style.setProperty('--top', `${top ?? 0}px`);
    bar.style.setProperty('--height', `${(bottom ?? 0) - (top ?? 0)}px`);
  };
  const goTo = (line: number, { lines } = measured(page)) => {
    framed = null;
    put(line, line, lines);
  };
  const frame = (mark: Element) => {
    framed = mark;
    const { lines, placed } = measured(page);
    const around = linesAround(lines, lettersIn(mark).flatMap(boxesOf).map(placed));
    if (around !== null) put(...around, lines);
  };
  const point = ({ clientY }: PointerEvent) => {
    const now = measured(page);
    goTo(lineAt(now.lines, now.within(clientY)), now);
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
    if (!page.checkVisibility({ visibilityProperty: true })) return;
    event.preventDefault();
    goTo(at + by);
    bar.scrollIntoView({ block: 'nearest' });
  };
  // A font that comes, or a window that is turned, moves the lines.
  const observer = new ResizeObserver(() => (framed?.isConnected ? frame(framed) : goTo(at)));
  observer.observe(page);
  page.addEventListener('pointermove', point);
  page.addEventListener('pointerdown', point);
  window.addEventListener('keydown', step);
  const leave = () => {
    observer.disconnect();
    page.removeEventListener('pointermove', point);
    page.removeEventListener('pointerdown', point);
    window.removeEventListener('keydown', step);
  };
  return { frame, leave };
}
