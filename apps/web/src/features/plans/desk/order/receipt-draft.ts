/** Money that came to the bank, as it is typed. Pure. */
import type { Faults } from '../../../../platform/form/faults.ts';
import { faultOf, type Read, readHundredths } from '../../numbers.ts';

/** A hundred million hryvnia: more than all plans of an order can cost, and fewer than a slip of the finger makes. */
const MOST = 10_000_000_000;

/** What came, in kopecks. */
export const readReceived = (amount: string): Read => readHundredths(amount, { min: 1, max: MOST });

/** @param today YYYY-MM-DD: nothing has come later */
export const faultsOfReceipt = (
  { amount, received_on }: { readonly amount: string; readonly received_on: string },
  today: string,
): Faults => ({
  ...faultOf('amount', readReceived(amount)),
  ...(received_on > today && { received_on: { code: 'not_an_option' as const } }),
});
