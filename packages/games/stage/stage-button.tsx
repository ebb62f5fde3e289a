import type { ComponentPropsWithoutRef } from 'react';
import classes from './stage-button.module.css';

/** A raised button of a stage, in the stage's own colour; the room gives it its size, its border and its letters. */
export function StageButton({ className = '', ...others }: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" {...others} className={`${classes.button} ${className}`} />;
}
