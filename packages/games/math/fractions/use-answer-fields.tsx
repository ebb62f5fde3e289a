import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useImperativeHandle,
  useState,
} from 'react';
import type { PadKey } from '../../pad.tsx';
import type { AnswerProps } from '../question/parts.tsx';
import { useInputs } from '../question/use-inputs.tsx';
import { composed, decomposed, type FieldName, fieldNames, type Fields, pasted } from './answer-fields.ts';
import { type Move, moveOf } from './answer-keys.tsx';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';

/** What stands in the fields of a fraction, and what keys, the pad and the clipboard do to it. */
export function useAnswerFields(props: AnswerProps<Settings, Item>) {
  const { settings, value, readOnly, onType, onEnter, pad, ref } = props;
  const names = fieldNames(settings.allow_mixed);
  const { inputOf, refOf } = useInputs<FieldName>();
  const go = (name: FieldName | undefined) => name !== undefined && inputOf(name)?.focus();
  // Where the pad writes: its keys take the focus, but not this.
  const [current, setCurrent] = useState<FieldName>(names[0] ?? 'numerator');
  const [typed, setTyped] = useState(() => decomposed(value, settings.allow_mixed));
  // What does not come from these fields is an answer that was given, or the empty place for the next try.
  const fields = composed(typed) === value ? typed : decomposed(value, settings.allow_mixed);
  const write = (changes: Partial<Fields>) => {
    const next = { ...fields, ...changes };
    setTyped(next);
    onType(composed(next));
  };
  const move = (kind: Move, name: FieldName) => moves[kind](name, { names, fields, write, go, onEnter });

  function press(key: PadKey) {
    if (key === 'enter' || key === 'erase' || key === 'minus') move(key, current);
    else if (key !== 'comma') write({ [current]: fields[current] + key });
  }
  useImperativeHandle(ref, () => ({ focus: () => go(current), press }));

  const { minus = false } = pad;
  const field = (name: FieldName) => ({
    ref: refOf(name),
    onFocus: () => setCurrent(name),
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      write({ [name]: target.value.replaceAll(/\D/g, '') }),
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const kind = moveOf(event);
      if (readOnly || kind === undefined || (kind === 'minus' && !minus)) return;
      event.preventDefault();
      move(kind, name);
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text');
      // Of anything else the digits go into this one field.
      if (readOnly || !text.includes('/')) return;
      event.preventDefault();
      const whole = pasted(text, { mixed: settings.allow_mixed, minus });
      if (whole === null) return;
      write(whole);
      go('denominator');
    },
  });
  return { fields, current, field };
}

interface Typing {
  readonly names: readonly FieldName[];
  readonly fields: Fields;
  readonly write: (changes: Partial<Fields>) => void;
  /** To a field, if there is one. */
  readonly go: (name: FieldName | undefined) => void;
  readonly onEnter: () => void;
}

const beside = (name: FieldName, step: 1 | -1, { names }: Typing) => names[names.indexOf(name) + step];

const moves: Readonly<Record<Move, (name: FieldName, typing: Typing) => void>> = {
  /** On to the next field while that is empty, then off with the answer. */
  enter(name, typing) {
    const { fields, go, onEnter } = typing;
    const next = beside(name, 1, typing);
    if (fields[name] !== '' && next !== undefined && fields[next] === '') go(next);
    else onEnter();
  },
  erase(name, typing) {
    const { fields, write, go } = typing;
    const before = beside(name, -1, typing);
    if (fields[name] !== '') write({ [name]: fields[name].slice(0, -1) });
    else if (before !== undefined) go(before);
    else write({ isNegative: false });
  },
  minus: (_name, { fields, write }) => write({ isNegative: !fields.isNegative }),
  /** What was begun as a whole number turns out to be a numerator. */
  slash(name, { fields, write, go }) {
    if (name === 'whole' && fields.numerator === '') write({ numerator: fields.whole, whole: '' });
    go('denominator');
  },
  before: (name, typing) => typing.go(beside(name, -1, typing)),
  next: (name, typing) => typing.go(beside(name, 1, typing)),
  numerator: (_name, { go }) => go('numerator'),
  denominator: (_name, { go }) => go('denominator'),
};
