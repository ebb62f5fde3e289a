import classes from './tables.module.css';

interface TilesProps {
  readonly tiles: readonly {
    readonly label: string;
    readonly value: string;
    /** What it is to be compared with. */
    readonly note?: string | undefined;
    /** Says little: too few stand behind it. */
    readonly isFew?: boolean;
  }[];
}

/** Figures side by side, each with what it is compared with. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value, note, isFew = false }) => (
        <div key={label} data-few={isFew || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={classes.change}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
