import type { Order } from '@mindhero/contract/plans/order';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { OrderPill } from './order-pill.tsx';
import classes from './order.module.css';

const tones = { open: 'info', paid: 'right', failed: 'wrong', reversed: 'gold' } as const;

/**
 * Every try to pay, the last one first, with the reference by which a bank or a provider knows it. What is open while the
 * order is checked has brought money, or may have.
 */
export function Attempts({ attempts, state: orderState }: Pick<Order, 'attempts' | 'state'>) {
  const { t } = useTranslation('plans');
  const { providerName } = usePlanWords();
  const { dateTime } = useFormats();
  return (
    <ul className={classes.attempts}>
      {attempts
        .toSorted((one, other) => other.id - one.id)
        .map(({ id, provider, reference, state, created_at }) => (
          <li key={id}>
            <span>
              <b>{providerName(provider)}</b>
              <small>
                {dateTime(created_at)} · {reference}
              </small>
            </span>
            {orderState === 'review' && state === 'open' ? (
              <OrderPill state="review" />
            ) : (
              <Pill tone={tones[state]}>{t(`order.attempt.${state}`)}</Pill>
            )}
          </li>
        ))}
    </ul>
  );
}
