/** Roots, powers and logarithms as they stand in a school book. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { type Item, numberOf } from './rules.ts';
import classes from './notation.module.css';

/** The exponent stands above, and never on the next line. */
export function Power({ base, exponent }: { readonly base: ReactNode; readonly exponent: ReactNode }) {
  return (
    <span className={classes.together}>
      {base}
      <sup className={classes.exponent}>{exponent}</sup>
    </span>
  );
}

function Root({ degree, children }: { readonly degree: number; readonly children: ReactNode }) {
  return (
    <span className={classes.root}>
      {degree > 2 && <span className={classes.degree}>{degree}</span>}
      <svg className={classes.sign} viewBox="0 0 20 40" preserveAspectRatio="none" aria-hidden>
        <path d="M1 25 L6 22 L12 37 L20 1" vectorEffect="non-scaling-stroke" />
      </svg>
      <span className={classes.radicand}>{children}</span>
    </span>
  );
}

function Logarithm({ base, number }: { readonly base: ReactNode; readonly number: ReactNode }) {
  return (
    <span className={classes.together}>
      log<sub className={classes.base}>{base}</sub> {number}
    </span>
  );
}

/** What is asked for, where it is not simply the result. */
const unknown = <em className={classes.unknown}>x</em>;

/** An item as it stands large on the stage. */
export function Question({ item }: { readonly item: Item }) {
  const { i18n } = useTranslation();
  const { find, base, exponent } = item;
  const number = numberText(Number(numberOf(item)), i18n.language);
  switch (find) {
    case 'root':
      return <Root degree={exponent}>{number}</Root>;
    case 'power':
      return <Power base={base} exponent={exponent} />;
    case 'log_exponent':
      return <Logarithm base={base} number={number} />;
    case 'log_number':
      return (
        <>
          <Logarithm base={base} number={unknown} /> = {exponent}
        </>
      );
    case 'log_base':
      return (
        <>
          <Logarithm base={unknown} number={number} /> = {exponent}
        </>
      );
  }
}
