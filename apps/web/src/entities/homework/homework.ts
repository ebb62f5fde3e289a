/** A pupil's own homework. It tells itself where it cannot be loaded, and needs the network. */
import { getHomework, type Homework, type HomeworkList, listHomework } from '@mindhero/contract/homework';
import type { RoundPlace } from '@mindhero/contract/play';
import type { GameId } from '@mindhero/games/catalogue';
import { asked } from '../../platform/asked.ts';
import type { Delivery } from '../play/outbox/outbox.ts';

/** All that is known of it; a play that was counted may have changed it. */
export const homeworkKey = ['homework'] as const;

/** Not more than a child looks through at once. */
export const HOMEWORK_PAGE = 10;

/** A page of one of the lists, and how long each of them is. */
export const homeworkListQuery = (list: HomeworkList, page = 1) =>
  asked([...homeworkKey, 'list', list, page], listHomework, {
    query: { list, page, page_size: HOMEWORK_PAGE },
  });

/** One homework; 404 when it was taken back. */
export const homeworkQuery = (id: number) => asked([...homeworkKey, id], getHomework, { params: { id } });

/** What a game needs to know of the homework around it. */
export interface HomeworkRoundProps {
  /** Of the homework. */
  readonly name: string;
  readonly blocks: Homework['blocks'];
  readonly place: RoundPlace;
  /** The game of the round from which the pupil has just come; null for a pupil who comes in. */
  readonly follows: GameId | null;
  /**
   * Asks what comes after a round that was played, of which this became on its way to the server. Resolves to the round
   * to be played at once, of the same block; null when something else takes the screen, or nothing changes.
   */
  readonly onNext: (delivery: Delivery | null) => Promise<RoundPlace | null>;
  /** Back to where all blocks are seen. */
  readonly onLeave: () => void;
}
