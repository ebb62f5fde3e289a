import type { ReactNode, Ref } from 'react';
import classes from './question-stage.module.css';

interface QuestionStageProps {
  /** A room's own rules for it; what stands in it takes the grid areas above, task, pad and lesson. */
  readonly className?: string | undefined;
  /** What stands above has the whole width on a low screen, too; else the task is as high as the screen there. */
  readonly wideAbove?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Where a task is asked, answered and, after a mistake, explained. */
export function QuestionStage({ className = '', wideAbove, ref, children }: QuestionStageProps) {
  return (
    <div ref={ref} className={`${classes.stage} ${className}`} data-above={wideAbove ? 'wide' : undefined}>
      {children}
    </div>
  );
}
