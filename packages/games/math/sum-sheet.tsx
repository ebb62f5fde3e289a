import { useTranslation } from 'react-i18next';
import type { SheetProps } from '../player.ts';
import { numberText } from './number-text.ts';
import { Terms } from './terms.tsx';
import classes from './sum-sheet.module.css';

/** A sum as every game of running totals makes it. */
interface Sum {
  readonly terms: readonly number[];
  readonly answer: number;
}

/** Sums on paper: numbers one below the other, a line, and room for the answer. */
export function SumSheet({ items, solved }: Pick<SheetProps<object, Sum>, 'items' | 'solved'>) {
  const { i18n } = useTranslation();
  return (
    <ol className={classes.sums} data-solved={solved || undefined}>
      {items.map(({ terms, answer }, index) => (
        <li key={index}>
          {!solved && <Terms terms={terms} className={classes.terms} />}
          <output>{solved && numberText(answer, i18n.language)}</output>
        </li>
      ))}
    </ol>
  );
}
