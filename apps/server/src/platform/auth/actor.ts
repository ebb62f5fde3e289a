/** Whoever is behind a request. */
import type { Management } from '@mindhero/contract/permission';
import type { Language, Role, Theme } from '@mindhero/contract/user';

/** The account as one query reads it for every request; `getMe` answers from it without another. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly role: Role;
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
  readonly school_id: number | null;
  readonly school_name: string | null;
  readonly time_zone: string;
  readonly points: number;
  readonly stars: number;
  readonly can_register_groups: boolean;
  readonly can_use_math: boolean;
  readonly can_use_reading: boolean;
  readonly can_use_logic: boolean;
  readonly can_register_students: boolean;
  readonly can_manage_subscriptions: boolean;
  readonly version: number;
  /** The teacher who made this student. */
  readonly created_by: number | null;
  /** Signed in with a password that somebody else has given. */
  readonly must_change_password: boolean;
}

export interface Actor {
  readonly id: number;
  readonly role: Role;
  readonly school_id: number | null;
  readonly sessionId: string;
  /** Permissions as they apply. */
  readonly management: Management;
  readonly account: Account;
  /** The rows that were read along with the account. */
  readonly along: readonly unknown[];
}

/** Whoever calls, with what their account allows; asked anew with every request. */
export function actorOf(account: Account, sessionId: string, along: readonly unknown[] = []): Actor {
  return {
    id: account.id,
    role: account.role,
    school_id: account.school_id,
    sessionId,
    management: managementOf(account),
    account,
    along,
  };
}

/**
 * An administrator may everything; a director leads, which implies all but group registration; for the others the
 * flags decide.
 */
export function managementOf(account: Pick<Account, 'role' | keyof Management>): Management {
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
