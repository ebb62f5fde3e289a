import type { ComponentProps } from 'react';
import classes from './radio.module.css';

/** The round box of one choice among several; the words beside it are its name. */
export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={classes.radio} />;
}
