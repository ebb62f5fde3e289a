import { useState } from 'react';
import type { PlayerProps } from '../../player.ts';
import { useDue } from '../../timing.tsx';
import { pageNumber, pageOf } from './page.ts';
import type { Event, State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';

/** A page of answers stays so long, to be looked at. */
const GLANCE_MS = 900;

/** Which columns stand on the screen, and how the pupil goes on from a lesson. */
export function usePage(props: PlayerProps<ColumnsSettings, State, Event>) {
  const { state, watching } = props;
  const here = { turned: pageNumber(state), learned: state.settled.length };
  const [looked, setLooked] = useState(here);
  const { indices, lesson, waits } = pageOf(state, looked, watching);
  const goOn = () => setLooked(here);
  useDue(props, waits ? state.lastAnswerAt + GLANCE_MS : null, goOn);
  return { indices, lesson, goOn };
}
