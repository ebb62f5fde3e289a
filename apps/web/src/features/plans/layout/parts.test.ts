import type { Management } from '@mindhero/contract/permission';
import type { Role } from '@mindhero/contract/user';
import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const namesFor = (role: Role, can_manage_subscriptions: boolean) => {
  const management: Management = {
    can_register_groups: false,
    can_use_math: false,
    can_use_reading: false,
    can_use_logic: false,
    can_register_students: false,
    can_manage_subscriptions,
  };
  return partsOf({ role, management }).map(({ name }) => name);
};

it('leads those who manage plans to their stock, and all others to what they have themselves', () => {
  expect(namesFor('TEACHER', true)).toEqual(['stock', 'orders', 'statement']);
  expect(namesFor('DIRECTOR', true)).toEqual(['stock', 'orders', 'statement']);
  expect(namesFor('TEACHER', false)).toEqual(['own']);
  expect(namesFor('STUDENT', false)).toEqual(['own', 'orders']);
});

it('shows prices, grants, money and books to administrators alone', () => {
  const own = ['stock', 'orders', 'statement'];
  expect(namesFor('ADMIN', true)).toEqual([...own, 'prices', 'grants', 'review', 'revenue', 'books']);
});
