/** The beat to which a table is read. Pure. */
import { type Beats, LEAD_MS } from '../beat/beats.ts';
import type { State } from './state.ts';

/** By the clock of active play, from soon after its beginning to its end; null without a metronome. */
export function beatsOf({ settings, ended }: Pick<State, 'settings' | 'ended'>): Beats | null {
  const { task, metronome, bpm } = settings;
  return task === 'read' && metronome && ended === null ? { start: LEAD_MS, bpm } : null;
}

/** Every beat as loud as the others. */
export const PLAIN = { accent: 0, volume: 0.5 };
