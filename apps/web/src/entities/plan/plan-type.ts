import type { Subscription } from '@mindhero/contract/subscription';

export type PlanType = Subscription['type'];

/** The type of plan that somebody needs, by role; administrators need none. */
export const planTypeOf = { STUDENT: 'student', TEACHER: 'teacher', DIRECTOR: 'director' } as const;
