/**
 * What games are called in a language, and the line below it, from the texts of their rooms. Here each room's texts are
 * read whole; the build of the web app does that beforehand, see `apps/web/build/game-titles.ts`.
 */
import { catalogue, type GameId } from './catalogue.ts';

export interface GameTitles {
  readonly title: Readonly<Record<GameId, string>>;
  readonly tagline: Readonly<Record<GameId, string>>;
}

interface Named {
  readonly title: string;
  readonly tagline: string;
}

/** @param language as texts have it, `en` */
export async function loadTitles(language: string): Promise<GameTitles> {
  const rooms = await Promise.all(
    catalogue.map(async ({ id, subject }) => {
      const texts: { readonly default: Named } = await import(`./${subject}/${id}/strings/${language}.json`, {
        with: { type: 'json' },
      });
      return [id, texts.default] as const;
    }),
  );
  const all = (name: keyof Named) =>
    Object.fromEntries(rooms.map(([id, texts]) => [id, texts[name]])) as Record<GameId, string>;
  return { title: all('title'), tagline: all('tagline') };
}
