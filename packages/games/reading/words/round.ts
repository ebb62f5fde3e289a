/** What is shown in a round of "was the word there?", and when. */
import type { Random } from '@mindhero/engine/random';
import type { Slot } from '../../film/slots.ts';
import { MASK_MS } from '../shown-words/mask.ts';
import type { Settings } from './settings.ts';

export interface Round {
  /** The word to look out for. */
  readonly target: string;
  /** In the order in which they are shown. */
  readonly words: readonly string[];
}

/** As often as not the word is among the others, in any place. */
export function drawRound({ words_shown }: Settings, list: readonly string[], random: Random): Round {
  const drawn = random.shuffle(list);
  const words = drawn.slice(0, words_shown);
  const isThere = random.chance(0.5);
  return { target: (isThere ? random.pick(words) : drawn[words_shown]) ?? '', words };
}

export const answers = ['yes', 'no'] as const;
export type Answer = (typeof answers)[number];

export const expectedOf = ({ target, words }: Round): Answer => (words.includes(target) ? 'yes' : 'no');

/** The word to look out for is read at leisure. */
const TARGET_MS = 1800;
/** Then the place is empty, so that the eye is ready. */
const BLANK_MS = 500;
const BEFORE_MS = TARGET_MS + BLANK_MS;

/** The word to look out for, the others, each until the next one comes, and the mask over the last one. */
export function slotsOf({ words }: Pick<Round, 'words'>, wordMs: number): Slot[] {
  const end = BEFORE_MS + words.length * wordMs;
  return [
    { from: 0, until: TARGET_MS },
    ...words.map((_, place) => ({
      from: BEFORE_MS + place * wordMs,
      until: BEFORE_MS + (place + 1) * wordMs,
    })),
    { from: end, until: end + MASK_MS },
  ];
}

export const showingMs = ({ words }: Round, wordMs: number): number =>
  BEFORE_MS + words.length * wordMs + MASK_MS;
