import { mostMonths } from '@mindhero/contract/limits';
import { BeadSlider } from '@mindhero/ui/bead-slider';
import { Segments } from '@mindhero/ui/segments';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usualMonths } from '../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import classes from './stock.module.css';

interface MonthsFieldProps {
  readonly value: number;
  readonly onChange: (months: number) => void;
  readonly error: string | null;
}

/** For how many months: those that are usual at a touch, any others along the rod. */
export function MonthsField({ value, onChange, error }: MonthsFieldProps) {
  const { t } = useTranslation('plans');
  const { months } = usePlanWords();
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {t('activate.months')} · {months(value)}
      </label>
      <Segments
        label={t('activate.in_months')}
        options={usualMonths.map((count) => ({ value: count, label: String(count) }))}
        value={value}
        onChange={onChange}
      />
      <div className={classes.slider}>
        <BeadSlider
          id={id}
          min={1}
          max={mostMonths}
          value={value}
          valueText={months(value)}
          invalid={error !== null}
          describedBy={error === null ? undefined : `${id}-error`}
          onChange={onChange}
        />
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
