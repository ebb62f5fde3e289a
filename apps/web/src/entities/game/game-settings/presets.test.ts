import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { Presets } from './presets.tsx';

/** Says the names of the texts. */
const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { play: {}, translation: {} } } });
});

/** What the buttons of a game's trainings say, in their order. */
function buttons(game: GameId): string[] {
  const rules = games[game];
  const texts = { preset: (id: string) => id, presetGroup: (group: string) => group };
  const draft = { ...rules.settings.defaults };
  const presets = createElement(Presets, { rules, texts, draft, onChoose: () => undefined });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, presets));
  return [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/gu)].map(([, said = '']) => said);
}

test.each(['columns', 'sequence', 'syllable', 'flow'] as const)(
  'all trainings of %s can be unfolded by one button, which comes last, be they in groups or not',
  (game) => {
    const said = buttons(game);
    expect(said.indexOf('more_presets')).toBe(said.length - 1);
    expect(said.filter((text) => text === 'more_presets')).toHaveLength(1);
  },
);
