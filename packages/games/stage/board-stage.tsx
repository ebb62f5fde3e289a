import { Later } from '@mindhero/ui/later';
import type { ReactNode } from 'react';
import classes from './board-stage.module.css';

interface BoardStageProps {
  /** May set `--gap`, and the heights that are taken from the board: `--stacked`, and `--low` on a low screen. */
  readonly className?: string;
  /** How far the play is: above the board. */
  readonly status: ReactNode;
  /** As large as `--beside` and `--lines` leave it. */
  readonly board: ReactNode;
  /** What to do now: below the board, read out when it changes. */
  readonly task: ReactNode;
  /** The task is a sentence that takes two lines on a phone. */
  readonly longTask?: boolean;
  /** What else is shown below. */
  readonly children?: ReactNode;
}

/**
 * A board between two lines of text, which stand beside it where the screen is low and wide. The board answers a tap
 * first, the lines follow.
 */
export function BoardStage({ className, status, board, task, longTask = false, children }: BoardStageProps) {
  return (
    <div className={`${classes.stage} ${className ?? ''}`} data-long-task={longTask}>
      <div className={classes.status}>
        <Later>{status}</Later>
      </div>
      {board}
      <p className={classes.task} aria-live="polite">
        <Later>{task}</Later>
      </p>
      {children}
    </div>
  );
}
