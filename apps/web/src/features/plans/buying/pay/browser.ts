/** The browser's own part of paying: its windows and forms. */
import { newId } from '../../../../platform/new-id.ts';
import type { CheckoutForm, PayBrowser } from './open-payment.ts';

interface Words {
  readonly title: string;
  /** What the window says until the provider's page is there. */
  readonly text: string;
}

/** Opens windows that wait with these words. */
export const payBrowser = ({ title, text }: Words): PayBrowser => ({
  open: () => {
    const name = `payment-${newId()}`;
    // Not `noopener`: without a handle it could neither be closed nor be given the form.
    const opened = window.open('about:blank', name);
    if (opened === null) return null;
    // What is shown in it next is somebody else's, and has no business with this page.
    opened.opener = null;
    const { document: page } = opened;
    page.documentElement.lang = document.documentElement.lang;
    page.title = title;
    page.body.textContent = text;
    page.body.style.cssText = 'margin: 20vh 24px; font: 18px system-ui, sans-serif; text-align: center';
    return { name, isClosed: () => opened.closed, close: () => opened.close() };
  },
  send,
});

/** Where an invoice is asked for, no window is opened for nothing. */
export const windowless: PayBrowser = { open: () => null, send };

/** Builds the form of hidden fields and sends it. */
function send({ action, method, fields }: CheckoutForm, target: string): void {
  const form = document.createElement('form');
  form.setAttribute('action', action);
  form.setAttribute('method', method);
  form.setAttribute('target', target);
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = one;
      form.append(input);
    }
  }
  document.body.append(form);
  // A field that is called `submit` would stand in the place of the form's own.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
