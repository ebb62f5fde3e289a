import type { ComponentProps, ReactNode } from 'react';
import classes from './paper.module.css';

/** The ground on which sheets lie as they will be printed; only they are. */
export function PaperDesk({ children }: { readonly children: ReactNode }) {
  return <div className={classes.desk}>{children}</div>;
}

interface PaperLook {
  /** Of the printed page; all sheets of a screen have the same. */
  readonly margin?: 'wide' | 'narrow' | undefined;
  /** Lies there as high as a page, however little stands on it. */
  readonly isWhole?: boolean | undefined;
}

function look({ margin = 'wide', isWhole = false }: PaperLook, className = '') {
  return {
    className: `${classes.paper} ${className}`,
    'data-paper': '',
    'data-margin': margin,
    'data-whole': isWhole || undefined,
  };
}

/** A sheet of A4: white, whatever the theme. */
export function Paper({ margin, isWhole, className, ...section }: ComponentProps<'section'> & PaperLook) {
  return <section {...section} {...look({ margin, isWhole }, className)} />;
}

/** A sheet with things that are all alike, such as cards. */
export function PaperList({ margin, isWhole, className, ...list }: ComponentProps<'ul'> & PaperLook) {
  return <ul {...list} {...look({ margin, isWhole }, className)} />;
}
