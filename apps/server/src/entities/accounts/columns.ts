/** Columns of `users` that several queries select, each under the name that the wire has for it. */
import { users } from '../../platform/db/schema/index.ts';

/** What lists and pages of people begin with; the picture differs, since students have none of their own. */
export const personColumns = {
  id: users.id,
  username: users.username,
  first_name: users.first_name,
  last_name: users.last_name,
  is_active: users.is_active,
  first_password_until: users.first_password_until,
} as const;

/** How people are reached and spoken to. */
export const accountColumns = {
  language: users.language,
  email: users.email,
  phone_number: users.phone_number,
} as const;

/** The subjects that somebody may train. */
export const subjectColumns = {
  can_use_math: users.can_use_math,
  can_use_reading: users.can_use_reading,
  can_use_logic: users.can_use_logic,
} as const;

/** All that the account of a teacher permits; what the role implies is not in it (`managementOf`). */
export const managementColumns = {
  ...subjectColumns,
  can_register_groups: users.can_register_groups,
  can_register_students: users.can_register_students,
  can_manage_subscriptions: users.can_manage_subscriptions,
} as const;
