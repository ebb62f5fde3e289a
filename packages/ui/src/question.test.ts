import { expect, it } from 'vitest';
import { confirm, lastQuestion, onQuestion } from './question.ts';

const request = { kind: 'warning', title: '?', text: '', confirmLabel: 'Yes', closeLabel: 'No' } as const;

it('gives every question a window of its own, which it keeps while it closes', async () => {
  const first = confirm(request);
  const one = lastQuestion()?.number;
  const second = confirm(request);
  expect(await first).toBe(false);
  const two = lastQuestion();
  expect(two?.open).toBe(true);
  expect(two?.number).not.toBe(one);
  two?.answer(true);
  expect(await second).toBe(true);
  expect(lastQuestion()).toMatchObject({ number: two?.number, open: false });
});

it('lets an answer that comes late change nothing', () => {
  void confirm(request);
  const late = lastQuestion();
  void confirm(request);
  const shown: boolean[] = [];
  const stop = onQuestion(() => shown.push(lastQuestion()?.open === true));
  late?.answer(true);
  stop();
  expect(shown).toEqual([]);
  expect(lastQuestion()?.open).toBe(true);
});
