import type { EndedPlay } from '../start-play.ts';

/** The language of the text of a play; null if it was played with none. */
export function languageRead({ state }: Pick<EndedPlay, 'state'>): string | null {
  if (typeof state !== 'object' || state === null || !('text' in state)) return null;
  const { text } = state;
  if (typeof text !== 'object' || text === null || !('language' in text)) return null;
  return typeof text.language === 'string' ? text.language : null;
}
