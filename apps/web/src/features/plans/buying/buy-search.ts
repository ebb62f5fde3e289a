/** What a way here may ask for, such as "not enough plan-months": it stands in the fields at first. */
import { mostMonths, mostPlans } from '@mindhero/contract/limits';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { address } from '../../../platform/address/address.ts';
import { oneOf, wholeNumber } from '../../../platform/address/parts.ts';

export const readBuySearch = address({
  plan_type: oneOf(subscriptionTypes),
  plans: wholeNumber(mostPlans),
  months: wholeNumber(mostMonths),
});

export type BuySearch = ReturnType<typeof readBuySearch>;
