import { LONGEST_OPTION } from '@mindhero/contract/limits';
import type { Language } from '@mindhero/contract/user';
import { Radio } from '@mindhero/ui/radio';
import { TextField } from '@mindhero/ui/text-field';
import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '../print/letter-of.ts';
import { keepFocus } from './keep-focus.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { DraftOption } from './text-draft.ts';
import classes from './editor.module.css';

interface OptionRowProps {
  /** Of the group of boxes that says which option is right. */
  readonly name: string;
  readonly option: DraftOption;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  /** Of the question, counted from 1. */
  readonly question: number;
  readonly language: Language;
  readonly isRight: boolean;
  readonly isRemovable: boolean;
  readonly error: string | null;
  readonly onText: (text: string) => void;
  readonly onRight: () => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** An option: whether it is right, its words, and its place, which Alt and the arrows change as well. */
export function OptionRow(props: OptionRowProps) {
  const { name, option, place, count, question, language, isRight, isRemovable, error } = props;
  const { t } = useTranslation('text_editor');
  const id = useId();
  const letter = letterOf(place);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.altKey ? steps[event.key] : undefined;
    // Enter would send the whole text.
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return;
    props.onMove(step);
    keepFocus(event.currentTarget);
  };
  return (
    <li className={classes.option} data-right={isRight || undefined}>
      <label htmlFor={id} className={classes.right} title={t('option.right', { letter, question })}>
        <Radio
          id={id}
          name={name}
          checked={isRight}
          aria-label={t('option.right', { letter, question })}
          onChange={props.onRight}
        />
      </label>
      <TextField
        className={classes.wide}
        aria-label={t('option.text', { letter, question })}
        value={option.text}
        maxLength={LONGEST_OPTION}
        lang={language.toLowerCase()}
        error={error}
        onKeyDown={press}
        onChange={({ currentTarget }) => props.onText(currentTarget.value)}
      />
      <MoveButtons
        isFirst={place === 0}
        isLast={place === count - 1}
        label={(step) => t(`option.${step}`, { letter, question })}
        onMove={props.onMove}
        onRemove={isRemovable ? props.onRemove : undefined}
      />
    </li>
  );
}
