import { NumberPad } from '@mindhero/ui/number-pad';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defineRoom, type PlayerProps } from '../../player.ts';
import { Example } from './example.tsx';
import { Review } from './review.tsx';
import { forsage, type Event, type State } from './rules.ts';
import type { Settings } from './settings.ts';
import classes from './question.module.css';

const LONGEST_ANSWER = 6;

/** One question after the other; the answer is typed. */
function Player({ state, send, paused, watching }: PlayerProps<Settings, State, Event>) {
  const { t } = useTranslation('rooms');
  const [typed, setTyped] = useState('');
  const index = state.settled.length;
  const item = state.items[index];
  if (item === undefined) return null;

  const press: ComponentProps<typeof NumberPad>['onKey'] = (key) => {
    if (key === 'erase') setTyped(typed.slice(0, -1));
    else if (key !== 'enter') setTyped((typed + key).slice(0, LONGEST_ANSWER));
    else if (typed !== '') {
      send({ type: 'answer', item: index, value: typed });
      setTyped('');
    }
  };

  return (
    <div className={classes.game}>
      {!paused && (
        <p className={classes.question} aria-live="polite">
          {item.left} + {item.right} = <output>{typed}</output>
        </p>
      )}
      <NumberPad
        onKey={press}
        keyboard
        disabled={paused || watching}
        labels={{
          pad: t('pad.pad'),
          minus: t('pad.minus'),
          comma: t('pad.comma'),
          erase: t('pad.erase'),
          enter: t('pad.enter'),
        }}
      />
    </div>
  );
}

export const room = defineRoom({ rules: forsage, Player, Review, Example });
