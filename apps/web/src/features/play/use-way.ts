import type { RoundPlace } from '@mindhero/contract/play';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '../../entities/person/me.ts';
import { useLeftPlay } from './left/use-left-play.ts';
import { playIdOf } from './play-id-of.ts';
import { usePractice } from './practice/use-practice.ts';
import { useDelivery } from './use-delivery.ts';
import { type PhaseOptions, usePhases } from './use-phases.ts';

interface WayOptions extends Omit<PhaseOptions, 'user'> {
  /** Of the round, in homework; null for a free play. */
  readonly place: RoundPlace | null;
  /** Its person knows the game and has just pressed a button that leads into it, and need not press again. */
  readonly goesStraight: boolean;
  /** Starts the play that is gone straight to. */
  readonly go: () => void;
}

export type Way = ReturnType<typeof useWay>;

/** The way of a game and what lies beside it: a play that was left, a question to try, and what became of the last play. */
export function useWay({ place, goesStraight, go, ...options }: WayOptions) {
  const phases = usePhases({ ...options, user: useMe().id });
  const { phase } = phases;
  const { left, settle } = useLeftPlay(options.room.rules, place);
  const delivery = useDelivery(playIdOf(phase));
  const practice = usePractice(options.room);

  // That is done once: a person who has come back from the countdown chooses anew.
  const [hasGone, setGone] = useState(false);
  const mayGo = goesStraight && !hasGone && left === null;
  const isOnItsWay = mayGo && phase.name === 'set_up' && phase.error === null;
  const goOn = useEffectEvent(go);
  useEffect(() => {
    if (isOnItsWay) goOn();
  }, [isOnItsWay]);

  return {
    ...phases,
    begin: () => {
      settle();
      setGone(true);
      phases.begin();
    },
    cancel: () => {
      setGone(true);
      phases.setUp();
    },
    /** Goes on with the play that was left. */
    goOn: () => {
      setGone(true);
      if (left) phases.takeUp(left.play, settle);
    },
    left,
    settle,
    delivery,
    practice,
    isOnItsWay,
  };
}
