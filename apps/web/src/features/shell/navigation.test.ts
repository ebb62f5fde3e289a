import type { Management } from '@mindhero/contract/permission';
import { roles, type Role } from '@mindhero/contract/user';
import { expect, it } from 'vitest';
import { has, may, mayUse } from '../../platform/permissions.ts';
import { placesOf } from './navigation.ts';

const nothing: Management = {
  can_register_groups: false,
  can_use_math: false,
  can_use_reading: false,
  can_use_logic: false,
  can_register_students: false,
  can_manage_subscriptions: false,
};

const person = (role: Role, flags: Partial<Management> = {}) => ({
  role,
  management: { ...nothing, ...flags },
});

it('opens memory by the flag for logic', () => {
  expect(mayUse('memory')(person('STUDENT', { can_use_logic: true }))).toBe(true);
  expect(mayUse('memory')(person('STUDENT', { can_use_math: true, can_use_reading: true }))).toBe(false);
});

it('decides by flags, not by roles, what the server has filled in', () => {
  expect(may('can_register_groups')(person('DIRECTOR'))).toBe(false);
  expect(may('can_register_groups')(person('TEACHER', { can_register_groups: true }))).toBe(true);
});

it('knows the roles that it names', () => {
  for (const role of roles)
    expect(has('TEACHER', 'ADMIN')(person(role))).toBe(role === 'TEACHER' || role === 'ADMIN');
});

it('shows a pupil the areas that are open, and nobody more than five places', () => {
  const areas = { can_use_math: true, can_use_logic: true };
  const pupil = placesOf(person('STUDENT', areas)).map(({ name }) => name);
  expect(pupil).toEqual(['home', 'math', 'memory', 'profile']);
  for (const role of roles) {
    expect(placesOf(person(role, { ...areas, can_use_reading: true })).length).toBeLessThanOrEqual(5);
  }
});

it('shows the groups to those of one school who look after them', () => {
  for (const role of roles) {
    expect(placesOf(person(role)).some(({ name }) => name === 'groups')).toBe(
      role === 'TEACHER' || role === 'DIRECTOR',
    );
  }
});

it('shows the students only to those who look after them', () => {
  for (const role of roles) {
    expect(placesOf(person(role)).some(({ name }) => name === 'students')).toBe(role !== 'STUDENT');
  }
});
