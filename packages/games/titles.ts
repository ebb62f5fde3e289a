/**
 * What games are called in a language, and the line below it, from the texts of their rooms; so are ways to play them
 * that have a name of their own. Here each room's texts are
 * read whole; the build of the web app does that beforehand, see `apps/web/build/game-titles.ts`.
 */
import { catalogue } from './catalogue.ts';
import type { ListedId, WayId } from './ways.ts';

export interface GameTitles {
  readonly title: Readonly<Record<ListedId, string>>;
  readonly tagline: Readonly<Record<ListedId, string>>;
}

interface Named {
  readonly title: string;
  readonly tagline: string;
}

/** What titles need of the texts of a room. */
interface RoomTexts extends Named {
  readonly way?: Readonly<Partial<Record<WayId, Named>>>;
}

/** @param language as texts have it, `en` */
export async function loadTitles(language: string): Promise<GameTitles> {
  const rooms = await Promise.all(
    catalogue.map(async ({ id, subject }) => {
      const { default: texts }: { readonly default: RoomTexts } = await import(
        `./${subject}/${id}/strings/${language}.json`,
        {
          with: { type: 'json' },
        }
      );
      return [[id, texts] as const, ...Object.entries(texts.way ?? {})];
    }),
  );
  const all = (name: keyof Named) =>
    Object.fromEntries(rooms.flat().map(([id, texts]) => [id, texts[name]])) as Record<ListedId, string>;
  return { title: all('title'), tagline: all('tagline') };
}
