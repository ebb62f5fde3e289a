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
};

/** The texts of a namespace in a language (`en`, `de`, `ru`, `uk`), or undefined if no room has such a namespace. */
export async function loadRoomStrings(
  language: string,
  namespace: string,
): Promise<ResourceLanguage | undefined> {
  if (!(namespace in namespaces)) return undefined;
  return (await namespaces[namespace as keyof typeof namespaces](language)).default;
}
