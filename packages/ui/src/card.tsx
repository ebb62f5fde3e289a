import type { ReactNode } from 'react';
import type { Area } from './area.ts';
import classes from './card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  /** Tints the whole card in the colour of an area. */
  readonly area?: Area | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a screen on its own ground. */
export function Card({ title, actions, area, className, children }: CardProps) {
  return (
    <section className={`${classes.card} ${className ?? ''}`} data-area={area}>
      {(title !== undefined || actions !== undefined) && (
        <header className={classes.header}>
          {title !== undefined && <h2 className={classes.title}>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
