/** What each game shows on the screen; every room is a chunk of its own. */
import { entries, type GameId } from './catalogue.ts';
import type { AnyRoom } from './player.ts';

/** The room of a game, as its folder has it in `room.tsx`. */
export async function loadRoom(game: GameId): Promise<AnyRoom> {
  const { subject, id } = entries[game];
  const { room }: { readonly room: AnyRoom } = await import(`./${subject}/${id}/room.tsx`);
  return room;
}
