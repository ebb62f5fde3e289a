import type { Management } from '@mindhero/contract/permission';
import { roles, type Role } from '@mindhero/contract/user';
import { expect, it } from 'vitest';
import { has, may, mayUse } from '../../entities/person/permissions.ts';
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

/** The names of all, on the bar and behind it. */
const namesOf = (...who: Parameters<typeof person>) => {
  const { bar, more } = placesOf(person(...who));
  return [...bar, ...more].map(({ name }) => name);
};

it('shows a pupil the areas that are open', () => {
  expect(namesOf('STUDENT', { can_use_math: true, can_use_logic: true })).toEqual([
    'home',
    'homework',
    'games',
    'math',
    'memory',
    'statistics',
    'rating',
    'subscriptions',
    'profile',
    'manual',
  ]);
});

it('fills a phone’s bar with five places, of which the last is “more” where there are others', () => {
  const areas = { can_use_math: true, can_use_reading: true, can_use_logic: true };
  const pupil = placesOf(person('STUDENT', areas));
  const onPhone = pupil.bar.filter(({ on }) => on !== 'wide').map(({ name }) => name);
  // One door to all games, so that none of the areas stands behind "more".
  expect([onPhone, pupil.more.map(({ name }) => name)]).toEqual([
    ['home', 'homework', 'games', 'statistics'],
    ['rating', 'subscriptions', 'profile', 'manual'],
  ]);
  const wide = pupil.bar.filter(({ on }) => on !== 'phone').map(({ name }) => name);
  expect(wide).toEqual(['home', 'homework', 'math', 'reading', 'memory', 'statistics']);
  for (const role of ['TEACHER', 'DIRECTOR', 'ADMIN'] as const) {
    const { bar, more } = placesOf(person(role));
    expect(bar.length).toBe(4);
    expect(more.length).toBeGreaterThan(1);
  }
});

it('keeps what a teacher needs every day on the bar', () => {
  const { bar } = placesOf(person('TEACHER'));
  expect(bar.map(({ name }) => name)).toEqual(['home', 'tasks', 'groups', 'students']);
});

it('puts homework second: what is set for those who teach, what is to be done for pupils', () => {
  for (const role of roles) expect(namesOf(role)[1]).toBe(role === 'STUDENT' ? 'homework' : 'tasks');
});

it('shows people’s accounts and materials only to those who look after them, and schools to administrators', () => {
  for (const role of roles) {
    for (const name of ['groups', 'students', 'materials', 'inactive_users'] as const)
      expect(namesOf(role).includes(name)).toBe(role !== 'STUDENT');
    expect(namesOf(role).includes('teachers')).toBe(role === 'DIRECTOR' || role === 'ADMIN');
    expect(namesOf(role).includes('schools')).toBe(role === 'ADMIN');
  }
});

it('shows plans to those who may manage them, and to pupils their own', () => {
  for (const role of roles) {
    expect(namesOf(role).includes('subscriptions')).toBe(role === 'STUDENT');
    expect(namesOf(role, { can_manage_subscriptions: true })).toContain('subscriptions');
  }
});
