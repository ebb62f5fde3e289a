import { useTranslation } from 'react-i18next';
import { numberText } from './number-text.ts';

interface TermsProps {
  readonly terms: readonly number[];
  readonly className?: string | undefined;
  /** A pause hides the numbers. */
  readonly hidden?: boolean;
  /** Where something else says them. */
  readonly silent?: boolean;
}

/** Numbers one below the other, each with its sign; the first one only where it is a minus. */
export function Terms({ terms, className, hidden = false, silent = false }: TermsProps) {
  const { i18n } = useTranslation();
  return (
    <ol className={className} aria-hidden={silent || undefined} data-hidden={hidden || undefined}>
      {terms.map((term, index) => (
        <li key={index}>
          <span>{term < 0 ? '−' : index > 0 && '+'}</span>
          <span>{numberText(Math.abs(term), i18n.language)}</span>
        </li>
      ))}
    </ol>
  );
}
