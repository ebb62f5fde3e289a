import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rounds-review.module.css';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

export type RoundOutcome = keyof typeof icons;

interface ReviewedRound {
  readonly outcome: RoundOutcome;
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
  const { t } = useTranslation('rooms');
  const numbered = rounds.map((round, index) => ({ ...round, number: index + 1 }));
  return (
    <Card title={title}>
      {lead !== null && <p className={classes.lead}>{lead}</p>}
      <ol className={classes.rounds} reversed={reversed} style={{ '--name': nameWidth } as CSSProperties}>
        {(reversed ? numbered.toReversed() : numbered).map(({ number, outcome, name, told }) => {
          const Icon = icons[outcome];
          return (
            <li key={number} data-outcome={outcome}>
              <strong>{name}</strong>
              {told}
              <Icon aria-label={t(`question.${outcome}`)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
