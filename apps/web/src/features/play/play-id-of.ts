import type { Phase } from './use-phases.ts';

/** The play that the screen is about; null while there is none. */
export function playIdOf(phase: Phase): string | null {
  if (phase.name === 'result') return phase.ended.id;
  return phase.name === 'set_up' ? null : (phase.play?.id ?? null);
}
