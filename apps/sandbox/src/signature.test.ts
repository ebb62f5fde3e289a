import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oldSignatureOf, signatureOf } from './signature.ts';

/** The example of LiqPay’s documentation. */
const key = 'a4825234f4bae72a0be04eafe9e8e2bada209255';
const data =
  'eyJwdWJsaWNfa2V5IjoiaTAwMDAwMDAwIiwidmVyc2lvbiI6NywiYWN0aW9uIjoicGF5IiwiYW1vdW50IjoiMyIsImN1cnJlbmN5IjoiVUFIIiwiZGVzY3JpcHRpb24iOiJ0ZXN0Iiwib3JkZXJfaWQiOiIwMDAwMDEifQ==';

const openssl = (algorithm: string, text: string) =>
  execFileSync('openssl', ['dgst', `-${algorithm}`, '-binary'], { input: text }).toString('base64');

it('signs as the documentation', () => {
  expect(signatureOf(data, key)).toBe('0adgJ8F2Ds5HCVkcz4AlmdLMRoIJf7IxsL3QmeFRz/s=');
});

it('signs as OpenSSL’s command line, whatever the text and the key', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).map((any) => any.toWellFormed());
  fc.assert(
    fc.property(text, text, (any, anyKey) => {
      expect(signatureOf(any, anyKey)).toBe(openssl('sha3-256', anyKey + any + anyKey));
      expect(oldSignatureOf(any, anyKey)).toBe(openssl('sha1', anyKey + any + anyKey));
    }),
    { numRuns: 20 },
  );
});
