import type { CSSProperties } from 'react';
import { StageButton } from '../stage/stage-button.tsx';
import { useNumberKeys } from '../use-number-keys.tsx';
import classes from './choices.module.css';

interface ChoicesProps<Value extends string> {
  /** What is chosen from, for a person who cannot see it. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  /** Null while nothing may be chosen. */
  readonly onChoose: ((value: Value) => void) | null;
  /** The finger's landing counts, not its leaving: where reaction times are measured. */
  readonly isTimed?: boolean;
  /** Words of a list, in the language of the list, instead of words of the interface that are alike in length. */
  readonly words?: { readonly language: string };
  readonly className?: string | undefined;
}

/** One of a few answers, by buttons and by number keys: 1, 2, 3 … choose them in their order. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, options, onChoose, isTimed = false, words, className = '' } = props;
  useNumberKeys(
    options.length,
    onChoose &&
      ((index) => {
        const option = options[index];
        if (option !== undefined) onChoose(option.value);
      }),
  );
  const longest = Math.max(...options.map(({ text }) => text.length));
  return (
    <div
      data-read={words && 'fitted'}
      className={`${classes.choices} ${words === undefined ? '' : classes.words} ${className}`}
      style={{ '--length': longest } as CSSProperties}
      role="group"
      aria-label={label}
    >
      {options.map(({ value, text }, index) => (
        <StageButton
          key={value}
          className={classes.choice}
          aria-disabled={onChoose === null}
          onPointerDown={(event) => isTimed && event.isPrimary && event.button === 0 && onChoose?.(value)}
          // A click without a pointer comes from the keyboard.
          onClick={(event) => (!isTimed || event.detail === 0) && onChoose?.(value)}
        >
          <kbd aria-hidden>{index + 1}</kbd>
          <span lang={words?.language}>{text}</span>
        </StageButton>
      ))}
    </div>
  );
}
