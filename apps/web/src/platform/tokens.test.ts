import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePayload, isLive } from './tokens.ts';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');

it('decodes every payload that was encoded, names in any script included', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (payload) => {
      expect(decodePayload(`h.${encode(payload)}.s`)).toEqual(JSON.parse(JSON.stringify(payload)));
    }),
  );
});

it('takes anything else for no token, without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isLive(text, 0)).toBe(false);
    }),
  );
});

it('lives strictly longer than now', () => {
  const token = `h.${encode({ exp: 100 })}.s`;
  expect(isLive(token, 99.9)).toBe(true);
  expect(isLive(token, 100)).toBe(false);
  expect(isLive(`h.${encode({ exp: '100' })}.s`, 0)).toBe(false);
});
