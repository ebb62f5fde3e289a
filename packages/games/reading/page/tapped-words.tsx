import type { Span } from '@mindhero/engine/reading/paragraphs';
import { spanOfWords } from '@mindhero/engine/reading/words';
import { Fragment, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withGaps } from './gaps.tsx';
import { type Step, wordBeside } from './word-beside.ts';
import classes from './text-page.module.css';

/** Which word of a text was tapped, counted from 0 in the order of the text. */
export interface Tapping {
  readonly chosen: number | null;
  /** Null while nothing can be tapped. */
  readonly onTap: ((word: number) => void) | null;
}

interface TappedWordsProps {
  readonly words: readonly Span[];
  readonly tapping: Tapping;
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

/** The words of a text as buttons: one tab stop, the arrow keys go from word to word and from line to line. */
export function TappedWords({ words, tapping: { chosen, onTap }, children }: TappedWordsProps) {
  const { t } = useTranslation('rooms');
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(chosen ?? 0);
  const numbers = new Map(words.map(({ start }, index) => [start, index]));

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const next = wordBeside(
      buttons.map((button) => button.getBoundingClientRect()),
      stop,
      step,
    );
    buttons[next]?.focus();
  }

  /** Marks stay with the word that they belong to: no line begins with one. */
  function drawn({ text, start }: Span): ReactNode {
    let at = start;
    return text.split(/(\s+)/u).map((piece) => {
      const from = at;
      at += piece.length;
      return piece.trim() === '' ? (
        piece
      ) : (
        <span key={from} className={classes.piece}>
          {drawnPiece({ text: piece, start: from })}
        </span>
      );
    });
  }

  function drawnPiece(piece: Span): ReactNode {
    let at = 0;
    const parts: ReactNode[] = [];
    for (const { text, start } of spanOfWords(piece.text)) {
      const number = numbers.get(piece.start + start) ?? 0;
      parts.push(
        <Fragment key={`before ${number}`}>{withGaps(piece.text.slice(at, start))}</Fragment>,
        <button
          key={number}
          type="button"
          className={classes.word}
          tabIndex={number === stop ? 0 : -1}
          aria-pressed={number === chosen}
          aria-disabled={onTap === null}
          onKeyDown={onKeyDown}
          onFocus={() => setStop(number)}
          onClick={() => onTap?.(number)}
        >
          {withGaps(text)}
        </button>,
      );
      at = start + text.length;
    }
    return [...parts, <Fragment key="end">{withGaps(piece.text.slice(at))}</Fragment>];
  }

  return (
    <div ref={box} role="group" aria-label={t('page.words')} className={classes.words}>
      {children(drawn)}
    </div>
  );
}
