/** Who may buy plans, and see what was bought. */
import { isStudent, may, type Permission } from '../person/permissions.ts';

const manages = may('can_manage_subscriptions');

/** Students buy for themselves; staff who manage plans have orders, administrators those of all. */
export const mayHaveOrders: Permission = (person) => isStudent(person) || manages(person);
