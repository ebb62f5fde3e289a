/** Paying an order, from the press of the button to the provider's page. */
import { mostAttempts } from '@mindhero/contract/limits';
import { type Checkout, payOrder, type Provider } from '@mindhero/contract/plans/order';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOrder } from '../../../../entities/plan/orders.ts';
import { ApiError, call } from '../../../../platform/client.ts';
import { tell } from '../../../../platform/failures.ts';
import { payBrowser, windowless } from './browser.ts';
import { openPayment, type Where } from './open-payment.ts';

interface Paying {
  /**
   * To be called by the press itself, before anything is awaited.
   * @param order makes the order, or names one that is there
   * @param refused a refusal that the caller tells itself; any other is a toast
   */
  readonly pay: (
    provider: Provider,
    order: () => Promise<{ readonly id: number }>,
    refused?: (error: unknown) => Promise<boolean>,
  ) => Promise<void>;
  readonly isPaying: boolean;
}

/** Opens the window of a payment; the screen of the order comes beside it, also where the order stands and the form failed. */
export function usePay(): Paying {
  const { t } = useTranslation('plans');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPaying, setPaying] = useState(false);
  // A second press before the screen is drawn again must not open a second window.
  const isUnderWay = useRef(false);

  const pay: Paying['pay'] = async (provider, order, refused) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const words = { title: t('buy.opening.title'), text: t('buy.opening.text') };
    let id: number | null = null;
    const begin = async (): Promise<Checkout> => {
      ({ id } = await order());
      const checkout = await call(payOrder, { params: { id }, body: { provider } });
      await forgetOrder(client, id);
      return checkout;
    };
    const show = async (what: 'order' | 'invoice') => {
      if (id === null) return;
      const to = what === 'order' ? '/subscriptions/orders/$id' : '/subscriptions/orders/$id/invoice';
      await navigate({ to, params: { id: String(id) } });
    };
    const opening = openPayment(provider === 'invoice' ? windowless : payBrowser(words), {
      begin,
      arrive: () => show('order'),
    });
    setPaying(true);
    try {
      const where: Where = await opening;
      if (where === 'invoice') await show('invoice');
    } catch (error) {
      if ((await refused?.(error)) !== true) {
        // To try again would not help.
        const isTooOften =
          error instanceof ApiError && error.fields.some(({ code }) => code === 'too_many_items');
        const text = isTooOften ? t('buy.tried_too_often', { max: mostAttempts }) : t('buy.form_failed');
        tell({ kind: 'danger', title: t('buy.form_failed_title'), text });
        // It stands all the same, and is paid from its own screen; or something else has become of it meanwhile.
        if (id !== null) await Promise.all([forgetOrder(client, id), show('order')]);
      }
    } finally {
      isUnderWay.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying };
}
