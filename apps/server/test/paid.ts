/** An installation of tests, which is paid in all ways that there are. */
import { providersOf } from '../src/entities/payments/configured.ts';
import { type Installation, plainInstallation } from '../src/platform/installation.ts';

export const paidInstallation: Installation = {
  ...plainInstallation,
  payee: {
    name: 'ФОП Коваленко',
    iban: 'UA213223130000026007233566001',
    code: '12345678',
    purpose: 'Доступ до Mindhero',
    days: 10,
  },
  publicUrl: 'https://school.example',
};

export const testProviders = providersOf(
  {
    liqPay: { publicKey: 'i00000000', privateKey: 'a4825234f4bae72a0be04eafe9e8e2bada209255' },
    wayForPay: {
      merchantAccount: 'test_merch',
      merchantDomain: 'school.example',
      secretKey: 'flk3409refn54t54t',
    },
    sandbox: null,
  },
  paidInstallation.payee,
);
