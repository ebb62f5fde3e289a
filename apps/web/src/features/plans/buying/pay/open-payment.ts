/**
 * The way to a payment provider: a window of its own, or this one where that was blocked. The order of the steps, apart
 * from the browser that takes them.
 */
import type { Checkout } from '@mindhero/contract/plans/order';

export type CheckoutForm = Extract<Checkout, { kind: 'form' }>;

/** A window that waits for the form. */
export interface PayWindow {
  /** By which a form is sent into it. */
  readonly name: string;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

export interface PayBrowser {
  /** Opens an empty window; null where that is blocked. Browsers let only a click do it, so nothing may be awaited before. */
  readonly open: () => PayWindow | null;
  /** Sends a form, which leads its target away from what it shows. */
  readonly send: (form: CheckoutForm, target: string) => void;
}

interface Steps {
  /** Fetches the form. */
  readonly begin: () => Promise<Checkout>;
  /** Shows what becomes of the order. */
  readonly arrive: () => Promise<unknown>;
}

/** Where it is paid: in the new window, in this one, or by an invoice, which is a screen of ours. */
export type Where = 'window' | 'here' | 'invoice';

/**
 * To be called by the click itself. The new window is there at once and waits for the form; whoever closes it meanwhile
 * goes on in this one. This one shows the order: beside the new window, or for who comes back from the provider.
 * @throws what `begin` throws; then no window is left
 */
export async function openPayment(browser: PayBrowser, { begin, arrive }: Steps): Promise<Where> {
  const opened = browser.open();
  let checkout: Checkout;
  try {
    checkout = await begin();
  } catch (error) {
    opened?.close();
    throw error;
  }
  if (checkout.kind === 'invoice') {
    opened?.close();
    return 'invoice';
  }
  if (opened !== null && !opened.isClosed()) {
    browser.send(checkout, opened.name);
    await arrive();
    return 'window';
  }
  // The form takes this window away, so what one comes back to is shown first. It is no reason not to pay.
  await arrive().catch(() => undefined);
  browser.send(checkout, '_self');
  return 'here';
}
