import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { numberText, sumText } from '../number-text.ts';
import { WorkedExample } from '../worked-example.tsx';
import type { State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';
import classes from './columns.module.css';

type Outcome = 'right' | 'wrong' | 'missed';

/** The first answer is what counts. */
function outcomeOf(state: State, index: number): Outcome {
  const first = state.answers[index]?.[0];
  if (first === undefined) return 'missed';
  return first.right ? 'right' : 'wrong';
}

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

/** Every example with its answer; the chosen one, first of all the first mistake, with the right way. */
export function Review({ state, settings }: ReviewProps<ColumnsSettings, State>) {
  const { t, i18n } = useTranslation('columns');
  const [chosen, setChosen] = useState(() => {
    const mistake = state.items.findIndex((_, index) => outcomeOf(state, index) === 'wrong');
    return Math.max(0, mistake);
  });
  const item = state.items[chosen];
  return (
    <div className={classes.review}>
      <Card className={classes.list}>
        <ol className={classes.examples} aria-label={t('columns')}>
          {state.items.map(({ terms }, index) => {
            const outcome = outcomeOf(state, index);
            const Icon = icons[outcome];
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
                  <span>{sumText(terms, i18n.language)}</span>
                  <span className={classes.given}>
                    {state.answers[index]?.[0]?.value ?? ''} <Icon aria-label={t(outcome)} />
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </Card>
      {item && (
        <Card>
          {settings.show_result === 'never' ? (
            <p className={classes.plain}>
              {sumText(item.terms, i18n.language)} = {numberText(item.answer, i18n.language)}
            </p>
          ) : (
            <WorkedExample key={chosen} terms={item.terms} />
          )}
        </Card>
      )}
    </div>
  );
}
