import type { GameId } from '@mindhero/games/catalogue';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use } from 'react';
import { GameFrame } from './game-frame.tsx';
import { loadRoom } from './load-room.ts';

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
