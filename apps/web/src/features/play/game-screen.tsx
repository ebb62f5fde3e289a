import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { players } from '@mindhero/games/players';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use } from 'react';
import { GameFrame } from './game-frame.tsx';

const rooms = new Map<GameId, Promise<AnyRoom>>();

/** A room is loaded once; a failed load is forgotten, so that the next visit tries again. */
export function loadRoom(game: GameId): Promise<AnyRoom> {
  const known = rooms.get(game);
  if (known !== undefined) return known;
  const room = players[game]();
  rooms.set(game, room);
  room.catch(() => rooms.delete(game));
  return room;
}

/** The screen of one game, from its set-up to its result. */
export function GameScreen({ game }: { readonly game: GameId }) {
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <LoadedGame key={game} game={game} />
    </Suspense>
  );
}

function LoadedGame({ game }: { readonly game: GameId }) {
  return <GameFrame game={game} room={use(loadRoom(game))} />;
}
