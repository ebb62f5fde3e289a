import type { User } from '@mindhero/contract/user';
import { levelOf } from '@mindhero/engine/levels';
import { type Account, managementOf } from '../../platform/auth/actor.ts';

/** Pupils are called as their school or teacher calls them: a register of nicknames helps nobody. */
export function mayRename({ role, school_id, created_by }: Account): boolean {
  return role !== 'STUDENT' || (school_id === null && created_by === null);
}

/** The account as the contract shows it to its owner. */
export function toUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    role: account.role,
    language: account.language,
    theme: account.theme,
    first_name: account.first_name,
    last_name: account.last_name,
    phone_number: account.phone_number,
    email: account.email,
    avatar: account.avatar,
    is_active: account.is_active,
    registered_at: account.registered_at.toISOString(),
    last_homework_at: account.last_homework_at?.toISOString() ?? null,
    school: account.school_id === null ? null : { id: account.school_id, name: account.school_name ?? '' },
    time_zone: account.time_zone,
    points: account.points,
    level: levelOf(account.points),
    stars: account.stars,
    version: account.version,
    may_rename: mayRename(account),
    is_rated: account.is_rated,
    goal_minutes: account.goal_minutes,
    celebrated_level: account.celebrated_level,
    must_change_password: account.must_change_password,
    must_add_second_factor: account.must_add_second_factor === true,
    management: managementOf(account),
  };
}
