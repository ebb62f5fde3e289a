import type { ReactNode } from 'react';
import classes from './worked-lines.module.css';

/** One small step: what is done, in a short sentence, and how that is written. */
export interface WorkedLine {
  readonly text: string;
  readonly formula: ReactNode;
}

/** The way to an answer, step by step. */
export function WorkedLines({ lines }: { readonly lines: readonly WorkedLine[] }) {
  return (
    <ol className={classes.lines}>
      {lines.map(({ text, formula }, index) => (
        <li key={index}>
          <span>{text}</span>
          <strong>{formula}</strong>
        </li>
      ))}
    </ol>
  );
}
