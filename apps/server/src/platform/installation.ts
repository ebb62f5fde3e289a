/** What the operator of an installation has decided about it. */
import type { Operator } from '@mindhero/contract/installation';

export interface Installation {
  /** How long an account may lie idle before it is reported. */
  readonly retentionMonths: number;
  /** Who is responsible for the data; null where nobody was named. */
  readonly operator: Operator | null;
}

/** Where nothing was decided. */
export const plainInstallation: Installation = { retentionMonths: 24, operator: null };
