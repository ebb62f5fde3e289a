import { loadTitles } from '@mindhero/games/titles';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import homework from '../../../strings/en/homework.json' with { type: 'json' };
import { Blocks } from './blocks.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const resources = { en: { homework, game_titles: await loadTitles('en') } };
  await i18n.use(initReactI18next).init({ lng: 'en', resources });
});

test('a text that is harder to read is called as lists call it', () => {
  const block = (settings: Record<string, unknown>) => ({
    game: 'texts' as const,
    settings,
    repeats: 1,
    seed: 1,
  });
  const given = {
    blocks: [block({}), block({ transformations: ['anagrams'] })],
    all_attempts: [],
    next: null,
  };
  const shown = createElement(Blocks, { homework: given });
  const markup = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, shown));
  expect([...markup.matchAll(/<b>(.*?)<\/b>/g)].map(([, title]) => title)).toEqual([
    'Texts with questions',
    'Transformed texts',
  ]);
});
