import { Button } from '@mindhero/ui/button';
import { SorobanBoard } from '@mindhero/ui/soroban-board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { numberText } from '../number-text.ts';
import { usePlace } from '../use-place.tsx';
import { boardDigits } from '../worked-steps.ts';
import { isLong } from './asked.tsx';
import type { Event, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import classes from './abacus.module.css';

/** A board to try things on, with its number if the pupil wants to see it. */
export function FreeBoard({ settings, cue, paused, watching }: PlayerProps<AbacusSettings, State, Event>) {
  const { t, i18n } = useTranslation('abacus');
  const place = usePlace();
  const empty = boardDigits(0, settings.rods);
  const [digits, setDigits] = useState(empty);
  const [isShown, setShown] = useState(true);
  // Where the number stands must not change while it grows.
  const room = isLong(numberText(10 ** settings.rods - 1, i18n.language));
  return (
    <QuestionStage>
      <div className={classes.task}>
        <output className={classes.number} data-long={room}>
          {isShown ? numberText(Number(digits.join('')), i18n.language) : '…'}
        </output>
        <div className={classes.board}>
          <SorobanBoard
            digits={digits}
            disabled={paused || watching}
            label={t('board')}
            rodLabel={(rod) => place(settings.rods - 1 - rod)}
            onMove={(rod, _from, to) => {
              cue('bead');
              setDigits(digits.with(rod, to));
            }}
          />
        </div>
        <div className={classes.actions}>
          <Button kind="subtle" className={classes.reset} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hide_number' : 'show_number')}
          </Button>
          <Button area="math" size="lg" onClick={() => setDigits(empty)}>
            {t('clear')}
          </Button>
        </div>
      </div>
    </QuestionStage>
  );
}
