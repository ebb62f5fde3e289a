import type { WishedItem } from '@mindhero/contract/plans/price';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../entities/plan/plan-words.ts';

/** How much is bought, in words: "30 plans · 12 months" */
export function useAmountWords(): (item: WishedItem) => string {
  const { t } = useTranslation('plans');
  const { months: monthsOf } = usePlanWords();
  return ({ plans, months }) => `${t('order.plans', { count: plans })} · ${monthsOf(months)}`;
}
