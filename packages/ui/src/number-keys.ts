export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
export type PadKey = Digit | 'minus' | 'comma' | 'erase' | 'enter';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

function isDigit(key: string): key is Digit {
  return /^[0-9]$/.test(key);
}

/** The pad's key that a key of the keyboard stands for; nothing for shortcuts and for keys that the pad does not offer. */
export function keyOf(
  pressed: Pressed,
  offered: { readonly minus: boolean; readonly comma: boolean },
): PadKey | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const { key } = pressed;
  if (isDigit(key)) return key;
  if (key === 'Backspace' || key === 'Delete') return 'erase';
  if (key === 'Enter') return 'enter';
  if (offered.minus && (key === '-' || key === '−')) return 'minus';
  if (offered.comma && (key === ',' || key === '.')) return 'comma';
  return undefined;
}
