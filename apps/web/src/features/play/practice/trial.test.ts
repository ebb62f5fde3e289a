import { expect, it } from 'vitest';
import { createTrials, type Trial } from './trial.ts';

const [easy, hard] = [{ digits: 1 }, { digits: 2 }];

/** Trials with all that they showed, and code that arrives when it is told to. */
function tryOut() {
  const shown: Trial[] = [];
  const trials = createTrials((trial) => shown.push(trial));
  const begin = (settings: object) => {
    const code = Promise.withResolvers<void>();
    const settled = trials.begin(settings, code.promise);
    const then = (arrive: () => void) => async () => {
      arrive();
      await settled;
    };
    return { arrives: then(code.resolve), fails: then(() => code.reject(new Error('no network'))) };
  };
  return { begin, end: trials.end, last: () => shown.at(-1) };
}

it('is shown when its code has come, and no more once it is over', async () => {
  const { begin, end, last } = tryOut();
  const { arrives } = begin(easy);
  expect(last()?.tried).toBeNull();
  await arrives();
  expect(last()).toEqual({ tried: easy, error: null });
  end();
  expect(last()).toEqual({ tried: null, error: null });
});

it('does not come up once nobody wants it any more, nor does its failure', async () => {
  const { begin, end, last } = tryOut();
  const [first, second] = [begin(easy), begin(easy)];
  end();
  await first.arrives();
  await second.fails();
  expect(last()).toEqual({ tried: null, error: null });
});

it('gives way to one that was begun later, whichever code comes first', async () => {
  const { begin, last } = tryOut();
  const [first, second] = [begin(easy), begin(hard)];
  await second.arrives();
  await first.fails();
  expect(last()).toEqual({ tried: hard, error: null });
});

it('says why it could not begin, until it is tried again', async () => {
  const { begin, last } = tryOut();
  await begin(easy).fails();
  expect(last()).toMatchObject({ tried: null, error: { message: 'no network' } });
  begin(easy);
  expect(last()?.error).toBeNull();
});
