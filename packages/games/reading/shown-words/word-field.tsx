import { type RefObject, useRef, useState } from 'react';
import { useCursor } from '../../use-cursor.tsx';
import { LONGEST_ANSWER } from './state.ts';
import classes from './shown-words.module.css';

/** What words are typed with. */
const OF_WORDS = /^\p{L}$/u;

interface WordFieldProps {
  readonly label: string;
  /** Of the word. */
  readonly language: string;
  readonly paused: boolean;
  /** Null while nothing may be answered. */
  readonly onAnswer: ((word: string) => void) | null;
}

/** The field for one word. Nothing corrects or completes it. Each answer has a field of its own. */
export function WordField({ label, language, paused, onAnswer }: WordFieldProps) {
  const [typed, setTyped] = useState('');
  const field: RefObject<HTMLInputElement | null> = useRef(null);
  useCursor(field, !paused && onAnswer !== null, OF_WORDS);
  return (
    <input
      ref={field}
      className={classes.field}
      lang={language}
      aria-label={label}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={LONGEST_ANSWER}
      readOnly={onAnswer === null}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (typed.trim() !== '') onAnswer?.(typed.trim());
      }}
    />
  );
}
