import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { loadRoom as load } from '@mindhero/games/players';

const rooms = new Map<GameId, Promise<AnyRoom>>();

/** A room, loaded once; a failed load is forgotten, so that the next visit tries again. */
export function loadRoom(game: GameId): Promise<AnyRoom> {
  const known = rooms.get(game);
  if (known !== undefined) return known;
  const room = load(game);
  rooms.set(game, room);
  room.catch(() => rooms.delete(game));
  return room;
}
