import type { GameId } from '@mindhero/games/catalogue';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { loadRoom } from '../../entities/game/game-settings/load-room.ts';
import { trainingQuery } from '../../entities/game/training.ts';
import { GameFrame } from './game-frame.tsx';
import { GameSwitch } from './game-switch.tsx';
import { readChosen } from './set-up/due-settings.ts';
import { readSet } from './worksheet/game-set.ts';

/** The screen of one game, from its set-up to its result. */
export function GameScreen({ game }: { readonly game: GameId }) {
  const [wasSwitched, setSwitched] = useState(false);
  // Beside the room's code, not after it.
  usePrefetchQuery(trainingQuery);
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <LoadedGame
        key={game}
        game={game}
        others={<GameSwitch game={game} wasUsed={wasSwitched} onUse={() => setSwitched(true)} />}
      />
    </Suspense>
  );
}

function LoadedGame({ game, others }: { readonly game: GameId; readonly others: ReactNode }) {
  const room = use(loadRoom(game));
  const search = useSearch({ strict: false });
  // The address of a printed set, or none of that kind.
  const set = useMemo(() => readSet(room.rules, search), [room, search]);
  const chosen = useMemo(() => readChosen(search), [search]);
  return <GameFrame game={game} room={room} set={set} chosen={chosen} others={others} />;
}
