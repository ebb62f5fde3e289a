import { LevelRail } from '@mindhero/ui/level-rail';
import classes from './import.module.css';

interface StepProgressProps {
  readonly done: number;
  readonly all: number;
  /** What is being done. */
  readonly label: string;
  /** How far it has come, in words. */
  readonly text: string;
}

/** How far a long step has come, counted. */
export function StepProgress({ done, all, label, text }: StepProgressProps) {
  return (
    <div className={classes.progress}>
      <LevelRail value={done / all} beads={20} label={label} />
      <span>{text}</span>
    </div>
  );
}
