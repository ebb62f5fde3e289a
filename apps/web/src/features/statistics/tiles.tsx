import classes from './tables.module.css';

interface TilesProps {
  readonly tiles: readonly {
    readonly label: string;
    readonly value: string;
    /** What it is to be compared with. */
    readonly note?: string | undefined;
    /** Why it says little, as too few stand behind it: a sentence. */
    readonly few?: string | undefined;
  }[];
}

/** Figures side by side, each with what it is compared with. */
export function Tiles({ tiles }: TilesProps) {
  return (
    <dl className={classes.tiles}>
      {tiles.map(({ label, value, note, few }) => (
        <div key={label} data-few={few === undefined ? undefined : true}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={classes.change}>{note}</dd>}
          {few !== undefined && <dd className={classes.change}>{few}</dd>}
        </div>
      ))}
    </dl>
  );
}
