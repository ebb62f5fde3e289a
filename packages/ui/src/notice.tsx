import type { ReactNode } from 'react';
import { Hero, type Mood } from './hero.tsx';
import classes from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Under what it is known to those who can mend it. */
  readonly reference?: string | null;
  readonly action?: ReactNode;
  /** `h1` where it stands for a whole page. */
  readonly heading?: 'h1' | 'h2';
}

/** The hero with something to say, where content would stand otherwise. */
export function Notice({
  title,
  text,
  reference,
  action,
  mood,
  heading: Heading = 'h2',
}: NoticeProps & { readonly mood: Mood }) {
  return (
    <div className={classes.notice}>
      <Hero size={96} mood={mood} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {reference && <p className={classes.reference}>{reference}</p>}
      {action}
    </div>
  );
}
