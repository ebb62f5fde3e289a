import { IconCheck, IconX } from '@tabler/icons-react';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText, sumText } from '../number-text.ts';
import type { AnswerStatus } from '../question/answer-status.ts';
import { Terms } from '../terms.tsx';
import classes from './columns.module.css';

interface ColumnProps {
  /** Counted from 1. */
  readonly number: number;
  readonly terms: readonly number[];
  readonly status: AnswerStatus;
  /** What has been typed, or was answered. */
  readonly value: string;
  /** The right answer, where it is shown after a mistake. */
  readonly solution: number | null;
  /** The column that the number pad writes to. */
  readonly isCurrent: boolean;
  /** A pause hides the numbers. */
  readonly hidden: boolean;
  readonly onType: (value: string) => void;
  readonly onFocus: () => void;
  readonly onEnter: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Of the longest number. */
const mostDigits = (terms: readonly number[]): number =>
  Math.max(1, ...terms.map((term) => String(Math.abs(term)).length));

/** Numbers one below the other, a line, and the place for the sum. */
export function Column({
  number,
  terms,
  status,
  value,
  solution,
  isCurrent,
  hidden,
  inputRef,
  ...on
}: ColumnProps) {
  const { t, i18n } = useTranslation(['columns', 'rooms']);
  const isOpen = status === 'open' || status === 'again';
  return (
    <li
      className={classes.column}
      style={{ '--rows': terms.length, '--digits': mostDigits(terms) } as CSSProperties}
      data-status={status}
      data-current={(isOpen && isCurrent) || undefined}
    >
      <Terms terms={terms} className={classes.terms} hidden={hidden} silent />
      <input
        ref={inputRef}
        className={classes.answer}
        // The stage's own pad writes here; the keyboard of a phone would cover the columns.
        inputMode="none"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={
          hidden ? t('column', { number }) : t('sum', { number, sum: sumText(terms, i18n.language) })
        }
        aria-invalid={status === 'again' || undefined}
        readOnly={!isOpen}
        value={value}
        onFocus={on.onFocus}
        onChange={(event) => on.onType(event.target.value.replaceAll(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isOpen) {
            event.preventDefault();
            on.onEnter();
          }
        }}
      />
      <span className={classes.verdict}>
        {status === 'right' && <IconCheck aria-label={t('rooms:question.right')} />}
        {(status === 'wrong' || status === 'again') && <IconX aria-label={t('rooms:question.wrong')} />}
        {status === 'wrong' && solution !== null && <strong>{numberText(solution, i18n.language)}</strong>}
      </span>
    </li>
  );
}
