import { useState } from 'react';
import { Pad } from '../../pad.tsx';
import type { PlayerProps } from '../../player.ts';
import { Grid } from './grid.tsx';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { Tools } from './tools.tsx';
import { useSpoken } from './use-spoken.tsx';
import { useTyping } from './use-typing.tsx';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** The puzzle, the tools beside it, and the pad. */
export function Player(props: Props) {
  const { state, settings, paused, watching } = props;
  const [chosen, choose] = useState(state.puzzle.hidden[0] ?? 0);
  const { hasMinus, press } = useTyping(props, chosen);
  useSpoken(props, chosen);
  const idle = paused || watching || state.ended !== null;
  return (
    <div className={classes.game} data-watching={watching || undefined}>
      <Grid state={state} chosen={chosen} hasMinus={hasMinus} onChoose={choose} idle={idle} />
      {!watching && (
        <>
          <Tools {...props} chosen={chosen} idle={idle} />
          <Pad onKey={press} keyboard minus={settings.allow_negative} disabled={idle} />
        </>
      )}
    </div>
  );
}
