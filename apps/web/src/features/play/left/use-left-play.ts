import type { RoundPlace } from '@mindhero/contract/play';
import { type AnyGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { useCallback, useEffect, useState } from 'react';
import { outbox } from '../../../entities/play/outbox/device.ts';
import type { PendingPlay } from '../../../entities/play/outbox/pending-play.ts';
import { playedRules } from '../played-rules.ts';
import { standingAfterLog } from '../standing.ts';

/** A play that was left, and how far it had come. */
export interface LeftPlay {
  readonly play: PendingPlay;
  readonly progress: Progress;
}

/** Which round of homework, or none. */
type Whereabouts = { readonly [Part in keyof RoundPlace]?: RoundPlace[Part] | undefined };

export interface Left {
  /** Undefined while nobody knows. */
  readonly left: LeftPlay | null | undefined;
  /** It has been taken up, or ended. */
  readonly settle: () => void;
}

/**
 * A play of the game that was left on this device, by a reload or by going elsewhere: it can be gone on with.
 * @param place of the round, in homework; null for a free play
 */
export function useLeftPlay(rules: AnyGame, place: RoundPlace | null): Left {
  const [left, setLeft] = useState<LeftPlay | null>();
  const { attempt, block, round }: Whereabouts = place ?? {};
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const plays = await outbox.interrupted();
      const found = await Promise.all(plays.map((play) => see(rules, play, { attempt, block, round })));
      if (!isGone) setLeft(found.find((one) => one !== null) ?? null);
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [rules, attempt, block, round]);
  return { left, settle: useCallback(() => setLeft(null), []) };
}

/** The play if it is this one and can be gone on with; what can not, because it is over or the rules are others now, ends. */
async function see(rules: AnyGame, play: PendingPlay, place: Whereabouts): Promise<LeftPlay | null> {
  const { game, setUp, events } = play;
  const { homework } = setUp;
  if (game !== rules.id || homework?.attempt !== place.attempt) return null;
  // Another device has gone on: of this attempt, this round is over.
  if (homework?.block !== place.block || homework?.round !== place.round) return gone(outbox.end(play.id));
  // Nobody can tell any more what was played: homework begins anew, a free play is stored as it is.
  const drop = homework === undefined ? outbox.end : outbox.forget;
  if (setUp.version !== rules.version) return gone(drop(play.id));
  try {
    const played = playedRules(rules, setUp);
    const { state, progress } = standingAfterLog(played, setUp.settings, setUp.seed, events);
    return rules.isOver(state) ? await gone(outbox.end(play.id)) : { play, progress };
  } catch (error) {
    if (error instanceof InvalidEvent) return gone(drop(play.id));
    throw error;
  }
}

async function gone(settled: Promise<void>): Promise<null> {
  await settled;
  return null;
}
