/** What people may do beside what their role implies. */
import * as z from 'zod/mini';

/** A value for each permission, such as the schema of its field. */
export function eachPermission<T>(valueOf: (name: Permission) => T): Record<Permission, T> {
  return {
    can_register_groups: valueOf('can_register_groups'),
    can_use_math: valueOf('can_use_math'),
    can_use_reading: valueOf('can_use_reading'),
    can_use_logic: valueOf('can_use_logic'),
    can_register_students: valueOf('can_register_students'),
    can_manage_subscriptions: valueOf('can_manage_subscriptions'),
  };
}

export type Permission =
  | 'can_register_groups'
  | 'can_use_math'
  | 'can_use_reading'
  | 'can_use_logic'
  | 'can_register_students'
  | 'can_manage_subscriptions';

/** Permissions as they apply: for a director and an administrator the server fills in what their role implies. */
export const management = z.object(eachPermission(() => z.boolean()));
export type Management = z.infer<typeof management>;
