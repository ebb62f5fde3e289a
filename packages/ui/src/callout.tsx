import type { ReactNode } from 'react';
import classes from './callout.module.css';

export type CalloutTone = 'hint' | 'warning' | 'fault';

interface CalloutProps {
  /** Good to know, better heeded, or in the way. */
  readonly tone?: CalloutTone;
  /** For what appears by itself: `alert` interrupts whoever listens to the screen, `status` waits. */
  readonly role?: 'alert' | 'status';
  readonly children: ReactNode;
}

/** What interrupts must be seen, also where the screen or the dialog was scrolled away from it. */
function bringIntoSight(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest' });
}

/** A sentence or two that stand out from what is around them. */
export function Callout({ tone = 'hint', role, children }: CalloutProps) {
  return (
    <div
      ref={role === 'alert' ? bringIntoSight : null}
      className={`${classes.callout} ${classes[tone]}`}
      role={role}
    >
      {children}
    </div>
  );
}
