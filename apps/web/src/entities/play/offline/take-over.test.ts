import { describe, expect, test, vi } from 'vitest';
import { type NextWorker, TAKE_OVER } from '../../../platform/offline/service-worker-address.ts';
import { createTakeOver } from './take-over.ts';

/** A tab of a browser, with a clock that stands until it is told to go on. */
function tab({ isFirstVisit = false } = {}) {
  const container = Object.assign(new EventTarget(), {
    controller: isFirstVisit ? null : ({} as ServiceWorker),
  });
  const worker = () => ({ postMessage: vi.fn<NextWorker['postMessage']>() });
  let waiting: ReturnType<typeof worker> | null = null;
  let played: string | null = null;
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const reload = vi.fn<() => void>();
  const takeOver = createTakeOver({
    container,
    waiting: () => waiting,
    locks: { query: async () => ({ held: played === null ? [] : [{ name: played }] }) },
    reload,
    later: (ms, callback) => void timers.push({ at: now + ms, run: callback }),
  });

  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return {
    reload,
    play: (name: string | null) => void (played = name),
    /** A new version has been installed. */
    install: () => (waiting = worker()),
    /** The browser hands the page over to the version that waited. */
    activate: async () => {
      waiting = null;
      container.dispatchEvent(new Event('controllerchange'));
      await settle();
    },
    pass: async (ms: number) => {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { run } of due) run();
      await settle();
    },
    /** Goes to another screen; tells whether that has come. */
    go: async () => {
      let hasCome = false;
      void takeOver().then(() => (hasCome = true));
      await settle();
      return () => hasCome;
    },
  };
}

const asking = [TAKE_OVER, { transfer: [] }];

describe('between two screens', () => {
  test('nothing waits where there is no new version', async () => {
    const { go, reload } = tab();
    expect((await go())()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the first version of all changes nothing', async () => {
    const { go, activate, reload } = tab({ isFirstVisit: true });
    await activate();
    expect((await go())()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('the version after the first is noticed as any other', async () => {
    const { go, install, activate, reload } = tab({ isFirstVisit: true });
    await activate();
    install();
    await go();
    await activate();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a new version takes over, and the page is loaded anew before the screen comes', async () => {
    const { go, install, activate, reload } = tab();
    const next = install();
    const hasCome = await go();
    expect(next.postMessage.mock.calls).toEqual([asking]);
    expect(reload).not.toHaveBeenCalled();
    await activate();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(hasCome()).toBe(false);
  });

  test('a version that another tab let take over comes with the next screen', async () => {
    const { go, install, activate, reload } = tab();
    install();
    await activate();
    expect(reload).not.toHaveBeenCalled();
    expect((await go())()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a play keeps its version, in whichever tab it is', async () => {
    const { go, install, play, activate, reload } = tab();
    const next = install();
    play('play 1');
    expect((await go())()).toBe(true);
    expect(next.postMessage).not.toHaveBeenCalled();
    await activate();
    expect((await go())()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    play('outbox');
    expect((await go())()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a play that began while a screen waited keeps its version', async () => {
    const { go, install, play, activate, reload } = tab();
    install();
    await go();
    play('play 1');
    await activate();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  test('that does not take over is waited for once', async () => {
    const { go, install, pass, reload } = tab();
    const next = install();
    const hasCome = await go();
    await pass(2_900);
    expect(hasCome()).toBe(false);
    await pass(100);
    expect(hasCome()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(next.postMessage).toHaveBeenCalledTimes(1);
  });

  test('that missed its time is looked for by loading the next screen anew', async () => {
    const { go, install, pass, reload } = tab();
    const next = install();
    await go();
    await pass(3_000);
    expect((await go())()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(next.postMessage).toHaveBeenCalledTimes(1);
  });

  test('that missed its time leaves a play alone', async () => {
    const { go, install, pass, play, reload } = tab();
    install();
    await go();
    await pass(3_000);
    play('play 1');
    expect((await go())()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('that takes over late comes with the screen after', async () => {
    const { go, install, pass, activate, reload } = tab();
    install();
    await go();
    await pass(3_000);
    await activate();
    expect(reload).not.toHaveBeenCalled();
    expect((await go())()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that follows one that never took over is asked as well', async () => {
    const { go, install, pass } = tab();
    install();
    await go();
    await pass(3_000);
    const newer = install();
    expect((await go())()).toBe(false);
    expect(newer.postMessage).toHaveBeenCalledTimes(1);
  });

  test('is not waited for longer by whoever clicks again and again', async () => {
    const { go, install, pass } = tab();
    install();
    const screens = [await go()];
    for (let i = 0; i < 2; i++) {
      await pass(1_000);
      screens.push(await go());
    }
    await pass(1_000);
    expect(screens.map((hasCome) => hasCome())).toEqual([true, true, true]);
  });
});

describe('loading anew', () => {
  test('that is lost holds up no screen for long, and is tried again with the next', async () => {
    const { go, install, pass, activate, reload } = tab();
    install();
    const first = await go();
    await activate();
    await pass(3_000);
    expect(first()).toBe(true);
    const second = await go();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(second()).toBe(false);
    await pass(3_000);
    expect(second()).toBe(true);
  });

  test('goes to where the last of two quick clicks leads', async () => {
    const { go, install, activate, reload } = tab();
    install();
    const screens = [await go(), await go()];
    expect(screens.map((hasCome) => hasCome())).toEqual([false, false]);
    await activate();
    expect(reload).toHaveBeenCalledTimes(1);
    await go();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
