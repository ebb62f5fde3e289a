import type { Span } from '@mindhero/engine/reading/paragraphs';
import type { PageWord } from '@mindhero/engine/reading/transform/page-words';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { nearestWord } from './nearest-word.ts';
import type { DrawPart } from './text-page.tsx';
import { type Step, wordBeside } from './word-beside.ts';
import classes from './text-page.module.css';

/** Which word of a text was tapped, counted from 0 in the order of the text. */
export interface Tapping {
  readonly chosen: number | null;
  /** Null while nothing can be tapped. */
  readonly onTap: ((word: number) => void) | null;
  /** Enter upon the word that is chosen already says that it is the one. */
  readonly onSure?: () => void;
}

interface TappedWordsProps {
  readonly words: readonly PageWord[];
  readonly tapping: Tapping;
  readonly drawPart: DrawPart;
  readonly children: (draw: (line: Span) => ReactNode) => ReactNode;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/**
 * The words of a text to tap: one tab stop, the arrow keys go from word to word and from line to line. They are no
 * elements `button`: those are boxes, beside which lines end that went on when the text was read.
 */
export function TappedWords({
  words,
  tapping: { chosen, onTap, onSure },
  drawPart,
  children,
}: TappedWordsProps) {
  const { t } = useTranslation('rooms');
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(chosen ?? 0);
  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined && event.key === 'Enter' && stop === chosen && !event.repeat) onSure?.();
    else if (step === undefined) onTap?.(stop);
    else buttons()[wordBeside(buttons().map(boxOf), stop, step)]?.focus();
  }

  /** A finger that comes down between words, or on the edge of one, means the nearest. */
  function onClick(event: MouseEvent) {
    const all = buttons();
    // What clicks without a finger or a mouse, as readers of screens do, says no place.
    const word =
      event.detail === 0 && event.target instanceof Element
        ? all.findIndex((one) => one.contains(event.target as Element))
        : nearestWord(all.map(lettersOf), { x: event.clientX, y: event.clientY });
    if (word < 0) return;
    all[word]?.focus({ preventScroll: true });
    onTap?.(word);
  }

  function drawn(line: Span): ReactNode {
    const end = line.start + line.text.length;
    let at = 0;
    const parts = words.flatMap((word, index) => {
      if (word.start < line.start || word.start >= end) return [];
      const from = word.start - line.start;
      const to = from + word.text.length;
      const between = line.text.slice(at, from);
      at = to;
      return [
        between,
        <span
          key={index}
          role="button"
          className={classes.word}
          style={{ '--signs': word.text.length } as CSSProperties}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={index === chosen}
          aria-disabled={onTap === null}
          onKeyDown={onKeyDown}
          onFocus={() => setStop(index)}
        >
          <span className={classes.letters}>{drawPart(line, from, to)}</span>
        </span>,
      ];
    });
    return [...parts, line.text.slice(at)];
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The keys are heard by the words.
    <div ref={box} role="group" aria-label={t('page.words')} onClick={onClick}>
      {children(drawn)}
    </div>
  );
}

/** Where a word begins: what goes on in the next line would have it as wide as the text. */
function boxOf(word: HTMLElement): DOMRect {
  return lettersOf(word)[0] ?? word.getBoundingClientRect();
}

/** The boxes of the letters alone, one in each line. */
function lettersOf(word: HTMLElement): readonly DOMRect[] {
  return [...(word.firstElementChild?.getClientRects() ?? [])];
}
