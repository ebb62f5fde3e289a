import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import classes from './columns.module.css';

interface TermsProps {
  readonly terms: readonly number[];
  /** A pause hides the numbers. */
  readonly hidden?: boolean;
  /** Where something else says them. */
  readonly silent?: boolean;
}

/** Numbers one below the other, each with its sign; the first one only where it is a minus. */
export function Terms({ terms, hidden = false, silent = false }: TermsProps) {
  const { i18n } = useTranslation();
  return (
    <ol className={classes.terms} aria-hidden={silent || undefined} data-hidden={hidden || undefined}>
      {terms.map((term, index) => (
        <li key={index}>
          <span>{term < 0 ? '−' : index > 0 && '+'}</span>
          <span>{numberText(Math.abs(term), i18n.language)}</span>
        </li>
      ))}
    </ol>
  );
}
