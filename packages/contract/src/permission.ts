/** What people may do beside what their role implies. */
import * as z from 'zod/mini';

/** Permissions as they apply: for a director and an administrator the server fills in what their role implies. */
export const management = z.object({
  can_register_groups: z.boolean(),
  can_use_math: z.boolean(),
  can_use_reading: z.boolean(),
  can_use_logic: z.boolean(),
  can_register_students: z.boolean(),
  can_manage_subscriptions: z.boolean(),
});
export type Management = z.infer<typeof management>;

export type Permission = keyof Management;
