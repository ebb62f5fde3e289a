import { DateField } from './date-time-field.tsx';
import classes from './day-span.module.css';

interface End {
  readonly label: string;
  /** YYYY-MM-DD; undefined for none. */
  readonly value: string | undefined;
  /** Told an empty text for none. */
  readonly onChange: (day: string) => void;
}

/** Narrows a list to the days from one to another, in the bar above it. */
export function DaySpan({ first, last }: { readonly first: End; readonly last: End }) {
  return (
    <div className={classes.days} data-seen>
      {[first, last].map(({ label, value, onChange }) => (
        <DateField key={label} label={label} value={value ?? ''} onChange={onChange} />
      ))}
    </div>
  );
}
