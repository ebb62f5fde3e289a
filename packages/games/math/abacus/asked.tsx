import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText, signedText } from '../number-text.ts';
import type { Item } from './rules.ts';
import classes from './abacus.module.css';

/** So many characters stand beside the board of a phone that lies. */
const SHORT = 8;

/** For `data-long`: a number that needs the whole width of a phone. */
export function isLong(number: string): true | undefined {
  return number.length > SHORT || undefined;
}

interface AskedProps {
  readonly item: Item;
  readonly row: number;
  readonly isOpen: boolean;
  /** A pause hides the numbers. */
  readonly isHidden: boolean;
}

/** The number or the row to work, large; of an example also all rows, with those that are done. */
export function Asked({ item, row, isOpen, isHidden }: AskedProps) {
  const { t, i18n } = useTranslation('abacus');
  const term = item.terms[row] ?? 0;
  const text = row === 0 ? numberText(term, i18n.language) : signedText(term, i18n.language);
  const longest = Math.max(...item.terms.map(Math.abs));
  return (
    <div className={classes.asked} data-hidden={isHidden || undefined}>
      {item.terms.length > 1 && <Rows terms={item.terms} row={row} isOpen={isOpen} />}
      <p
        className={classes.number}
        aria-live="polite"
        key={row}
        data-long={isLong(numberText(longest, i18n.language))}
      >
        {item.terms.length > 1 && (
          <span className={classes.silent}>{t('row', { row: row + 1, rows: item.terms.length })} </span>
        )}
        {text}
      </p>
    </div>
  );
}

interface RowsProps {
  readonly terms: readonly number[];
  readonly row: number;
  readonly isOpen: boolean;
}

function Rows({ terms, row, isOpen }: RowsProps) {
  const { t, i18n } = useTranslation('abacus');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[row];
    if (list.current && current instanceof HTMLElement)
      list.current.scrollTo({
        left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2,
      });
  }, [row]);
  return (
    <ol ref={list} className={classes.rows} aria-label={t('rows')}>
      {terms.map((term, index) => (
        <li
          key={index}
          data-done={index < row || undefined}
          aria-current={isOpen && index === row ? 'step' : undefined}
        >
          {index === 0 ? numberText(term, i18n.language) : signedText(term, i18n.language)}
          {index < row && <IconCheck aria-label={t('done')} />}
        </li>
      ))}
    </ol>
  );
}
