/** The rules of every game, by id, as its room has them in `rules.ts`. */
import type { AnyGame } from '@mindhero/engine/play';
import { catalogue, type GameId } from './catalogue.ts';

async function rulesOf({ id, subject }: (typeof catalogue)[number]): Promise<[GameId, AnyGame]> {
  const room: { readonly rules: AnyGame } = await import(`./${subject}/${id}/rules.ts`);
  return [id, room.rules];
}

export const games = Object.fromEntries(await Promise.all(catalogue.map(rulesOf))) as Readonly<
  Record<GameId, AnyGame>
>;
