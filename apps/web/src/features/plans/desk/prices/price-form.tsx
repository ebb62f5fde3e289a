import { createPrices, type Prices } from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shiftedDay } from '../../../../entities/plan/days.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { DateField } from '../../../../entities/school/date-time-field.tsx';
import { call } from '../../../../platform/client.ts';
import { toastDone } from '../../../../platform/failures.ts';
import { useForm } from '../../../../platform/form/use-form.ts';
import { localeOf, useFormats } from '../../../../platform/format.ts';
import { pricesQuery } from '../queries.ts';
import { BoundFields } from './bound-fields.tsx';
import { discountKinds, draftOf, fallsAt, leapsIn, readDraft } from './price-draft.ts';
import { PriceExample } from './price-example.tsx';
import classes from './prices.module.css';

interface PriceFormProps {
  /** What the fields begin with; null where there are no prices at all yet. */
  readonly from: Prices | null;
  /** The list whose place these take. */
  readonly replaces?: number;
  /** What holds today, to compare. */
  readonly current: Prices | null;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly onClose: () => void;
}

const nothing: Omit<Prices, 'id' | 'effective_from'> = {
  base_prices: { student: 0, teacher: 0, director: 0 },
  month_discounts: [],
  number_discounts: [],
};

/** New prices from a day on, with what they mean before anybody pays them. */
export function PriceForm({ from, replaces, current, today, onClose }: PriceFormProps) {
  const { t, i18n } = useTranslation(['plans_desk', 'common']);
  const { date } = useFormats();
  const { typeName } = usePlanWords();
  const queries = useQueryClient();
  const form = useForm({
    words: 'plans_desk',
    // From tomorrow on, so that they can still be taken back.
    values: () =>
      draftOf(
        {
          ...(from ?? nothing),
          effective_from: replaces === undefined ? shiftedDay(today, 1) : (from?.effective_from ?? today),
        },
        localeOf(i18n.language),
      ),
    check: (draft) => readDraft(draft, today).faults,
    send: (draft) => {
      const { prices } = readDraft(draft, today);
      if (prices === null) throw new Error('sent with faults');
      return call(createPrices, { body: { ...prices, ...(replaces !== undefined && { replaces }) } });
    },
    onDone: async ({ effective_from }) => {
      onClose();
      toastDone(t('plans_desk:prices.saved', { day: date(effective_from) }));
      await queries.invalidateQueries(pricesQuery);
    },
    failure: ['update', 'prices'],
  });
  const { values, change, errorOf } = form;
  const { prices } = readDraft(values, today);
  const leaps = prices === null || current === null ? [] : leapsIn(current.base_prices, prices.base_prices);
  return (
    <form className={classes.form} {...form.form}>
      <div className={classes.day}>
        <DateField
          label={t('plans_desk:prices.effective_from')}
          description={t('plans_desk:prices.effective_hint')}
          value={values.effective_from}
          onChange={(effective_from) => change({ effective_from })}
          error={errorOf('effective_from')}
        />
      </div>
      <fieldset className={classes.fields}>
        <legend>{t('plans_desk:prices.base')}</legend>
        {subscriptionTypes.map((type, index) => (
          <TextField
            key={type}
            label={typeName(type)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            rightSection={<span aria-hidden>₴</span>}
            value={values.base_prices[type]}
            error={errorOf(`base_prices.${type}`, 'base_price')}
            data-autofocus={index === 0 || undefined}
            onChange={({ currentTarget }) =>
              change({ base_prices: { ...values.base_prices, [type]: currentTarget.value } }, [
                `base_prices.${type}`,
              ])
            }
          />
        ))}
      </fieldset>
      <div className={classes.discounts}>
        {discountKinds.map((kind) => (
          <BoundFields
            key={kind}
            kind={kind}
            rows={values[kind]}
            errorOf={errorOf}
            falls={prices === null ? null : fallsAt(prices[kind])}
            onChange={(rows, mended) => change({ [kind]: rows }, mended)}
          />
        ))}
      </div>
      {leaps.length > 0 && (
        <Callout tone="warning" role="status">
          {t('plans_desk:prices.leap', { types: leaps.map(typeName).join(', ') })}
        </Callout>
      )}
      <PriceExample prices={prices} current={current} />
      <p className={classes.hint}>{t('plans_desk:prices.kept')}</p>
      <ButtonRow align="end">
        <Button kind="ghost" onClick={onClose}>
          {t('common:buttons.close')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('plans_desk:prices.save')}
        </Button>
      </ButtonRow>
    </form>
  );
}
