import classes from './skeletons.module.css';

function times(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Lines of text that are on their way. What shows a skeleton marks its region `aria-busy`. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <div className={classes.text} aria-hidden>
      {times(lines).map((line) => (
        <span key={line} className={classes.line} />
      ))}
    </div>
  );
}

/** A card that is on its way. */
export function CardSkeleton({ lines = 2 }: { readonly lines?: number }) {
  return (
    <div className={classes.card} aria-hidden>
      <span className={classes.heading} />
      <TextSkeleton lines={lines} />
    </div>
  );
}

/** A chart that is on its way, as high as that will be. */
export function ChartSkeleton({ height }: { readonly height: number }) {
  return <span className={classes.chart} style={{ height }} aria-hidden />;
}

interface TableSkeletonProps {
  readonly rows?: number;
  readonly columns?: number;
  /** Its rows begin with a picture. */
  readonly faces?: boolean;
}

/** A table that is on its way. */
export function TableSkeleton({ rows = 8, columns = 5, faces = false }: TableSkeletonProps) {
  return (
    <div className={classes.table} aria-hidden>
      {times(rows).map((row) => (
        <div key={row} className={classes.row}>
          {faces && <span className={classes.face} />}
          {times(columns).map((column) => (
            <span key={column} className={classes.cell} />
          ))}
        </div>
      ))}
    </div>
  );
}
