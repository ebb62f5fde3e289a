/** How a play ended, as far as it is celebrated: what sounds, what falls, and how the hero looks follow from it. */
import type { PlayFlag } from '@mindhero/contract/play';
import { isCounted } from '@mindhero/contract/play';
import { isReadOnly, starsOfPlay } from '@mindhero/engine/stars';
import type { Mood } from '@mindhero/ui/hero';
import type { FrameCue } from '../sound/cues.ts';
import { hasSound } from '../sound/has-sound.ts';
import type { EndedPlay } from '../start-play.ts';
import { praiseOf, type Told } from './headline.ts';

/** `unscored`: no stars could be earned, as by practice or where nothing was asked. */
export type Ending = 'triumph' | 'good' | 'brave' | 'stopped' | 'unscored';

export interface Celebration {
  /** What sounds, if the play has sound. */
  readonly cue: FrameCue | null;
  readonly rain: boolean;
  readonly mood: Mood;
}

/** All three stars are a triumph: only that is celebrated aloud. */
export const celebrations: Readonly<Record<Ending, Celebration>> = {
  triumph: { cue: 'win', rain: true, mood: 'cheering' },
  good: { cue: 'done', rain: false, mood: 'happy' },
  brave: { cue: null, rain: false, mood: 'happy' },
  stopped: { cue: null, rain: false, mood: 'calm' },
  unscored: { cue: 'done', rain: false, mood: 'happy' },
};

const ofStars = ['brave', 'good', 'good', 'triumph'] as const;

/**
 * What a result amounts to; it goes with the stars, and so with the praise (decision 145).
 * @param scored false where nothing could be earned
 */
export function endingOf(result: Told, scored: boolean): Ending {
  if (praiseOf(result) === 'stopped') return 'stopped';
  return scored && !isReadOnly(result) ? (ofStars[starsOfPlay(result)] ?? 'brave') : 'unscored';
}

/**
 * Whether the play could earn anything.
 * @param flags what the server said of it; null until then, when only this device knows
 */
export function isScored(
  { isPractice }: Pick<EndedPlay, 'isPractice'>,
  flags: readonly PlayFlag[] | null,
): boolean {
  return flags === null ? !isPractice : isCounted(flags);
}

/** What sounds when the result appears: nothing, if the play was silenced. */
export function cueAtEnd(ended: Pick<EndedPlay, 'result' | 'settings' | 'isPractice'>): FrameCue | null {
  return hasSound(ended.settings) ? celebrations[endingOf(ended.result, isScored(ended, null))].cue : null;
}
