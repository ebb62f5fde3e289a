import { expect, test } from 'vitest';
import { keyOf } from './number-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const all = { minus: true, comma: true };

test('digits, minus, both decimal signs, erase and enter are taken from the keyboard', () => {
  const keys = ['0', '7', '-', '.', ',', 'Backspace', 'Enter'];
  expect(keys.map((key) => keyOf({ ...plain, key }, all))).toEqual([
    '0',
    '7',
    'minus',
    'comma',
    'comma',
    'erase',
    'enter',
  ]);
});

test('shortcuts and keys that are not offered are left alone', () => {
  expect(keyOf({ ...plain, ctrlKey: true, key: '1' }, all)).toBeUndefined();
  expect(keyOf({ ...plain, key: '-' }, { minus: false, comma: true })).toBeUndefined();
  expect(keyOf({ ...plain, key: ',' }, { minus: true, comma: false })).toBeUndefined();
  expect(keyOf({ ...plain, key: 'F5' }, all)).toBeUndefined();
});
