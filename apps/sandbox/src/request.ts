/** What the shop asks of the provider: the state of a payment, and its money back. */
import type { Counter } from './counter.ts';
import { contentOf, type Keys, readSigned } from './payment.ts';

/** The answer, and what is done when it has been given. */
export interface Answer {
  readonly content: object;
  readonly afterwards?: () => Promise<void>;
}

const refused = (code: string, description: string): Answer => ({
  content: { result: 'error', status: 'error', err_code: code, err_description: description },
});

/** As LiqPay’s address for requests answers a signed form. */
export function answerRequest(form: URLSearchParams, counter: Counter, keys: Keys): Answer {
  const content = readSigned(form, keys);
  if (content === 'signature') return refused('invalid_signature', 'Signature is wrong');
  if (content === 'data' || content['public_key'] !== keys.publicKey)
    return refused('public_key_not_found', 'There is no such merchant');
  const payment = counter.findReference(String(content['order_id']));
  if (payment === undefined) return refused('payment_not_found', 'There is no such payment');

  switch (content['action']) {
    case 'status':
      return { content: { result: 'ok', ...contentOf(payment, keys) } };
    case 'refund': {
      const amount = Math.round(Number(content['amount']) * 100);
      if (payment.status !== 'success') return refused('err_payment', 'This payment cannot be refunded');
      if (!(amount > 0 && payment.refunded + amount <= payment.amount))
        return refused('err_amount', 'More than was paid');
      payment.refunded += amount;
      const told = { result: 'ok', ...contentOf(payment, keys, 'reversed') };
      if (payment.refunded < payment.amount) return { content: told };
      payment.status = 'reversed';
      return { content: told, afterwards: () => counter.reverse(payment) };
    }
    default:
      return refused('invalid_action', 'There is no such action');
  }
}
