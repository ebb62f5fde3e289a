/** What the operator of an installation has decided about it. */
import type { Operator } from '@mindhero/contract/installation';
import type { Role } from '@mindhero/contract/role';

/** Who is paid by bank, as invoices say. */
export interface Payee {
  readonly name: string;
  readonly iban: string;
  /** By which the state knows them. */
  readonly code: string;
  /** What for, in Ukrainian, before the number of the invoice. */
  readonly purpose: string;
  /** How long an invoice can be paid. */
  readonly days: number;
}

export interface Installation {
  /** How long an account may lie idle before it is reported. */
  readonly retentionMonths: number;
  /** Who is responsible for the data; null where nobody was named. */
  readonly operator: Operator | null;
  /** Null where nothing is paid by bank. */
  readonly payee: Payee | null;
  /**
   * Under which browsers and payment providers find it, without a slash at the end; null where nothing was said, which
   * no real provider goes with: then it is what the browser calls it.
   */
  readonly publicUrl: string | null;
  /** Whoever has one of these roles does nothing before there is a second factor. */
  readonly secondFactorRoles: readonly Role[];
}

/** Where nothing was decided. */
export const plainInstallation: Installation = {
  retentionMonths: 24,
  operator: null,
  payee: null,
  publicUrl: null,
  secondFactorRoles: [],
};
