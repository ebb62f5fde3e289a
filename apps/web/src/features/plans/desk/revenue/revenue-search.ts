/** Which year's revenue is looked at; this one's where nothing is said. */
import { address } from '../../../../platform/address/address.ts';
import type { Part } from '../../../../platform/address/parts.ts';

const year: Part<number> = (typed) => {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 2020 && number <= 2100 ? number : undefined;
};

export const readRevenueSearch = address({ year });

export type RevenueSearch = ReturnType<typeof readRevenueSearch>;
