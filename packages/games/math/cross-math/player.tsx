import { NumberPad } from '@mindhero/ui/number-pad';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('rooms');
  const [chosen, choose] = useState(state.puzzle.hidden[0] ?? 0);
  const { hasMinus, press } = useTyping(props, chosen);
  const idle = paused || watching || state.ended !== null;
  return (
    <div className={classes.game} data-watching={watching || undefined}>
      <Grid state={state} chosen={chosen} hasMinus={hasMinus} onChoose={choose} idle={idle} />
      {!watching && (
        <>
          <Tools {...props} chosen={chosen} idle={idle} />
          <div className={classes.pad}>
            <NumberPad
              onKey={press}
              keyboard
              minus={settings.allow_negative}
              disabled={idle}
              labels={{
                pad: t('pad.pad'),
                minus: t('pad.minus'),
                comma: t('pad.comma'),
                erase: t('pad.erase'),
                enter: t('pad.enter'),
              }}
            />
          </div>
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

export const room = defineRoom({ rules: crossMath, details, Player, Review, Example });
