import { IconBackspace, IconCheck } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { keyOf, type PadKey } from './number-keys.ts';
import classes from './number-pad.module.css';

interface NumberPadProps {
  readonly onKey: (key: PadKey) => void;
  /** Offer a minus. */
  readonly minus?: boolean | undefined;
  /** Offer a decimal comma. */
  readonly comma?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Take the keys of the keyboard as well, wherever the focus is. */
  readonly keyboard?: boolean | undefined;
  /** Names for screen readers. */
  readonly labels: {
    readonly pad: string;
    readonly minus: string;
    readonly comma: string;
    readonly erase: string;
    readonly enter: string;
  };
}

/** Digits to press, large enough for small fingers. It holds no number: it tells which key was pressed. */
export function NumberPad(props: NumberPadProps) {
  const { onKey, minus = false, comma = false, disabled = false, keyboard = false, labels } = props;
  const pad = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event, { minus, comma });
    if (key === undefined || disabled) return;
    // A focused button answers Enter by itself.
    if (key === 'enter' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    if (!keyboard) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keyboard]);

  const button = (key: PadKey, shown: ReactNode, label?: string) => (
    <button
      key={key}
      type="button"
      className={classes.key}
      data-key={key}
      disabled={disabled}
      aria-label={label}
      onClick={() => onKey(key)}
    >
      {shown}
    </button>
  );
  return (
    <div ref={pad} className={classes.pad} role="group" aria-label={labels.pad}>
      {(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map((digit) => button(digit, digit))}
      {minus ? button('minus', '−', labels.minus) : comma ? button('comma', ',', labels.comma) : <span />}
      {button('0', '0')}
      {button('erase', <IconBackspace aria-hidden />, labels.erase)}
      {minus && comma && button('comma', ',', labels.comma)}
      {button('enter', <IconCheck aria-hidden />, labels.enter)}
    </div>
  );
}
