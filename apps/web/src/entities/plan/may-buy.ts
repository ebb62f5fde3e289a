/** Who may buy plans, and see what was bought. */
import { isAdmin, isStudent, managesPlans, type Permission } from '../person/permissions.ts';

/** Students buy for themselves; staff who manage plans have orders, administrators those of all. */
export const mayHaveOrders: Permission = (person) => isStudent(person) || managesPlans(person);

/** The same without administrators, who grant instead. */
export const mayBuy: Permission = (person) => mayHaveOrders(person) && !isAdmin(person);
