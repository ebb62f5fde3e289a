/**
 * Paying by bank: a screen of ours says to whom, and an administrator says when the money is there. There is nobody to
 * ask and nobody who tells.
 */
import type { Provider } from './provider.ts';

export const byInvoice: Provider = {
  name: 'invoice',
  formOrigin: null,
  confirms: false,
  createCheckout: () => ({ kind: 'invoice' }),
  parseCallback: () => ({ verified: false }),
  acknowledge: () => ({ type: 'text/plain; charset=utf-8', content: '' }),
  fetchStatus: () => Promise.resolve(null),
  // Whoever notes it here has sent the money at the bank.
  refund: () => Promise.resolve('done'),
};
