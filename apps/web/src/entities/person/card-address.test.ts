import { expect, test } from 'vitest';
import { tokenIn } from './card-address.ts';

const token = 'AbC-_0123456789abcdefg';

test.each([
  [`https://mindhero.example/card#${token}`, token],
  [`http://localhost:3000/CARD/#${token}`, token],
  [`https://mindhero.example/card?lang=uk#${token}`, token],
  [`https://mindhero.example/cards#${token}`, null],
  [`https://mindhero.example/card#${token}x`, null],
  [`https://mindhero.example/card#${token.slice(1)}`, null],
  ['https://mindhero.example/card', null],
  ['https://mindhero.example/games/math/columns?seed=77', null],
  [token, null],
  ['', null],
])('%s', (text, expected) => {
  expect(tokenIn(text)).toBe(expected);
});
