import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** A named group of samples. */
export function Samples({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.samples} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Samples beside each other. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
