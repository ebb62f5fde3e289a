import { expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const faults = (next: string, confirmation = next) =>
  passwordFaults({ current: 'Mindhero1', next, confirmation });

it('takes a password that keeps every rule', () => {
  expect(faults('Sonnenblume7')).toEqual({});
  expect(faults('Соняшник7')).toEqual({});
});

it.each([
  ['', 'required'],
  ['Kurz1', 'too_short'],
  ['sonnenblume7', 'no_uppercase'],
  ['SONNENBLUME7', 'no_lowercase'],
  ['Sonnenblume', 'no_digit'],
  ['Mindhero1', 'unchanged'],
])('says what is wrong with "%s": %s', (next, fault) => {
  expect(faults(next, next || 'x').next).toBe(fault);
});

it('wants the confirmation to match, and the current password', () => {
  expect(faults('Sonnenblume7', 'Sonnenblume8').confirmation).toBe('mismatch');
  expect(faults('Sonnenblume7', '').confirmation).toBe('required');
  expect(passwordFaults({ current: '', next: 'Sonnenblume7', confirmation: 'Sonnenblume7' })).toEqual({
    current: 'required',
  });
});
