import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('all who listen are told, in their order, until they stop', () => {
  const { tell, subscribe } = createListeners<[news: string]>();
  const heard: string[] = [];
  const stop = subscribe((news) => heard.push(`first ${news}`));
  subscribe((news) => heard.push(`second ${news}`));
  tell('a');
  stop();
  tell('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});
