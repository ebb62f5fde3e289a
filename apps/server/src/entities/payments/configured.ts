/** The providers of an installation, made of what its configuration says. */
import type { Payee } from '../../platform/installation.ts';
import type { PaymentConfig } from '../../platform/payment-config.ts';
import { byInvoice } from './invoice.ts';
import { liqPay } from './liqpay.ts';
import type { Provider, Providers } from './provider.ts';
import { sandbox } from './sandbox.ts';
import { wayForPay } from './way-for-pay.ts';

/** In the order in which they are offered. */
export function providersOf(config: PaymentConfig, payee: Payee | null): Providers {
  const configured: readonly (Provider | null)[] = [
    config.liqPay && liqPay(config.liqPay),
    config.wayForPay && wayForPay(config.wayForPay),
    config.sandbox && sandbox(config.sandbox),
    payee && byInvoice,
  ];
  return new Map(configured.flatMap((provider) => (provider === null ? [] : [[provider.name, provider]])));
}

/** Where their forms go, for the content security policy. */
export const formOriginsOf = (providers: Providers): readonly string[] =>
  [...providers.values()].flatMap(({ formOrigin }) => formOrigin ?? []);
