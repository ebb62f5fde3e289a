/** The pupil who plays the colour echo in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { Event } from './event.ts';
import { pads } from './pads.ts';
import { breakMs, dueAt, type State } from './state.ts';

/** Of the mistakes, so many are a chain that was forgotten. */
const FORGOTTEN = 0.15;

/** The next event, or null when the game is over. `skill` is the chance to repeat a whole chain. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { chain, pressed, since, past } = state;
  if (state.phase === 'ready') {
    return { type: 'shown', t: since + (past.length > 0 ? breakMs(state) : 0) };
  }
  const fate = random(`try ${past.length}`);
  const slipsAt = fate.chance(pupil.skill) ? -1 : fate.integer(0, chain.length - 1);
  const forgets = fate.chance(FORGOTTEN);
  const right = chain[pressed.length] ?? 0;
  const draw = random(`press ${past.length}.${pressed.length}`);
  const t = since + Math.round((300 + draw.integer(0, 250)) * pupil.pace);
  const isSlip = slipsAt === pressed.length;
  if (t > dueAt(state) || (isSlip && forgets)) return { type: 'timeout', t: dueAt(state) };
  const wrong = pads.flatMap((_, pad) => (pad === right ? [] : [pad]));
  return { type: 'press', t, pad: isSlip ? draw.pick(wrong) : right };
}
