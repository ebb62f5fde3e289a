import { expect, it } from 'vitest';
import { faultsOfChosen } from './chosen-password.ts';

const about = { username: 'milana.orlova', first_name: 'Milana', last_name: 'Orlova' };
const faults = (password: string, confirmation = password) =>
  faultsOfChosen('new_password', { password, confirmation, about });

it('takes a password that keeps every rule', () => {
  expect(faults('Sonnenblume7')).toEqual({});
  expect(faults('Соняшник7')).toEqual({});
});

it.each([
  ['Kurz1', 'too_short'],
  ['sonnenblume7', 'password_no_uppercase'],
  ['SONNENBLUME7', 'password_no_lowercase'],
  ['Sonnenblume', 'password_no_digit'],
  ['Milana2015', 'password_common'],
])('says the first that is wrong with "%s": %s', (password, code) => {
  expect(faults(password)).toEqual({ new_password: { code, params: { min: 8 } } });
});

it('wants it written twice alike', () => {
  expect(faults('Sonnenblume7', 'Sonnenblume8')).toEqual({ confirmation: { code: 'mismatch' } });
});
