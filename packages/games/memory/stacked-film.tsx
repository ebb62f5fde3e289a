import type { CSSProperties, ReactNode, Ref } from 'react';
import classes from './recall.module.css';

interface StackedFilmProps {
  readonly ref: Ref<HTMLDivElement>;
  /** What happens here, for whoever cannot see it. */
  readonly label: string;
  /** Characters of the longest line. */
  readonly length: number;
  readonly pictures: readonly ReactNode[];
}

/** A mark for the eye and all pictures on top of one another, none of them visible before the film runs. */
export function StackedFilm({ ref, label, length, pictures }: StackedFilmProps) {
  return (
    <div
      ref={ref}
      className={classes.film}
      role="img"
      aria-label={label}
      style={{ '--length': length } as CSSProperties}
    >
      <div className={`${classes.cell} ${classes.first}`} aria-hidden>
        <span className={classes.mark} />
      </div>
      {pictures.map((picture, place) => (
        <div key={place} className={classes.cell} aria-hidden>
          {picture}
        </div>
      ))}
    </div>
  );
}
