import { afterEach, expect, it, vi } from 'vitest';
import { soundOutput, unlockSound } from './sound.ts';

afterEach(() => vi.unstubAllGlobals());

it('stays silent where a device has no Web Audio, or refuses it', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'on' });
  expect('AudioContext' in globalThis).toBe(false);
  expect(unlockSound).not.toThrow();
  vi.stubGlobal('AudioContext', function Refused() {
    throw new DOMException('no more outputs', 'NotSupportedError');
  });
  expect(unlockSound).not.toThrow();
  expect(soundOutput()).toBeNull();
});
