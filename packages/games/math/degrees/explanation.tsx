import type { TFunction } from 'i18next';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { type WorkedLine, WorkedLines } from '../worked-lines.tsx';
import { Power } from './notation.tsx';
import { type Item, numberOf } from './rules.ts';
import { brackets, lastDigits, products } from './worked.ts';

type Texts = { readonly t: TFunction<'degrees'>; readonly text: (value: number) => string };

/** Every question is turned into one about a power; then the base is narrowed down, or factors are multiplied. */
export function Explanation({ item }: { readonly item: Item }) {
  const { t, i18n } = useTranslation('degrees');
  const texts = { t, text: (value: number) => numberText(value, i18n.language) };
  return <WorkedLines lines={[...meaning(item, texts), ...way(item, texts)]} />;
}

const equation = (base: ReactNode, exponent: ReactNode, number: ReactNode): ReactNode => (
  <>
    <Power base={base} exponent={exponent} /> = {number}
  </>
);

/** What the question says, as a power with an x. */
function meaning(item: Item, { t, text }: Texts): WorkedLine[] {
  const { base, exponent } = item;
  const number = text(Number(numberOf(item)));
  switch (item.find) {
    case 'power':
      return [];
    case 'root':
      return [{ text: t('worked.root_means'), formula: equation('x', exponent, number) }];
    case 'log_base':
      return [{ text: t('worked.log_means'), formula: equation('x', exponent, number) }];
    case 'log_exponent':
      return [{ text: t('worked.log_means'), formula: equation(base, 'x', number) }];
    case 'log_number':
      return [{ text: t('worked.log_means'), formula: equation(base, exponent, 'x') }];
  }
}

function way(item: Item, texts: Texts): WorkedLine[] {
  if (item.find === 'root' || item.find === 'log_base') return toTheBase(item, texts);
  if (item.find === 'log_exponent') return toTheExponent(item, texts);
  return item.exponent === 2 && item.base > 10 && item.base % 10 !== 0
    ? squared(item, texts)
    : multiplied(item, texts);
}

/** Between two round numbers, then by the last digit. */
function toTheBase(item: Item, { t, text }: Texts): WorkedLine[] {
  const { base, exponent } = item;
  const number = Number(numberOf(item));
  const between = brackets(item).map(({ below, above }) => ({
    text: t('worked.between', { below: text(below), above: text(above) }),
    formula: (
      <>
        {equation(text(below), exponent, text(below ** exponent))} &lt; {text(number)} &lt;{' '}
        {equation(text(above), exponent, text(above ** exponent))}
      </>
    ),
  }));
  const digits = lastDigits(item);
  const ending = {
    text: t('worked.ending', { digit: number % 10 }),
    formula: digits.map((digit, index) => (
      <Fragment key={digit}>
        {index > 0 && ', '}
        {equation(digit, exponent, text(digit ** exponent))}
      </Fragment>
    )),
  };
  return [
    ...between,
    ...(base > 10 && base % 10 !== 0 ? [ending] : []),
    { text: t('worked.so'), formula: equation(text(base), exponent, text(number)) },
  ];
}

/** Factor by factor until the number is reached. */
function toTheExponent(item: Item, { t, text }: Texts): WorkedLine[] {
  return [
    ...multiplied(item, { t, text }),
    {
      text: t('worked.count', { count: item.exponent }),
      formula: equation(item.base, item.exponent, text(Number(numberOf(item)))),
    },
  ];
}

function multiplied(item: Item, { t, text }: Texts): WorkedLine[] {
  return products(item).map(({ before, after }, index) => ({
    text: index === 0 ? t('worked.times_itself') : t('worked.times_again', { base: item.base }),
    formula: `${text(before)} × ${item.base} = ${text(after)}`,
  }));
}

/** The square of a sum: tens, twice the product, ones. */
function squared({ base }: Item, { t, text }: Texts): WorkedLine[] {
  const ones = base % 10;
  const tens = base - ones;
  const double = 2 * tens * ones;
  return [
    { text: t('worked.split'), formula: `${base} = ${tens} + ${ones}` },
    { text: t('worked.tens'), formula: equation(tens, 2, text(tens ** 2)) },
    { text: t('worked.double'), formula: `2 × ${tens} × ${ones} = ${text(double)}` },
    { text: t('worked.ones'), formula: equation(ones, 2, ones ** 2) },
    {
      text: t('worked.together'),
      formula: `${text(tens ** 2)} + ${text(double)} + ${ones ** 2} = ${text(base ** 2)}`,
    },
  ];
}
