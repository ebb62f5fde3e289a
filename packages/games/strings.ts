/** The texts of the rooms, each namespace in each language a chunk of its own. */
import type { Resources } from '@mindhero/content/resources';
import type { ResourceLanguage } from 'i18next';
import { entries, type GameId } from './catalogue.ts';
import { type GameTitles, loadTitles } from './titles.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    /** What every game is called; a list needs no more of a room. */
    game_titles: GameTitles;
    /** What rooms share. The texts of a room itself have the game's id for a namespace, and are declared there. */
    rooms: typeof import('./strings/en.json');
    /** What trainings are called, and the skills that they train. What is said of a training needs no more of a room. */
    trainings: typeof import('./strings/trainings/en.json');
    /** How texts are made harder to read: for the room that does it, and for the teachers' page. */
    transformations: typeof import('./reading/transform/strings/en.json');
  }
}

const TITLES = 'game_titles' satisfies keyof Resources;
const SHARED = 'rooms' satisfies keyof Resources;
const TRAININGS = 'trainings' satisfies keyof Resources;
const TRANSFORMATIONS = 'transformations' satisfies keyof Resources;

/** The namespaces of a room's own texts: most have one. */
export function namespacesOf<Id extends string>(game: Id): readonly (Id | typeof TRANSFORMATIONS)[] {
  return game === 'texts' ? [game, TRANSFORMATIONS] : [game];
}

/** The texts of a namespace in a language (`en`), or undefined if no room has such a namespace. */
export async function loadRoomStrings(
  language: string,
  namespace: string,
): Promise<ResourceLanguage | undefined> {
  if (namespace === TITLES) return { ...(await loadTitles(language)) };
  if (namespace === SHARED) return (await import(`./strings/${language}.json`)).default;
  if (namespace === TRAININGS) return (await import(`./strings/trainings/${language}.json`)).default;
  const place = placeOf(namespace);
  if (place === undefined) return undefined;
  const { subject, id } = place;
  return (await import(`./${subject}/${id}/strings/${language}.json`)).default;
}

/** The folder of a namespace, `<area>/<room>`. */
function placeOf(namespace: string) {
  if (namespace === TRANSFORMATIONS) return { subject: 'reading', id: 'transform' };
  return namespace in entries ? entries[namespace as GameId] : undefined;
}
