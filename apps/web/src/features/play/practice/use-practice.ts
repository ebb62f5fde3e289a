import type { AnyRoom } from '@mindhero/games/player';
import { useRef, useState } from 'react';
import { loadPlay } from '../load-play.ts';
import { unlockSound } from '../sound/sound.ts';

interface Practice {
  /** The settings of what is tried; null while nothing is. */
  readonly tried: object | null;
  /** Why it could not begin. */
  readonly error: unknown;
  /** Call it while a touch or key press is handled. */
  readonly begin: (settings: object) => void;
  readonly end: () => void;
}

/** A question to try before a play: it needs the play's code, and nothing of the server. */
export function usePractice(room: AnyRoom): Practice {
  const [tried, setTried] = useState<object | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Grows with every begin and end; what an earlier begin still brings is of no use then.
  const attempt = useRef(0);
  const fetchCode = async (settings: object) => {
    const current = ++attempt.current;
    try {
      await loadPlay(room);
      if (attempt.current === current) setTried(settings);
    } catch (cause) {
      if (attempt.current === current) setError(cause);
    }
  };
  return {
    tried,
    error,
    begin: (settings) => {
      unlockSound();
      setError(null);
      void fetchCode(settings);
    },
    end: () => {
      attempt.current++;
      setTried(null);
    },
  };
}
