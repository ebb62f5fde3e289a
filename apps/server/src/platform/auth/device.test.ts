import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 YaBrowser/25.1 Safari/537.36`, 'Yandex', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${phone} Version/18.5 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${phone} Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${phone} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${phone} FxiOS/145.0 Safari/605.1.15`,
    'Firefox',
    'iPhone',
  ],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('%.110s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('whatever a browser calls itself, nothing of it is kept but a known name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const { browser, system } = deviceOf(text);
      expect([browser, system].every((name) => name === null || name.length <= 16)).toBe(true);
    }),
    { seed: 5 },
  );
});
