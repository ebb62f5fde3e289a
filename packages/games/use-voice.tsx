import { useSyncExternalStore } from 'react';
import type { PlayerProps } from './player.ts';

/** Browsers come to know their voices after the page has been loaded. */
function subscribe(then: () => void): () => void {
  const voices = 'speechSynthesis' in window ? window.speechSynthesis : null;
  voices?.addEventListener('voiceschanged', then);
  return () => voices?.removeEventListener('voiceschanged', then);
}

/** Whether a text in the language (`de`) would be heard, as far as is known now. */
export function useVoice({ hasVoice }: Pick<PlayerProps<never, never, never>, 'hasVoice'>, language: string) {
  return useSyncExternalStore(subscribe, () => hasVoice(language));
}
