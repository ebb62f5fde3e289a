import { beforeEach, expect, test, vi } from 'vitest';
import { clearFontSwitch, rulerSwitch, wideSwitch } from './device-switches.ts';
import { contrastChoice, contrasts } from './read-contrast.ts';
import { readLook } from './read-look.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const usual = { readFont: null, readSpacing: null, readContrast: null, readRuler: null };

test('who chose nothing reads as usual, unless the device wants more contrast', () => {
  expect(readLook(false)).toEqual(usual);
  expect(readLook(true)).toEqual({ ...usual, readContrast: 'black_on_white' });
});

test('each choice is said for itself', () => {
  clearFontSwitch.turn(true);
  expect(readLook(false)).toEqual({ ...usual, readFont: 'clear' });
  wideSwitch.turn(true);
  rulerSwitch.turn(true);
  expect(readLook(false)).toEqual({
    readFont: 'clear',
    readSpacing: 'wide',
    readContrast: null,
    readRuler: 'on',
  });
});

test.each(contrasts.slice(1))('%s is kept, and goes before what the device wants', (contrast) => {
  const listener = vi.fn<() => void>();
  const leave = contrastChoice.subscribe(listener);
  contrastChoice.choose(contrast);
  expect(contrastChoice.read()).toBe(contrast);
  expect(readLook(true).readContrast).toBe(contrast);
  expect(listener).toHaveBeenCalledOnce();
  leave();
});

test('colours that are not known here are as if nobody chose', () => {
  localStorage.setItem('reading contrast', 'pink_on_green');
  expect(contrastChoice.read()).toBe('usual');
});
