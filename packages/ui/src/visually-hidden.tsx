import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

/** What is heard and not seen. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.hidden} />;
}
