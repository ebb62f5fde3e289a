import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createSecondFactors, stepOfCode } from './second-factor.ts';

describe('codes of an authenticator', () => {
  // The secret of the RFC's appendix B, whose eight digits end in these six.
  const secret = Buffer.from('12345678901234567890');
  const known = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ] as const;
  test.each(known)('are those of RFC 6238 at second %i', (seconds, code) => {
    const near = [-60, -30, 0, 30, 60].map((apart) =>
      stepOfCode(secret, code, new Date(Math.max(0, seconds + apart) * 1000)),
    );
    const step = Math.floor(seconds / 30);
    expect(near.slice(1)).toEqual([step, step, step, null]);
    expect(near[0]).toBe(seconds < 60 ? step : null);
  });

  test('are kept so that nobody without the key, and no other account, can use them', () => {
    const clock = () => new Date();
    const unreadable: number[] = [];
    const common = { clock, onUnreadable: (id: number) => void unreadable.push(id) };
    const secret = 'a secret of more than 32 bytes, for these tests';
    const factors = createSecondFactors({ secret, ...common });
    const drawn = factors.drawSecret(7, 'anna');
    expect(drawn.uri).toBe(
      `otpauth://totp/Mindhero:anna?issuer=Mindhero&secret=${drawn.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(drawn.secret).toMatch(/^[A-Z2-7]{32}$/);
    const bytes = Buffer.from(Secret.fromBase32(drawn.secret).bytes);
    expect(drawn.encrypted.includes(bytes)).toBe(false);
    const code = new TOTP({ secret: Secret.fromBase32(drawn.secret) }).generate();
    expect(factors.stepOf(7, drawn.encrypted, code)).not.toBeNull();
    expect(unreadable).toEqual([]);
    expect(factors.stepOf(8, drawn.encrypted, code)).toBeNull();
    const other = createSecondFactors({
      secret: 'another secret of more than 32 bytes, for tests',
      ...common,
    });
    expect(other.stepOf(7, drawn.encrypted, code)).toBeNull();
    expect(unreadable).toEqual([8, 7]);
  });
});
