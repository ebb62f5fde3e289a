import type { Buying } from '@mindhero/contract/plans/order';
import { mostMonths, mostPlans, type WishedItem } from '@mindhero/contract/plans/price';
import { Segments } from '@mindhero/ui/segments';
import { TextField } from '@mindhero/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../../../entities/plan/money.ts';
import { usualMonths } from '../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';
import { nextStep } from './next-step.ts';
import { type TypedItem, type Wish, wishOf } from './wish.ts';
import classes from './buying.module.css';

interface WishFieldsProps {
  readonly item: TypedItem;
  /** One plan: how many is no question. */
  readonly isForOneself: boolean;
  readonly faults: Wish['faults'];
  readonly discounts: Pick<Buying, 'month_discounts' | 'number_discounts'>;
  readonly onChange: (item: TypedItem) => void;
}

const OTHER = 'other';

/** How many plans of one type, and for how many months each. */
export function WishFields({ item, isForOneself, faults, discounts, onChange }: WishFieldsProps) {
  const { t } = useTranslation('plans');
  const { typeName } = usePlanWords();
  const { plan_type, plans, months } = item;
  const usual = usualMonths.map(String);
  const [isOther, setOther] = useState(!usual.includes(months));
  const rangeOf = (field: 'plans' | 'months', max: number) =>
    faults.has(`${plan_type}.${field}`) ? t('range', { max }) : null;
  const choose = (value: string) => {
    setOther(value === OTHER);
    if (value !== OTHER) onChange({ ...item, months: value });
  };
  return (
    <fieldset className={classes.type}>
      <legend>{isForOneself ? t('buy.one') : typeName(plan_type)}</legend>
      <div className={classes.fields}>
        {!isForOneself && (
          <TextField
            label={t('buy.plans')}
            className={classes.number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="0"
            value={plans}
            error={rangeOf('plans', mostPlans)}
            onChange={({ currentTarget }) => onChange({ ...item, plans: currentTarget.value })}
          />
        )}
        <div className={classes.months}>
          <span aria-hidden className={classes.label}>
            {t('buy.months')}
          </span>
          <Segments
            label={t('buy.months')}
            options={[...usual, OTHER].map((value) => ({
              value,
              label: value === OTHER ? t('buy.other_months') : value,
            }))}
            value={isOther ? OTHER : months}
            onChange={choose}
          />
        </div>
        {isOther && (
          <TextField
            label={t('buy.typed_months')}
            className={classes.number}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={months}
            error={rangeOf('months', mostMonths)}
            onChange={({ currentTarget }) => onChange({ ...item, months: currentTarget.value })}
          />
        )}
      </div>
      <NextSteps wished={wishOf([item]).items[0]} isForOneself={isForOneself} discounts={discounts} />
    </fieldset>
  );
}

interface NextStepsProps extends Pick<WishFieldsProps, 'isForOneself' | 'discounts'> {
  /** Undefined where nothing can be read. */
  readonly wished: WishedItem | undefined;
}

/** What a few more plans, or months, would bring. */
function NextSteps({ wished, isForOneself, discounts }: NextStepsProps) {
  const { t } = useTranslation('plans');
  const percent = usePercent();
  if (wished === undefined) return null;
  const steps = [
    ['months', nextStep(discounts.month_discounts, wished.months)],
    ['number', isForOneself ? null : nextStep(discounts.number_discounts, wished.plans)],
  ] as const;
  return (
    <ul className={classes.steps}>
      {steps.map(
        ([what, step]) =>
          step !== null && (
            <li key={what}>
              {t(`buy.next.${what}`, { from: step.from, percent: percent(step.basis_points) })}
            </li>
          ),
      )}
    </ul>
  );
}
