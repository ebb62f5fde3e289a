import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** `main`: what the others come to; `aside`: what is there to compare with. */
  readonly weight?: 'main' | 'aside' | undefined;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** `told`: each value beside its name; `sums`: figures at the end of their lines; `ruled`: the same with rules between. */
  readonly kind?: 'told' | 'sums' | 'ruled';
  readonly className?: string | undefined;
}

/** What things are, line by line. */
export function Facts({ facts, kind = 'told', className = '' }: FactsProps) {
  return (
    <dl className={`${classes.facts} ${className}`} data-kind={kind}>
      {facts.map(({ label, value, weight }) => (
        <div key={label} data-weight={weight}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
