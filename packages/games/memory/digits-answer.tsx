import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pad, type PadKey } from '../pad.tsx';
import { useCursor } from '../use-cursor.tsx';
import classes from './recall.module.css';

interface DigitsAnswerProps {
  /** What is to be typed, for a person who cannot see it. */
  readonly label: string;
  /** So many digits were shown. */
  readonly length: number;
  /** More digits are not taken. */
  readonly longest: number;
  readonly paused: boolean;
  readonly onAnswer: (value: string) => void;
  /** What stands above the field. */
  readonly children: ReactNode;
}

/** Where the pad is shown, the device's own keyboard would cover it; elsewhere a touch brings one with digits. */
const keyboardOf = (): 'none' | 'numeric' =>
  window.matchMedia('(pointer: coarse)').matches ? 'none' : 'numeric';

/** The field for digits that were kept in mind, and the pad. Each answer has one of its own. */
export function DigitsAnswer({ label, length, longest, paused, onAnswer, children }: DigitsAnswerProps) {
  const { t } = useTranslation('rooms');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useCursor(field, !paused);
  const type = (value: string) => setTyped(value.replaceAll(/\D/g, '').slice(0, longest));

  function press(key: PadKey) {
    if (key === 'erase') type(typed.slice(0, -1));
    else if (key !== 'enter') type(typed + key);
    else if (typed !== '' && !paused) onAnswer(typed);
  }

  return (
    <>
      <div className={classes.task} style={{ '--length': Math.max(length, typed.length) } as CSSProperties}>
        {children}
        <input
          ref={field}
          className={classes.field}
          inputMode={keyboardOf()}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          value={typed}
          onChange={(event) => type(event.target.value)}
          // It is to be remembered.
          onPaste={(event) => event.preventDefault()}
          onDrop={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            press('enter');
          }}
        />
        <span className={classes.count}>{t('recall.typed', { typed: typed.length, length })}</span>
      </div>
      <Pad onKey={press} disabled={paused} />
    </>
  );
}
