import type { Subscription } from '@mindhero/contract/subscription';

export type PlanType = Subscription['type'];

/** The type of plan that somebody needs, by role; administrators need none. */
export const planTypeOf = { STUDENT: 'student', TEACHER: 'teacher', DIRECTOR: 'director' } as const;

/** For how many months plans are bought and activated as a rule: chosen by one press. */
export const usualMonths = [1, 3, 6, 12] as const;
