import { useImperativeHandle, useRef } from 'react';
import type { PadKey, PadOffer } from '../../pad.tsx';
import { AnswerFrame } from './answer-frame.tsx';
import type { AnswerProps } from './parts.tsx';
import classes from './answer-field.module.css';

/** What is typed after a key of the pad. */
function typedWith(value: string, key: Exclude<PadKey, 'enter'>): string {
  if (key === 'erase') return value.slice(0, -1);
  if (key === 'minus') return value.startsWith('−') ? value.slice(1) : `−${value}`;
  return value + (key === 'comma' ? ',' : key);
}

/** Only what can be part of a number. */
function cleaned(typed: string, { minus = false, comma = false }: PadOffer): string {
  const others = `${minus ? '−' : ''}${comma ? ',.' : ''}`;
  return typed.replaceAll('-', '−').replaceAll(new RegExp(`[^\\d${others}]`, 'g'), '');
}

/** The one field for a number. */
export function AnswerField<Settings, Item>({
  label,
  status,
  value,
  readOnly,
  onType,
  onEnter,
  pad,
  ref,
}: AnswerProps<Settings, Item>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus(),
    press: (key) => (key === 'enter' ? onEnter() : onType(typedWith(value, key))),
  }));
  return (
    <AnswerFrame className={classes.answer} status={status}>
      <input
        ref={input}
        className={classes.field}
        // The stage's own pad writes here; the keyboard of a phone would cover the question.
        inputMode="none"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={label}
        aria-invalid={status === 'again' || status === 'wrong' || undefined}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onType(cleaned(event.target.value, pad))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !readOnly) {
            event.preventDefault();
            onEnter();
          }
        }}
      />
    </AnswerFrame>
  );
}
