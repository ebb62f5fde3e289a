import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, addMonths, weeksOf } from './day-field-days.ts';
import { IconButton } from './icon-button.tsx';
import classes from './day-field.module.css';

export interface DayTexts {
  /** How a day is typed, as in `dd/mm/yyyy`. */
  readonly pattern: string;
  /** Of the button that opens the calendar. */
  readonly open: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
}

interface CalendarProps {
  /** YYYY-MM-DD; empty for none. */
  readonly value: string;
  readonly today: string;
  readonly locale: string;
  readonly texts: DayTexts;
  readonly onPick: (day: string) => void;
}

/** How far a key goes from a day. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A month to pick a day of, with the pointer or with the arrow keys. */
export function Calendar({ value, today, locale, texts, onPick }: CalendarProps) {
  const [at, setAt] = useState(value === '' ? today : value);
  const grid = useRef<HTMLTableElement>(null);
  // A person who turns months by their buttons stays there.
  const isByKey = useRef(true);
  useEffect(() => {
    if (isByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const [title, names, shortNames, full] = [
    format({ month: 'long', year: 'numeric' }),
    format({ weekday: 'long' }),
    format({ weekday: 'short' }),
    format({ dateStyle: 'full' }),
  ];
  const weeks = weeksOf(at);
  const turn = (months: number) => {
    isByKey.current = false;
    setAt(addMonths(at, months));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    setAt(step(at));
  };
  return (
    <div className={classes.calendar}>
      <div className={classes.month}>
        <IconButton
          small
          label={texts.previousMonth}
          icon={<IconChevronLeft aria-hidden />}
          onClick={() => turn(-1)}
        />
        <b aria-live="polite">{title.format(noon(at))}</b>
        <IconButton
          small
          label={texts.nextMonth}
          icon={<IconChevronRight aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} className={classes.days} aria-label={title.format(noon(at))}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col" abbr={names.format(noon(day))}>
                {shortNames.format(noon(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={classes.day}
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    aria-label={full.format(noon(day))}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    data-beside={!day.startsWith(at.slice(0, 7)) || undefined}
                    onKeyDown={press}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
