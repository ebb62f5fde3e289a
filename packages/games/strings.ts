/** The texts of the rooms, each namespace in each language a chunk of its own. */
import type { Resources } from '@mindhero/content/resources';
import type { ResourceLanguage } from 'i18next';
import type { GameId } from './catalogue.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    rooms: typeof import('./strings/en.json');
    columns: typeof import('./math/columns/strings/en.json');
    matrix: typeof import('./memory/matrix/strings/en.json');
    stroop: typeof import('./reading/stroop/strings/en.json');
    abacus: typeof import('./math/abacus/strings/en.json');
    flash: typeof import('./math/flash/strings/en.json');
    forsage: typeof import('./math/forsage/strings/en.json');
    multiply: typeof import('./math/multiply/strings/en.json');
    'multiply-divide': typeof import('./math/multiply-divide/strings/en.json');
    degrees: typeof import('./math/degrees/strings/en.json');
    fractions: typeof import('./math/fractions/strings/en.json');
    percentages: typeof import('./math/percentages/strings/en.json');
    'factor-frenzy': typeof import('./math/factor-frenzy/strings/en.json');
    'cross-math': typeof import('./math/cross-math/strings/en.json');
    'number-search': typeof import('./reading/number-search/strings/en.json');
    sequence: typeof import('./memory/sequence/strings/en.json');
    'number-memory': typeof import('./memory/number-memory/strings/en.json');
    cards: typeof import('./memory/cards/strings/en.json');
    simon: typeof import('./memory/simon/strings/en.json');
  }
}

/** A game whose texts are not declared above, or not loaded below, does not compile. */
type Namespace = Extract<keyof Resources, 'rooms' | GameId>;

type Load = (language: string) => Promise<{ default: ResourceLanguage }>;

/** `rooms` holds what rooms share; every game has a namespace of its own name. */
const namespaces: Readonly<Record<Namespace, Load>> = {
  rooms: (language) => import(`./strings/${language}.json`),
  columns: (language) => import(`./math/columns/strings/${language}.json`),
  matrix: (language) => import(`./memory/matrix/strings/${language}.json`),
  stroop: (language) => import(`./reading/stroop/strings/${language}.json`),
  abacus: (language) => import(`./math/abacus/strings/${language}.json`),
  flash: (language) => import(`./math/flash/strings/${language}.json`),
  forsage: (language) => import(`./math/forsage/strings/${language}.json`),
  multiply: (language) => import(`./math/multiply/strings/${language}.json`),
  'multiply-divide': (language) => import(`./math/multiply-divide/strings/${language}.json`),
  degrees: (language) => import(`./math/degrees/strings/${language}.json`),
  fractions: (language) => import(`./math/fractions/strings/${language}.json`),
  percentages: (language) => import(`./math/percentages/strings/${language}.json`),
  'factor-frenzy': (language) => import(`./math/factor-frenzy/strings/${language}.json`),
  'cross-math': (language) => import(`./math/cross-math/strings/${language}.json`),
  'number-search': (language) => import(`./reading/number-search/strings/${language}.json`),
  sequence: (language) => import(`./memory/sequence/strings/${language}.json`),
  'number-memory': (language) => import(`./memory/number-memory/strings/${language}.json`),
  cards: (language) => import(`./memory/cards/strings/${language}.json`),
  simon: (language) => import(`./memory/simon/strings/${language}.json`),
};

/** The texts of a namespace in a language (`en`, `de`, `ru`, `uk`), or undefined if no room has such a namespace. */
export async function loadRoomStrings(
  language: string,
  namespace: string,
): Promise<ResourceLanguage | undefined> {
  if (!(namespace in namespaces)) return undefined;
  return (await namespaces[namespace as keyof typeof namespaces](language)).default;
}
