/** Whose plans end soon, as those who look after them are reminded. */
import { getEndingPlans } from '@mindhero/contract/plans/stock';
import type { User } from '@mindhero/contract/user';
import { asked } from '../../platform/asked.ts';
import { both, has, managesPlans } from '../person/permissions.ts';

/** How many, and the first few. */
export const endingPlansQuery = asked(['plans', 'ending'], getEndingPlans);

/** Who is reminded of others' plans. An administrator looks after too many. */
export const isReminded: (me: User) => boolean = both(has('TEACHER', 'DIRECTOR'), managesPlans);
