import type { User } from '@mindhero/contract/user';
import { expect, test } from 'vitest';
import { mayChange, ownershipOf } from './ownership.ts';

const management: User['management'] = {
  can_register_groups: false,
  can_use_math: false,
  can_use_reading: false,
  can_use_logic: false,
  can_register_students: false,
  can_manage_subscriptions: false,
};
const teacher = { id: 3, role: 'TEACHER', management } as const;
const admin = { id: 9, role: 'ADMIN', management } as const;

const official = { is_official: true, owner: null };
const own = { is_official: false, owner: { id: 3, name: 'Ada' } };
const shared = { is_official: false, owner: { id: 4, name: 'Ben' } };
/** Of somebody who was erased. */
const left = { is_official: false, owner: null };

test('nobody but the owner changes a material, and administrators the library', () => {
  expect([official, own, shared, left].map((one) => mayChange(one, teacher))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect([official, own, shared, left].map((one) => mayChange(one, admin))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what an erased person left is the school’s, not the library’s', () => {
  expect(ownershipOf(left, teacher)).toBe('shared');
  expect(ownershipOf(official, teacher)).toBe('official');
  expect(ownershipOf(own, teacher)).toBe('mine');
});
