/** The built games as this person sees them. */
import type { User } from '@mindhero/contract/user';
import { type Subject, subjects } from '@mindhero/engine/play';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { mayUse } from './permissions.ts';

export interface Area {
  readonly subject: Subject;
  readonly path: `/games/${Subject}`;
  readonly games: readonly { readonly id: GameId; readonly path: (typeof catalogue)[number]['path'] }[];
}

/** Games that share a screen stand for one: that which the screen is named after. */
const screens = catalogue.filter(
  ({ id, path }) =>
    path.endsWith(`/${id}`) || !catalogue.some((other) => other.id !== id && other.path === path),
);

/** The areas that a person may use, each with its built games. */
export function areasOf(person: User): readonly Area[] {
  return subjects
    .filter((subject) => mayUse(subject)(person))
    .map((subject) => ({
      subject,
      path: `/games/${subject}` as const,
      games: screens.filter((game) => game.subject === subject),
    }));
}
