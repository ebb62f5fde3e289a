import { getSecondFactor } from '@mindhero/contract/second-factor';
import { asked } from '../../../platform/asked.ts';

/** Whether the person is asked for a code at the sign-in. */
export const secondFactorQuery = asked(['second-factor'], getSecondFactor);

/** What is done with it. */
export type SecondFactorStep = 'set_up' | 'renew' | 'remove';
