import { describe, expect, test, vi } from 'vitest';
import { createInstallation } from './installation.ts';

function browser({ isApp = false, isByHand = false } = {}) {
  const events = new EventTarget();
  const installation = createInstallation({ isApp: () => isApp, isByHand: () => isByHand });
  installation.watch(events);
  const listener = vi.fn<() => void>();
  installation.subscribe(listener);
  return {
    ...installation,
    listener,
    /** Chromium's word that the app can be installed. */
    offer: () => {
      const prompt = vi.fn<() => Promise<void>>().mockResolvedValue();
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      events.dispatchEvent(event);
      return { event, prompt };
    },
    installed: () => void events.dispatchEvent(new Event('appinstalled')),
  };
}

describe('putting the app on the device', () => {
  test('is not spoken of where the browser does not offer it', () => {
    expect(browser().way()).toBeNull();
  });

  test('is offered when the browser offers it, which then does not ask by itself', () => {
    const { way, offer, listener } = browser();
    const { event } = offer();
    expect(way()).toBe('by_browser');
    expect(event.defaultPrevented).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('takes one click, and is gone after it until the browser offers it anew', async () => {
    const { way, offer, install, listener } = browser();
    const { prompt } = offer();
    await install();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(way()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    await install();
    expect(prompt).toHaveBeenCalledTimes(1);
    offer();
    expect(way()).toBe('by_browser');
  });

  test('is explained where only a person can do it', () => {
    expect(browser({ isByHand: true }).way()).toBe('by_hand');
  });

  test('is no more spoken of once it is done', () => {
    const { way, offer, installed, listener } = browser();
    offer();
    installed();
    expect(way()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(browser({ isApp: true, isByHand: true }).way()).toBeNull();
  });

  test('tells nobody who listens no more', () => {
    const { subscribe, offer } = browser();
    const listener = vi.fn<() => void>();
    subscribe(listener)();
    offer();
    expect(listener).not.toHaveBeenCalled();
  });
});
