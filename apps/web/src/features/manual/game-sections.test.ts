import { languages, type LanguageTag } from '@mindhero/content/languages';
import { type GameId, gameIds } from '@mindhero/games/catalogue';
import { loadRoomStrings, namespacesOf } from '@mindhero/games/strings';
import i18next from 'i18next';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { readManual } from '../../../build/manual-source.ts';
import { GameSections } from './game-sections.tsx';
import type { Manual } from './manual-query.ts';

// What moves, and what leads elsewhere, needs a browser and its address.
vi.mock('../../entities/game/demonstration/demonstration.tsx', () => ({ Demonstration: () => null }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

/** Where a page asked for a text that is not there, it would show its key. */
async function page(game: GameId, language: LanguageTag) {
  const missing: string[] = [];
  const names = [...new Set([...namespacesOf(game), 'rooms', 'trainings', 'game_titles'])];
  const ofRooms = await Promise.all(names.map(async (name) => [name, await loadRoomStrings(language, name)]));
  const { default: manual } = await import(`../../strings/${language}/manual.json`);
  const i18n = i18next.createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [...names, 'manual'],
    resources: { [language]: { ...Object.fromEntries(ofRooms), manual } },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key, shown) => {
      if (shown !== '') missing.push(key);
    },
  });
  const { games } = readManual(language);
  const told: Manual = { pages: new Map(), games, pictures: {} };
  const sections = createElement(GameSections, { game, manual: told });
  const { prelude } = await prerender(createElement(I18nextProvider, { i18n }, sections));
  return { missing, html: await new Response(prelude).text() };
}

const keys = /\b[a-z_]+\.[a-z_]+\b|\b[a-z]+_[a-z_]+\b|\[\[/gu;

test.each(languages)('no page shows a key in %s', (language) => {
  for (const [name, text] of readManual(language).pages) {
    // What pictures and links lead to may be called so.
    const said = text.replaceAll(/\]\([^)]*\)|\{#[^}]*\}/gu, ']');
    expect({ name, keys: said.match(keys) }).toEqual({ name, keys: null });
  }
});

test.each(languages)('the page of every game shows texts, and no key, in %s', async (language) => {
  for (const game of gameIds) {
    const { html, missing } = await page(game, language);
    expect({ game, missing }).toEqual({ game, missing: [] });
    expect(html).toContain('id="settings"');
    expect({ game, keys: html.match(keys) }).toEqual({ game, keys: null });
  }
});
