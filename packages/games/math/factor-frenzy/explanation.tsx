import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { WorkedLines } from '../worked-lines.tsx';
import { FactorTree } from './factor-tree.tsx';
import { primeFactors, usedFactors } from './factors.ts';
import { answerOf, type Item } from './rules.ts';
import classes from './factor-frenzy.module.css';

/** A tree of prime factors for each number, with those in gold that make up the answer. */
export function Explanation({ item }: { readonly item: Item }) {
  const { t, i18n } = useTranslation('factor-frenzy');
  const { task, numbers } = item;
  const used = usedFactors(task, numbers);
  const factors = numbers.map((number, which) => ({
    number,
    factors: primeFactors(number),
    used: used[which] ?? [],
  }));
  // All numbers have the factors of the divisor; those of the multiple come from one or another.
  const taken = (task === 'gcd' ? factors.slice(0, 1) : factors)
    .flatMap(({ factors, used }) => factors.filter((_, place) => used[place]))
    .toSorted((a, b) => a - b);
  const answer = numberText(answerOf(item), i18n.language);
  return (
    <div className={classes.explanation}>
      <ul className={classes.trees}>
        {factors.map(({ number, factors, used }) => (
          <li key={number}>
            <FactorTree number={number} factors={factors} used={used} />
            <span>
              {number} = {factors.join(' × ')}
            </span>
          </li>
        ))}
      </ul>
      <WorkedLines
        lines={[
          taken.length === 0
            ? { text: t('worked.nothing_common'), formula: answer }
            : {
                text: t(`worked.${task}`),
                formula: taken.length === 1 ? answer : `${taken.join(' × ')} = ${answer}`,
              },
        ]}
      />
    </div>
  );
}
