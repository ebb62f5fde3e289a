import type { OrderState } from '@mindhero/contract/plans/order';
import { Pill, type PillTone } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';

const tones: Readonly<Record<OrderState, PillTone>> = {
  awaiting: 'info',
  paid: 'right',
  partly_refunded: 'gold',
  refunded: 'plain',
  failed: 'wrong',
  expired: 'plain',
  cancelled: 'plain',
  review: 'gold',
};

/** The state of an order in a word. */
export function OrderPill({ state }: { readonly state: OrderState }) {
  const { t } = useTranslation('plans');
  return <Pill tone={tones[state]}>{t(`order.state.${state}`)}</Pill>;
}
