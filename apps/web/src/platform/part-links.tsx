import { type ReactNode, useEffect, useRef } from 'react';
import classes from './part-links.module.css';

interface PartLinksProps {
  /** What they lead through, for screen readers. */
  readonly label: string;
  /** Links; the one that is open has `aria-current`. */
  readonly children: ReactNode;
}

/** The ways to the parts of a screen, above them. Where there are more than fit, the open one is in sight. */
export function PartLinks({ label, children }: PartLinksProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav ref={nav} className={classes.parts} aria-label={label}>
      {children}
    </nav>
  );
}
