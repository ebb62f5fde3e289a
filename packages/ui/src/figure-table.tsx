import type { ReactNode } from 'react';
import classes from './figure-table.module.css';

/** A narrow table of figures, what each row is about at its beginning: takes a `thead` and a `tbody`. */
export function FigureTable({ children }: { readonly children: ReactNode }) {
  return <table className={classes.table}>{children}</table>;
}
