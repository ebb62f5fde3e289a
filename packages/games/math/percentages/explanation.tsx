import { greatestCommonDivisor } from '@mindhero/engine/divisors';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { type WorkedLine, WorkedLines } from '../worked-lines.tsx';
import type { Item } from './rules.ts';

/** Through the fraction in lowest terms, so that all numbers on the way are whole: 15 % is 3 parts of 20. */
export function Explanation({ item }: { readonly item: Item }) {
  const { t, i18n } = useTranslation('percentages');
  const { find, whole, percentage, part } = item;
  const text = (value: number) => numberText(value, i18n.language);
  const divisor = greatestCommonDivisor(percentage, 100);
  const parts = percentage / divisor;
  const of = 100 / divisor;
  const onePart = whole / of;
  const percent = t('percent', { percentage });
  const line = (isNeeded: boolean, text: string, formula: string): WorkedLine[] =>
    isNeeded ? [{ text, formula }] : [];

  const asFraction = line(
    true,
    t('worked.as_fraction'),
    `${percent} = ${percentage}/100${divisor > 1 ? ` = ${of === 1 ? parts : `${parts}/${of}`}` : ''}`,
  );
  const ways: Record<Item['find'], WorkedLine[]> = {
    part: [
      ...asFraction,
      ...line(of > 1, t('worked.one_part', { of }), `${text(whole)} ÷ ${of} = ${text(onePart)}`),
      ...line(parts > 1, t('worked.parts', { parts }), `${text(onePart)} × ${parts} = ${text(part)}`),
    ],
    whole: [
      ...asFraction,
      ...line(parts > 1, t('worked.back_to_one', { parts }), `${text(part)} ÷ ${parts} = ${text(onePart)}`),
      ...line(of > 1, t('worked.parts', { parts: of }), `${text(onePart)} × ${of} = ${text(whole)}`),
    ],
    percentage: [
      ...line(
        true,
        t('worked.shorten'),
        `${part}/${whole}${onePart > 1 ? ` = ${of === 1 ? parts : `${parts}/${of}`}` : ''}`,
      ),
      ...line(of < 100, t('worked.hundredths'), `100 ÷ ${of} = ${divisor}`),
      ...line(
        true,
        t('worked.in_percent'),
        `${of < 100 ? `${parts} × ${divisor} = ` : ''}${percentage} → ${percent}`,
      ),
    ],
  };
  return <WorkedLines lines={ways[find]} />;
}
