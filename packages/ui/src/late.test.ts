import { createElement, Suspense } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.browser';
import { expect, it } from 'vitest';
import { late } from './late.tsx';

const Word = () => createElement('b', null, 'here');

async function waitFor(component: Parameters<typeof createElement>[0]): Promise<string> {
  const waiting = createElement(Suspense, { fallback: 'wait' }, createElement(component));
  const drawn = await renderToReadableStream(waiting, { onError: () => {} });
  return new Response(drawn).text();
}

it('is drawn without a wait once it was loaded', async () => {
  const Late = late(() => Promise.resolve(Word));
  await Late.load();
  expect(renderToString(createElement(Late))).toContain('here');
});

it('is waited for by the first draw, and by none after that', async () => {
  const Late = late(() => Promise.resolve(Word));
  expect(await waitFor(Late)).toContain('here');
  expect(renderToString(createElement(Late))).toContain('here');
});

it('is drawn after all when what failed was loaded at the second try', async () => {
  let isThere = false;
  const Late = late(() => (isThere ? Promise.resolve(Word) : Promise.reject(new Error('no network'))));
  expect(await waitFor(Late)).not.toContain('here');
  isThere = true;
  await Late.load();
  expect(renderToString(createElement(Late))).toContain('here');
});
