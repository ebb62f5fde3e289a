import { useState } from 'react';
import { Pad } from '../../pad.tsx';
import { defineRoom, type EventDetails, type PlayerProps } from '../../player.ts';
import { Example } from './example.tsx';
import { Grid } from './grid.tsx';
import { Review } from './review.tsx';
import { crossMath, type Event } from './rules.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { Tools } from './tools.tsx';
import { useTyping } from './use-typing.tsx';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

function Player(props: Props) {
  const { state, settings, paused, watching } = props;
  const [chosen, choose] = useState(state.puzzle.hidden[0] ?? 0);
  const { hasMinus, press } = useTyping(props, chosen);
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

/** Where a number was written, as in the label of its cell; and which one a hint revealed. */
function details(event: Event, { puzzle }: State): EventDetails {
  if (!('cell' in event)) return {};
  const row = 2 * Math.floor(event.cell / puzzle.side) + 1;
  const column = 2 * (event.cell % puzzle.side) + 1;
  return { row, column, ...(event.type === 'hint' && { value: puzzle.solution[event.cell] ?? 0 }) };
}

/** What a check has found stands beside the board: a verdict above it would take the height of two rows. */
export const room = defineRoom({
  rules: crossMath,
  feedback: () => 'sound',
  details,
  Player,
  Review,
  Example,
});
