/** The person behind a request. */
import type { Management } from '@mindhero/contract/permission';
import type { Language, Role, Theme } from '@mindhero/contract/user';

/** What is asked of the caller, before anything else is done. */
export interface Standing extends Management {
  readonly id: number;
  readonly role: Role;
  readonly school_id: number | null;
  /** Signed in with a password that somebody else has given. */
  readonly must_change_password: boolean;
  /** The installation asks a second factor of the role, and there is none; not read where it asks nobody. */
  readonly must_add_second_factor?: boolean;
}

/** The account as one query reads it; `getMe` answers from it without another. */
export interface Account extends Standing {
  readonly username: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string | null;
  readonly email: string | null;
  readonly avatar: string;
  readonly is_active: boolean;
  readonly registered_at: Date;
  readonly last_homework_at: Date | null;
  readonly school_name: string | null;
  readonly time_zone: string;
  readonly points: number;
  readonly stars: number;
  readonly version: number;
  readonly is_rated: boolean;
  readonly goal_minutes: number | null;
  readonly school_goal_minutes: number | null;
  readonly celebrated_level: number;
  /** The teacher who made this student. */
  readonly created_by: number | null;
}

/** The caller, with what their account allows; asked anew with every request. */
export interface Identity {
  readonly id: number;
  readonly role: Role;
  readonly school_id: number | null;
  readonly sessionId: string;
  /** Permissions as they apply. */
  readonly management: Management;
  readonly must_change_password: boolean;
  readonly must_add_second_factor: boolean;
}

export interface Actor extends Identity {
  readonly account: Account;
}

/** The caller of something that is read together with who it is: nothing else of the account is. */
export interface ActorAlong extends Identity {
  /** The rows that were read along. */
  readonly along: readonly unknown[];
}

export function identityOf(standing: Standing, sessionId: string): Identity {
  return {
    id: standing.id,
    role: standing.role,
    school_id: standing.school_id,
    sessionId,
    management: managementOf(standing),
    must_change_password: standing.must_change_password,
    must_add_second_factor: standing.must_add_second_factor === true,
  };
}

/**
 * An administrator may everything; a director leads, which implies all but group registration; for the others the
 * flags decide.
 */
export function managementOf(account: Pick<Standing, 'role' | keyof Management>): Management {
  const admin = account.role === 'ADMIN';
  const leads = admin || account.role === 'DIRECTOR';
  return {
    can_register_groups: admin || account.can_register_groups,
    can_use_math: leads || account.can_use_math,
    can_use_reading: leads || account.can_use_reading,
    can_use_logic: leads || account.can_use_logic,
    can_register_students: leads || account.can_register_students,
    can_manage_subscriptions: leads || account.can_manage_subscriptions,
  };
}
