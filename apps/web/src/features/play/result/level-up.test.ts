import type { FinishedPlay } from '@mindhero/contract/play';
import { Hero } from '@mindhero/ui/hero';
import i18next, { type BackendModule } from 'i18next';
import { createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { LevelUp } from './level-up.tsx';

/** What fills the screen is drawn in its place: without a browser there is none to fill. */
vi.mock('@mindhero/ui/dialog-frame', () => ({
  DialogFrame: ({ opened, children }: { readonly opened: boolean; readonly children: ReactNode }) =>
    opened ? children : null,
}));

/** Brings the names of the levels. */
let bring: () => void = () => undefined;

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (_language, _namespace, done) => {
    bring = () => done(null, { 3: 'Bead bearer' });
  },
};

const play = { result: { level_up: 'Level {{level}}: {{name}}' } };

beforeAll(async () => {
  const resources = { en: { play } };
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: false, ns: [], partialBundledLanguages: true, resources });
});

/** What stands on the screen where the result of a play is. */
function screen(level: number, guise = 1): string {
  const finished = { level, previous_level: 2, total_points: 700 } as FinishedPlay;
  const celebration = createElement(LevelUp, { finished, guise, calm: false, sounds: false });
  return renderToString(
    createElement(Suspense, { fallback: 'skeleton' }, createElement('h1', null, 'Well done'), celebration),
  );
}

it('a result stays while the names of the levels are on their way, and a new level is told by the own hero once they are there', async () => {
  expect(screen(2)).toContain('Well done');
  expect(screen(3)).toContain('Well done');
  expect(screen(3)).not.toContain('skeleton');
  const brought = i18next.loadNamespaces('levels');
  bring();
  await brought;
  expect(screen(3)).toContain('Level 3: Bead bearer');
  expect(screen(2)).not.toContain('Level');
  const heroes = [1, 7].map((guise) => createElement(Hero, { size: 120, guise, mood: 'cheering' }));
  const [house = '', own = ''] = heroes.map((hero) => renderToString(hero));
  expect([screen(3, 7).includes(own), screen(3, 7).includes(house)]).toEqual([true, false]);
});
