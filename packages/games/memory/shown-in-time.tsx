import type { ReactNode } from 'react';
import { placeAt, type Slot } from '../film/slots.ts';
import type { PlayerProps } from '../player.ts';
import { StackedFilm } from './stacked-film.tsx';
import classes from './recall.module.css';

interface ShownInTimeProps extends Pick<PlayerProps<never, never, never>, 'now'> {
  /** When the showing began; null as long as it has not. */
  readonly shownAt: number | null;
  readonly slots: readonly Slot[];
  readonly total: number;
  readonly pictures: readonly ReactNode[];
  readonly length: number;
  readonly label: string;
  /** What is asked once all has been shown. */
  readonly question: string;
  /** What stands there between an answer and the next showing. */
  readonly between: ReactNode;
}

/** What the viewer of a demonstration sees: pictures in their time, then the empty field, then what came of it. */
export function ShownInTime(props: ShownInTimeProps) {
  const { now, shownAt, slots, total, pictures, length, label, question, between } = props;
  if (shownAt === null && between !== null) return <div className={classes.outcome}>{between}</div>;
  const since = shownAt === null ? -1 : now() - shownAt;
  if (since < total)
    return (
      <StackedFilm
        ref={null}
        label={label}
        length={length}
        pictures={pictures}
        place={placeAt(slots, since)}
      />
    );
  return (
    <div className={classes.task}>
      <p>{question}</p>
      <span className={classes.field} />
    </div>
  );
}
