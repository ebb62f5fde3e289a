import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Calendar, type DayTexts } from './day-field-calendar.tsx';
import { dayText, parseDay, parseTime } from './day-field-days.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import { useDropPanel } from './use-drop-panel.ts';
import classes from './day-field.module.css';
import panelClasses from './drop-button.module.css';

interface Field {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

export interface DayFieldProps extends Field {
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  /** Told when the field is left, or a day is picked: empty for what is no day. */
  readonly onChange: (day: string) => void;
  /** YYYY-MM-DD, where the person is. */
  readonly today: string;
  readonly locale: string;
  readonly texts: DayTexts;
}

/**
 * A calendar day as the language of the page writes it; a browser's own field would follow the browser's language. It is
 * typed, or picked of a calendar.
 */
export function DayField({
  value,
  onChange,
  today,
  locale,
  texts,
  required = false,
  ...field
}: DayFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { opener, panel, place, enter } = useDropPanel('right');
  const typing = useTyped(value, {
    write: (day) => dayText(day, locale),
    read: (typed) => parseDay(typed, value === '' ? today : value),
    onChange,
  });
  return (
    <div className={classes.field}>
      <TextField
        {...field}
        {...typing}
        required={required}
        withAsterisk={false}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.pattern}
        rightSection={
          <IconButton
            ref={opener}
            small
            label={`${texts.open}: ${field.label}`}
            icon={<IconCalendar aria-hidden />}
            disabled={field.disabled}
            popoverTarget={id}
          />
        }
      />
      <div
        ref={panel}
        id={id}
        className={panelClasses.panel}
        popover="auto"
        role="dialog"
        aria-label={`${texts.open}: ${field.label}`}
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          place(event);
        }}
        onToggle={enter}
      >
        {isOpen && (
          <Calendar
            {...{ value, today, locale, texts }}
            onPick={(day) => {
              onChange(day);
              panel.current?.hidePopover();
            }}
          />
        )}
      </div>
    </div>
  );
}

interface TimeOfDayFieldProps extends Omit<Field, 'description'> {
  /** HH:mm; empty for none. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** A time of day in twenty-four hours. */
export function TimeOfDayField({ value, onChange, label, required = false, ...field }: TimeOfDayFieldProps) {
  const typing = useTyped(value, { write: (time) => time, read: parseTime, onChange });
  return (
    <TextField
      {...field}
      {...typing}
      required={required}
      className={classes.time}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
    />
  );
}

interface Reading {
  readonly write: (value: string) => string;
  readonly read: (typed: string) => string | null;
  readonly onChange: (value: string) => void;
}

/** What stands in a field while it is typed; it is read when the field is left, or by Enter. */
function useTyped(value: string, { write, read, onChange }: Reading) {
  const [typed, setTyped] = useState(() => write(value));
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setTyped(write(value));
  }
  const take = () => {
    const found = read(typed) ?? '';
    setFollowed(found);
    if (found !== '') setTyped(write(found));
    if (found !== value) onChange(found);
  };
  return {
    value: typed,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped(currentTarget.value),
    onBlur: take,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') take();
    },
  };
}
