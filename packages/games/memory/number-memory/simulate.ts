/** The pupil who plays number memory in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { Event } from './event.ts';
import { BREAK_MS, levelOf, opensAt, type State } from './state.ts';

/** Who is right three times of four keeps about five digits, who is right nearly always about ten. */
const chanceToKeep = (level: number, skill: number): number => skill ** (Math.max(1, level - 2) ** 2 / 3);

/** The next event, or null when the game is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const opened = opensAt(state);
  if (opened === null) return { type: 'shown', t: state.since + (state.past.length > 0 ? BREAK_MS : 0) };
  const { number } = state.round;
  const level = levelOf(state.round);
  const draw = random(`answer ${state.drawn}`);
  const isKept = draw.chance(chanceToKeep(level, pupil.skill));
  const place = draw.integer(0, level - 1);
  const slip = String((Number(number[place]) + draw.integer(1, 9)) % 10);
  const value = isKept ? number : number.slice(0, place) + slip + number.slice(place + 1);
  const typing = 900 + 300 * level + draw.integer(0, 300);
  return { type: 'answer', t: opened + Math.round(typing * pupil.pace), value };
}
