import type { State } from './state.ts';
import { TrialView } from './trial-view.tsx';
import shared from '../recall.module.css';

/** In a replay all of a chain stands still, and after its answer what came of it. */
export function Watched({ state }: { readonly state: State }) {
  const { settings, trial, shownAt, past } = state;
  const seen = shownAt === null ? past.at(-1) : trial;
  if (seen === undefined) return null;
  return (
    <div className={shared.task}>
      <TrialView settings={settings} trial={seen} />
    </div>
  );
}
