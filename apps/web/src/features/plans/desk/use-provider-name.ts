import type { Provider } from '@mindhero/contract/plans/order';
import { useTranslation } from 'react-i18next';

/** What ways to pay are called where plans are bought. */
export function useProviderName(): (provider: Provider) => string {
  const { t } = useTranslation('plans');
  return (provider) => t(`buy.provider.${provider}`);
}
