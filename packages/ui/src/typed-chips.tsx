import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './chips-field.module.css';

interface TypedChipsProps {
  readonly label: string;
  readonly chips: readonly string[];
  readonly onRemove: (index: number) => void;
  readonly removeLabel: (name: string) => string;
  /** What is being typed and is no chip yet. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Enter, or what was pasted behind what is typed. */
  readonly onAdd: (text: string) => void;
  /** Takes the last step back: the keys for it, while nothing is typed. */
  readonly onUndo: () => void;
  readonly placeholder?: string | undefined;
  /** The language of the chips, as HTML has it. */
  readonly lang?: string | undefined;
  /** Below it: how many there are. */
  readonly description?: ReactNode;
  readonly error?: ReactNode;
}

/** Words of which each becomes a chip as soon as it is typed or pasted. */
export function TypedChips(props: TypedChipsProps) {
  const { label, chips, onRemove, removeLabel, typed, onType, onAdd, onUndo, lang, description, error } =
    props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const about = [error ? `${id}-error` : '', description ? `${id}-description` : ''].filter(Boolean);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Never the form around it.
      event.preventDefault();
      onAdd(typed);
    } else if (typed !== '') return;
    else if (event.key === 'Backspace' && chips.length > 0) onRemove(chips.length - 1);
    else if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onUndo();
    }
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.box} data-error={error ? true : undefined} data-typed>
        {chips.map((chip, index) => (
          <span key={`${index} ${chip}`} className={classes.chip} lang={lang}>
            {chip}
            <button
              type="button"
              aria-label={removeLabel(chip)}
              onClick={() => {
                onRemove(index);
                field.current?.focus();
              }}
            >
              <IconX size={16} stroke={2.6} aria-hidden />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={id}
          type="text"
          lang={lang}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={about.length > 0 ? about.join(' ') : undefined}
          placeholder={chips.length === 0 ? props.placeholder : undefined}
          value={typed}
          onKeyDown={press}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onPaste={(event) => {
            // The browser would take line ends away, and make one word of two.
            event.preventDefault();
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const pasted = event.clipboardData.getData('text/plain');
            onAdd(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
          }}
        />
      </div>
      {description && (
        <p id={`${id}-description`} className={classes.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
