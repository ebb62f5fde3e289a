/** The pupil who plays the number chain in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Random, Streams } from '@mindhero/engine/random';
import type { Event } from './event.ts';
import { expectedOf } from './items.ts';
import { BREAK_MS, opensAt, type State } from './state.ts';

/** Who is right three times of four keeps about four digits, who is right nearly always about eight. */
function chanceToKeep({ settings, trial }: State, skill: number): number {
  const harder = (settings.item === 'tiles' ? 1 : 0) + (settings.direction === 'backward' ? 2 : 0);
  return skill ** (Math.max(1, trial.items.length + harder - 2) ** 2 / 2);
}

/** The next event, or null when the game is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const opened = opensAt(state);
  if (opened === null) return { type: 'shown', t: state.since + (state.past.length > 0 ? BREAK_MS : 0) };
  const { items, given } = state.trial;
  const draw = random(`answer ${state.drawn}.${given.length}`);
  const expected = expectedOf(state.settings, items);
  const isKept = draw.chance(chanceToKeep(state, pupil.skill));
  const thinking = 700 + 400 * (given.length + 1) + draw.integer(0, 300);
  if (state.settings.item === 'tiles') {
    const left = expected.filter((tile) => !given.includes(tile));
    // Who has mixed up the first two has made the mistake.
    const tile = given.length === 0 && !isKept ? left[1] : left[0];
    return { type: 'tap', t: opened + Math.round(thinking * pupil.pace), tile: tile ?? 0 };
  }
  const typing = thinking + 300 * (items.length - 1);
  const value = (isKept ? expected : mixedUp(expected, draw)).join('');
  return { type: 'answer', t: opened + Math.round(typing * pupil.pace), value };
}

/** Two neighbours the wrong way round: they always differ. */
function mixedUp(items: readonly number[], draw: Random): number[] {
  const place = draw.integer(0, items.length - 2);
  const [a, b] = items.slice(place);
  return items.with(place, b ?? 0).with(place + 1, a ?? 0);
}
