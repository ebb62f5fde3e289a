import type { ReviewItem } from '@mindhero/contract/plans/payment';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { useFormats } from '../../../../platform/format.ts';

/** The amount as it came: other currencies by their code, since anything may have been told. */
export function useAmount(): (item: Pick<ReviewItem, 'amount' | 'currency'>) => string {
  const { t } = useTranslation('plans_desk');
  const money = useMoney();
  const { number } = useFormats();
  return ({ amount, currency }) => {
    if (amount === null) return t('review.no_amount');
    return currency === 'UAH' ? money(amount) : `${number(amount / 100)} ${currency ?? '?'}`;
  };
}
