import type { RoundPlace } from '@mindhero/contract/play';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import {
  hasSeenInstructions,
  rememberInstructions,
} from '../../../entities/game/game-settings/last-settings.ts';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useRoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { useBest } from '../../../entities/game/training.ts';
import type { HomeworkRoundProps } from '../../../entities/homework/homework.ts';
import { useMe } from '../../../entities/person/me.ts';
import { LeftRound } from '../left/left-round.tsx';
import { useLeftPlay } from '../left/use-left-play.ts';
import { PlayStage, PracticeRound, RoundResult } from '../load-play.ts';
import { playIdOf } from '../play-id-of.ts';
import { usePractice } from '../practice/use-practice.ts';
import { Countdown } from '../stage/countdown.tsx';
import { useDelivery } from '../use-delivery.ts';
import { usePhases } from '../use-phases.ts';
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
  const texts = useRoomTexts(game);
  const best = useBest(game);
  const phases = usePhases({ game, room, user: useMe().id, best: best ?? null });
  const { phase, start, takeUp, setUp } = phases;
  const { left, settle } = useLeftPlay(room.rules, place);
  const delivery = useDelivery(playIdOf(phase));
  // Read by the rules of today, as the server reads them.
  const read = readSettings(room.rules, settings);
  const today = read.ok ? read.settings : null;
  const play = (homework: RoundPlace) => start({ settings: today ?? settings, homework });

  const practice = usePractice(room);
  const startBlock = () => {
    practice.end();
    rememberInstructions(game);
    play(place);
  };

  // Whoever knows the game has just pressed "Start" or "Next", and need not press again.
  const [goesStraight, setGoesStraight] = useState(() => read.ok && hasSeenInstructions(game));
  const isOnItsWay = goesStraight && left === null && phase.name === 'set_up' && phase.error === null;
  const goOn = useEffectEvent(() => play(place));
  useEffect(() => {
    if (isOnItsWay) goOn();
  }, [isOnItsWay]);

  // Between two rounds of the same game nobody needs three seconds to be ready.
  const [isWarm, setWarm] = useState(round.follows === game);

  const begin = () => {
    settle();
    setGoesStraight(false);
    phases.begin();
  };

  switch (phase.name) {
    case 'set_up':
      if (left === undefined || isOnItsWay) return <CardSkeleton lines={6} />;
      if (left !== null) {
        return (
          <LeftRound
            room={room}
            texts={texts}
            left={left}
            crumbs={[round.name]}
            problem={<RoundProblem error={phase.error} onLeave={onLeave} />}
            onContinue={() => {
              setGoesStraight(false);
              takeUp(left.play, settle);
            }}
            onLeave={onLeave}
          />
        );
      }
      if (practice.tried !== null) {
        return (
          <PracticeRound
            room={room}
            texts={texts}
            settings={practice.tried}
            onReal={startBlock}
            onClose={practice.end}
          />
        );
      }
      return (
        <RoundStart
          {...round}
          room={room}
          texts={texts}
          settings={today}
          repeats={repeats}
          problem={<RoundProblem error={phase.error ?? practice.error} onLeave={onLeave} />}
          onStart={startBlock}
          onTry={best === null && today !== null ? () => practice.begin(today) : undefined}
        />
      );
    case 'countdown':
      return (
        <Countdown
          title={texts.title}
          sounds={phase.sounds}
          isReady={phase.play !== null}
          isShort={isWarm}
          onDone={begin}
          onCancel={() => {
            setGoesStraight(false);
            setWarm(false);
            setUp();
          }}
        />
      );
    case 'play':
      return (
        <PlayStage
          room={room}
          texts={texts}
          settings={phase.play.settings}
          run={phase.play.run}
          onLeave={onLeave}
        />
      );
    case 'result':
      return (
        <RoundResult
          room={room}
          texts={texts}
          ended={phase.ended}
          delivery={delivery}
          bestBefore={phase.bestBefore}
          isLast={place.block === blocks.length - 1 && place.round === repeats}
          onNext={async () => {
            const next = await onNext(delivery);
            if (next === null) return;
            setWarm(true);
            play(next);
          }}
          onLeave={onLeave}
        />
      );
  }
}
