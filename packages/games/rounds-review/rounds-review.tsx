import { Card } from '@mindhero/ui/card';
import type { CSSProperties, ReactNode } from 'react';
import { type Outcome, OutcomeIcon } from '../outcome-icon.tsx';
import classes from './rounds-review.module.css';

interface ReviewedRound {
  readonly outcome: Outcome;
  /** Which round it was, in a few words. */
  readonly name: string;
  /** What was asked, and what was given: one element. */
  readonly told: ReactNode;
}

interface RoundsReviewProps {
  readonly title?: ReactNode;
  /** What all of it amounts to. */
  readonly lead: ReactNode;
  /** As they were played. */
  readonly rounds: readonly ReviewedRound[];
  /** The last round comes first. */
  readonly reversed?: boolean;
  /** Of the widest name. */
  readonly nameWidth: string;
}

/** What rounds amount to, then every one of them with what became of it. */
export function RoundsReview({ title, lead, rounds, reversed = false, nameWidth }: RoundsReviewProps) {
  const numbered = rounds.map((round, index) => ({ ...round, number: index + 1 }));
  return (
    <Card title={title}>
      {lead !== null && <p className={classes.lead}>{lead}</p>}
      <ol className={classes.rounds} reversed={reversed} style={{ '--name': nameWidth } as CSSProperties}>
        {(reversed ? numbered.toReversed() : numbered).map(({ number, outcome, name, told }) => (
          <li key={number} data-outcome={outcome}>
            <strong>{name}</strong>
            {told}
            <OutcomeIcon outcome={outcome} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
