import type { ReactNode } from 'react';
import { Hero, type Mood } from './hero.tsx';
import classes from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** The hero with something to say, where content would stand otherwise. */
export function Notice({ title, text, action, mood }: NoticeProps & { readonly mood: Mood }) {
  return (
    <div className={classes.notice}>
      <Hero size={96} mood={mood} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  );
}
