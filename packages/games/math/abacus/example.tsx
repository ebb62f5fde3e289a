import { SorobanFitted } from '@mindhero/ui/soroban-fitted';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { numberText, sumText } from '../number-text.ts';
import { boardDigits } from '../worked-steps.ts';
import type { Item } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import classes from './abacus.module.css';

/** The board as it stands at the end, with the number or the rows that lead there. */
export function Example({ item, settings }: ExampleProps<AbacusSettings, Item>) {
  const { i18n } = useTranslation();
  const number = numberText(item.answer, i18n.language);
  return (
    <div className={classes.example}>
      <strong>{item.terms.length > 1 ? `${sumText(item.terms, i18n.language)} = ${number}` : number}</strong>
      <div className={classes.picture} style={{ '--rods': settings.rods } as CSSProperties}>
        <SorobanFitted digits={boardDigits(item.answer, settings.rods)} label={number} />
      </div>
    </div>
  );
}
