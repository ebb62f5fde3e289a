import { IconBackspace, IconCheck } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useEffectEvent } from 'react';
import { keyOf, type PadKey } from './number-keys.ts';
import { useSteady } from './use-steady.tsx';
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
  /** Names for screen readers; the same object as long as they stay the same. */
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

  return (
    <div className={classes.pad} role="group" aria-label={labels.pad}>
      <Keys minus={minus} comma={comma} disabled={disabled} labels={labels} onKey={useSteady(onKey)} />
    </div>
  );
}

interface KeysProps {
  readonly minus: boolean;
  readonly comma: boolean;
  readonly disabled: boolean;
  readonly labels: NumberPadProps['labels'];
  readonly onKey: (key: PadKey) => void;
}

/** No key that is pressed changes them. */
const Keys = memo(function Keys({ minus, comma, disabled, labels, onKey }: KeysProps) {
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
    <>
      {(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map((digit) => button(digit, digit))}
      {minus ? button('minus', '−', labels.minus) : comma ? button('comma', ',', labels.comma) : <span />}
      {button('0', '0')}
      {button('erase', <IconBackspace aria-hidden />, labels.erase)}
      {minus && comma && button('comma', ',', labels.comma)}
      {button('enter', <IconCheck aria-hidden />, labels.enter)}
    </>
  );
});
