import { focusOf } from '@mindhero/engine/reading/focus';
import { graphemes } from '@mindhero/engine/reading/words';
import type { CSSProperties } from 'react';
import classes from './word.module.css';

interface WordProps {
  readonly text: string;
  /** It is held by its focus letter, which is always at the same place. */
  readonly focused: boolean;
}

/** What is shown in one place; longer than its place, it gets smaller. It stands in a `Place`. */
export function Word({ text, focused }: WordProps) {
  if (!focused) {
    return (
      <span className={classes.whole} style={{ '--signs': graphemes(text).length } as CSSProperties}>
        {text}
      </span>
    );
  }
  const { before, focus, after } = focusOf(text);
  const lengths = {
    '--before': graphemes(before).length + 1,
    '--after': graphemes(after).length + 1,
  } as CSSProperties;
  return (
    <span className={classes.word} style={lengths}>
      <span className={classes.before}>{before}</span>
      <b className={classes.focus}>{focus}</b>
      <span className={classes.after}>{after}</span>
    </span>
  );
}
