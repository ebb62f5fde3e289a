import type { Example } from '@mindhero/engine/additive/examples';
import { Soroban } from '@mindhero/ui/soroban';
import { useTranslation } from 'react-i18next';
import { numberText, sumText } from '../number-text.ts';
import { boardDigits } from '../worked-steps.ts';
import { cardRods } from './look.ts';

/** A number on the soroban. */
export function BeadCard({ value, size }: { readonly value: number; readonly size: number }) {
  const { t, i18n } = useTranslation('rooms');
  const label = t('worked.board', { value: numberText(value, i18n.language) });
  return <Soroban digits={boardDigits(value, cardRods([value]))} label={label} size={size} />;
}

/** All numbers of an item as one line, with the result where it is wanted; of a card just its number. */
export function itemText({ terms, answer }: Example, language: string, withResult: boolean): string {
  if (terms.length === 1) return numberText(answer, language);
  return `${sumText(terms, language)}${withResult ? ` = ${numberText(answer, language)}` : ''}`;
}
