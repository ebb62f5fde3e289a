import { expect, it } from 'vitest';
import { changesTo, meanwhile } from './edited.ts';

const opened = { name: 'Sofia', phone: null as string | null, reading: true };

it('takes for a change only what differs from what is stored', () => {
  expect(changesTo(opened, { name: 'Sophie', reading: true })).toEqual({ name: 'Sophie' });
  expect(changesTo(opened, { name: 'Sofia', phone: null })).toEqual({});
  // Once somebody else has changed it, the old value is a change as well.
  expect(changesTo({ ...opened, reading: false }, { reading: true })).toEqual({ reading: true });
});

it('tells what others changed from what is about to overwrite them', () => {
  const stored = { name: 'Sofía', phone: '+49', reading: true };
  const edited = { opened, stored, changes: { name: 'Sophie', reading: false } };
  expect(meanwhile(edited, 'name')).toBe('overwrites');
  expect(meanwhile(edited, 'phone')).toBe('takes_over');
  expect(meanwhile(edited, 'reading')).toBeNull();
  // Both want the same.
  expect(meanwhile({ ...edited, changes: { name: 'Sofía' } }, 'name')).toBeNull();
});
