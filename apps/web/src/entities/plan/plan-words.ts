import type { Provider } from '@mindhero/contract/plans/order';
import { useTranslation } from 'react-i18next';
import type { PlanType } from './plan-type.ts';

/** How plans are called and counted, wherever they are spoken of; needs the texts `plans`. */
export function usePlanWords() {
  const { t } = useTranslation('plans');
  return {
    /** Of several: "Student plans". */
    typeName: (type: PlanType) => t(`type.${type}`),
    /** How one pays: "Invoice". */
    providerName: (provider: Provider) => t(`buy.provider.${provider}`),
    /** "36 plan-months" */
    planMonths: (count: number) => t('plan_months', { count }),
    /** "3 months" */
    months: (count: number) => t('months', { count }),
  };
}
