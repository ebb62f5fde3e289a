import { useTranslation } from 'react-i18next';
import { numberText } from './number-text.ts';
import { partialProducts, partialQuotients, type PartialResult } from './partial-results.ts';
import classes from './operation-steps.module.css';

interface StepsProps {
  readonly parts: readonly PartialResult[];
  readonly sign: '×' | '÷';
  readonly total: number;
}

/** Easier steps one below the other, then their sum. */
function Steps({ parts, sign, total }: StepsProps) {
  const { i18n } = useTranslation();
  const text = (value: number) => numberText(value, i18n.language);
  return (
    <ul className={classes.steps}>
      {parts.map(({ left, right, result }, index) => (
        <li key={index}>
          {`${text(left)} ${sign} ${text(right)} = `}
          <strong>{text(result)}</strong>
        </li>
      ))}
      {parts.length > 1 && (
        <li className={classes.total}>
          {`${parts.map(({ result }) => text(result)).join(' + ')} = `}
          <strong>{text(total)}</strong>
        </li>
      )}
    </ul>
  );
}

/** A product as the sum of easier ones. */
export function ProductSteps({ first, second }: { readonly first: number; readonly second: number }) {
  const { t } = useTranslation('rooms');
  const parts = partialProducts(first, second);
  const isFact = parts.length === 1 && first > 1 && first < 6;
  return (
    <div className={classes.way}>
      {parts.length > 1 && <p>{t('operations.split')}</p>}
      <Steps parts={parts} sign="×" total={first * second} />
      {isFact && (
        <>
          <p>{t('operations.add_up')}</p>
          <p className={classes.steps}>{`${Array(first).fill(second).join(' + ')} = ${first * second}`}</p>
        </>
      )}
    </div>
  );
}

/** A quotient as the sum of easier ones, and how to check it. */
export function QuotientSteps({
  dividend,
  divisor,
}: {
  readonly dividend: number;
  readonly divisor: number;
}) {
  const { t, i18n } = useTranslation('rooms');
  const text = (value: number) => numberText(value, i18n.language);
  const quotient = dividend / divisor;
  const parts = partialQuotients(dividend, divisor);
  return (
    <div className={classes.way}>
      {parts.length > 1 && (
        <>
          <p>{t('operations.share')}</p>
          <Steps parts={parts} sign="÷" total={quotient} />
        </>
      )}
      <p>
        {t(parts.length > 1 ? 'operations.check' : 'operations.ask', {
          divisor: text(divisor),
          dividend: text(dividend),
        })}
      </p>
      <Steps parts={[{ left: quotient, right: divisor, result: dividend }]} sign="×" total={dividend} />
    </div>
  );
}
