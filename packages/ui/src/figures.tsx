import classes from './figures.module.css';

interface FiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** `tiles`: each on its own ground, for the top of a screen; `line`: side by side, for inside a card. */
  readonly kind?: 'tiles' | 'line';
}

/** A few numbers and what they are. */
export function Figures({ figures, kind = 'tiles' }: FiguresProps) {
  return (
    <dl className={classes.figures} data-kind={kind}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
