import type { AnyRoom } from '@mindhero/games/player';
import { useEffect, useRef, useState } from 'react';
import { loadPlay } from '../load-play.ts';
import { unlockSound } from '../sound/sound.ts';
import { createTrials, noTrial, type Trial } from './trial.ts';

interface Practice extends Trial {
  /** Call it while a touch or key press is handled. */
  readonly begin: (settings: object) => void;
  readonly end: () => void;
}

/** A question to try before a play: it needs the play's code, and nothing of the server. */
export function usePractice(room: AnyRoom): Practice {
  const [trial, setTrial] = useState(noTrial);
  const [trials] = useState(() => createTrials(setTrial));
  const { tried } = trial;
  const wasTried = useRef(false);
  useEffect(() => {
    // A person who comes back stands where it was offered, unless a play has begun meanwhile.
    if (tried === null && wasTried.current) document.querySelector<HTMLElement>('[data-offers-try]')?.focus();
    wasTried.current = tried !== null;
  }, [tried]);
  return {
    ...trial,
    begin: (settings) => {
      unlockSound();
      void trials.begin(settings, loadPlay(room));
    },
    end: trials.end,
  };
}
