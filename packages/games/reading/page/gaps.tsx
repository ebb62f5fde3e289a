import { Fragment, type ReactNode } from 'react';
import classes from './text-page.module.css';

/** What is read, with the signs for letters that are left out set apart: each is to be counted, and `___` is one line. */
export function withGaps(text: string): ReactNode {
  if (!text.includes('_')) return text;
  return text.split(/(_+)/u).map((part, index) =>
    part.startsWith('_') ? (
      <span key={index} className={classes.gaps}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
