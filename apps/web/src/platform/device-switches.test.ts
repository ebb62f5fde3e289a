import { beforeEach, expect, test, vi } from 'vitest';
import { calmSwitch, clearFontSwitch, rulerSwitch, soundSwitch, wideSwitch } from './device-switches.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('at first there is sound, and the clock is shown', () => {
  expect(soundSwitch.isOn()).toBe(true);
  expect(calmSwitch.isOn()).toBe(false);
});

test.each([soundSwitch, calmSwitch, clearFontSwitch, wideSwitch, rulerSwitch])(
  'what was chosen is kept, and whoever listens hears of it',
  (device) => {
    const listener = vi.fn<() => void>();
    const leave = device.subscribe(listener);
    for (const on of [true, false]) {
      device.turn(on);
      expect(device.isOn()).toBe(on);
    }
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    device.turn(true);
    expect(listener).toHaveBeenCalledTimes(2);
  },
);

test('one switch leaves the other alone', () => {
  calmSwitch.turn(true);
  soundSwitch.turn(false);
  expect(calmSwitch.isOn()).toBe(true);
});
