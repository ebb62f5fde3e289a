/** The gallery of the design system as a page of its own: built in memory, served to one browser page. */
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import type { Page } from '@playwright/test';
import { build } from 'vite';

export type Scheme = 'light' | 'dark';

type Files = ReadonlyMap<string, string | Uint8Array>;

const ENTRY = 'virtual:gallery';
const BASE = '/gallery/';

const parts = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Gallery } from '@mindhero/ui/gallery';
  import { MindheroProvider } from '@mindhero/ui/provider';
  const scheme = new URLSearchParams(location.search).get('scheme');
  createRoot(document.getElementById('app')).render(
    createElement(MindheroProvider, { scheme }, createElement('main', null, createElement(Gallery))),
  );
`;

const transformations = `
  import i18next from 'i18next';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { initReactI18next } from 'react-i18next';
  import { TransformationGallery } from '@mindhero/games/reading/transform-gallery';
  import { loadRoomStrings } from '@mindhero/games/strings';
  import { MindheroProvider } from '@mindhero/ui/provider';
  const asked = new URLSearchParams(location.search);
  const language = asked.get('language');
  document.documentElement.lang = language;
  const [rooms, transformations] = await Promise.all(
    ['rooms', 'transformations'].map((name) => loadRoomStrings(language, name)),
  );
  await i18next.use(initReactI18next).init({
    lng: language, fallbackLng: false, resources: { [language]: { rooms, transformations } }, interpolation: { escapeValue: false },
  });
  createRoot(document.getElementById('app')).render(
    createElement(MindheroProvider, { scheme: asked.get('scheme') }, createElement('main', null,
      createElement('h1', null, 'Transformations'),
      createElement(TransformationGallery, { language, isMarked: asked.has('marked') }))),
  );
`;

const programs = { parts, transformations };

/** Builds a gallery with its provider, that of the design system or another; file names to contents. */
export async function buildGallery(of: keyof typeof programs = 'parts'): Promise<Files> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: BASE,
    plugins: [
      {
        name: 'gallery-entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? programs[of] : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: { gallery: ENTRY } } },
  });
  if (!('output' in result))
    throw new Error('The gallery was built into more than one bundle, or is being watched');
  const files = new Map<string, string | Uint8Array>();
  const sheets: string[] = [];
  let script = '';
  for (const file of result.output) {
    files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
    if (file.type === 'chunk' && file.isEntry) script = file.fileName;
    if (/^assets\/gallery.*\.css$/.test(file.fileName)) sheets.push(file.fileName);
  }
  files.set(
    '',
    `<!doctype html><html lang="en"><title>Gallery</title><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">${sheets.map((sheet) => `<link rel="stylesheet" href="${BASE}${sheet}">`).join('')}
    <div id="app"></div><script type="module" src="${BASE}${script}"></script></html>`,
  );
  return files;
}

const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
};

/** Opens a built gallery; what else its program asks for stands in the address. */
export async function openGallery(
  page: Page,
  files: Files,
  scheme: Scheme,
  language: ReadingLanguage = 'en',
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.route(`**${BASE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(BASE.length);
    const body = files.get(name);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType =
      types[name === '' ? '' : (name.split('.').at(-1) ?? '')] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(`${BASE}?${new URLSearchParams({ scheme, language, ...others }).toString()}`);
  // Both end with what is named last.
  await page.getByRole('heading', { name: 'DataTable' }).or(page.locator('section').last()).first().waitFor();
}
