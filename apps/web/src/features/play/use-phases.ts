/** The way of a game: set-up, countdown, play, result, and again. */
import type { Best } from '@mindhero/contract/play';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PendingPlay } from '../../entities/play/outbox/pending-play.ts';
import type { Wish } from './ask-for-play.ts';
import { loadPlay } from './load-play.ts';
import { cueAtEnd } from './result/ending.ts';
import type { Run } from './run.ts';
import { hasSound } from './sound/has-sound.ts';
import { sound, unlockSound } from './sound/sound.ts';
import {
  type EndedPlay,
  isEmpty,
  type PlayOptions,
  type RunningPlay,
  startPlaying,
  takeUpPlaying,
} from './start-play.ts';

export type Phase =
  | { readonly name: 'set_up'; readonly error: unknown }
  /** Until the server has answered there is no play to begin. */
  | { readonly name: 'countdown'; readonly play: RunningPlay | null; readonly sounds: boolean }
  | { readonly name: 'play'; readonly play: RunningPlay }
  | { readonly name: 'result'; readonly ended: EndedPlay; readonly bestBefore: Best | null };

export interface Phases {
  readonly phase: Phase;
  /** From anywhere to the countdown of a new play; call it while a touch or key press is handled. */
  readonly start: (wish: Wish) => void;
  /** From the set-up to the countdown of a play that was left; call it like `start`. Back, if it is there no more. */
  readonly takeUp: (left: PendingPlay, onGone: () => void) => void;
  /** From the countdown into the play. */
  readonly begin: () => void;
  /** Back to the set-up. */
  readonly setUp: () => void;
}

export interface PhaseOptions {
  readonly game: GameId;
  readonly room: AnyRoom;
  readonly user: number;
  readonly best: Best | null;
}

/** The last answer is seen and heard before the result takes the screen. */
const LAST_LOOK_MS = 1_000;

const SET_UP: Phase = { name: 'set_up', error: null };

/** From the set-up over the countdown and the play to the result, and back. */
export function usePhases({ game, room, user, best }: PhaseOptions): Phases {
  const [phase, setPhase] = useState<Phase>(SET_UP);
  // Grows with every start and every way back; what an earlier start still brings is of no use then.
  const attempt = useRef(0);

  const count = useCallback(
    (settings: object, begin: (options: PlayOptions) => Promise<RunningPlay | null>) => {
      const sounds = hasSound(settings);
      const current = ++attempt.current;
      const onOver = (ended: EndedPlay, run: Run) => {
        if (isEmpty(ended.result)) return setPhase(SET_UP);
        const showResult = () => {
          if (attempt.current !== current) return;
          const cue = cueAtEnd(ended);
          if (cue !== null) sound(cue);
          // The best before this play: soon the server's list will know of this one.
          setPhase({ name: 'result', ended, bestBefore: best });
        };
        if (ended.result.ended === 'stopped') showResult();
        // A last mistake has its lesson, too: it stays until it was read.
        else setTimeout(() => run.whenAwake(showResult), LAST_LOOK_MS);
      };
      const fetchPlay = async () => {
        try {
          const play = await begin({ game, room, user, code: loadPlay(room), onOver });
          if (attempt.current !== current) await play?.cancel();
          else if (play === null) setPhase(SET_UP);
          else setPhase({ name: 'countdown', play, sounds });
        } catch (error) {
          if (attempt.current === current) setPhase({ name: 'set_up', error });
        }
      };
      unlockSound();
      setPhase({ name: 'countdown', play: null, sounds });
      void fetchPlay();
    },
    [game, room, user, best],
  );

  const start = useCallback(
    (wish: Wish) => count(wish.settings, (options) => startPlaying(wish, options)),
    [count],
  );

  const takeUp = useCallback(
    (left: PendingPlay, onGone: () => void) =>
      count(left.setUp.settings, async (options) => {
        const play = await takeUpPlaying(left, options);
        if (play === null) onGone();
        return play;
      }),
    [count],
  );

  const begin = useCallback(() => {
    if (phase.name !== 'countdown' || phase.play === null) return;
    phase.play.run.resume();
    setPhase({ name: 'play', play: phase.play });
  }, [phase]);

  const setUp = useCallback(() => {
    attempt.current++;
    if (phase.name === 'countdown') void phase.play?.cancel();
    setPhase(SET_UP);
  }, [phase]);

  useLeave(phase, attempt);
  return { phase, start, takeUp, begin, setUp };
}

/** A play whose screen is left stays open; one that has not begun, or is still on its way, comes to nothing. */
function useLeave(phase: Phase, attempt: RefObject<number>): void {
  const last = useRef(phase);
  useEffect(() => {
    last.current = phase;
  });
  useEffect(
    () => () => {
      attempt.current++;
      const { current } = last;
      if (current.name === 'countdown') void current.play?.cancel();
      if (current.name === 'play') void current.play.leave();
    },
    [attempt],
  );
}
