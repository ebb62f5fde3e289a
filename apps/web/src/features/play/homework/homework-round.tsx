import type { RoundPlace } from '@mindhero/contract/play';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use, useState } from 'react';
import {
  hasSeenInstructions,
  rememberInstructions,
} from '../../../entities/game/game-settings/last-settings.ts';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useRoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { useBest } from '../../../entities/game/training.ts';
import type { HomeworkRoundProps } from '../../../entities/homework/homework.ts';
import { GameScreens } from '../game-screens.tsx';
import { LeftRound } from '../left/left-round.tsx';
import { RoundResult } from '../load-play.ts';
import { useWay } from '../use-way.ts';
import { RoundProblem } from './round-problem.tsx';
import { RoundStart } from './round-start.tsx';

/** A block of homework in its game's frame: its rounds one after another, each with its result. */
export function HomeworkRound(props: HomeworkRoundProps) {
  const block = props.blocks[props.place.block];
  if (block === undefined) return null;
  return (
    <Suspense fallback={<CardSkeleton lines={6} />}>
      <LoadedRound {...props} {...block} />
    </Suspense>
  );
}

interface LoadedRoundProps extends HomeworkRoundProps {
  readonly game: GameId;
  readonly settings: object;
  readonly repeats: number;
}

function LoadedRound({ game, settings, repeats, onNext, ...round }: LoadedRoundProps) {
  const { blocks, place, onLeave } = round;
  const room = use(loadRoom(game));
  const texts = useRoomTexts(game, settings);
  const best = useBest(game);
  // Read by the rules of today, as the server reads them.
  const read = readSettings(room.rules, settings);
  const today = read.ok ? read.settings : null;
  const [goesStraight] = useState(() => read.ok && hasSeenInstructions(game));
  const way = useWay({ game, room, place, best: best ?? null, goesStraight, go: () => play(place) });
  const { practice, delivery } = way;
  const play = (homework: RoundPlace) => way.start({ settings: today ?? settings, homework });
  const startBlock = () => {
    practice.end();
    rememberInstructions(game);
    play(place);
  };

  // Between two rounds of the same game nobody needs three seconds to be ready.
  const [isWarm, setWarm] = useState(round.follows === game);

  const shared = { room, texts, onLeave };
  return (
    <GameScreens
      {...shared}
      way={way}
      isShort={isWarm}
      onCancel={() => setWarm(false)}
      onReal={startBlock}
      renderLeft={(left, error) => (
        <LeftRound
          {...shared}
          left={left}
          crumbs={[round.name]}
          problem={<RoundProblem error={error} onLeave={onLeave} />}
          onContinue={way.goOn}
        />
      )}
      renderSetUp={(error) => (
        <RoundStart
          {...round}
          room={room}
          texts={texts}
          settings={today}
          repeats={repeats}
          problem={<RoundProblem error={error} onLeave={onLeave} />}
          onStart={startBlock}
          onTry={best === null && today !== null ? () => practice.begin(today) : undefined}
        />
      )}
      renderResult={({ ended, bestBefore }) => (
        <RoundResult
          {...shared}
          ended={ended}
          delivery={delivery}
          bestBefore={bestBefore}
          isLast={place.block === blocks.length - 1 && place.round === repeats}
          onNext={async () => {
            const next = await onNext(delivery);
            if (next === null) return;
            setWarm(true);
            play(next);
          }}
        />
      )}
    />
  );
}
