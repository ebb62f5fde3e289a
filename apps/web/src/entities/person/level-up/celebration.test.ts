import { Hero } from '@mindhero/ui/hero';
import i18next, { type BackendModule } from 'i18next';
import { createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { Celebration } from './celebration.tsx';

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

const level_up = { title: 'Level {{level}}: {{name}}' };

beforeAll(async () => {
  const resources = { en: { level_up } };
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: false, ns: [], partialBundledLanguages: true, resources });
});

/** What stands on the screen where the result of a play is. */
function screen({ guise = 1, calm = false } = {}): string {
  const celebration = createElement(Celebration, {
    level: 3,
    points: 700,
    guise,
    calm,
    onGoOn: () => undefined,
  });
  return renderToString(
    createElement(Suspense, { fallback: 'skeleton' }, createElement('h1', null, 'Well done'), celebration),
  );
}

it('a result stays while the names of the levels are on their way, and a new level is told by the own hero once they are there', async () => {
  expect(screen()).toContain('Well done');
  expect(screen()).not.toContain('skeleton');
  const brought = i18next.loadNamespaces('levels');
  bring();
  await brought;
  expect(screen()).toContain('Level 3: Bead bearer');
  const heroes = [1, 7].map((guise) => createElement(Hero, { size: 120, guise, mood: 'cheering' }));
  const [house = '', own = ''] = heroes.map((hero) => renderToString(hero));
  const shown = screen({ guise: 7 });
  expect([shown.includes(own), shown.includes(house)]).toEqual([true, false]);
  const beads = (text: string) => text.split('<svg').length;
  expect(beads(screen({ calm: true }))).toBeLessThan(beads(screen()));
});
