import type { GameId } from '@mindhero/games/catalogue';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useSearch } from '@tanstack/react-router';
import { Suspense, use, useMemo } from 'react';
import { GameFrame } from './game-frame.tsx';
import { loadRoom } from './load-room.ts';
import { readSet } from './worksheet/game-set.ts';

/** The screen of one game, from its set-up to its result. */
export function GameScreen({ game }: { readonly game: GameId }) {
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <LoadedGame key={game} game={game} />
    </Suspense>
  );
}

function LoadedGame({ game }: { readonly game: GameId }) {
  const room = use(loadRoom(game));
  const search = useSearch({ strict: false });
  // The address of a printed set, or none of that kind.
  const set = useMemo(() => readSet(room.rules, search), [room, search]);
  return <GameFrame game={game} room={room} set={set} />;
}
