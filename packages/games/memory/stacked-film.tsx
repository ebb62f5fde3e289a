import type { CSSProperties, ReactNode, Ref } from 'react';
import { type Place, seenAt } from '../film/slots.ts';
import classes from './recall.module.css';

interface StackedFilmProps {
  readonly ref: Ref<HTMLDivElement>;
  /** What happens here, for a person who cannot see it. */
  readonly label: string;
  /** Characters of the longest line. */
  readonly length: number;
  readonly pictures: readonly ReactNode[];
  /** What is to be seen of it where no film runs. */
  readonly place?: Place | undefined;
}

/** A mark for the eye and all pictures on top of one another, none of them visible before the film runs. */
export function StackedFilm({ ref, label, length, pictures, place: seen }: StackedFilmProps) {
  return (
    <div
      ref={ref}
      className={classes.film}
      role="img"
      aria-label={label}
      style={{ '--length': length } as CSSProperties}
    >
      <div className={`${classes.cell} ${classes.first}`} style={seenAt(seen, 'mark')} aria-hidden>
        <span className={classes.mark} />
      </div>
      {pictures.map((picture, place) => (
        <div key={place} className={classes.cell} style={seenAt(seen, place)} aria-hidden>
          {picture}
        </div>
      ))}
    </div>
  );
}
