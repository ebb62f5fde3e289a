import { type ReactNode, useEffect, useRef } from 'react';
import classes from './part-links.module.css';

interface PartLinksProps {
  /** What they lead through, for screen readers. */
  readonly label: string;
  /** Links; the one that is open has `aria-current`. */
  readonly children: ReactNode;
}

/** The ways to the parts of a screen, above them. Where there are more than fit, the open one is in sight, and an arrow says where the others are. */
export function PartLinks({ label, children }: PartLinksProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const line = nav.current;
    if (line === null) return;
    line.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    const tell = () => tellOfMore(line);
    const observer = new ResizeObserver(tell);
    for (const one of [line, ...line.children]) observer.observe(one);
    line.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      line.removeEventListener('scroll', tell);
    };
  });
  return (
    <div className={classes.frame}>
      <nav ref={nav} className={classes.parts} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}

/** Says around the line, for the styles, on which side there is more of it than is seen. */
function tellOfMore(line: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth, parentElement } = line;
  // Widths are rounded, and the place is not.
  parentElement?.toggleAttribute('data-before', scrollLeft > 1);
  parentElement?.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}
