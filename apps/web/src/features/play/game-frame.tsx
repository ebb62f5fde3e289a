import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { knowsGame } from '../../entities/game/game-settings/knows-game.ts';
import { rememberInstructions, rememberSettings } from '../../entities/game/game-settings/last-settings.ts';
import { useRoomTexts } from '../../entities/game/game-settings/room-texts.ts';
import { issuesOfProblem } from '../../entities/game/game-settings/settings-draft.ts';
import { forgetPress, isPressed } from '../../entities/game/press.ts';
import { useTrainedInTime } from '../../entities/game/training.ts';
import { useMe } from '../../entities/person/me.ts';
import { ApiError } from '../../platform/client.ts';
import { LeftFreePlay } from './left/left-free-play.tsx';
import { useLeftPlay } from './left/use-left-play.ts';
import { PlayStage, PracticeRound, ResultScreen } from './load-play.ts';
import { playIdOf } from './play-id-of.ts';
import { usePractice } from './practice/use-practice.ts';
import { dueSettings } from './set-up/due-settings.ts';
import { SetUp } from './set-up/set-up.tsx';
import { Countdown } from './stage/countdown.tsx';
import { StartProblem } from './start-problem.tsx';
import { useDelivery } from './use-delivery.ts';
import { usePhases } from './use-phases.ts';
import type { GameSet } from './worksheet/game-set.ts';

/** Only whoever comes from paper needs it. */
const SheetStart = late(async () => (await import('./worksheet/sheet-start.tsx')).SheetStart);

interface GameFrameProps {
  readonly game: GameId;
  readonly room: AnyRoom;
  /** The set of a worksheet, which is then played instead of one of the pupil's choice. */
  readonly set: GameSet | null;
  /** The way to the games that share the screen. */
  readonly others: ReactNode;
}

/** What stands around every game. */
export function GameFrame({ game, room, set, others }: GameFrameProps) {
  const me = useMe();
  const texts = useRoomTexts(game);
  const trained = useTrainedInTime(game);
  const phases = usePhases({ game, room, user: me.id, best: trained?.best ?? null });
  const { phase, start, takeUp, setUp } = phases;
  const { left, settle } = useLeftPlay(room.rules, null);
  const delivery = useDelivery(playIdOf(phase));

  const practice = usePractice(room);
  // Whoever knows the game and has just pressed "Continue" need not press again. That is decided once.
  const [goesStraight, setGoesStraight] = useState(() => (isPressed(game) ? undefined : false));
  const isKnown = left === null && trained !== undefined;
  if (goesStraight === undefined && isKnown) setGoesStraight(knowsGame(game, trained));
  const isOnItsWay = goesStraight === true && isKnown && phase.name === 'set_up' && phase.error === null;
  // Only here one chooses for oneself: a teacher's or a worksheet's settings are not what one would choose again.
  const choose = (settings: object) => rememberSettings(game, settings, trained?.last ?? null);
  const play = (settings: object) => {
    practice.end();
    choose(settings);
    start({ settings });
  };
  const goOn = useEffectEvent(() => play(dueSettings(room.rules, game, trained ?? null)));
  useEffect(() => {
    if (isOnItsWay) goOn();
  }, [isOnItsWay]);
  useEffect(forgetPress, []);

  const begin = () => {
    settle();
    setGoesStraight(false);
    phases.begin();
  };

  switch (phase.name) {
    case 'set_up':
      if (left === undefined || trained === undefined || isOnItsWay) return <CardSkeleton lines={6} />;
      if (left !== null) {
        return (
          <LeftFreePlay
            room={room}
            texts={texts}
            left={left}
            problem={<StartProblem error={phase.error} />}
            onContinue={() => {
              setGoesStraight(false);
              takeUp(left.play, settle);
            }}
            onSettle={settle}
          />
        );
      }
      if (set !== null) {
        return (
          <SheetStart
            room={room}
            texts={texts}
            set={set}
            problem={<StartProblem error={phase.error} />}
            onStart={() => start(set)}
          />
        );
      }
      if (practice.tried !== null) {
        const settings = practice.tried;
        return (
          <PracticeRound
            room={room}
            texts={texts}
            settings={settings}
            onReal={() => play(settings)}
            onClose={practice.end}
          />
        );
      }
      return (
        <SetUp
          game={game}
          room={room}
          texts={texts}
          trained={trained}
          others={others}
          refused={
            phase.error instanceof ApiError ? issuesOfProblem(phase.error.fields, 'body.settings') : []
          }
          problem={<StartProblem error={phase.error ?? practice.error} />}
          onStart={play}
          onTry={(settings) => {
            rememberInstructions(game);
            choose(settings);
            practice.begin(settings);
          }}
        />
      );
    case 'countdown':
      return (
        <Countdown
          title={texts.title}
          sounds={phase.sounds}
          isReady={phase.play !== null}
          onDone={begin}
          onCancel={() => {
            setGoesStraight(false);
            setUp();
          }}
        />
      );
    case 'play':
      return <PlayStage room={room} texts={texts} settings={phase.play.settings} run={phase.play.run} />;
    case 'result':
      return (
        <ResultScreen
          game={game}
          room={room}
          texts={texts}
          ended={phase.ended}
          delivery={delivery}
          bestBefore={phase.bestBefore}
          onAgain={() => start({ settings: phase.ended.settings })}
          onRetry={() => start({ settings: phase.ended.settings, retryOf: phase.ended.id })}
          onSetUp={setUp}
        />
      );
  }
}
