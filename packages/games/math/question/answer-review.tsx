import type { RoundsState } from '@mindhero/engine/rounds';
import { Card } from '@mindhero/ui/card';
import { type ReactNode, useState } from 'react';
import { OutcomeIcon } from '../../outcome-icon.tsx';
import { countedAnswer, outcomeOf } from './answer-status.ts';
import classes from './answer-review.module.css';

interface AnswerReviewProps<Settings, Item> {
  readonly state: RoundsState<Settings, Item>;
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** An item in its line of the list. */
  readonly question: (item: Item) => string;
  /** How the chosen item goes. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** Every item with the answer by which it counts; the chosen one, first of all the first mistake, with the right way. */
export function AnswerReview<Settings extends object, Item>({
  state,
  label,
  question,
  children,
}: AnswerReviewProps<Settings, Item>) {
  const [chosen, setChosen] = useState(() => {
    const mistake = state.items.findIndex((_, index) => outcomeOf(state, index) === 'wrong');
    return Math.max(0, mistake);
  });
  const item = state.items[chosen];
  return (
    <div className={classes.review}>
      <Card className={classes.list}>
        <ol className={classes.items} aria-label={label}>
          {state.items.map((item, index) => {
            const outcome = outcomeOf(state, index);
            return (
              <li key={index}>
                <button
                  type="button"
                  className={classes.item}
                  data-outcome={outcome}
                  aria-pressed={index === chosen}
                  onClick={() => setChosen(index)}
                >
                  <span>{index + 1}</span>
                  <span>{question(item)}</span>
                  <span className={classes.given}>
                    {countedAnswer(state, index)} <OutcomeIcon outcome={outcome} />
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </Card>
      {item !== undefined && <Card key={chosen}>{children(item, chosen)}</Card>}
    </div>
  );
}
