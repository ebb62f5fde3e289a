import type { AnyRoom } from '@mindhero/games/player';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import type { ReactNode } from 'react';
import type { RoomTexts } from '../../entities/game/game-settings/room-texts.ts';
import type { LeftPlay } from './left/use-left-play.ts';
import { PlayStage, PracticeRound } from './load-play.ts';
import { Countdown } from './stage/countdown.tsx';
import type { Phase } from './use-phases.ts';
import type { Way } from './use-way.ts';

type Ended = Extract<Phase, { readonly name: 'result' }>;

interface GameScreensProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly way: Way;
  /** What the set-up needs is not here yet. */
  readonly isWaiting?: boolean;
  /** See `Countdown`. */
  readonly isShort?: boolean;
  /** The countdown is left for the set-up. */
  readonly onCancel?: () => void;
  /** See `PlayStage`. */
  readonly onLeave?: () => void;
  /** On from a question that was tried, with its settings. */
  readonly onReal: (settings: object) => void;
  /** Each with why a start failed, if it did. */
  readonly renderLeft: (left: LeftPlay, error: unknown) => ReactNode;
  readonly renderSetUp: (error: unknown) => ReactNode;
  readonly renderResult: (ended: Ended) => ReactNode;
}

/** The screens of a game, one after another; its frame gives those that differ between free play and homework. */
export function GameScreens({ room, texts, way, isWaiting = false, ...frame }: GameScreensProps) {
  const { phase, left, practice } = way;
  switch (phase.name) {
    case 'set_up': {
      if (left === undefined || isWaiting || way.isOnItsWay) return <CardSkeleton lines={6} />;
      if (left !== null) return frame.renderLeft(left, phase.error);
      const { tried } = practice;
      if (tried === null) return frame.renderSetUp(phase.error ?? practice.error);
      return (
        <PracticeRound
          room={room}
          texts={texts}
          settings={tried}
          onReal={() => frame.onReal(tried)}
          onClose={practice.end}
        />
      );
    }
    case 'countdown':
      return (
        <Countdown
          title={texts.title}
          sounds={phase.sounds}
          isReady={phase.play !== null}
          isShort={frame.isShort ?? false}
          onDone={way.begin}
          onCancel={() => {
            frame.onCancel?.();
            way.cancel();
          }}
        />
      );
    case 'play': {
      const { settings, material, run } = phase.play;
      const { onLeave } = frame;
      return (
        <PlayStage
          {...{ room, texts, settings, material, run }}
          {...(onLeave !== undefined && { onLeave })}
        />
      );
    }
    case 'result':
      return frame.renderResult(phase);
  }
}
