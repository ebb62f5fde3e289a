import { Card } from '@mindhero/ui/card';
import type { ReactNode } from 'react';
import classes from './board-review.module.css';

interface BoardReviewProps {
  /** What the marks on the board mean. */
  readonly legend: string;
  /** As wide as the container that it gets. */
  readonly board: ReactNode;
  /** Cards that stand beside the board, or below it where there is no room. */
  readonly children: ReactNode;
}

/** How a play on one board went. */
export function BoardReview({ legend, board, children }: BoardReviewProps) {
  return (
    <div className={classes.review}>
      <Card>
        <p className={classes.legend}>{legend}</p>
        <div className={classes.board}>{board}</div>
      </Card>
      <div className={classes.beside}>{children}</div>
    </div>
  );
}
