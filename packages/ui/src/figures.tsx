import classes from './figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  /** Why it says little, as too few stand behind it. */
  readonly few?: string | undefined;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  /** `tiles`: each on its own ground, for the top of a screen; `line`: side by side, for inside a card. */
  readonly kind?: 'tiles' | 'line';
}

/** A few numbers and what they are. */
export function Figures({ figures, kind = 'tiles' }: FiguresProps) {
  return (
    <dl className={classes.figures} data-kind={kind}>
      {figures.map(({ label, value, few }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-few={few !== undefined}>
            {value}
            {few !== undefined && <small>{few}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
