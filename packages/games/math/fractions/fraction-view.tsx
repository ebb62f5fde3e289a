import { numberText } from '../number-text.ts';
import type { Fraction } from './fraction.ts';
import { mixed } from './fraction.ts';
import classes from './fractions.module.css';

interface FractionViewProps {
  readonly fraction: Fraction;
  /** Above one as a mixed number. */
  readonly withWhole: boolean;
  readonly language: string;
}

/** A fraction as it stands in a school book, with its line; one over 1 as a whole number. */
export function FractionView({ fraction, withWhole, language }: FractionViewProps) {
  const { numerator, denominator } = fraction;
  if (denominator === 1) return numberText(numerator, language);
  const { whole, rest } = mixed(fraction);
  const isMixed = withWhole && whole > 0;
  const above = isMixed ? rest.numerator : Math.abs(numerator);
  return (
    <span className={classes.fraction}>
      {numerator < 0 && '−'}
      {isMixed && <span>{whole}</span>}
      {/* In a line of its own it is read as "3 / 4". */}
      {above > 0 || !isMixed ? (
        <span className={classes.stack}>
          <span>{above}</span>
          <span className={classes.slash}>/</span>
          <span>{denominator}</span>
        </span>
      ) : null}
    </span>
  );
}
