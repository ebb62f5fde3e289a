import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PadKey } from '../../pad.tsx';
import { AnswerField } from '../question/answer-field.tsx';
import type { AnswerProps } from '../question/parts.tsx';
import { composed, decomposed, type FieldName, fieldNames, type Fields } from './answer-fields.ts';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';
import classes from './fractions.module.css';

type Props = AnswerProps<Settings, Item>;

/** A fraction is written as it stands in a school book, a decimal into one field. */
export function FractionAnswer(props: Props) {
  return props.settings.kind === 'decimal' ? <AnswerField {...props} /> : <CommonAnswer {...props} />;
}

/** Fields for the whole part, the numerator and the denominator; the slash, the arrows and Enter lead from one to the next. */
function CommonAnswer({ settings, label, status, value, readOnly, onType, onEnter, pad, ref }: Props) {
  const { t } = useTranslation(['fractions', 'rooms']);
  const names = fieldNames(settings.allow_mixed);
  const [typed, setTyped] = useState(() => decomposed(value, settings.allow_mixed));
  // What does not come from these fields is an answer that was given, or the empty place for the next try.
  const fields = composed(typed) === value ? typed : decomposed(value, settings.allow_mixed);
  const inputs = useRef(new Map<FieldName, HTMLInputElement>());
  // Where the pad writes: its keys take the focus, but not this.
  const [current, setCurrent] = useState<FieldName>(names[0] ?? 'numerator');

  const go = (name: FieldName | undefined) => {
    if (name !== undefined) inputs.current.get(name)?.focus();
  };
  const beside = (name: FieldName, step: 1 | -1) => names[names.indexOf(name) + step];
  const write = (changes: Partial<Fields>) => {
    const next = { ...fields, ...changes };
    setTyped(next);
    onType(composed(next));
  };

  /** On to the next field while that is empty, then off with the answer. */
  function enter(name: FieldName) {
    const next = beside(name, 1);
    if (fields[name] !== '' && next !== undefined && fields[next] === '') go(next);
    else onEnter();
  }

  function erase(name: FieldName) {
    const before = beside(name, -1);
    if (fields[name] !== '') write({ [name]: fields[name].slice(0, -1) });
    else if (before !== undefined) go(before);
    else write({ isNegative: false });
  }

  /** What was begun as a whole number turns out to be a numerator. */
  function slash(name: FieldName) {
    if (name === 'whole' && fields.numerator === '') write({ numerator: fields.whole, whole: '' });
    go('denominator');
  }

  function press(key: PadKey, name = current) {
    if (key === 'enter') enter(name);
    else if (key === 'erase') erase(name);
    else if (key === 'minus') write({ isNegative: !fields.isNegative });
    else if (key !== 'comma') write({ [name]: fields[name] + key });
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>, name: FieldName) {
    const { selectionStart, value } = event.currentTarget;
    const moves: Readonly<Record<string, (() => void) | false>> = {
      Enter: () => enter(name),
      Backspace: value === '' && (() => erase(name)),
      '-': pad.minus === true && (() => press('minus')),
      '−': pad.minus === true && (() => press('minus')),
      '/': () => slash(name),
      ' ': () => go(beside(name, 1)),
      ArrowUp: () => go('numerator'),
      ArrowDown: () => go('denominator'),
      ArrowLeft: selectionStart === 0 && (() => go(beside(name, -1))),
      ArrowRight: selectionStart === value.length && (() => go(beside(name, 1))),
    };
    const move = moves[event.key];
    if (readOnly || !move) return;
    event.preventDefault();
    move();
  }

  useImperativeHandle(ref, () => ({ focus: () => go(current), press: (key) => press(key) }));

  const field = (name: FieldName) => (
    <input
      key={name}
      ref={(input) => {
        if (input !== null) inputs.current.set(name, input);
        return () => void inputs.current.delete(name);
      }}
      className={classes.field}
      data-field={name}
      data-current={(!readOnly && name === current) || undefined}
      data-empty={fields[name] === '' || undefined}
      inputMode="none"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={t(`answer.${name}`)}
      aria-invalid={status === 'again' || status === 'wrong' || undefined}
      readOnly={readOnly}
      value={fields[name]}
      onFocus={() => setCurrent(name)}
      onChange={(event) => write({ [name]: event.target.value.replaceAll(/\D/g, '') })}
      onKeyDown={(event) => onKey(event, name)}
    />
  );
  return (
    <span
      className={classes.answer}
      role="group"
      aria-label={label}
      data-status={status}
      data-done={readOnly || undefined}
    >
      {fields.isNegative && <span>−</span>}
      {settings.allow_mixed && field('whole')}
      <span className={classes.stack} data-whole={(readOnly && fields.denominator === '') || undefined}>
        {field('numerator')}
        {field('denominator')}
      </span>
      {status === 'right' && <IconCheck aria-label={t('rooms:question.right')} />}
      {(status === 'wrong' || status === 'again') && <IconX aria-label={t('rooms:question.wrong')} />}
    </span>
  );
}
