import { useTranslation } from 'react-i18next';
import { numberText } from './number-text.ts';
import { partialProducts, partialQuotients, type PartialResult } from './partial-results.ts';
import classes from './operation-steps.module.css';

interface Step extends PartialResult {
  readonly sign: '×' | '÷';
}

const signed = (sign: Step['sign'], parts: readonly PartialResult[]): Step[] =>
  parts.map((part) => ({ ...part, sign }));

interface StepsProps {
  readonly steps: readonly Step[];
  /** What they add up to, where the steps are parts of a result. */
  readonly total?: number;
}

/** Steps one below the other, then their sum. */
function Steps({ steps, total }: StepsProps) {
  const { i18n } = useTranslation();
  const text = (value: number) => numberText(value, i18n.language);
  return (
    <ul className={classes.steps}>
      {steps.map(({ left, sign, right, result }, index) => (
        <li key={index}>
          {`${text(left)} ${sign} ${text(right)} = `}
          <strong>{text(result)}</strong>
        </li>
      ))}
      {total !== undefined && steps.length > 1 && (
        <li className={classes.total}>
          {`${steps.map(({ result }) => text(result)).join(' + ')} = `}
          <strong>{text(total)}</strong>
        </li>
      )}
    </ul>
  );
}

/** Operations from left to right, each going on with the result of the one before. */
export function ChainSteps({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('rooms');
  return (
    <div className={classes.way}>
      <p>{t('operations.left_to_right')}</p>
      <Steps steps={steps} />
    </div>
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
      <Steps steps={signed('×', parts)} total={first * second} />
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
          <Steps steps={signed('÷', parts)} total={quotient} />
        </>
      )}
      <p>
        {t(parts.length > 1 ? 'operations.check' : 'operations.ask', {
          divisor: text(divisor),
          dividend: text(dividend),
        })}
      </p>
      <Steps steps={[{ left: quotient, sign: '×', right: divisor, result: dividend }]} />
    </div>
  );
}
