import type { RegistrationRole } from '@mindhero/contract/registration';
import type { users } from '../../platform/db/schema/index.ts';

type Flags = Partial<typeof users.$inferInsert>;

/** What nobody else could allow a private tutor, who belongs to no school. */
const tutor: Flags = {
  can_register_students: true,
  can_register_groups: true,
  can_manage_subscriptions: true,
};

/** What somebody may who registered: a director leads by the role alone, a student only trains. */
export const firstPermissions: Readonly<Record<RegistrationRole, Flags>> = {
  STUDENT: {},
  TEACHER: tutor,
  DIRECTOR: {},
};
