/** The walk through the blocks of a homework, round by round; where it stands knows the server. */
import { type Homework, startAttempt } from '@mindhero/contract/homework';
import type { RoundPlace } from '@mindhero/contract/play';
import type { GameId } from '@mindhero/games/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { homeworkKey, homeworkQuery } from '../../../entities/homework/homework.ts';
import { outbox } from '../../../entities/play/outbox/device.ts';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';
import { call } from '../../../platform/client.ts';
import { newId } from '../../../platform/new-id.ts';
import { failureOf, isTakenBack, useNotes } from './notes.ts';
import { type Step, stepAfter } from './steps.ts';

export interface Walk {
  /** The round that is played; null where all blocks are looked at. */
  readonly at: RoundPlace | null;
  /** The game of the round that was just played; null for a pupil who comes in. */
  readonly follows: GameId | null;
  readonly isAsking: boolean;
  /** Starts, continues or repeats the homework. */
  readonly enter: () => void;
  /** From a round that was played to what comes next; as `HomeworkRoundProps` has it. */
  readonly goOn: (delivery: Delivery | null) => Promise<RoundPlace | null>;
  readonly leave: () => void;
}

/** @param seen the homework as it stands on the screen */
export function useWalk(seen: Homework): Walk {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [at, setAt] = useState<RoundPlace | null>(null);
  const [follows, setFollows] = useState<GameId | null>(null);
  const [isAsking, setAsking] = useState(false);
  const tell = useNotes();

  async function ask(last: RoundPlace | null): Promise<Exclude<Step, { kind: 'open' }>> {
    // What was played here just now, or before a reload, has to be counted first.
    await outbox.deliver();
    const fresh = await queries.fetchQuery({ ...homeworkQuery(seen.id), staleTime: 0 });
    const step = stepAfter(seen, fresh, last);
    if (step.kind !== 'open') return step;
    const opened = await call(startAttempt, { params: { id: seen.id }, body: { id: newId() } });
    void queries.invalidateQueries({ queryKey: homeworkKey });
    return opened.next === null
      ? { kind: 'finished', note: 'finished_elsewhere' }
      : { kind: 'play', at: opened.next, note: null };
  }

  /** The round that the step leads to; null when it leads elsewhere, or nowhere yet. */
  async function take(last: RoundPlace | null, delivery: Delivery | null): Promise<RoundPlace | null> {
    const step = await ask(last);
    // One that is still on its way counts when it arrives; one that was refused is played again.
    if (step.note === 'not_counted' && delivery?.kind !== 'refused') {
      tell('not_arrived');
      return null;
    }
    if (step.note !== null) tell(step.note);
    if (step.kind === 'finished') {
      await navigate({ to: '/homework-completed', search: { homework: seen.id } });
      return null;
    }
    setFollows((last && seen.blocks[last.block]?.game) ?? null);
    setAt(step.at);
    return step.at;
  }

  async function go(last: RoundPlace | null, delivery: Delivery | null): Promise<RoundPlace | null> {
    setAsking(true);
    try {
      return await take(last, delivery);
    } catch (error) {
      if (isTakenBack(error)) leave();
      else tell(failureOf(error));
      return null;
    } finally {
      setAsking(false);
    }
  }

  function leave() {
    setAt(null);
    void queries.invalidateQueries({ queryKey: homeworkKey });
  }

  return {
    at,
    follows,
    isAsking,
    enter: () => void go(null, null),
    goOn: async (delivery) => {
      const next = await go(at, delivery);
      return next?.block === at?.block ? next : null;
    },
    leave,
  };
}
